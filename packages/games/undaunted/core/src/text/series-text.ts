import type { BaseEvent } from '@bivouac/kernel';
import { type EventRecords, type GameText, recordOf } from '@bivouac/text';
import type { Action, SeriesQuestion, View } from '../rules/index.ts';
import {
  giveReason,
  nameCommonAction,
  nameGist,
  nameOutcome,
  ruleOf,
  waitingFor,
} from './describe.ts';
import { tellStakes } from './shots.ts';
import type { TextContext } from './text-context.ts';

type SeriesText<X, Q extends SeriesQuestion, E extends BaseEvent> = GameText<Action, E, View<X, Q>>;

/** The title's own texts: required ones and optional ones. */
type OwnText<X, Q extends SeriesQuestion, E extends BaseEvent, C extends TextContext> = Pick<
  SeriesText<X, Q, E>,
  'title' | 'scenario' | 'view' | 'prompt' | 'ruleTitles'
> &
  Partial<Pick<SeriesText<X, Q, E>, 'action' | 'ruleFor'>> & {
    readonly records: EventRecords<E, C>;
    /** The map in letters. */
    drawMap(view: View<X, Q>): string[];
  };

/** The texts of one title of the series in one language. */
export function seriesText<X, Q extends SeriesQuestion, E extends BaseEvent, C extends TextContext>(
  context: C,
  { drawMap, records, ...own }: OwnText<X, Q, E, C>,
): SeriesText<X, Q, E> {
  const { words: w, titles } = context;
  return {
    about: w.about,
    seat: titles.sideTitle,
    side: titles.side,
    option: (id) => w.options[id as keyof typeof w.options],
    action: (action, seat = 0) => nameCommonAction(action, seat, context),
    ...eventText(records, context),
    picture: (view) => ({ heading: w.headMap, lines: drawMap(view), isPicture: true }),
    ruleFor: ruleOf,
    waiting: (view) => waitingFor(view, context),
    reason: (reason) => giveReason(reason, context),
    gist: (key) => nameGist(key, context),
    stakes: (events) => tellStakes(events, context),
    outcome: (outcome, end) => nameOutcome(outcome, end?.reader ?? null, context),
    ...own,
  };
}

/** The texts of events, from their records. */
export const eventText = <E extends BaseEvent, C>(
  records: EventRecords<E, C>,
  context: C,
): Required<Pick<GameText<Action, E, View<unknown>>, 'event' | 'mentions' | 'shot'>> => ({
  event: (event, viewer) => recordOf(records, event).sentence(event, viewer, context),
  mentions: (event) => recordOf(records, event).mentions?.(event, context) ?? [],
  shot: (event) => recordOf(records, event).shot?.(event, context) ?? null,
});
