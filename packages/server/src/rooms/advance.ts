import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { EntryRow } from '../storage/schema.ts';
import { readClock, turnClock } from './clock.ts';
import { doDeed, type Happened } from './deeds.ts';
import { noteAct, seenByOthers, shownAction } from './hidden-acts.ts';
import { awaitedSeats, type Deed, isBot, type Room, timedSeats } from './room.ts';

const KEPT_NOTES = 100;
const KEPT_CHAT = 100;
/** Of each seat: more than a page may have under way, whatever the others do meanwhile. */
const KEPT_REFS = 50;

/** Does a deed as the room's next entry. Refused: nothing has changed. */
export function advance(room: Room, deed: Deed, now: number): Result<EntryRow, Refusal> {
  const at = Math.max(now, room.at);
  const asked = awaitedSeats(room.match);
  // Where several decide at once, one's answer must not make another's question a new one.
  const questions = asked.length > 1 ? asked.map((seat) => questionOf(room, seat)) : [];
  const seen = seenByOthers(room, deed.seat);
  const drawOffer = room.match.drawOffer();
  const happened = doDeed(room, deed, at);
  if (!happened.ok) return happened;
  const isHidden = happened.value.isMove && seen !== null && seen === seenByOthers(room, deed.seat);
  const seq = room.seq + 1;
  const entry: EntryRow = { ...deed, game: room.row.id, seq, at, body: happened.value.body };
  if (happened.value.isMove) {
    const still = awaitedSeats(room.match);
    for (const seat of room.decisions.keys()) {
      if (isHidden && seat !== deed.seat) continue;
      const before = deed.seat === seat ? -1 : asked.indexOf(seat);
      const isSame =
        before >= 0 && still.includes(seat) && questions[before] === questionOf(room, seat);
      if (!isSame) room.decisions[seat] = seq;
    }
    if (isHidden) keepDrawOffer(room, drawOffer);
    else {
      room.takeBack = null;
      room.pauseBy = null;
    }
  }
  keep(room, entry, { ...happened.value, isHidden });
  return done(entry);
}

/** Repeats an offer of a draw that a hidden act has ended: the other seat would see that it has lapsed. */
function keepDrawOffer({ match }: Room, by: Seat | null): void {
  if (by !== null && match.drawOffer() !== by) match.say(by, 'offer-draw');
}

function questionOf(room: Room, seat: Seat): string {
  return JSON.stringify(room.match.actions(seat));
}

function keep(room: Room, entry: EntryRow, happened: Happened & { isHidden: boolean }): void {
  const { seq, at, seat, kind, body, ref } = entry;
  room.seq = seq;
  room.at = at;
  const isPlay = happened.isMove && !happened.isHidden;
  if (isPlay || (kind === 'sit' && room.overSeq === null)) room.playedAt = at;
  if (kind !== 'chat') {
    for (const reader of room.tableSeqs.keys()) {
      if (!happened.isHidden || reader === seat) room.tableSeqs[reader] = seq;
    }
  }
  room.toldAfter[seq] = room.match.toldCount;
  if (room.clock !== null) {
    room.clock = turnClock(readClock(room.clock, at), timedSeats(room));
  }
  if (room.overSeq === null && room.match.isOver()) room.overSeq = seq;
  if (room.match.game.hidesActs === true) noteAct(room, entry, happened);
  if (kind === 'act') noteProgress(room);
  else if (seat !== null) room.besides[seat] = (room.besides[seat] ?? 0) + 1;
  if (seat !== null && !isBot(room, seat)) room.lastHumanAt = at;
  if (happened.note !== undefined) room.notes.push({ seq, at, ...happened.note });
  if (kind === 'chat' && seat !== null) room.chat.push({ seq, at, seat, text: body });
  if (ref !== null && seat !== null) keepRef(room, seat, ref);
  if (room.notes.length > KEPT_NOTES) room.notes.shift();
  if (room.chat.length > KEPT_CHAT) room.chat.shift();
}

/** Each seat may do something beside the game again when the game has gone further, as far as the seat can see. */
function noteProgress(room: Room): void {
  for (const [seat, furthest] of room.furthest.entries()) {
    const played = shownAction(room, seat, room.match.decision);
    if (played <= furthest) continue;
    room.furthest[seat] = played;
    room.besides[seat] = 0;
  }
}

function keepRef(room: Room, seat: Seat, ref: string): void {
  const refs = room.refs[seat];
  refs?.set(ref, room.seq);
  if (refs === undefined || refs.size <= KEPT_REFS) return;
  for (const oldest of refs.keys()) {
    refs.delete(oldest);
    return;
  }
}
