import { type AnyGame, must, type Setup, type SetupWish } from '@bivouac/kernel';

/** Set-up number `index`: counts through every scenario and every option that the wish leaves open. */
export function nthSetup(game: AnyGame, wish: SetupWish, index: number): Setup {
  let left = index;
  const next = <T>(values: readonly T[]): T => {
    const value = must(values[left % values.length], 'a value to choose');
    left = Math.floor(left / values.length);
    return value;
  };
  const scenario = wish.scenario ?? next(game.scenarios.map(({ id }) => id));
  const options: Record<string, string> = {};
  for (const { id, values } of game.options) options[id] = wish.options?.[id] ?? next(values);
  return { scenario, options };
}
