import { type AnyGame, type Odds, odds } from '@bivouac/kernel';

/** The odds of one option as they are shown. */
export interface ShownOdds {
  /** Most likely first; `key` is the game's gist. */
  readonly outcomes: readonly { readonly key: string; readonly chance: number }[];
  /** Otherwise they are an estimate over `deals` ways in which the hidden cards may lie. */
  readonly isExact: boolean;
  readonly deals: number;
}

/** Every option is counted, and a person waits for it: beyond this many results they are tried out. */
const LIMITS = { limit: 2_000 };

/** Odds for each option whose result is open; null for the others. */
export function oddsOfActions(
  game: AnyGame,
  view: unknown,
  actions: readonly unknown[],
): readonly (ShownOdds | null)[] {
  // Without a gist every order of cards would count as a result of its own.
  if (game.gist === undefined) return actions.map(() => null);
  return actions.map((action) => show(odds(game, view, action, LIMITS)));
}

function show(counted: Odds<unknown>): ShownOdds | null {
  if (counted.outcomes.length < 2) return null;
  return {
    outcomes: counted.outcomes.map(({ key, chance }) => ({ key, chance })),
    isExact: counted.worlds === 'all' || counted.agree,
    deals: counted.worlds === 'all' ? 0 : counted.worlds,
  };
}
