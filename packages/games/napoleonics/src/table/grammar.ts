import type { Reason, Seat } from '@bivouac/kernel';
import type { Thing } from '@bivouac/table/session/choice.ts';
import { type Action, MOVED, ORDERED, type Question, type View } from '../rules/index.ts';
import { moverOf, ownUnitOn } from './battle.ts';
import type { NapTitle } from './title.ts';

// Which things on the table stand for which actions.

export const hexThing = (hex: number): Thing => `tile:${hex}`;
/** The leader on a hex, where somebody stands with him. */
export const leaderThing = (hex: number): Thing => `leader:${hex}`;
/** A place in one's own hand. */
export const cardThing = (place: number): Thing => `card:${place}`;
/** One of two cards that a scout drew. */
export const drawnThing = (place: number): Thing => `drawn:${place}`;
export const sectionThing = (section: number): Thing => `area:${section}`;

export const hexOfThing = (thing: Thing): number =>
  thing.startsWith('tile:') || thing.startsWith('leader:') ? Number(thing.split(':')[1]) : -1;

const seatOfView = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0);
const places = (cards: readonly number[], card: number): number[] =>
  cards.flatMap((held, place) => (held === card ? [place] : []));

export function thingsOf(view: View, action: Action): readonly Thing[] {
  switch (action.kind) {
    case 'play':
      return places(view.own?.hand ?? [], action.card).map(cardThing);
    case 'keep':
      return places(view.own?.drawn ?? [], action.card).map(drawnThing);
    case 'section':
      return ['button:section', sectionThing(action.section)];
    case 'lead':
    case 'pickLeader': {
      const isAlone = ownUnitOn(view, seatOfView(view), action.hex) < 0;
      const hat = leaderThing(action.hex);
      return isAlone ? [hat, hexThing(action.hex)] : [hat];
    }
    case 'fire':
    case 'melee':
      return [hexThing(action.from), hexThing(action.hex)];
    case 'go':
      return isStay(view, action) ? ['button:go'] : [hexThing(action.hex)];
    case 'advance':
      return ['button:advance', ...askedHex(view, 'advance')];
    case 'battleBack':
      return ['button:battleBack', ...askedHex(view, 'battle-back')];
    case 'supply':
    case 'place':
    case 'rally':
    case 'order':
    case 'unform':
    case 'pick':
    case 'join':
    case 'retreat':
      return [hexThing(action.hex)];
    default:
      return [`button:${action.kind}`];
  }
}

/** The hex that the question is about. */
const askedHex = ({ question }: View, kind: 'advance' | 'battle-back'): readonly Thing[] =>
  question?.kind === kind ? [hexThing(question.hex)] : [];

/** Going to where one stands: staying there. */
export function isStay(view: View, action: Action): boolean {
  if (action.kind !== 'go' || view.question?.kind !== 'go') return false;
  const { unit, leader } = moverOf(view);
  const { at, leaderAt } = view.public;
  return action.hex === (unit >= 0 ? at[unit] : leaderAt[leader]);
}

/** What rolls dice, and what gives a card away, is looked at before it is done. */
export const isLookedAt = ({ kind }: Action): boolean =>
  kind === 'fire' || kind === 'melee' || kind === 'play' || kind === 'keep';

/** The turn that is being played, if it is the viewer's. */
export const turnOf = ({ viewer, public: part }: View): string | null =>
  part.active === viewer ? `${part.turn}` : null;

/** A player who says that the battles are over ends the turn; with the moves it may end unexpectedly. */
export const isTurnEnd = ({ question }: View, { kind }: Action): boolean =>
  kind === 'done' && question?.kind === 'attack';

/** In battle one points at who attacks, then at whom. */
export const choosesWho = (view: View, thing: Thing): boolean =>
  view.question?.kind === 'attack' && ownUnitOn(view, seatOfView(view), hexOfThing(thing)) >= 0;

/** While somebody is on the move, another one can be pointed at instead. */
export function isSwap(view: View, thing: Thing): boolean {
  const hex = hexOfThing(thing);
  if (view.question?.kind !== 'go' || hex < 0) return false;
  const { unit, leader } = moverOf(view);
  const { at, leaderAt, tasks, leaderTasks } = view.public;
  const waits = (task: number | undefined): boolean =>
    ((task ?? 0) & (ORDERED | MOVED)) === ORDERED;
  if (thing.startsWith('leader:')) {
    const there = leaderAt.indexOf(hex);
    return there >= 0 && (there === leader || waits(leaderTasks[there]));
  }
  if (unit >= 0 && at[unit] === hex) return true;
  if (leader >= 0 && leaderAt[leader] === hex) return true;
  const there = ownUnitOn(view, seatOfView(view), hex);
  return there >= 0 && waits(tasks[there]);
}

/** Actions that name one hex and no more. */
type HexKind = Exclude<Extract<Action, { hex: number }>, { from: number }>['kind'];

const ON_HEX: { readonly [kind in Question['kind']]?: HexKind } = {
  order: 'order',
  pick: 'pick',
  go: 'go',
  further: 'go',
  supply: 'supply',
  place: 'place',
  rally: 'rally',
  combine: 'join',
  retreat: 'retreat',
  withdraw: 'retreat',
  flee: 'retreat',
};

/** The action that somebody who points at this thing seems to want. */
function wish(view: View, thing: Thing, chosen: Thing | null): Action | null {
  const [what, name] = thing.split(':');
  const id = Number(name);
  switch (what) {
    case 'card': {
      const card = view.own?.hand[id];
      return card === undefined ? null : { kind: 'play', card };
    }
    case 'leader':
      return { kind: view.question?.kind === 'pick' ? 'pickLeader' : 'lead', hex: id };
    case 'tile': {
      if (view.question?.kind === 'attack') return attackWish(view, id, chosen);
      const kind = view.question === null ? undefined : ON_HEX[view.question.kind];
      return kind === undefined ? null : { kind, hex: id };
    }
    default:
      return null;
  }
}

/** Stands for a target that nobody has named. */
const NOWHERE = -1;

function attackWish(view: View, hex: number, chosen: Thing | null): Action | null {
  const isOwn = ownUnitOn(view, seatOfView(view), hex) >= 0;
  if (isOwn) return { kind: 'fire', from: hex, hex: NOWHERE };
  return chosen === null ? null : { kind: 'fire', from: hexOfThing(chosen), hex };
}

export function refuse(
  title: NapTitle,
  view: View,
  thing: Thing,
  chosen: Thing | null,
): Reason | undefined {
  const wanted = wish(view, thing, chosen);
  const reason = wanted === null ? undefined : title.explain(view, wanted);
  // Whoever points at his own unit has not yet said at whom.
  return reason?.code === 'no-enemy' && reason['hex'] === NOWHERE ? undefined : reason;
}
