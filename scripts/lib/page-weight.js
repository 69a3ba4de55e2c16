import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.js';

// How much compressed JavaScript a page needs, counted from the build: each file once, with
// everything it imports. Pages say which parts they fetch beside the first file.

/** In kB (thousand bytes) of gzip. */
const HOME_BAR = 150;
const TABLE_BAR = 250;

const ENTRY = 'index.html';
/** Counted for one language; each weighs about the same. */
const LANGUAGE = 'cs';
const HOME_PARTS = ['src/pages/home/Home.svelte', '../table/src/art/cover/sheet.ts'];
const TABLE = '../table/src/frame/TablePage.svelte';
/** Its files are those of the page, but for the players. */
const WORKER = 'src/game-worker.ts';
const WORDS = `src/text/${LANGUAGE}/index.ts`;

/**
 * The pages that are weighed: home, and the table of each game that is drawn. Each needs the parts that the
 * manifests of the games name.
 */
export function weighPages(dist) {
  const build = readBuild(dist);
  const weighParts = (bar, parts) => ({ bar, ...weigh(dist, filesOf(build, parts)) });
  const games = readClients();
  const cards = games.map(({ parts }) => parts.card);
  const shell = [ENTRY, WORDS, ...cards];
  const covers = games.flatMap(({ parts }) => [parts.cover, parts.hero].filter(Boolean));
  const pages = [['home', weighParts(HOME_BAR, [...shell, ...HOME_PARTS, ...covers])]];
  for (const { id, parts } of games) {
    if (parts.table === undefined) continue;
    const own = [parts.pageEntry ?? parts.entry, parts.table, parts.die, parts.players];
    const words = wordsOf(build, parts.loadWords);
    const files = [
      ...[...shell, TABLE, WORKER, ...own.filter(Boolean), ...words],
      ...openingOf(build, parts),
    ];
    pages.push([`${id}-table`, weighParts(TABLE_BAR, files)]);
  }
  return Object.fromEntries(pages);
}

/** The words of a game in one language: what the file that loads them imports later. */
function wordsOf(build, loader) {
  const words = new RegExp(`/text/${LANGUAGE}/[\\w-]+\\.ts$`);
  const files = [...filesOf(build, [loader])].filter((file) => file !== build.modules[ENTRY]);
  const later = files.flatMap((file) => build.chunks.get(file)?.dynamicImports ?? []);
  return [loader, ...new Set(later.filter((path) => words.test(path)))];
}

/** A campaign, which has no boards of its own, begins with the first page of one side's book. */
function openingOf({ modules }, { pageEntry, thumb }) {
  if (pageEntry === undefined || thumb === undefined) return [];
  const pages = join(dirname(pageEntry), `../text/${LANGUAGE}/pages/`);
  const first = Object.keys(modules).filter(
    (path) => path.startsWith(pages) && /-01\.ts$/.test(path),
  );
  return first.sort().slice(-1);
}

/** The manifests that the registry names, with the file of each part, seen from packages/web. */
function readClients() {
  const registry = readFileSync(inRoot('packages/shelf/src/games.ts'), 'utf8');
  const names = [...registry.matchAll(/^import .* from '@bivouac\/([\w-]+)\/client';$/gm)];
  return names.flatMap(([, name]) => {
    // The links of the workspace lead from names to folders.
    const folder = relative(
      inRoot('packages/web'),
      realpathSync(inRoot('node_modules/@bivouac', name)),
    );
    const text = readFileSync(inRoot('packages/web', folder, 'src/client.ts'), 'utf8');
    return text
      .split(/^export const /m)
      .slice(1)
      .map((client) => ({
        id: /^ {2}id: '([\w-]+)',$/m.exec(client)?.[1],
        parts: partsOf(client, join(folder, 'src')),
      }));
  });
}

/** From `table: async () => (await import('./table/kit.ts')).kit` the part and its file. */
function partsOf(client, folder) {
  const loads = client.matchAll(
    /^ {2}(\w+): [^\n]*?(?:\n {4})?[^\n]*?import\((['`])(\.[^'`]+)\2\)/gm,
  );
  return Object.fromEntries(
    Array.from(loads, ([, part, , file]) => [
      part,
      join(folder, file.replace(/\$\{(?:language|tag)\}/, LANGUAGE)),
    ]),
  );
}

/** The files of these parts and of everything they import at once. */
function filesOf({ chunks, modules }, parts) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) add(imported);
  };
  for (const part of parts) {
    const file = modules[part];
    if (file === undefined) throw new Error(`the build has no ${part}`);
    add(file);
  }
  return files;
}

/** Where each module went, and what each file imports at once. */
function readBuild(dist) {
  const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const manifest = read('manifest.json');
  const chunks = Object.values(manifest).map(({ file, imports = [], dynamicImports = [] }) => [
    file,
    { imports: imports.map((key) => manifest[key].file), dynamicImports },
  ]);
  return {
    chunks: new Map(chunks),
    modules: { ...read('modules.json'), [ENTRY]: manifest[ENTRY].file },
  };
}

function weigh(dist, names) {
  const files = [...names]
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name,
      bytes: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  return { files, kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}
