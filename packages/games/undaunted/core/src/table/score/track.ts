import type { LoggedEvent, Seat } from '@bivouac/kernel';
import { type CoreEvent, scenarioOf } from '../../rules/index.ts';
import type { AnyView, UndauntedTitle } from '../title.ts';

/** One round: the points at its end (or now), and who had the initiative. */
export interface RoundScore {
  readonly round: number;
  readonly points: readonly [number, number];
  readonly initiative: Seat | null;
}

/** The score by rounds, counted from what both sides have seen. */
export function trackOf(
  title: UndauntedTitle,
  view: AnyView,
  log: readonly LoggedEvent<CoreEvent>[],
): readonly RoundScore[] {
  const board = title.scoreboard(scenarioOf(title.rules, view.public));
  const points = (): [number, number] => [board.score(0), board.score(1)];
  const rounds: { round: number; points: [number, number]; initiative: Seat | null }[] = [];
  for (const { event } of log) {
    if (event.type === 'roundBegan') {
      rounds.push({ round: event.round, points: points(), initiative: null });
    } else board.follow(event);
    const last = rounds.at(-1);
    if (last === undefined) continue;
    if (event.type === 'bidsRevealed') last.initiative = event.first;
    last.points = points();
  }
  return rounds;
}
