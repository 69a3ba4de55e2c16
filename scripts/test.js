import { fileURLToPath } from 'node:url';
import { CHECKS } from './lib/checks.js';
import { setUp } from './lib/setup.js';
import { main } from './lib/trouble.js';

await main(async () => {
  // npm leaves out pretest when it is set to ignore-scripts, so setup is asked here as well.
  await setUp('test');
  // Many tests start the command line or the server: types are stripped once, not each time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/compiled', import.meta.url),
  );
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const { title, run } of CHECKS) {
    console.log(`\n== ${title}`);
    const started = Date.now();
    const result = await run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`== ${title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    lines.push(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${title}`);
    for (const note of result.notes ?? []) lines.push(`         ${note}`);
    for (const kind of ['passed', 'failed', 'skipped']) total[kind] += result[kind];
  }
  console.log(`\n${lines.join('\n')}\n`);
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});
