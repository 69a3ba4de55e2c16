import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 15. */
export const pages: BookPages = {
  stories: {
    '15a': [
      'Obě strany poslaly do města to poslední. K vám přišel poručík Jelizar Chomutov s osmnácti kadety, kterým sahají přilby po uši. Strelcov je provedl úsekem a jmenoval domy podle toho, co v nich bývalo: pekař, lékárna, moje zastávka.',
      'Máte náměstí, školu i dělnické domy. Z druhé strany je slyšet, jak se formuje útok přes celou šířku, od obchodního domu po vlečku. Přijde ráno jedenáctého.',
      'Sešit se jmény je dopsaný. Začali druhý a na jeho první stranu napsal Gorškov jen datum. Věří, že víc nebude potřeba.',
    ],
    '15b': [
      'Poručík Jelizar Chomutov přivedl do čety osmnáct kadetů a přinesl rozkaz, který je kratší než jeho jméno: držet. Náměstí je vaše, nic víc. Za celý podzim jste se nepohnuli o víc než dvě stě kroků, a přece nikdo z těch, kdo je ušli, není tentýž.',
      {
        man: [8],
        there: 'Timur Sadykov napsal za kadety dopisy domů. Osmnáct, každý jiný. Sám napsal jeden.',
        gone: 'Dopisy domů píše za kadety Nina Orlovová. Dělával to Timur Sadykov; tři, které nedopsal, dopsala taky.',
      },
      'Ráno jedenáctého začnou oni. Nebo vy. Na tom už nezáleží.',
    ],
    '15c': [
      'Poručík Jelizar Chomutov přivedl osmnáct kadetů. Jeden se zeptal, kde je fronta. Žluděv mu ukázal na zeď a řekl: „Zaklepej.“',
      {
        man: [8],
        there: 'Timur Sadykov napsal za kadety dopisy domů. Osmnáct, každý jiný. Sám napsal jeden.',
        gone: 'Dopisy domů píše za kadety Nina Orlovová. Dělával to Timur Sadykov; tři, které nedopsal, dopsala taky.',
      },
      'Držíte elektrárnu, nárožní dům, rokli a břeh. Chybí vám náměstí, na kterém jste začali. Ráno jedenáctého se o všem rozhodne a Strelcov má pod paží cedulku zastávky. Jde ji prý vrátit.',
    ],
    '15d': [
      'Poručík Jelizar Chomutov přeplul mezi krami v děravém člunu a s ním jedenáct kadetů z osmnácti. Rozhlédl se, zeptal se, kde je zbytek roty, a Strelcov řekl: „Tady.“',
      'Držíte pruh u řeky. Vzadu, za stepí, prý se něco chystá; Vedeňapin to poslal po posledním prámu: přes řeku jde v noci všechno na sever a na jih, a nic k vám. Baturin lidem řekl pravdu: vaším úkolem je být tu ještě za týden.',
      'Ráno jedenáctého listopadu na vás půjdou se vším. Gorškov napsal dceři, že se vrátí. Poprvé od září to napsal.',
    ],
  },
  briefings: {
    '151':
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný úkol.',
    '152':
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady jedenáct. Máte k tomu tajný úkol.',
  },
};
