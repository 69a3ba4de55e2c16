import type { Task } from '@bivouac/stalingrad';
import type { CityTelling } from './telling.ts';

/** A task in words. */
export function nameTask(task: Task, telling: CityTelling): string {
  const { words: w, titles: t } = telling;
  const list = (names: readonly string[]): string => names.map(t.named).join(', ');
  const parts = (of: readonly Task[], between: string): string =>
    of.map((one) => nameTask(one, telling)).join(between);
  switch (task.kind) {
    case 'objectives':
      return w.taskObjectives({ value: task.value });
    case 'rout':
      return task.units.length === 0
        ? w.taskRoutAny({ value: task.value })
        : w.taskRout({ units: list(task.units) });
    case 'points':
      return w.taskPoints({ value: task.value });
    case 'stack':
      return w.taskStack({ value: task.value });
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
