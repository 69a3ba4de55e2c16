import { capital, type Name, type NameList, type Phrase, sentencesOf } from '@bivouac/text';
import { bare, countEn, countedEn, possessive, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';
import { reasons } from './reasons.ts';

const DIE = { one: 'die', other: 'dice' };
const MINE = { one: 'mine', other: 'mines' };
const POINT = { one: 'victory point', other: 'victory points' };
const SOLDIER = { one: 'soldier', other: 'soldiers' };
const CARD = { one: 'card', other: 'cards' };
const UNIT = { one: 'enemy unit', other: 'enemy units' };

const MONTHS = ['September', 'October', 'November'];

/** The verb after a name: the Soviets win, the Anti-Tank Gun wins. */
const does = (name: Name, one: string, many: string): string =>
  `${The(name)} ${verb(name, one, many)}`;
const is = (name: Name): string => does(name, 'is', 'are');
/** The last two of several: `3 and 7`. */
const anded = (several: Phrase): string => several.replace(/, (?=[^,]*$)/, ' and ');
/** What the dice showed, and what it means. */
const rolled = (p: { dice: Phrase; total: number; isHit: boolean }): string =>
  `Rolled ${anded(p.dice)} against ${p.total}: ${p.isHit ? 'a hit' : 'a miss'}.`;
const mineOf = (isForTanks: boolean): string =>
  isForTanks ? 'anti-tank mine' : 'anti-personnel mine';
const casualtiesOf = (p: { side: Name; count: number }): string =>
  p.count === 0
    ? `${does(p.side, 'has', 'have')} no casualties.`
    : `${does(p.side, 'has', 'have')} ${countEn(p.count, CARD)} in the casualties pile.`;

/** What is said in play beside what the series says everywhere. */
export const sentences = sentencesOf({
  ...common,
  /** A day of the battle, in autumn. */
  day: (p: { date: number; month: number }) => `${p.date} ${MONTHS[p.month - 9] ?? ''}`,
  about: 'Two platoons in a city falling around them, autumn 1942. The dead stay dead.',
  options: {
    ...common.options,
    withdrawal: { title: 'Withdrawal', values: { on: 'allowed', off: 'not allowed' } },
    losses: {
      title: 'Soldiers lost for good',
      values: {
        chosen: 'you choose among reservists',
        lowest: 'the reservist with the lowest number comes',
      },
    },
    'lost-units': {
      title: 'Units with nobody left',
      values: {
        'laid-out': 'their counters are laid out',
        away: 'their counters are left out (only where you choose among reservists)',
      },
    },
  },
  /** The title of a card has the soldier’s name in it already. */
  handLine: (p: { card: Phrase; soldier: Phrase; initiative: number; acts: Phrase }) =>
    `${p.initiative} ${p.card}: ${p.acts}`,
  // The soldier’s name is in brackets already.
  bid: (p: { card: Name; initiative: number }) => `Bid ${bare(p.card)}, initiative ${p.initiative}`,
  bidOf: (p: { card: Name; initiative: number; isBeaten: boolean }) =>
    `${bare(p.card)} with ${p.initiative}`,
  raze: (p: { tile: Phrase }) => `Target the building on ${p.tile}`,
  collapse: (p: { tile: Phrase }) => `Target the tunnel on ${p.tile}`,
  mine: (p: { tile: Phrase }) => `Lay an anti-personnel mine towards ${p.tile}`,
  tankMine: (p: { tile: Phrase }) => `Lay an anti-tank mine towards ${p.tile}`,
  withdraw: 'Withdraw (the enemy wins)',
  fogRemoved: (p: { side: Name }) =>
    `${does(p.side, 'sets', 'set')} aside 1 Fog of War for this battle.`,
  inspired: (p: { side: Name; card: Name }) => `Inspire: ${the(p.card)} acts again.`,
  exerted: (p: { side: Name; card: Name }) => `Exert: ${the(p.card)} acts again.`,
  unitRouted: (p: { unit: Name }) => `${is(p.unit)} routed.`,
  unitReformed: (p: { unit: Name }) => `${is(p.unit)} back in the fight.`,
  unitRallied: (p: { unit: Name }) => `${is(p.unit)} ready again.`,
  unitDriven: (p: { unit: Name; from: Phrase; to: Phrase }) =>
    `${is(p.unit)} driven off from ${p.from} to ${p.to}.`,
  /** A mine, or what is not on the map: nobody on the map fires. */
  minedAt: (p: { target: Name; total: number; dice: Phrase; isHit: boolean }) =>
    `${does(p.target, 'crosses', 'cross')} a mine. ${rolled(p)}`,
  shelledAt: (p: { act: Phrase; target: Name; total: number; dice: Phrase; isHit: boolean }) =>
    `${is(p.target)} under fire from off the map (${p.act}). ${rolled(p)}`,
  firedAt: (p: {
    act: Phrase;
    unit: Name;
    target: Name;
    total: number;
    dice: Phrase;
    isHit: boolean;
  }) => `${does(p.unit, 'fires', 'fire')} at ${the(p.target)} (${p.act}). ${rolled(p)}`,
  /** A shot of which nobody on the map is the author. */
  shotFromAfar: (p: { act: Phrase; target: Name }) => `${p.act}: ${the(p.target)}`,
  onTile: (p: { tile: Phrase }) => `on ${p.tile}`,
  groundOn: (p: { ground: Name; tile: Phrase }) => `${the(p.ground)} on ${p.tile}`,
  buildingDamaged: (p: { tile: Phrase }) => `The building on ${p.tile} is damaged.`,
  buildingDestroyed: (p: { tile: Phrase }) => `The building on ${p.tile} is destroyed.`,
  tunnelDestroyed: (p: { tile: Phrase }) => `The tunnel on ${p.tile} collapses.`,
  mineLaid: (p: { side: Name; tile: Phrase; other: Phrase; isForTanks: boolean }) =>
    `${does(p.side, 'lays', 'lay')} an ${mineOf(p.isForTanks)} between ${p.tile} and ${p.other}.`,
  mineCleared: (p: { side: Name; tile: Phrase; other: Phrase; isForTanks: boolean }) =>
    `${capital(possessive(p.side))} ${mineOf(p.isForTanks)} between ${p.tile} and ${p.other} goes off.`,
  smokeLaid: (p: { unit: Name; tile: Phrase }) =>
    `${does(p.unit, 'lays', 'lay')} smoke on ${p.tile}.`,
  fieldOfFireSet: (p: { unit: Name; tile: Phrase }) =>
    `${does(p.unit, 'covers', 'cover')} ${p.tile} with a field of fire.`,
  fieldOfFireLifted: (p: { unit: Name }) => `The field of fire of ${the(p.unit)} is lifted.`,
  broughtUp: (p: { side: Name; card: Name }) =>
    `${does(p.side, 'brings', 'bring')} up ${the(p.card)} from the supply to hand.`,
  planeShotDown: (p: { side: Name; card: Name }) =>
    `${capital(possessive(p.side))} ${bare(p.card)} is shot down.`,
  nothingShotDown: (p: { side: Name }) => `${does(p.side, 'has', 'have')} no Bomber to shoot down.`,
  victoryPoint: (p: { side: Name; points: number }) =>
    `${does(p.side, 'gains', 'gain')} a victory point: ${p.points} in all.`,
  pointPlaced: (p: { tile: Phrase; points: number }) =>
    `A victory point is laid on ${p.tile}: ${p.points} there now.`,
  askCharge: (p: { unit: Name; act: Phrase }) => `${p.act}: choose a target for ${the(p.unit)}.`,
  askBarrage: (p: { act: Phrase; dice: number }) =>
    `${p.act} with ${countEn(p.dice, DIE)}: choose a tile.`,
  askNext: (p: { act: Phrase }) => `${p.act}: choose the next target on the tile.`,
  askFlame: (p: { unit: Name; dice: number }) =>
    `Choose a target: ${the(p.unit)} ${verb(p.unit, 'rolls', 'roll')} ${countEn(p.dice, DIE)}.`,
  askField: (p: { unit: Name }) => `Choose a tile for ${the(p.unit)} to cover.`,
  askMines: (p: { left: number }) => `Choose an edge: up to ${countEn(p.left, MINE)} left to lay.`,
  askGuide: 'Choose a unit to move.',
  askRally: 'Choose a unit to ready.',
  askEntry: (p: { unit: Name }) =>
    `Choose the Riflemen that ${the(p.unit)} ${verb(p.unit, 'joins', 'join')}.`,
  askInspire: 'Choose a played card to act again.',
  askExert: 'Choose a played card to act again. Its unit will be suppressed.',
  askBringUp: 'Choose a card to take from your supply into your hand.',
  askLoss: (p: { unit: Name }) => `${is(p.unit)} hit. Choose who falls.`,
  askDrive: (p: { unit: Name }) =>
    `Choose a tile to drive ${the(p.unit)} to, or choose “${common.done}”.`,
  askAssault: 'Choose a combat action.',
  askStandDown: 'There is no Bomber to shoot down. Return the card to your supply?',
  factBuilding: (p: { cover: number; resilience: number; state: Phrase }) =>
    `${p.state}, cover from outside ${p.cover}, resilience ${p.resilience}`,
  states: { whole: 'building', damaged: 'damaged building', rubble: 'rubble' },
  factWorks: (p: { cover: number }) => `cover ${p.cover} for the side in control`,
  factImpassable: 'impassable to tanks',
  factTunnel: 'tunnel',
  factSmoke: 'smoke',
  factEscape: 'escape marker',
  factTask: 'task marker',
  factPoints: (p: { points: number }) => countEn(p.points, POINT),
  factMine: (p: { side: Name; tile: Phrase; isForTanks: boolean }) =>
    `${possessive(p.side).replace(/^the /, '')} ${mineOf(p.isForTanks)} towards ${p.tile}`,
  factField: (p: { unit: Name }) => `field of fire: ${bare(p.unit)}`,
  routedUnit: (p: { unit: Phrase }) => `${p.unit} (routed)`,
  goalLine: (p: { side: Phrase; task: Phrase; done: number; needed: number }) =>
    `${p.side}: ${p.task} (${p.done} of ${p.needed})`,
  secretLine: (p: { task: Phrase; done: number; needed: number }) =>
    `Sealed order (only you can see it; it wins too): ${p.task} (${p.done} of ${p.needed})`,
  noTotalRout: 'Total rout does not win this battle.',
  upgradesLine: (p: { count: number }) => `Upgraded after the battle: ${countEn(p.count, SOLDIER)}`,
  taskLine: (p: { side: Phrase; task: Phrase }) => `${p.side}: ${p.task}`,
  sealedLine: (p: { task: Phrase }) => `Sealed order (only you can see it; it wins too): ${p.task}`,
  taskObjectives: (p: { value: number }) => `control objectives worth ${p.value}`,
  taskRout: (p: { units: NameList; count: number }) =>
    `rout ${countedEn(p.units, the)}${p.count > 1 ? ' at the same time' : ''}`,
  taskRoutAny: (p: { value: number }) => `rout ${countEn(p.value, UNIT)} at the same time`,
  taskPoints: (p: { value: number; how: Phrase }) => `gain ${countEn(p.value, POINT)} (${p.how})`,
  pointFor: {
    damage: 'one for each building damaged or destroyed',
    tunnel: 'one for each tunnel destroyed',
    casualty: 'one for each enemy casualty',
  },
  pointForHold: (p: { tile: Phrase }) => `one at the end of each round for control of ${p.tile}`,
  taskStack: (p: { value: number; tiles: Phrase }) =>
    `control a tile with ${countEn(p.value, POINT)} (one more is laid on each of ${anded(p.tiles)} at the end of every round)`,
  taskReach: (p: { units: NameList; value: number; count: number; marker: Phrase }) =>
    p.value === p.count
      ? `bring ${countedEn(p.units, the)} to ${p.marker}${p.count > 1 ? ' at the same time' : ''}`
      : `bring ${p.value} of these to ${p.marker}${p.value > 1 ? ' at the same time' : ''}: ${countedEn(p.units)}`,
  markers: { escape: 'an escape marker', task: 'a task marker' },
  and: ' and ',
  or: ', or ',
  mix: (p: { value: number; parts: Phrase }) => `${p.value} in all, in any mix: ${p.parts}`,
  andOr: ' and/or ',
  won: {
    ...common.won,
    task: (p: { side: Name }) => `${does(p.side, 'wins', 'win')}: the task is accomplished.`,
    'secret-task': (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')}: a sealed order is accomplished.`,
    rout: (p: { side: Name }) => `${does(p.side, 'wins', 'win')}: all enemy Riflemen are routed.`,
    withdrawal: (p: { side: Name }) => `${does(p.side, 'wins', 'win')}: the enemy has withdrawn.`,
    exhausted: (p: { side: Name }) =>
      `${does(p.side, 'wins', 'win')} after a hundred rounds: more objectives, or fewer casualties.`,
  },
  youWon: {
    ...common.youWon,
    task: 'You have accomplished your task.',
    'secret-task': 'You have accomplished your sealed order.',
    rout: 'All enemy Riflemen are routed.',
    withdrawal: 'The enemy has withdrawn.',
    exhausted: 'After a hundred rounds you hold more objectives, or have fewer casualties.',
  },
  youLost: {
    ...common.youLost,
    task: 'The enemy has accomplished their task.',
    'secret-task': 'The enemy has accomplished a sealed order.',
    rout: 'All your Riflemen are routed.',
    withdrawal: 'You have withdrawn.',
    exhausted: 'After a hundred rounds the enemy holds more objectives, or has fewer casualties.',
  },
  reasons,
  first: {
    ...common.first,
    inspire: 'First choose the card that acts again.',
    entry: 'First choose where the unit enters.',
    loss: 'First choose who falls.',
    'drive-off': 'First decide whether to drive the unit off.',
    antitank: 'First choose a target.',
    demolish: 'First choose what to blow up.',
    flamethrower: 'First choose a target for the flamethrower.',
    barrage: 'First choose a tile.',
    'next-target': 'First roll against everything on the tile.',
    field: 'First choose the tile to cover.',
    mines: `First lay the mines, or choose “${common.done}”.`,
    rally: 'First choose the unit to ready.',
    exert: 'First choose the card that acts again.',
    'bring-up': 'First choose the card from the supply.',
    assault: 'First choose the combat action.',
    'stand-down': 'First decide whether the card goes back.',
    reserve: 'First choose a reservist.',
    merge: 'First choose the squad that squad C joins.',
    muster: 'First make up your deck.',
  },
  /** Short names on the drawn map; the letter of the squad follows. */
  short: {
    rifleman: 'R',
    scout: 'S',
    gunner: 'M',
    engineer: 'E',
    sniper: 'Sn',
    'at-gun': 'Atg',
    flamethrower: 'Fl',
    'at-rifle': 'Atr',
    assault: 'As',
    'infantry-gun': 'Ig',
    t34: 'T34',
    panzer: 'PZ',
  },
  legend: {
    tiles:
      '[1/3] = cover and building cover, [1+3] = fortified, # = impassable to tanks, *2 = objective, O = tunnel, > = escape, T = task, ~ = smoke, m = mine on an edge.',
    sides:
      'S = Soviets, G = Germans; s = scouted, C = controlled, (..) = suppressed, -..- = routed.',
    units:
      'R = Riflemen, S = Scouts, M = Machine Gunners, E = Engineers, each with the letter of its squad.',
  },
  /** Soviets and Germans on the drawn map. */
  letters: { soviet: 'S', german: 'G' },
  // Between battles.
  headCampaign: 'Campaign',
  cityLegend:
    'A = as it was, B = damaged or fortified, C = destroyed; S = Soviet, G = German, dot = nobody’s. The Volga is on the right.',
  headStory: 'Your book',
  headTasks: 'The coming battle',
  headReserves: 'Reservists to choose from',
  headRoster: 'Your platoon',
  codeLine: (p: { code: Phrase; scenario: Phrase }) => `State ${p.code}: ${p.scenario}`,
  ownerLine: (p: { side: Phrase; areas: Phrase }) => `${p.side}: ${p.areas}`,
  noOwner: 'Nobody',
  chapterLine: (p: { number: number; scenario: Phrase; reason: Phrase }) =>
    `${p.number}. ${p.scenario}: ${p.reason}`,
  rosterLine: (p: { name: Phrase; men: Phrase }) => `${p.name}: ${p.men}`,
  fallenLine: (p: { men: NameList }) => `Fallen: ${countedEn(p.men)}`,
  pickLine: (p: { men: NameList }) => `Chosen: ${countedEn(p.men)}`,
  askMuster: (p: { name: Name }) =>
    `Choose who starts in the deck as ${bare(p.name)}, or start the battle: the rest is filled in automatically.`,
  askMarch: 'Your deck is complete. Begin the battle.',
  askReserve: (p: { man: Name }) => `Choose a reservist to replace ${the(p.man)}.`,
  askMerge: 'Choose the squad that squad C joins.',
  chapterBegan: (p: { stage: number }) => `Battle ${p.stage}`,
  battleWon: (p: { side: Name }) => `won by ${the(p.side)}`,
  unlockedOwn: (p: { cards: NameList }) => `New in the platoon: ${countedEn(p.cards)}.`,
  squadsMerged: (p: { side: Name; squad: Phrase }) =>
    `${capital(possessive(p.side))} squad C joins squad ${p.squad}.`,
  deckMade: (p: { side: Name }) => `${is(p.side)} ready for the battle.`,
  tileFortified: (p: { tile: Phrase }) => `Tile ${p.tile} is fortified.`,
  battleBegan: (p: { scenario: Phrase }) => `The battle begins: ${p.scenario}.`,
  areaTaken: (p: { area: Name; side: Name }) => `${does(p.side, 'holds', 'hold')} ${the(p.area)}.`,
  soldiersLost: casualtiesOf,
  soldiersLostOwn: (p: { side: Name; count: number; men: Phrase }) =>
    `${casualtiesOf(p)} Lost for good: ${p.men}.`,
  upgradedOwn: (p: { men: NameList }) => `Upgraded: ${countedEn(p.men)}.`,
  fellLine: (p: { man: Name; by: Name }) => `${bare(p.man)}, replaced by ${bare(p.by)}`,
  fellUnreplaced: (p: { man: Name }) => `${bare(p.man)}, not replaced`,
  fellToChoose: (p: { man: Name }) => `${bare(p.man)}, replaced by a reservist of your choice`,
  wonCity: (p: { side: Name }) =>
    `${does(p.side, 'wins', 'win')} the campaign and ${verb(p.side, 'holds', 'hold')} the whole city.`,
  wonLastBattle: (p: { side: Name }) =>
    `${does(p.side, 'wins', 'win')} the last battle, and with it the campaign.`,
  youWonCity: 'You have won the campaign: the whole city is yours.',
  youLostCity: 'The enemy has won the campaign: the whole city is theirs.',
  youWonLastBattle: 'You have won the last battle, and with it the campaign.',
  youLostLastBattle: 'The enemy has won the last battle, and with it the campaign.',
});

export type CitySentences = typeof sentences;
