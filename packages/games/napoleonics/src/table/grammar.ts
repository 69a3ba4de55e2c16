import type { Seat, SubjectKey } from '@bivouac/kernel';
import { idOf } from '@bivouac/kernel';
import type { HexId } from '../rules/ids.ts';
import { type Action, isLeaderToMove, isToMove, leaderOn, type View } from '../rules/index.ts';
import { moverOf, ownUnitOn } from './battle.ts';
import { isAttack, strikeOf } from './strikes.ts';

// The things on the table that a player can point at, as `subjects` of the rules calls them.

export const hexThing = (hex: HexId): SubjectKey => `tile:${hex}`;
/** The leader on a hex, as opposed to the unit there. */
export const leaderThing = (hex: HexId): SubjectKey => `leader:${hex}`;
/** A place in one's own hand. */
export const cardThing = (place: number): SubjectKey => `card:${place}`;
/** One of two cards that a scout drew. */
export const drawnThing = (place: number): SubjectKey => `drawn:${place}`;
export const sectionThing = (section: number): SubjectKey => `area:${section}`;

export const hexOfThing = (thing: SubjectKey): HexId =>
  idOf(thing.startsWith('tile:') || thing.startsWith('leader:') ? Number(thing.split(':')[1]) : -1);

const seatOfView = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0);

/** What rolls dice, and what gives a card away, is looked at before it is done. */
export const isLookedAt = (view: View, action: Action): boolean =>
  action.kind === 'play' ||
  action.kind === 'keep' ||
  (isAttack(action) && strikeOf(view, action) !== null);

/** The turn that is being played, if it is the viewer's. */
export const turnOf = ({ viewer, public: part }: View): string | null =>
  part.active === viewer ? `${part.turn}` : null;

/** A player who says that the battles are over ends the turn; with the moves it may end unexpectedly. */
export const isTurnEnd = ({ question }: View, { kind }: Action): boolean =>
  kind === 'done' && question?.kind === 'attack';

/** In battle one points at who attacks, then at whom. */
export const choosesWho = (view: View, thing: SubjectKey): boolean =>
  view.question?.kind === 'attack' && ownUnitOn(view, seatOfView(view), hexOfThing(thing)) >= 0;

/** While a piece is on the move, the player can point at another one instead. */
export function isSwap(view: View, thing: SubjectKey): boolean {
  const hex = hexOfThing(thing);
  if (view.question?.kind !== 'go' || hex < 0) return false;
  const { unit, leader } = moverOf(view);
  const part = view.public;
  if (thing.startsWith('leader:')) {
    const there = leaderOn(part, hex);
    return there >= 0 && (there === leader || isLeaderToMove(part, there));
  }
  if (unit >= 0 && part.at[unit] === hex) return true;
  if (leader >= 0 && part.leaderAt[leader] === hex) return true;
  const there = ownUnitOn(view, seatOfView(view), hex);
  return there >= 0 && isToMove(part, there);
}
