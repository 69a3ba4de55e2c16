import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/charge.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Hrají Francouzi. Sledujte mapu; kliknutím přeskočíte.',
  doneText:
    'Útočili jste na čtverec, využili velitele a prolomili linii. V této bitvě můžete odtud pokračovat proti Desátníkovi, lehkému soupeři.',
  leave: 'Vybrat bitvu',
  steps: {
    field: {
      title: 'García Hernández, 23. července 1812',
      text: 'Velíte jízdě proti pěchotě; za každou zničenou jednotku francouzské pěchoty jsou tu dvě zástavy. Vaší kartou je Útok ve středu: tolik rozkazů, kolik činí velení, tedy šest. Dvě jednotky těžké jízdy už dojely k francouzské lehké jízdě na E9.',
    },
    leader: {
      title: 'Velitel jde sám',
      text: 'Bock je přiřazen k jízdě na G8 a přesunul by se s ní. Útok ve středu má ale symbol dvourohého klobouku, takže Bock mohl dostat i vlastní rozkaz, a dostal ho. Vezměte velitele.',
    },
    joins: {
      title: 'Bock se připojí jinam',
      text: 'Velitel se přesune až o tři hexy, přes vlastní, ale ne přes nepřátele. Připojte Bocka k jízdě na F9. Kostky nepřidá, ale jednotka s ním smí ignorovat jeden prapor. Musela se přesunout dřív než on: jednotka, ke které se velitel připojí, zůstává na místě.',
    },
    ride: {
      title: 'Útok jízdy',
      text: 'Teď vezměte jízdu na G8, kterou Bock opustil. Těžká jízda se přesune až o dva hexy a ještě smí bojovat.',
    },
    close: {
      title: 'Až k pěchotě',
      text: 'Přesuňte ji na E8, vedle francouzské řadové pěchoty na D8. Je to váš poslední přesun, takže začne boj.',
    },
    charge: {
      title: 'Proti pěchotě',
      text: 'Zaútočte z E8 na D8: tři bloky a jedna kostka za těžkou jízdu jsou čtyři kostky. Francouzi ale drží čtyři karty a pěchota napadená jízdou se smí zformovat do čtverce, má-li její hráč aspoň tři.',
    },
    square: {
      title: 'Čtverec',
      text: 'Čtverec stál Francouze kartu, leží na tabulce čtverců. Udeřil první, jednou kostkou, a minul; prapor by vás zahnal. Pak jste místo čtyř kostek hodili jednou. Padl prapor, a protože čtverec neustupuje, přišel o blok.',
    },
    second: {
      title: 'Jízda proti jízdě',
      text: 'Jízda se do čtverce neformuje. Zaútočte na E9 z F9, kde je Bock: tři bloky a jedna kostka za těžkou jízdu, celkem čtyři. Zasahuje symbol jízdy a šavle.',
    },
    flag: {
      title: 'Velitel v nebezpečí',
      text: 'Dva zásahy, jenže Francouzi hex udrželi a provedli protiútok: zásah a prapor. Vaše jednotka přišla o blok, a tak se ověřovala ztráta velitele: padl by jen při šavlích na obou kostkách. Díky Bockovi smí jednotka prapor ignorovat. Udělejte to.',
    },
    third: {
      title: 'Ještě jednou',
      text: 'Jízda na F8 ještě nebojovala. Ať na E9 zaútočí také: čtyři kostky proti dvěma blokům, které zbyly.',
    },
    ground: {
      title: 'Dobytí území',
      text: 'Lehká jízda je zničena a zástava je vaše. Jednotka, která svým útokem hex uvolnila, ho smí obsadit, pěchota stejně jako jízda. Obsaďte ho.',
    },
    break: {
      title: 'Průlom jízdy',
      text: 'Jen jízda pak smí postoupit ještě o jeden hex kterýmkoli směrem. Postupte na E10, k francouzské těžké jízdě na D10 a jejímu veliteli Curtovi.',
    },
    bonus: {
      title: 'Bonusový útok',
      text: 'Jízda, která hex obsadila, smí zaútočit ještě jednou, na kteréhokoli nepřítele vedle sebe. Zaútočte na D10: zase čtyři kostky.',
    },
    end: {
      title: 'Zahnáni',
      text: 'Dva zásahy a dva prapory. Jedny šavle na Curta nestačily a díky němu jeho jednotka jeden prapor ignorovala; druhý ji zahnal na C10. D10 smíte obsadit, ale po bonusovém útoku už jízda dál nepostupuje. Dál je bitva na vás.',
    },
  },
  notShown: {
    'leaving-square':
      'Čtverec s rozkazem se smí rozpustit, není-li vedle něj nepřátelská jízda. Jeho karta se vrátí do ruky.',
    'retire-and-reform': 'Jízda napadená pěchotou se smí místo boje vrátit o dva hexy.',
    'first-strike': 'Obránce s kartou Zaútočit jako první hází dřív než útočník.',
    'combined-arms': 'Děla s rozkazem smějí přidat své kostky k boji zblízka.',
    'lone-leader': 'Napadeného samotného velitele zabijí šavle, jinak ustoupí.',
  },
};
