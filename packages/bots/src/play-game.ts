import {
  type AnyGame,
  type AnyMatch,
  createMatch,
  deriveSeed,
  must,
  type Outcome,
  type Problem,
  type Result,
  type Seed,
  type SetupWish,
  seededChance,
} from '@bivouac/kernel';
import type { AnyBot, Budget } from './bot.ts';

export interface GameResult {
  /** Null: stopped at the bound without an end. */
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly match: AnyMatch;
}

/** Plays one game between bots, seat by seat; each bot has luck of its own. */
export function playGame(
  game: AnyGame,
  bots: readonly AnyBot[],
  wish: SetupWish,
  seed: Seed,
  budget: Budget,
): Result<GameResult, Problem> {
  const begun = createMatch(game, wish, seed);
  if (!begun.ok) return begun;
  const match: AnyMatch = begun.value;
  const luck = game.seats.map((name) => seededChance(deriveSeed(seed, `bot ${name}`)));
  for (let decisions = 0; decisions < game.maxActions; decisions++) {
    const awaiting = match.awaiting();
    if (awaiting.kind === 'over') {
      return { ok: true, value: { outcome: awaiting.outcome, decisions, match } };
    }
    const seat = must(awaiting.seats[0], 'a seat is awaited');
    const view = match.view(seat);
    if (!view.ok) return view;
    const action = must(bots[seat], `a bot for seat ${seat}`).choose({
      seat,
      view: view.value,
      actions: match.actions(seat),
      budget,
      chance: must(luck[seat], `luck for seat ${seat}`),
    });
    const acted = match.act(seat, action);
    if (!acted.ok) return acted;
  }
  const end = match.awaiting();
  const outcome = end.kind === 'over' ? end.outcome : null;
  return { ok: true, value: { outcome, decisions: match.decision, match } };
}
