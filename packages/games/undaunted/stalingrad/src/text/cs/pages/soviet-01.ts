import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 1. */
export const pages: BookPages = {
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
};
