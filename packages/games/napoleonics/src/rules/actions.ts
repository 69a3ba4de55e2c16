import { defineNotation, idsBelow, must } from '@bivouac/kernel';
import { CARD_IDS } from './data/cards.ts';
import type { CardId, HexId } from './ids.ts';
import { distance, HEX_NAMES, HEXES, LONGEST_RANGE, SECTIONS } from './map.ts';

/** Units are named by the hex they stand on. */
export type Action =
  | { readonly kind: 'play'; readonly card: CardId }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'manoeuvre' }
  | { readonly kind: 'single' }
  | { readonly kind: 'supply'; readonly hex: HexId }
  | { readonly kind: 'place'; readonly hex: HexId }
  | { readonly kind: 'rally'; readonly hex: HexId }
  | { readonly kind: 'order'; readonly hex: HexId }
  | { readonly kind: 'lead'; readonly hex: HexId }
  | { readonly kind: 'unform'; readonly hex: HexId }
  | { readonly kind: 'pick'; readonly hex: HexId }
  | { readonly kind: 'pickLeader'; readonly hex: HexId }
  | { readonly kind: 'go'; readonly hex: HexId }
  | { readonly kind: 'exit' }
  | { readonly kind: 'fire'; readonly from: HexId; readonly hex: HexId }
  | { readonly kind: 'melee'; readonly from: HexId; readonly hex: HexId }
  | { readonly kind: 'join'; readonly hex: HexId }
  | { readonly kind: 'attack' }
  | { readonly kind: 'stand' }
  | { readonly kind: 'firstStrike' }
  | { readonly kind: 'square' }
  | { readonly kind: 'retire' }
  | { readonly kind: 'ignore'; readonly count: number }
  | { readonly kind: 'retreat'; readonly hex: HexId }
  | { readonly kind: 'leave' }
  | { readonly kind: 'halt' }
  | { readonly kind: 'advance' }
  | { readonly kind: 'battleBack' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'keep'; readonly card: CardId }
  | { readonly kind: 'done' };

/** The order of the kinds here is the canonical order of actions. */
export const notation = defineNotation<Action>({
  kinds: {
    play: 'play {card}',
    section: 'section {section}',
    manoeuvre: 'manoeuvre',
    single: 'single',
    supply: 'supply {hex}',
    place: 'place {hex}',
    rally: 'rally {hex}',
    order: 'order {hex}',
    lead: 'lead {hex}',
    unform: 'unform {hex}',
    pick: 'pick {hex}',
    pickLeader: 'pick-leader {hex}',
    go: 'go {hex}',
    exit: 'exit',
    fire: 'fire {from} {hex}',
    melee: 'melee {from} {hex}',
    join: 'join {hex}',
    attack: 'attack',
    stand: 'stand',
    firstStrike: 'first-strike',
    square: 'square',
    retire: 'retire',
    ignore: 'ignore {count}',
    retreat: 'retreat {hex}',
    leave: 'leave',
    halt: 'halt',
    advance: 'advance',
    battleBack: 'battle-back',
    hold: 'hold',
    keep: 'keep {card}',
    done: 'done',
  },
  tables: {
    card: CARD_IDS,
    section: SECTIONS,
    hex: HEX_NAMES,
    from: HEX_NAMES,
    count: '#',
  },
});

// Frozen, so lists share them instead of making new ones for every question.
type HexKind = Extract<Action, { readonly hex: HexId }>['kind'];
type OfHex = Exclude<HexKind, 'fire' | 'melee'>;
const freeze = (action: Action): Action => Object.freeze(action);
const perHex = (kind: OfHex): readonly Action[] =>
  idsBelow<'hex'>(HEXES).map((hex) => freeze({ kind, hex }));
const perCard = (kind: 'play' | 'keep'): readonly Action[] =>
  idsBelow<'card'>(CARD_IDS.length).map((card) => freeze({ kind, card }));

export const PLAY = perCard('play');
export const KEEP = perCard('keep');
export const SECTION: readonly Action[] = SECTIONS.map((_, section) =>
  freeze({ kind: 'section', section }),
);
export const SUPPLY = perHex('supply');
export const PLACE = perHex('place');
export const RALLY = perHex('rally');
export const ORDER = perHex('order');
export const LEAD = perHex('lead');
export const UNFORM = perHex('unform');
export const PICK = perHex('pick');
export const PICK_LEADER = perHex('pickLeader');
export const GO = perHex('go');
export const JOIN = perHex('join');
export const RETREAT = perHex('retreat');
export const IGNORE: readonly Action[] = Array.from({ length: 20 }, (_, count) =>
  freeze({ kind: 'ignore', count }),
);

const perPair = (kind: 'fire' | 'melee', near: number, far: number): readonly Action[] => {
  const pairs: Action[] = [];
  for (const from of idsBelow<'hex'>(HEXES)) {
    for (const hex of idsBelow<'hex'>(HEXES)) {
      const apart = distance(from, hex);
      if (apart >= near && apart <= far) pairs[from * HEXES + hex] = freeze({ kind, from, hex });
    }
  }
  return pairs;
};
const FIRE = perPair('fire', 2, LONGEST_RANGE);
const MELEE = perPair('melee', 1, 1);
// Read without `nth`: a list with holes is another kind of array, and one more kind slows `nth` for every caller.
const ofPair = (actions: readonly Action[], from: HexId, hex: HexId): Action =>
  must(actions[from * HEXES + hex], 'two hexes within range');
export const fireAction = (from: HexId, hex: HexId): Action => ofPair(FIRE, from, hex);
export const meleeAction = (from: HexId, hex: HexId): Action => ofPair(MELEE, from, hex);

/** Kinds of action that say everything by themselves. */
type Plain = Exclude<
  Action,
  | { readonly card: CardId }
  | { readonly section: number }
  | { readonly hex: HexId }
  | { readonly count: number }
>;
const simple = (kind: Plain['kind']): Action => freeze({ kind });
export const MANOEUVRE = simple('manoeuvre');
export const SINGLE = simple('single');
export const EXIT = simple('exit');
export const ATTACK = simple('attack');
export const STAND = simple('stand');
export const STRIKE = simple('firstStrike');
export const SQUARE = simple('square');
export const RETIRE = simple('retire');
export const LEAVE = simple('leave');
export const HALT = simple('halt');
export const ADVANCE = simple('advance');
export const BATTLE_BACK = simple('battleBack');
export const HOLD = simple('hold');
export const DONE = simple('done');
