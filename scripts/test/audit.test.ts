import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function readAudit(answer: string): { code: number | null; said: string } {
  const ran = spawnSync(process.execPath, [inRoot('scripts/read-audit.js')], {
    input: answer,
    encoding: 'utf8',
  });
  return { code: ran.status, said: ran.stdout };
}

const answerWith = (severity: string): string =>
  JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity, range: '<2' } },
    metadata: { dependencies: { prod: 7 } },
  });

it('CI checks the server’s dependencies against the registry', () => {
  expect(readFileSync(inRoot('.ci/audit'), 'utf8')).toContain('npm audit --omit=dev --json');
  expect(readFileSync(inRoot('.ci/run'), 'utf8')).toContain('.ci/audit');
});

it.each([
  ['high', 1],
  ['critical', 1],
  ['moderate', 0],
])('a %s vulnerability ends the audit with %i', (severity, code) => {
  expect(readAudit(answerWith(severity))).toEqual({
    code,
    said: expect.stringContaining(`${code} serious holes in 7 packages`),
  });
});

it.each([
  ['says why', '{"message":"request to https://registry.example/x failed"}', 'request failed'],
  ['says nothing', '', 'no network'],
])('the audit passes with a note that it was skipped if the registry %s', (_how, answer, why) => {
  const { code, said } = readAudit(answer);
  expect(code).toBe(0);
  expect(said).toBe(`audit: not done, the registry gave no answer (${why})\n`);
});
