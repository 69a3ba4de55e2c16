import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.js';
import { Trouble } from './trouble.js';

/** The game that a new one is copied from. */
const TEMPLATE = 'skirmish';
export const REGISTRY = 'packages/shelf/src/games.ts';
export const REGISTRY_PACKAGE = 'packages/shelf/package.json';

/** Every spelling of a game's name in its code. */
export function spellings(id) {
  const words = id.split('-');
  const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    id,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    constant: words.join('_').toUpperCase(),
    title: words.map(capital).join(' '),
  };
}

/** Throws a sentence for the person at the keyboard unless a game can have this id. */
export function checkId(id) {
  if (id === undefined) throw new Trouble('Say what to call the game: npm run new-game <id>');
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id)) {
    throw new Trouble(
      `“${id}” cannot be the id of a game: use small letters and digits, words joined by hyphens, such as “river-raid”.`,
    );
  }
  // Packages of other names and pages of the site stand beside the games.
  if (existsSync(inRoot('packages', id)) || existsSync(inRoot('node_modules/@bivouac', id))) {
    throw new Trouble(`“${id}” is taken: there is a package of that name already.`);
  }
  if (existsSync(inRoot('packages/games', id))) {
    throw new Trouble(`“${id}” is taken: packages/games/${id} exists already.`);
  }
  if (RESERVED.has(id)) throw new Trouble(`“${id}” is taken: it is a page of the site.`);
}

/** The first part of the addresses that are no games (packages/web/src/shell/route.ts). */
const RESERVED = new Set([
  ...['games', 'game', 'tutorial', 'online', 'account', 'settings', 'credits', 'campaign'],
  ...['replay', 'rules', 'invite', 'table', 'player', 'device'],
]);

/** Copies the template to its own folder under the new name. */
export function copyTemplate(id) {
  const folder = inRoot('packages/games', id);
  cpSync(inRoot('packages/games', TEMPLATE), folder, {
    recursive: true,
    filter: (path) => !/[\\/]node_modules$/.test(path),
  });
  renameIn(folder, id);
}

/** Renames in the texts of all files, and the files themselves. */
function renameIn(folder, id) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, renamed(entry.name, id));
    if (path !== join(folder, entry.name)) renameSync(join(folder, entry.name), path);
    if (entry.isDirectory()) renameIn(path, id);
    else writeFileSync(path, renamed(readFileSync(path, 'utf8'), id));
  }
}

/** The text with every spelling of the template's name changed to that of the new game. */
export function renamed(text, id) {
  const { camel, pascal, constant, title } = spellings(id);
  return (
    text
      .replace(
        /\/\*\*\n \* The template game: .*?\*\//s,
        '/** The whole game, as the contract asks for it. */',
      )
      .replaceAll(/(?<='|\bof )(?:Skirmish|Šarvátka)\b/g, title)
      .replaceAll('The template game of Bivouac.', 'A new game of Bivouac.')
      .replaceAll('Vzorová hra Bivouacu.', 'Nová hra Bivouacu.')
      .replaceAll(/the template game/gi, title)
      // In quotes, in a path or at the head of a golden file it is the id; elsewhere it is an identifier.
      .replaceAll(/(?<=['"/]|^)skirmish(?=['"/ ])/gm, id)
      .replaceAll('SKIRMISH', constant)
      .replaceAll('Skirmish', pascal)
      .replaceAll('skirmish', camel)
  );
}

/** One import and one line in the registry, in their order; and the package that it comes from. */
export function register(id) {
  const { camel } = spellings(id);
  const registry = readFileSync(inRoot(REGISTRY), 'utf8');
  const list = /(export const GAMES[^[]*\[\] = \[\n)([^\]]*)\]/;
  if (!list.test(registry)) throw new Error(`no list of games in ${REGISTRY}`);
  writeFileSync(
    inRoot(REGISTRY),
    `import { ${camel}Client } from '@bivouac/${id}/client';\n${registry.replace(list, `$1$2  ${camel}Client,\n]`)}`,
  );
  const shelf = JSON.parse(readFileSync(inRoot(REGISTRY_PACKAGE), 'utf8'));
  const names = Object.entries({ ...shelf.dependencies, [`@bivouac/${id}`]: '*' });
  shelf.dependencies = Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(inRoot(REGISTRY_PACKAGE), `${JSON.stringify(shelf, null, 2)}\n`);
}

/** The link that `npm install` would make, so that the game works without an install. */
export function linkPackage(id) {
  const folder = inRoot('node_modules/@bivouac');
  mkdirSync(folder, { recursive: true });
  const isWindows = process.platform === 'win32';
  const target = isWindows ? inRoot('packages/games', id) : `../../packages/games/${id}`;
  symlinkSync(target, join(folder, id), isWindows ? 'junction' : 'dir');
}
