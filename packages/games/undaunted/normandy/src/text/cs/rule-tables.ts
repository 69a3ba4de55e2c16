import type { Translated } from '@bivouac/text';
import type { RuleTableWords } from '../en/rule-tables.ts';

export const ruleTables: Translated<RuleTableWords> = {
  cards: {
    caption: 'Karty každé ze stran',
    card: 'Karta',
    copies: 'Počet',
    initiative: 'Iniciativa',
    actions: 'Akce',
    defence: 'Základní obrana',
    perSquad: (p) => `${p.copies} v každém družstvu`,
    ownSquad: 'vlastní družstvo',
  },
  units: { caption: 'Základní obrana jednotek', unit: 'Jednotka' },
  none: '–',
};
