import { capital, type Name, type NameList, type Phrase, sentencesOf } from '@bivouac/text';
import { bare, countEn, countedEn, possessive, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { reasons } from './reasons.ts';

const CARD = { one: 'card', other: 'cards' };
const POINT = { one: 'point', other: 'points' };
const DIE = { one: 'die', other: 'dice' };
const STEP = { one: 'step', other: 'steps' };

const NONE = 'none';
const cardsOf = (cards: NameList): string => countedEn(cards) || NONE;
/** The verb after a side: the Americans draw, Germany draws. */
const does = (side: Name, one: string, many: string): string =>
  `${The(side)} ${verb(side, one, many)}`;
/** As it is said of dice: `3 and 7`. */
const rolled = (dice: Phrase): string => dice.replace(/, (?=[^,]*$)/, ' and ');

/** What every title of the series says in play. */
export const sentences = sentencesOf({
  options: {
    discard: { title: 'Discard piles', values: { open: 'open to both', hidden: 'hidden' } },
  },
  /** A name by itself, as on a card or a counter. */
  label: (p: { name: Name }) => capital(bare(p.name)),
  bid: (p: { card: Name; initiative: number }) => `Bid ${bare(p.card)} (${p.initiative})`,
  end: 'End turn',
  play: (p: { card: Name }) => `Play ${bare(p.card)}`,
  use: (p: { act: Phrase }) => p.act,
  useFor: (p: { act: Phrase; count: number }) => `${p.act}: only ${countEn(p.count, CARD)}`,
  ready: 'Ready the unit',
  hunker: 'Hunker Down',
  unit: (p: { unit: Name }) => `Choose ${the(p.unit)}`,
  go: (p: { tile: Phrase }) => `Move to ${p.tile}`,
  aim: (p: { tile: Phrase }) => `Target ${p.tile}`,
  shoot: (p: { unit: Name }) => `Fire at ${the(p.unit)}`,
  take: (p: { card: Name }) => `Take ${bare(p.card)}`,
  done: 'Done',
  roundBegan: (p: { round: number }) => `Round ${p.round}`,
  deckReshuffled: (p: { side: Name }) =>
    `${does(p.side, 'shuffles', 'shuffle')} the discard pile into a new deck.`,
  cardsDrawn: (p: { side: Name; count: number }) =>
    `${does(p.side, 'draws', 'draw')} ${countEn(p.count, CARD)}.`,
  cardsDrawnOwn: (p: { side: Name; cards: NameList }) =>
    `${does(p.side, 'draws', 'draw')} ${countedEn(p.cards)}.`,
  bidPlaced: (p: { side: Name }) => `${does(p.side, 'bids', 'bid')} a card for the initiative.`,
  bidsRevealed: (p: { won: Phrase; lost: Phrase; first: Name }) =>
    `Initiative: ${p.won} beats ${p.lost}. ${does(p.first, 'goes', 'go')} first.`,
  bidsTied: (p: { one: Phrase; two: Phrase; first: Name }) =>
    `Initiative: ${p.one} ties with ${p.two}. ${does(p.first, 'keeps', 'keep')} the marker and ${verb(p.first, 'goes', 'go')} first.`,
  bidOf: (p: { card: Name; initiative: number; isBeaten: boolean }) =>
    `${bare(p.card)} (${p.initiative})`,
  noBid: (_: { isBeaten: boolean }) => 'no card',
  cardPlayed: (p: { side: Name; card: Name; act: Phrase }) =>
    `${does(p.side, 'plays', 'play')} ${the(p.card)}: ${p.act}${p.act.endsWith('!') ? '' : '.'}`,
  hunkeredDown: (p: { side: Name; card: Name }) =>
    `${does(p.side, 'hunkers', 'hunker')} down ${the(p.card)}.`,
  unitReadied: (p: { unit: Name }) => `${does(p.unit, 'is', 'are')} ready again.`,
  unitSpawned: (p: { unit: Name; tile: Phrase }) =>
    `${does(p.unit, 'enters', 'enter')} at ${p.tile}.`,
  unitMoved: (p: { unit: Name; from: Phrase; to: Phrase }) =>
    `${does(p.unit, 'moves', 'move')} from ${p.from} to ${p.to}.`,
  tileScouted: (p: { side: Name; tile: Phrase }) => `${does(p.side, 'scouts', 'scout')} ${p.tile}.`,
  fogGained: (p: { side: Name; count: number }) =>
    `${does(p.side, 'takes', 'take')} ${p.count} Fog of War.`,
  bolstered: (p: { side: Name; card: Name }) =>
    `${does(p.side, 'takes', 'take')} ${the(p.card)} from the supply.`,
  inspired: (p: { side: Name; card: Name }) =>
    `${does(p.side, 'takes', 'take')} ${the(p.card)} back to hand.`,
  fogRemoved: (p: { side: Name }) =>
    `${does(p.side, 'removes', 'remove')} 1 Fog of War from the game.`,
  tileControlled: (p: { side: Name; tile: Phrase }) =>
    `${does(p.side, 'controls', 'control')} ${p.tile}.`,
  tileTaken: (p: { side: Name; tile: Phrase }) =>
    `${does(p.side, 'takes', 'take')} ${p.tile} from the enemy.`,
  fired: (p: {
    /** Null for a plain attack. */
    act: Phrase | null;
    unit: Name;
    target: Name;
    total: number;
    dice: Phrase;
    isHit: boolean;
  }) =>
    `${does(p.unit, 'fires', 'fire')} at ${the(p.target)}${p.act === null ? '' : ` (${p.act})`}. Rolled ${rolled(p.dice)} against ${p.total}: ${p.isHit ? 'a hit' : 'a miss'}.`,
  shot: (p: { act: Phrase; unit: Name; target: Name }) =>
    `${p.act}: ${the(p.unit)} against ${the(p.target)}`,
  stakes: (p: { sum: Phrase; dice: number }) => `Defence ${p.sum}, ${countEn(p.dice, DIE)}`,
  hit: 'hit',
  miss: 'miss',
  unitSuppressed: (p: { unit: Name }) => `${does(p.unit, 'is', 'are')} suppressed.`,
  casualty: (p: { unit: Name; zone: Phrase }) =>
    `${does(p.unit, 'suffers', 'suffer')} a casualty (${p.zone}).`,
  casualtyOwn: (p: { unit: Name; soldier: Phrase; zone: Phrase }) =>
    `${does(p.unit, 'loses', 'lose')} ${p.soldier} (${p.zone}).`,
  unitRemoved: (p: { unit: Name }) => `${does(p.unit, 'is', 'are')} removed from the map.`,
  turnEnded: (p: { side: Name; count: number }) =>
    `${does(p.side, 'ends', 'end')} the turn${p.count > 0 ? `, ${countEn(p.count, CARD)} unplayed` : ''}.`,
  askBid: 'Choose a card to bid for the initiative. The higher one goes first; both are discarded.',
  askCard: 'Play a card or end your turn.',
  askUse: (p: { card: Name }) => `Choose an action for ${the(p.card)}.`,
  askStep: (p: { unit: Name; left: number }) =>
    `Choose a tile for ${the(p.unit)}: ${countEn(p.left, STEP)} left.`,
  askGuide: 'Choose a unit to move.',
  askAttack: (p: { unit: Name; dice: number }) =>
    `Choose a target: ${the(p.unit)} ${verb(p.unit, 'attacks', 'attack')} with ${countEn(p.dice, DIE)}.`,
  askSuppress: (p: { unit: Name; dice: number }) =>
    `Choose a target to suppress: ${the(p.unit)} ${verb(p.unit, 'rolls', 'roll')} ${countEn(p.dice, DIE)}.`,
  askBlast: 'The shells fall. Choose the next unit to roll against.',
  askTarget: 'Choose a tile to target, at least three tiles from the Mortar.',
  askBolster: (p: { left: number }) =>
    `Choose a card from your supply. You may take up to ${countEn(p.left, CARD)}.`,
  askInspire: 'Choose a played card to take back to your hand.',
  waitBid: 'Waiting for a bid.',
  wait: (p: { side: Name }) => `It’s ${possessive(p.side)} turn.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Map',
  headTiles: 'Tiles',
  headHand: 'Your hand',
  headCards: 'Cards',
  roundLine: (p: { round: number }) => `Round ${p.round}`,
  initiativeLine: (p: { side: Phrase }) => `Initiative: ${p.side}`,
  goalPoints: (p: { side: Phrase; points: number; value: number }) =>
    `${p.side}: ${p.points} of ${countEn(p.value, POINT)}`,
  goalPin: (p: { side: Phrase; points: number }) =>
    `${p.side}: must pin the enemy (${countEn(p.points, POINT)})`,
  tileLine: (p: { tile: Phrase; name: Phrase; facts: Phrase }) => `${p.tile} ${p.name}: ${p.facts}`,
  factCover: (p: { cover: Phrase }) => `cover ${p.cover}`,
  factObjective: (p: { value: number }) => `objective ${p.value}`,
  factScouted: (p: { side: Phrase }) => `scouted: ${p.side}`,
  factControlled: (p: { side: Phrase }) => `controlled: ${p.side}`,
  suppressedUnit: (p: { unit: Phrase }) => `${p.unit} (suppressed)`,
  handLine: (p: { card: Phrase; soldier: Phrase; initiative: number; acts: Phrase }) =>
    `${p.initiative} ${p.card}, ${p.soldier}: ${p.acts}`,
  fogLine: (p: { card: Phrase; initiative: number }) => `${p.initiative} ${p.card}`,
  bidLine: (p: { card: Name }) => `Your bid: ${bare(p.card)}`,
  sideCards: (p: { side: Phrase; hand: number; deck: number; discard: number; lost: number }) =>
    `${p.side}: hand ${p.hand}, deck ${p.deck}, discard pile ${p.discard}, casualties ${p.lost}`,
  supplyLine: (p: { side: Phrase; cards: NameList }) => `${p.side}, supply: ${cardsOf(p.cards)}`,
  playLine: (p: { side: Phrase; cards: NameList }) => `${p.side}, play area: ${cardsOf(p.cards)}`,
  discardLine: (p: { side: Phrase; cards: NameList }) =>
    `${p.side}, discard pile: ${cardsOf(p.cards)}`,
  removedLine: (p: { side: Phrase; cards: NameList }) =>
    `${p.side}, out of the game: ${cardsOf(p.cards)}`,
  openHand: (p: { side: Phrase; cards: NameList }) => `${p.side}, hand: ${cardsOf(p.cards)}`,
  none: NONE,
  won: {
    points: (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')}: enough objectives are under control.`,
    pinned: (p: { side: Name }) => `${does(p.side, 'wins', 'win')}: the enemy is pinned.`,
    hopeless: (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')}: the enemy is beyond all hope.`,
    'both-pinned': (p: { side: Name }) =>
      `Both platoons are pinned. ${does(p.side, 'wins', 'win')} on points, or on the initiative if points are equal.`,
  },
  youWon: {
    points: 'You control enough objectives.',
    pinned: 'You have pinned the enemy platoon.',
    hopeless: 'The enemy platoon is beyond all hope.',
    'both-pinned':
      'Both platoons are pinned. You have more points, or the initiative if points are equal.',
  },
  youLost: {
    points: 'Your opponent controls enough objectives.',
    pinned: 'Your platoon is pinned.',
    hopeless: 'Your platoon is beyond all hope.',
    'both-pinned':
      'Both platoons are pinned. Your opponent has more points, or the initiative if points are equal.',
  },
  exhausted: 'A draw: neither side has won in a hundred rounds.',
  gistHit: 'hit',
  gistMiss: 'miss',
  gistNone: 'no shot',
  reasons,
  /** Why something else is not possible: what is asked now. */
  first: {
    bid: 'First choose a card to bid for the initiative.',
    card: 'First choose a card to play, or end your turn.',
    use: 'First choose an action for the card you have played.',
    step: 'First choose where the unit moves, or choose “Done”.',
    guide: 'First choose the unit to move.',
    attack: 'First choose a target for the attack.',
    suppress: 'First choose a target to suppress.',
    blast: 'First roll against every unit on the target tile.',
    target: 'First choose a tile to target.',
    bolster: 'First choose cards from your supply, or choose “Done”.',
    inspire: 'First choose the card to take back to your hand.',
  },
  marks: { scouted: 's', controlled: 'C' },
});

export type CommonSentences = typeof sentences;
