import type { Subject } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { type Box, theatreOf } from './box.ts';
import type { SpaceId, TheatreId } from './ids.ts';
import type { View } from './view.ts';

/** What an action concerns, and what a player can point at to choose it. */
export function subjectsOf(box: Box, view: View, action: Action): readonly Subject[] {
  switch (action.kind) {
    case 'take': {
      // Copies of a token are all alike; a token of the reserve is known by its place there.
      const reserve = view.own?.reserve ?? [];
      return reserve.flatMap((token, place) =>
        token === action.token ? [{ kind: 'token', id: place }] : [],
      );
    }
    case 'pick':
    case 'bomb':
      return [{ kind: 'row', id: action.position - 1 }];
    case 'place':
    case 'resolve':
      return [spaceSubject(action.space)];
    case 'aim':
    case 'shift':
      // Players who point at a space of the theatre mean the theatre.
      return [
        theatreSubject(action.theatre),
        ...theatreOf(box, action.theatre).spaces.map(spaceSubject),
      ];
    case 'open':
      return [theatreSubject(action.theatre)];
    case 'stop':
      return [{ choice: 'stop' }];
  }
}

const spaceSubject = (space: SpaceId): Subject => ({ kind: 'tile', id: space });
const theatreSubject = (theatre: TheatreId): Subject => ({ kind: 'area', id: theatre });
