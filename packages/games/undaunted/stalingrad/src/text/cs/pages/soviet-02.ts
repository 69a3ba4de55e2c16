import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 2. */
export const pages: BookPages = {
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
};
