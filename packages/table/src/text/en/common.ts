import type { BotName } from '@bivouac/bots';
import type { Name } from '@bivouac/text';
import { countEn, nameEn, The, the, verb } from '@bivouac/text/grammar/en.ts';

const GAMES = { one: 'game', other: 'games' };

const bots = {
  random: {
    title: 'Recruit',
    level: 'aimless',
    name: nameEn({ text: 'Recruit', article: 'the' }),
    about: 'Does whatever is allowed.',
  },
  easy: {
    title: 'Corporal',
    level: 'easy',
    name: nameEn({ text: 'Corporal', article: 'the' }),
    about: 'Quick, and makes mistakes.',
  },
  medium: {
    title: 'Lieutenant',
    level: 'medium',
    name: nameEn({ text: 'Lieutenant', article: 'the' }),
    about: 'Keeps an eye on objectives and supplies.',
  },
  hard: {
    title: 'Major',
    level: 'hard',
    name: nameEn({ text: 'Major', article: 'the' }),
    about: 'Thinks a few steps ahead.',
  },
  vs: {
    title: 'Virtual opponent',
    level: 'by the book',
    name: nameEn({ text: 'virtual opponent', article: 'the' }),
    about: 'Follows the 24 steps of the solo rules and says why.',
  },
} satisfies { readonly [B in BotName | 'vs']: { readonly [word: string]: string | Name } };

/** What table, set-up and pages of every game share. */
export const common = {
  bots,
  brand: 'Bivouac',
  languages: 'Language',
  nav: {
    label: 'Pages',
    switchGame: 'Another game',
    menu: 'Menu',
    games: 'Games',
    underWay: 'Under way',
    online: 'Online',
    scenarios: 'Scenarios',
    campaign: 'Campaign',
    rules: 'Rules',
    settings: 'Settings',
    credits: 'Credits',
  },
  fetching: {
    waiting: 'Unfolding the map…',
    failed: 'This page couldn’t be loaded.',
    failedHint:
      'The network seems to be down, and you haven’t opened this part before. Your saved games stay as they are.',
    partFailed: 'Part of the page couldn’t be loaded. Your game stays as it is.',
    again: 'Try again',
  },
  /** An entry of the rules reference. */
  rule: { example: 'Example' },
  hills: ['easy', 'moderate', 'demanding'] as const,
  setup: {
    firstRound: 'Show me the first round step by step',
    laying: 'Setting up the map…',
    order: (p: { side: Name; bot: Name }) => `You lead *${the(p.side)}* against *${the(p.bot)}*.`,
    orderPeople: (p: { side: Name }) =>
      `Two players, one screen. *${The(p.side)}* ${verb(p.side, 'moves', 'move')} first.`,
    title: 'Set up a game',
    scenario: 'Scenario',
    side: 'Your side',
    opponent: 'Opponent',
    human: 'Second player',
    humanAbout: 'At this screen, which is covered between turns.',
    atTable: 'At the table',
    begin: 'Start the battle',
    showOdds: 'Show the odds before a shot',
    explain: 'Explain the rules while playing',
    language: 'Language',
    provenance: { rulebook: 'from the rulebook', reconstructed: 'reconstructed', own: 'our own' },
    orImport: 'Or open a record of a finished game.',
  },
  settings: {
    title: 'Settings',
    about: 'These apply to every game in this browser.',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'Match system', light: 'Day', dark: 'Night' },
    motion: 'Counter and dice animations',
    motions: { normal: 'Normal', fast: 'Fast', off: 'None' },
    motionHint: 'Click to skip an animation. “None” shows each result at once.',
    table: 'At the table',
    showOdds: 'Show the odds before a shot',
    asksTurnEnd: 'Ask before my turn ends',
    asksTurnEndHint: 'This lets you change your mind about the last action of a turn.',
    numberKeys: 'Single-key shortcuts',
    numberKeysHint:
      'Digits choose options, and letters are shortcuts. Turn this off if they get in the way.',
    explain: 'Explain the rules while playing',
    sound: 'Sounds',
    storage: 'What’s stored here',
    storageHint: (p: { count: number }) =>
      `${countEn(p.count, GAMES)} and these settings, in this browser only.`,
    toGames: 'Games under way',
  },
};
