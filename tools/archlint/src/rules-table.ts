/**
 * The allowed imports between packages. This file is the documentation of the architecture as well as the data the
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
  /** Loads one language at a time, so it may wait for that: the one thing a pure package may wait for. */
  readonly loadsWords?: true;
  readonly mayImport: readonly string[];
  /** The rules of its parts, where they differ; `mayImport` then bounds all of them. */
  readonly parts?: { readonly [part: string]: PartRule };
  /** What the files in the package's test/, testing/ and scripts/ folders may import on top of that. */
  readonly testsMayAlsoImport: readonly string[];
};

/** What a part of a game package, a folder or a file directly below src/, may load. */
export type PartRule = {
  /** As for a whole package. */
  readonly pure: boolean;
  readonly loadsWords?: true;
  /** Parts of the same game, or of the core that several titles share. */
  readonly mayUse: readonly string[];
  readonly mayImport: readonly string[];
};

const rulesAndTexts = ['rules', 'text', 'lessons', 'entry', 'entries', 'campaign-notes'];

/**
 * The parts of every game. Loading the rules never loads a text, a bot or a drawing: each row names what its part
 * may load, and what is not named is forbidden.
 */
export const gameParts: { readonly [part: string]: PartRule } = {
  // The game itself: state, data, decisions.
  rules: { pure: true, mayUse: ['rules'], mayImport: ['kernel', 'board', 'manifest'] },
  bots: { pure: true, mayUse: ['rules', 'bots'], mayImport: ['kernel', 'board', 'bots'] },
  lessons: { pure: true, mayUse: ['rules'], mayImport: ['kernel', 'manifest'] },
  // The words, a folder for each language.
  text: {
    pure: true,
    loadsWords: true,
    mayUse: ['rules', 'text', 'lessons'],
    mayImport: ['kernel', 'text', 'manifest'],
  },
  // The entry points for server, terminal and page: rules with texts, and rules with bots.
  entry: { pure: true, mayUse: rulesAndTexts, mayImport: ['kernel', 'text', 'manifest'] },
  entries: { pure: true, mayUse: rulesAndTexts, mayImport: ['kernel', 'text', 'manifest'] },
  'campaign-notes': { pure: true, mayUse: ['rules'], mayImport: ['kernel', 'manifest'] },
  players: { pure: true, mayUse: ['rules', 'bots'], mayImport: ['kernel', 'bots', 'manifest'] },
  // The drawn parts of the page.
  art: { pure: false, mayUse: ['rules', 'art'], mayImport: ['kernel', 'table'] },
  table: {
    pure: false,
    mayUse: [...rulesAndTexts, 'art', 'table'],
    mayImport: ['kernel', 'board', 'text', 'manifest', 'table'],
  },
  // The manifest loads the parts above when they are wanted.
  client: {
    pure: false,
    mayUse: [...rulesAndTexts, 'players', 'art', 'table'],
    mayImport: ['kernel', 'text', 'manifest', 'table'],
  },
};

const forGames = ['kernel', 'board', 'bots', 'text', 'manifest', 'table'];
const forGameTests = ['testkit', 'shelf'];

export const packageRules: readonly PackageRule[] = [
  // The contract every game keeps, and the machinery that needs nothing but the contract.
  { folder: 'kernel', pure: true, mayImport: [], testsMayAlsoImport: ['testkit', 'games/*'] },

  // Hexes, squares, lines of sight: what board games share.
  { folder: 'board', pure: true, mayImport: ['kernel'], testsMayAlsoImport: ['testkit'] },

  // The players made of code. They know a game only through the contract.
  { folder: 'bots', pure: true, mayImport: ['kernel'], testsMayAlsoImport: ['testkit', 'games/*'] },

  // The contract of a game's texts, and the words of every program, whatever is played.
  {
    folder: 'text',
    pure: true,
    loadsWords: true,
    mayImport: ['kernel'],
    testsMayAlsoImport: ['testkit', 'shelf', 'games/*'],
  },

  // Exports of a game package besides its rules: entry, players, card, lesson.
  { folder: 'manifest', pure: true, mayImport: ['kernel', 'bots', 'text'], testsMayAlsoImport: [] },

  // The parts of the page for any game: contracts, frame, widgets, map, log, motion, art kit.
  {
    folder: 'table',
    pure: false,
    mayImport: ['kernel', 'bots', 'text', 'manifest'],
    testsMayAlsoImport: ['testkit', 'shelf', 'games/*'],
  },

  // The games. They never import each other; only the Undaunted titles share a core.
  {
    folder: 'games/undaunted/core',
    pure: false,
    parts: gameParts,
    mayImport: forGames,
    testsMayAlsoImport: [...forGameTests, 'games/undaunted/*'],
  },
  {
    folder: 'games/undaunted/*',
    pure: false,
    parts: gameParts,
    mayImport: [...forGames, 'games/undaunted/core'],
    testsMayAlsoImport: forGameTests,
  },
  {
    folder: 'games/*',
    pure: false,
    parts: gameParts,
    mayImport: forGames,
    testsMayAlsoImport: forGameTests,
  },

  // The tests any game can be put through.
  {
    folder: 'testkit',
    pure: false,
    mayImport: ['kernel', 'bots'],
    testsMayAlsoImport: ['games/*'],
  },

  // The registry: the manifest of each game.
  {
    folder: 'shelf',
    pure: false,
    mayImport: ['kernel', 'bots', 'manifest', 'table', 'games/*'],
    testsMayAlsoImport: ['testkit', 'text'],
  },

  // The messages between server and page; both check them with the same schemas.
  { folder: 'protocol', pure: false, mayImport: ['kernel'], testsMayAlsoImport: [] },

  // The outside world. The web page talks to the server over the wire, never by an import.
  {
    folder: 'server',
    pure: false,
    mayImport: ['kernel', 'bots', 'text', 'manifest', 'shelf', 'protocol'],
    testsMayAlsoImport: ['board', 'testkit', 'games/*'],
  },
  {
    folder: 'web',
    pure: false,
    mayImport: ['kernel', 'bots', 'text', 'manifest', 'table', 'shelf', 'protocol'],
    testsMayAlsoImport: ['board', 'testkit', 'games/*', 'server'],
  },
  {
    folder: 'cli',
    pure: false,
    mayImport: ['kernel', 'bots', 'text', 'manifest', 'testkit', 'shelf', 'server'],
    testsMayAlsoImport: ['board', 'games/*'],
  },
];

/** The pure package, and the part of each game, that may format for people: `Intl`, `localeCompare`. */
export const localeFolder = 'text';

/** Where a game may be named by its id: its own folder and the registry. */
export const mayNameGames: readonly string[] = ['games/*', 'shelf'];

export const packageScope = '@bivouac/';

export const longestFile = 400;

export function folderMatches(pattern: string, folder: string): boolean {
  return pattern.endsWith('/*') ? folder.startsWith(pattern.slice(0, -1)) : folder === pattern;
}

export function ruleForFolder(folder: string): PackageRule | undefined {
  return packageRules.find((rule) => folderMatches(rule.folder, folder));
}
