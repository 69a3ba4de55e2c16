import { type Id, idOf, must, type Outcome, ofSeat, type Reason } from '@bivouac/kernel';
import {
  type EndReader,
  type GameText,
  type Name,
  type OptionText,
  type Phrase,
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
    side: t.called.side,
    scenario: (scenario) => must(scenarios[scenario], `words for the scenario ${scenario}`),
    option: (option) => must(options[option], `words for the option ${option}`),
    action: (action) => nameAction(action, wording),
    event: (event, viewer, tails = []) =>
      recordOf(EVENT_RECORDS, event).sentence(event, viewer, wording, tails),
    line: (event) => recordOf(EVENT_RECORDS, event).line?.(event) ?? null,
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
      return seat === undefined ? w.over : w.wait({ side: t.called.side(seat) });
    },
    reason: (reason) => giveReason(reason, wording),
    gist: (key) => nameGist(key, wording),
    outcome: (outcome, end) => nameOutcome(outcome, end, wording),
  };
}

function nameAction(action: Action, { words: w, titles: t }: Wording): string {
  switch (action.kind) {
    case 'take':
      return w.take({ token: t.called.token(action.token) });
    case 'pick':
    case 'bomb':
      return w[action.kind]({ position: action.position });
    case 'place':
    case 'resolve':
      return w[action.kind]({ space: t.space(action.space) });
    case 'shift':
    case 'aim':
    case 'open':
      return w[action.kind]({ theatre: t.called.theatre(action.theatre) });
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
      if (theatre >= 0) return w.askTokenAgain({ theatre: t.called.theatre(theatre) });
      const [seat = 0] = view.awaiting;
      const end = lastTurn(view.public);
      return end === null ? w.askToken : w.askTokenLast({ needed: ofSeat(end.needed, seat) });
    }
    case 'space':
      return askSpace(view, wording);
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

/** Names the token in hand, and what a spy would be. */
function askSpace(view: View, { box, words: w, titles: t }: Wording): string {
  const token = view.own?.reserve[view.own.held];
  if (token === undefined || typeof view.viewer !== 'number') return w.askNothing;
  const as = actsAs(box, view.public, view.viewer, token);
  const isCopy = as >= 0 && as !== token;
  return w.askSpace({ token: t.called.token(token), as: isCopy ? t.called.token(as) : null });
}

/** The things that reasons name; a reason reads only those that it has. */
interface ReasonNames {
  readonly token: Name;
  readonly space: Phrase;
  readonly theatre: Name;
}

function giveReason(reason: Reason, { words: w, titles: t }: Wording): string {
  const reasons: { readonly [code: string]: ((names: ReasonNames) => string) | undefined } =
    w.reasons;
  const id = <Kind extends string>(key: string): Id<Kind> => idOf(Number(reason[key]));
  const names: ReasonNames = {
    get token() {
      return t.called.token(id('token'));
    },
    get space() {
      return t.space(id('space'));
    },
    get theatre() {
      return t.called.theatre(id('theatre'));
    },
  };
  return reasons[reason.code]?.(names) ?? reason.code;
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
    const won: { readonly [reason: string]: ((p: { side: Name }) => string) | undefined } = w.won;
    return (won[reason] ?? w.won.points)({ side: t.called.side(winner) });
  }
  const told = reader === winner ? w.youWon : w.youLost;
  const endings: { readonly [reason: string]: string | undefined } = told;
  return endings[reason] ?? told.points;
}
