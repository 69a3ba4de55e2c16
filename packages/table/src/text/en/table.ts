import type { Name } from '@bivouac/text';
import { countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { tableDrawn } from './table-drawn.ts';

const RESULTS = { one: 'result', other: 'results' };
const DEALS = { one: 'deal', other: 'deals' };
const STEPS = { one: 'action', other: 'actions' };

/** What is said at the table. */
export const table = {
  ...tableDrawn,
  standing: {
    title: 'Standing orders',
    about:
      'What your side does automatically when it’s attacked, so you aren’t asked every time. They apply in every game of this title.',
  },
  table: {
    status: 'Status',
    options: 'Your options',
    optionsHint: 'You can also choose with keys 1 to 9.',
    watching: 'You’re watching.',
    watchingNote: 'You’re watching; the players decide.',
    noOptions: 'Nothing to decide right now.',
    board: 'Table',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    fresh: 'new',
    you: 'you',
    person: 'player',
    decides: 'decides',
    thinking: (p: { bot: Name }) => `${The(p.bot)} ${verb(p.bot, 'is', 'are')} thinking…`,
    hurry: 'Move now',
    botFailed: (p: { bot: Name }) =>
      `${The(p.bot)} ${verb(p.bot, 'has', 'have')} stopped responding.`,
    askAgain: 'Ask again',
    undo: (p: { action: string }) => `Take back: ${p.action}`,
    undoNone: 'Take back',
    restart: (p: { count: number }) => `Take back all: ${countEn(p.count, STEPS)}`,
    restartNone: 'Take back all',
    youWon: 'You win.',
    youLost: 'You lose.',
    again: 'Play again',
    settings: 'At the table',
    showOdds: 'Show the odds',
    numberKeys: 'Number keys choose options',
  },
  odds: {
    exact: 'exact',
    estimate: (p: { deals: number }) => `estimate from ${countEn(p.deals, DEALS)}`,
    counting: 'Working out the odds…',
    heading: 'Odds',
  },
  dice: {
    heading: 'Fair dice',
    how: 'How to check them',
    promise:
      'Every random result in this game comes from a seed drawn before the first move. This is its seal:',
    reveal: 'The game is over, so here is the seed:',
    kept: 'Checked: the seed matches the seal, and every result comes from it.',
    broken: 'The seed doesn’t match the seal. This game wasn’t fair.',
    altered: 'A result doesn’t come from the seed. This game wasn’t fair.',
    otherRules:
      'The seed matches the seal. Its results can’t be checked here: this page uses another version of the rules.',
    unread: 'This game’s record couldn’t be replayed, so its dice aren’t checked.',
    verify: 'Check the dice',
    fits: 'Recomputing the seal from this seed gives the same value.',
    compared: (p: { count: number; all: number }) =>
      `Drawn again from the seed and compared: ${p.count} of ${countEn(p.all, RESULTS)}.`,
    draws: 'What was drawn, in order',
    unknown: 'This game has no seed, so its dice can’t be checked.',
  },
  curtain: {
    title: (p: { side: Name }) => `Pass the screen to ${the(p.side)}`,
    hint: 'The other player should look away. Nothing hidden is on the screen yet.',
    open: (p: { side: Name }) => `Show the table to ${the(p.side)}`,
  },
};
