import type { BotName } from '@bivouac/bots';
import { countEn } from '@bivouac/text';
import type { Page } from '../lib/route.ts';
import { gamesEn } from './games-en.ts';
import { scenariosEn } from './scenarios-en.ts';

const GAMES = { one: 'game', other: 'games' };
const RULES = { one: 'entry', other: 'entries' };

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
    scenarios: 'Scenarios – Bivouac',
    campaign: 'Campaign – Bivouac',
    games: 'Games under way – Bivouac',
    game: 'Table – Bivouac',
    replay: 'Replay – Bivouac',
    tutorial: 'First steps – Bivouac',
    rules: 'Rules – Bivouac',
    settings: 'Settings – Bivouac',
    credits: 'Credits – Bivouac',
  } satisfies { readonly [P in Page]: string },
  nav: {
    label: 'Pages',
    menu: 'Menu',
    games: 'Games',
    underWay: 'Under way',
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
    again: 'Try again',
  },
  update: {
    ready: 'A new version is ready. Games under way stay as they are.',
    reload: 'Reload the page',
    offline: 'offline',
  },
  games: gamesEn,
  home: {
    headline1: 'The map is laid out.',
    headline2: 'You command.',
    lead: 'The rules come to you in the first battle, one at a time. No account, about 25 minutes.',
    play: 'Play now',
    laying: 'Laying out the map…',
    quick: (p: { scenario: string; side: string; bot: string }) =>
      `${p.scenario}, as ${p.side} against ${p.bot}.`,
    firstScenario: 'La Raye',
    firstSide: 'the US side',
    choose: 'Choose otherwise',
    learn: 'Show me the first round step by step',
    continue: 'Continue',
    allUnderWay: 'all games',
    shelf: 'Five games, one table',
    difficulty: 'difficulty',
    coming: 'being drawn',
    sheet: (p: { number: number }) => `Sheet ${p.number}`,
    underWay: (p: { count: number }) => `${countEn(p.count, GAMES)} under way`,
    picture:
      'The map of La Raye: fields behind hedgerows, woods and cottages, counters of both sides',
    honest: 'Who we are',
    unofficial:
      'Bivouac is made by players and is not official. Neither the publishers nor the authors of these games have a part in it. It follows the rules of play; words, maps and drawings are our own.',
    local:
      'Games on this page stay in your browser: against a bot, or two at one screen. Nothing is sent anywhere.',
  },
  hills: ['easy', 'moderate', 'demanding'] as const,
  saved: {
    title: 'Games under way',
    empty: 'No game is under way yet.',
    emptyHint: 'A game is kept here by itself from its first decision on, until you throw it away.',
    yourTurn: 'Your decision',
    personsTurn: (p: { side: string }) => `Decides: ${p.side}`,
    theirTurn: (p: { bot: string }) => `${p.bot} decides`,
    won: (p: { side: string }) => `Finished: ${p.side} won`,
    drawn: 'Finished: a draw',
    round: (p: { round: number }) => `round ${p.round}`,
    actions: (p: { number: number }) => `decision ${p.number}`,
    campaign: 'campaign',
    twoPeople: 'two at one screen',
    score: (p: { one: string; two: string; first: number; second: number }) =>
      `${p.one} ${p.first}, ${p.two} ${p.second}`,
    open: 'Continue',
    watch: 'Replay',
    export: 'Export',
    remove: 'Throw away',
    removeSure: (p: { title: string }) => `Throw away for good: ${p.title}`,
    keep: 'Keep it',
    import: 'Records of games from elsewhere can be read here as well.',
    damaged: 'Damaged game',
    damagedHint:
      'The browser has kept it, but it cannot be read any more. Nothing was changed in it: export it to keep the file, or throw it away.',
    unreadable: 'What is kept here is not a saved game any more.',
    missing: 'There is no such game here.',
    missingHint: 'It was thrown away, or it was kept in another browser.',
    notLoaded: 'The game could not be fetched.',
    notLoadedHint: 'The network seems to be down. The game is kept; try again in a while.',
    elsewhere: 'This game goes on in another window.',
    elsewhereHint: 'So that both do not write over each other, only one window plays it.',
    here: 'Go on here',
    again: 'Try again',
    toGames: 'All games under way',
  },
  setup: {
    order: (p: { side: string; bot: string }) => `You command *${p.side}* against *${p.bot}*.`,
    orderPeople: (p: { side: string }) => `Two at one screen, *${p.side}* first.`,
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
  scenarios: scenariosEn,
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
  rules: {
    title: (p: { game: string }) => `${p.game}: the rules`,
    about: 'In short and in our own words. The heading of the rulebook stands beside each entry.',
    search: 'Search the rules',
    found: (p: { count: number }) => `${countEn(p.count, RULES)} found`,
    none: (p: { wanted: string }) => `Nothing about “${p.wanted}”. Try another word.`,
    all: 'All entries',
    source: (p: { source: string }) => `Rulebook: ${p.source}`,
    ownSource: 'From the scenario book, or ours',
    clear: 'Clear the search',
    unknown: 'No rules of such a game are here.',
  },
  credits: {
    title: 'Credits',
    unofficial:
      'Bivouac is made by players and is not official. Neither the publishers nor the authors of these games have a part in it.',
    gamesHeading: 'The games',
    gamesAbout: 'By whose rules one plays here. Buy them: at a real table they are better still.',
    byRules: (p: { game: string; authors: string }) => `${p.game}, designed by ${p.authors}`,
    artHeading: 'Maps and drawings',
    art: 'Terrain, counters, cards and covers are drawn by our own code.',
    icons:
      'Silhouettes of soldiers and weapons: game-icons.net by Lorc, Delapouite and others, licence CC BY 3.0; recoloured and cut.',
    type: 'Type: Oswald and Source Sans 3, SIL Open Font License.',
    coast: 'Coastlines: Natural Earth, public domain.',
    programHeading: 'The program',
    program:
      'Bivouac is free software under the MIT licence. It sends nothing anywhere and counts nobody.',
  },
  notice: {
    notLoaded: 'The game could not be fetched: the network seems to be down.',
    notKept:
      'The browser keeps nothing for this page, so the game will be gone after a reload. Export its record to keep it.',
    dismiss: 'Close the notice',
  },
  footer: {
    unofficial: 'Unofficial; no publisher or author of these games has a part in it.',
    credits: 'Credits and licences',
  },
  bots,
};
