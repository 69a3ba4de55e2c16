import { type Name, type Phrase, phrase, sentencesOf } from '@bivouac/text';
import { bare, countEn, inPlace, listEn, The, the, verb } from '@bivouac/text/grammar/en.ts';

const CARD = { one: 'card', other: 'cards' };
const DIE = { one: 'die', other: 'dice' };
const HIT = { one: 'hit', other: 'hits' };
const FLAG = { one: 'flag', other: 'flags' };
const BLOCK = { one: 'block', other: 'blocks' };
const BANNER = { one: 'banner', other: 'banners' };

/** `2 hits and 1 flag`, without zeros. */
const resultOf = (hits: number, flags: number): Phrase => {
  const parts = [
    ...(hits > 0 ? [countEn(hits, HIT)] : []),
    ...(flags > 0 ? [countEn(flags, FLAG)] : []),
  ];
  return parts.length === 0 ? phrase('no effect') : listEn(parts);
};

const told = (p: { dice: number; hits: number; flags: number }): Phrase =>
  p.dice === 0 ? phrase('no dice') : resultOf(p.hits, p.flags);

interface Blow {
  readonly unit: Name;
  readonly target: Name;
  /** How many were thrown. */
  readonly dice: number;
  readonly hits: number;
  readonly flags: number;
}
type Way = { readonly unit: Name; readonly from: Phrase; readonly to: Phrase };
type Ride = { readonly leader: Name; readonly from: Phrase; readonly to: Phrase };

const strikes = (p: Blow, singular: string, plural: string): string =>
  `${The(p.unit)} ${verb(p.unit, singular, plural)} ${the(p.target)}: ${told(p)}.`;
const goes = (p: Way, singular: string, plural: string): string =>
  `${The(p.unit)} ${verb(p.unit, singular, plural)} from ${p.from} to ${p.to}.`;

