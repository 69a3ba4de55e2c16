import type { BaseAction, SubjectKey } from '@bivouac/kernel';

/** The actions that each subject on the table stands for; a subject without one is absent. */
export type Choices = ReadonlyMap<SubjectKey, readonly BaseAction[]>;

export function choicesOf(
  actions: readonly BaseAction[],
  thingsOf: (action: BaseAction) => readonly SubjectKey[],
): Choices {
  const choices = new Map<SubjectKey, BaseAction[]>();
  for (const action of actions) {
    for (const thing of thingsOf(action)) {
      const there = choices.get(thing);
      if (there === undefined) choices.set(thing, [action]);
      else there.push(action);
    }
  }
  return choices;
}

/** The result of pointing at a subject. */
export type Pointed =
  /** Nothing can be done with it now; the page says why. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'act'; readonly action: BaseAction }
  /** Its odds are shown first; pointing once more carries it out. */
  | { readonly kind: 'aim'; readonly action: BaseAction }
  /** Several things can be done here: the page asks which. */
  | { readonly kind: 'pick'; readonly actions: readonly BaseAction[] };

export interface AimState {
  readonly aimed: BaseAction | null;
  /** Whether an action rolls dice, so that it is looked at before it is done. */
  readonly isRisky: (action: BaseAction) => boolean;
}

export function point(choices: Choices, thing: SubjectKey, aim: AimState): Pointed {
  const actions = choices.get(thing) ?? [];
  const [first] = actions;
  if (first === undefined) return { kind: 'nothing' };
  const { aimed } = aim;
  // A second click on the aimed target confirms it, even if the tile has other targets.
  if (aimed !== null && actions.includes(aimed)) return { kind: 'act', action: aimed };
  return actions.length > 1 ? { kind: 'pick', actions } : choose(first, aim);
}

/** The same for an action named by itself, as in the list of options. */
export function choose(action: BaseAction, { aimed, isRisky }: AimState): Pointed {
  return isRisky(action) && aimed !== action ? { kind: 'aim', action } : { kind: 'act', action };
}
