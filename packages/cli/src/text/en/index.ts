import type { Provenance } from '@bivouac/kernel';
import { formatNumber, type Name } from '@bivouac/text';
import { countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';
import type { PlayCommand } from '../../play/words.ts';
import { help } from './help.ts';
import { problems } from './problems.ts';

const GAME = { one: 'game', other: 'games' };
const ACTION = { one: 'action', other: 'actions' };
const DECISION = { one: 'decision', other: 'decisions' };
const FAILURE = { one: 'failure', other: 'failures' };
const VICTORY = { one: 'victory', other: 'victories' };
const CASUALTY = { one: 'casualty', other: 'casualties' };
const DEAL = { one: 'deal', other: 'deals' };

export const words = {
  help,
  problems,
  progress: (p: { done: number; total: number }) =>
    `${formatNumber('en', p.done)} of ${formatNumber('en', p.total)} (Ctrl-C stops)`,
  play: {
    playerName: (name: string) => (name === 'human' ? 'human' : `bot ${name}`),
    commitment: (p: { commitment: string }) => `Commitment to the dice: ${p.commitment}`,
    noSeed: 'The record doesn’t include its seed, so nobody can check these dice later.',
    loaded: (p: { actions: number }) => `Continuing after ${countEn(p.actions, ACTION)}.`,
    helpHint: 'Type a number or write the action; “help” shows what else you can type.',
    logHead: 'The game so far',
    thinking: (p: { side: Name }) => `${The(p.side)} ${verb(p.side, 'is', 'are')} thinking…`,
    passTo: (p: { side: Name }) => `Pass the screen to ${the(p.side)} and press Enter. `,
    undone: (p: { action: string }) => `Taken back: ${p.action}`,
    restarted: (p: { actions: number }) => `Taken back: ${countEn(p.actions, ACTION)}.`,
    oddsNoLuck: 'No dice are rolled here.',
    oddsSampled: (p: { worlds: number }) =>
      `an estimate from ${countEn(p.worlds, DEAL)} of what you can’t see`,
    noRules: 'We have no written rules for this game.',
    rulesThere: 'Type “rules” and one of these titles to read more:',
    ruleExample: (p: { example: string }) => `Example: ${p.example}`,
    saveWhere: 'Type a file name after “save”.',
    saved: (p: { path: string }) => `Record saved: ${p.path}`,
    savedTellsAll: 'It contains everything, including what’s hidden: don’t read it before the end.',
    goodbye: 'You’ve left the game.',
    seed: (p: { seed: string }) => `Seed: ${p.seed}`,
    youWon: 'You win.',
    youLost: 'You lose.',
    commitmentKept: (p: { commitment: string }) =>
      `It matches the commitment from the start: ${p.commitment}`,
    botPlaysOn: 'The bot plays on.',
    drawOffered:
      'You offer a draw. It stands until your opponent plays on; they can type “draw” to accept.',
    drawStands: 'Your opponent offers a draw. Type “draw” to accept, or play on.',
    helpMoves: [
      'Type the number of a choice, or write it: both names in the list work.',
      'You can also type:',
    ],
    helpWords: {
      undo: 'take back your last action',
      restart: 'take back everything that can still be taken back',
      odds: 'show the odds; with a number or an action, only for that one',
      log: 'show everything that has happened so far',
      view: 'show the whole table again',
      rules: 'show the rule for this decision; with a title, that rule; “rules ?” lists the titles',
      draw: 'offer a draw, or accept one',
      resign: 'resign the game',
      save: 'save the record to the file you name',
      help: 'show this list',
      quit: 'leave the game',
    } satisfies { readonly [C in PlayCommand]: string },
  },
  campaign: {
    title: (p: { game: string }) => `${p.game}: the campaign`,
    nothingYet: 'No game has been finished yet.',
    scenario: 'scenario',
    winner: 'winner',
    casualties: 'casualties',
    hero: 'remembered',
    draw: 'draw',
    score: (p: { side: string; victories: number; casualties: number; score: number }) =>
      `${p.side}: ${countEn(p.victories, VICTORY)}, ${countEn(p.casualties, CASUALTY)}, score ${p.score}`,
    margins: {
      even: () => 'So far it’s too close to call.',
      narrow: (p: { side: Name }) => `${The(p.side)} ${verb(p.side, 'has', 'have')} a narrow lead.`,
      clear: (p: { side: Name }) => `${The(p.side)} ${verb(p.side, 'has', 'have')} a clear lead.`,
      decisive: (p: { side: Name }) =>
        `${The(p.side)} ${verb(p.side, 'has', 'have')} a decisive lead. The road is open.`,
    },
    /** When every scenario has been played. */
    ends: {
      even: () => 'The campaign ends in a draw; both sides dig in.',
      narrow: (p: { side: Name }) =>
        `${The(p.side)} ${verb(p.side, 'wins', 'win')} the campaign, narrowly and at a price.`,
      clear: (p: { side: Name }) =>
        `${The(p.side)} ${verb(p.side, 'wins', 'win')} the campaign, and nobody doubts it.`,
      decisive: (p: { side: Name }) =>
        `${The(p.side)} ${verb(p.side, 'wins', 'win')} the campaign decisively.`,
    },
    askHero: 'Name a soldier to remember for this battle (Enter for none): ',
    askNext: 'Press Enter for the next scenario; anything else stops here. ',
  },
  replay: {
    acts: 'has decided',
    after: (p: { actions: number }) => `After ${countEn(p.actions, ACTION)}`,
    notOver: (p: { actions: number }) =>
      `The record ends here, after ${countEn(p.actions, ACTION)}; the game isn’t over.`,
    sound: (p: { actions: number; hash: string }) =>
      `The record is valid: ${countEn(p.actions, ACTION)}, final hash ${p.hash}.`,
    seedAgrees: (p: { seed: string }) => `Every result matches its seed: ${p.seed}`,
    commitmentKept: (p: { commitment: string }) =>
      `The seed matches its commitment: ${p.commitment}`,
  },
  sim: {
    played: (p: { games: number; mirror: boolean }) =>
      `${countEn(p.games, GAME)} played${p.mirror ? ', each deal from every seat' : ''}.`,
    seed: (p: { seed: string }) => `Seed: ${p.seed}`,
    cutShort: (p: { games: number }) =>
      `The series was cut short. Planned: ${countEn(p.games, GAME)}.`,
    bot: 'Bot',
    seat: 'Seat',
    wins: 'wins',
    share: 'share',
    interval: '95% interval',
    draws: (p: { draws: number; unfinished: number }) =>
      `Draws: ${formatNumber('en', p.draws)}, unfinished: ${formatNumber('en', p.unfinished)}`,
    length: (p: { decisions: number }) => `Mean length: ${countEn(p.decisions, DECISION)}`,
  },
  games: {
    forDevelopers: 'A worked example for developers.',
    seats: 'Seats',
    scenarios: 'Scenarios',
    bots: 'Bots',
    provenance: {
      rulebook: 'from the rulebook',
      reconstructed: 'reconstructed',
      own: 'our own',
    } satisfies { readonly [P in Provenance]: string },
  },
  database: {
    diverged: (p: {
      id: string;
      game: string;
      rules: number;
      seq: number;
      entry: string;
      now: string;
    }) => `${p.id} (${p.game}, rules ${p.rules}): entry ${p.seq} “${p.entry}” is now “${p.now}”`,
    older: (p: { id: string; game: string; rules: number; now: number }) =>
      `${p.id} (${p.game}): started under rules ${p.rules}, now rules ${p.now}. Every entry still gives the same result, but the position may differ.`,
    repaired: (p: { games: number; diverged: number }) =>
      `Unfinished games: ${p.games}; played differently: ${p.diverged}`,
    closed: (p: { games: number }) => `Ended without a result: ${p.games}`,
    backedUp: (p: { rows: number; path: string }) => `Rows written to ${p.path}: ${p.rows}`,
    restored: (p: { rows: number; path: string }) => `Rows read from ${p.path}: ${p.rows}`,
  },
  moderation: {
    players: {
      head: ['name', 'id', 'created (UTC)', 'last seen', 'games', 'sessions', 'banned'],
      guest: '(guest)',
    },
    banned: (p: { name: string; games: number }) =>
      `${p.name} is banned and signed out everywhere. Games ended without a result: ${p.games}`,
    lifted: (p: { name: string; games: number }) => `${p.name} may sign in again.`,
    renamed: (p: { before: string; name: string }) => `${p.before} is now called ${p.name}.`,
    ended: (p: { id: string }) => `Game ${p.id} ended without a result.`,
    auditHead: ['time (UTC)', 'who', 'what', 'subject', 'detail'],
  },
  fuzz: {
    seed: (p: { seed: string }) => `Seed: ${p.seed}`,
    failure: (p: { game: string; check: string; decision: number }) =>
      `${p.game}: ${p.check} failed at decision ${p.decision}`,
    noRecord: 'There’s no record of it: the game couldn’t even be set up or replayed.',
    played: (p: { games: number; decisions: number }) =>
      `${countEn(p.games, GAME)} played, ${countEn(p.decisions, DECISION)} checked.`,
    found: (p: { failures: number }) =>
      p.failures === 0 ? 'No failure found.' : `${countEn(p.failures, FAILURE)} found.`,
    cutShort: 'The run was cut short.',
  },
  bench: {
    scenario: 'game and scenario',
    metric: 'metric',
    value: 'per CPU second',
    length: 'decisions/game',
    choices: 'choices',
    hash: 'hash',
    before: 'saved',
    ratio: 'ratio',
    otherWork: 'other work',
    comparedWith: (p: { node: string }) => `Compared with results saved under Node ${p.node}.`,
    nothingSaved: 'There are no saved results to compare with yet; use --save to write them.',
    saved: 'The results have been saved.',
    cutShort: 'The measurement was cut short; nothing was saved.',
    against: {
      game: 'game',
      ours: 'ours per CPU s',
      theirs: 'theirs per CPU s',
      spread: 'middle half',
      pairs: 'pairs',
      comparedWith: (p: { name: string; commit: string }) =>
        `Ours is the working tree, theirs is ${p.name} (${p.commit}). The ratio is the median of the pairs.`,
      missing: (p: { games: string }) => `Not in that revision: ${p.games}.`,
      below: (p: { least: string; games: string }) => `Slower than ${p.least}×: ${p.games}.`,
    },
  },
};

/** Every language has these texts, none missing: `cs` is typed from here. */
export type CliText = typeof words;
