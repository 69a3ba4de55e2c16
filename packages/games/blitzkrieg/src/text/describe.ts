import { type Id, idOf, must, type Outcome, ofSeat, type Reason } from '@bivouac/kernel';
import {
  type EndReader,
  type GameText,
  type OptionText,
  recordOf,
  type ScenarioText,
  type Translated,
} from '@bivouac/text';
import {
  type Action,
  actsAs,
  type Box,
  type Event,
  lastTurn,
  monsterFace,
  type Question,
  type View,
} from '../rules/index.ts';
import type { StepTexts } from './en/steps.ts';
import { EVENT_RECORDS } from './event-records.ts';
import { drawTheatres } from './picture.ts';
import type { RuleId, RuleWords } from './rule-sources.ts';
import { describeTable } from './table.ts';
import { type Names, titlesIn, type Words } from './titles.ts';
import type { Wording } from './wording.ts';

/** One language of the game, put together. */
export interface BlitzkriegLanguage {
  readonly names: Names;
  readonly sentences: Words;
  readonly steps: Translated<StepTexts>;
  readonly ruleTitles: RuleWords;
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

export function wordingOf(
  box: Box,
  { names, sentences: words, steps }: BlitzkriegLanguage,
): Wording {
  return { box, names, words, steps, titles: titlesIn(box, names, words) };
}

export function blitzkriegText(
  box: Box,
  language: BlitzkriegLanguage,
): GameText<Action, Event, View> {
  const wording = wordingOf(box, language);
  const { names, words: w, titles: t } = wording;
  const { id } = box;
  const scenarios: { readonly [id: string]: ScenarioText | undefined } = w.scenarios[id];
  const options: { readonly [id: string]: OptionText | undefined } = w.options;
  return {
    title: names.titles[id],
    about: w.about[id],
    seat: t.side,
    scenario: (scenario) => must(scenarios[scenario], `words for the scenario ${scenario}`),
    option: (option) => must(options[option], `words for the option ${option}`),
    action: (action) => nameAction(action, wording),
    event: (event, viewer) => recordOf(EVENT_RECORDS, event).sentence(event, viewer, wording),
    mentions: (event) => recordOf(EVENT_RECORDS, event).mentions?.(event, wording) ?? [],
    view: (view) => describeTable(view, wording),
    picture: (view) => ({
      heading: w.headMap,
      lines: drawTheatres(box, view, w, t),
      isPicture: true,
    }),
    ruleTitles: language.ruleTitles,
    ruleFor: ({ question }) => (question === null ? null : RULE_OF[question.kind]),
    prompt: (view) => prompt(view, wording),
    waiting(view) {
      const [seat] = view.awaiting;
      return seat === undefined ? w.over : w.wait({ side: t.side(seat) });
    },
    reason: (reason) => giveReason(reason, wording),
    gist: (key) => nameGist(key, wording),
    outcome: (outcome, end) => nameOutcome(outcome, end, wording),
  };
}

function nameAction(action: Action, { words: w, titles: t }: Wording): string {
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

function prompt(view: View, wording: Wording): string {
  const { words: w, titles: t } = wording;
  const { question } = view;
  switch (question?.kind) {
    case 'shift':
      return w.askShift;
    case 'token': {
      const { theatre } = question;
      if (theatre >= 0) return w.askTokenAgain({ theatre: t.theatre(theatre) });
      const [seat = 0] = view.awaiting;
      const end = lastTurn(view.public);
      return end === null ? w.askToken : w.askTokenLast({ needed: ofSeat(end.needed, seat) });
    }
    case 'space':
      return w.askSpace({ token: heldToken(view, wording) });
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
function heldToken(view: View, { box, words: w, titles: t }: Wording): string {
  const token = view.own?.reserve[view.own.held];
  if (token === undefined || typeof view.viewer !== 'number') return w.none;
  const as = actsAs(box, view.public, view.viewer, token);
  if (as < 0 || as === token) return t.token(token);
  return w.actingAs({ token: t.token(token), as: t.token(as) });
}

/** The names that a reason can contain. */
type ReasonWords = { [thing in 'token' | 'space' | 'theatre']: string };

function giveReason(reason: Reason, { words: w, titles: t }: Wording): string {
  const reasons: { readonly [code: string]: ((words: ReasonWords) => string) | undefined } =
    w.reasons;
  const named = <Kind extends string>(
    name: (id: Id<Kind>) => string,
    id: number | string | undefined,
  ): string => (typeof id === 'number' && id >= 0 ? name(idOf(id)) : '');
  return (
    reasons[reason.code]?.({
      token: named(t.token, reason.token),
      space: named(t.space, reason.space),
      theatre: named(t.theatre, reason.theatre),
    }) ?? reason.code
  );
}

function nameGist(key: string, { words: w }: Wording): string {
  const face = monsterFace(key);
  return face === null ? w.gistCertain : w.gistMonster({ face });
}

function nameOutcome(
  outcome: Outcome,
  end: EndReader<View> | undefined,
  { words: w, titles: t }: Wording,
): string {
  const winner = outcome.winners[0] ?? 0;
  const isEmpty = end?.view !== undefined && ofSeat(end.view.reserveSizes, 1 - winner) === 0;
  const reason = outcome.reason === 'cannot-place' && isEmpty ? 'empty-reserve' : outcome.reason;
  const reader = end?.reader ?? null;
  if (reader === null) {
    const won: { readonly [reason: string]: ((p: { side: string }) => string) | undefined } = w.won;
    return (won[reason] ?? w.won.points)({ side: t.side(winner) });
  }
  const told = reader === winner ? w.youWon : w.youLost;
  const endings: { readonly [reason: string]: string | undefined } = told;
  return endings[reason] ?? told.points;
}
