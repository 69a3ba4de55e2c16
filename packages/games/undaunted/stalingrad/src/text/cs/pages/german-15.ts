import type { BookPages } from '../../library.ts';

/** The German book, stage 15. */
export const pages: BookPages = {
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
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný úkol.',
    '152':
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný úkol.',
  },
};
