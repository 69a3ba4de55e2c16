import { capital, type Translated } from '@bivouac/text';
import { acc, countCs, nom } from '@bivouac/text/grammar/cs.ts';
import type { words as english } from '../en/table.ts';

const BOD = { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' };
const KOSTKA = { one: 'kostka', few: 'kostky', many: 'kostky', other: 'kostek' };
const KOSTKOU = { one: 'kostkou', few: 'kostkami', many: 'kostky', other: 'kostkami' };

export const words: Translated<typeof english> = {
  goals: {
    all: 'Úkoly',
    yours: 'Váš úkol',
    theirs: 'Úkol soupeře',
    of: (p) => `Úkol (${p.side})`,
    points: (p) => `Ovládnout cíle za ${countCs(p.value, BOD)}`,
    raze: (p) => `Zničit strategické cíle za ${countCs(p.value, BOD)}`,
    guard: (p) => `Ovládnout pole se strategickými cíli za ${countCs(p.value, BOD)}`,
    pin: 'Potlačit nepřítele: na mapě nesmí zůstat žádní jeho střelci',
    escape: (p) => `Uniknout z bojiště: ${p.value} (${p.who})`,
    neutralize: (p) => `Eliminovat nepřátele: ${p.value} (${p.who})`,
    counted: { soldiers: 'vojáci', vehicles: 'vozidla', both: 'vojáci i vozidla' },
  },
  shot: {
    at: (p) => `${p.act}: ${p.target}`,
    base: 'základ',
    cover: 'kryt',
    range: 'vzdálenost',
    smoke: 'dým',
    needed: 'na kostce',
    dice: (p) => countCs(p.count, KOSTKA),
    thrown: 'hází se',
    none: 'Šance uvidíte, až zvolíte cíl.',
    oneOf: (p) =>
      p.count === 1
        ? 'Nula zasahuje vždy.'
        : `Hází se ${countCs(p.count, KOSTKOU)} a stačí jedna. Nula zasahuje vždy.`,
    costAttack: () =>
      'Zásah vyřadí ze hry jednu kartu cíle; nemá-li žádnou, odstraní se jeho žeton.',
    costSuppress: () => 'Po zásahu bude cíl pod palbou; jeho příští karta ho jen znovu připraví.',
    costAlready: () => 'Cíl už je pod palbou, zásah nic nezmění.',
    aims: (p) => `${capital(nom(p.unit))} míří na ${acc(p.target)}.`,
    aimsAt: (p) => `${capital(nom(p.unit))} → ${p.place}.`,
    fireOr: 'Vystřelte, nebo zvolte jiný cíl.',
    fire: (p) => `Vystřelit (${countCs(p.count, KOSTKA)})`,
    demolishOr: 'Odpalte nálož, nebo zvolte jiný cíl.',
    demolish: (p) => `Odpálit nálož (${countCs(p.count, KOSTKA)})`,
    blast: (p) => `Výbuch: ${p.target}`,
    chance: (p) => `šance ${p.share}`,
    own: 'vlastní jednotka',
  },
};
