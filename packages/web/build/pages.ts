import { join } from 'node:path';
import { PARTS, TABLE_PARTS } from './manifest-parts.ts';
import { type ManifestFiles, type PartFiles, readManifests } from './manifests.ts';

// Which files each page loads by itself, before its reader does anything. The division into files and
// scripts/page-weight.js follow this; test/browser/page-weight.test.ts compares it with what a browser requests.

/** The output of a build: modules by path, files by name. */
export interface Built {
  /** The files that come with these modules at once. */
  filesFor(modules: readonly string[]): ReadonlySet<string>;
  modulesIn(file: string): readonly string[];
  /** The length of its code. */
  lengthOf(file: string): number;
  /** The static imports of a module. */
  imports(module: string): readonly string[];
  /** The dynamic imports of a module. */
  dynamicImports(module: string): readonly string[];
}

/** The files that one page, or one worker, loads in one language. */
export interface PageFiles {
  readonly page: string;
  /** Null for what every reader loads. */
  readonly language: string | null;
  readonly files: ReadonlySet<string>;
}

const WEB = join(import.meta.dirname, '../src');
const PACKAGES = join(import.meta.dirname, '../..');
const MAIN = join(WEB, 'main.ts');
const WORKER = join(WEB, 'game-worker.ts');
const ODDS = join(PACKAGES, 'table/src/session/shown-odds.ts');
const REGISTRY = join(PACKAGES, 'shelf/src/games.ts');

/** The home page beside its first file, its words and what the games show there. */
const HOME = [join(WEB, 'pages/home/Home.svelte'), join(PACKAGES, 'table/src/art/cover/sheet.ts')];
/** A table beside the game's own parts. The sound is offered to everyone who sits down for the first time. */
const TABLE = [
  join(WEB, 'storage/local-games.ts'),
  join(PACKAGES, 'table/src/frame/TablePage.svelte'),
  join(PACKAGES, 'table/src/frame/SoundOffer.svelte'),
];
/** The other pages of the shell, and home where games are kept. They have no limit of their own, but must not load a table. */
const OTHERS = {
  games: ['storage/local-games.ts', 'pages/home/UnderWay.svelte', 'pages/saved/GamesPage.svelte'],
  forms: [
    'pages/online/OnlinePages.svelte',
    'pages/settings/SettingsPage.svelte',
    'pages/scenarios/ScenariosPage.svelte',
    'pages/scenarios/CampaignPage.svelte',
    'pages/rules/RulesPage.svelte',
    'pages/credits/CreditsPage.svelte',
  ],
};
const HOME_WORDS = [join(WEB, 'text/*/pages.ts')];
const SHELL_WORDS = [join(WEB, 'text/*/index.ts'), join(PACKAGES, 'text/src/platform/*/index.ts')];

/**
 * What every page begins with, home, and of each game that is drawn the table, the worker in which its bots think, and the opening of its books;
 * in every language.
 */
export function filesOfPages(built: Built, languages: readonly string[]): PageFiles[] {
  const games = built.imports(REGISTRY).flatMap(readManifests);
  const everywhere = (part: string): string[] =>
    games.flatMap(({ parts }) => parts.get(part) ?? []);
  const pageOf = (page: string, roots: PartFiles, loaders: PartFiles, own: PartFiles = []) => [
    { page, language: null, files: built.filesFor([MAIN, ...roots, ...loaders]) },
    ...languages.map((language) => {
      const words = inLanguage([...SHELL_WORDS, ...everywhere('card'), ...own], language);
      const files = built.filesFor([...words, ...wordsOf(built, loaders, language)]);
      return { page, language, files };
    }),
  ];
  const heroes = everywhere('hero');
  const pages: PageFiles[] = [
    { page: 'main', language: null, files: built.filesFor([MAIN]) },
    // No drawn table counts odds, and so no table is weighed with them.
    { page: 'odds-worker', language: null, files: built.filesFor([WORKER, ODDS]) },
    ...pageOf('home', [...HOME, ...everywhere('cover')], heroes, HOME_WORDS),
  ];
  for (const game of games.filter(({ parts }) => parts.has('table'))) {
    const { table, loaders, players } = tableParts(game);
    const own = `${game.file}${TABLE_PARTS}`;
    pages.push(...pageOf(`${game.id}-table`, [...TABLE, own, ...table], loaders));
    const files = built.filesFor([WORKER, `${game.file}${PARTS}`, ...players]);
    pages.push({ page: `${game.id}-worker`, language: null, files });
    for (const [scene, parts] of game.scenes) {
      for (const language of languages) {
        const files = built.filesFor(inLanguage(parts, language));
        pages.push({ page: `${game.id}-${scene}`, language, files });
      }
    }
  }
  return [...pages, ...otherPages(built, games)];
}

/** The other pages of the shell, and what they ask of games: entries, and what stands on the pages of their set-up. */
function otherPages(built: Built, games: readonly ManifestFiles[]): PageFiles[] {
  const entries = games.flatMap((game) => {
    const { entry, loaders } = tableParts(game);
    return [...entry, ...loaders];
  });
  const setUps = games.flatMap(({ parts }) =>
    ['setup', 'campaign', 'boards', 'thumb'].flatMap((name) => parts.get(name) ?? []),
  );
  const ofShell = Object.entries(OTHERS).map(
    ([page, files]) => [page, files.map((file) => join(WEB, file))] as const,
  );
  return [...ofShell, ['entries', entries] as const, ['set-ups', setUps] as const].map(
    ([page, roots]) => ({ page, language: null, files: built.filesFor([MAIN, ...roots]) }),
  );
}

function tableParts({ parts }: ManifestFiles) {
  const files = (name: string): readonly string[] => parts.get(name) ?? [];
  const entry = parts.has('pageEntry') ? files('pageEntry') : files('entry');
  return {
    entry,
    table: [...entry, ...files('table'), ...files('die'), ...files('standingOrders')],
    loaders: files('loadWords'),
    players: files('players'),
  };
}

const inLanguage = (files: PartFiles, language: string): string[] =>
  files.map((file) => file.replace('*', language));

/** A language is a folder beside the code that reads it: the files there that these modules load. */
function wordsOf(built: Built, loaders: readonly string[], language: string): string[] {
  const words = new RegExp(`/text/${language}/[\\w-]+\\.ts$`);
  const ofShell = importedBy(built, [MAIN]);
  const read = [...importedBy(built, loaders)]
    .filter((module) => !ofShell.has(module))
    .flatMap((module) => built.dynamicImports(module));
  return [...new Set(read)].filter((module) => words.test(module));
}

/** These modules with everything that they import at once. */
function importedBy(built: Built, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (module: string): void => {
    if (found.has(module)) return;
    found.add(module);
    built.imports(module).forEach(add);
  };
  modules.forEach(add);
  return found;
}
