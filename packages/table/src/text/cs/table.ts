import type { Translated } from '@bivouac/text';
import { capital } from '@bivouac/text';
import { acc, beforeCs, countCs, nom, verb } from '@bivouac/text/grammar/cs.ts';
import type { table as english } from '../en/table.ts';
import { tableDrawn } from './table-drawn.ts';

const ROZDANI = { one: 'rozdání', few: 'rozdání', many: 'rozdání', other: 'rozdání' };
/** After „z“. */
const VYSLEDKU = { one: 'výsledku', few: 'výsledků', many: 'výsledku', other: 'výsledků' };
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
    optionsHint: 'Vybírat lze i číslicemi 1 až 9.',
    watching: 'Díváte se.',
    watchingNote: 'Díváte se. Rozhodují hráči.',
    noOptions: 'Teď není o čem rozhodovat.',
    board: 'Stůl',
    log: 'Průběh',
    logEmpty: 'Zatím se nic nestalo.',
    fresh: 'nové',
    you: 'vy',
    person: 'hráč',
    decides: 'rozhoduje',
    thinking: (p) => `${capital(nom(p.bot))} přemýšlí…`,
    hurry: 'Táhnout hned',
    botFailed: (p) => `${capital(nom(p.bot))} ${verb(p.bot, 'neodpovídá', 'neodpovídají')}.`,
    askAgain: 'Zeptat se znovu',
    undo: (p) => `Vzít zpět: ${p.action}`,
    undoNone: 'Vzít zpět',
    restart: (p) => `Vzít zpět vše: ${countCs(p.count, AKCE)}`,
    restartNone: 'Vzít zpět vše',
    youWon: 'Vyhráli jste.',
    youLost: 'Prohráli jste.',
    again: 'Hrát znovu',
    settings: 'U stolu',
    showOdds: 'Ukazovat šance',
    numberKeys: 'Vybírat číslicemi',
  },
  odds: {
    exact: 'přesně',
    estimate: (p) => `odhad ${beforeCs('z', p.deals)} ${countCs(p.deals, ROZDANI)}`,
    counting: 'Počítám šance…',
    heading: 'Šance',
  },
  dice: {
    heading: 'Poctivé kostky',
    how: 'Jak je ověřit',
    promise:
      'Veškerá náhoda v této hře vychází ze semínka vylosovaného před prvním tahem. Toto je jeho pečeť:',
    reveal: 'Hra skončila, tady je semínko:',
    kept: 'Ověřeno: semínko odpovídá pečeti a každý výsledek z něj vychází.',
    broken: 'Semínko neodpovídá pečeti. Tato hra nebyla poctivá.',
    altered: 'Některý výsledek ze semínka nevychází. Tato hra nebyla poctivá.',
    otherRules:
      'Semínko odpovídá pečeti. Výsledky tu ale ověřit nelze: stránka hraje podle jiné verze pravidel.',
    unread: 'Záznam této hry se nepodařilo přehrát, její kostky tedy nejsou ověřené.',
    verify: 'Ověřit kostky',
    fits: 'Pečeť znovu spočítaná z tohoto semínka je stejná.',
    compared: (p) =>
      `Znovu vylosováno ze semínka a porovnáno: ${p.count} ${beforeCs('z', p.all)} ${countCs(p.all, VYSLEDKU)}.`,
    draws: 'Co se losovalo, popořadě',
    unknown: 'Tato hra nemá semínko, její kostky nelze ověřit.',
  },
  curtain: {
    title: (p) => `Obrazovka patří hráči za ${acc(p.side)}`,
    hint: 'Druhý hráč se dívá jinam. Na obrazovce teď není nic skrytého.',
    open: (p) => `Ukázat stůl hráči za ${acc(p.side)}`,
  },
};
