import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 8. */
export const pages: BookPages = {
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
};
