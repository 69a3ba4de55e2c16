import type { LeaderId, UnitId } from './ids.ts';
import type { PublicPart } from './state.ts';

// The orders and actions of a unit or leader in this turn. The state keeps it as bits of one number for each,
// because search copies and hashes states all the time; only this file knows the bits.

const ORDERED = 1;
/** Its move is over, be it on the spot. */
const MOVED = 2;
const FOUGHT = 4;
/** Moved too far, or entered ground on which one does not battle at once. */
const NO_BATTLE = 8;
/** A leader with the order to leave the unit who has not gone: the unit may march off alone. */
const LEFT_BEHIND = 16;
/** It left its square on this turn’s order, which can no longer be taken from it. */
const UNFORMED = 32;

const hasAny = (list: readonly number[], at: number, bits: number): boolean =>
  ((list[at] ?? 0) & bits) !== 0;
/** Whether it is ordered and none of the other bits is set. */
const isOnlyOrdered = (list: readonly number[], at: number, others: number): boolean =>
  ((list[at] ?? 0) & (ORDERED | others)) === ORDERED;
const mark = (list: number[], at: number, bit: number): void => {
  list[at] = (list[at] ?? 0) | bit;
};

export const isOrdered = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  hasAny(tasks, unit, ORDERED);
export const hasMoved = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  hasAny(tasks, unit, MOVED);
export const hasFought = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  hasAny(tasks, unit, FOUGHT);
export const hasMovedTooFar = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  hasAny(tasks, unit, NO_BATTLE);
/** Ordered, and its move is still to come. */
export const isToMove = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  isOnlyOrdered(tasks, unit, MOVED);
/** Ordered, has not fought, and has not lost its battle by its move. */
export const isToBattle = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  isOnlyOrdered(tasks, unit, FOUGHT | NO_BATTLE);
/** Its order can be taken away: it did not leave a square by it. */
export const isOrderRevocable = ({ tasks }: PublicPart, unit: UnitId): boolean =>
  isOnlyOrdered(tasks, unit, UNFORMED);

export const markOrdered = ({ tasks }: PublicPart, unit: UnitId): void =>
  mark(tasks, unit, ORDERED);
export const markMoved = ({ tasks }: PublicPart, unit: UnitId): void => mark(tasks, unit, MOVED);
export const markFought = ({ tasks }: PublicPart, unit: UnitId): void => mark(tasks, unit, FOUGHT);
export const markMovedTooFar = ({ tasks }: PublicPart, unit: UnitId): void =>
  mark(tasks, unit, NO_BATTLE);
export const markUnformed = ({ tasks }: PublicPart, unit: UnitId): void =>
  mark(tasks, unit, UNFORMED);
export const revokeOrder = ({ tasks }: PublicPart, unit: UnitId): void => {
  tasks[unit] = (tasks[unit] ?? 0) & ~ORDERED;
};

export const isLeaderOrdered = ({ leaderTasks }: PublicPart, leader: LeaderId): boolean =>
  hasAny(leaderTasks, leader, ORDERED);
export const hasLeaderMoved = ({ leaderTasks }: PublicPart, leader: LeaderId): boolean =>
  hasAny(leaderTasks, leader, MOVED);
export const isLeaderToMove = ({ leaderTasks }: PublicPart, leader: LeaderId): boolean =>
  isOnlyOrdered(leaderTasks, leader, MOVED);
export const isLeftBehind = ({ leaderTasks }: PublicPart, leader: LeaderId): boolean =>
  hasAny(leaderTasks, leader, LEFT_BEHIND);

export const markLeaderOrdered = ({ leaderTasks }: PublicPart, leader: LeaderId): void =>
  mark(leaderTasks, leader, ORDERED);
export const markLeaderMoved = ({ leaderTasks }: PublicPart, leader: LeaderId): void =>
  mark(leaderTasks, leader, MOVED);
export const markLeftBehind = ({ leaderTasks }: PublicPart, leader: LeaderId): void =>
  mark(leaderTasks, leader, LEFT_BEHIND);

/** A new turn: nothing is ordered and nothing is done. */
export function clearTasks({ tasks, leaderTasks, steps }: PublicPart): void {
  clear(tasks);
  clear(leaderTasks);
  clear(steps);
}

/** A loop: on lists as short as these, `fill` takes several times as long. */
function clear(list: number[]): void {
  for (let i = 0; i < list.length; i++) list[i] = 0;
}
