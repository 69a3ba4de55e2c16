import type { BotName } from '@bivouac/bots';
import { countEn } from '@bivouac/text/grammar/en.ts';

const GAMES = { one: 'game', other: 'games' };

const bots = {
  random: {
    title: 'Recruit',
    level: 'aimless',
    against: 'the Recruit',
    about: 'Does whatever is allowed.',
  },
  easy: {
    title: 'Corporal',
    level: 'easy',
    against: 'the Corporal',
    about: 'Quick, and makes mistakes.',
  },
  medium: {
    title: 'Lieutenant',
    level: 'medium',
    against: 'the Lieutenant',
    about: 'Watches goals and reserves.',
  },
  hard: {
    title: 'Major',
    level: 'hard',
    against: 'the Major',
    about: 'Thinks a few steps ahead.',
  },
  vs: {
    title: 'Virtual opponent',
    level: 'by the book',
    against: 'the virtual opponent',
    about: 'Follows the 24 steps of the solo rules and says why.',
  },
} satisfies { readonly [B in BotName | 'vs']: { readonly [word: string]: string } };

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
    failed: 'This page could not be fetched.',
    failedHint:
      'The network seems to be down and this part was never opened before. Games that are kept here stay as they are.',
    partFailed: 'A part of the page could not be fetched. The game is kept as it is.',
    again: 'Try again',
  },
  /** An entry of the rules reference. */
  rule: { example: 'Example' },
  hills: ['easy', 'moderate', 'demanding'] as const,
  setup: {
    firstRound: 'Show me the first round step by step',
    laying: 'Laying out the map…',
    order: (p: { side: string; bot: string }) => `Your side: *${p.side}*. Opponent: *${p.bot}*.`,
    orderPeople: (p: { side: string }) => `Two players, one screen. First to move: *${p.side}*.`,
    title: 'Lay out a game',
    scenario: 'Scenario',
    side: 'Your side',
    opponent: 'Opponent',
    human: 'Second player',
    humanAbout: 'At this screen, with a curtain between turns.',
    atTable: 'At the table',
    begin: 'Begin the battle',
    showOdds: 'Show the odds before a shot',
    explain: 'Explain the rules while playing',
    language: 'Language',
    provenance: { rulebook: 'from the rulebook', reconstructed: 'reconstructed', own: 'our own' },
    orImport: 'Or read a record of a game that has been played.',
  },
  settings: {
    title: 'Settings',
    about: 'They belong to you and this browser, not to a game.',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'As the system', light: 'Day', dark: 'Night' },
    motion: 'Movement of counters and dice',
    motions: { normal: 'Normal', fast: 'Fast', off: 'None' },
    motionHint: 'Any click skips it. “None” shows each result at once.',
    table: 'At the table',
    showOdds: 'Show the odds before a shot',
    asksTurnEnd: 'Ask before my turn ends',
    asksTurnEndHint: 'You can then still think better of the last action of a turn.',
    numberKeys: 'Single keys choose and act',
    numberKeysHint:
      'Digits choose options, letters are shortcuts. Switch off if they get in the way.',
    explain: 'Explain the rules while playing',
    sound: 'Sounds',
    storage: 'What is kept here',
    storageHint: (p: { count: number }) =>
      `${countEn(p.count, GAMES)} and these settings, in this browser only.`,
    toGames: 'Games under way',
  },
};
