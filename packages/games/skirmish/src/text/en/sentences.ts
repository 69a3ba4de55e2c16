import type { Name } from '@bivouac/text';
import { countEn, nameEn, The, the, verb } from '@bivouac/text/grammar/en.ts';
import type { SkirmishWords } from '../words.ts';

const CARD = { one: 'card', other: 'cards' };
const HIT = { one: 'hit', other: 'hits' };

export const sentences = {
  title: 'Skirmish',
  about: 'Two small companies fight for a river crossing. The template game of Bivouac.',
  seats: ['Blue', 'Red'],
  sides: [nameEn({ text: 'Blue' }), nameEn({ text: 'Red' })],
  areas: ['West Camp', 'Ford', 'Wood', 'Mill', 'Hill', 'Village', 'East Camp'],
  units: ['Bugle', 'Drum', 'Fife', 'Hawk', 'Kite', 'Rook'],
  cards: ['One', 'Two', 'Three', 'Ambush'],
  scenarios: {
    crossing: {
      title: 'The Crossing',
      briefing:
        'Both companies come down to the river at dawn. The one that holds more ground keeps it.',
    },
    'mill-yard': {
      title: 'The Mill Yard',
      briefing: 'Blue already sits in the mill. Red closes in from three sides.',
    },
  },
  options: { length: { title: 'Length', values: { short: 'three rounds', long: 'four rounds' } } },
  bid: (p: { card: string }) => `Bid ${p.card}`,
  order: (p: { card: string }) => `Play ${p.card}`,
  halt: 'Stop here',
  pick: (p: { unit: string }) => `Choose ${p.unit}`,
  march: (p: { area: string }) => `March: ${p.area}`,
  attack: (p: { area: string }) => `Attack: ${p.area}`,
  stand: 'Stand firm',
  ambush: 'Spring the ambush',
  roundBegan: (p: { round: number }) => `Round ${p.round}`,
  deckReshuffled: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'shuffles', 'shuffle')} the used cards into a new deck.`,
  cardsDrawn: (p: { side: Name; count: number }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${countEn(p.count, CARD)}.`,
  cardsDrawnOwn: (p: { side: Name; cards: string }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${p.cards}.`,
  bidPlaced: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'places', 'place')} a bid face down.`,
  bidsRevealed: (p: { blue: string; red: string; first: Name }) =>
    `Bids: Blue ${p.blue}, Red ${p.red}. ${The(p.first)} ${verb(p.first, 'goes', 'go')} first.`,
  cardPlayed: (p: { side: Name; card: string }) =>
    `${The(p.side)} ${verb(p.side, 'plays', 'play')} ${p.card}.`,
  unitMarched: (p: { unit: string; from: string; to: string }) =>
    `March: ${p.unit}, ${p.from} → ${p.to}`,
  attackDeclared: (p: { unit: string; area: string }) => `Attack: ${p.unit} → ${p.area}`,
  ambushSprung: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'springs', 'spring')} an ambush!`,
  fired: (p: { unit: string; target: string; dice: string; need: string; hits: number }) =>
    `Fire: ${p.unit} at ${p.target}, dice ${p.dice}, needed ${p.need}: ${countEn(p.hits, HIT)}`,
  base: (p: { value: number }) => `${p.value}+`,
  cover: (p: { value: number }) => `cover +${p.value}`,
  unitLost: (p: { unit: string }) => `Lost: ${p.unit}`,
  askBid: 'Bid a card for the first move. Both bids are revealed at once.',
  askOrder: 'Play a card: its number is how many times your units may act.',
  askUnit: (p: { left: number }) =>
    `Choose a unit. ${countEn(p.left, { one: 'act', other: 'acts' })} left.`,
  askGoal: (p: { unit: string }) => `Choose where ${p.unit} marches or attacks.`,
  askReact: (p: { unit: string; area: string }) =>
    `${p.unit} attacks ${p.area}. Spring an ambush, or stand firm?`,
  waitBid: 'Waiting for a bid.',
  waitOrder: (p: { side: Name }) => `Waiting for ${the(p.side)} to play a card.`,
  waitUnit: (p: { side: Name }) => `Waiting for ${the(p.side)} to choose a unit.`,
  waitGoal: (p: { side: Name }) => `Waiting for ${the(p.side)} to give an order.`,
  waitReact: (p: { side: Name }) => `Waiting for ${the(p.side)} to react.`,
  over: 'The game is over.',
  headMap: 'Map',
  headCards: 'Cards',
  headStatus: 'Status',
  areaLine: (p: { area: string; cover: number; units: string }) =>
    `${p.area}${p.cover > 0 ? ` (cover ${p.cover})` : ''}: ${p.units}`,
  empty: 'empty',
  unitLine: (p: { seat: string; unit: string; strength: number }) =>
    `${p.seat} ${p.unit} (strength ${p.strength})`,
  handOwn: (p: { cards: string }) => `Your hand: ${p.cards}`,
  handOpen: (p: { seat: string; cards: string }) => `Hand of ${p.seat}: ${p.cards}`,
  handCount: (p: { seat: string; hand: number; deck: number; discard: number }) =>
    `${p.seat}: hand ${p.hand}, deck ${p.deck}, used ${p.discard}`,
  ownBid: (p: { card: string }) => `Your bid: ${p.card}`,
  roundLine: (p: { round: number; rounds: number }) => `Round ${p.round} of ${p.rounds}`,
  prizesLine: (p: { blue: number; red: number }) => `Areas held: Blue ${p.blue}, Red ${p.red}`,
  none: 'none',
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It isn’t your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'not-in-hand': (p: { card: string }) => `${p.card} isn’t in your hand.`,
    'not-your-unit': (p: { unit: string }) => `${p.unit} isn’t yours.`,
    'unit-lost': (p: { unit: string }) => `${p.unit} is lost.`,
    'not-adjacent': (p: { area: string; from: string }) =>
      `No way leads from ${p.from} to ${p.area}.`,
    'enemy-there': (p: { area: string }) => `The enemy holds ${p.area}: attack it instead.`,
    'no-enemy-there': (p: { area: string }) => `There’s nobody to attack: ${p.area}.`,
  },
  gistHits: (p: { hits: number }) => countEn(p.hits, HIT),
  gistNone: 'no fire',
  outcomeDraw: 'A draw: both sides hold the same amount of ground.',
  outcomeAreas: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'wins', 'win')} by holding more ground.`,
  outcomeDestroyed: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'wins', 'win')}: the enemy is destroyed.`,
  youWon: { areas: 'You hold more ground.', destroyed: 'The enemy is destroyed.' },
  youLost: { areas: 'Your opponent holds more ground.', destroyed: 'Your force is destroyed.' },
} satisfies SkirmishWords & { readonly [key: string]: unknown };

export type SkirmishEnglish = typeof sentences;
