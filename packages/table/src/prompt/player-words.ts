import type { Player } from '../session/seating.ts';
import { botWords, type Catalogue } from '../text/index.ts';

export interface PlayerWords {
  /** Null for somebody who is known by his side only. */
  readonly name: string | null;
  /** What he is. */
  readonly note: string;
}

/** Whoever plays a side, of whichever kind. */
export function playerWords(words: Catalogue, player: Player): PlayerWords {
  switch (player.kind) {
    case 'bot': {
      const { title, level } = botWords(words, player.bot);
      return { name: title, note: `${words.cards.bot}, ${level}` };
    }
    case 'remote':
      return { name: player.name, note: player.isTaken ? words.cards.remote : words.cards.nobody };
    case 'human':
      return { name: null, note: words.cards.human };
  }
}
