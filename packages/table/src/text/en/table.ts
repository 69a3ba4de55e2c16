import { countEn } from '@bivouac/text/grammar/en.ts';
import { tableDrawn } from './table-drawn.ts';

const RESULTS = { one: 'draw', other: 'draws' };
const DEALS = { one: 'deal', other: 'deals' };
const STEPS = { one: 'action', other: 'actions' };

/** What is said at the table. */
export const table = {
  ...tableDrawn,
  standing: {
    title: 'Standing orders',
    about:
      'What your side does by itself when it is attacked, so that you are not asked each time. They hold in all games of this title.',
  },
  table: {
    status: 'Status',
    options: 'Your options',
    optionsHint: 'Number keys 1 to 9 choose as well.',
    watching: 'You are watching.',
    watchingNote: 'You are watching; the players decide.',
    noOptions: 'Nothing to decide just now.',
    board: 'Table',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    fresh: 'new',
    you: 'you',
    person: 'player',
    decides: 'decides',
    thinking: (p: { bot: string }) => `${p.bot} is thinking…`,
    hurry: 'Hurry up',
    botFailed: (p: { bot: string }) => `${p.bot} broke down and gave no answer.`,
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
    counting: 'Counting the odds…',
    heading: 'Odds',
  },
  dice: {
    heading: 'Honest dice',
    how: 'How to verify them',
    promise:
      'All luck of this game follows from a seed that was drawn before the first move. This is its seal:',
    reveal: 'The game is over, so here is the seed:',
    kept: 'Checked: the seed fits the seal, and every result follows from it.',
    broken: 'The seed does not fit the seal. This game was not honest.',
    altered: 'A result does not follow from the seed. This game was not honest.',
    otherRules:
      'The seed fits the seal. Its results cannot be drawn again here: this page plays by another version of the rules.',
    unread: 'The record of this game could not be played again, so its luck is not checked.',
    verify: 'Verify the dice',
    fits: 'The seal made anew from this seed is the same.',
    compared: (p: { count: number; all: number }) =>
      `Drawn again from the seed and compared: ${p.count} of ${countEn(p.all, RESULTS)}.`,
    draws: 'What was drawn, in its order',
    unknown: 'This game has no seed, so its luck cannot be checked.',
  },
  curtain: {
    title: (p: { seat: string }) => `${p.seat} to the screen`,
    hint: 'The other side looks away. Nothing hidden is on the screen now.',
    open: (p: { seat: string }) => `${p.seat} is here: open the table`,
  },
};
