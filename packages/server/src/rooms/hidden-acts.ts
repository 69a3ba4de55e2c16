import type { AnyMatch, Seat, UndoBarrier } from '@bivouac/kernel';
import type { Reader } from './reader.ts';

/**
 * Acts that change nothing that other readers can see, such as picking cards of a deck before a battle. Other readers
 * must not be able to count them, so the server sends them no table for such an act and numbers entries and actions
 * for each reader as if it had not happened. In games without hidden acts all numbers are the stored ones.
 */
export interface HiddenActs {
  /** The hidden entries, in order. */
  readonly entries: Hidden[];
  /** The hidden actions that have not been taken back, in order. */
  actions: Hidden[];
  /** By seat: why it could not undo after the newest move that it could see. Empty if the game hides no acts. */
  readonly barriers: (UndoBarrier | null)[];
}

/** A game with its hidden acts. */
interface Hiding {
  readonly match: AnyMatch;
  readonly hidden: HiddenActs;
}

interface Entry {
  readonly kind: string;
  readonly seq: number;
  readonly seat: Seat | null;
}

interface Hidden {
  readonly seat: Seat;
  /** The number of the entry, or of the action. */
  readonly number: number;
}

export const noHiddenActs = (match: AnyMatch): HiddenActs => ({
  entries: [],
  actions: [],
  barriers:
    match.game.hidesActs === true ? match.game.seats.map((_, seat) => match.undoBarrier(seat)) : [],
});

/** Everything that readers other than the seat can see; null if the game hides no acts. */
export function seenByOthers({ match }: Hiding, seat: Seat | null): string | null {
  if (match.game.hidesActs !== true || seat === null) return null;
  const others = match.game.seats.flatMap((_, each) => (each === seat ? [] : [each]));
  const views = [...others, 'spectator' as const].map((viewer) => match.view(viewer));
  return JSON.stringify([match.awaiting(), match.eventCount, views]);
}

/** Records the newest entry of a game as hidden or visible. */
export function noteAct(
  { match, hidden }: Hiding,
  entry: Entry,
  { isMove, isHidden }: { readonly isMove: boolean; readonly isHidden: boolean },
): void {
  const { kind, seq, seat: by } = entry;
  const isSeen = !isHidden || by === null;
  hidden.actions = hidden.actions.filter(({ number }) => number <= match.decision);
  if (!isSeen) {
    hidden.entries.push({ seat: by, number: seq });
    if (kind === 'act') hidden.actions.push({ seat: by, number: match.decision });
  }
  // Talk changes no barrier, and must not show one that a hidden act has changed before.
  if (!isMove) return;
  for (const seat of match.game.seats.keys()) {
    if (isSeen || seat === by) hidden.barriers[seat] = match.undoBarrier(seat);
  }
}

const isHiddenFrom = (reader: Reader, { seat }: Hidden): boolean => seat !== reader;

/** The number as the reader sees it, without hidden ones. */
function shown(hidden: readonly Hidden[], reader: Reader, stored: number): number {
  const uncounted = hidden.filter((each) => isHiddenFrom(reader, each) && each.number <= stored);
  return stored - uncounted.length;
}

/** The largest stored number that the reader sees as this one. */
function stored(hidden: readonly Hidden[], reader: Reader, seen: number): number {
  let number = seen;
  for (const each of hidden) {
    if (isHiddenFrom(reader, each) && each.number <= number + 1) number += 1;
  }
  return number;
}

export const shownSeq = ({ hidden }: Hiding, reader: Reader, seq: number): number =>
  shown(hidden.entries, reader, seq);

/** The stored number of the entry up to which a reader has seen everything; 0, meaning nothing, stays 0. */
export const storedSeq = ({ hidden }: Hiding, reader: Reader, seq: number): number =>
  seq === 0 ? 0 : stored(hidden.entries, reader, seq);

/** When the game is over everything is visible, and actions have their stored numbers again. */
const hiddenActions = ({ hidden, match }: Hiding): readonly Hidden[] =>
  match.isOver() ? [] : hidden.actions;

export const shownAction = (room: Hiding, reader: Reader, action: number): number =>
  shown(hiddenActions(room), reader, action);

export const playedAction = (room: Hiding, reader: Reader, action: number): number =>
  stored(hiddenActions(room), reader, action);

/** Why the seat cannot undo, as far as it may know: another seat's hidden act changes nothing. */
export const shownBarrier = ({ hidden, match }: Hiding, seat: Seat): UndoBarrier | null =>
  hidden.barriers[seat] === undefined ? match.undoBarrier(seat) : hidden.barriers[seat];
