import type { BookPages } from '../library.ts';

/** The Soviet book, stage 8. */
export const pages: BookPages = {
  cs: {
    stories: {
      '8a': [
        'Zdi školy vydržely a tank odjel tam, odkud přijel. Strelcova srazil z nohou náraz zdiva; od té doby špatně slyší na levé ucho a chodí opatrně, jako po kluzkém. Zpátky za řeku ho poslat nešlo. Řekl, že řidiči stačí oči.',
        'V noci přirazil prám s vaším prvním tankem, s T-34 nadporučíka Větrova, a za ním přitáhli vojáci na lanech protitankový kanón. K Vedeňapinovi přibyli tři lidé, dva z nich s brašnou granátů. Žluděv tank obešel, poklepal na pancíř a zeptal se, jestli se uvnitř topí.',
        'Teď jste na řadě vy. Před školou stojí jejich kanón a za ním předpolí nádraží.',
      ],
      '8b': [
        'Náměstí je zryté pásy a uprostřed zůstala z kašny jen mísa s dešťovou vodou. Pijí z ní obě strany, v noci a každá odjinud.',
        'Přes řeku přijel T-34 nadporučíka Větrova a s ním protitankový kanón Rodiona Guseva. Kanón se postaví jednou a potom už se s ním nehne, to dobře víte vy i Gusev. K Vedeňapinovi přibyli tři lidé, dva z nich s brašnou granátů.',
        {
          man: [54],
          there:
            'Kolesnikovová dostala z domova knihu. Čte ji nahlas, vždycky dvě stránky, a pak zhasne.',
          gone: 'Pro Kolesnikovovou přišla z domova kniha. Čte z ní teď Nina Orlovová, vždycky dvě stránky, a pak zhasne.',
        },
      ],
      '8c': [
        'O náměstí se zatím jen střílí, dojít na ně nemůže nikdo. Elektrárna nemá střechu a do haly sněží saze.',
        'Přes řeku přijel T-34 nadporučíka Větrova a s ním protitankový kanón Rodiona Guseva. Kanón se postaví jednou a potom už se s ním nehne, to dobře víte vy i Gusev. K Vedeňapinovi přibyli tři lidé, dva z nich s brašnou granátů.',
        {
          man: [54],
          there:
            'Kolesnikovová dostala z domova knihu. Čte ji nahlas, vždycky dvě stránky, a pak zhasne.',
          gone: 'Pro Kolesnikovovou přišla z domova kniha. Čte z ní teď Nina Orlovová, vždycky dvě stránky, a pak zhasne.',
        },
      ],
      '8d': [
        'Pořád držíte mlýn a kus břehu. Důstojníci, kteří tu veleli minulý týden, už tu nejsou, a tak se rozkazy ptají na Strelcova. Naučil se je dávat krátké: číslo domu, hodina, kdo. Lidé mu věří, protože nikdy neřekne „snadno“.',
        'Dnes v noci přijel na prámu T-34 nadporučíka Větrova. Vyložit ho trvalo dvě hodiny a tři muži při tom zůstali ve vodě. Jiní tři došli až k Vedeňapinovi, dva z nich s brašnou granátů.',
        'Na protější straně si Němci vykopali v ruinách postavení pro protitankový kanón. Půjdete na ně dřív, než se rozkoukají.',
      ],
    },
    briefings: {
      '081':
        'Cestu otevírá Větrovův tank; nevystavujte ho kanónu v ulici, ten se odtud nehne. Pět bodů.',
      '082':
        'Čtyři body, nebo tři a rozprášený tank. Kanón v ulici má na mušce kiosek; nalákejte je tam.',
      '083':
        'Čtyři body a dva máte. Kanón sedí v opevněném zákopu; vezměte si to, co leží vlevo a vpravo od něj.',
    },
  },
  en: {
    stories: {
      '8a': [
        'The walls of the school held, and the tank went back where it came from. Falling masonry knocked Streltsov off his feet; since then he has heard badly in his left ear and walked with care, as on ice. There was no sending him across the river. A driver, he said, only needs his eyes.',
        'In the night a raft brought your first tank, Lieutenant Vetrov’s T-34, and behind it men hauled an anti-tank gun ashore on ropes. Three men have joined Vedenyapin, two of them with a bag of grenades. Zhludev walked round the tank, knocked on the armour and asked whether there was a stove inside.',
        'Now it is your turn. In front of the school stands their gun, and behind it the forecourt of the station.',
      ],
      '8b': [
        'The square is ploughed by tracks, and all that is left of the fountain is a basin of rainwater. Both sides drink from it, at night, each from its own side.',
        'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev. Three men have joined Vedenyapin, two of them with a bag of grenades.',
        {
          man: [54],
          there:
            'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
          gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
        },
      ],
      '8c': [
        'The square is only being shot at, nobody can reach it. The power plant has no roof, and soot snows into the hall.',
        'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev. Three men have joined Vedenyapin, two of them with a bag of grenades.',
        {
          man: [54],
          there:
            'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
          gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
        },
      ],
      '8d': [
        'You still hold the mill and a piece of the bank. The officers who commanded here last week are gone, and so orders come asking for Streltsov. He has learnt to give short ones: number of the house, hour, who. The men trust him because he never says “easy”.',
        'Tonight Lieutenant Vetrov’s T-34 came over on a raft. Unloading it took two hours, and three men were left in the water. Three others got as far as Vedenyapin, two of them with a bag of grenades.',
        'Across from you the Germans have dug a position for an anti-tank gun into the ruins. You will go at them before they have settled in.',
      ],
    },
    briefings: {
      '081':
        'Vetrov’s tank opens the way; keep it out of sight of the gun in the street, which cannot turn or move away. Five points.',
      '082':
        'Four points, or three and their tank routed. The gun in the street covers the kiosk; lure them there.',
      '083':
        'Four points, and two you have. Their gun sits in a fortified trench; take what lies left and right of it.',
    },
  },
};
