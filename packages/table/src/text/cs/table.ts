import type { Translated } from '@bivouac/text';
import { beforeCs, countCs } from '@bivouac/text/grammar/cs.ts';
import type { table as english } from '../en/table.ts';
import { tableDrawn } from './table-drawn.ts';

const ROZDANI = { one: 'rozdání', few: 'rozdání', many: 'rozdání', other: 'rozdání' };
/** After „z“. */
const LOSY = { one: 'losu', few: 'losů', many: 'losu', other: 'losů' };
const AKCE = { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' };

export const table: Translated<typeof english> = {
  ...tableDrawn,
  standing: {
    title: 'Stálé rozkazy',
    about:
      'Co vaše strana při útoku soupeře udělá sama, abyste nemuseli pokaždé odpovídat. Platí ve všech partiích této hry.',
  },
  table: {
    status: 'Stav',
    options: 'Vaše možnosti',
    optionsHint: 'Vybírat lze i\u00a0číslicemi 1 až 9.',
    watching: 'Díváte se.',
    watchingNote: 'Díváte se; rozhodují hráči.',
    noOptions: 'Teď není o\u00a0čem rozhodovat.',
    board: 'Stůl',
    log: 'Průběh',
    logEmpty: 'Zatím se nic nestalo.',
    fresh: 'nové',
    you: 'vy',
    person: 'hráč',
    decides: 'rozhoduje',
    thinking: (p) => `${p.bot} přemýšlí…`,
    hurry: 'Popohnat',
    botFailed: (p) => `${p.bot} selhal a\u00a0neodpověděl.`,
    askAgain: 'Zeptat se znovu',
    undo: (p) => `Vzít zpět: ${p.action}`,
    undoNone: 'Vzít zpět',
    restart: (p) => `Vzít zpět vše: ${countCs(p.count, AKCE)}`,
    restartNone: 'Vzít zpět vše',
    youWon: 'Vyhráli jste.',
    youLost: 'Prohráli jste.',
    again: 'Hrát znovu',
    settings: 'U\u00a0stolu',
    showOdds: 'Ukazovat šance',
    numberKeys: 'Vybírat číslicemi',
  },
  odds: {
    exact: 'přesně',
    estimate: (p) => `odhad ${beforeCs('z', p.deals)}\u00a0${countCs(p.deals, ROZDANI)}`,
    counting: 'Počítám šance…',
    heading: 'Šance',
  },
  dice: {
    heading: 'Poctivé kostky',
    how: 'Jak je ověřit',
    promise:
      'Všechna náhoda v\u00a0této hře plyne ze semínka, které bylo vylosováno před prvním tahem. Tohle je jeho pečeť:',
    reveal: 'Hra skončila, semínko je tedy tady:',
    kept: 'Ověřeno: semínko sedí k\u00a0pečeti a\u00a0každý výsledek z\u00a0něj plyne.',
    broken: 'Semínko k\u00a0pečeti nesedí. Tahle hra nebyla poctivá.',
    altered: 'Některý výsledek ze semínka neplyne. Tahle hra nebyla poctivá.',
    otherRules:
      'Semínko k\u00a0pečeti sedí. Výsledky z\u00a0něj tu ale nelze vylosovat znovu: stránka hraje podle jiné verze pravidel.',
    unread: 'Záznam této hry se nepodařilo přehrát, náhoda v\u00a0ní tedy ověřená není.',
    verify: 'Ověřit kostky',
    fits: 'Pečeť spočítaná z\u00a0tohoto semínka je stejná.',
    compared: (p) =>
      `Znovu vylosováno ze semínka a\u00a0porovnáno: ${p.count} ${beforeCs('z', p.all)}\u00a0${countCs(p.all, LOSY)}.`,
    draws: 'Co se losovalo, popořadě',
    unknown: 'Tahle hra nemá semínko, náhodu v\u00a0ní nelze ověřit.',
  },
  curtain: {
    title: (p) => `K\u00a0obrazovce: ${p.seat}`,
    hint: 'Druhá strana se dívá jinam. Na obrazovce teď není nic skrytého.',
    open: (p) => `Otevřít stůl: ${p.seat}`,
  },
};
