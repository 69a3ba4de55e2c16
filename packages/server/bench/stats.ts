/** The smallest value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function line(title: string, figures: { readonly [name: string]: string | number }): void {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${title.padEnd(34)} ${words.join('   ')}`);
}

/** Milliseconds, formatted. */
export function latency(values: readonly number[]): { [name: string]: string } {
  const at = (share: number): string => `${quantile(values, share).toFixed(2)} ms`;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
