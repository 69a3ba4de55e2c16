import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { EntryRow } from '../storage/schema.ts';
import { readClock, turnClock } from './clock.ts';
import { applyEntry, type EntryEffect } from './entry-handlers.ts';
import { noteAct, seenByOthers, shownAction } from './hidden-acts.ts';
import { awaitedSeats, type EntryDraft, isBot, type Room, timedSeats } from './room.ts';

const KEPT_NOTES = 100;
const KEPT_CHAT = 100;
/** Per seat: more than a page may have pending. */
const KEPT_REFS = 50;

/** Applies a draft as the room's next entry. If it is refused, nothing has changed. */
export function advance(room: Room, draft: EntryDraft, now: number): Result<EntryRow, Refusal> {
  const at = Math.max(now, room.at);
  const asked = awaitedSeats(room.match);
  // If several seats decide at once, one seat's answer must not renumber another's unchanged question.
  const questions = asked.length > 1 ? asked.map((seat) => questionOf(room, seat)) : [];
  const seen = seenByOthers(room, draft.seat);
  const drawOffer = room.match.drawOffer();
  const effect = applyEntry(room, draft, at);
  if (!effect.ok) return effect;
  const isHidden = effect.value.isMove && seen !== null && seen === seenByOthers(room, draft.seat);
  const seq = room.seq + 1;
  const entry: EntryRow = { ...draft, game: room.row.id, seq, at, body: effect.value.body };
  if (effect.value.isMove) {
    const still = awaitedSeats(room.match);
    for (const seat of room.positions.keys()) {
      if (isHidden && seat !== draft.seat) continue;
      const before = draft.seat === seat ? -1 : asked.indexOf(seat);
      const isSame =
        before >= 0 && still.includes(seat) && questions[before] === questionOf(room, seat);
      if (!isSame) room.positions[seat] = seq;
    }
    if (isHidden) keepDrawOffer(room, drawOffer);
    else {
      room.takeBack = null;
      room.pauseBy = null;
    }
  }
  recordEntry(room, entry, { ...effect.value, isHidden });
  return done(entry);
}

/** Repeats an offer of a draw that a hidden act has ended: the other seat would see that it has lapsed. */
function keepDrawOffer({ match }: Room, by: Seat | null): void {
  if (by !== null && match.drawOffer() !== by) match.say(by, 'offer-draw');
}

function questionOf(room: Room, seat: Seat): string {
  return JSON.stringify(room.match.actions(seat));
}

function recordEntry(
  room: Room,
  entry: EntryRow,
  effect: EntryEffect & { isHidden: boolean },
): void {
  const { seq, at, seat, kind, body, ref } = entry;
  room.seq = seq;
  room.at = at;
  const isPlay = effect.isMove && !effect.isHidden;
  if (isPlay || (kind === 'sit' && room.overSeq === null)) room.playedAt = at;
  if (kind !== 'chat') {
    for (const reader of room.tableSeqs.keys()) {
      if (!effect.isHidden || reader === seat) room.tableSeqs[reader] = seq;
    }
  }
  room.eventCountAfter[seq] = room.match.eventCount;
  if (room.clock !== null) {
    room.clock = turnClock(readClock(room.clock, at), timedSeats(room));
  }
  if (room.overSeq === null && room.match.isOver()) room.overSeq = seq;
  if (room.match.game.hidesActs === true) noteAct(room, entry, effect);
  if (kind === 'act') noteProgress(room);
  else if (seat !== null) room.sideCommandCounts[seat] = (room.sideCommandCounts[seat] ?? 0) + 1;
  if (seat !== null && !isBot(room, seat)) room.lastHumanAt = at;
  if (effect.note !== undefined) room.notes.push({ seq, at, ...effect.note });
  if (kind === 'chat' && seat !== null) room.chat.push({ seq, at, seat, text: body });
  if (ref !== null && seat !== null) rememberRef(room, seat, ref);
  if (room.notes.length > KEPT_NOTES) room.notes.shift();
  if (room.chat.length > KEPT_CHAT) room.chat.shift();
}

/** Resets the side commands of each seat that sees the game go further than before. */
function noteProgress(room: Room): void {
  for (const [seat, highest] of room.highestActionCounts.entries()) {
    const played = shownAction(room, seat, room.match.decision);
    if (played <= highest) continue;
    room.highestActionCounts[seat] = played;
    room.sideCommandCounts[seat] = 0;
  }
}

function rememberRef(room: Room, seat: Seat, ref: string): void {
  const refs = room.refs[seat];
  refs?.set(ref, room.seq);
  if (refs === undefined || refs.size <= KEPT_REFS) return;
  for (const oldest of refs.keys()) {
    refs.delete(oldest);
    return;
  }
}
