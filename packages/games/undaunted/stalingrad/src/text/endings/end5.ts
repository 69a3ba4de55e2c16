import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'O dvě stě kroků',
    soviet: [
      'Bojovalo se od tmy do tmy. Když se setmělo podruhé, nestřílel na druhé straně nikdo. Bylo to vaše vítězství a měřilo dvě stě kroků.',
      'Nina Orlovová četla té noci nahlas ze sešitu, jedno jméno za druhým, a kdo toho člověka znal, řekl „zde“. Četla do rána.',
      'Devatenáctého zaduněla step. Stačilo vydržet tak dlouho. Vydrželi jste.',
    ],
    german: [
      'Bojovalo se od tmy do tmy. Chybělo tak málo, že se o tom na velitelství ještě dlouho dohadovali, dokud bylo nějaké velitelství.',
      'Rehden padl v poledne. V zápisníku měl vaše jména a u každého jednu věc, kterou o něm věděl: „hraje“, „kráva Liesel“, „bojí se tmy“.',
      'Potom přišel kruh a zima. Lindner se vrátil domů v osmačtyřicátém. První den ve třídě napsal na tabuli příklad a nedokázal ho dopočítat.',
    ],
  },
  en: {
    title: 'Two hundred paces',
    soviet: [
      'The fighting went on from dark to dark. When it grew dark for the second time, nobody was firing on the other side. It was your victory, and it measured two hundred paces.',
      'That night Nina Orlova read aloud from the book, one name after another, and whoever had known the man said “here”. She read until morning.',
      'On the nineteenth the steppe began to rumble. All you had to do was to last that long. You lasted.',
    ],
    german: [
      'The fighting went on from dark to dark. So little was missing that headquarters argued about it for a long time, as long as there was a headquarters.',
      'Rehden fell at noon. In his notebook he had your names, and with each of them one thing that he knew about the man: “plays”, “cow called Liesel”, “afraid of the dark”.',
      'Then came the ring and the winter. Lindner got home in forty-eight. On his first day in class he wrote a sum on the blackboard and could not work it out.',
    ],
  },
};
