import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.js';
import { runPinned } from './run.js';

/** Runs all tests with the usual output and counts them from the report beside it. */
export async function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runPinned([
      inRoot('node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]);
    return countTests(readReport(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A file that could not even be loaded has no test to count, and an error outside of any test
 * shows only in the exit status: each counts as one failure, so that red is never counted green.
 */
export function countTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const files = report.testResults ?? [];
  const hasFailedTest = (file) => file.assertionResults.some(({ status }) => status === 'failed');
  const broken = files.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}
