import type { Task } from '../src/rules/index.ts';

/** A task and the tasks it is made of, at any depth. */
export const partsOf = (task: Task): Task[] => [
  task,
  ...('of' in task ? task.of.flatMap(partsOf) : []),
];

export const kindsOf = (task: Task): string[] => partsOf(task).map(({ kind }) => kind);
