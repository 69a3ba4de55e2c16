import type { BookPages } from '../library.ts';

/** The Soviet book, stage 1. */
export const pages: BookPages = {
  cs: {
    stories: {
      '1a': [
        'Přes Volhu jste jeli v noci, přikrčení na prámu mezi bednami s náboji. Hořela i voda. Zástupce velitele čety Michail Strelcov řídil v tomhle městě dvanáct let tramvaj a celou cestu šeptem vyjmenovával zastávky, jako by je hlásil cestujícím.',
        'Ráno vás postavili na kraj náměstí 9. ledna. Domy kolem ještě stojí, kašna uprostřed je suchá. Na druhé straně už jsou oni.',
        'Velitel družstva A Andrej Gorškov odtud má domů deset minut pěšky. Velitel družstva B Josif Melnik říká, že v Oděse by takovému náměstí řekli dvorek. Nikdo se nesměje, ale všem je o něco líp.',
      ],
    },
    briefings: {
      '011':
        'Stačí čtyři body a samotná kašna dává dva. Pátrače pusťte dopředu, jen ne zbytečně daleko: každé nové pole vás stojí kartu válečného zmatku.',
    },
  },
  en: {
    stories: {
      '1a': [
        'You crossed the Volga at night, crouched on a raft between crates of ammunition. Even the water was burning. Platoon Sergeant Mikhail Streltsov drove a tram in this city for twelve years, and all the way over he whispered the names of the stops, as if he were calling them out to passengers.',
        'In the morning they put you at the edge of 9 January Square. The houses around it still stand, the fountain in the middle is dry. On the other side they are already there.',
        'Andrei Gorshkov, who leads squad A, lives ten minutes from here on foot. Iosif Melnik, who leads squad B, says that in Odessa they would call such a square a backyard. Nobody laughs, but everybody feels a little better.',
      ],
    },
    briefings: {
      '011':
        'Four points are enough, and the fountain alone gives two. Send the scouts ahead, but no further than you need: every new tile costs you a Fog of War.',
    },
  },
};
