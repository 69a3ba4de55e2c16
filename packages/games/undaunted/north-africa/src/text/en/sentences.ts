import { type Name, type Phrase, sentencesOf } from '@bivouac/text';
import { countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';
import { reasons } from './reasons.ts';

const DIE = { one: 'die', other: 'dice' };
const POINT = { one: 'point', other: 'points' };
const TILE = { one: 'tile', other: 'tiles' };

/** The verb after a name: the LRDG wins, Italy wins. */
const does = (name: Name, one: string, many: string): string =>
  `${The(name)} ${verb(name, one, many)}`;
/** `2 and 9`. */
const rolled = (dice: Phrase): string => dice.replace(/, (?=[^,]*$)/, ' and ');

/** What is said in play beside what the series says everywhere: here each counter is one soldier, or a vehicle. */
export const sentences = sentencesOf({
  ...common,
  about: 'Trucks, dunes and a handful of men behind the Italian lines, 1940 to 1942.',
  ready: 'Ready the soldier',
  crew: (p: { act: Phrase }) => `Use the seat: ${p.act}`,
  mount: (p: { vehicle: Name; seat: Phrase }) => `Mount ${the(p.vehicle)}: ${p.seat}`,
  // With a rifle, or with charges.
  shoot: (p: { unit: Name }) => `Target ${the(p.unit)}`,
  dismount: 'Dismount',
  shift: (p: { number: number }) => `Change to seat ${p.number}`,
  swap: (p: { unit: Name }) => `Swap seats with ${the(p.unit)}`,
  leave: 'Escape from the map',
  mark: (p: { tile: Phrase }) => `Scout ${p.tile}`,
  seat: (p: { number: number; acts: Phrase }) => `seat ${p.number} (${p.acts})`,
  noAct: 'no action',
  forSpecialist: (p: { acts: Phrase; who: Phrase }) => `${p.acts}; ${p.who} only`,
  crewActed: (p: { side: Name; card: Name; act: Phrase }) =>
    `${does(p.side, 'plays', 'play')} ${the(p.card)} for the seat’s ${p.act}.`,
  mounted: (p: { unit: Name; vehicle: Name; number: number }) =>
    `${does(p.unit, 'mounts', 'mount')} ${the(p.vehicle)} (seat ${p.number}).`,
  shifted: (p: { unit: Name; vehicle: Name; number: number }) =>
    `${does(p.unit, 'changes', 'change')} to seat ${p.number} in ${the(p.vehicle)}.`,
  dismounted: (p: { unit: Name; vehicle: Name }) =>
    `${does(p.unit, 'dismounts', 'dismount')} from ${the(p.vehicle)}.`,
  swapped: (p: { unit: Name; other: Name }) => `${The(p.unit)} and ${the(p.other)} swap seats.`,
  vehicleCaptured: (p: { vehicle: Name; side: Name }) =>
    `${does(p.side, 'captures', 'capture')} ${the(p.vehicle)}.`,
  vehicleDamaged: (p: { vehicle: Name; damage: number }) =>
    `${does(p.vehicle, 'is', 'are')} hit (${p.damage} damage).`,
  vehicleStopped: (p: { vehicle: Name; damage: number }) =>
    `${does(p.vehicle, 'is', 'are')} hit (${p.damage} damage) and ${verb(p.vehicle, 'is', 'are')} now inoperable.`,
  vehicleRepaired: (p: { vehicle: Name; damage: number }) =>
    p.damage > 0
      ? `${does(p.vehicle, 'is', 'are')} repaired (${p.damage} damage left).`
      : `${does(p.vehicle, 'is', 'are')} fully repaired.`,
  vehicleDestroyed: (p: { vehicle: Name }) => `${does(p.vehicle, 'is', 'are')} destroyed.`,
  structureDestroyed: (p: { structure: Name; value: number }) =>
    `${does(p.structure, 'is', 'are')} destroyed${p.value > 0 ? ` (${countEn(p.value, POINT)})` : ''}.`,
  unitEscaped: (p: { unit: Name; tile: Phrase }) =>
    `${does(p.unit, 'escapes', 'escape')} from the map at ${p.tile}.`,
  unitRemoved: (p: { unit: Name }) => `${does(p.unit, 'is', 'are')} eliminated.`,
  demolished: (p: { unit: Name; target: Name; total: number; dice: Phrase; isHit: boolean }) =>
    `${does(p.unit, 'sets', 'set')} off charges at ${the(p.target)}. Rolled ${rolled(p.dice)} against ${p.total}: ${p.isHit ? 'a hit' : 'a miss'}.`,
  casualty: (p: { unit: Name; zone: Phrase }) =>
    `${does(p.unit, 'is', 'are')} wounded and loses a card ${p.zone}.`,
  casualtyOwn: (p: { unit: Name; soldier: Phrase; zone: Phrase }) =>
    `${does(p.unit, 'is', 'are')} wounded and loses a card ${p.zone} (${p.soldier}).`,
  askStrafe: (p: { dice: number }) => `Choose a target to strafe with ${countEn(p.dice, DIE)}.`,
  askAntitank: (p: { unit: Name; dice: number }) =>
    `Choose a vehicle: ${the(p.unit)} ${verb(p.unit, 'fires', 'fire')} with ${countEn(p.dice, DIE)}.`,
  askDemolish: (p: { unit: Name; dice: number }) =>
    `Choose what to demolish: ${the(p.unit)} ${verb(p.unit, 'rolls', 'roll')} ${countEn(p.dice, DIE)}.`,
  askVictim: (p: { vehicle: Name }) =>
    `${does(p.vehicle, 'is', 'are')} hit. Choose the soldier inside who is wounded.`,
  askSuppressed: (p: { vehicle: Name }) =>
    `${does(p.vehicle, 'is', 'are')} hit. Choose the soldier inside who is suppressed.`,
  askRepair: 'Choose a vehicle to repair.',
  askMark: (p: { left: number }) => `Choose a tile to scout: ${countEn(p.left, TILE)} left.`,
  askAside: (p: { unit: Name }) => `Free move: ${the(p.unit)} may mount, dismount or change seats.`,
  headVehicles: 'Vehicles',
  goalEarly: (p: { points: number }) =>
    `Destroying structures worth ${countEn(p.points, POINT)} can be enough: then Italy can’t reach its goal, and whoever is ahead wins`,
  goalEscape: (p: { side: Phrase; count: number; value: number; who: Phrase }) =>
    `${p.side}: ${p.count} of ${p.value} escaped (${p.who})`,
  goalNeutralize: (p: { side: Phrase; count: number; value: number; who: Phrase }) =>
    `${p.side}: ${p.count} of ${p.value} eliminated (${p.who})`,
  tallyEscape: 'escaped',
  tallyNeutralize: 'eliminated',
  costSoldier:
    'A hit wounds him: one of his cards leaves the game, or, if there’s none to take, he does.',
  costSuppress: 'A hit suppresses him: his next card will only make him ready again.',
  costSuppressedAlready: 'He’s already suppressed: a hit changes nothing.',
  costStructure: 'A hit destroys it.',
  costVehicle: 'A hit damages the vehicle and wounds one soldier inside, whom you choose.',
  costEmptyVehicle: 'A hit damages the vehicle.',
  costSuppressCrew: 'A hit suppresses one soldier inside, whom you choose.',
  costNobody: 'The vehicle is empty: a hit changes nothing.',
  whoSoldiers: 'soldiers',
  whoVehicles: 'vehicles',
  vehicleLine: (p: {
    vehicle: Phrase;
    side: Phrase;
    tile: Phrase;
    damage: Phrase;
    seats: Phrase;
  }) => `${p.vehicle} (${p.side}) on ${p.tile}, damage ${p.damage}: ${p.seats}`,
  vehicleState: (p: { damage: number; inoperable: number; destroyed: number }) =>
    `${p.damage} (inoperable at ${p.inoperable}, destroyed at ${p.destroyed})`,
  seatLine: (p: { number: number; acts: Phrase; who: Phrase }) => `${p.number} ${p.acts}: ${p.who}`,
  emptySeat: 'empty',
  inoperable: 'inoperable',
  factImpassable: 'impassable to vehicles',
  factExit: 'escape marker',
  factStructure: (p: { structure: Phrase; resilience: number; value: number }) =>
    `${p.structure} (resilience ${p.resilience}, value ${p.value})`,
  factAboard: (p: { unit: Phrase; vehicle: Name }) => `${p.unit} in ${the(p.vehicle)}`,
  won: {
    ...common.won,
    points: (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')}: it has all the points it needed.`,
    escaped: (p: { side: Name }) => `${does(p.side, 'wins', 'win')}: enough have escaped.`,
    neutralized: (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')}: enough enemies are eliminated.`,
    'both-hopeless': (p: { side: Name }) =>
      `Neither side can reach its goal. ${does(p.side, 'wins', 'win')} on points, or on the initiative if points are equal.`,
  },
  youWon: {
    ...common.youWon,
    points: 'You have all the points you needed.',
    hopeless: 'Your opponent is beyond all hope.',
    escaped: 'Enough of your force has escaped.',
    neutralized: 'You have eliminated enough of the enemy.',
    'both-hopeless':
      'Neither side can reach its goal. You have more points, or the initiative if points are equal.',
  },
  youLost: {
    ...common.youLost,
    points: 'Your opponent has all the points they needed.',
    hopeless: 'Your side is beyond all hope.',
    escaped: 'Enough of the enemy has escaped.',
    neutralized: 'Your opponent has eliminated enough of your force.',
    'both-hopeless':
      'Neither side can reach its goal. Your opponent has more points, or the initiative if points are equal.',
  },
  reasons,
  first: {
    ...common.first,
    step: 'First choose where to move, or choose “Done”.',
    strafe: 'First choose a target to strafe.',
    antitank: 'First choose a vehicle to fire at.',
    demolish: 'First choose what to demolish.',
    victim: 'First choose the soldier in the vehicle who is hit.',
    repair: 'First choose a vehicle to repair.',
    mark: 'First choose a tile to scout, or choose “Done”.',
    aside: 'First choose a free move for the soldier, or go on without one.',
  },
  /** Short names on the drawn map. */
  short: {
    scout: 'Sc',
    rifleman: 'Ri',
    driver: 'Dr',
    sniper: 'Sn',
    saboteur: 'Sa',
    engineer: 'En',
    gunner: 'Mg',
    antitank: 'At',
    'command-car': 'CAR',
    truck: 'TRK',
    'gun-truck': 'GUN',
    'scout-a': 'Sc',
    'rifleman-a': 'Ri',
    'gunner-a': 'Mg',
    'antitank-a': 'At',
    'driver-t': 'Td',
    'gunner-t': 'Tg',
    'mechanic-t': 'Me',
    tank: 'TANK',
    'scout-car': 'SCAR',
    lorry: 'LORR',
    aircraft: 'air',
    hangar: 'han',
    'motor-pool': 'mot',
    'fuel-tank': 'fue',
    'roadblock-1': 'blk',
    'roadblock-2': 'blk',
  },
  legend:
    '[ ] cover, # no vehicles, *2 objective, > escape, s scouted, C controlled, (..) suppressed,\n<..> structure, CAPITALS vehicle + crew, x inoperable. B British, I Italians; … more.',
});

export type NorthSentences = typeof sentences;
