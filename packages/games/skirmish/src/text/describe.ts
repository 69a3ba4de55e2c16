import { type Id, idOf, must, type Reason } from '@bivouac/kernel';
import { type GameText, type OptionText, recordOf, type ScenarioText } from '@bivouac/text';
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
    seat: wording.seat,
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

/** The names that a reason can contain. */
type ReasonWords = { [thing in 'card' | 'unit' | 'area' | 'from']: string };

function nameReason(reason: Reason, { sentences, area, unit, card }: Wording): string {
  const reasons: { readonly [code: string]: ((words: ReasonWords) => string) | undefined } =
    sentences.reasons;
  const named = <Kind extends string>(
    name: (id: Id<Kind>) => string,
    id: number | string | undefined,
  ): string => (typeof id === 'number' ? name(idOf(id)) : '');
  return (
    reasons[reason.code]?.({
      card: named(card, reason.card),
      unit: named(unit, reason.unit),
      area: named(area, reason.area),
      from: named(area, reason.from),
    }) ?? reason.code
  );
}

function nameGist(key: string, sentences: SkirmishLanguage): string {
  const hits = hitsOf(key);
  return hits === null ? sentences.gistNone : sentences.gistHits({ hits });
}
