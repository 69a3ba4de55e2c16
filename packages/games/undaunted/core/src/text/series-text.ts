import type { GameText } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import {
  commonPrompt,
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

type SeriesText<X> = GameText<Action, Event, View<X>>;

/** What a title says in its own way: what it must, and what it may. */
type OwnText<X> = Pick<SeriesText<X>, 'title' | 'scenario' | 'event' | 'mentions' | 'view'> &
  Pick<SeriesText<X>, 'rules'> &
  Partial<Pick<SeriesText<X>, 'action' | 'shot' | 'ruleFor'>> & {
    /** The map in letters. */
    drawMap(view: View<X>): string[];
    /** The questions that only this title asks. */
    ownPrompt(view: View<X>): string | undefined;
  };

/** The texts of one title of the series in one language. */
export function seriesText<X>(
  telling: Telling,
  { drawMap, ownPrompt, ...own }: OwnText<X>,
): SeriesText<X> {
  const { words: w, titles, names } = telling;
  return {
    about: w.about,
    seat: titles.side,
    option: (id) => w.options[id as keyof typeof w.options],
    action: (action, seat = 0) => nameCommonAction(action, seat, telling),
    shot: (event) => shotOf(event, telling),
    picture: (view) => ({ heading: w.headMap, lines: drawMap(view), isPicture: true }),
    ruleFor: ruleOf,
    prompt: (view) => ownPrompt(view) ?? commonPrompt(view, telling),
    waiting: (view) => waitingFor(view, telling),
    reason: (reason) => giveReason(reason, telling),
    gist: (key) => nameGist(key, telling),
    stakes: (events) => tellStakes(events, w, names),
    outcome: (outcome, end) => nameOutcome(outcome, end?.reader ?? null, telling),
    ...own,
  };
}
