import type { AnyMatch, Viewer } from '@bivouac/kernel';
import { recordOf } from '@bivouac/kernel';
import type { FromServer, TableMessage, TablePlayer, Welcome } from '@bivouac/protocol';
import { PROTOCOL } from '@bivouac/protocol';
import type { NamedSeat } from '../storage/games/games.ts';
import { readClock } from './clock.ts';
import { positionOf } from './commands.ts';
import { shownAction, shownBarrier, shownSeq } from './hidden-acts.ts';
import type { Reader } from './reader.ts';
import { awaitedSeats, outcomeOf, type Room } from './room.ts';

export function welcomeTo(room: Room, reader: Reader, person: string | null): Welcome {
  const { row, match } = room;
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    game: row.id,
    title: row.game,
    scenario: row.scenario,
    options: { ...match.setup.options },
    commitment: row.commitment,
    seat: reader === 'spectator' ? null : reader,
    isMaker: person !== null && row.creator === person,
  };
}

/**
 * Everything that the reader may know, and what is new since the stored entry `since`. Games leave the server only
 * through this function, which uses the kernel's views and logs.
 */
export function tableFor(room: Room, reader: Reader, since: number, now: number): TableMessage {
  const { match } = room;
  const outcome = outcomeOf(match);
  const viewer: Viewer = outcome === null ? reader : 'everyone';
  const view = match.view(viewer);
  if (!view.ok) throw new Error(`the view was refused: ${view.problem.code}`);
  const isNewlyOver = room.overSeq !== null && since < room.overSeq;
  const from = isNewlyOver ? 0 : knownEvents(room, since);
  const seat = typeof reader === 'number' ? reader : null;
  return {
    type: 'table',
    seq: shownSeq(room, reader, room.seq),
    now,
    view: view.value,
    actions: seat === null ? [] : [...match.actions(seat)],
    position: seat === null ? shownSeq(room, reader, room.seq) : positionOf(room, seat),
    played: shownAction(room, reader, match.decision),
    awaited: [...awaitedSeats(match)],
    outcome: outcome === null ? null : { winners: [...outcome.winners], reason: outcome.reason },
    log: { from, events: logFor(room, reader, match.log(viewer, from)) },
    undo: {
      barrier: seat === null ? 'not-yours' : shownBarrier(room, seat),
      depth: seat === null ? 0 : match.undoDepth(seat),
    },
    isRated: room.row.is_rated === 1,
    players: room.players.map(playerOf),
    offers: {
      draw: match.drawOffer(),
      pause: room.pauseBy,
      rematch: room.rematchBy,
      takeBack: takeBackFor(room, reader),
    },
    clock: room.clock === null ? null : readClock(room.clock, now),
    notes: newerThan(room, reader, room.notes, since),
    ...(isNewlyOver ? { record: recordOf(match) } : {}),
  };
}

export function playerOf({ bot, name, taken_at, deleted_at }: NamedSeat): TablePlayer {
  if (bot !== null) return { kind: 'bot', bot };
  const player = { kind: 'human', name, isTaken: taken_at !== null } as const;
  return deleted_at === null ? player : { ...player, isDeleted: true };
}

/** The events, with their actions numbered as the reader knows them. */
export function logFor(
  room: Room,
  reader: Reader,
  events: ReturnType<AnyMatch['log']>,
): TableMessage['log']['events'] {
  return events.map((each) => ({ ...each, action: shownAction(room, reader, each.action) }));
}

function takeBackFor(room: Room, reader: Reader): TableMessage['offers']['takeBack'] {
  if (room.takeBack === null) return null;
  const { by, to, seq } = room.takeBack;
  return { by, to: shownAction(room, reader, to), seq: shownSeq(room, reader, seq) };
}

/** The items after the entry `since`, with entries numbered as the reader knows them. */
function newerThan<T extends { readonly seq: number }>(
  room: Room,
  reader: Reader,
  items: readonly T[],
  since: number,
): T[] {
  return items
    .filter(({ seq }) => seq > since)
    .map((item) => ({ ...item, seq: shownSeq(room, reader, item.seq) }));
}

/** How many of the events that the reader knew are still valid: undo may have removed some. */
function knownEvents(room: Room, since: number): number {
  if (since <= 0 || since > room.seq) return 0;
  let known = room.eventCountAfter[since] ?? 0;
  for (let seq = since + 1; seq <= room.seq; seq++) {
    known = Math.min(known, room.eventCountAfter[seq] ?? 0);
  }
  return known;
}

export function chatAfter(
  room: Room,
  reader: Reader,
  since: number,
): Extract<FromServer, { type: 'chat' }>[] {
  return newerThan(room, reader, room.chat, since).map((line) => ({ type: 'chat', ...line }));
}

/** The newest entry for which the reader gets a table. */
export const tableSeqFor = ({ tableSeqs }: Room, reader: Reader): number =>
  (reader === 'spectator' ? tableSeqs.at(-1) : tableSeqs[reader]) ?? 0;
