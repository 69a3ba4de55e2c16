import type { Viewer } from '@bivouac/kernel';
import { capital, type EventRecords, type Mention, recordOf } from '@bivouac/text';
import type { Event } from '../../rules/index.ts';
import type { Wording } from '../wording.ts';
import { CARD_RECORDS } from './cards.ts';
import { COMBAT_RECORDS } from './combat.ts';
import { PIECE_RECORDS } from './pieces.ts';

/** Text and motion of each type of event. */
export const EVENT_RECORDS: EventRecords<Event, Wording> = {
  ...CARD_RECORDS,
  ...PIECE_RECORDS,
  ...COMBAT_RECORDS,
};

/** One line of the log; null for what goes without saying. */
export function lineOf(event: Event, viewer: Viewer, wording: Wording): string | null {
  const line = recordOf(EVENT_RECORDS, event).sentence(event, viewer, wording);
  return line === null ? null : capital(line);
}

/** The units and hexes that an event's line names. */
export const mentionsOf = (event: Event, wording: Wording): readonly Mention[] =>
  (recordOf(EVENT_RECORDS, event).mentions?.(event, wording) ?? []).filter(
    ({ name }) => name !== '',
  );
