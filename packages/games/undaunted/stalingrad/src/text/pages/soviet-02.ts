import type { BookPages } from '../library.ts';

/** The Soviet book, stage 2. */
export const pages: BookPages = {
  cs: {
    stories: {
      '2a': [
        'Náměstí je vaše. Strelcov dal na suchou kašnu pověsit cedulku zastávky, kterou našel v rumu, a Gorškov ji zase sundal: hlídka by se proti ní rýsovala jako na podnose.',
        {
          man: [4],
          there:
            'Nejmladší z čety, osmnáctiletý Anton Belikov, včera poprvé střílel na člověka. Dnes nejí a říká, že nemá hlad.',
          gone: 'Nejmladší z čety, osmnáctiletý Anton Belikov, leží u kašny pod plachtou. Matce napíšou, že netrpěl.',
        },
        'Od rána někdo střílí z oken školy. Po jedné ráně, s dlouhými přestávkami, a pokaždé dobře. Z vedlejšího úseku vám přidělili Darju Kolesnikovovou, knihovnici z Omska. Pušku si nese zabalenou v šále.',
        'Jednoho z kulometčíků družstva A vystřídal Viktor Sajenko, výhybkář z Kupjansku. Nemíří na lidi, říká, ale na místa, kudy půjdou.',
      ],
      '2b': [
        'Náměstí zůstalo jim. Ustoupili jste k elektrárně, mezi vychladlé turbíny, a Strelcov spočítal lidi dvakrát, protože poprvé mu to nevyšlo.',
        {
          man: [4],
          there:
            'Nejmladší z čety, osmnáctiletý Anton Belikov, přinesl z náměstí dvě pušky, svou a cizí. Komu patřila ta druhá, nechce říct.',
          gone: 'Nejmladší z čety, osmnáctiletý Anton Belikov, zůstal na náměstí. Za tmy pro něj chtěli jít tři, Strelcov nepustil žádného.',
        },
        'Z domů kolem kašny střílí odstřelovač. Poslali vám proti němu Darju Kolesnikovovou, knihovnici z Omska. Sedla si k oknu, podívala se na hodiny a řekla, že první den se jen čte.',
        'Jednoho z kulometčíků družstva A vystřídal Viktor Sajenko, výhybkář z Kupjansku. Nemíří na lidi, říká, ale na místa, kudy půjdou.',
      ],
    },
    briefings: {
      '021':
        'Pět bodů, nebo tři a rozprášený odstřelovač. Sedí ve škole a má dobrý kryt; napřed ho přitiskněte k zemi a vezměte dům naproti.',
      '022':
        'Pět bodů, nebo čtyři a rozprášený odstřelovač. Domy na obou koncích linie dávají po dvou; k severnímu to máte blíž.',
    },
  },
  en: {
    stories: {
      '2a': [
        'The square is yours. Streltsov had a tram stop sign, found in the rubble, hung on the dry fountain; Gorshkov took it down again, because the morning sentry would have shone against it.',
        {
          man: [4],
          there:
            'The youngest of the platoon, Anton Belikov, eighteen, shot at a man for the first time yesterday. Today he does not eat and says he is not hungry.',
          gone: 'The youngest of the platoon, Anton Belikov, eighteen, lies by the fountain under a tarpaulin. His mother will be told that he did not suffer.',
        },
        'Since dawn somebody has been firing from the windows of the school. One shot at a time, with long pauses, and every one of them good. The next sector has lent you Darya Kolesnikova, a librarian from Omsk. She carries her rifle wrapped in a scarf.',
        'One of the gunners of squad A has been relieved by Viktor Sayenko, a pointsman from Kupiansk. He does not aim at men, he says, but at the places where they will pass.',
      ],
      '2b': [
        'The square is theirs. You fell back to the power plant, among the cold turbines, and Streltsov counted his men twice because the first time it did not come out.',
        {
          man: [4],
          there:
            'The youngest of the platoon, Anton Belikov, eighteen, came back from the square with two rifles, his own and another. Whose the other one was he will not say.',
          gone: 'The youngest of the platoon, Anton Belikov, eighteen, stayed on the square. After dark three men wanted to fetch him; Streltsov let none of them go.',
        },
        'From the houses around the fountain a sniper is firing. Against him they have sent you Darya Kolesnikova, a librarian from Omsk. She sat down at a window, looked at her watch and said that on the first day one only reads.',
        'One of the gunners of squad A has been relieved by Viktor Sayenko, a pointsman from Kupiansk. He does not aim at men, he says, but at the places where they will pass.',
      ],
    },
    briefings: {
      '021':
        'Five points, or three and their sniper routed. He sits in the school, well covered; pin him down first, and take the block opposite.',
      '022':
        'Five points, or four and their sniper routed. The blocks at both ends of the line give two each; you are nearer to the northern one.',
    },
  },
};
