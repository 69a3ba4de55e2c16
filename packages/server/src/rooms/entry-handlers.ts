import {
  done,
  fail,
  type Played,
  type Problem,
  printDraw,
  type Result,
  type Seat,
} from '@bivouac/kernel';
import type { Refusal, TableNote } from '@bivouac/protocol';
import { giveBack, outOfTime, readClock } from './clock.ts';
import { shownAction, shownBarrier } from './hidden-acts.ts';
import type { EntryDraft, Room } from './room.ts';

export type EntryKind =
  | 'act'
  | 'undo'
  | 'say'
  | 'offer'
  | 'accept'
  | 'decline'
  | 'resume'
  | 'claim'
  | 'chat'
  | 'sit'
  | 'rematch';

/** Entries that only the server writes. */
export type ServerEntryKind = 'outage' | 'rules';

/** The result of an entry: its full body, and a note for the table if there is one. */
export interface EntryEffect {
  readonly body: string;
  /** The position has changed. */
  readonly isMove: boolean;
  readonly note?: Omit<TableNote, 'seq' | 'at'>;
}

type ServerEntryHandler = (room: Room, body: string, at: number) => Result<EntryEffect, Refusal>;
type EntryHandler = (
  room: Room,
  seat: Seat,
  body: string,
  at: number,
) => Result<EntryEffect, Refusal>;

export const refuse = (code: Refusal['code'], problem?: Problem): Result<never, Refusal> =>
  fail(problem === undefined ? { code } : { code, problem: { ...problem } });

const NOT_NOW = refuse('not-now');

/** Applies each kind of entry to a room. The same code runs live and on replay. A refused entry changes nothing. */
const HANDLERS: { readonly [kind in EntryKind]: EntryHandler } = {
  act(room, seat, body) {
    const text = body.split(' | ', 1)[0] ?? '';
    const acted = room.match.actText(seat, text);
    if (!acted.ok) return refuse('rules', acted.problem);
    return done({ body: recordLineOf(room, room.match.played.at(-1)), isMove: true });
  },

  undo(room, seat, body) {
    const count = Number(body);
    if (count > room.match.undoDepth(seat)) {
      const reason = shownBarrier(room, seat) ?? 'nothing-done';
      return refuse('rules', { code: 'cannot-undo', reason });
    }
    for (let i = 0; i < count; i++) room.match.undo(seat);
    return done({ body, isMove: true });
  },

  say(room, seat, body) {
    if (body !== 'resign' && body !== 'offer-draw' && body !== 'accept-draw') return NOT_NOW;
    const said = room.match.say(seat, body);
    return said.ok ? done({ body, isMove: body !== 'offer-draw' }) : refuse('rules', said.problem);
  },

  offer(room, seat, body) {
    const [what, to = ''] = body.split(' ');
    if (what === 'rematch') {
      if (!room.match.isOver() || room.rematchBy !== null) return NOT_NOW;
      room.rematchBy = seat;
      return done({ body, isMove: false });
    }
    if (room.match.isOver()) return refuse('rules', { code: 'game-over' });
    // In stored games hidden acts ended an offer, and a new one could be made.
    const isReplaceable = room.match.game.hidesActs === true;
    if (what === 'pause') {
      if (room.clock === null || room.clock.isPaused) return NOT_NOW;
      if (room.pauseBy !== null && !isReplaceable) return NOT_NOW;
      room.pauseBy = seat;
      return done({ body, isMove: false });
    }
    if (what !== 'take-back' || !/^\d+$/.test(to)) return NOT_NOW;
    if (Number(to) >= room.match.decision) return NOT_NOW;
    if (room.takeBack !== null && !isReplaceable) return NOT_NOW;
    room.takeBack = { by: seat, to: Number(to), seq: room.seq + 1 };
    return done({ body, isMove: false });
  },

  accept(room, seat, body, at) {
    if (body === 'pause') {
      if (room.pauseBy === null || room.pauseBy === seat || room.clock === null) return NOT_NOW;
      room.pauseBy = null;
      room.clock = { ...readClock(room.clock, at), isPaused: true };
      return done({ body, isMove: false, note: { seat, what: 'paused', detail: '' } });
    }
    const { takeBack } = room;
    if (body !== 'take-back' || takeBack === null || takeBack.by === seat) return NOT_NOW;
    // Of the actions that both players could see.
    const count =
      shownAction(room, 'spectator', room.match.decision) -
      shownAction(room, 'spectator', takeBack.to);
    const taken = room.match.takeBack(takeBack.to);
    if (!taken.ok) return refuse('rules', taken.problem);
    const note = { seat: takeBack.by, what: 'took-back', detail: String(count) } as const;
    return done({ body, isMove: true, note });
  },

  decline(room, seat, body) {
    if (body === 'pause' && room.pauseBy !== null) room.pauseBy = null;
    else if (body === 'take-back' && room.takeBack !== null) room.takeBack = null;
    else if (body === 'rematch' && room.rematchBy !== null) room.rematchBy = null;
    else return NOT_NOW;
    return done({ body, isMove: false, note: { seat, what: 'declined', detail: body } });
  },

  resume(room, seat, body, at) {
    if (!room.clock?.isPaused) return NOT_NOW;
    room.clock = { ...room.clock, isPaused: false, at: Math.max(at, room.clock.at) };
    return done({ body, isMove: false, note: { seat, what: 'resumed', detail: '' } });
  },

  claim(room, seat, body, at) {
    const late = room.clock === null ? [] : outOfTime(room.clock, at);
    const other = late.find((each) => each !== seat);
    if (other === undefined) return NOT_NOW;
    const said = room.match.say(other, 'out-of-time');
    if (!said.ok) return refuse('rules', said.problem);
    return done({ body, isMove: true, note: { seat: other, what: 'out-of-time', detail: '' } });
  },

  chat: (_room, _seat, body) => done({ body, isMove: false }),

  sit(room, seat, body) {
    if (room.isSeated[seat]) return NOT_NOW;
    room.isSeated[seat] = true;
    return done({ body, isMove: false, note: { seat, what: 'sat', detail: '' } });
  },

  rematch(room, seat, body) {
    if (room.rematchBy === null) return NOT_NOW;
    room.next = { game: body, by: room.rematchBy, seq: room.seq + 1 };
    room.rematchBy = null;
    return done({ body, isMove: false, note: { seat, what: 'rematch', detail: body } });
  },
};

