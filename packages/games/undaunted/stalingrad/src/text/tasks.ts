import type { Seat } from '@bivouac/kernel';
import type { CityMore, PointRule, Task } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';

/** A side's task in words, with what brings the points that it asks for. */
export function nameTask(task: Task, seat: Seat, more: CityMore, context: CityContext): string {
  const { words: w, labels: t } = context;
  const list = (names: readonly string[]): string => names.map(t.named).join(', ');
  const parts = (of: readonly Task[], between: string): string =>
    of.map((one) => nameTask(one, seat, more, context)).join(between);
  switch (task.kind) {
    case 'objectives':
      return w.taskObjectives({ value: task.value });
    case 'rout':
      return task.units.length === 0
        ? w.taskRoutAny({ value: task.value })
        : w.taskRout({ units: list(task.units) });
    case 'points':
      return w.taskPoints({ value: task.value, how: pointsFor(seat, more, context) });
    case 'stack':
      return w.taskStack({ value: task.value, tiles: droppedOn(more, context) });
    case 'reach':
      return w.taskReach({
        units: list(task.units),
        value: task.value,
        marker: w.markers[task.marker],
      });
    case 'and':
      return parts(task.of, w.and);
    case 'or':
      return parts(task.of, w.or);
    case 'mix':
      return w.mix({ value: task.value, parts: parts(task.of, w.andOr) });
  }
}

/** Stalingrad, Úplné rozprášení: the note next to the tasks if it does not win. */
export const routLines = ({ isRoutEnough }: CityMore, { words }: CityContext): string[] =>
  isRoutEnough ? [] : [words.noTotalRout];

function pointsFor(seat: Seat, { pointRules }: CityMore, context: CityContext): string {
  return pointRules
    .flatMap((rule) =>
      rule.kind !== 'drop' && rule.seat === seat ? [nameDeed(rule, context)] : [],
    )
    .join('; ');
}

function nameDeed(
  rule: Exclude<PointRule, { kind: 'drop' }>,
  { words: w, labels: t }: CityContext,
): string {
  return rule.kind === 'hold' ? w.pointForHold({ tile: t.tile(rule.tile) }) : w.pointFor[rule.kind];
}

const droppedOn = ({ pointRules }: CityMore, { titles: t }: CityContext): string =>
  pointRules.flatMap((rule) => (rule.kind === 'drop' ? [t.tile(rule.tile)] : [])).join(', ');