/** What is said in play. */
export const sentences = sentencesOf({
  about:
    'The British and their allies against the French, 1808 to 1815: blocks on hexes, command cards, squares and cavalry.',
  options: {
    square: {
      title: 'Forming square',
      values: { sure: 'always succeeds', rolled: 'takes a roll' },
    },
    works: {
      title: 'Fieldworks and other terrain',
      values: {
        alone: 'only the fieldworks cost dice',
        added: 'the attacker’s own terrain costs dice too',
      },
    },
    'square-ground': {
      title: 'Squares on fords and fieldworks',
      values: {
        strict: 'never',
        lenient: 'on fords; on fieldworks against an attack from an open side',
      },
    },
  },
  actions: {
    play: (p: { card: Phrase }) => `Play ${p.card}`,
    section: (p: { section: Name }) => `Choose ${the(p.section)}`,
    manoeuvre: 'Move four units or leaders up to four hexes, no battle',
    single: 'Order one unit as usual',
    supply: (p: { hex: Phrase }) => `Send back the unit on ${p.hex}`,
    place: (p: { hex: Phrase }) => `Put the unit on ${p.hex}`,
    rally: (p: { hex: Phrase }) => `Give a block to the unit on ${p.hex}`,
    order: (p: { hex: Phrase }) => `Order the unit on ${p.hex}`,
    lead: (p: { hex: Phrase }) => `Order the leader on ${p.hex} to go alone`,
    unform: (p: { hex: Phrase }) => `Dissolve the square on ${p.hex}`,
    pick: (p: { hex: Phrase }) => `Move the unit on ${p.hex}`,
    pickLeader: (p: { hex: Phrase }) => `Move the leader on ${p.hex}`,
    go: (p: { hex: Phrase }) => `Move to ${p.hex}`,
    exit: 'Leave the field',
    fire: (p: { from: Phrase; hex: Phrase }) => `Fire from ${p.from} at ${p.hex}`,
    melee: (p: { from: Phrase; hex: Phrase }) => `Attack ${p.hex} from ${p.from}`,
    join: (p: { hex: Phrase }) => `Add the guns on ${p.hex}`,
    attack: 'Attack',
    stand: 'Stand and fight',
    firstStrike: 'Play First Strike',
    square: 'Form square',
    retire: 'Retire and reform',
    ignore: (p: { count: number }) =>
      p.count === 0 ? 'Take all flags' : `Ignore ${countEn(p.count, FLAG)}`,
    retreat: (p: { hex: Phrase }) => `Retreat to ${p.hex}`,
    leave: 'Leave the field',
    halt: 'Stop here',
    advance: 'Take the hex',
    battleBack: 'Battle back',
    hold: 'Stay put',
    keep: (p: { card: Phrase }) => `Keep ${p.card}`,
    done: 'Done',
  },
  turnBegan: (p: { round: number; side: Name }) =>
    `Round ${p.round}: ${the(p.side)} ${verb(p.side, 'takes its turn', 'take their turn')}.`,
  cardPlayed: (p: { side: Name; card: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'plays', 'play')} ${p.card}.`,
  cardCounts: (p: { side: Name; card: Phrase; as: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'plays', 'play')} ${p.card}, which counts as ${p.as}.`,
  commandRolled: (p: { side: Name; dice: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'rolls', 'roll')} for orders: ${p.dice}.`,
  sectionChosen: (p: { side: Name; section: Name }) =>
    `${The(p.side)} ${verb(p.side, 'chooses', 'choose')} ${the(p.section)}.`,
  unitOrdered: (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'gets an order', 'get an order')}.`,
  leaderOrdered: (p: { leader: Name; hex: Phrase }) =>
    `${The(p.leader)} on ${p.hex} gets an order to go alone.`,
  squareLeft: (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'dissolves its square', 'dissolve their square')}; the card returns to hand.`,
  blockRallied: (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'gets', 'get')} a lost block back.`,
  unitSentBack: (p: Way) =>
    goes(p, 'is short of supplies and goes', 'are short of supplies and go'),
  unitMoved: (p: Way) => goes(p, 'moves', 'move'),
  unitRetreated: (p: Way) => goes(p, 'retreats', 'retreat'),
  unitRetired: (p: Way) => goes(p, 'retires', 'retire'),
  unitAdvanced: (p: Way) => goes(p, 'advances', 'advance'),
  unitExited: (p: { unit: Name; hex: Phrase }) =>
    `${The(p.unit)} ${verb(p.unit, 'leaves', 'leave')} the field at ${p.hex}.`,
  leaderMoved: (p: Ride) => `${The(p.leader)} rides from ${p.from} to ${p.to}.`,
  leaderRetreated: (p: Ride) => `${The(p.leader)} retreats from ${p.from} to ${p.to}.`,
  leaderLeft: (p: { leader: Name; hex: Phrase }) =>
    `${The(p.leader)} leaves the field at ${p.hex}.`,
  leaderJoined: (p: { leader: Name; unit: Name }) => `${The(p.leader)} joins ${the(p.unit)}.`,
  meleeDeclared: (p: { unit: Name; target: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'attacks', 'attack')} ${the(p.target)}.`,
  bonusDeclared: (p: { unit: Name; target: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'attacks', 'attack')} ${the(p.target)} in a bonus melee.`,
  gunsJoined: (p: { unit: Name }) => `${The(p.unit)} ${verb(p.unit, 'joins', 'join')} the attack.`,
  firstStrikePlayed: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'plays', 'play')} First Strike.`,
  squareFormed: (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'forms', 'form')} square; a card goes to the square track.`,
  squareFormedOwn: (p: { unit: Name; card: Phrase }) =>
    `${The(p.unit)} ${verb(p.unit, 'forms', 'form')} square; ${p.card} goes to the square track.`,
  squareRolled: (p: { unit: Name; dice: Phrase; isFormed: boolean }) =>
    p.isFormed
      ? `${The(p.unit)} ${verb(p.unit, 'is', 'are')} in time to form square (${p.dice}).`
      : `${The(p.unit)} ${verb(p.unit, 'is', 'are')} too late to form square (${p.dice}).`,
  retireChosen: (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'retires and reforms', 'retire and reform')}.`,
  /** Who throws at whom, and what comes of it; the sum is told on demand. */
  rolled: {
    ranged: (p: Blow) => strikes(p, 'fires at', 'fire at'),
    melee: (p: Blow) => strikes(p, 'strikes', 'strike'),
    'first-strike': (p: Blow) => strikes(p, 'strikes first at', 'strike first at'),
    square: (p: Blow) => strikes(p, 'strikes first from square at', 'strike first from square at'),
    retire: (p: Blow) =>
      `${The(p.unit)} ${verb(p.unit, 'strikes', 'strike')} ${the(p.target)} ${verb(p.target, 'as it retires', 'as they retire')}: ${told(p)}.`,
    'battle-back': (p: Blow) => strikes(p, 'battles back against', 'battle back against'),
    leader: (p: Blow) => strikes(p, 'strikes at', 'strike at'),
    escape: (p: Blow) =>
      `${The(p.unit)} ${verb(p.unit, 'strikes', 'strike')} at the escaping leader: ${told(p)}.`,
  },
  shot: (p: { why: Phrase; unit: Name; target: Name }) =>
    `${p.why}: ${bare(p.unit)} → ${bare(p.target)}`,
  thrown: 'dice',
  whys: {
    ranged: 'Fire',
    melee: 'Melee',
    'first-strike': 'First strike',
    square: 'The square strikes first',
    retire: 'Attack on retiring cavalry',
    'battle-back': 'Battle back',
    leader: 'Attack on a leader',
    escape: 'Escape',
  },
  diceCount: (p: { count: number }) => countEn(p.count, DIE),
  sources: {
    blocks: 'blocks',
    guns: 'guns',
    moved: 'moved',
    kind: 'unit type',
    card: 'card',
    square: 'square',
    'terrain-in': 'target’s terrain',
    'terrain-out': 'own terrain',
    'works-in': 'fieldworks',
    'works-out': 'own fieldworks',
    'no-dice': 'at least 0 dice',
  },
  /** The same where the terrain is known. */
  grounds: {
    'terrain-in': (p: { terrain: Name }) => `target ${inPlace(p.terrain)}`,
    'terrain-out': (p: { terrain: Name }) => `attack from ${the(p.terrain)}`,
  },
  blocksLost: (p: { unit: Name; count: number }) =>
    `${The(p.unit)} ${verb(p.unit, 'loses', 'lose')} ${countEn(p.count, BLOCK)}.`,
  blocksBlocked: (p: { unit: Name; count: number }) =>
    `${The(p.unit)} cannot retreat and ${verb(p.unit, 'loses', 'lose')} ${countEn(p.count, BLOCK)}.`,
  blocksSquare: (p: { unit: Name; count: number }) =>
    `${The(p.unit)} ${verb(p.unit, 'stays', 'stay')} in square and ${verb(p.unit, 'loses', 'lose')} ${countEn(p.count, BLOCK)} instead of retreating.`,
  unitDestroyed: (p: { unit: Name }) => `${The(p.unit)} ${verb(p.unit, 'is', 'are')} destroyed.`,
  leaderChecked: (p: { leader: Name; dice: Phrase; isHit: boolean }) =>
    p.isHit
      ? `Leader casualty check: ${the(p.leader)} is hit (${p.dice}).`
      : `Leader casualty check: ${the(p.leader)} is unhurt (${p.dice}).`,
  leaderKilled: (p: { leader: Name; hex: Phrase }) => `${The(p.leader)} is killed on ${p.hex}.`,
  flagsIgnored: (p: { unit: Name; count: number; why: Phrase }) =>
    `${The(p.unit)} ${verb(p.unit, 'ignores', 'ignore')} ${countEn(p.count, FLAG)} (${p.why}).`,
  flagWhys: { kind: 'unit type', leader: 'leader', support: 'support', works: 'fieldworks' },
  bannerWon: (p: { side: Name; why: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'wins', 'win')} ${p.why}.`,
  bannerLost: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'loses', 'lose')} the ground and its banner.`,
  bannerWhys: {
    unit: (p: { name: Name }) => `a banner for ${the(p.name)}`,
    leader: (p: { name: Name }) => `a banner for killing ${the(p.name)}`,
    held: (_p: { name: Name }) => 'a banner for ground held',
    exit: (_p: { name: Name }) => 'a banner for leaving the field',
    bonus: (p: { name: Name }) => `one more banner for ${the(p.name)}`,
  },
  cardsDrawn: (p: { side: Name; count: number }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${countEn(p.count, CARD)}.`,
  cardsDrawnOwn: (p: { side: Name; cards: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'draws', 'draw')} ${p.cards}.`,
  cardKept: (p: { side: Name; card: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'discards', 'discard')} ${p.card}.`,
  deckReshuffled: 'All used cards are shuffled into the deck.',
  asks: {
    play: () => 'Play a command card.',
    section: () => 'Choose a section.',
    mode: () => 'La Grande Manoeuvre: choose the manoeuvre or one unit.',
    supply: () => 'Choose the unit that is short of supplies.',
    place: () => 'Choose a hex for the unit.',
    rally: () => 'Choose a unit to get a block back.',
    order: (p: { left: Phrase }) => `Give orders: ${p.left}.`,
    pick: () => 'Choose an ordered unit and move it.',
    go: (p: { unit: Name; name: Name; from: Phrase | null }) =>
      `Choose where ${the(p.unit)} ${verb(p.unit, 'goes', 'go')}.`,
    attack: () => 'Battle with ordered units, one at a time.',
    combine: () => 'Add guns to the attack, or attack now.',
    react: (p: { unit: Name; target: Name }) =>
      `${The(p.unit)} ${verb(p.unit, 'attacks', 'attack')} ${the(p.target)}. Choose your reaction.`,
    ignore: (p: { unit: Name; flags: number }) =>
      `${The(p.unit)} ${verb(p.unit, 'takes', 'take')} ${countEn(p.flags, FLAG)}. Choose how many to ignore.`,
    retreat: (p: { unit: Name; name: Name; from: Phrase | null }) =>
      `Choose where ${the(p.unit)} ${verb(p.unit, 'retreats', 'retreat')}.`,
    withdraw: (p: { unit: Name; name: Name; from: Phrase | null }) =>
      `Choose where ${the(p.unit)} ${verb(p.unit, 'retires', 'retire')}.`,
    flee: (p: { leader: Name }) => `Choose where ${the(p.leader)} retreats.`,
    advance: (p: { unit: Name }) =>
      `Choose whether ${the(p.unit)} ${verb(p.unit, 'takes', 'take')} the empty hex.`,
    further: (p: { unit: Name }) =>
      `Choose whether ${the(p.unit)} ${verb(p.unit, 'rides', 'ride')} on.`,
    bonus: (p: { unit: Name }) => `Choose a target for the bonus melee of ${the(p.unit)}.`,
    'battle-back': (p: { unit: Name }) =>
      `Choose whether ${the(p.unit)} ${verb(p.unit, 'battles', 'battle')} back.`,
    keep: () => 'Choose the card to keep.',
  },
  /** Orders left; those that are used up go without saying. */
  ordersLeft: {
    left: (p: { count: number }) => `${p.count} on the left`,
    centre: (p: { count: number }) => `${p.count} in the centre`,
    right: (p: { count: number }) => `${p.count} on the right`,
    infantry: (p: { count: number }) => `${p.count} for infantry`,
    cavalry: (p: { count: number }) => `${p.count} for cavalry`,
    artillery: (p: { count: number }) => `${p.count} for artillery`,
    any: (p: { count: number }) => `${p.count} for any unit`,
    pool: (p: { count: number }) => `${p.count}`,
    none: 'none left',
  },
  wait: (p: { side: Name }) => `Waiting for ${the(p.side)}.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Map',
  headUnits: 'Units',
  headHand: 'Your hand',
  headCards: 'Cards',
  statusTurn: (p: { round: number; side: Name }) => `Round ${p.round}, ${bare(p.side)}`,
  statusCard: (p: { card: Phrase }) => `On the table: ${p.card}`,
  statusBanners: (p: { side: Name; won: number; need: number }) =>
    `${bare(p.side)}: ${p.won} of ${countEn(p.need, BANNER)}`,
  unitLine: (p: { unit: Name; blocks: number; of: number; facts: Phrase }) =>
    `${bare(p.unit)}: ${p.blocks}/${p.of}${p.facts}`,
  leaderLine: (p: { leader: Name; hex: Phrase }) => `Leader ${bare(p.leader)} (${p.hex})`,
  inSquare: 'in square',
  ordered: 'ordered',
  handLine: (p: { card: Phrase; text: Phrase }) => `${p.card}: ${p.text}`,
  capturedLine: (p: { card: Phrase; hex: Phrase }) => `${p.card} (held by the square on ${p.hex})`,
  sideCards: (p: { side: Name; hand: number; squares: number }) =>
    `${bare(p.side)}: hand ${p.hand}, on the square track ${p.squares}`,
  deckLine: (p: { deck: number; discards: number }) => `Deck ${p.deck}, discards ${p.discards}`,
  discardLine: (p: { cards: Phrase }) => `Last discards: ${p.cards}`,
  openHand: (p: { side: Name; cards: Phrase }) => `${bare(p.side)}, hand: ${p.cards}`,
  none: 'none',
  won: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'wins with the banners it needed', 'win with the banners they needed')}.`,
  wonAtNight: (p: { side: Name }) =>
    `${The(p.side)} ${verb(p.side, 'wins', 'win')} with more banners at nightfall.`,
  youWon: 'You have won the banners you needed.',
  youLost: 'Your opponent has won the banners they needed.',
  youWonAtNight: 'You had more banners at nightfall.',
  youLostAtNight: 'Your opponent had more banners at nightfall.',
  exhausted: 'A draw: night has fallen, and both sides have the same number of banners.',
  gist: (p: { hits: number; flags: number }) => resultOf(p.hits, p.flags),
  gistNone: 'no roll',
  legend:
    '^ hill, f forest, M rugged, T town, W windmill, ~ river, = ford, H bridge, q quarry, “!” fieldworks.\nUnits: nation (b, p, f), type, blocks; * leader, # square, @ objective.',
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It’s not your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'not-in-hand': (p: Piece) => `You don’t have ${p.card} in hand.`,
    'no-unit': (p: Piece) => `There’s no unit on ${p.hex}.`,
    'not-your-unit': (p: Piece) => `The unit on ${p.hex} isn’t yours.`,
    'already-ordered': (p: Piece) => `The unit on ${p.hex} already has its order.`,
    'no-order-for-it': (p: Piece) => `The card has no order left for ${p.hex}.`,
    'no-leader': (p: Piece) => `You have no leader on ${p.hex}.`,
    'leader-in-square': (p: Piece) => `The leader on ${p.hex} cannot leave the square.`,
    'leader-not-ordered': (p: Piece) => `There’s no leader with an order on ${p.hex}.`,
    'no-square': (p: Piece) => `There’s no square on ${p.hex}.`,
    'cavalry-beside': (p: Piece) => `Enemy cavalry is next to the square on ${p.hex}.`,
    'not-ordered': (p: Piece) => `The unit on ${p.hex} has no order.`,
    'already-moved': (p: Piece) => `The unit on ${p.hex} has already moved.`,
    'in-square': (p: Piece) => `The square on ${p.hex} cannot move.`,
    'leader-just-joined': (p: Piece) =>
      `A leader has just joined the unit on ${p.hex}, so it stays this turn.`,
    'cannot-move': (p: Piece) => `The unit on ${p.hex} has nowhere to go.`,
    impassable: (p: Piece) => `Nobody can enter ${p.hex}.`,
    occupied: (p: Piece) => `There’s already a unit on ${p.hex}.`,
    'too-far': (p: Piece) => `${p.hex} is out of reach.`,
    'has-fought': (p: Piece) => `The unit on ${p.hex} has already battled this turn.`,
    'moved-too-far': (p: Piece) => `The unit on ${p.hex} has moved too far to battle.`,
    'card-forbids': () => 'The card doesn’t allow that.',
    'no-enemy': (p: Piece) => `There’s no enemy on ${p.hex}.`,
    'leader-alone': (p: Piece) => `Fire cannot hit the leader alone on ${p.hex}.`,
    'no-firearms': (p: Piece) => `The unit on ${p.hex} cannot fire.`,
    'enemy-beside': (p: Piece) =>
      `An enemy unit is next to the unit on ${p.hex}, so only melee is possible.`,
    'out-of-range': (p: Piece) => `${p.hex} is out of range.`,
    'no-sight': (p: Piece) => `There’s no line of sight to ${p.hex}.`,
    'no-dice': (p: Piece) => `You’d have no dice left against ${p.hex}.`,
    'guns-cannot-join': (p: Piece) => `The guns on ${p.hex} cannot join the attack.`,
    'square-infantry': () => 'Only infantry can form square.',
    'square-cavalry': () => 'Infantry forms square only against cavalry.',
    'square-cards': () => 'You need at least three cards in hand to form square.',
    'square-ground': () => 'You cannot form square on this terrain.',
    'square-already': () => 'The unit is in square already, or your square track is full.',
    'no-room-to-retire': () =>
      'Only cavalry attacked by infantry can retire, and it needs two free hexes.',
    'not-a-way-back': (p: Piece) => `You cannot retreat to ${p.hex}.`,
    'too-many-flags': () => 'You cannot ignore that many flags.',
    'no-block-to-rally': (p: Piece) =>
      `No symbol is left for the unit on ${p.hex}, or it has lost no block.`,
    'not-for-supply': (p: Piece) => `The card cannot be used on ${p.hex}.`,
    'section-empty': () => 'There’s no unit for this card in that section.',
    'no-exit': () => 'There’s no way off the field from here.',
  },
});

/** What a reason speaks of. */
interface Piece {
  readonly card: Phrase;
  readonly hex: Phrase;
}

export type NapoleonicsSentences = typeof sentences;
