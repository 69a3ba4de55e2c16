import type { Seat } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import { type Goal, goalOf, type Scenario } from '../../rules/index.ts';
import { UNDAUNTED_WORDS } from '../../text/table-words.ts';
import type { AnyView, TaskLine } from '../title.ts';

/** The sources of points of a goal, if there are more than starred tiles. */
export type PointsKind = 'points' | 'raze' | 'guard';

export interface GoalSource {
  readonly language: Language;
  readonly scenario: Scenario;
  readonly view: AnyView;
  readonly sideName: (seat: Seat) => string;
  readonly progress: (seat: Seat) => number;
  readonly pointsKind?: (seat: Seat) => PointsKind;
}

/** The goals of both sides, the viewer's own first, in titles whose scenarios name no other tasks. */
export function goalLines(source: GoalSource, seat: Seat): readonly TaskLine[] {
  return [seat, 1 - seat].map((of) => {
    const goal = goalOf(source.scenario, of);
    return {
      seat: of,
      title: titleOf(source, of, of === seat),
      text: textOf(source, of, goal),
      done: source.progress(of),
      needed: goal.kind === 'pin' ? null : goal.value,
      isSealed: false,
    };
  });
}

function titleOf({ language, view, sideName }: GoalSource, of: Seat, isOwn: boolean): string {
  const words = UNDAUNTED_WORDS.in(language).goals;
  // A spectator has no task.
  if (typeof view.viewer !== 'number') return words.of({ side: sideName(of) });
  return isOwn ? words.yours : words.theirs;
}

function textOf({ language, pointsKind }: GoalSource, of: Seat, goal: Goal): string {
  const words = UNDAUNTED_WORDS.in(language).goals;
  if (goal.kind === 'pin') return words.pin;
  const { value } = goal;
  if (goal.kind === 'points') return words[pointsKind?.(of) ?? 'points']({ value });
  const who = words.counted[goal.who.length > 1 ? 'both' : (goal.who[0] as 'soldiers')];
  return words[goal.kind]({ value, who });
}
