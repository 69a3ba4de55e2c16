import {
  type AnyMatch,
  type BaseEvent,
  completeSetup,
  done,
  findNotPlain,
  recordOf,
  redact,
  replay,
} from '@bivouac/kernel';
import { probeChance } from '../../probe-chance.ts';
import { findDifference, isSame } from '../../same.ts';
import type { MatchCheck } from '../check.ts';

const undo: MatchCheck = {
  id: 'undo',
  promise: 'Undo restores every byte, step by step, and the same actions lead back again.',
  every: 4,
  match(match) {
    const last = match.played.at(-1);
    const depth = last === undefined ? 0 : match.undoDepth(last.seat);
    if (last === undefined || depth === 0) return null;
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
  every: 3,
  match(match, _luck, isLast) {
    if (!isLast) return null;
    const again = replay(recordOf(match), () => done(match.game));
    return again.ok ? undefined : JSON.stringify(again.problem);
  },
};

const former: MatchCheck = {
  id: 'former-rules',
  promise: 'Older rules numbers that can still be played are older, and their options exist.',
  match({ game, decision, setup }) {
    // It is a promise of the game, not of a position.
    if (decision > 0) return null;
    for (const [rules, options] of Object.entries(game.formerRules ?? {})) {
      if (Number(rules) >= game.rules) return `${rules} is not older than ${game.rules}`;
      const wish = completeSetup(game, { scenario: setup.scenario, options });
      if (!wish.ok) return JSON.stringify(wish.problem);
    }
    return undefined;
  },
};

const length: MatchCheck = {
  id: 'length',
  promise: 'No game lasts longer than its bound.',
  match(match, _luck, isLast) {
    const { maxActions } = match.game;
    if (!Number.isSafeInteger(maxActions)) return `${maxActions} is no bound`;
    if (isLast) return match.decision <= maxActions ? undefined : `${match.decision} actions`;
    return match.decision < maxActions ? undefined : `no end after ${match.decision} actions`;
  },
};

/** How many games are dealt in search of two that look alike to a viewer. */
const DEALS = 6;

const setupEvents: MatchCheck = {
  id: 'setup-events',
  promise: 'Events of the set-up are plain and tell a viewer nothing that its view does not show.',
  every: 4,
  match(match, luck) {
    // Before the first action; it deals several games to compare.
    if (match.decision > 0) return null;
    const { game, setup } = match;
    const seed = luck.pick(0x40000000, 'setup');
    const deals = Array.from({ length: DEALS }, (_, i) => {
      const events: BaseEvent[] = [];
      const io = { chance: probeChance(seed + i), emit: (event: BaseEvent) => events.push(event) };
      return { state: game.setup(setup, io), events };
    });
    const found = deals[0]?.events.map((event) => findNotPlain(event)).find(Boolean);
    if (found !== undefined) return found;
    for (const viewer of [...game.seats.keys(), 'spectator'] as const) {
      const seen = deals.map(({ state, events }) => ({
        view: game.view(state, viewer),
        events: events.map((event) => redact(event, viewer)),
      }));
      for (const [i, one] of seen.entries()) {
        const alike = seen.slice(0, i).find(({ view }) => isSame(view, one.view));
        if (alike !== undefined && !isSame(alike.events, one.events)) {
          return `${viewer}: ${findDifference(alike.events, one.events)}`;
        }
      }
    }
    return undefined;
  },
};

export const MATCH_CHECKS: readonly MatchCheck[] = [setupEvents, undo, replayed, former, length];
