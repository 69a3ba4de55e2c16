import { defineNotation, type Notation } from '@bivouac/kernel';

/** Cards are named by kind: copies are alike, and the lowest copy is taken. */
export type Action =
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'use'; readonly verb: number }
  /** For less than the printed value, where the rules say “up to”: Command for one card. */
  | { readonly kind: 'useFor'; readonly verb: number; readonly value: number }
  /** For an act of the seat in which the card's soldier sits. */
  | { readonly kind: 'crew'; readonly verb: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'hunker' }
  | { readonly kind: 'mount'; readonly unit: number; readonly value: number }
  | { readonly kind: 'dismount' }
  /** To another, empty seat of the same vehicle. */
  | { readonly kind: 'shift'; readonly value: number }
  /** Two soldiers of one vehicle change places. */
  | { readonly kind: 'swap'; readonly unit: number }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'go'; readonly tile: number }
  /** Off the board. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'aim'; readonly tile: number }
  | { readonly kind: 'shoot'; readonly unit: number }
  /** At the building or the tunnel of a tile. */
  | { readonly kind: 'raze' | 'collapse'; readonly tile: number }
  /** A mine on the edge towards a tile: against infantry, or against tanks. */
  | { readonly kind: 'mine' | 'tankMine'; readonly tile: number }
  /** Gives the battle up. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'take'; readonly card: number }
  | { readonly kind: 'done' };

/** Frozen, so lists share them instead of making them anew for every question. */
export interface ActionTables {
  readonly bid: readonly Action[];
  readonly play: readonly Action[];
  readonly use: readonly Action[];
  /** By verb, then by value. */
  readonly useFor: readonly (readonly Action[])[];
  readonly crew: readonly Action[];
  /** By vehicle, then by seat. */
  readonly mount: readonly (readonly Action[])[];
  readonly shift: readonly Action[];
  readonly swap: readonly Action[];
  readonly unit: readonly Action[];
  readonly go: readonly Action[];
  readonly aim: readonly Action[];
  readonly shoot: readonly Action[];
  readonly raze: readonly Action[];
  readonly collapse: readonly Action[];
  readonly mine: readonly Action[];
  readonly tankMine: readonly Action[];
  readonly take: readonly Action[];
}

const freeze = (action: Action): Action => Object.freeze(action);

export const END: Action = freeze({ kind: 'end' });
export const READY: Action = freeze({ kind: 'ready' });
export const HUNKER: Action = freeze({ kind: 'hunker' });
export const DISMOUNT: Action = freeze({ kind: 'dismount' });
export const LEAVE: Action = freeze({ kind: 'leave' });
export const WITHDRAW: Action = freeze({ kind: 'withdraw' });
export const DONE: Action = freeze({ kind: 'done' });

/** Names of everything an action can speak of. */
export interface ActionNames {
  readonly cards: readonly string[];
  readonly verbs: readonly string[];
  /** Over both sides. */
  readonly units: readonly string[];
  readonly tiles: readonly string[];
}

/** No card has a higher value. */
const MAX_VALUE = 9;

export function actionTables(names: ActionNames): ActionTables {
  const { cards, verbs, units, tiles } = names;
  return {
    bid: cards.map((_, card) => freeze({ kind: 'bid', card })),
    play: cards.map((_, card) => freeze({ kind: 'play', card })),
    use: verbs.map((_, verb) => freeze({ kind: 'use', verb })),
    useFor: verbs.map((_, verb) =>
      Array.from({ length: MAX_VALUE }, (_, value) => freeze({ kind: 'useFor', verb, value })),
    ),
    crew: verbs.map((_, verb) => freeze({ kind: 'crew', verb })),
    mount: units.map((_, unit) =>
      Array.from({ length: MAX_VALUE }, (_, value) => freeze({ kind: 'mount', unit, value })),
    ),
    shift: Array.from({ length: MAX_VALUE }, (_, value) => freeze({ kind: 'shift', value })),
    swap: units.map((_, unit) => freeze({ kind: 'swap', unit })),
    unit: units.map((_, unit) => freeze({ kind: 'unit', unit })),
    go: tiles.map((_, tile) => freeze({ kind: 'go', tile })),
    aim: tiles.map((_, tile) => freeze({ kind: 'aim', tile })),
    shoot: units.map((_, unit) => freeze({ kind: 'shoot', unit })),
    raze: tiles.map((_, tile) => freeze({ kind: 'raze', tile })),
    collapse: tiles.map((_, tile) => freeze({ kind: 'collapse', tile })),
    mine: tiles.map((_, tile) => freeze({ kind: 'mine', tile })),
    tankMine: tiles.map((_, tile) => freeze({ kind: 'tankMine', tile })),
    take: cards.map((_, card) => freeze({ kind: 'take', card })),
  };
}

/** What not every title has. */
const SPECIAL = [
  'crew',
  'mount',
  'dismount',
  'shift',
  'swap',
  'leave',
  'raze',
  'collapse',
  'mine',
  'tankMine',
  'withdraw',
] as const;
export type SpecialKind = (typeof SPECIAL)[number];

/** How each action is written, in canonical order. */
const PATTERNS: { readonly [kind in Action['kind']]: string } = {
  bid: 'bid {card}',
  end: 'end turn',
  withdraw: 'withdraw',
  play: 'play {card}',
  use: 'use {verb}',
  useFor: 'use {verb} {value}',
  crew: 'crew {verb}',
  ready: 'ready',
  hunker: 'hunker',
  mount: 'mount {unit} {value}',
  dismount: 'dismount',
  shift: 'shift {value}',
  swap: 'swap {unit}',
  unit: 'unit {unit}',
  go: 'go {tile}',
  leave: 'leave',
  aim: 'aim {tile}',
  shoot: 'shoot {unit}',
  raze: 'raze {tile}',
  collapse: 'collapse {tile}',
  mine: 'mine {tile}',
  tankMine: 'mine {tile} against tanks',
  take: 'take {card}',
  done: 'done',
};

/** The notation of a title: what all have, and what it says it has besides. */
export function undauntedNotation(
  names: ActionNames,
  special: readonly SpecialKind[],
): Notation<Action> {
  const has = (kind: string): boolean =>
    !(SPECIAL as readonly string[]).includes(kind) || (special as readonly string[]).includes(kind);
  const kinds = Object.fromEntries(Object.entries(PATTERNS).filter(([kind]) => has(kind)));
  return defineNotation<Action>({
    kinds: kinds as typeof PATTERNS,
    tables: {
      card: names.cards,
      verb: names.verbs,
      value: '#',
      unit: names.units,
      tile: names.tiles,
    },
  });
}
