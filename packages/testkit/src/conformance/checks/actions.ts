import { type Odds, odds, type Preview, subjectKeys } from '@bivouac/kernel';
import { reversedDice } from '../../probe-chance.ts';
import { findDifference, isSame } from '../../same.ts';
import { printAll, type StepCheck, tryAction } from '../check.ts';

const offered: StepCheck = {
  id: 'actions-offered',
  promise: 'Who owes a decision has an action; who does not, has none.',
  step({ game, state, seats, turn }) {
    for (const seat of seats) {
      const count = game.actions(state, seat).length;
      const owes = turn?.awaited.includes(seat) ?? false;
      if (owes && count === 0) return `${game.seats[seat]} owes a decision and has no action`;
      if (!owes && count > 0) return `${game.seats[seat]} has actions and owes no decision`;
    }
    return undefined;
  },
};

const sorted: StepCheck = {
  id: 'actions-sorted',
  promise: 'Actions are listed in canonical order.',
  step({ game, turn }) {
    const list = turn?.actions ?? [];
    for (let i = 1; i < list.length; i++) {
      if (game.notation.compare(list[i - 1], list[i]) > 0) return printAll(game, list);
    }
    return undefined;
  },
};

const unique: StepCheck = {
  id: 'actions-unique',
  promise: 'No action is listed twice.',
  step({ game, turn }) {
    const list = turn?.actions ?? [];
    // Sorted, as the check before this one has shown: like stands beside like.
    for (let i = 1; i < list.length; i++) {
      if (game.notation.compare(list[i - 1], list[i]) === 0) return printAll(game, list);
    }
    return undefined;
  },
};

const notation: StepCheck = {
  id: 'notation',
  promise: 'What an action prints as, reads back as that action.',
  step({ game, turn }) {
    for (const action of turn?.actions ?? []) {
      const text = game.notation.print(action);
      const read = game.notation.parse(text);
      if (!read.ok) return `“${text}” does not read back: ${read.problem.code}`;
      if (!isSame(read.value, action))
        return `“${text}” reads back as ${JSON.stringify(read.value)}`;
    }
    return undefined;
  },
};

