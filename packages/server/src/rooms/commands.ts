import { done, type Result, type Seat } from '@bivouac/kernel';
import type { FromClient, Refusal } from '@bivouac/protocol';
import { refuse } from './entry-handlers.ts';
import { playedAction, shownAction, shownSeq } from './hidden-acts.ts';
import type { EntryDraft, Room } from './room.ts';

/** How many side commands a seat may send before the game must advance; every entry is stored forever. */
const MAX_SIDE_COMMANDS = 300;

/** A command of a seat. */
export type Command = SeatMessage | ServerCommand;
type SeatMessage = Exclude<FromClient, { type: 'enter' | 'mute' | 'look' | 'close-page' }>;
/** Commands that the server itself submits for a seat. */
type ServerCommand =
  | (Omit<Extract<SeatMessage, { type: 'act' }>, 'ref'> & { readonly ref: null })
  | (Omit<Extract<SeatMessage, { type: 'answer' }>, 'ref'> & { readonly ref: null })
  | { readonly type: 'sit'; readonly ref: null }
  | { readonly type: 'rematch'; readonly ref: string | null; readonly game: string };

/** The entry that the message with this ref became, by the number that the seat knows. */
export function entryOf(room: Room, seat: Seat, ref: string | null): number | undefined {
  const seq = ref === null ? undefined : room.refs[seat]?.get(ref);
  return seq === undefined ? undefined : shownSeq(room, seat, seq);
}

/** The entry that led to the seat's present question, as the seat numbers entries. */
export const positionOf = (room: Room, seat: Seat): number =>
  shownSeq(room, seat, room.positions[seat] ?? 0);

/** The draft for a command in the current state, or the entry that it has become already. */
export function draftOf(
  room: Room,
  seat: Seat,
  command: Command,
): Result<EntryDraft | { readonly already: number }, Refusal> {
  const { ref } = command;
  const already = entryOf(room, seat, ref);
  if (already !== undefined) return done({ already });
  if ('position' in command && command.position !== positionOf(room, seat)) return refuse('late');
  if (isSideCommand(command) && (room.sideCommandCounts[seat] ?? 0) >= MAX_SIDE_COMMANDS)
    return refuse('not-now');
  const draft = (kind: string, body = ''): Result<EntryDraft, Refusal> =>
    done({ kind, seat, body, ref });
  switch (command.type) {
    case 'act':
      return draft('act', command.action);
    case 'undo':
      return draft('undo', String(command.all ? Math.max(1, room.match.undoDepth(seat)) : 1));
    case 'say':
      return draft('say', command.what);
    case 'offer':
      if (command.what === 'rematch' && room.next !== null) return refuse('not-now');
      if (isOffered(room, command.what)) return refuse('not-now');
      if (command.what !== 'take-back') return draft('offer', command.what);
      return draft('offer', `take-back ${takeBackTo(room, seat, command.to)}`);
    case 'answer':
      if (answersOtherOffer(room, seat, command)) return refuse('late');
      return draft(command.isAccepted ? 'accept' : 'decline', command.what);
    case 'chat':
      return draft('chat', plainText(command.text));
    case 'rematch':
      // One rematch per game; games of earlier versions may have more.
      return room.next === null ? draft('rematch', command.game) : refuse('not-now');
    default:
      return draft(command.type);
  }
}

const isOffered = (room: Room, what: Extract<SeatMessage, { type: 'offer' }>['what']): boolean =>
  (what === 'take-back' && room.takeBack !== null) || (what === 'pause' && room.pauseBy !== null);

/** A delayed answer must not accept an offer that was made after it was sent. */
function answersOtherOffer(
  room: Room,
  seat: Seat,
  command: Extract<Command, { type: 'answer' }>,
): boolean {
  return (
    command.what === 'take-back' &&
    command.isAccepted &&
    room.takeBack !== null &&
    shownSeq(room, seat, room.takeBack.seq) !== command.offer
  );
}

/** The number of actions that remain after the requested take-back; all but the last one by default. */
export function takeBackTo(room: Room, seat: Seat, to: number | undefined): number {
  const wanted = to ?? shownAction(room, seat, room.match.decision) - 1;
  return wanted < 0 ? wanted : playedAction(room, seat, wanted);
}

/** Commands a seat could repeat without advancing the game: chat, offers, and undo. */
function isSideCommand(command: Command): boolean {
  if (command.type === 'say') return command.what === 'offer-draw';
  // A finished game advances in no other way.
  if (command.type === 'offer' && command.what === 'rematch') return false;
  return command.type === 'chat' || command.type === 'undo' || command.type === 'offer';
}

/** Removes control characters and line breaks. */
function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
