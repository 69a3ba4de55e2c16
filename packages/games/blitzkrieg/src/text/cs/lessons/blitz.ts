import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/blitz.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Osa je na tahu. Sledujte mapu, nebo kliknutím přeskočte.',
  doneText:
    'Tuto válku jste vyhráli, protože Osa neměla co umístit. I ve svých hrách sledujte obě zásoby: válka může skončit dávno předtím, než má někdo 25 bodů.',
  leave: 'Připravit hru',
  steps: {
    war: {
      title: 'Uprostřed války',
      text: 'Znovu vedete Spojence, tentokrát po pěti kolech jiné války. V Jihovýchodní Asii máte náskok 8 políček a vaše vlajka stojí na jedenáctém. Kostička, která dojde k vlajce, hned uzavře celé válčiště; dovede ji tam ale jen žeton umístěný na něm.',
    },
    count: {
      title: 'Spočítejte žetony',
      text: 'Kdo nemá na začátku svého tahu co umístit, prohrává bez ohledu na to, kolik má bodů. Osu jste v prvním tahu bombardovali, takže jí v zásobě zbývají dva žetony; vy máte tři. Než je použijete, získejte ještě další.',
    },
    token: {
      title: 'Žeton za žeton',
      text: 'Po běžném tahu je zásoba stejně velká jako před ním: žeton umístíte a jeden si dolosujete. S továrnou je to jinak. Vyberte Letectvo 1.',
    },
    industry: {
      title: 'Průmysl',
      text: 'Za továrnu v Pacifiku si ze sáčku dolosujete žeton navíc. Ukažte na ni, ať vidíte, co získáte, a umístěte tam Letectvo 1.',
    },
    drawn: {
      title: 'Čtyři žetony',
      text: 'Jeden žeton jste dostali za továrnu a jeden na konci tahu. Je mezi nimi i admirál.',
    },
    thin: {
      title: 'Blesk stojí žeton',
      text: 'Osa zatím v jednom tahu umístila v Pacifiku žeton s bleskem a po něm Námořnictvo 2. Na konci si ale dolosovala jen jeden, takže jí v zásobě zbývá jediný žeton.',
    },
    blitz: {
      title: 'Váš vlastní blesk',
      text: 'Žeton s bleskem má hodnotu 0, ale na totéž válčiště smíte po něm umístit další. Vyberte Bleskové letectvo 0.',
    },
    close: {
      title: 'Uzavřete kampaň',
      text: 'V první kampani v Jihovýchodní Asii zbývá jediné pole. Obsaďte je: získáte 1 bod za propagandu, 2 za kampaň a 2 navíc, protože s náskokem 8 jste dosáhli druhého štítu.',
    },
    again: {
      title: 'Další žeton',
      text: 'Váš tah pokračuje na tomto válčišti, kde už začala další kampaň. Admirál posune kostičku o 1 za sebe a o 1 za každé vaše námořnictvo a letectvo na válčišti: za Letectvo 2 a za žeton s bleskem. Armáda 3 se nepočítá. Vyberte admirála.',
    },
    flag: {
      title: 'K vlajce',
      text: '8 a 3 je 11. S vlajkou získáte i efekty všech volných polí válčiště, nechte tedy bombardování a propagandu volné: umístěte admirála na pole bez efektu.',
    },
    effects: {
      title: 'Válčiště je vaše',
      text: 'Získali jste 4 body za neuzavřenou kampaň a 2 za vlajku. Vaše jsou i efekty obou volných polí, v pořadí, jaké chcete. Zvolte bombardování.',
    },
    won: {
      title: 'Osa nemá čím táhnout',
      text: 'Vaše bomby ji připravily o poslední žeton a propaganda vám přinesla další 2 body. Osa teď má umístit žeton a nemá jaký, takže prohrává. Na bodech už nezáleží: vedete 17 : 4.',
    },
  },
  notShown: {
    nuclear:
      'Atomová bomba posune kostičku o 7 políček, ale na všech ostatních válčištích vás o 2 vrátí.',
    scientist: 'Vědec smí na kterékoli volné pole, i v kampani, která ještě není aktivní.',
    spy: 'Špion je kopií posledního žetonu, který umístil soupeř.',
    'task-force': 'Úderný svaz má vysokou hodnotu, ale efekt svého pole neprovede.',
    'solo-turn': 'Virtuální soupeř hledá svůj tah ve 24 krocích a ukáže vám proč.',
  },
};
