import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

// Plain JavaScript without types, so the import says what it is.
const { countTests, namesOfFailures, secondTries, slowestFiles } = (await import(
  new URL('../lib/vitest-run.js', import.meta.url).href
)) as {
  countTests: (report: unknown, code: number) => Count;
  namesOfFailures: (report: unknown) => string[];
  secondTries: (report: unknown) => string[];
  slowestFiles: (report: unknown, count?: number) => string[];
};

const report = (changes: object = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

describe('counting tests', () => {
  it('counts what passed, failed and was skipped', () => {
    expect(countTests(report(), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(countTests(report({ numPendingTests: 2, numTodoTests: 1 }), 0).skipped).toBe(3);
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countTests(report({ numFailedTests: 1, testResults: [failed] }), 1).failed).toBe(1);
  });

  it('fails if an error occurs outside of the tests', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countTests(report({ testResults: [broken, broken] }), 1).failed).toBe(2);
    expect(countTests(report(), 1).failed).toBe(1);
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the summary', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const file = (name: string, changes: object) => ({
    name: `${root}${name}`,
    status: 'passed',
    assertionResults: [],
    startTime: 1000,
    endTime: 2000,
    ...changes,
  });

  it('names each failed test with its reason, and a file that could not be loaded', () => {
    const tests = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'a sum adds', failureMessages: ['expected 4\n at line 3'] },
    ];
    const testResults = [
      file('a.test.ts', { status: 'failed', assertionResults: tests }),
      file('b.test.ts', {}),
      file('c.test.ts', { status: 'failed', message: 'no such module' }),
    ];
    expect(namesOfFailures({ testResults })).toEqual([
      'a.test.ts > a sum adds: expected 4',
      'c.test.ts > the whole file: no such module',
    ]);
    expect(namesOfFailures(undefined)).toEqual([]);
  });

  it('names each test that passed at its second try only, and why it had failed', () => {
    const tests = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'passed', fullName: 'waits', failureMessages: ['expected 4\n at line 3'] },
      { status: 'failed', fullName: 'breaks', failureMessages: ['expected 5'] },
    ];
    const testResults = [file('a.test.ts', { assertionResults: tests })];
    expect(secondTries({ testResults })).toEqual([
      'at its second try: a.test.ts > waits: expected 4',
    ]);
    expect(secondTries(undefined)).toEqual([]);
  });

  it('lists the slowest files', () => {
    const testResults = [
      file('a.test.ts', {}),
      file('b.test.ts', { endTime: 61_500 }),
      file('c.test.ts', { endTime: 4000 }),
    ];
    expect(slowestFiles({ testResults }, 2)).toEqual([
      '  60.5 s  b.test.ts',
      '   3.0 s  c.test.ts',
    ]);
    expect(slowestFiles(undefined)).toEqual([]);
  });
});
