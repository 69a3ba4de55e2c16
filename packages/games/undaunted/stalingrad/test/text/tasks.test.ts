import { must } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { moreOf, SCENARIOS } from '../../src/rules/index.ts';
import { CITY_LANGUAGES, contextIn, nameTask } from '../../src/text/index.ts';

await loadEvery(CITY_LANGUAGES);

function taskIn(language: 'cs' | 'en', id: string, seat: 0 | 1): string {
  const more = moreOf(
    must(
      SCENARIOS.find((one) => one.id === id),
      id,
    ),
  );
  const context = contextIn(CITY_LANGUAGES.in(language));
  // A number and what it counts are kept on one line.
  return nameTask(more.tasks[seat], seat, more, context).replaceAll('\u00a0', ' ');
}

it('says what brings the points that a task asks for', () => {
  expect(taskIn('cs', '091', 1)).toBe(
    'získat 6 vítězných bodů (bod za každou poškozenou nebo zničenou budovu; bod na konci každého kola za ovládané pole 308)',
  );
  expect(taskIn('en', '092', 0)).toBe(
    'gain 11 victory points (one at the end of each round for control of 512)',
  );
  expect(taskIn('en', '121', 1)).toBe(
    'control a tile with 5 victory points (one more is laid on each of 205 and 405 at the end of every round)',
  );
});
