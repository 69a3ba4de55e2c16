import type { AnyGame } from '@bivouac/kernel';
import type { GameWish, Player } from '@bivouac/table/session/seating.ts';
import { PERSON } from '@bivouac/table/setup/defaults.ts';

/** The set-up of a game that can be played by two, or alone against an automaton of the rules. */
export interface WarDraft {
  readonly isSolo: boolean;
  /** The scenario with the automaton; the degree of difficulty. */
  readonly level: string;
  /** One's seat, where there is a choice. */
  readonly side: number;
  /** A bot's name, or `PERSON`. */
  readonly opponent: string;
  /** The player of the reader's own side: `PERSON`, or the name of a bot to watch. */
  readonly mine: string;
  readonly options: { readonly [id: string]: string };
}

/** Scenarios in which the rules themselves play one side. */
export const soloScenarios = ({ scenarios }: AnyGame): readonly string[] =>
  scenarios.flatMap(({ id, automaton }) => (automaton === undefined ? [] : [id]));

export const pairScenarios = ({ scenarios }: AnyGame): readonly string[] =>
  scenarios.flatMap(({ id, automaton }) => (automaton === undefined ? [id] : []));

/** What the form says before a player touches it; `scenario` is what the address asks for. */
export function firstWarDraft(game: AnyGame, scenario: string | null): WarDraft {
  const solo = soloScenarios(game);
  return {
    isSolo: scenario !== null && solo.includes(scenario),
    level: scenario !== null && solo.includes(scenario) ? scenario : (solo[0] ?? ''),
    // The side that moves last wins ties: the kinder side for a beginner.
    side: game.seats.length - 1,
    opponent: 'easy',
    mine: PERSON,
    options: Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])),
  };
}

const playerOf = (name: string): Player =>
  name === PERSON ? { kind: 'human' } : { kind: 'bot', bot: name };

/** Bots on both sides: one only looks on. */
export const isWatched = ({ isSolo, mine, opponent }: WarDraft): boolean =>
  mine !== PERSON && (isSolo || opponent !== PERSON);

export function warWish(game: AnyGame, draft: WarDraft): GameWish {
  const { isSolo, level, side, opponent, mine, options } = draft;
  const scenario = isSolo ? level : (pairScenarios(game)[0] ?? '');
  const automaton = game.scenarios.find(({ id }) => id === scenario)?.automaton;
  const players = game.seats.map((_, seat): Player => {
    if (automaton !== undefined) {
      return playerOf(seat === automaton.seat ? automaton.bot : mine);
    }
    return playerOf(seat === side ? mine : opponent);
  });
  return { game: game.id, scenario, options, players };
}
