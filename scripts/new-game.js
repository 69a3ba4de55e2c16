import {
  checkId,
  copyTemplate,
  linkPackage,
  REGISTRY,
  REGISTRY_PACKAGE,
  register,
} from './lib/new-game.js';
import { inRoot, PINNED_NODE } from './lib/paths.js';
import { runQuiet } from './lib/run.js';
import { main, Trouble } from './lib/trouble.js';

// Makes a game that can be played at once: a copy of the template under a new name, for its author to change.

await main(async () => {
  const [id] = process.argv.slice(2);
  checkId(id);
  copyTemplate(id);
  register(id);
  linkPackage(id);
  await format(`packages/games/${id}`, REGISTRY, REGISTRY_PACKAGE);
  console.log(`packages/games/${id} is a game now: a copy of the template, which you change file by file.

Play it:     npx bivouac play ${id}
             npm start, then open http://localhost:8080/#/${id}
Test it:     npx vitest run packages/games/${id}
Then:        npm install                       (writes it into package-lock.json)
Read on in:  docs/WRITING-A-GAME.md`);
});

/** Names have other lengths now: lines break elsewhere and imports stand in another order. */
async function format(...paths) {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await runQuiet(PINNED_NODE, [biome, 'check', '--write', ...paths], {
    shell: false,
  });
  if (code === 0) return;
  process.stderr.write(output);
  throw new Trouble('The new files could not be formatted; the reason stands above.');
}
