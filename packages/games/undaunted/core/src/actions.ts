import { defineNotation, type Notation } from '@bivouac/kernel';

/** Cards are named by kind: copies are alike, and the lowest copy is taken. */
export type Action =
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'use'; readonly verb: number }
  /** For less than the printed value, where the rules say “up to”: Command for one card. */
  | { readonly kind: 'useFor'; readonly verb: number; readonly value: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'hunker' }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'go'; readonly tile: number }
  | { readonly kind: 'aim'; readonly tile: number }
  | { readonly kind: 'shoot'; readonly unit: number }
  | { readonly kind: 'take'; readonly card: number }
  | { readonly kind: 'done' };

/** Frozen, so lists share them instead of making them anew for every question. */
export interface ActionTables {
  readonly bid: readonly Action[];
  readonly play: readonly Action[];
  readonly use: readonly Action[];
  /** By verb, then by value. */
  readonly useFor: readonly (readonly Action[])[];
  readonly unit: readonly Action[];
  readonly go: readonly Action[];
  readonly aim: readonly Action[];
  readonly shoot: readonly Action[];
  readonly take: readonly Action[];
}

const freeze = (action: Action): Action => Object.freeze(action);

export const END: Action = freeze({ kind: 'end' });
export const READY: Action = freeze({ kind: 'ready' });
export const HUNKER: Action = freeze({ kind: 'hunker' });
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
    unit: units.map((_, unit) => freeze({ kind: 'unit', unit })),
    go: tiles.map((_, tile) => freeze({ kind: 'go', tile })),
    aim: tiles.map((_, tile) => freeze({ kind: 'aim', tile })),
    shoot: units.map((_, unit) => freeze({ kind: 'shoot', unit })),
    take: cards.map((_, card) => freeze({ kind: 'take', card })),
  };
}

export function undauntedNotation(names: ActionNames): Notation<Action> {
  return defineNotation<Action>({
    kinds: {
      bid: 'bid {card}',
      end: 'end turn',
      play: 'play {card}',
      use: 'use {verb}',
      useFor: 'use {verb} {value}',
      ready: 'ready',
      hunker: 'hunker',
      unit: 'unit {unit}',
      go: 'go {tile}',
      aim: 'aim {tile}',
      shoot: 'shoot {unit}',
      take: 'take {card}',
      done: 'done',
    },
    tables: {
      card: names.cards,
      verb: names.verbs,
      value: '#',
      unit: names.units,
      tile: names.tiles,
    },
  });
}
