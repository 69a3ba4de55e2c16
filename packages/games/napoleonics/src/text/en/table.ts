import { type Name, type Phrase, sentencesOf } from '@bivouac/text';
import { bare, countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';

const BLOCK = { one: 'block', other: 'blocks' };
const CARD = { one: 'card', other: 'cards' };
const DIE = { one: 'die', other: 'dice' };
const FLAG = { one: 'flag', other: 'flags' };
const LEADER = { one: 'leader', other: 'leaders' };
const ORDER = { one: 'order', other: 'orders' };
const UNIT = { one: 'unit', other: 'units' };
const HEX = { one: 'hex', other: 'hexes' };
const BANNER = { one: 'banner', other: 'banners' };

/** What is said at the table of Napoleonics. */
export const words = sentencesOf({
  tabs: { map: 'Map', cards: 'Cards', odds: 'Orders', opponent: 'Opponent', log: 'Log' },
  phases: 'The turn',
  phase: { card: 'card', orders: 'orders', move: 'move', battle: 'battle', draw: 'draw' },
  phaseDone: 'done',
  phaseNow: 'now',
  banners: (p: { side: Name; won: number; need: number }) =>
    `${bare(p.side)}: ${p.won} of ${countEn(p.need, BANNER)}`,
  bannerHeld: (p: { count: number }) => `${countEn(p.count, BANNER)} only while ground is held`,
  sections: { left: 'left flank', centre: 'centre', right: 'right flank' },
  sectionCount: (p: { units: number; leaders: number }) =>
    `${countEn(p.units, UNIT)}, ${countEn(p.leaders, LEADER)}`,
  ordersHere: (p: { count: number }) => `${countEn(p.count, ORDER)} left`,
  map: 'Battlefield. Arrow keys go from hex to hex, Enter chooses.',
  blocks: (p: { blocks: number; of: number }) => `${p.blocks} of ${countEn(p.of, BLOCK)}`,
  square: 'square',
  leader: (p: { name: Name }) => `leader ${bare(p.name)}`,
  ordered: 'ordered',
  hasFought: 'has fought',
  objective: (p: { banners: number; side: Name }) =>
    `objective of ${the(p.side)}, ${countEn(p.banners, BANNER)}`,
  exit: 'exit from the field',
  works: 'fieldworks',
  canActHere: 'can be chosen',
  canGo: 'you can go here',
  canGoFar: 'you can go here, but not battle afterwards',
  canHit: (p: { dice: number }) => `possible target, ${countEn(p.dice, DIE)}`,
  hides: 'Hide units',
  dice: (p: { count: number }) => countEn(p.count, DIE),
  cards: {
    hand: 'In hand',
    handOf: (p: { side: Name }) => `Hand: ${bare(p.side)}`,
    played: 'Played',
    counts: (p: { card: Phrase }) => `counts as ${p.card}`,
    drawn: 'Keep one',
    onSquare: (p: { hex: Phrase }) => `held by the square on ${p.hex}`,
    squares: 'Squares',
    none: 'No card on the table.',
    units: (p: { count: number }) => countEn(p.count, UNIT),
    upTo: (p: { count: number }) => `up to ${p.count}`,
    all: 'all',
    command: 'command',
    deck: 'in the deck',
    discards: 'discarded',
    bicorne: 'leaders may go alone',
    lastDiscards: 'Played last',
    count: (p: { count: number }) => `${countEn(p.count, CARD)} in hand`,
    captured: (p: { count: number }) => `${p.count} on squares`,
    open: (p: { side: Name }) => `Hand: ${bare(p.side)}`,
  },
  odds: {
    throwAt: (p: { hex: Phrase }) => `Fire at ${p.hex}`,
    meleeAt: (p: { hex: Phrase }) => `Attack on ${p.hex}`,
    range: (p: { distance: number; range: number }) =>
      `range ${p.distance} of ${p.range}, in sight`,
    adjacent: 'on the next hex',
    rolls: 'Rolled',
    sources: {
      blocks: 'Blocks',
      guns: 'Guns',
      moved: 'Moved',
      kind: 'Unit type',
      card: 'Card',
      square: 'Square',
      'terrain-in': 'Target’s ground',
      'terrain-out': 'Own ground',
      'works-in': 'Fieldworks',
      'works-out': 'Own works',
      'no-dice': 'At least 0 dice',
    },
    blocksNote: (p: { blocks: number; of: number }) => `${p.blocks} of ${p.of} left`,
    gunsNote: (p: { distance: number }) => `at a distance of ${countEn(p.distance, HEX)}`,
    movedNote: 'half the blocks after a move',
    squareNote: 'one die at most',
    leaderRow: 'Leader',
    leaderNote: 'no dice; may ignore one flag',
    hit: 'hit',
    back: 'retreat',
    nothing: 'nothing',
    hits: 'Hits, %',
    flags: 'Flags, %',
    ignores: (p: { count: number }) => `${p.count} ignored`,
    why: { kind: 'type', leader: 'leader', support: 'support', works: 'works' },
    outcome: {
      destroyed: 'destroyed',
      back: 'driven back',
      losses: 'losses, holds',
      nothing: 'no change',
    },
    short: { destroyed: 'destroyed', back: 'back', losses: 'losses', nothing: 'none' },
    outcomes: 'Possible results',
    battleBack: (p: { dice: number; share: Phrase; destroys: Phrase; drives: Phrase }) =>
      `Battle back: up to ${countEn(p.dice, DIE)}, in ${p.share} of cases. Overall you’re destroyed in ${p.destroys} and driven back in ${p.drives}.`,
    firstBlow: (p: { dice: number; destroys: Phrase; repels: Phrase }) =>
      `The square strikes first with ${countEn(p.dice, DIE)}: it destroys you in ${p.destroys} and drives you off in ${p.repels} of cases.`,
    noBack: 'No battle back.',
    choose: 'Choose an attacker and a target to see the odds.',
    leaderAlone: 'Only sabres hit a leader alone; otherwise the leader retreats.',
  },
  orders: {
    title: 'Orders',
    left: (p: { left: number }) => `${p.left} still to give`,
    ofSection: (p: { left: number; centre: number; right: number }) =>
      `${p.left} left · ${p.centre} centre · ${p.right} right`,
    ofClass: (p: { infantry: number; cavalry: number; artillery: number; any: number }) =>
      `infantry ${p.infantry}, cavalry ${p.cavalry}, artillery ${p.artillery}, any ${p.any}`,
    waits: 'waits',
    moves: 'moves',
    moved: 'moved',
    fights: 'fights',
    fought: '✓ done',
    noBattle: 'no battle',
    none: 'No unit has orders.',
  },
  act: {
    play: 'Play the card',
    keep: 'Keep it',
    backToCards: 'Another card',
    fire: (p: { dice: number }) => `Fire: ${countEn(p.dice, DIE)}`,
    melee: (p: { dice: number }) => `Attack: ${countEn(p.dice, DIE)}`,
    aims: (p: { unit: Name; target: Name }) =>
      `${The(p.unit)} ${verb(p.unit, 'aims', 'aim')} at ${the(p.target)}.`,
    fireOr: 'Roll, or choose another target.',
    stay: (p: { hex: Phrase }) => `Stay on ${p.hex}`,
    ordersDone: 'Orders given',
    movesDone: 'No more moves',
    battlesDone: 'No more battles',
  },
  flagsTo: (p: { flags: number }) => countEn(p.flags, FLAG),
});
