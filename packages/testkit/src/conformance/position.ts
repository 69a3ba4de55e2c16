import { type AnyGame, completeSetup, Match, must, type Seat, type Viewer } from '@bivouac/kernel';
import { probeChance } from '../probe-chance.ts';
import { STEP_GROUPS } from './all-checks.ts';
import { chooseTurn, stepContext } from './step-context.ts';

/**
 * What is wrong with one position: every check of a step, close ones too, for every viewer. For quick tests of positions
 * written down by name; `runConformance` plays whole games.
 */
export function faultsOfPosition(game: AnyGame, state: unknown, luck = 1): readonly string[] {
  const wish = completeSetup(game, {});
  const setup = must(wish.ok ? wish.value : undefined, 'a setup');
  const there: AnyGame = { ...game, setup: () => game.clone(state) };
  const match = new Match(there, setup, { chance: probeChance(luck), seed: null });
  const chance = probeChance(luck);
  const turn = chooseTurn(match, chance);
  const seats: readonly Seat[] = game.seats.map((_, seat) => seat);
  const viewers: readonly Viewer[] = [...seats, 'spectator', ...(turn === null ? EVERYONE : [])];
  const context = { ...stepContext(match, turn, chance), viewers };
  return STEP_GROUPS.flatMap(({ checks }) => checks).flatMap(({ id, step }) => {
    const finding = step(context);
    return typeof finding === 'string' ? [`${id}: ${finding}`] : [];
  });
}

const EVERYONE: readonly Viewer[] = ['everyone'];
