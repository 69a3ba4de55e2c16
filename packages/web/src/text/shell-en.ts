import type { BotName } from '@bivouac/bots';
import type { Page } from '../lib/route.ts';
import { gamesEn } from './games-en.ts';

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

/** What is said around the table: home, scenarios, set-up, settings, rules, credits. */
export const shellEn = {
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
