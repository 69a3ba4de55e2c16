/**
 * Of one core's work, not of the clock: whatever else the machine does meanwhile costs nothing
 * here. The whole process counts, so that collecting garbage on other threads is not free.
 */
export function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value with that share of the values below it; between two neighbours, a straight line. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? 0;
  const upper = sorted[Math.ceil(place)] ?? 0;
  return lower + (upper - lower) * (place - Math.floor(place));
}
