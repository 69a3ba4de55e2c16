import { countEn } from '@bivouac/text/grammar/en.ts';

const GAMES = { one: 'game', other: 'games' };
const RULES = { one: 'entry', other: 'entries' };

/** What the pages beside the table say: home, games under way, rules, credits. */
export const pages = {
  home: {
    headline1: 'The map is laid out.',
    headline2: 'You command.',
    lead: 'Start a battle now, or go through the first round step by step. No account, about 25 minutes.',
    play: 'Play now',
    quick: (p: { scenario: string; side: string; bot: string }) =>
      `${p.scenario}, as ${p.side} against ${p.bot}.`,
    firstScenario: 'La Raye',
    firstSide: 'the US side',
    choose: 'Choose otherwise',
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
  saved: {
    title: 'Games under way',
    empty: 'No game is under way yet.',
    emptyHint: 'A game is kept here by itself from its first decision on, until you throw it away.',
    yourTurn: 'Your decision',
    personsTurn: (p: { side: string }) => `Decides: ${p.side}`,
    theirTurn: (p: { bot: string }) => `${p.bot} decides`,
    won: (p: { side: string }) => `Finished: ${p.side} won`,
    youWon: 'Finished: you won',
    youLost: 'Finished: you lost',
    drawn: 'Finished: a draw',
    round: (p: { round: number }) => `round ${p.round}`,
    battle: (p: { number: number }) => `battle ${p.number}`,
    actions: (p: { number: number }) => `decision ${p.number}`,
    campaign: 'campaign',
    twoPeople: 'two at one screen',
    points: 'points',
    score: (p: { unit: string; one: string; two: string; first: number; second: number }) =>
      `${p.one} ${p.first}, ${p.two} ${p.second}: ${p.unit}`,
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
  rules: {
    title: (p: { game: string }) => `Rules of ${p.game}`,
    about: 'In brief, in our own words. Each entry says whether it comes from the rulebook.',
    search: 'Search the rules',
    found: (p: { count: number }) => `${countEn(p.count, RULES)} found`,
    none: (p: { wanted: string }) => `Nothing about “${p.wanted}”. Try another word.`,
    all: 'All entries',
    /** The headings are those of the Czech rulebook: they would lead an English reader nowhere. */
    source: (_: { source: string }) => 'From the rulebook',
    ownSource: 'From the base game, the scenario book, or a ruling of ours',
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
      'Silhouettes of soldiers and weapons: game-icons.net by Lorc, Delapouite and Skoll, licence CC BY 3.0; simplified.',
    type: 'Type: Oswald and Source Sans 3, SIL Open Font License.',
    coast: 'Coastlines: Natural Earth, public domain.',
    programHeading: 'The program',
    program:
      'Bivouac is free software under the MIT licence. It sends nothing anywhere and counts nobody.',
  },
};
