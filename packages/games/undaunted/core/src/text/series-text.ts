import type { GameText } from '@bivouac/text';
import type { Action, Event, SeriesQuestion, View } from '../rules/index.ts';
import {
  giveReason,
  nameCommonAction,
  nameGist,
  nameOutcome,
  ruleOf,
  waitingFor,
} from './describe.ts';
import { tellStakes } from './log.ts';
import { shotOf } from './mentions.ts';
import type { Telling } from './telling.ts';

type SeriesText<X, Q extends SeriesQuestion> = GameText<Action, Event, View<X, Q>>;

/** What a title says in its own way: what it must, and what it may. */
type OwnText<X, Q extends SeriesQuestion> = Pick<
  SeriesText<X, Q>,
  'title' | 'scenario' | 'event' | 'mentions' | 'view' | 'prompt' | 'rules'
> &
  Partial<Pick<SeriesText<X, Q>, 'action' | 'shot' | 'ruleFor'>> & {
    /** The map in letters. */
    drawMap(view: View<X, Q>): string[];
  };

/** The texts of one title of the series in one language. */
export function seriesText<X, Q extends SeriesQuestion>(
  telling: Telling,
  { drawMap, ...own }: OwnText<X, Q>,
): SeriesText<X, Q> {
  const { words: w, titles, names } = telling;
  return {
    about: w.about,
    seat: titles.side,
    option: (id) => w.options[id as keyof typeof w.options],
    action: (action, seat = 0) => nameCommonAction(action, seat, telling),
    shot: (event) => shotOf(event, telling),
    picture: (view) => ({ heading: w.headMap, lines: drawMap(view), isPicture: true }),
    ruleFor: ruleOf,
    waiting: (view) => waitingFor(view, telling),
    reason: (reason) => giveReason(reason, telling),
    gist: (key) => nameGist(key, telling),
    stakes: (events) => tellStakes(events, w, names),
    outcome: (outcome, end) => nameOutcome(outcome, end?.reader ?? null, telling),
    ...own,
  };
}
