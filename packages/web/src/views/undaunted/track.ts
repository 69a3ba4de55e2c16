import type { Seat, Told } from '@bivouac/kernel';
import { CONTROLLED, type Event, SCOUTED, scenarioOf } from '@bivouac/undaunted-core';
import type { AnyView, UndauntedTitle } from './title.ts';

/** One round: the points at its end (or now), and who had the initiative. */
export interface RoundScore {
  readonly round: number;
  readonly points: readonly [number, number];
  readonly initiative: Seat | null;
}

/** The score by rounds, told again from what everybody has seen. */
export function trackOf(
  title: UndauntedTitle,
  view: AnyView,
  log: readonly Told<Event>[],
): readonly RoundScore[] {
  const { rules } = title;
  const scenario = scenarioOf(rules, view.public);
  const control = scenario.control.slice();
  const values = scenario.objectives.slice();
  const count = rules.tiles.length;
  const points = (seat: Seat): number =>
    scenario.layout.reduce(
      (sum, { tile }) =>
        sum + (control[seat * count + tile] === CONTROLLED ? (values[tile] ?? 0) : 0),
      0,
    );
  const rounds: { round: number; points: [number, number]; initiative: Seat | null }[] = [];
  for (const { event } of log) {
    if (event.type === 'roundBegan') {
      rounds.push({ round: event.round, points: [points(0), points(1)], initiative: null });
    } else if (event.type === 'tileControlled') {
      control[event.seat * count + event.tile] = CONTROLLED;
      if (event.isTaken) control[(1 - event.seat) * count + event.tile] = SCOUTED;
    } else if (event.type === 'valueRaised') values[event.tile] = event.value;
    const last = rounds.at(-1);
    if (last === undefined) continue;
    if (event.type === 'bidsRevealed') last.initiative = event.first;
    last.points = [points(0), points(1)];
  }
  return rounds;
}
