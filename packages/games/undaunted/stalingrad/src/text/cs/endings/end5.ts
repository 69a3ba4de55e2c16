import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
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
};
