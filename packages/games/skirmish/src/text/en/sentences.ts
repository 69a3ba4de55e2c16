import type { Name, NameList, Phrase } from '@bivouac/text';
import {
  bare,
  countEn,
  countedEn,
  inPlace,
  nameEn,
  The,
  the,
  verb,
} from '@bivouac/text/grammar/en.ts';
import type { SkirmishWords } from '../words.ts';

const CARD = { one: 'card', other: 'cards' };
const HIT = { one: 'hit', other: 'hits' };

export const sentences = {
  title: 'Skirmish',
  about: 'Two small companies fight for a river crossing. The template game of Bivouac.',
  sides: [nameEn({ text: 'Blue' }), nameEn({ text: 'Red' })],
  areas: [
    nameEn({ text: 'West Camp', place: 'in' }),
    nameEn({ text: 'Ford', article: 'the', place: 'at' }),
    nameEn({ text: 'Wood', article: 'the', place: 'in' }),
    nameEn({ text: 'Mill', article: 'the', place: 'at' }),
    nameEn({ text: 'Hill', article: 'the', place: 'on' }),
    nameEn({ text: 'Village', article: 'the', place: 'in' }),
    nameEn({ text: 'East Camp', place: 'in' }),
  ],
  units: ['Bugle', 'Drum', 'Fife', 'Hawk', 'Kite', 'Rook'].map((text) => nameEn({ text })),
  cards: ['One', 'Two', 'Three', 'Ambush'].map((text) => nameEn({ text })),
  /** On a card, on the map, in a list. */
  label: (p: { name: Name }) => bare(p.name),
  labels: (p: { cards: NameList }) => countedEn(p.cards),
  scenarios: {
    crossing: {
      title: 'The Crossing',
      briefing:
        'Both companies come down to the river at dawn. The one that holds more ground keeps it.',
    },
    'mill-yard': {
      title: 'The Mill Yard',
      briefing: 'Blue already holds the mill. Red closes in from three sides.',
    },
  },
  options: { length: { title: 'Length', values: { short: 'three rounds', long: 'four rounds' } } },
  bid: (p: { card: Name }) => `Bid ${bare(p.card)}`,
  order: (p: { card: Name }) => `Play ${bare(p.card)}`,
  halt: 'Stop here',
  pick: (p: { unit: Name }) => `Choose ${bare(p.unit)}`,
  march: (p: { area: Name }) => `March to ${the(p.area)}`,
  attack: (p: { area: Name }) => `Attack ${the(p.area)}`,
  stand: 'Stand firm',
  ambush: 'Spring the ambush',
  roundBegan: (p: { round: number }) => `Round ${p.round}`,
  deckReshuffled: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'shuffles', 'shuffle')} the used cards into a new deck.`,
  cardsDrawn: (p: { side: Name; count: number }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${countEn(p.count, CARD)}.`,
  cardsDrawnOwn: (p: { side: Name; cards: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${p.cards}.`,
  bidPlaced: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'places', 'place')} a bid face down.`,
  bidsRevealed: (p: { blue: Name; red: Name; first: Name }) =>
    `Bids: Blue ${bare(p.blue)}, Red ${bare(p.red)}. ${The(p.first)} ${verb(p.first, 'goes', 'go')} first.`,
  cardPlayed: (p: { side: Name; card: Name }) =>
    `${The(p.side)} ${verb(p.side, 'plays', 'play')} ${bare(p.card)}.`,
  unitMarched: (p: { unit: Name; from: Name; to: Name }) =>
    `${bare(p.unit)} marches from ${the(p.from)} to ${the(p.to)}.`,
  attackDeclared: (p: { unit: Name; area: Name }) => `${bare(p.unit)} attacks ${the(p.area)}.`,
  ambushSprung: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'springs', 'spring')} an ambush!`,
  fired: (p: { unit: Name; target: Name; dice: Phrase; need: Phrase; hits: number }) =>
    `${bare(p.unit)} fires at ${bare(p.target)}: ${p.dice}, needs ${p.need}. ${p.hits === 0 ? 'No hit' : countEn(p.hits, HIT)}.`,
  base: (p: { value: number }) => `${p.value}+`,
  cover: (p: { value: number }) => `cover +${p.value}`,
  unitLost: (p: { unit: Name }) => `${bare(p.unit)} is lost.`,
  askBid: 'Bid a card for the first move. Both bids are revealed at once.',
  askOrder: 'Play a card: its number is how many actions your units have.',
  askUnit: (p: { left: number }) =>
    `Choose a unit. ${countEn(p.left, { one: 'action', other: 'actions' })} left.`,
  askGoal: (p: { unit: Name }) => `Choose where ${bare(p.unit)} marches or attacks.`,
  askReact: (p: { unit: Name; area: Name }) =>
    `${bare(p.unit)} attacks ${the(p.area)}. Spring an ambush, or stand firm?`,
  waitBid: 'Waiting for a bid.',
  waitOrder: (p: { side: Name }) => `Waiting for ${the(p.side)} to play a card.`,
  waitUnit: (p: { side: Name }) => `Waiting for ${the(p.side)} to choose a unit.`,
  waitGoal: (p: { side: Name }) => `Waiting for ${the(p.side)} to give an order.`,
  waitReact: (p: { side: Name }) => `Waiting for ${the(p.side)} to react.`,
  over: 'The game is over.',
  headMap: 'Map',
  headCards: 'Cards',
  headStatus: 'Status',
  areaLine: (p: { area: Name; cover: number; units: Phrase }) =>
    `${bare(p.area)}${p.cover > 0 ? ` (cover ${p.cover})` : ''}: ${p.units}`,
  empty: 'empty',
  unitLine: (p: { side: Name; unit: Name; strength: number }) =>
    `${bare(p.side)} ${bare(p.unit)} (strength ${p.strength})`,
  handOwn: (p: { cards: Phrase }) => `Your hand: ${p.cards}`,
  handOpen: (p: { side: Name; cards: Phrase }) => `Hand of ${bare(p.side)}: ${p.cards}`,
  handCount: (p: { side: Name; hand: number; deck: number; discard: number }) =>
    `${bare(p.side)}: hand ${p.hand}, deck ${p.deck}, used ${p.discard}`,
  ownBid: (p: { card: Name }) => `Your bid: ${bare(p.card)}`,
  roundLine: (p: { round: number; rounds: number }) => `Round ${p.round} of ${p.rounds}`,
  prizesLine: (p: { blue: number; red: number }) => `Areas held: Blue ${p.blue}, Red ${p.red}`,
  none: 'none',
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It isn’t your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'not-in-hand': (p: { card: Name }) => `${bare(p.card)} isn’t in your hand.`,
    'not-your-unit': (p: { unit: Name }) => `${bare(p.unit)} isn’t yours.`,
    'unit-lost': (p: { unit: Name }) => `${bare(p.unit)} is lost.`,
    'not-adjacent': (p: { area: Name; from: Name }) =>
      `No way leads from ${the(p.from)} to ${the(p.area)}.`,
    'enemy-there': (p: { area: Name }) => `Your opponent holds ${the(p.area)}: attack it instead.`,
    'no-enemy-there': (p: { area: Name }) => `There’s nobody to attack ${inPlace(p.area)}.`,
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
