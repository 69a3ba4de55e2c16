/**
 * Who may import whom. This file is the documentation of the architecture as well as the data the
 * linter runs on.
 *
 * The packages stand in order: a package may import only packages that stand above it, and of
 * those only the ones its row names. `folder` is the folder below packages/; `games/*` stands for
 * every folder below packages/games, however deep. The first row that matches a folder decides.
 */
export type PackageRule = {
  readonly folder: string;
  /** A pure package computes: no clock, no chance, no network, no state of its own (src only). */
  readonly pure: boolean;
  readonly mayImport: readonly string[];
  /** What the files in the package's test/ folder may import on top of that. */
  readonly testsMayAlsoImport: readonly string[];
};

export const packageRules: readonly PackageRule[] = [
  // The contract every game keeps, and the machinery that needs nothing but the contract.
  { folder: 'kernel', pure: true, mayImport: [], testsMayAlsoImport: ['testkit', 'games/*'] },

  // Hexes, squares, lines of sight: what board games share.
  { folder: 'board', pure: true, mayImport: ['kernel'], testsMayAlsoImport: ['testkit'] },

  // The games. They never import each other; only the Undaunted titles share a core.
  {
    folder: 'games/undaunted/core',
    pure: true,
    mayImport: ['kernel', 'board'],
    testsMayAlsoImport: ['testkit'],
  },
  {
    folder: 'games/undaunted/*',
    pure: true,
    mayImport: ['kernel', 'board', 'games/undaunted/core'],
    testsMayAlsoImport: ['testkit', 'bots', 'text'],
  },
  {
    folder: 'games/*',
    pure: true,
    mayImport: ['kernel', 'board'],
    testsMayAlsoImport: ['testkit', 'bots', 'text'],
  },

  // The players made of code. They know a game only through the contract.
  {
    folder: 'bots',
    pure: true,
    mayImport: ['kernel'],
    testsMayAlsoImport: ['testkit', 'games/*'],
  },

  // The words, Czech and English, for what the games say with data.
  {
    folder: 'text',
    pure: true,
    mayImport: ['kernel', 'board', 'games/*'],
    testsMayAlsoImport: ['testkit'],
  },

  // The tests any game can be put through.
  {
    folder: 'testkit',
    pure: false,
    mayImport: ['kernel', 'bots'],
    testsMayAlsoImport: ['games/*'],
  },

  // The registry: each game with its bots and its texts.
  {
    folder: 'shelf',
    pure: true,
    mayImport: ['kernel', 'games/*', 'bots', 'text'],
    testsMayAlsoImport: ['testkit'],
  },

  // What server and page say to each other; both check it by the same shapes.
  { folder: 'protocol', pure: false, mayImport: ['kernel'], testsMayAlsoImport: [] },

  // The outside world. The web page talks to the server over the wire, never by an import.
  {
    folder: 'server',
    pure: false,
    mayImport: ['kernel', 'board', 'games/*', 'bots', 'text', 'testkit', 'shelf', 'protocol'],
    testsMayAlsoImport: [],
  },
  {
    folder: 'web',
    pure: false,
    mayImport: ['kernel', 'board', 'games/*', 'bots', 'text', 'testkit', 'shelf', 'protocol'],
    testsMayAlsoImport: [],
  },
  {
    folder: 'cli',
    pure: false,
    mayImport: ['kernel', 'board', 'games/*', 'bots', 'text', 'testkit', 'shelf', 'server'],
    testsMayAlsoImport: [],
  },
];

/** The one pure package that may format for people: `Intl`, `localeCompare`, `toLocaleString`. */
export const localeFolder = 'text';

export const packageScope = '@bivouac/';

export const longestFile = 400;

export function folderMatches(pattern: string, folder: string): boolean {
  return pattern.endsWith('/*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern;
}

export function ruleForFolder(folder: string): PackageRule | undefined {
  return packageRules.find((rule) => folderMatches(rule.folder, folder));
}
