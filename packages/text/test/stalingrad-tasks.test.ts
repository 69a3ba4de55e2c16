import { must } from '@bivouac/kernel';
import { moreOf, SCENARIOS, type Task } from '@bivouac/stalingrad';
import { describe, expect, it } from 'vitest';
import { CITY_LANGUAGES, nameTask, tellingIn, WHOLE_LIBRARY } from '../src/index.ts';

const SEATS = [0, 1] as const;

function taskIn(language: 'cs' | 'en', id: string, seat: 0 | 1): string {
  const more = moreOf(
    must(
      SCENARIOS.find((one) => one.id === id),
      id,
    ),
  );
  const telling = tellingIn(CITY_LANGUAGES[language], WHOLE_LIBRARY);
  // A number and what it counts are kept on one line.
  return nameTask(more.tasks[seat], seat, more, telling).replaceAll('\u00a0', ' ');
}

it('says what brings the points that a task asks for', () => {
  expect(taskIn('cs', '091', 1)).toBe(
    'získat 6 vítězných bodů (bod za každou poškozenou nebo zničenou budovu; bod na konci každého kola za ovládané pole 308)',
  );
  expect(taskIn('en', '092', 0)).toBe(
    'gain 11 points (one at the end of each round for control of tile 512)',
  );
  expect(taskIn('en', '121', 1)).toBe(
    'control a tile with 5 points (one more lies on each of tiles 205, 405 at the end of every round)',
  );
});

/** The parts of a task, at any depth. */
const partsOf = (task: Task): Task[] =>
  'of' in task ? [task, ...task.of.flatMap(partsOf)] : [task];

describe('no task asks for points that nothing brings', () => {
  it.each(SCENARIOS.map(({ id }) => id))('#%s', (id) => {
    const more = moreOf(
      must(
        SCENARIOS.find((one) => one.id === id),
        id,
      ),
    );
    for (const seat of SEATS) {
      for (const task of [more.tasks[seat], more.secrets[seat]]) {
        const kinds = new Set(task === null ? [] : partsOf(task).map(({ kind }) => kind));
        const brings = more.pointRules.some((rule) => rule.kind !== 'drop' && rule.seat === seat);
        const drops = more.pointRules.some(({ kind }) => kind === 'drop');
        if (kinds.has('points')) expect(brings).toBe(true);
        if (kinds.has('stack')) expect(drops).toBe(true);
      }
    }
  });
});
