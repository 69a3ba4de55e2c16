import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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
    const read = readReport(report);
    const notes = [...namesOfFailures(read), ...secondTries(read), ...slowestFiles(read)];
    return { ...countTests(read, code), notes };
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

const told = (file, name, message) =>
  `${relative(inRoot('.'), file)} > ${name}: ${(message ?? '').split('\n')[0]}`;

/**
 * The failed tests with the first line of the reason: repeated after everything else, because
 * readers of a long output look at its end.
 */
export function namesOfFailures(report) {
  return (report?.testResults ?? []).flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length > 0) {
        return failed.map((test) => told(file, test.fullName, test.failureMessages?.[0]));
      }
      return status === 'failed' ? [told(file, 'the whole file', message)] : [];
    },
  );
}

/** Tests that failed first and then passed: most likely they checked too early, and will fail twice some day. */
export function secondTries(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map((test) => `at its second try: ${told(file, test.fullName, test.failureMessages[0])}`),
  );
}

/** Where the time goes, so that a person who must save some need not run everything again to know. */
export function slowestFiles(report, count = 12) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  return (report?.testResults ?? [])
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, count)
    .map(
      (file) => `${seconds(file).toFixed(1).padStart(6)} s  ${relative(inRoot('.'), file.name)}`,
    );
}
