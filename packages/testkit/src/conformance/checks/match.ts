import { type AnyMatch, done, recordOf, replay } from '@bivouac/kernel';
import { findDifference } from '../../same.ts';
import type { MatchCheck } from '../check.ts';

const undo: MatchCheck = {
  id: 'undo',
  promise: 'Undo restores every byte, step by step, and the same actions lead back again.',
  match(match, luck) {
    const last = match.played.at(-1);
    const depth = last === undefined ? 0 : match.undoDepth(last.seat);
    // Undoing at every step would take most of the time; one step in four finds the same bugs.
    if (last === undefined || depth === 0 || luck.pick(4, 'check') > 0) return undefined;
    const undone = match.played.slice(-depth);
    const after = match.copyOfState();
    const states = takeBack(match, last.seat, depth);
    for (const [i, played] of undone.entries()) {
      const here = match.copyOfState();
      // The last state taken back to is the first to play on from.
      const expected = states[depth - 1 - i];
      if (JSON.stringify(here) !== expected) return `step ${i}: the way back and forth differ`;
      if (!match.act(played.seat, played.action).ok) return `step ${i} is not possible again`;
    }
    const now = match.copyOfState();
    return JSON.stringify(now) === JSON.stringify(after) ? undefined : findDifference(after, now);
  },
};

function takeBack(match: AnyMatch, seat: number, depth: number): string[] {
  const states: string[] = [];
  for (let i = 0; i < depth; i++) {
    match.undo(seat);
    states.push(JSON.stringify(match.copyOfState()));
  }
  return states;
}

const replayed: MatchCheck = {
  id: 'replay',
  promise: 'The record of a game replays to the same hash.',
  match(match, _luck, isLast) {
    if (!isLast) return undefined;
    const again = replay(recordOf(match), () => done(match.game));
    return again.ok ? undefined : JSON.stringify(again.problem);
  },
};

const length: MatchCheck = {
  id: 'length',
  promise: 'No game lasts longer than its bound.',
  match: (match, _luck, isLast) =>
    !isLast && match.decision >= match.game.maxActions
      ? `no end after ${match.decision} actions`
      : undefined,
};

export const MATCH_CHECKS: readonly MatchCheck[] = [undo, replayed, length];
