import type { BookPages } from '../library.ts';

/** The German book, stage 8. */
export const pages: BookPages = {
  cs: {
    stories: {
      '8a': [
        'Ztratili jste toho tolik, že se velitelství přestalo ptát na čísla a začalo se ptát na Wegenera. Chodí od družstva k družstvu, podrží, podepře, vymění. Jako by celé ty týdny spravoval jedny jediné dveře.',
        'Přitáhli jste protitankový kanón Hugo Steinerta. Kde se postaví, tam zůstane; Steinert si místo vybíral dvě hodiny a pak si k němu přinesl židli. Ke třetímu družstvu přibyli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů.',
        'Ze školy je slyšet motor, který k vám nepatří. Rusové mají tank.',
      ],
      '8b': [
        'Tanky rozjezdily náměstí na kaši a ta kaše teď v noci mrzne. Kdo chce přejít, ten klouže, a kdo klouže, ten je slyšet.',
        'Přitáhli jste protitankový kanón Hugo Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů. Rusové dělají totéž, o tři domy dál. Někdy se zdá, že obě strany hrají podle jedněch not.',
        {
          man: [16],
          there:
            'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
          gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
        },
      ],
      '8c': [
        'Náměstí je vaše a nikdo na něm nestojí. Drží se z oken, ze sklepů a z toho, co zbylo z kašny.',
        'Přitáhli jste protitankový kanón Hugo Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla a tři muži, dva z nich s brašnou granátů. Od elektrárny je slyšet motor, který k vám nepatří.',
        {
          man: [16],
          there:
            'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
          gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
        },
      ],
      '8d': [
        'K řece zbývá tak málo, že Wegener přestal hlídat, kde stojí, a dostal to do boku. Odmítl odjet. Sedí v přízemí nárožního domu, zabalený do záclony, a rozkazy dává šeptem; lidé se k němu musejí naklonit a to jim, jak říká, prospívá.',
        'Přitáhli jste protitankový kanón Hugo Steinerta a vykopali mu v ruinách postavení. Kahlovi ženisté ho zpevnili kolejnicemi. S nimi přišli ke třetímu družstvu tři muži, dva z nich s brašnou granátů.',
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
  },
  en: {
    stories: {
      '8a': [
        'You have lost so much that headquarters has stopped asking for figures and begun to ask for Wegener. He goes from squad to squad, holds up, props, replaces. As if he had been mending one single door all these weeks.',
        'You have hauled up Hugo Steinert’s anti-tank gun. Where it is set up it will stay; Steinert took two hours to choose the place, and then he brought himself a chair. Siegmund Kahl’s engineers have joined the third squad, and three men, two of them with a bag of grenades.',
        'From the school comes the sound of an engine that is not one of yours. The Russians have a tank.',
      ],
      '8b': [
        'The tanks have churned the square to slush, and now at night the slush freezes. Whoever wants to cross slips, and whoever slips is heard.',
        'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad, with three men, two of whom carry a bag of grenades. The Russians are doing the same, three houses away. At times it seems that both sides play from one score.',
        {
          man: [16],
          there:
            'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
          gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
        },
      ],
      '8c': [
        'The square is yours, and nobody stands on it. It is held from windows, from cellars and from what is left of the fountain.',
        'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad, with three men, two of whom carry a bag of grenades. From the power plant comes the sound of an engine that is not one of yours.',
        {
          man: [16],
          there:
            'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
          gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
        },
      ],
      '8d': [
        'So little is left to the river that Wegener stopped minding where he stood, and was hit in the side. He refused to go. He sits on the ground floor of the corner house, wrapped in a curtain, and gives his orders in a whisper; the men have to lean towards him, and that, he says, is good for them.',
        'You have hauled up Hugo Steinert’s anti-tank gun and dug a position for it into the ruins. Kahl’s engineers strengthened it with rails. With them three men came to the third squad, two of them with a bag of grenades.',
        'In the night a sentry heard, or perhaps it was only the wind, something heavy being put on the water on the far bank. In the morning it was clear what. They have a tank.',
      ],
    },
    briefings: {
      '081':
        'The gun is where it is, and there it stays. Four points; the square gives two, and they have to cross it.',
      '082':
        'Four points, or two and their tank routed. Steinert’s gun covers the square; let them come to it.',
      '083':
        'Six points. The trench is fortified and the gun cannot be driven out of it; hold it, and go out to both sides.',
    },
  },
};
