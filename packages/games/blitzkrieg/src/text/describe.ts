import type { Outcome, Reason } from '@bivouac/kernel';
import type { EndReader, GameText, Translated } from '@bivouac/text';
import {
  type Action,
  actsAs,
  type Box,
  type Event,
  lastTurn,
  type Question,
  type View,
} from '../rules/index.ts';
import type { StepTexts } from './en/steps.ts';
import { type Teller, tellEvent } from './log.ts';
import { mentionsOf } from './mentions.ts';
import { drawTheatres } from './picture.ts';
import type { RuleId, RuleText } from './rule-sources.ts';
import { describeTable } from './table.ts';
import { type Names, titlesIn, type Words } from './titles.ts';

/** One language of the game, put together. */
export interface BlitzkriegLanguage {
  readonly names: Names;
  readonly sentences: Words;
  readonly steps: Translated<StepTexts>;
  readonly rules: { readonly [id in RuleId]: RuleText };
}

/** The rule that each question is about. */
const RULE_OF: { readonly [kind in Question['kind']]: RuleId } = {
  shift: 'solo-setup',
  token: 'turn',
  space: 'terrain',
  bomb: 'bombing',
  aim: 'strategic',
  effect: 'flag',
  open: 'nippon',
};

export function tellerOf(box: Box, { names, sentences: words, steps }: BlitzkriegLanguage): Teller {
  return { box, names, words, steps, titles: titlesIn(box, names, words) };
}

export function blitzkriegText(
  box: Box,
  language: BlitzkriegLanguage,
): GameText<Action, Event, View> {
  const teller = tellerOf(box, language);
  const { names, words: w, titles: t } = teller;
  const id = box.id as 'blitzkrieg' | 'nippon';
  return {
    title: names.titles[id],
    about: w.about[id],
    seat: t.side,
    scenario: (scenario) =>
      (w.scenarios[id] as { [scenario: string]: { title: string; briefing: string } })[
        scenario
      ] ?? { title: scenario, briefing: '' },
    option: (option) => w.options[option as 'spy'],
    action: (action) => nameAction(action, teller),
    event: (event, viewer) => tellEvent(event, viewer, teller),
    mentions: (event) => mentionsOf(event, t),
    view: (view) => describeTable(view, teller),
    picture: (view) => ({
      heading: w.headMap,
      lines: drawTheatres(box, view, w, t),
      isPicture: true,
    }),
    rules: language.rules,
    ruleFor: ({ question }) => (question === null ? null : RULE_OF[question.kind]),
    prompt: (view) => prompt(view, teller),
    waiting(view) {
      const [seat] = view.awaiting;
      return seat === undefined ? w.over : w.wait({ side: t.side(seat) });
    },
    reason: (reason) => giveReason(reason, teller),
    gist: (key) => nameGist(key, teller),
    outcome: (outcome, end) => nameOutcome(outcome, end, teller),
  };
}

function nameAction(action: Action, { words: w, titles: t }: Teller): string {
  switch (action.kind) {
    case 'take':
      return w.take({ token: t.token(action.token) });
    case 'pick':
    case 'bomb':
      return w[action.kind]({ position: action.position });
    case 'place':
    case 'resolve':
      return w[action.kind]({ space: t.space(action.space) });
    case 'shift':
    case 'aim':
    case 'open':
      return w[action.kind]({ theatre: t.theatre(action.theatre) });
    case 'stop':
      return w.stop;
  }
}

function prompt(view: View, teller: Teller): string {
  const { words: w, titles: t } = teller;
  const { question } = view;
  switch (question?.kind) {
    case 'shift':
      return w.askShift;
    case 'token': {
      const { theatre } = question;
      if (theatre >= 0) return w.askTokenAgain({ theatre: t.theatre(theatre) });
      const [seat = 0] = view.awaiting;
      const needed = lastTurn(view.public)?.needed[seat as 0 | 1];
      return needed === undefined ? w.askToken : w.askTokenLast({ needed });
    }
    case 'space':
      return w.askSpace({ token: heldToken(view, teller) });
    case 'bomb':
      return w.askBomb;
    case 'aim':
      return w.askAim({ steps: question.steps });
    case 'effect':
      return w.askEffect;
    case 'open':
      return w.askOpen;
    case undefined:
      return w.over;
  }
}

/** The token in hand, and what a spy would be. */
function heldToken(view: View, { box, words: w, titles: t }: Teller): string {
  const token = view.own?.reserve[view.own.held];
  if (token === undefined || typeof view.viewer !== 'number') return w.none;
  const as = actsAs(box, view.public, view.viewer, token);
  if (as < 0 || as === token) return t.token(token);
  return w.actingAs({ token: t.token(token), as: t.token(as) });
}

function giveReason(reason: Reason, { box, words: w, titles: t }: Teller): string {
  const sentence = w.reasons[reason.code as keyof Words['reasons']] as
    | ((p: { token: string; space: string; theatre: string }) => string)
    | undefined;
  const name = (of: (id: number) => string, key: string, count: number): string => {
    const id = Number(reason[key] ?? -1);
    return id >= 0 && id < count ? of(id) : '';
  };
  return (
    sentence?.({
      token: name(t.token, 'token', box.tokens.length),
      space: name(t.space, 'space', box.spaces.length),
      theatre: name(t.theatre, 'theatre', box.theatres.length),
    }) ?? reason.code
  );
}

function nameGist(key: string, { words: w, titles: t }: Teller): string {
  return key
    .split(' ')
    .map((part) => {
      const [what, number = '0'] = part.split('-');
      if (what === 'monster') return w.gistMonster({ face: Number(number) });
      return what === 'won' ? w.gistWon({ side: t.side(Number(number)) }) : w.gistCertain;
    })
    .join(', ');
}

function nameOutcome(
  outcome: Outcome,
  end: EndReader<View> | undefined,
  { words: w, titles: t }: Teller,
): string {
  const winner = outcome.winners[0] ?? 0;
  const isEmpty = end?.view?.reserveSizes[winner === 0 ? 1 : 0] === 0;
  const reason =
    outcome.reason === 'cannot-place' && isEmpty
      ? 'empty-reserve'
      : (outcome.reason as keyof Words['won']);
  const reader = end?.reader ?? null;
  if (reader === null) return (w.won[reason] ?? w.won.points)({ side: t.side(winner) });
  const told = reader === winner ? w.youWon : w.youLost;
  return told[reason] ?? told.points;
}
