import type { AnyGame } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { GameWish, Player } from '../session/seating.ts';

const HUMAN: Player = { kind: 'human' };

/** The set-up form as it is filled in; everything in it is a text, as forms are. */
export interface Draft {
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  /** The number of the seat. */
  readonly side: string;
  /** A bot's name, or `PERSON`. */
  readonly opponent: string;
}

export const PERSON = 'person';

/** The form as it opens. */
export function firstDraft({ game, bots }: ShelfEntry): Draft {
  const bot = bots.find(({ id }) => id === 'easy') ?? bots[0];
  return {
    scenario: game.scenarios[0]?.id ?? '',
    options: Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
    side: '0',
    opponent: bot?.id ?? PERSON,
  };
}

export function wishOf(game: AnyGame, draft: Draft): GameWish {
  const { scenario, options, side, opponent } = draft;
  const other: Player = opponent === PERSON ? HUMAN : { kind: 'bot', bot: opponent };
  const players = game.seats.map((_, seat) => (String(seat) === side ? HUMAN : other));
  return { game: game.id, scenario, options, players };
}
