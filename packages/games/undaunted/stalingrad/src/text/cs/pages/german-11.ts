import type { BookPages } from '../../library.ts';

/** The German book, stage 11. */
export const pages: BookPages = {
  stories: {
    '11a': [
      'Domy ani školu jste nedobyli zpátky. Kessler přestal slibovat. Naučil se místo toho mlčet, naslouchat a vytáhnout lidi dřív, než se zeď hne; jeho družstvo je najednou nejlepší z čety a on to nechce slyšet.',
      'Pod ulicemi vedou stoky a oni v nich chodí. Hlídky to poznají podle krys: ty běží vždycky opačným směrem. Dovezli vám pěchotní děla Adama Kirsche; střílejí na pár domů a na každý zvlášť.',
      'Lindner říká, že se bojuje ve třech patrech: pod zemí, na zemi a v hlavě.',
    ],
    '11b': [
      'Pod kašnou je poklop a pod ním kanál. Rusové ho znají. Dva z vašich tam sestoupili s lampou a vrátila se lampa.',
      {
        man: [18],
        there:
          'Sepp Ranftl, horal z Tyrolska, tam slezl pak sám, bez lampy. Prý je to jako v jeskyni: nesmíš spěchat a nesmíš věřit očím.',
        gone: 'Sepp Ranftl, horal z Tyrolska, by tam slezl bez lampy. Říkával, že v jeskyni nesmíš spěchat a nesmíš věřit očím.',
      },
      'Přivezli pěchotní děla Adama Kirsche. Rusům střílejí děla z druhého břehu, po jedné ráně, pečlivě, jako když někdo píše na stroji a hledá písmena.',
    ],
    '11c': [
      'Z elektrárny vede pod náměstí kabelová chodba. Našli jste ji, když se pod hlídkou u kašny propadla dlažba. Kdo je na druhém konci, se ví.',
      {
        man: [18],
        there:
          'Sepp Ranftl, horal z Tyrolska, tam slezl sám, bez lampy. Prý je to jako v jeskyni: nesmíš spěchat a nesmíš věřit očím.',
        gone: 'Sepp Ranftl, horal z Tyrolska, by tam slezl bez lampy. Říkával, že v jeskyni nesmíš spěchat a nesmíš věřit očím.',
      },
      'Přivezli pěchotní děla Adama Kirsche. Rusům střílejí děla z druhého břehu, po jedné ráně, pečlivě, jako když někdo píše na stroji a hledá písmena.',
    ],
    '11d': [
      'Johann Kessler došel k řece. Viděli ho stát na břehu, minutu, možná dvě, s rukama podél těla. Potom tam nebyl. Jeho družstvo převzal Wilhelm Stroh, řezník z Fuldy, který mluví jen tehdy, když má někdo vstát.',
      'Ze sklepa nárožního domu vede štola k sýpce. Oni v ní chodí, vy v ní nasloucháte. Dovezli vám pěchotní děla Adama Kirsche.',
      'Na mapě je celé město vaše, až na kousek, který by zakryla mince. Velitelství tu minci na mapu opravdu položilo a vyfotografovalo.',
    ],
  },
  briefings: {
    '111':
      'Pole s tunely spolu sousedí. Cíle a zničené tunely se sčítají, dohromady pět. Pěchotní dělo nestřílí na to, co má před sebou na dosah ruky.',
    '112':
      'Chodba vede z náměstí rovnou za jejich záda a odtud rovnou za vaše. Cíle a zničené tunely se sčítají, dohromady pět.',
    '113': 'Štola končí v sýpce a tu mají oni. Cíle a zničené tunely se sčítají, dohromady pět.',
  },
};
