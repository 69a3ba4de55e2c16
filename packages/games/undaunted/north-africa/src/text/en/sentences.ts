import type { Name, Phrase } from '@bivouac/text';
import { bare, countEn, The, verb } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';

const DIE = { one: 'die', other: 'dice' };
const POINT = { one: 'point', other: 'points' };
const TILE = { one: 'tile', other: 'tiles' };

/** What is said in play beside what the series says everywhere. */
export const sentences = {
  ...common,
  about: 'Trucks, dunes and single men behind the Italian lines, 1940 to 1942.',
  crew: (p: { act: string }) => `Vehicle: ${p.act}`,
  mount: (p: { vehicle: string; seat: string }) => `Mount: ${p.vehicle}, ${p.seat}`,
  dismount: 'Dismount',
  shift: (p: { seat: string }) => `Change seat: ${p.seat}`,
  swap: (p: { unit: string }) => `Swap seats: ${p.unit}`,
  leave: 'Leave the battlefield',
  mark: (p: { tile: string }) => `Scout ${p.tile}`,
  seat: (p: { number: number; acts: string }) => `seat ${p.number} (${p.acts})`,
  noAct: 'no action',
  forSpecialist: (p: { acts: string; who: string }) => `${p.acts}; ${p.who} only`,
  crewActed: (p: { side: string; card: string; act: string }) =>
    `${p.side}, ${p.card}: vehicle action, ${p.act}`,
  mounted: (p: { unit: string; vehicle: string; number: number }) =>
    `${p.unit}: mounts ${p.vehicle}, seat ${p.number}`,
  shifted: (p: { unit: string; vehicle: string; number: number }) =>
    `${p.unit}: to seat ${p.number} of ${p.vehicle}`,
  dismounted: (p: { unit: string; vehicle: string }) => `${p.unit}: dismounts from ${p.vehicle}`,
  swapped: (p: { unit: string; other: string }) => `${p.unit} and ${p.other} swap seats`,
  vehicleCaptured: (p: { vehicle: string; side: string }) => `${p.vehicle}: captured (${p.side})`,
  vehicleDamaged: (p: { vehicle: string; damage: number }) => `${p.vehicle}: damaged (${p.damage})`,
  vehicleStopped: (p: { vehicle: string; damage: number }) =>
    `${p.vehicle}: damaged (${p.damage}), inoperable`,
  vehicleRepaired: (p: { vehicle: string; damage: number }) =>
    `${p.vehicle}: repaired, damage now ${p.damage}`,
  vehicleDestroyed: (p: { vehicle: string }) => `${p.vehicle}: destroyed`,
  structureDestroyed: (p: { structure: string; value: number }) =>
    `${p.structure}: blown up, worth ${p.value}`,
  unitEscaped: (p: { unit: string; tile: string }) => `${p.unit}: gone from ${p.tile}, escaped`,
  unitRemoved: (p: { unit: Name }) => `${The(p.unit)} ${verb(p.unit, 'is', 'are')} out of action.`,
  planeName: 'Reconnaissance Plane',
  askStrafe: (p: { dice: number }) => `Strafe with ${countEn(p.dice, DIE)}. At whom?`,
  askAntitank: (p: { unit: string; dice: number }) =>
    `${p.unit}: Anti-Tank with ${countEn(p.dice, DIE)}. At which vehicle?`,
  askDemolish: (p: { unit: string; dice: number }) =>
    `${p.unit}: Demolish with ${countEn(p.dice, DIE)}. What?`,
  askVictim: (p: { vehicle: string }) => `${p.vehicle} is hit. Who inside?`,
  askRepair: 'Which vehicle is to be repaired?',
  askMark: (p: { left: number }) => `Which tile to scout? ${countEn(p.left, TILE)} left.`,
  askAside: (p: { unit: string }) => `${p.unit}: mount, dismount or change seats for free?`,
  headVehicles: 'Vehicles',
  goalEarly: (p: { points: number }) =>
    `${countEn(p.points, POINT)} destroyed can be enough: Italy can no longer reach its goal then, and the side that is ahead wins`,
  goalEscape: (p: { side: string; count: number; value: number; who: string }) =>
    `${p.side}: ${p.count} of ${p.value} escaped (${p.who})`,
  goalNeutralize: (p: { side: string; count: number; value: number; who: string }) =>
    `${p.side}: ${p.count} of ${p.value} put out of action (${p.who})`,
  tallyEscape: 'escaped',
  tallyNeutralize: 'out of action',
  costStructure: 'A hit destroys it.',
  costVehicle: 'A hit wounds one man inside, of your choice, and damages the vehicle.',
  costEmptyVehicle: 'A hit damages the vehicle.',
  costSuppressCrew: 'A hit suppresses one man inside, of your choice.',
  costNobody: 'Nobody sits inside: a hit changes nothing.',
  whoSoldiers: 'soldiers',
  whoVehicles: 'vehicles',
  vehicleLine: (p: {
    vehicle: string;
    side: string;
    tile: string;
    damage: string;
    seats: string;
  }) => `${p.vehicle} (${p.side}) on ${p.tile}, damage ${p.damage}: ${p.seats}`,
  vehicleState: (p: { damage: number; inoperable: number; destroyed: number }) =>
    `${p.damage} (inoperable at ${p.inoperable}, destroyed at ${p.destroyed})`,
  seatLine: (p: { number: number; acts: string; who: string }) => `${p.number} ${p.acts}: ${p.who}`,
  emptySeat: 'empty',
  inoperable: 'inoperable',
  factImpassable: 'impassable to vehicles',
  factExit: 'escape marker',
  factStructure: (p: { structure: string; resilience: number; value: number }) =>
    `${p.structure} (resilience ${p.resilience}, value ${p.value})`,
  factAboard: (p: { unit: string; vehicle: string }) => `${p.unit} in ${p.vehicle}`,
  won: {
    ...common.won,
    points: (p: { side: Name }) => `Victory: ${bare(p.side)}. Enough objectives held or destroyed.`,
    escaped: (p: { side: Name }) => `Victory: ${bare(p.side)}. Enough have escaped.`,
    neutralized: (p: { side: Name }) =>
      `Victory: ${bare(p.side)}. Enough enemies are out of action.`,
    'both-hopeless': (p: { side: Name }) =>
      `Neither side can reach its goal. Victory: ${bare(p.side)}, by points, or by the initiative if points are equal.`,
  },
  youWon: {
    ...common.youWon,
    points: 'You hold or have destroyed enough objectives.',
    escaped: 'Enough of your force has escaped.',
    neutralized: 'You have put enough of the enemy out of action.',
    'both-hopeless':
      'Neither side can reach its goal. You have more points, or the initiative if points are equal.',
  },
  youLost: {
    ...common.youLost,
    points: 'Your opponent holds or has destroyed enough objectives.',
    escaped: 'Enough of the enemy has escaped.',
    neutralized: 'Your opponent has put enough of your force out of action.',
    'both-hopeless':
      'Neither side can reach its goal. Your opponent has more points, or the initiative if points are equal.',
  },
  reasons: {
    ...common.reasons,
    'no-target': () => 'There is nothing to aim at.',
    'not-a-target': (p: { unit: Name }) => `${The(p.unit)}: this action cannot be aimed at it.`,
    'none-to-inspire': () => 'No soldier’s card that could be inspired lies on the table.',
    'enemy-present': (p: { tile: Phrase }) =>
      `${p.tile}: the enemy controls it and has a soldier there.`,
    'no-way-out': (p: { unit: Name }) => `${The(p.unit)}: no way off the battlefield from here.`,
    seated: (p: { unit: Name }) =>
      `${The(p.unit)}: sits in a vehicle and would have to dismount first.`,
    afoot: (p: { unit: Name }) => `${The(p.unit)}: does not sit in a vehicle.`,
    'not-in-seat': (p: { unit: Name }) =>
      `${The(p.unit)}: the seat does not offer that, or the vehicle is inoperable.`,
    'not-in-vehicle': (p: { unit: Name }) => `${The(p.unit)}: not in the same vehicle.`,
    'no-soldier': () => 'Only soldiers mount, dismount and change seats.',
    'free-action-spent': () => 'One free action goes with each card, no more.',
    'nothing-to-follow': () => 'No action could follow; the free action goes with one.',
    'act-owed': () => 'After a free action the card must be used for an action.',
    'no-vehicle': (p: { unit: Name }) => `${The(p.unit)}: not a vehicle.`,
    'vehicle-elsewhere': (p: { unit: Name }) => `${The(p.unit)}: not on this tile.`,
    'enemy-inside': (p: { unit: Name }) => `${The(p.unit)}: enemy soldiers sit in it.`,
    'seat-taken': (p: { unit: Name }) => `${The(p.unit)}: no such empty seat.`,
    impassable: (p: { tile: Phrase }) => `${p.tile}: impassable to vehicles.`,
    roadblock: (p: { tile: Phrase }) => `${p.tile}: a roadblock stands in the way.`,
    'already-chosen': (p: { tile: Phrase }) => `${p.tile}: chosen already.`,
    'already-scouted': (p: { tile: Phrase }) => `${p.tile}: bears your marker already.`,
    'nothing-to-repair': () => 'No damaged vehicle is at hand.',
    'cannot-repair': (p: { unit: Name }) => `${The(p.unit)}: cannot be repaired from here.`,
  },
  first: {
    ...common.first,
    strafe: 'First choose the target of the strafe.',
    antitank: 'First choose the vehicle to fire at.',
    demolish: 'First choose what to blow up.',
    victim: 'First choose who in the vehicle is hit.',
    repair: 'First choose the vehicle to repair.',
    mark: 'First choose the tiles to scout, or that this is all.',
    aside: 'First decide whether the soldier mounts, dismounts or changes seats.',
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
    '[ ] cover, # impassable to vehicles, *2 objective and its value, > escape, s scouted, C controlled, (..) suppressed,\n<..> structure, CAPITALS vehicle with its crew behind +, x inoperable. Each tile: B British, then I Italians; … more than fits.',
};

export type NorthSentences = typeof sentences;
