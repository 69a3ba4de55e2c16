import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { instrument } from '../src/instrument.ts';
import type { Mutant } from '../src/plan.ts';
import { describe, faultOf, judge, shareKilled, type Verdicts } from '../src/report.ts';
import { runShard } from '../src/run-shard.ts';
import type { Target } from '../src/target.ts';

const FOLDER = fileURLToPath(new URL('./fixture', import.meta.url));
const TARGET: Target = {
  name: 'fixture',
  folder: FOLDER,
  sources: [join(FOLDER, 'rules.ts')],
  tests: [join(FOLDER, 'fixture.test.ts')],
  accepted: [],
};

const EXAMPLE: Mutant = {
  ...{
    id: '1',
    file: join(FOLDER, 'rules.ts'),
    line: 7,
    within: 'isHit',
    kind: 'EqualityOperator',
  },
  ...{
    code: 'return roll >= defence;',
    original: 'roll >= defence',
    replacement: 'roll > defence',
  },
};

test('a mutant that a test notices is killed, the others are listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-mutants-test-'));
  try {
    const plan = await instrument(TARGET.sources, folder);
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    const steps = await runShard({
      mutants: plan.mutants.map(({ id }) => id),
      tests: TARGET.tests,
      plan: join(folder, 'plan.json'),
      path: join(folder, 'shard'),
    });
    const verdicts = judge(TARGET, plan.mutants, steps);
    const textOf = ({ original, replacement }: { original: string; replacement: string }) =>
      `${original} → ${replacement}`;
    expect(verdicts.killed.map(textOf)).toContain('base + cover → base - cover');
    // A loop without an end is a mutant that a test noticed.
    expect(verdicts.killed.map(textOf)).toContain('done += 1 → done -= 1');
    // No test rolls exactly the defence.
    expect(verdicts.survived.map(textOf)).toEqual(['roll >= defence → roll > defence']);
    expect(verdicts.uncovered.map(textOf)).toContain('count * 2 → count / 2');
    expect(shareKilled(verdicts)).toBeLessThan(1);
    expect(describe(TARGET, verdicts)).toContain('rules.ts:7  EqualityOperator');

    const entry = {
      file: 'rules.ts',
      within: 'isHit',
      line: 'return roll >= defence;',
      original: 'roll >= defence',
      replacement: 'roll > defence',
      reason: 'a draw of dice',
    };
    const judged = (...accepted: (typeof entry)[]) =>
      judge({ ...TARGET, accepted }, plan.mutants, steps);
    const excused = judged(entry);
    expect(excused.survived).toEqual([]);
    expect(excused.idle).toEqual([]);
    expect(shareKilled(excused)).toBe(shareKilled(verdicts));
    // The same text elsewhere is another survivor, and an entry excuses one only.
    for (const elsewhere of [{ within: 'wounds' }, { line: 'const isHit = roll >= defence;' }]) {
      const other = { ...entry, ...elsewhere };
      expect(judged(other)).toMatchObject({ survived: verdicts.survived, idle: [other] });
    }
    expect(judged(entry, entry).idle).toEqual([entry]);
    expect(describe(TARGET, judged(entry, entry))).toContain('remove these entries');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('too few kills or a survivor without a reason is an error with a message', () => {
  const mutant = EXAMPLE;
  const of = (killed: number, survived: number, uncovered: number, accepted: number): Verdicts => ({
    killed: new Array(killed).fill(mutant),
    survived: new Array(survived).fill(mutant),
    uncovered: new Array(uncovered).fill(mutant),
    accepted: new Array(accepted).fill({ mutant, reason: 'no test can tell' }),
    idle: [],
    loaded: [],
  });
  expect(faultOf(TARGET, of(9, 0, 0, 1), 0.9)).toBeNull();
  expect(faultOf(TARGET, of(9, 1, 0, 0), 0.9)).toBe(
    'fixture fails: 1 survivor has no reason in mutants.json.',
  );
  expect(faultOf(TARGET, of(90, 1, 1, 8), 0.9)).toBe(
    'fixture fails: 2 survivors have no reason in mutants.json.',
  );
  expect(faultOf(TARGET, of(8999, 0, 0, 1001), 0.9)).toBe(
    'fixture fails: only 89.9 % are killed, at least 90 % must be.',
  );
  expect(faultOf(TARGET, of(8, 0, 1, 1), 0.95)).toBe(
    'fixture fails: only 80.0 % are killed, at least 95 % must be, and 1 survivor has no reason in mutants.json.',
  );
  expect(faultOf(TARGET, of(0, 0, 0, 0), 0.9)).toBeNull();
});
