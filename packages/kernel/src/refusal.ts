import type { AnyGame, BaseAction, BaseView, Reason } from './contract.ts';
import { type SubjectKey, subjectKey } from './subjects.ts';

/** The keys of everything that the action concerns. */
export const subjectKeys = (
  game: AnyGame,
  view: BaseView,
  action: BaseAction,
): readonly SubjectKey[] => game.subjects(view, action).map(subjectKey);

/**
 * Why nothing can be done with a thing that the player points at. Each kind of action that answers the question is
 * tried, in the order of `answers`: the first whose actions with that thing (and with `chosen`, which the player has
 * pointed at before) all have the same reason against them explains it. Actions that begin with the thing go first.
 * Where no answer concerns the thing, the reason against every answer explains it, such as that the opponent decides.
 * Failing that, an action explains it that answers another question: the player has to do something else first.
 */
export function refusalOf(
  game: AnyGame,
  view: BaseView,
  pointed: SubjectKey,
  chosen: SubjectKey | null = null,
): Reason | undefined {
  const answers = game.answers(view).map((kind) => candidatesOf(game, view, kind));
  const concerns = (keys: readonly SubjectKey[]): boolean =>
    keys.includes(pointed, chosen === null ? 0 : startOf(keys, chosen));
  if (!answers.flat().some(({ keys }) => concerns(keys))) {
    return commonReason(game, view, answers.flat()) ?? laterReason(game, view, pointed);
  }
  const begins = ([first]: readonly SubjectKey[]): boolean => chosen === null && first === pointed;
  return firstReason(game, view, answers, begins) ?? firstReason(game, view, answers, concerns);
}

/** Against the first action with the thing that does not answer the present question. */
function laterReason(game: AnyGame, view: BaseView, pointed: SubjectKey): Reason | undefined {
  const now: readonly string[] = game.answers(view);
  for (const kind of game.notation.kinds) {
    if (now.includes(kind)) continue;
    for (const action of game.notation.every(kind) as Iterable<BaseAction>) {
      if (subjectKeys(game, view, action).includes(pointed)) return game.explain?.(view, action);
    }
  }
  return undefined;
}

/** An action that could answer the question, on offer or not. */
interface Candidate {
  readonly action: BaseAction;
  readonly keys: readonly SubjectKey[];
}

function candidatesOf(game: AnyGame, view: BaseView, kind: string): readonly Candidate[] {
  const actions: Iterable<BaseAction> = game.notation.every(kind);
  return [...actions].map((action) => ({ action, keys: subjectKeys(game, view, action) }));
}

/** Where the key is; beyond the end where it is not. */
const startOf = (keys: readonly SubjectKey[], key: SubjectKey): number =>
  keys.includes(key) ? keys.indexOf(key) : keys.length;

/** Of the first kind of action that has one reason against all of these. */
function firstReason(
  game: AnyGame,
  view: BaseView,
  answers: readonly (readonly Candidate[])[],
  isMeant: (keys: readonly SubjectKey[]) => boolean,
): Reason | undefined {
  for (const candidates of answers) {
    const meant = candidates.filter(({ keys }) => isMeant(keys));
    const reason = commonReason(game, view, meant);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The reason against every one of these actions; undefined where they have different ones. */
function commonReason(
  game: AnyGame,
  view: BaseView,
  candidates: readonly Candidate[],
): Reason | undefined {
  let common: Reason | undefined;
  for (const { action } of candidates) {
    const reason: Reason | undefined = game.explain?.(view, action);
    if (reason === undefined || (common !== undefined && common.code !== reason.code)) {
      return undefined;
    }
    common ??= reason;
  }
  return common;
}
