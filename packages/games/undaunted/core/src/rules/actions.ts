import { type BaseAction, defineNotation, idsBelow, type Notation } from '@bivouac/kernel';
import type { KindId } from './ids.ts';

/**
 * The actions of every title; a title adds its own. Cards are named by kind: copies are alike,
 * and the lowest copy is taken.
 */
export type Action =
  | { readonly kind: 'bid'; readonly card: KindId }
  | { readonly kind: 'end' }
  | { readonly kind: 'play'; readonly card: KindId }
  | { readonly kind: 'use'; readonly verb: number }
  /** For less than the printed value, where the rules say “up to”: Command for one card. */
  | { readonly kind: 'useFor'; readonly verb: number; readonly value: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'hunker' }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'go'; readonly tile: number }
  | { readonly kind: 'aim'; readonly tile: number }
  | { readonly kind: 'shoot'; readonly unit: number }
  | { readonly kind: 'take'; readonly card: KindId }
  | { readonly kind: 'done' };

/** Actions are frozen, so that lists share them instead of making them for every question. */
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

/** No card and no vehicle has a higher value. */
export const MAX_VALUE = 9;

export function actionTables({ cards, verbs, units, tiles }: ActionNames): ActionTables {
  const kinds = idsBelow<'kind'>(cards.length);
  return {
    bid: kinds.map((card) => freeze({ kind: 'bid', card })),
    play: kinds.map((card) => freeze({ kind: 'play', card })),
    use: verbs.map((_, verb) => freeze({ kind: 'use', verb })),
    useFor: verbs.map((_, verb) =>
      Array.from({ length: MAX_VALUE }, (_, value) => freeze({ kind: 'useFor', verb, value })),
    ),
    unit: units.map((_, unit) => freeze({ kind: 'unit', unit })),
    go: tiles.map((_, tile) => freeze({ kind: 'go', tile })),
    aim: tiles.map((_, tile) => freeze({ kind: 'aim', tile })),
    shoot: units.map((_, unit) => freeze({ kind: 'shoot', unit })),
    take: kinds.map((card) => freeze({ kind: 'take', card })),
  };
}

/** How each action is written, in canonical order. */
const PATTERNS: { readonly [kind in Action['kind']]: string } = {
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
};

/** Whether every title has the action, so that the core knows what it does. */
export const isCommon = (action: BaseAction): action is Action => COMMON.has(action.kind);

const COMMON: ReadonlySet<string> = new Set(Object.keys(PATTERNS));

/** How a title's own actions are written: those that follow each common one in canonical order. */
export type OwnPatterns = {
  readonly [after in Action['kind']]?: { readonly [kind: string]: string };
};

/** The notation of a title: what all have, and what it has besides. */
export function undauntedNotation<A extends BaseAction>(
  names: ActionNames,
  own: OwnPatterns,
): Notation<Action | A> {
  const kinds: { [kind: string]: string } = {};
  for (const [kind, pattern] of Object.entries(PATTERNS)) {
    kinds[kind] = pattern;
    Object.assign(kinds, own[kind as Action['kind']]);
  }
  return defineNotation<Action | A>({
    // The title names a pattern for each kind that it adds; its own type says so.
    kinds: kinds as { readonly [kind in (Action | A)['kind']]: string },
    tables: {
      card: names.cards,
      verb: names.verbs,
      value: '#',
      unit: names.units,
      tile: names.tiles,
    },
  });
}
