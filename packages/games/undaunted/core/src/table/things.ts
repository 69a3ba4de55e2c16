import type { SubjectKey } from '@bivouac/kernel';
import { type Subject, subjectKey, subjectKeys } from '@bivouac/kernel';
import { type Action, tileOf } from '../rules/index.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

// How the subjects of the rules are called on the table.

const thing = (kind: string, id: number, part?: number): SubjectKey =>
  subjectKey(part === undefined ? { kind, id } : { kind, id, part });

export const tileThing = (tile: number): SubjectKey => thing('tile', tile);
export const unitThing = (unit: number): SubjectKey => thing('unit', unit);
/** A card in hand. */
export const cardThing = (card: number): SubjectKey => thing('card', card);
export const verbThing = (verb: number): SubjectKey => thing('verb', verb);
/** The same for fewer cards than the act allows. */
export const lesserThing = (verb: number, value: number): SubjectKey => thing('verb', verb, value);
/** The actions from the seat of the soldier whose card is played. */
export const crewThing = (verb: number): SubjectKey => thing('crew', verb);
/** A seat of a vehicle; places are counted from 0. */
export const seatThing = (vehicle: number, place: number): SubjectKey =>
  thing('seat', vehicle, place);
export const supplyThing = (kind: number): SubjectKey => thing('supply', kind);
export const playedThing = (card: number): SubjectKey => thing('played', card);

/** The main subject of an action; other subjects on the table mean the action as well. */
export const mainThing = (
  { game }: UndauntedTitle,
  view: AnyView,
  action: Action,
): SubjectKey | undefined => subjectKeys(game, view, action)[0];

const isTile = (subject: Subject): subject is Extract<Subject, { kind: string }> =>
  'kind' in subject && subject.kind === 'tile';

/** The tile that an action concerns; -1 for none. */
export const tileOfAction = ({ game }: UndauntedTitle, view: AnyView, action: Action): number =>
  game.subjects(view, action).find(isTile)?.id ?? -1;

/** The tile on which a counter stands; null for anything else. */
export function tileUnder(view: AnyView, key: SubjectKey): SubjectKey | null {
  const [kind, id] = key.split(':');
  const tile = kind === 'unit' ? tileOf(view.public, Number(id)) : -1;
  return tile < 0 ? null : tileThing(tile);
}
