import { fileURLToPath } from 'node:url';
import { BUILD, CHECKS, TESTS } from './lib/checks.js';
import { setUp } from './lib/setup.js';
import { main } from './lib/trouble.js';

await main(async () => {
  // npm leaves out pretest when it is set to ignore-scripts, so setup is asked here as well.
  await setUp('test');
  // Many tests start the command line or the server: types are stripped once, not each time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/compiled', import.meta.url),
  );
  console.log('The build, then the tests; types, architecture and style beside them.');
  // Tests wait a third of their time for browsers, databases and clocks, and the checks use the cores meanwhile.
  const [ours, checks] = await Promise.all([performInTurn([BUILD, TESTS]), performInTurn(CHECKS)]);
  const results = [...checks, ...ours];
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = results.flatMap(({ title, seconds, result }) => {
    for (const kind of ['passed', 'failed', 'skipped']) total[kind] += result[kind];
    const word = result.failed === 0 ? 'ok    ' : 'FAILED';
    const notes = (result.notes ?? []).map((note) => `         ${note}`);
    return [`${word} ${seconds.padStart(6)} s  ${title}`, ...notes];
  });
  console.log(`\n${lines.join('\n')}\n`);
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});

async function performInTurn(checks) {
  const results = [];
  for (const check of checks) results.push(await perform(check));
  return results;
}

async function perform({ title, run }) {
  const started = Date.now();
  const result = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const word = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`\n${result.output ?? ''}== ${title}: ${word} in ${seconds} s`);
  return { title, seconds, result };
}
