import type { BotName } from '@bivouac/bots';
import { countEn } from '@bivouac/text';
import type { Page } from '../lib/route.ts';
import { gamesEn } from './games-en.ts';

const DEALS = { one: 'deal', other: 'deals' };
const STEPS = { one: 'action', other: 'actions' };

const bots = {
  random: {
    title: 'Recruit',
    level: 'aimless',
    against: 'the Recruit',
    about: 'Does anything allowed.',
  },
  easy: {
    title: 'Corporal',
    level: 'easy',
    against: 'the Corporal',
    about: 'Quick, looks one step ahead.',
  },
  medium: {
    title: 'Lieutenant',
    level: 'medium',
    against: 'the Lieutenant',
    about: 'Weighs what may follow.',
  },
  hard: {
    title: 'Major',
    level: 'hard',
    against: 'the Major',
    about: 'Plays it through before deciding.',
  },
} satisfies { readonly [B in BotName]: { readonly [word: string]: string } };

/** Every text of the page itself. What a game says comes from the game's own texts. */
export const en = {
  brand: 'Bivouac',
  skip: 'Skip to the content',
  languages: 'Language',
  pages: {
    home: 'Bivouac: board wargames in the browser',
    new: 'New game – Bivouac',
    table: 'Table – Bivouac',
    record: 'Record – Bivouac',
  } satisfies { readonly [P in Page]: string },
  navHome: 'Games',
  navTable: 'Table',
  navNew: 'New game',
  games: gamesEn,
  home: {
    headline1: 'The map is laid out.',
    headline2: 'You command.',
    lead: 'Five board wargames at one table, in the browser, in Czech and English. The big sheets are still being drawn; a small skirmish is ready now.',
    play: 'Play now',
    quick: (p: { scenario: string; side: string; bot: string }) =>
      `${p.scenario}, as ${p.side} against ${p.bot}.`,
    choose: 'Choose otherwise',
    continue: 'Continue',
    continueNone: 'No game under way.',
    yourTurn: 'Your decision',
    theirTurn: 'Waiting',
    finished: 'Finished',
    decisionNumber: (p: { number: number }) => `decision ${p.number}`,
    shelf: 'Five games, one table',
    coming: 'being drawn',
    sheet: (p: { number: number }) => `Sheet ${p.number}`,
    picture: 'A drawn map with fields, a river and a few counters',
    honest: 'Who we are',
    unofficial:
      'Bivouac is made by players and is not official. Neither the publishers nor the authors of these games have a part in it. It follows the rules of play; words, maps and drawings are our own.',
    local:
      'Games on this page stay in your browser: against a bot, or two at one screen. Nothing is sent anywhere.',
  },
  setup: {
    title: 'Lay out a game',
    game: 'Game',
    scenario: 'Scenario',
    side: 'Your side',
    opponent: 'Opponent',
    human: 'Second player',
    humanAbout: 'At this screen, with a curtain between turns.',
    begin: 'Begin',
    provenance: { rulebook: 'from the rulebook', reconstructed: 'reconstructed', own: 'our own' },
    replaces:
      'A game is under way. A new one takes its place; export its record first if you want to keep it.',
    orImport: 'Or read a record of a game that has been played.',
  },
  table: {
    status: 'Status',
    options: 'Your options',
    optionsHint: 'Number keys 1 to 9 choose as well.',
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
    promise:
      'All luck of this game follows from a seed that was drawn before the first move. This is its seal:',
    reveal: 'The game is over, so here is the seed:',
    kept: 'Checked: the seed fits the seal, and every result follows from it.',
    broken: 'The seed does not fit the seal. This game was not honest.',
    unknown: 'This game has no seed, so its luck cannot be checked.',
  },
  record: {
    heading: 'Record',
    export: 'Export the record',
    exportHint: 'A text file with everything in it, hidden cards too.',
    import: 'Open a record',
    title: 'Record of a game',
    position: (p: { at: number; total: number }) => `After action ${p.at} of ${p.total}`,
    slider: 'Position in the game',
    first: 'To the start',
    back: 'One back',
    forward: 'One forward',
    last: 'To the end',
    eyes: 'Seen by',
    eyesSpectator: 'a spectator',
    eyesEveryone: 'everyone, open at the end',
    close: 'Close the record',
    none: 'No record is open.',
    unfinished: 'This game was not finished; only what is public is shown.',
    lastAction: (p: { action: string }) => `Last action: ${p.action}`,
  },
  curtain: {
    title: (p: { seat: string }) => `${p.seat} to the screen`,
    hint: 'The other side looks away. Nothing hidden is on the screen now.',
    open: (p: { seat: string }) => `${p.seat} is here: open the table`,
  },
  notice: {
    savedGameLost: 'The game from last time cannot be opened.',
    notKept:
      'The browser keeps nothing for this page, so the game will be gone after a reload. Export its record to keep it.',
    dismiss: 'Close the notice',
  },
  footer: {
    unofficial: 'Unofficial; no publisher or author of these games has a part in it.',
    credits: 'Type: Oswald and Source Sans 3 (SIL Open Font License). The program: MIT licence.',
  },
  bots,
};

export type Words = typeof en;
