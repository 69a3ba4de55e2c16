import type { BaseAction } from '@bivouac/kernel';

/**
 * Something on the table that one can point at: `tile:12`, `unit:3`, `card:17`, `verb:4`,
 * `button:end`. A game's kit says which things stand for which actions.
 */
export type Thing = `${string}:${string}`;

/** What pointing at each thing can mean; things that mean nothing are absent. */
export type Choices = ReadonlyMap<Thing, readonly BaseAction[]>;

export function choicesOf(
  actions: readonly BaseAction[],
  thingsOf: (action: BaseAction) => readonly Thing[],
): Choices {
  const choices = new Map<Thing, BaseAction[]>();
  for (const action of actions) {
    for (const thing of thingsOf(action)) {
      const there = choices.get(thing);
      if (there === undefined) choices.set(thing, [action]);
      else there.push(action);
    }
  }
  return choices;
}

/** What comes of pointing at a thing. */
export type Pointed =
  /** Nothing can be done with it now; the page says why. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'act'; readonly action: BaseAction }
  /** Its odds are shown first; pointing once more carries it out. */
  | { readonly kind: 'aim'; readonly action: BaseAction }
  /** Several things can be done here: the page asks which. */
  | { readonly kind: 'pick'; readonly actions: readonly BaseAction[] };

export interface Aim {
  readonly aimed: BaseAction | null;
  /** Whether an action rolls dice, so that it is looked at before it is done. */
  readonly isRisky: (action: BaseAction) => boolean;
}

export function point(choices: Choices, thing: Thing, aim: Aim): Pointed {
  const actions = choices.get(thing) ?? [];
  const [first] = actions;
  if (first === undefined) return { kind: 'nothing' };
  const { aimed } = aim;
  // Whoever points again at what he aims at means it, even where others stand beside it.
  if (aimed !== null && actions.includes(aimed)) return { kind: 'act', action: aimed };
  return actions.length > 1 ? { kind: 'pick', actions } : choose(first, aim);
}

/** The same for an action named by itself, as in the list of options. */
export function choose(action: BaseAction, { aimed, isRisky }: Aim): Pointed {
  return isRisky(action) && aimed !== action ? { kind: 'aim', action } : { kind: 'act', action };
}
