/**
 * The time since 1970 by a clock that nobody can set: the machine's clock is read once, and from then
 * on only what passes is added. A jump of the machine's clock cannot cost a player his game.
 */
export function steadyTime(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.trunc(start + performance.now());
}
