import type { HeartbeatRow, OutageRow } from '../storage/schema.ts';

/** The times between the first and the last lifetime in which no process was alive, oldest first. */
export function gapsBetween(lifetimes: readonly HeartbeatRow[]): readonly OutageRow[] {
  const gaps: OutageRow[] = [];
  let coveredTo = Number.POSITIVE_INFINITY;
  for (const { started_at, at } of [...lifetimes].sort((a, b) => a.started_at - b.started_at)) {
    if (started_at > coveredTo) gaps.push({ from_at: coveredTo, to_at: started_at });
    coveredTo = coveredTo === Number.POSITIVE_INFINITY ? at : Math.max(coveredTo, at);
  }
  return gaps;
}

/** How much of a time span was lost in outages. */
export function lostBetween(outages: readonly OutageRow[], from: number, to: number): number {
  return outages.reduce(
    (sum, { from_at, to_at }) => sum + Math.max(0, Math.min(to, to_at) - Math.max(from, from_at)),
    0,
  );
}
