import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 9. */
export const pages: BookPages = {
  stories: {
    '9a': [
      'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Kolem osmé se zvedl vzduch. Letadla přilétala ve vlnách, tak hustě, že je nejmladší v četě přestali počítat, a škola se pokaždé nadechla a vydechla prach.',
      'K přístavišti jsou zakopaná protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Melnik jim nabídl výměnu. Galina se na něj podívala a řekla: „Umíte logaritmy?“',
      'Dnes nikdo nezíská ani dům. Jde o to, kolik jich zbude.',
    ],
    '9b': [
      'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Kolem osmé se zvedl vzduch. Letadla přilétala ve vlnách a náměstí, které jste tak dlouho drželi, se po částech přestěhovalo na nebe.',
      'K přístavišti jsou zakopaná protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Gorškov, který má doma dceru, se s nimi nedokáže bavit o ničem jiném než o jídle.',
      'Zůstat ve sklepích nesmíte: kdo dnes zůstane ve sklepě, toho tam zítra najdou. Jděte blíž k nim. Na vlastní lidi bomby neházejí.',
    ],
    '9c': [
      'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Letadla nelétala na vás, ale přes vás: na přístaviště. Bez něj nebude chléb, náboje ani cesta ven pro ty, kdo už nemůžou.',
      'U mola stojí protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Vedeňapin jim pomáhal nosit bedny a potom se ptal, kde se to naučily. „Ve škole,“ řekla Galina. „V matematice.“',
      'Dnes se nepůjde dopředu. Dnes musí zůstat molo.',
    ],
    '9d': [
      'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Z břehu, který držíte, se stal nejhustěji bombardovaný kus země, jaký kdo z vás viděl, a to tu byli všichni od září.',
      'U mola stojí protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Když se jedno převrátilo, postavily ho a střílely dál; a Strelcov, který neklel ani při přestupu, zaklel.',
      'Nina Orlovová odváží raněné po čtyřech. Dokud drží molo, má je kam odvážet.',
    ],
  },
  briefings: {
    '091':
      'K vítězství vám stačí tři body. Němcům se počítá každá poškozená budova a každé kolo, v němž ovládají sad u vás vzadu, dohromady šest. Děvčata u děl umějí sestřelit bombardér jednou provždy; nechte je střílet, než domy zmizí.',
    '092':
      'Každé kolo, v němž ovládáte molo, přinese bod; po jedenácti mohou čluny přistát. Nenechávejte molo prázdné.',
  },
};
