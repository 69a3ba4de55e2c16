import type { BookPages } from '../library.ts';

/** The German book, stage 15. */
export const pages: BookPages = {
  cs: {
    stories: {
      '15a': [
        'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. První tři nestihl nikdo pořádně poznat. Rehden obešel všechny, každému podal ruku a zeptal se ho na jméno; zapisoval si je, aby je uměl.',
        'Držíte nádraží a obchodní dům, oni skoro všechno ostatní. Rozkaz na jedenáctého listopadu zní: útok po celé šířce. Jedenáctého listopadu skončila minulá válka, poznamenal Lindner. Rehden odpověděl, že otci to říkali taky.',
        'Půjdou i kuchaři. Půjde i Nagel; odevzdal pečlivě klíče.',
      ],
      '15b': [
        'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Zeptal se, kolik lidí zbývá, a Wegener řekl: „Na četu málo. Na výčitky dost.“',
        {
          man: [13],
          there:
            'Lorenz Staudt zavřel deník. Dal ho Hartungovi s tím, že sanitáře obvykle nechají projít.',
          gone: 'Deník Lorenze Staudta má Hartung. Sanitáře obvykle nechají projít. Wegener mu k tomu nadiktoval adresu; našel ji až teď, na vnitřní straně desek.',
        },
        'Škola je vaše, náměstí jejich. Jedenáctého ráno se půjde po celé šířce. Potom už velitelství nic nenaplánovalo.',
      ],
      '15c': [
        'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Zeptal se, kolik lidí zbývá, a Wegener řekl: „Na četu málo. Na výčitky dost.“',
        {
          man: [13],
          there:
            'Lorenz Staudt zavřel deník. Dal ho Hartungovi s tím, že sanitáře obvykle nechají projít.',
          gone: 'Deník Lorenze Staudta má Hartung. Sanitáře obvykle nechají projít. Wegener mu k tomu nadiktoval adresu; našel ji až teď, na vnitřní straně desek.',
        },
        'Náměstí držíte; chybí elektrárna, nárožní dům a řeka. Jedenáctého ráno půjde všechno, co zbylo. Mluví se o tom, že se ve stepi severně od města něco hýbe. Nahlas se o tom nemluví.',
      ],
      '15d': [
        'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Wegener ho zavedl do nejvyššího okna a ukázal mu řeku. Rehden mlčel a pak řekl: „Tak malá věc.“ Myslel ten kus břehu, který ještě zbývá.',
        'Jedenáctého ráno půjdete po celé šířce. Rusové už nemají kam ustoupit; Hartung říká, že takoví lidé se v lékařství nazývají stabilizovaní.',
        'V noci bylo daleko na severu slyšet dunění, které neumlklo. Velitelství to označilo za bouřku. V listopadu, řekl Lindner, a poslouchal dál.',
      ],
    },
    briefings: {
      '151':
        'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný rozkaz.',
      '152':
        'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný rozkaz.',
    },
  },
  en: {
    stories: {
      '15a': [
        'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Nobody had time to get to know the first three. Rehden went round to everybody, shook hands and asked for their names; he wrote them down so as to know them.',
        'You hold the station and the department store, they hold nearly everything else. The order for 11 November is: attack along the whole front. On 11 November the last war ended, Lindner remarked. They told my father so too, replied Rehden.',
        'The cooks will go as well. So will Nagel; he handed in his keys with care.',
      ],
      '15b': [
        'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
        {
          man: [13],
          there:
            'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
          gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
        },
        'The school is yours, the square is theirs. On the morning of the eleventh it will be the whole front. After that headquarters has planned nothing.',
      ],
      '15c': [
        'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
        {
          man: [13],
          there:
            'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
          gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
        },
        'You hold the square; you lack the power plant, the corner house and the river. On the morning of the eleventh everything goes that is left. Something, people say, is moving in the steppe north of the city. They do not say it aloud.',
      ],
      '15d': [
        'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Wegener took him to the highest window and showed him the river. Rehden was silent and then said: “Such a small thing.” He meant the piece of bank that is still to be taken.',
        'On the morning of the eleventh you go along the whole front. The Russians have nowhere left to retreat to; in medicine, says Hartung, such people are called stable.',
        'In the night there was a rumbling far in the north that did not stop. Headquarters put it down as a thunderstorm. In November, said Lindner, and went on listening.',
      ],
    },
    briefings: {
      '151':
        'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
      '152':
        'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
    },
  },
};
