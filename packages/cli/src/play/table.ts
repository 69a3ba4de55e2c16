import {
  type AnyMatch,
  commitSeed,
  createMatch,
  deriveSeed,
  replay,
  type Seat,
  type Seed,
  seededChance,
} from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { findEntry, findGame } from '@bivouac/shelf';
import type { FlagsOf } from '../args/flag-tables.ts';
import {
  botNames,
  namesPerSeat,
  optionsOf,
  refuseWordsAfter,
  seedOf,
  usualBotAt,
} from '../args/values.ts';
import { EXIT_FAILURE, orRefuse, Refusal } from '../problems.ts';
import { readRecordFile } from '../record-file.ts';

export const HUMAN = 'human';

/** A game with its players, ready to be played. */
export interface Table {
  readonly entry: ShelfEntry;
  readonly match: AnyMatch;
  /** Per seat: `human` or the name of a bot. */
  readonly players: readonly string[];
  /** The bots' own luck; what they draw tells nothing about the game's. */
  readonly botLuck: Seed;
  /** The hash that binds the seed before the first move; null if there is no seed. */
  readonly commitment: string | null;
  readonly isLoaded: boolean;
}

export function isHuman(table: Table, seat: Seat): boolean {
  return table.players[seat] === HUMAN;
}

export function humansAt(table: Table): readonly Seat[] {
  return table.players.flatMap((_, seat) => (isHuman(table, seat) ? [seat] : []));
}

/** Sets up a new game, or goes on with a recorded one. */
export function openTable(words: readonly string[], flags: FlagsOf<'play'>): Table {
  refuseWordsAfter(words, 2);
  const fresh = seedOf(flags.load === undefined ? flags.seed : undefined);
  const match =
    flags.load === undefined
      ? newMatch(words, flags, fresh)
      : loadedMatch(flags.load, words, flags, fresh);
  const entry = orRefuse(findEntry(match.game.id));
  const usual = usualPlayers(entry, match);
  const known = [HUMAN, ...botNames(entry)];
  return {
    entry,
    match,
    players: namesPerSeat(flags.seats ?? usual.join(','), entry, known),
    botLuck: deriveSeed(match.seed ?? fresh, 'bots at the terminal'),
    commitment: match.seed === null ? null : commitSeed(match.seed),
    isLoaded: flags.load !== undefined,
  };
}

/** A person against a bot; in a solo game the seat of the rules is the bot's. */
function usualPlayers(entry: ShelfEntry, { game, setup }: AnyMatch): string[] {
  const { automaton } = game.scenarios.find(({ id }) => id === setup.scenario) ?? {};
  const own = automaton?.seat === 0 ? 1 : 0;
  return game.seats.map((_, seat) =>
    seat === own ? HUMAN : usualBotAt(entry, setup.scenario, seat),
  );
}

function newMatch(words: readonly string[], flags: FlagsOf<'play'>, seed: Seed): AnyMatch {
  const [id, scenario] = words;
  if (id === undefined) throw new Refusal({ code: 'missing-game' });
  const game = orRefuse(findGame(id));
  return orRefuse(createMatch(game, { scenario, options: optionsOf(flags.option) }, seed));
}

function loadedMatch(
  path: string,
  words: readonly string[],
  flags: FlagsOf<'play'>,
  fresh: Seed,
): AnyMatch {
  // The record says how the game was set up; the player must not believe that flags have changed it.
  if (flags.seed !== undefined) throw new Refusal(excluded('--seed'));
  if (flags.option.length > 0) throw new Refusal(excluded('--option'));
  const match = orRefuse(replay(readRecordFile(path), findGame), EXIT_FAILURE);
  const [game = match.game.id, scenario = match.setup.scenario] = words;
  if (game !== match.game.id || scenario !== match.setup.scenario) {
    const wanted = words.join(' ');
    const recorded = `${match.game.id} ${match.setup.scenario}`;
    throw new Refusal({ code: 'record-of-other-game', game: recorded, wanted });
  }
  // Without its seed a record ends where its results end; from there on luck is new.
  if (match.seed === null) match.drawFrom(seededChance(fresh));
  return match;
}

function excluded(flag: string) {
  return { code: 'flags-exclude', flag, other: '--load' } as const;
}
