// npm run soak:server: ten minutes of faults on both databases, followed by a comparison of all state.
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('Usage: npm run soak:server -- [--minutes <n>] [--seed <n>]');
  process.exitCode = 1;
} else {
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    console.log(`${database}: ${minutes / 2} minutes, seed ${values.seed}`);
    const result = await soak({ database, seconds: minutes * 30, seed: Number(values.seed) });
    console.log(JSON.stringify(result, null, 2));
    for (const name of result.leftOut) console.log(`Left out, for this account may not: ${name}`);
    for (const name of result.missed) console.error(`There was no time for: ${name}`);
    if (result.wrong.length > 0 || result.missed.length > 0) process.exitCode = 1;
  }
}
