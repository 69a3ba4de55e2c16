import { countEn } from '@bivouac/text';

const ROUNDS = { one: 'round', other: 'rounds' };
const POINTS = { one: 'point', other: 'points' };
const GAMES = { one: 'game', other: 'games' };
const MEN = { one: 'man', other: 'men' };
const CARDS = { one: 'card', other: 'cards' };

/** What stands around a scenario: its route, its goals, its forces, its figures. */
export const scenariosEn = {
  route: 'Route of the scenarios',
  toCampaign: 'Play them in a row as a campaign',
  chapters: {
    canal: 'To the Vire–Taute canal',
    breakthrough: 'Breakthrough at Saint-Lô',
    tessy: 'The fight for Tessy-sur-Vire',
    mortain: 'The fight for Mortain',
  },
  /** What each scenario brings that those before it did not have. */
  news: {
    'la-raye': 'first steps',
    montmartin: 'machine guns',
    'raid-across-the-canal': 'back to the reserve',
    'behind-enemy-lines': 'snipers',
    'crossing-the-vire': 'the mortar',
    'desperate-withdrawal': 'the platoon guide',
    'la-huberderie': 'the whole platoon',
    'tessy-sur-vire': 'hills',
    reinforcements: 'confusing the enemy',
    'critical-intelligence': 'the radio',
    'hill-314': 'three prongs',
    mortain: 'even forces',
  },
  won: 'won',
  lost: 'lost',
  underWay: 'under way',
  minutes: (p: { minutes: number }) => `${p.minutes} min`,
  rounds: (p: { rounds: number }) => `about ${countEn(p.rounds, ROUNDS)}`,
  board: (p: { title: string }) => `The board of ${p.title} at set-up`,
  goals: 'Goals',
  goalPoints: (p: { value: number }) => `Hold ${countEn(p.value, POINTS)}`,
  goalPointsAll: (p: { total: number; places: number }) =>
    `The map offers ${p.total} on ${p.places} tiles with a star.`,
  goalPin: { us: 'Pin the Germans', de: 'Pin the Americans' },
  goalPinHow: {
    us: 'No German riflemen may be left on the map.',
    de: 'No American riflemen may be left on the map.',
  },
  starts: (p: { side: string }) => `Initiative: ${p.side}.`,
  briefing: (p: { side: string }) => `Orders for ${p.side}`,
  key: { cover: 'cover', star: 'objective, points', held: 'controlled', scouted: 'scouted' },
  forces: 'Forces',
  forcesHint: 'One sign is one card.',
  inDeck: (p: { count: number }) => `${p.count} in the deck`,
  inSupply: (p: { count: number }) => `${p.count} in the supply`,
  kinds: {
    leaders: 'leaders',
    riflemen: 'riflemen',
    scouts: 'scouts',
    gunners: 'machine guns',
    sniper: 'snipers',
    mortar: 'mortar',
    fog: 'fog',
  },
  pips: (p: { kind: string; squad: string; deck: number; supply: number }) =>
    `${p.kind}${p.squad}: ${countEn(p.deck, CARDS)} in the deck, ${p.supply} in the supply`,
  noCards: 'none',
  balance: 'Balance',
  balanceUnknown: 'Not measured yet.',
  balanceShare: (p: { side: string; share: string }) => `${p.side} ${p.share}`,
  balanceHow: (p: { spread: string; games: number; bot: string }) =>
    `± ${p.spread}, measured in ${countEn(p.games, GAMES)} of two bots (${p.bot})`,
  balanceDraws: (p: { share: string }) => `draws ${p.share}`,
  source: 'Where it comes from',
  sources: {
    rulebook: 'Map, forces, goals: the scenario book',
    reconstructed: 'Map, forces, goals: reconstructed',
    own: 'Map, forces, goals: our own',
    words: 'Briefing and wording: ours',
    length: 'Length: measured rounds, two minutes each',
    figures: 'Difficulty: our estimate',
  },
  rolesPlay: { points: 'fights for points', pin: 'pins the enemy' },
  campaign: {
    title: (p: { game: string }) => `${p.game}: the campaign`,
    about:
      'The scenarios in a row, one game each. Nothing carries over but the score: one for each victory, less one for every ten men lost over all games.',
    scenario: 'Scenario',
    winner: 'Winner',
    casualties: 'Casualties',
    hero: 'Remembered',
    heroOf: (p: { title: string }) => `Who is remembered for ${p.title}`,
    nobody: 'nobody',
    draw: 'draw',
    notYet: 'to come',
    underWay: 'under way',
    score: 'Score',
    victories: (p: { count: number }) => `${p.count} won`,
    lost: (p: { count: number }) => `${countEn(p.count, MEN)} lost`,
    margins: {
      even: (_: { side: string }) => 'So far nobody can say who is ahead.',
      narrow: (p: { side: string }) => `${p.side}: a narrow lead, dearly bought.`,
      clear: (p: { side: string }) => `${p.side}: a clear lead.`,
      decisive: (p: { side: string }) => `${p.side}: a decisive lead. The road is open.`,
    },
    begin: (p: { title: string }) => `Begin: ${p.title}`,
    goOn: (p: { title: string }) => `Go on: ${p.title}`,
    done: 'All scenarios have been fought.',
    again: 'Begin a new campaign',
    againSure: 'Begin anew; the games stay among the others',
    none: 'This game has no campaign.',
  },
};
