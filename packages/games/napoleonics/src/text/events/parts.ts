import type { BaseEvent, Viewer } from '@bivouac/kernel';
import type { EventRecords, Mention, Name } from '@bivouac/text';
import type { HexId } from '../../rules/ids.ts';
import type { Event } from '../../rules/index.ts';
import type { Titles } from '../titles.ts';
import type { Wording } from '../wording.ts';

/** The records of some types of event. */
export type Records<T extends Event['type']> = Pick<EventRecords<Event, Wording>, T>;

/** A unit and a hex as a sentence names them. */
export const unitMention = (id: number, name: Name): Mention => ({ kind: 'unit', id, name });
export const hexMention = (hex: HexId, titles: Titles): Mention => ({
  kind: 'tile',
  id: hex,
  name: titles.hex(hex),
});

/** The secret part of the event for one seat, if the viewer has that seat or sees everything. */
export function secretOf<T>({ secret }: BaseEvent, viewer: Viewer): T | undefined {
  if (secret === undefined || viewer === 'spectator') return undefined;
  const [own] = Object.values(secret);
  // The rules give each type of event one secret; events carry it as plain data.
  return own as T | undefined;
}
