import type { Player } from '../session/seating.ts';
import { botWords, type Catalogue } from '../text/index.ts';

export interface PlayerWords {
  /** Null for a player who is known by their side only. */
  readonly name: string | null;
  /** The kind of player. */
  readonly note: string;
}

/** The player of a side, of any kind. */
export function playerWords(words: Catalogue, player: Player): PlayerWords {
  switch (player.kind) {
    case 'bot': {
      const { title, level } = botWords(words, player.bot);
      return { name: title, note: `${words.cards.bot}, ${level}` };
    }
    case 'remote':
      return { name: player.name, note: player.isTaken ? words.cards.remote : words.cards.free };
    case 'human':
      return { name: null, note: words.cards.human };
  }
}
