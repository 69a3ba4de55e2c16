import { done, type Result, type Seat } from '@bivouac/kernel';
import type { FromClient, Refusal } from '@bivouac/protocol';
import { refKey } from './advance.ts';
import { refuse } from './deeds.ts';
import type { Deed, Room } from './room.ts';

/** What somebody at a seat asks for. */
export type Command = SeatMessage | OwnCommand;
type SeatMessage = Exclude<FromClient, { type: 'enter' | 'mute' | 'look' }>;
/** What the server itself does in the name of a seat. */
type OwnCommand =
  | (Omit<Extract<SeatMessage, { type: 'act' }>, 'ref'> & { readonly ref: null })
  | (Omit<Extract<SeatMessage, { type: 'answer' }>, 'ref'> & { readonly ref: null })
  | { readonly type: 'sit'; readonly ref: null }
  | { readonly type: 'rematch'; readonly ref: null; readonly game: string };

/** The deed that a command stands for at this moment, or the entry it has become already. */
export function deedOf(
  room: Room,
  seat: Seat,
  command: Command,
): Result<Deed | { readonly already: number }, Refusal> {
  const { ref } = command;
  const already = ref === null ? undefined : room.refs.get(refKey(seat, ref));
  if (already !== undefined) return done({ already });
  if ('decision' in command && command.decision !== room.decisions[seat]) return refuse('late');
  const deed = (kind: string, body = ''): Result<Deed, Refusal> => done({ kind, seat, body, ref });
  switch (command.type) {
    case 'act':
      return deed('act', command.action);
    case 'undo':
      return deed('undo', String(command.all ? Math.max(1, room.match.undoDepth(seat)) : 1));
    case 'say':
      return deed('say', command.what);
    case 'offer':
      if (command.what !== 'take-back') return deed('offer', command.what);
      return deed('offer', `take-back ${command.to ?? room.match.decision - 1}`);
    case 'answer':
      return deed(command.isAccepted ? 'accept' : 'decline', command.what);
    case 'chat':
      return deed('chat', plain(command.text));
    case 'rematch':
      return deed('rematch', command.game);
    default:
      return deed(command.type);
  }
}

/** One line of text and nothing that could be mistaken for anything else. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
