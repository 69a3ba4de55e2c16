import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { Command } from './commands.ts';
import type { Maker } from './create.ts';
import { refuse } from './deeds.ts';
import { makeRematch, type Rematch } from './rematch.ts';
import { isBot, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** What people at a table ask for, where it takes more than one entry. */
export interface Wishes {
  submit(game: string, seat: Seat, command: Command): Promise<Result<number, Refusal>>;
}

export interface WishesDeps extends Maker {
  readonly begun: (game: string) => Promise<void>;
  readonly onRematch: (game: string, next: Rematch) => void;
}

export function createWishes(rooms: Rooms, maker: WishesDeps): Wishes {
  /** The bot that would have to agree, if only bots would. */
  const botThatAgrees = (room: Room, seat: Seat): Seat | null => {
    const others = room.players.map((player) => player.seat).filter((each) => each !== seat);
    return others.every((each) => isBot(room, each)) ? (others[0] ?? null) : null;
  };

  const rematch = async (game: string, seat: Seat): Promise<Result<number, Refusal>> => {
    const asked = await rooms.lookAnew(game, (room) =>
      room.rematchBy === null ? null : makeRematch(maker, room),
    );
    if (!asked.ok) return asked;
    const made = await asked.value;
    if (made === null) return refuse('not-now');
    if (!made.ok) return refuse('rules', made.problem);
    const { id } = made.value;
    const noted = await rooms.submit(game, seat, { type: 'rematch', ref: null, game: id });
    if (!noted.ok) return noted;
    await maker.begun(id);
    maker.onRematch(game, made.value);
    return noted;
  };

  return {
    async submit(game, seat, command) {
      if (command.type === 'answer' && command.what === 'rematch' && command.isAccepted) {
        const asked = await rooms.look(game, ({ rematchBy }) => rematchBy);
        if (!asked.ok) return asked;
        if (asked.value === null || asked.value === seat) return refuse('not-now');
        return rematch(game, seat);
      }
      if (command.type === 'offer' && command.what === 'take-back') {
        // Some games keep what was seen whatever their players agree upon; then it is not even asked.
        const reason = await rooms.look(game, ({ match }) =>
          match.takeBackBarrier(command.to ?? match.decision - 1),
        );
        if (!reason.ok) return reason;
        if (reason.value !== null) {
          return refuse('rules', { code: 'cannot-undo', reason: reason.value });
        }
      }
      const result = await rooms.submit(game, seat, command);
      if (!result.ok || command.type !== 'offer') return result;
      const bot = await rooms.look(game, (room) => botThatAgrees(room, seat));
      if (!bot.ok || bot.value === null) return result;
      // A bot has nothing against it.
      if (command.what === 'rematch') await rematch(game, seat);
      else {
        const { what } = command;
        await rooms.submit(game, bot.value, { type: 'answer', ref: null, what, isAccepted: true });
      }
      return done(result.value);
    },
  };
}