const applies: StepCheck = {
  id: 'actions-apply',
  promise: 'Every listed action can be carried out.',
  step(context) {
    for (const action of context.turn?.actions ?? []) {
      try {
        tryAction(context, context.game.clone(context.state), action);
      } catch (error) {
        const text = context.game.notation.print(action);
        return `“${text}” throws: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return undefined;
  },
};

const diceOrder: StepCheck = {
  id: 'dice-order',
  promise: 'The order of dice thrown together does not matter.',
  step(context) {
    const { game, state, turn } = context;
    if (turn === null) return null;
    const luck = reversedDice(context.probe());
    const two = tryAction(context, game.clone(state), turn.action, luck);
    if (!luck.hasReversed()) return null;
    const one = context.trial();
    return isSame(one.state, two.state) ? undefined : findDifference(one.state, two.state);
  },
};

const explains: StepCheck = {
  id: 'explain',
  promise: 'No reason is given against an action that is on offer.',
  step({ game, state, turn }) {
    if (turn === null || game.explain === undefined) return null;
    const view = game.view(state, turn.seat);
    for (const action of turn.actions) {
      const reason = game.explain(view, action);
      if (reason !== undefined) return `“${game.notation.print(action)}”: ${reason.code}`;
    }
    return undefined;
  },
};

/** Actions that a game hands out again and again must stay as they are, whatever their receiver does. */
const frozen: StepCheck = {
  id: 'actions-frozen',
  promise: 'An action that several lists share cannot be changed.',
  step({ game, state, turn }) {
    if (turn === null) return null;
    const again: readonly unknown[] = game.actions(state, turn.seat);
    const isLoose = turn.actions.some(
      (action, i) => action === again[i] && !Object.isFrozen(action),
    );
    return isLoose ? printAll(game, turn.actions) : undefined;
  },
};

const countable: StepCheck = {
  id: 'odds',
  promise: 'The odds of a listed action can be counted from the view, and add up.',
  step({ game, state, turn, luck }) {
    // Counting is dear; a few looks find what is wrong with a gist or an assumption.
    if (turn === null || luck.pick(16, 'odds') > 0) return null;
    const view = game.view(state, turn.seat);
    const found = odds(game, view, turn.action, { hiddenLimit: 1, worlds: 2, limit: 300 });
    const sum = found.outcomes.reduce((so, { weight }) => so + weight, 0n);
    if (found.outcomes.some(({ key }) => typeof key !== 'string')) return 'a gist that is no text';
    for (const answer of game.assume?.(turn.action) ?? []) {
      if (!game.notation.isAction(answer)) return `assumes ${JSON.stringify(answer)}`;
    }
    return sum === found.total ? undefined : `${sum} of ${found.total}`;
  },
};

const answers: StepCheck = {
  id: 'answers',
  promise: 'The kind of every offered action is one that answers the question.',
  step({ game, state, turn }) {
    if (turn === null) return null;
    const kinds = game.answers(game.view(state, turn.seat));
    const stray = turn.actions.find(({ kind }) => !kinds.includes(kind));
    return stray === undefined ? undefined : `“${game.notation.print(stray)}” answers nothing`;
  },
};

const subjects: StepCheck = {
  id: 'subjects',
  promise: 'Every offered action concerns something that can be pointed at, each thing once.',
  step({ game, state, turn }) {
    if (turn === null) return null;
    const view = game.view(state, turn.seat);
    for (const action of turn.actions) {
      const keys = subjectKeys(game, view, action);
      const text = game.notation.print(action);
      if (keys.length === 0) return `“${text}” concerns nothing`;
      if (new Set(keys).size < keys.length) return `“${text}” concerns ${keys.join(', ')}`;
      const odd = keys.find((key) => !/^[a-z][A-Za-z]*:(?:\d+(?:-\d+)?|[a-z][A-Za-z]*)$/.test(key));
      if (odd !== undefined) return `“${text}” concerns ${odd}`;
    }
    return undefined;
  },
};

/** Counting every result is dear: one look in this many. */
const PREVIEW_EVERY = 4;

const previews: StepCheck = {
  id: 'preview',
  promise: 'The outcomes of a preview are those that odds count by playing the action.',
  step({ game, state, turn, luck }) {
    if (turn === null || luck.pick(PREVIEW_EVERY, 'preview') > 0) return null;
    const view = game.view(state, turn.seat);
    const action = turn.actions[luck.pick(turn.actions.length, 'previewed')] ?? turn.action;
    const preview: Preview | null = game.preview(view, action);
    if (preview === null) return null;
    const text = game.notation.print(action);
    const sum = preview.outcomes.reduce((so, { weight }) => so + weight, 0);
    if (sum !== preview.total) return `“${text}”: weights add up to ${sum} of ${preview.total}`;
    const counted = odds(game, view, action, { hiddenLimit: 500, worlds: 4 });
    if (!counted.isCounted || !counted.agree) return null;
    const difference = differenceOf(preview, counted);
    return difference === undefined ? undefined : `“${text}”: ${difference}`;
  },
};

/** Where a preview and the odds disagree. */
function differenceOf(preview: Preview, counted: Odds<unknown>): string | undefined {
  const seen = new Map(preview.outcomes.map(({ key, weight }) => [key, weight]));
  if (seen.size < preview.outcomes.length) return 'an outcome is there twice';
  for (const { key, weight } of counted.outcomes) {
    const previewed = BigInt(seen.get(key) ?? 0);
    if (previewed * counted.total !== weight * BigInt(preview.total)) {
      return `${key} is ${previewed}/${preview.total}, counted ${weight}/${counted.total}`;
    }
    seen.delete(key);
  }
  const [extra] = seen.keys();
  return extra === undefined ? undefined : `${extra} never happens`;
}

export const LIST_CHECKS: readonly StepCheck[] = [
  offered,
  sorted,
  unique,
  notation,
  frozen,
  explains,
  answers,
  subjects,
];
export const APPLY_CHECKS: readonly StepCheck[] = [applies, diceOrder];
export const ODDS_CHECKS: readonly StepCheck[] = [countable, previews];
