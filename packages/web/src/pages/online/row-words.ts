import type { ListedGame } from '@bivouac/protocol';
import { type AnyGameText, describeOutcome, LANGUAGE_INFO, type Language } from '@bivouac/text';
import { agoText } from '../../online/ago.ts';
import { clockText } from '../../online/time-left.ts';
import { ONLINE_WORDS } from '../../text/online.ts';
import { clockWords } from './clock-words.ts';
import { playerName } from './words.ts';

/** The words of a row of a list, below the title of the game. */
export interface RowWords {
  readonly seats: readonly {
    /** Null until the game's texts are there. */
    readonly side: string | null;
    readonly name: string;
    /** The account whose page tells more; null for guests, bots and the reader. */
    readonly account: string | null;
  }[];
  readonly facts: readonly string[];
}

interface RowReader {
  readonly language: Language;
  /** The game's own texts; null until they are there. */
  readonly text: AnyGameText | null;
  readonly botName: (bot: string) => string;
  /** By the server's clock. */
  readonly now: number;
}

/** A void game may be one that these rules cannot play: its page tells why, and has its record. */
export const canReplay = ({ status, outcome }: ListedGame): boolean =>
  status === 'over' && outcome?.reason !== 'void';

export function rowWords(game: ListedGame, reader: RowReader): RowWords {
  const words = ONLINE_WORDS.in(reader.language);
  const { botName } = reader;
  const facts = [
    standing(game, reader),
    game.status === 'running' ? leftToMove(game, reader) : '',
    clockWords(words, game.clock),
    game.isRated ? words.rated : '',
    newest(game, reader),
  ];
  return {
    seats: game.players.map((player, seat) => ({
      side: reader.text?.seat(seat) ?? null,
      name: playerName(words, player, { isReader: seat === game.seat, botName }),
      account: player.kind === 'human' && seat !== game.seat ? player.name : null,
    })),
    facts: facts.filter(Boolean),
  };
}

function standing({ status, outcome, seat, awaited }: ListedGame, reader: RowReader): string {
  const { language, text } = reader;
  const words = ONLINE_WORDS.in(language);
  // One fact among others, and no sentence by itself.
  if (outcome !== null && text !== null) {
    return describeOutcome(language, text, outcome, { reader: seat }).replace(/\.$/, '');
  }
  if (status === 'over') return words.over;
  if (seat !== null && awaited.includes(seat)) return words.yourMove;
  if (status === 'waiting') return words.waits;
  if (text === null) return words.plays;
  const sides = new Intl.ListFormat(language).format(awaited.map((each) => text.seat(each)));
  return words.toMove({ sides });
}

function leftToMove({ deadline }: ListedGame, { language, now }: RowReader): string {
  const words = ONLINE_WORDS.in(language);
  if (deadline === null) return '';
  return deadline <= now
    ? words.timeIsUp
    : words.leftToMove({ time: clockText(deadline - now, words.units) });
}

function newest({ status, movedAt }: ListedGame, { language, now }: RowReader): string {
  const words = ONLINE_WORDS.in(language);
  const ago = agoText(LANGUAGE_INFO[language].dates, now - movedAt) ?? words.justNow;
  return words.newest[status]({ ago });
}
