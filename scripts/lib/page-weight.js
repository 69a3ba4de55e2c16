import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

// How much compressed JavaScript a page needs, counted from the build: each file once, with
// everything it imports. Pages say which parts they fetch beside the first file.

/** In kB (thousand bytes) of gzip. */
export const BARS = {
  home: 150,
  table: 250,
  'north-africa-table': 250,
  'stalingrad-table': 250,
  'stalingrad-campaign-table': 250,
  'blitzkrieg-table': 250,
  'napoleonics-table': 250,
};

const ENTRY = 'index.html';
const HOME_PARTS = [
  'src/views/home/Home.svelte',
  'src/views/home/hero-art.ts',
  'src/art/covers/index.ts',
];
const TABLE = 'src/views/table/TablePage.svelte';
/** Each table with its game, and the players that the worker fetches. */
const TABLES = {
  table: {
    parts: ['src/views/undaunted/normandy.ts', '../shelf/src/normandy.ts'],
    players: '../shelf/src/normandy-players.ts',
  },
  'north-africa-table': {
    parts: ['src/views/undaunted/north-africa.ts', '../shelf/src/north-africa.ts'],
    players: '../shelf/src/north-africa-players.ts',
  },
  'stalingrad-table': {
    parts: ['src/views/undaunted/stalingrad.ts', 'src/lib/city-entries.ts'],
    players: '../shelf/src/stalingrad-players.ts',
  },
  'stalingrad-campaign-table': {
    parts: [
      'src/views/stalingrad/campaign.ts',
      'src/lib/city-entries.ts',
      // What the first side reads first.
      '../text/src/stalingrad/pages/soviet-01.ts',
    ],
    players: '../shelf/src/stalingrad-players.ts',
  },
  'blitzkrieg-table': {
    parts: ['src/views/blitzkrieg/blitzkrieg.ts', '../shelf/src/blitzkrieg.ts'],
    players: '../shelf/src/blitzkrieg-players.ts',
  },
  'napoleonics-table': {
    parts: [
      'src/views/napoleonics/napoleonics.ts',
      'src/views/napoleonics/Die.svelte',
      '../shelf/src/napoleonics.ts',
    ],
    players: '../shelf/src/napoleonics-players.ts',
  },
};
/** Its files are those of the page, but for the players. */
const WORKER = 'src/game-worker.ts';

/** The weight of home and of the table of each drawn game, with the files counted, heaviest first. */
export function weighPages(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const home = filesOf(manifest, [ENTRY, ...HOME_PARTS]);
  const tables = Object.entries(TABLES).map(([page, { parts, players }]) => {
    const files = filesOf(manifest, [ENTRY, TABLE, ...parts, WORKER, players]);
    return [page, weigh(dist, files)];
  });
  return { home: weigh(dist, home), ...Object.fromEntries(tables) };
}

/** The files of these parts and of everything they import at once. */
function filesOf(manifest, parts) {
  const files = new Set();
  const add = (name) => {
    const parts = manifest[name] === undefined ? sharedParts(manifest, name) : [manifest[name]];
    for (const part of parts) {
      if (files.has(part.file)) continue;
      files.add(part.file);
      for (const imported of part.imports ?? []) add(imported);
    }
  };
  for (const part of parts) add(part);
  return files;
}

/**
 * What several parts share is listed under the name of its file, and not under its path; of two files
 * with one name both are counted, rather too much than too little.
 */
function sharedParts(manifest, path) {
  const name = basename(path).replace(/\.\w+$/, '');
  const parts = Object.entries(manifest).flatMap(([key, part]) =>
    key.startsWith('_') && part.name === name && part.file.endsWith('.js') ? [part] : [],
  );
  if (parts.length === 0) throw new Error(`the build has no ${path}`);
  return parts;
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
