import type { BookPages } from '../../library.ts';

/** The German book, stage 8. */
export const pages: BookPages = {
  stories: {
    '8a': [
      'Ztratili jste toho tolik, že se velitelství přestalo ptát na čísla a začalo se ptát na Wegenera. Chodí od družstva k družstvu, podrží, podepře, vymění. Jako by celé ty týdny spravoval jedny jediné dveře.',
      'Přitáhli jste protitankový kanón Huga Steinerta. Kde se postaví, tam zůstane; Steinert si místo vybíral dvě hodiny a pak si k němu přinesl židli. Ke třetímu družstvu přibyli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů.',
      'Ze školy je slyšet motor, který k vám nepatří. Rusové mají tank.',
    ],
    '8b': [
      'Tanky rozjezdily náměstí na kaši a ta kaše teď v noci mrzne. Kdo chce přejít, ten klouže, a kdo klouže, ten je slyšet.',
      'Přitáhli jste protitankový kanón Huga Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů. Rusové dělají totéž, o tři domy dál. Někdy se zdá, že obě strany hrají podle jedněch not.',
      {
        man: [16],
        there:
          'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
        gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
      },
    ],
    '8c': [
      'Náměstí je vaše a nikdo na něm nestojí. Drží se z oken, ze sklepů a z toho, co zbylo z kašny.',
      'Přitáhli jste protitankový kanón Huga Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů. Od elektrárny je slyšet motor, který k vám nepatří.',
      {
        man: [16],
        there:
          'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
        gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
      },
    ],
    '8d': [
      'K řece zbývá tak málo, že Wegener přestal hlídat, kde stojí, a dostal to do boku. Odmítl odjet. Sedí v přízemí nárožního domu, zabalený do záclony, a rozkazy dává šeptem; lidé se k němu musejí naklonit a to jim, jak říká, prospívá.',
      'Přitáhli jste protitankový kanón Huga Steinerta a vykopali mu v ruinách postavení. Kahlovi ženisté ho zpevnili kolejnicemi. S nimi přišli ke třetímu družstvu tři muži, dva z nich s brašnou granátů.',
      'V noci slyšela hlídka, nebo to byl jen vítr, jak na druhém břehu spouštějí na vodu něco těžkého. Ráno bylo jasné co. Mají tank.',
    ],
  },
  briefings: {
    '081':
      'Kanón stojí, kde stojí, a tam také zůstane. Čtyři body; náměstí dává dva a oni přes ně musí.',
    '082':
      'Čtyři body, nebo dva a rozprášený tank. Steinertův kanón má na mušce náměstí; ať k němu přijdou sami.',
    '083':
      'Šest bodů. Zákop je opevněný a kanón z něj nikdo nevytlačí; držte ho a vyražte na obě strany.',
  },
};
