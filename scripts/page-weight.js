import { weighPages } from './lib/page-weight.js';
import { inRoot } from './lib/paths.js';
import { main, Trouble } from './lib/trouble.js';
import { buildWebIfStale } from './lib/web-build.js';

// Prints how much compressed JavaScript home and the table of each game need, and fails beyond
// their bars. `node scripts/page-weight.js [folder of a build]`

await main(async () => {
  const [, , dist = inRoot('packages/web/dist')] = process.argv;
  if (process.argv[2] === undefined) await buildWebIfStale();
  for (const [page, { bar, files, kilobytes, withBots }] of Object.entries(weighPages(dist))) {
    console.log(`${page}: ${kilobytes.toFixed(1)} kB of ${bar} kB`);
    if (withBots !== undefined) console.log(`  with bots: ${withBots.toFixed(1)} kB`);
    for (const { name, bytes } of files) console.log(`  ${(bytes / 1000).toFixed(1)}\t${name}`);
    if (kilobytes > bar) throw new Trouble(`The page ${page} is too heavy.`);
  }
});
