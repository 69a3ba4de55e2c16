import { type SubjectKey, subjectKey } from '@bivouac/kernel';
import { type AreaId, box, type UnitId, type View } from '../rules/index.ts';

// The keys of what is drawn. The rules say which of them an action concerns (`subjects`).

export const areaThing = (area: AreaId): SubjectKey => subjectKey({ kind: 'tile', id: area });
export const unitThing = (unit: UnitId): SubjectKey => subjectKey({ kind: 'unit', id: unit });
/** A place in one's own hand, from 0. */
export const cardThing = (place: number): SubjectKey => subjectKey({ kind: 'card', id: place });

/** While a unit is on the move, another one of the same side can be pointed at instead. */
export const isSwap = (view: View, thing: SubjectKey): boolean =>
  view.question?.kind === 'goal' &&
  box.UNIT_IDS.some((unit) => unitThing(unit) === thing && box.sideOf(unit) === view.viewer);
