import { capital, type Name } from '@bivouac/text';
import { countEn, possessive, the } from '@bivouac/text/grammar/en.ts';

const GAMES = { one: 'game', other: 'games' };
const RULES = { one: 'entry', other: 'entries' };

/** What the pages beside the table say: home, games under way, rules, credits. */
export const pages = {
  home: {
    headline1: 'The map is laid out.',
    headline2: 'You command.',
    lead: 'Start a battle now, or play the first round with a guide. No account needed, about 25 minutes.',
    play: 'Play now',
    quick: (p: { scenario: string; side: string; bot: Name }) =>
      `${p.scenario}, as ${p.side} against ${the(p.bot)}.`,
    firstScenario: 'La Raye',
    firstSide: 'the US side',
    choose: 'Choose another game',
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
      'Bivouac is made by players and is unofficial. The publishers and designers of these games are not involved. It follows the rules of the games; the words, maps and drawings are our own.',
    local:
      'Games you start here stay in your browser, whether you play against a bot or share the screen with another player. Nothing is sent anywhere.',
  },
  saved: {
    title: 'Games under way',
    empty: 'You have no games under way.',
    emptyHint: 'Games are saved automatically from the first decision until you delete them.',
    yourTurn: 'Your decision',
    personsTurn: (p: { side: string }) => `To decide: ${p.side}`,
    theirTurn: (p: { bot: Name }) => `${capital(possessive(p.bot))} decision`,
    won: (p: { side: string }) => `Finished. Winner: ${p.side}`,
    youWon: 'Finished: you won',
    youLost: 'Finished: you lost',
    drawn: 'Finished: a draw',
    round: (p: { round: number }) => `round ${p.round}`,
    battle: (p: { number: number }) => `battle ${p.number}`,
    actions: (p: { number: number }) => `decision ${p.number}`,
    campaign: 'campaign',
    twoPeople: 'two players, one screen',
    points: 'points',
    score: (p: { unit: string; one: string; two: string; first: number; second: number }) =>
      `${p.one} ${p.first}, ${p.two} ${p.second}: ${p.unit}`,
    open: 'Continue',
    watch: 'Replay',
    export: 'Export',
    remove: 'Delete',
    removeSure: (p: { title: string }) => `Delete permanently: ${p.title}`,
    keep: 'Keep it',
    import: 'You can also open a game record from elsewhere.',
    damaged: 'Damaged game',
    damagedHint:
      'This game is still stored in your browser, but it can’t be read any more. We haven’t changed anything in it: export it to keep the file, or delete it.',
    unreadable: 'What’s stored here is no longer a saved game.',
    missing: 'That game isn’t here.',
    missingHint: 'It was deleted, or it’s saved in another browser.',
    notLoaded: 'The game couldn’t be loaded.',
    notLoadedHint: 'The network seems to be down. The game is saved; try again in a moment.',
    elsewhere: 'This game is open in another window.',
    elsewhereHint: 'Only one window can play it, so the two don’t overwrite each other.',
    here: 'Continue here',
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
    ownSource: 'From the base game, the scenario book or our own rulings',
    clear: 'Clear the search',
    unknown: 'We have no rules for that game.',
  },
  credits: {
    title: 'Credits',
    unofficial:
      'Bivouac is made by players and is unofficial. The publishers and designers of these games are not involved.',
    gamesHeading: 'The games',
    gamesAbout: 'The games whose rules we follow. Buy them: they’re even better at a real table.',
    byRules: (p: { game: string; authors: string }) => `${p.game}, designed by ${p.authors}`,
    artHeading: 'Maps and drawings',
    art: 'Our own code draws the terrain, counters, cards and covers.',
    icons:
      'Silhouettes of soldiers and weapons: game-icons.net by Lorc, Delapouite and Skoll, licence CC BY 3.0; simplified.',
    type: 'Type: Oswald and Source Sans 3, SIL Open Font License.',
    coast: 'Coastlines: Natural Earth, public domain.',
    programHeading: 'The program',
    program:
      'Bivouac is free software under the MIT licence. It doesn’t track you, and it sends data only when you play online.',
  },
};
