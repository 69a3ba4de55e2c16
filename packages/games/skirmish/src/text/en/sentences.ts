import { countEn } from '@bivouac/text/grammar/en.ts';
import type { SkirmishWords } from '../words.ts';

const CARD = { one: 'card', other: 'cards' };
const HIT = { one: 'hit', other: 'hits' };

export const sentences = {
  title: 'Skirmish',
  about: 'Two small companies fight for a river crossing. The template game of Bivouac.',
  seats: ['Blue', 'Red'],
  areas: ['West Camp', 'Ford', 'Wood', 'Mill', 'Hill', 'Village', 'East Camp'],
  units: ['Bugle', 'Drum', 'Fife', 'Hawk', 'Kite', 'Rook'],
  cards: ['One', 'Two', 'Three', 'Ambush'],
  scenarios: {
    crossing: {
      title: 'The Crossing',
      briefing:
        'Both companies come down to the river at dawn. Whoever holds more ground keeps it.',
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
  deckReshuffled: (p: { seat: string }) => `${p.seat}: used cards shuffled into a new deck`,
  cardsDrawn: (p: { seat: string; count: number }) => `${p.seat}: draws ${countEn(p.count, CARD)}`,
  cardsDrawnOwn: (p: { seat: string; cards: string }) => `${p.seat}: draws ${p.cards}`,
  bidPlaced: (p: { seat: string }) => `${p.seat}: bid placed face down`,
  bidsRevealed: (p: { blue: string; red: string; first: string }) =>
    `Bids: Blue ${p.blue}, Red ${p.red}. First: ${p.first}`,
  cardPlayed: (p: { seat: string; card: string }) => `${p.seat}: plays ${p.card}`,
  unitMarched: (p: { unit: string; from: string; to: string }) =>
    `March: ${p.unit}, ${p.from} → ${p.to}`,
  attackDeclared: (p: { unit: string; area: string }) => `Attack: ${p.unit} → ${p.area}`,
  ambushSprung: (p: { seat: string }) => `${p.seat}: ambush!`,
  fired: (p: { unit: string; target: string; dice: string; need: string; hits: number }) =>
    `Fire: ${p.unit} at ${p.target}, dice ${p.dice}, needed ${p.need}: ${countEn(p.hits, HIT)}`,
  base: (p: { value: number }) => `${p.value}+`,
  cover: (p: { value: number }) => `cover +${p.value}`,
  unitLost: (p: { unit: string }) => `Lost: ${p.unit}`,
  askBid: 'Bid a card for the first move. Both bids are turned over at once.',
  askOrder: 'Play a card: its number is how many times your units may act.',
  askUnit: (p: { left: number }) =>
    `Choose a unit. ${countEn(p.left, { one: 'act', other: 'acts' })} left.`,
  askGoal: (p: { unit: string }) => `${p.unit}: where to?`,
  askReact: (p: { unit: string; area: string }) =>
    `${p.unit} attacks: ${p.area}. Spring an ambush, or stand firm?`,
  waitBid: 'Waiting for a bid.',
  waitOrder: (p: { seat: string }) => `Waiting for ${p.seat} to play a card.`,
  waitUnit: (p: { seat: string }) => `Waiting for ${p.seat} to choose a unit.`,
  waitGoal: (p: { seat: string }) => `Waiting for ${p.seat} to give an order.`,
  waitReact: (p: { seat: string }) => `Waiting for ${p.seat} to react.`,
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
    'not-your-decision': () => 'It is not your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'not-in-hand': (p: { card: string }) => `${p.card} is not in your hand.`,
    'not-your-unit': (p: { unit: string }) => `${p.unit} is not yours.`,
    'unit-lost': (p: { unit: string }) => `${p.unit} is lost.`,
    'not-adjacent': (p: { area: string; from: string }) =>
      `No way leads from ${p.from} to ${p.area}.`,
    'enemy-there': (p: { area: string }) => `The enemy holds ${p.area}: attack it instead.`,
    'no-enemy-there': (p: { area: string }) => `Nobody to attack: ${p.area}.`,
  },
  gistHits: (p: { hits: number }) => countEn(p.hits, HIT),
  gistNone: 'no fire',
  outcomeDraw: 'A draw: both hold as much ground.',
  outcomeAreas: (p: { seat: string }) => `${p.seat} wins: more ground held.`,
  outcomeDestroyed: (p: { seat: string }) => `${p.seat} wins: the enemy is destroyed.`,
  youWon: { areas: 'You hold more ground.', destroyed: 'The enemy is destroyed.' },
  youLost: { areas: 'Your opponent holds more ground.', destroyed: 'Your force is destroyed.' },
} satisfies SkirmishWords & { readonly [key: string]: unknown };

export type SkirmishEnglish = typeof sentences;
