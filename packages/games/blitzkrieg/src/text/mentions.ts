import type { Mention } from '@bivouac/text';
import type { Event } from '../rules/index.ts';
import type { Titles } from './titles.ts';

/** The spaces and theatres that an event's sentence names. */
export function mentionsOf(e: Event, t: Titles): readonly Mention[] {
  switch (e.type) {
    case 'tokenPlaced':
      return [{ kind: 'tile', id: e.space, name: t.space(e.space) }];
    case 'markerMoved':
    case 'theatreClosed':
    case 'theatreOpened':
      return [{ kind: 'area', id: e.theatre, name: t.theatre(e.theatre) }];
    default:
      return [];
  }
}
