import { countEn } from '@bivouac/text/grammar/en.ts';

const CARD = { one: 'card', other: 'cards' };
const POINT = { one: 'point', other: 'points' };
const DIE = { one: 'die', other: 'dice' };
const FOG = { one: 'Fog of War', other: 'Fog of War' };

/** What every title of the series says in play. Names come in as titles; nothing here needs a case. */
export const sentences = {
  options: {
    discard: { title: 'Discard piles', values: { open: 'open to both', hidden: 'hidden' } },
  },
  bid: (p: { card: string; initiative: number }) => `Bid ${p.card} (${p.initiative})`,
  end: 'End turn',
  play: (p: { card: string }) => `Play ${p.card}`,
  use: (p: { act: string }) => p.act,
  useFor: (p: { act: string; count: number }) => `${p.act}: only ${countEn(p.count, CARD)}`,
  ready: 'Ready up',
  hunker: 'Hunker Down',
  unit: (p: { unit: string }) => `Choose ${p.unit}`,
  go: (p: { tile: string }) => `Move to ${p.tile}`,
  aim: (p: { tile: string }) => `Target ${p.tile}`,
  shoot: (p: { unit: string }) => `Target: ${p.unit}`,
  take: (p: { card: string }) => `Take ${p.card}`,
  done: 'Done',
  roundBegan: (p: { round: number }) => `Round ${p.round}`,
  deckReshuffled: (p: { side: string }) => `${p.side}: discards shuffled into a new deck`,
  cardsDrawn: (p: { side: string; count: number }) => `${p.side}: ${countEn(p.count, CARD)} drawn`,
  cardsDrawnOwn: (p: { side: string; cards: string }) => `${p.side}: drawn ${p.cards}`,
  bidPlaced: (p: { side: string }) => `${p.side}: bid laid face down`,
  bidsRevealed: (p: { one: string; two: string; first: string }) =>
    `Bids: ${p.one} against ${p.two}. First: ${p.first}`,
  noBid: 'no card',
  cardPlayed: (p: { side: string; card: string; act: string }) => `${p.side}, ${p.card}: ${p.act}`,
  hunkeredDown: (p: { side: string; card: string }) =>
    `${p.side}, ${p.card}: hunkers down, to the supply`,
  unitReadied: (p: { unit: string }) => `${p.unit}: ready again`,
  unitSpawned: (p: { unit: string; tile: string }) => `${p.unit}: enters on ${p.tile}`,
  unitMoved: (p: { unit: string; from: string; to: string }) => `${p.unit}: ${p.from} → ${p.to}`,
  tileScouted: (p: { side: string; tile: string }) => `${p.tile}: scouted (${p.side})`,
  fogGained: (p: { side: string; count: number }) => `${p.side}: +${countEn(p.count, FOG)}`,
  bolstered: (p: { card: string }) => `Bolster: ${p.card}`,
  inspired: (p: { card: string }) => `Back in hand: ${p.card}`,
  fogRemoved: (p: { side: string }) => `${p.side}: one Fog of War leaves the game`,
  tileControlled: (p: { side: string; tile: string }) => `${p.tile}: controlled (${p.side})`,
  tileTaken: (p: { side: string; tile: string }) => `${p.tile}: taken from the enemy (${p.side})`,
  fired: (p: {
    act: string;
    unit: string;
    target: string;
    sum: string;
    dice: string;
    result: string;
  }) => `${p.act}: ${p.unit} at ${p.target}. Defence ${p.sum}, dice ${p.dice}: ${p.result}`,
  shot: (p: { act: string; unit: string; target: string }) => `${p.act}: ${p.unit} at ${p.target}`,
  stakes: (p: { sum: string; dice: number }) => `Defence ${p.sum}, ${countEn(p.dice, DIE)}`,
  hit: 'hit',
  miss: 'miss',
  unitSuppressed: (p: { unit: string }) => `${p.unit}: suppressed`,
  casualty: (p: { unit: string; zone: string }) => `${p.unit}: one casualty (${p.zone})`,
  casualtyOwn: (p: { unit: string; soldier: string; zone: string }) =>
    `${p.unit}: one casualty, ${p.soldier} (${p.zone})`,
  unitRemoved: (p: { unit: string }) => `${p.unit}: off the board`,
  turnEnded: (p: { side: string; count: number }) =>
    `${p.side}: end of turn, ${countEn(p.count, CARD)} unplayed`,
  askBid: 'Choose a card for the initiative. The higher one moves first; both are discarded.',
  askCard: 'Play a card, or end your turn.',
  askUse: (p: { card: string }) => `${p.card}: what for?`,
  askStep: (p: { unit: string; left: number }) =>
    `${p.unit}: where to? ${countEn(p.left, { one: 'step', other: 'steps' })} left.`,
  askGuide: 'Which unit is to move?',
  askAttack: (p: { unit: string; dice: number }) =>
    `${p.unit}: attack with ${countEn(p.dice, DIE)}. At whom?`,
  askSuppress: (p: { unit: string; dice: number }) =>
    `${p.unit}: suppress with ${countEn(p.dice, DIE)}. Whom?`,
  askBlast: 'The shells fall. Which unit do you roll against next?',
  askTarget: 'Where is the mortar to aim? At least three tiles away.',
  askBolster: (p: { left: number }) =>
    `Bolster: take from the supply. ${countEn(p.left, CARD)} left.`,
  askInspire: 'Inspire: which played card comes back to your hand?',
  waitBid: 'Waiting for a bid.',
  wait: (p: { side: string }) => `To play: ${p.side}.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Map',
  headTiles: 'Tiles',
  headHand: 'Your hand',
  headCards: 'Cards',
  roundLine: (p: { round: number }) => `Round ${p.round}`,
  initiativeLine: (p: { side: string }) => `Initiative: ${p.side}`,
  goalPoints: (p: { side: string; points: number; value: number }) =>
    `${p.side}: ${p.points} of ${countEn(p.value, POINT)}`,
  goalPin: (p: { side: string; points: number }) =>
    `${p.side}: must pin the enemy (${countEn(p.points, POINT)})`,
  tileLine: (p: { tile: string; name: string; facts: string }) => `${p.tile} ${p.name}: ${p.facts}`,
  factCover: (p: { cover: string }) => `cover ${p.cover}`,
  factObjective: (p: { value: number }) => `objective ${p.value}`,
  factScouted: (p: { side: string }) => `scouted: ${p.side}`,
  factControlled: (p: { side: string }) => `controlled: ${p.side}`,
  suppressedUnit: (p: { unit: string }) => `${p.unit} (suppressed)`,
  handLine: (p: { card: string; soldier: string; initiative: number; acts: string }) =>
    `${p.initiative} ${p.card}, ${p.soldier}: ${p.acts}`,
  fogLine: (p: { card: string; initiative: number }) => `${p.initiative} ${p.card}`,
  bidLine: (p: { card: string }) => `Your bid: ${p.card}`,
  sideCards: (p: { side: string; hand: number; deck: number; discard: number; lost: number }) =>
    `${p.side}: hand ${p.hand}, deck ${p.deck}, discards ${p.discard}, casualties ${p.lost}`,
  supplyLine: (p: { side: string; cards: string }) => `${p.side}, supply: ${p.cards}`,
  playLine: (p: { side: string; cards: string }) => `${p.side}, on the table: ${p.cards}`,
  discardLine: (p: { side: string; cards: string }) => `${p.side}, discards: ${p.cards}`,
  removedLine: (p: { side: string; cards: string }) => `${p.side}, out of the game: ${p.cards}`,
  openHand: (p: { side: string; cards: string }) => `${p.side}, hand: ${p.cards}`,
  none: 'none',
  won: {
    points: (p: { side: string }) => `Victory: ${p.side}. The objectives are held.`,
    pinned: (p: { side: string }) => `Victory: ${p.side}. The enemy is pinned.`,
    hopeless: (p: { side: string }) => `Victory: ${p.side}. The enemy is beyond all hope.`,
    'both-pinned': (p: { side: string }) =>
      `Both platoons are pinned. Victory: ${p.side}, by points, or by the initiative if points are equal.`,
  },
  youWon: {
    points: 'You hold enough objectives.',
    pinned: 'You have pinned the enemy platoon.',
    hopeless: 'The enemy platoon is beyond all hope.',
    'both-pinned':
      'Both platoons are pinned. You have more points, or the initiative if points are equal.',
  },
  youLost: {
    points: 'Your opponent holds enough objectives.',
    pinned: 'Your platoon is pinned.',
    hopeless: 'Your platoon is beyond all hope.',
    'both-pinned':
      'Both platoons are pinned. Your opponent has more points, or the initiative if points are equal.',
  },
  exhausted: 'A draw: after a hundred rounds neither side has prevailed.',
  gistHit: 'hit',
  gistMiss: 'miss',
  gistNone: 'no shot',
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It is not your decision.',
    'not-in-hand': (p: { card: string }) => `${p.card} is not in your hand.`,
    'fog-cannot-be-played': () => 'Fog of War cannot be played; it can only be bid.',
    'not-on-card': (p: { card: string }) => `${p.card} cannot do that.`,
    'unit-suppressed': (p: { unit: string }) => `${p.unit}: suppressed, it can only ready up.`,
    'not-suppressed': () => 'The unit is not suppressed.',
    'none-to-guide': () => 'No unit of yours can be moved.',
    'supply-empty': () => 'There is nothing to take in your supply.',
    'none-to-inspire': () => 'No card of this squad lies on the table.',
    'no-fog-in-hand': () => 'You hold no Fog of War.',
    'enemy-present': (p: { tile: string }) => `${p.tile}: an enemy unit stands there.`,
    'already-controlled': (p: { tile: string }) => `${p.tile}: you control it already.`,
    'not-scouted': (p: { tile: string }) => `${p.tile}: not scouted by you yet.`,
    'not-laid': (p: { tile: string }) => `${p.tile}: not on this map.`,
    'already-there': (p: { tile: string }) => `${p.tile}: the unit is already there.`,
    'fog-not-bolstered': () => 'Fog of War is not taken from the supply by choice.',
    'other-squad': (p: { card: string }) => `${p.card}: not of this leader’s squad.`,
    'not-in-supply': (p: { card: string }) => `${p.card}: none in your supply.`,
    'not-to-inspire': (p: { card: string }) => `${p.card}: commanders cannot be inspired.`,
    'not-on-table': (p: { card: string }) => `${p.card}: none on the table.`,
    'no-such-value': (p: { card: string }) => `${p.card}: not for this many.`,
    'no-target': () => 'No enemy unit is on the board.',
    'too-near': () => 'Every tile is too near for the mortar.',
    'tile-too-near': (p: { tile: string; distance: number }) =>
      `${p.tile}: too near for the mortar (${p.distance}, at least 3 needed).`,
    'not-on-target': (p: { unit: string; tile: string }) =>
      `${p.unit}: not on ${p.tile}, where the shells fall.`,
    'already-met': (p: { unit: string }) => `${p.unit}: already rolled against.`,
    'no-target-marker': () => 'The mortar is not aimed at anything.',
    'out-of-reach': (p: { tile: string }) => `${p.tile}: out of reach.`,
    'not-yours': (p: { unit: string }) => `${p.unit}: not yours.`,
    'not-on-board': (p: { unit: string }) => `${p.unit}: not on the board.`,
    'own-unit': (p: { unit: string }) => `${p.unit}: that is your own unit.`,
  },
  /** Why something else is not possible: what is asked now. */
  first: {
    bid: 'First choose a card for the initiative.',
    card: 'First choose a card to play, or end your turn.',
    use: 'First say what the card on the table is for.',
    step: 'First choose where the unit goes, or that it stays.',
    guide: 'First choose the unit to be guided.',
    attack: 'First choose whom to attack.',
    suppress: 'First choose whom to suppress.',
    blast: 'First roll against every unit under the shells.',
    target: 'First choose where the mortar aims.',
    bolster: 'First choose the cards from the supply.',
    inspire: 'First choose the card that comes back to your hand.',
  },
  marks: { scouted: 's', controlled: 'C' },
};

export type CommonSentences = typeof sentences;
