import type { Outcome, Reason, Seat } from '@bivouac/kernel';
import { type Name, type Phrase, phrase } from '@bivouac/text';
import type { Action, CardInPlay, CoreQuestion, View } from '../rules/index.ts';
import type { TextContext } from './text-context.ts';

/** Button texts of the actions that all titles have. */
export function nameCommonAction(
  action: Action,
  seat: number,
  { rules, words: w, titles: t }: TextContext,
): string {
  switch (action.kind) {
    case 'bid':
      return w.bid({
        card: t.kind(seat, action.card),
        initiative: rules.kinds[action.card]?.initiative ?? 0,
      });
    case 'play':
    case 'take':
      return w[action.kind]({ card: t.kind(seat, action.card) });
    case 'use':
      return w.use({ act: t.verb(rules.verbs[action.verb]?.verb ?? '') });
    case 'useFor': {
      const act = t.verb(rules.verbs[action.verb]?.verb ?? '');
      return w.useFor({ act, count: action.value });
    }
    case 'unit':
      return w.unit({ unit: t.ownUnit(action.unit) });
    case 'shoot':
      return w.shoot({ unit: t.unit(action.unit) });
    case 'go':
    case 'aim':
      return w[action.kind]({
        tile: phrase(`${t.tile(action.tile)} (${t.tileName(action.tile)})`),
      });
    case 'end':
    case 'ready':
    case 'hunker':
    case 'done':
      return w[action.kind];
  }
}

/** Prompts for the awaited seat, for the questions that all titles have. */
export function commonPrompt(
  question: CoreQuestion | null,
  { words: w, titles: t }: TextContext,
): string {
  const unit = ({ unit: acting }: CardInPlay): Name => t.ownUnit(acting);
  switch (question?.kind) {
    case undefined:
      return w.over;
    case 'bid':
      return w.askBid;
    case 'card':
      return w.askCard;
    case 'use': {
      const { seat, card } = question.play;
      return w.askUse({ card: t.man(seat, card) });
    }
    case 'step':
      return w.askStep({ unit: unit(question.play), left: question.play.left });
    case 'attack':
      return w.askAttack({ unit: unit(question.play), dice: question.play.value });
    case 'suppress':
      return w.askSuppress({ unit: unit(question.play), dice: question.play.value });
    case 'bolster':
      return w.askBolster({ left: question.play.left });
    case 'inspire':
      return w.askInspire;
  }
}

/** The prompt for the others in the meantime. */
export function waitingFor<X>(view: View<X>, { words: w, titles: t }: TextContext): string {
  const [seat] = view.awaiting;
  if (seat === undefined) return w.over;
  return view.question?.kind === 'bid' ? w.waitBid : w.wait({ side: t.side(seat) });
}

interface ReasonWords {
  readonly card: Name;
  readonly unit: Name;
  readonly tile: Phrase;
  readonly distance: number;
}

/** Why something is not possible. */
export function giveReason(reason: Reason, { words: w, titles: t }: TextContext): string {
  if (reason.code === 'other-decision') {
    return (w.first as { readonly [question: string]: string })[String(reason.now)] ?? '';
  }
  const reasons = w.reasons as { readonly [code: string]: (p: ReasonWords) => string };
  const id = (name: string): number => Number(reason[name] ?? 0);
  const card = t.kind(id('seat'), id('card'));
  // Both sides may have the same unit, and one may have been pointed at for the other.
  const unit = t.unit(id('unit'));
  const told = { card, unit, tile: t.tile(id('tile')), distance: id('distance') };
  return reasons[reason.code]?.(told) ?? reason.code;
}

export function nameOutcome(
  outcome: Outcome,
  reader: Seat | null,
  { words: w, titles: t }: TextContext,
): string {
  const [winner] = outcome.winners;
  if (winner === undefined) return w.exhausted;
  if (reader !== null) {
    const told: { readonly [reason: string]: string } = winner === reader ? w.youWon : w.youLost;
    return told[outcome.reason] ?? told.points ?? '';
  }
  const won = w.won as { readonly [reason: string]: (p: { side: Name }) => string };
  return (won[outcome.reason] ?? w.won.points)({ side: t.side(winner) });
}

export const nameGist = (key: string, { words: w }: TextContext): string =>
  key
    .split(' ')
    .map((word) => (word === 'hit' ? w.gistHit : word === 'miss' ? w.gistMiss : w.gistNone))
    .join(', ');

/** The rule that the present question is about: for the question of an action, that action's. */
export function ruleOf<X>({ question, public: part }: View<X>): string | null {
  if (question === null) return null;
  switch (question.kind) {
    case 'bid':
      return 'initiative';
    case 'card':
      return 'turn';
    case 'use':
      return part.isSuppressed[question.play?.unit ?? -1] ? 'suppressed' : 'playing-a-card';
    default:
      return question.play?.verb ?? '';
  }
}
