import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

// How much compressed JavaScript a page needs, counted from the build: each file once, with
// everything it imports. Pages say which parts they fetch beside the first file.

/** In kB (thousand bytes) of gzip. */
export const BARS = {
  home: 150,
  table: 250,
  'north-africa-table': 250,
  'blitzkrieg-table': 250,
  'napoleonics-table': 250,
};

const ENTRY = 'index.html';
const HOME_PARTS = ['src/views/home/hero-art.ts', 'src/art/covers/index.ts'];
const TABLE = 'src/views/table/TablePage.svelte';
/** Each table with its game, and what a worker fetches of that game. */
const TABLES = {
  table: {
    parts: ['src/views/undaunted/normandy.ts', '../shelf/src/normandy.ts'],
    players: 'normandy-players',
  },
  'north-africa-table': {
    parts: ['src/views/undaunted/north-africa.ts', '../shelf/src/north-africa.ts'],
    players: 'north-africa-players',
  },
  'blitzkrieg-table': {
    parts: ['src/views/blitzkrieg/blitzkrieg.ts', '../shelf/src/blitzkrieg.ts'],
    players: 'blitzkrieg-players',
  },
  'napoleonics-table': {
    parts: [
      'src/views/napoleonics/napoleonics.ts',
      'src/views/napoleonics/Die.svelte',
      '../shelf/src/napoleonics.ts',
    ],
    players: 'napoleonics-players',
  },
};
const WORKERS = ['game-worker'];

/** The weight of home and of the table of each drawn game, with the files counted, heaviest first. */
export function weighPages(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const home = filesOf(manifest, [ENTRY, ...HOME_PARTS]);
  const tables = Object.entries(TABLES).map(([page, { parts, players }]) => {
    const table = filesOf(manifest, [ENTRY, TABLE, ...parts]);
    for (const file of workerFiles(dist, players)) table.add(file);
    return [page, weigh(dist, table)];
  });
  return { home: weigh(dist, home), ...Object.fromEntries(tables) };
}

/** The files of these parts and of everything they import at once. */
function filesOf(manifest, parts) {
  const files = new Set();
  const add = (name) => {
    const part = manifest[name] ?? sharedPart(manifest, name);
    if (files.has(part.file)) return;
    files.add(part.file);
    for (const imported of part.imports ?? []) add(imported);
  };
  for (const part of parts) add(part);
  return files;
}

/** What several parts share is listed under the name of its file, and not under its path. */
function sharedPart(manifest, path) {
  const name = basename(path).replace(/\.\w+$/, '');
  const [part, ...others] = Object.entries(manifest).filter(
    ([key, { name: own, file }]) => key.startsWith('_') && own === name && file.endsWith('.js'),
  );
  if (part === undefined || others.length > 0) throw new Error(`the build has no one ${path}`);
  return part[1];
}

/**
 * Workers are built apart and stand in no manifest, so their own imports are read. Of the games that
 * a worker can fetch, only the one at the table counts.
 */
function workerFiles(dist, players) {
  const folder = join(dist, 'assets');
  const files = new Set();
  const add = (name) => {
    if (files.has(`assets/${name}`)) return;
    files.add(`assets/${name}`);
    const code = readFileSync(join(folder, name), 'utf8');
    const specifiers = code.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [text, imported] of specifiers) {
      const isFetchedLater = text.includes('(');
      if (!isFetchedLater || imported.startsWith(players)) add(imported);
    }
  };
  for (const worker of WORKERS) {
    const name = readdirSync(folder).find((file) => file.startsWith(`${worker}-`));
    if (name === undefined) throw new Error(`the build has no ${worker}`);
    add(name);
  }
  return files;
}

function weigh(dist, names) {
  const files = [...names]
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name: basename(name),
      bytes: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  return { files, kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}
