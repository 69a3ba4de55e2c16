import { countEn } from '@bivouac/text/grammar/en.ts';

const CARD = { one: 'card', other: 'cards' };
const DIE = { one: 'die', other: 'dice' };
const HIT = { one: 'hit', other: 'hits' };
const FLAG = { one: 'flag', other: 'flags' };
const BLOCK = { one: 'block', other: 'blocks' };
const ORDER = { one: 'order', other: 'orders' };

/** What is said in play. Names come in as titles; nothing here needs a case. */
export const sentences = {
  about:
    'The British and their allies against the French, 1808 to 1815: blocks on hexes, command cards, squares and cavalry.',
  options: {
    square: {
      title: 'Forming square',
      values: { sure: 'always succeeds', rolled: 'must be rolled for' },
    },
    works: {
      title: 'Field works and other ground',
      values: {
        alone: 'only the works cost dice',
        added: 'the attacker’s own ground costs dice too',
      },
    },
    'square-ground': {
      title: 'Squares on fords and field works',
      values: {
        strict: 'never',
        lenient: 'on fords; on works against an attack from an open side',
      },
    },
  },
  actions: {
    play: (p: { card: string }) => `Play ${p.card}`,
    section: (p: { section: string }) => `Choose: ${p.section}`,
    manoeuvre: 'Four units or leaders, up to four hexes, no battle',
    single: 'One unit as usual',
    supply: (p: { hex: string }) => `Short of supplies: the unit on ${p.hex}`,
    place: (p: { hex: string }) => `Put it on ${p.hex}`,
    rally: (p: { hex: string }) => `A block for the unit on ${p.hex}`,
    order: (p: { hex: string }) => `Order the unit on ${p.hex}`,
    lead: (p: { hex: string }) => `Order the leader on ${p.hex} to go alone`,
    unform: (p: { hex: string }) => `Leave the square on ${p.hex}`,
    pick: (p: { hex: string }) => `Move the unit on ${p.hex}`,
    pickLeader: (p: { hex: string }) => `Move the leader on ${p.hex}`,
    go: (p: { hex: string }) => `To ${p.hex}`,
    exit: 'Leave the field',
    fire: (p: { from: string; hex: string }) => `Fire: ${p.from} at ${p.hex}`,
    melee: (p: { from: string; hex: string }) => `Melee: ${p.from} against ${p.hex}`,
    join: (p: { hex: string }) => `The guns on ${p.hex} join in`,
    attack: 'Attack',
    stand: 'Stand',
    firstStrike: 'Strike first (card)',
    square: 'Form square',
    retire: 'Retire and reform',
    ignore: (p: { count: number }) =>
      p.count === 0 ? 'Obey every flag' : `Ignore ${countEn(p.count, FLAG)}`,
    retreat: (p: { hex: string }) => `Back to ${p.hex}`,
    leave: 'Leave the field',
    halt: 'Stop here',
    advance: 'Take the hex',
    battleBack: 'Battle back',
    hold: 'Stay',
    keep: (p: { card: string }) => `Keep ${p.card}`,
    done: 'Done',
  },
  turnBegan: (p: { round: number; side: string }) => `Round ${p.round}: ${p.side}`,
  cardPlayed: (p: { side: string; card: string }) => `${p.side}: ${p.card}`,
  cardCounts: (p: { side: string; card: string; as: string }) =>
    `${p.side}: ${p.card}, counts as ${p.as}`,
  commandRolled: (p: { dice: string }) => `Dice: ${p.dice}`,
  sectionChosen: (p: { section: string }) => `Section: ${p.section}`,
  unitOrdered: (p: { unit: string }) => `Order: ${p.unit}`,
  leaderOrdered: (p: { leader: string; hex: string }) => `Order: leader ${p.leader} (${p.hex})`,
  squareLeft: (p: { unit: string }) => `${p.unit}: out of square, the card goes back to the hand`,
  blockRallied: (p: { unit: string }) => `${p.unit}: one block back`,
  unitSentBack: (p: { unit: string; from: string; to: string }) =>
    `${p.unit}: short of supplies, ${p.from} → ${p.to}`,
  unitMoved: (p: { unit: string; from: string; to: string }) => `${p.unit}: ${p.from} → ${p.to}`,
  unitRetreated: (p: { unit: string; from: string; to: string }) =>
    `${p.unit}: retreats ${p.from} → ${p.to}`,
  unitRetired: (p: { unit: string; from: string; to: string }) =>
    `${p.unit}: retires ${p.from} → ${p.to}`,
  unitAdvanced: (p: { unit: string; from: string; to: string }) =>
    `${p.unit}: advances ${p.from} → ${p.to}`,
  unitExited: (p: { unit: string; hex: string }) => `${p.unit}: leaves the field at ${p.hex}`,
  leaderMoved: (p: { leader: string; from: string; to: string }) =>
    `${p.leader}: ${p.from} → ${p.to}`,
  leaderRetreated: (p: { leader: string; from: string; to: string }) =>
    `${p.leader}: flees ${p.from} → ${p.to}`,
  leaderLeft: (p: { leader: string; hex: string }) => `${p.leader}: leaves the field at ${p.hex}`,
  leaderJoined: (p: { leader: string; unit: string }) => `${p.leader}: with ${p.unit}`,
  meleeDeclared: (p: { unit: string; target: string; hex: string }) =>
    `Melee: ${p.unit} against ${p.target} (${p.hex})`,
  bonusDeclared: (p: { unit: string; target: string; hex: string }) =>
    `Bonus melee: ${p.unit} against ${p.target} (${p.hex})`,
  aLeader: 'a leader',
  gunsJoined: (p: { unit: string }) => `Combined: ${p.unit} joins in`,
  firstStrikePlayed: (p: { side: string }) => `${p.side}: First Strike`,
  squareFormed: (p: { unit: string }) => `${p.unit}: forms square, a card goes to the track`,
  squareFormedOwn: (p: { unit: string; card: string }) =>
    `${p.unit}: forms square, the card is ${p.card}`,
  squareRolled: (p: { unit: string; dice: string; isFormed: boolean }) =>
    `${p.unit}: square ${p.isFormed ? 'formed in time' : 'too late'} (${p.dice})`,
  retireChosen: (p: { unit: string }) => `${p.unit}: will retire and reform`,
  rolled: (p: {
    why: string;
    unit: string;
    /** Between who strikes and whom. */
    against: string;
    target: string;
    sum: string;
    dice: string;
    hits: number;
    flags: number;
  }) =>
    `${p.why}: ${p.unit} ${p.against} ${p.target}. ${p.sum}; ${p.dice}: ${countEn(p.hits, HIT)}, ${countEn(p.flags, FLAG)}`,
  shot: (p: { why: string; unit: string; target: string }) => `${p.why}: ${p.unit} → ${p.target}`,
  thrown: 'dice',
  whys: {
    ranged: 'Fire',
    melee: 'Melee',
    'first-strike': 'First strike',
    square: 'Square strikes first',
    retire: 'At retiring cavalry',
    'battle-back': 'Battle back',
    leader: 'Attack on a leader',
    escape: 'Escape',
  },
  against: { fire: 'at', melee: 'against' },
  noDice: 'no dice',
  diceCount: (p: { count: number }) => countEn(p.count, DIE),
  sources: {
    blocks: 'blocks',
    guns: 'guns',
    moved: 'moved',
    kind: 'unit type',
    card: 'card',
    square: 'square',
    'terrain-in': 'target',
    'terrain-out': 'attacks from',
    'works-in': 'works',
    'works-out': 'own works',
    'no-dice': 'not below none',
  },
  blocksLost: (p: { unit: string; count: number }) => `${p.unit}: −${countEn(p.count, BLOCK)}`,
  blocksBlocked: (p: { unit: string; count: number }) =>
    `${p.unit}: cannot retreat, −${countEn(p.count, BLOCK)}`,
  blocksSquare: (p: { unit: string; count: number }) =>
    `${p.unit}: a square does not retreat, −${countEn(p.count, BLOCK)}`,
  unitDestroyed: (p: { unit: string; hex: string }) => `${p.unit} (${p.hex}): destroyed`,
  leaderChecked: (p: { leader: string; dice: string; isHit: boolean }) =>
    `Leader check, ${p.leader}: ${p.dice}, ${p.isHit ? 'he falls' : 'unhurt'}`,
  leaderKilled: (p: { leader: string; hex: string }) => `${p.leader} falls (${p.hex})`,
  flagsIgnored: (p: { unit: string; count: number; why: string }) =>
    `${p.unit}: ${countEn(p.count, FLAG)} ignored (${p.why})`,
  flagWhys: { kind: 'unit type', leader: 'leader', support: 'support', works: 'works' },
  bannerWon: (p: { side: string; why: string }) => `Banner for ${p.side}: ${p.why}`,
  bannerLost: (p: { side: string }) => `${p.side}: a banner is lost with the ground`,
  bannerWhys: {
    unit: (p: { name: string }) => p.name,
    leader: (p: { name: string }) => p.name,
    held: () => 'ground held',
    exit: () => 'left the field',
    bonus: (p: { name: string }) => `${p.name}, extra`,
  },
  cardsDrawn: (p: { side: string; count: number }) => `${p.side}: ${countEn(p.count, CARD)} drawn`,
  cardsDrawnOwn: (p: { side: string; cards: string }) => `${p.side}: drawn ${p.cards}`,
  cardKept: (p: { side: string; card: string }) => `${p.side}: ${p.card} is put aside`,
  deckReshuffled: 'All used cards are shuffled into the deck',
  asks: {
    play: () => 'Play a command card.',
    section: () => 'Which section?',
    mode: () => 'La Grande Manoeuvre: the manoeuvre, or one unit?',
    supply: () => 'Which unit is short of supplies?',
    place: () => 'Where does it go?',
    rally: () => 'Which unit gets a block back?',
    order: (p: { left: string }) => `Give orders. Left: ${p.left}.`,
    pick: () => 'Move ordered units, one by one.',
    go: (p: { unit: string }) => `${p.unit}: where to?`,
    attack: () => 'Battle with ordered units, one by one.',
    combine: () => 'Do guns join the attack?',
    react: (p: { unit: string; target: string }) =>
      `${p.unit} attacks ${p.target}. What do you do?`,
    ignore: (p: { unit: string; flags: number }) =>
      `${p.unit}: ${countEn(p.flags, FLAG)}. How many are ignored?`,
    retreat: (p: { unit: string }) => `${p.unit}: which way back?`,
    withdraw: (p: { unit: string }) => `${p.unit}: which way does it retire?`,
    flee: (p: { leader: string }) => `${p.leader} flees: where to?`,
    advance: (p: { unit: string }) => `${p.unit}: take the hex?`,
    further: (p: { unit: string }) => `${p.unit}: ride on?`,
    bonus: (p: { unit: string }) => `${p.unit}: a bonus melee?`,
    'battle-back': (p: { unit: string }) => `${p.unit}: battle back?`,
    keep: () => 'Keep one of the two cards.',
  },
  ordersSections: (p: { left: number; centre: number; right: number }) =>
    `${p.left} left, ${p.centre} centre, ${p.right} right`,
  ordersClasses: (p: { infantry: number; cavalry: number; artillery: number; any: number }) =>
    `${p.infantry} infantry, ${p.cavalry} cavalry, ${p.artillery} artillery, ${p.any} any`,
  ordersPool: (p: { count: number }) => countEn(p.count, ORDER),
  wait: (p: { side: string }) => `Waiting for ${p.side}.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Map',
  headUnits: 'Units',
  headHand: 'Your hand',
  headCards: 'Cards',
  statusTurn: (p: { round: number; side: string }) => `Round ${p.round}, ${p.side}`,
  statusCard: (p: { card: string }) => `On the table: ${p.card}`,
  statusBanners: (p: { side: string; won: number; need: number }) =>
    `${p.side}: ${p.won} of ${p.need} banners`,
  unitLine: (p: { unit: string; blocks: number; of: number; facts: string }) =>
    `${p.unit}: ${p.blocks}/${p.of}${p.facts}`,
  leaderLine: (p: { leader: string; hex: string }) => `Leader ${p.leader} (${p.hex})`,
  inSquare: 'in square',
  ordered: 'ordered',
  handLine: (p: { card: string; text: string }) => `${p.card}: ${p.text}`,
  capturedLine: (p: { card: string; hex: string }) => `${p.card} (held by the square on ${p.hex})`,
  sideCards: (p: { side: string; hand: number; squares: number }) =>
    `${p.side}: hand ${p.hand}, on the square track ${p.squares}`,
  deckLine: (p: { deck: number; discards: number }) => `Deck ${p.deck}, discards ${p.discards}`,
  discardLine: (p: { cards: string }) => `Last discards: ${p.cards}`,
  openHand: (p: { side: string; cards: string }) => `${p.side}, hand: ${p.cards}`,
  none: 'none',
  won: (p: { side: string }) => `Victory: ${p.side}. They have won the banners they needed.`,
  wonAtNight: (p: { side: string }) => `Victory: ${p.side}. They had more banners at nightfall.`,
  youWon: 'You have won the banners you needed.',
  youLost: 'Your opponent has won the banners they needed.',
  youWonAtNight: 'You had more banners at nightfall.',
  youLostAtNight: 'Your opponent had more banners at nightfall.',
  exhausted: 'A draw: night has fallen, and both sides have as many banners.',
  gist: (p: { hits: number; flags: number }) =>
    `${countEn(p.hits, HIT)}, ${countEn(p.flags, FLAG)}`,
  gistNone: 'no roll',
  stakes: (p: { sum: string }) => p.sum,
  legend:
    '^ hill, f forest, M rugged, T town, W windmill, ~ river, = ford, H bridge, q quarry, ! works.\nUnits: nation (b, p, f), type, blocks; * leader, # square, @ objective.',
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It is not your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'not-in-hand': (p: { card: string }) => `${p.card} is not in your hand.`,
    'no-unit': (p: { hex: string }) => `${p.hex}: no unit there.`,
    'not-your-unit': (p: { hex: string }) => `${p.hex}: not your unit.`,
    'already-ordered': (p: { hex: string }) => `${p.hex}: has its order already.`,
    'no-order-for-it': (p: { hex: string }) => `${p.hex}: the card has no order left for it.`,
    'no-leader': (p: { hex: string }) => `${p.hex}: no leader of yours there.`,
    'leader-in-square': (p: { hex: string }) => `${p.hex}: a leader cannot leave a square.`,
    'leader-not-ordered': (p: { hex: string }) => `${p.hex}: no leader with an order of his own.`,
    'no-square': (p: { hex: string }) => `${p.hex}: no square there.`,
    'cavalry-beside': (p: { hex: string }) => `${p.hex}: enemy cavalry is beside the square.`,
    'not-ordered': (p: { hex: string }) => `${p.hex}: has no order.`,
    'already-moved': (p: { hex: string }) => `${p.hex}: has moved already.`,
    'in-square': (p: { hex: string }) => `${p.hex}: a square does not move.`,
    'leader-just-joined': (p: { hex: string }) =>
      `${p.hex}: a leader joined it this turn, so it stays.`,
    'cannot-move': (p: { hex: string }) => `${p.hex}: there is nowhere to go.`,
    impassable: (p: { hex: string }) => `${p.hex}: impassable.`,
    occupied: (p: { hex: string }) => `${p.hex}: taken.`,
    'too-far': (p: { hex: string }) => `${p.hex}: out of reach.`,
    'has-fought': (p: { hex: string }) => `${p.hex}: has fought this turn.`,
    'moved-too-far': (p: { hex: string }) => `${p.hex}: after such a move it cannot battle.`,
    'card-forbids': () => 'The card does not allow that.',
    'no-enemy': (p: { hex: string }) => `${p.hex}: no enemy there.`,
    'leader-alone': (p: { hex: string }) => `${p.hex}: a leader alone cannot be fired at.`,
    'no-firearms': (p: { hex: string }) => `${p.hex}: this unit does not fire.`,
    'enemy-beside': (p: { hex: string }) => `${p.hex}: an enemy is beside it, only melee is left.`,
    'out-of-range': (p: { hex: string }) => `${p.hex}: out of range.`,
    'no-sight': (p: { hex: string }) => `${p.hex}: no line of sight.`,
    'no-dice': (p: { hex: string }) => `${p.hex}: not a single die would be left.`,
    'guns-cannot-join': (p: { hex: string }) => `${p.hex}: these guns cannot join the attack.`,
    'square-infantry': () => 'Only infantry forms square.',
    'square-cavalry': () => 'A square is formed against cavalry only.',
    'square-cards': () => 'At least three cards in hand are needed for a square.',
    'square-ground': () => 'No square can be formed on this ground.',
    'square-already': () => 'No further square can be formed.',
    'no-room-to-retire': () =>
      'Only cavalry attacked by infantry retires, and it needs two free hexes.',
    'not-a-way-back': (p: { hex: string }) => `${p.hex}: that is not the way back.`,
    'too-many-flags': () => 'So many flags cannot be ignored.',
    'no-block-to-rally': (p: { hex: string }) => `${p.hex}: no symbol and no lost block for it.`,
    'not-for-supply': (p: { hex: string }) => `${p.hex}: not possible.`,
    'section-empty': () => 'No unit for this card is in that section.',
    'no-exit': () => 'There is no way out of the field from here.',
  },
};

export type NapoleonicsSentences = typeof sentences;
