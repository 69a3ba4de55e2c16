import { type SubjectKey, subjectKey } from '@bivouac/kernel';
import type { Question, SpaceId, TheatreId, View } from '../rules/index.ts';

// The keys of what is drawn. The rules say which of them an action concerns (`subjects`).

export const spaceThing = (space: SpaceId): SubjectKey => subjectKey({ kind: 'tile', id: space });
export const theatreThing = (theatre: TheatreId): SubjectKey =>
  subjectKey({ kind: 'area', id: theatre });
/** A place in one's own reserve, from 0. */
export const tokenThing = (place: number): SubjectKey => subjectKey({ kind: 'token', id: place });
/** A place in the solo opponent's row, from 0. */
export const rowThing = (place: number): SubjectKey => subjectKey({ kind: 'row', id: place });

/** A turn is known by its number: only the side whose turn it is decides anything. */
export const turnOf = ({ public: part }: View): string => `${part.turn}`;

/** Whether the answer names a theatre, so that its spaces stand for it as well. */
export const asksForTheatre = (question: Question | null): boolean =>
  question?.kind === 'aim' || question?.kind === 'shift' || question?.kind === 'open';

/** While a token is in hand, another one of the reserve can be pointed at instead. */
export const isSwap = (view: View, thing: SubjectKey): boolean =>
  view.question?.kind === 'space' && thing.startsWith('token:');
