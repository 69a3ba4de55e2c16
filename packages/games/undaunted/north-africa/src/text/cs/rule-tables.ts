import type { Translated } from '@bivouac/text';
import type { RuleTableWords } from '../en/rule-tables.ts';

export const ruleTables: Translated<RuleTableWords> = {
  cards: {
    captions: ['Karty LRDG', 'Karty Italů'],
    card: 'Karta',
    copies: 'Počet',
    initiative: 'Iniciativa',
    actions: 'Akce',
    defence: 'Obrana',
  },
  vehicles: {
    caption: 'Vozidla',
    vehicle: 'Vozidlo',
    defence: 'Obrana',
    armour: 'Pancíř',
    inoperable: 'Nefunkční při',
    destroyed: 'Zničené při',
    seats: 'Sedadla',
  },
  structures: {
    caption: 'Strategické cíle',
    structure: 'Cíl',
    resilience: 'Odolnost',
    value: 'Hodnota',
  },
  users: {
    caption: 'Kdo tuto akci má',
    card: 'Karta nebo sedadlo',
    act: 'Akce',
    seat: (p) => `sedadlo ${p.number}`,
  },
  fights: {
    caption: 'Co se počítá',
    action: 'Akce',
    target: 'Cíl',
    base: 'Základ',
    cover: 'Kryt',
    range: 'Vzdálenost',
    soft: 'voják, vozidlo',
    vehicle: 'vozidlo',
    laid: 'vozidlo, strategický cíl',
    defence: 'běžná obrana',
    armour: 'pancíř',
    laidBase: 'pancíř, odolnost',
    yes: 'ano',
    no: 'ne',
    hill: 'ano, kopec 1',
  },
  none: '–',
};