const SERVER_HANDLERS: { readonly [kind in ServerEntryKind]: ServerEntryHandler } = {
  /** No server was alive for this many milliseconds; running clocks get them back. */
  outage(room, body, at) {
    const ms = Number(body);
    if (room.clock === null || room.match.isOver() || !(ms > 0)) return NOT_NOW;
    room.clock = giveBack(room.clock, at, ms);
    return done({ body, isMove: false, note: { seat: null, what: 'outage', detail: body } });
  },

  /** The game goes on under newer rules, or keeps its own by options. */
  rules(room, body) {
    const [number = '', how] = body.split(' ');
    if (!(Number(number) > room.rules) || room.match.isOver()) return NOT_NOW;
    room.rules = Number(number);
    const what = how === 'kept' ? 'rules-kept' : 'rules';
    return done({ body, isMove: false, note: { seat: null, what, detail: number } });
  },
};

/** The action as records print it, with its draws. */
function recordLineOf(room: Room, played: Played<unknown> | undefined): string {
  if (played === undefined) throw new Error('nothing was played');
  const text = room.match.game.notation.print(played.action);
  return played.draws.length === 0 ? text : `${text} | ${played.draws.map(printDraw).join(' ')}`;
}

export function applyEntry(
  room: Room,
  { kind, seat, body }: EntryDraft,
  at: number,
): Result<EntryEffect, Refusal> {
  if (seat === null) {
    return hasHandler(SERVER_HANDLERS, kind)
      ? SERVER_HANDLERS[kind](room, body, at)
      : refuse('bad-message');
  }
  return hasHandler(HANDLERS, kind) ? HANDLERS[kind](room, seat, body, at) : refuse('bad-message');
}

function hasHandler<K extends string>(
  handlers: { readonly [kind in K]: unknown },
  kind: string,
): kind is K {
  return Object.hasOwn(handlers, kind);
}
