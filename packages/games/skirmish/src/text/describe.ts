import { type Id, idOf, must, type Reason } from '@bivouac/kernel';
import {
  type GameText,
  type Name,
  type OptionText,
  recordOf,
  type ScenarioText,
} from '@bivouac/text';
import { type Action, type Event, hitsOf, type View } from '../rules/index.ts';
import { EVENT_RECORDS } from './event-records.ts';
import { nameOutcome } from './outcome.ts';
import { ask, wait } from './questions.ts';
import { describeTable } from './table-sections.ts';
import { type SkirmishLanguage, type Wording, wordingOf } from './wording.ts';

/** The game's text in one language. */
export function skirmishText(sentences: SkirmishLanguage): GameText<Action, Event, View> {
  const wording = wordingOf(sentences);
  const scenarios: { readonly [id: string]: ScenarioText | undefined } = sentences.scenarios;
  const options: { readonly [id: string]: OptionText | undefined } = sentences.options;
  return {
    title: sentences.title,
    about: sentences.about,
    seat: (seat) => sentences.label({ name: wording.side(seat) }),
    side: wording.side,
    scenario: (id) => must(scenarios[id], `words for the scenario ${id}`),
    option: (id) => must(options[id], `words for the option ${id}`),
    action: (action) => nameAction(action, wording),
    event: (event, viewer) => recordOf(EVENT_RECORDS, event).sentence(event, viewer, wording),
    view: (view) => describeTable(view, wording),
    prompt: (view) => ask(view, wording),
    waiting: (view) => wait(view, wording),
    reason: (reason) => nameReason(reason, wording),
    gist: (key) => nameGist(key, sentences),
    outcome: (outcome, end) => nameOutcome(outcome, end?.reader ?? null, wording),
  };
}

function nameAction(action: Action, { sentences, area, unit, card }: Wording): string {
  switch (action.kind) {
    case 'bid':
      return sentences.bid({ card: card(action.card) });
    case 'order':
      return sentences.order({ card: card(action.card) });
    case 'pick':
      return sentences.pick({ unit: unit(action.unit) });
    case 'march':
      return sentences.march({ area: area(action.area) });
    case 'attack':
      return sentences.attack({ area: area(action.area) });
    default:
      return sentences[action.kind];
  }
}

/** The things that reasons name; a reason reads only those that it has. */
type ReasonNames = { readonly [thing in 'card' | 'unit' | 'area' | 'from']: Name };

function nameReason(reason: Reason, { sentences, area, unit, card }: Wording): string {
  const reasons: { readonly [code: string]: ((names: ReasonNames) => string) | undefined } =
    sentences.reasons;
  const id = <Kind extends string>(key: string): Id<Kind> => idOf(Number(reason[key]));
  const names: ReasonNames = {
    get card() {
      return card(id('card'));
    },
    get unit() {
      return unit(id('unit'));
    },
    get area() {
      return area(id('area'));
    },
    get from() {
      return area(id('from'));
    },
  };
  return reasons[reason.code]?.(names) ?? reason.code;
}

function nameGist(key: string, sentences: SkirmishLanguage): string {
  const hits = hitsOf(key);
  return hits === null ? sentences.gistNone : sentences.gistHits({ hits });
}
