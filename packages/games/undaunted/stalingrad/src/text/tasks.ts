import type { Seat } from '@bivouac/kernel';
import { countNames, type NameList, type Phrase, phrase } from '@bivouac/text';
import type { CityMore, PointRule, Task } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';

/** A side's task in words, with what brings the points that it asks for. */
export function nameTask(task: Task, seat: Seat, more: CityMore, context: CityContext): Phrase {
  const { words: w, titles: t } = context;
  const list = (names: readonly string[]): NameList => countNames(names.map(t.counter));
  const parts = (of: readonly Task[], between: string): Phrase =>
    phrase(of.map((one) => nameTask(one, seat, more, context)).join(between));
  return phrase(said());
  function said(): string {
    switch (task.kind) {
      case 'objectives':
        return w.taskObjectives({ value: task.value });
      case 'rout':
        return task.units.length === 0
          ? w.taskRoutAny({ value: task.value })
          : w.taskRout({ units: list(task.units), count: task.units.length });
      case 'points':
        return w.taskPoints({ value: task.value, how: pointsFor(seat, more, context) });
      case 'stack':
        return w.taskStack({ value: task.value, tiles: droppedOn(more, context) });
      case 'reach':
        return w.taskReach({
          units: list(task.units),
          value: task.value,
          count: task.units.length,
          marker: phrase(w.markers[task.marker]),
        });
      case 'and':
        return parts(task.of, w.and);
      case 'or':
        return parts(task.of, w.or);
      case 'mix':
        return w.mix({ value: task.value, parts: parts(task.of, w.andOr) });
    }
  }
}

/** Stalingrad, Úplné rozprášení: the note next to the tasks if it does not win. */
export const routLines = ({ isRoutEnough }: CityMore, { words }: CityContext): string[] =>
  isRoutEnough ? [] : [words.noTotalRout];

function pointsFor(seat: Seat, { pointRules }: CityMore, context: CityContext): Phrase {
  const deeds = pointRules
    .flatMap((rule) =>
      rule.kind !== 'drop' && rule.seat === seat ? [nameDeed(rule, context)] : [],
    )
    .join('; ');
  return phrase(deeds);
}

function nameDeed(
  rule: Exclude<PointRule, { kind: 'drop' }>,
  { words: w, titles: t }: CityContext,
): string {
  return rule.kind === 'hold' ? w.pointForHold({ tile: t.tile(rule.tile) }) : w.pointFor[rule.kind];
}

const droppedOn = ({ pointRules }: CityMore, { titles: t }: CityContext): Phrase =>
  phrase(
    pointRules.flatMap((rule) => (rule.kind === 'drop' ? [t.tile(rule.tile)] : [])).join(', '),
  );
