import { describe, expect, it } from 'vitest';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

// Plain JavaScript without types, so the import says what it is.
const { countTests } = (await import(new URL('../lib/vitest-run.js', import.meta.url).href)) as {
  countTests: (report: unknown, code: number) => Count;
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

  it('is never green when something went wrong outside of the tests', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countTests(report({ testResults: [broken, broken] }), 1).failed).toBe(2);
    expect(countTests(report(), 1).failed).toBe(1);
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
