import type { Name, NameList, Phrase } from '@bivouac/text';
import { countEn, countedEn, The } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';

const DIE = { one: 'die', other: 'dice' };
const MINE = { one: 'mine', other: 'mines' };
const POINT = { one: 'point', other: 'points' };
const SOLDIER = { one: 'soldier', other: 'soldiers' };
const CARD = { one: 'card', other: 'cards' };

const MONTHS = ['September', 'October', 'November'];

/** What is said in play beside what the series says everywhere. */
export const sentences = {
  ...common,
  /** A day of the battle, in autumn. */
  day: (p: { date: number; month: number }) => `${p.date} ${MONTHS[p.month - 9] ?? ''}`,
  about: 'Two platoons in a city falling around them, autumn 1942. The dead stay dead.',
  options: {
    ...common.options,
    withdrawal: { title: 'Withdrawal', values: { on: 'allowed', off: 'not allowed' } },
    losses: {
      title: 'Losses for good',
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
  /** The title of a card has the man's name in it already. */
  handLine: (p: { card: Phrase; soldier: Phrase; initiative: number; acts: Phrase }) =>
    `${p.initiative} ${p.card}: ${p.acts}`,
  raze: (p: { tile: string }) => `Target: the building on ${p.tile}`,
  collapse: (p: { tile: string }) => `Target: the tunnel on ${p.tile}`,
  mine: (p: { tile: string }) => `Anti-personnel mine towards ${p.tile}`,
  tankMine: (p: { tile: string }) => `Anti-tank mine towards ${p.tile}`,
  withdraw: 'Withdraw (the enemy wins)',
  inspired: (p: { side: Name; card: Name }) => `${The(p.card)} acts again.`,
  exerted: (p: { card: string }) => `Acts again to exhaustion: ${p.card}`,
  unitRouted: (p: { unit: string }) => `${p.unit}: routed`,
  unitReformed: (p: { unit: string }) => `${p.unit}: back in the fight`,
  unitRallied: (p: { unit: string }) => `${p.unit}: ready again`,
  unitDriven: (p: { unit: string; from: string; to: string }) =>
    `${p.unit}: driven off, ${p.from} → ${p.to}`,
  firedAt: (p: {
    act: string;
    unit: string;
    what: string;
    sum: string;
    dice: string;
    result: string;
  }) => `${p.act}: ${p.unit} at ${p.what}. Defence ${p.sum}, dice ${p.dice}: ${p.result}`,
  buildingOn: (p: { tile: string }) => `the building on ${p.tile}`,
  tunnelOn: (p: { tile: string }) => `the tunnel on ${p.tile}`,
  buildingDamaged: (p: { tile: string }) => `Building on ${p.tile}: damaged`,
  buildingDestroyed: (p: { tile: string }) => `Building on ${p.tile}: destroyed`,
  tunnelDestroyed: (p: { tile: string }) => `Tunnel on ${p.tile}: collapsed`,
  mineLaid: (p: { side: string; tile: string; other: string; kind: string }) =>
    `${p.side}: ${p.kind} between ${p.tile} and ${p.other}`,
  mineCleared: (p: { side: string; tile: string; other: string; kind: string }) =>
    `${p.side}: ${p.kind} between ${p.tile} and ${p.other} has gone off`,
  mineAgainstMen: 'anti-personnel mine',
  mineAgainstTanks: 'anti-tank mine',
  smokeLaid: (p: { tile: string }) => `Smoke on ${p.tile}`,
  fieldOfFireSet: (p: { unit: string; tile: string }) => `${p.unit}: field of fire on ${p.tile}`,
  fieldOfFireLifted: (p: { unit: string }) => `${p.unit}: field of fire given up`,
  broughtUp: (p: { card: string }) => `Straight to the hand: ${p.card}`,
  planeShotDown: (p: { side: string; card: string }) => `${p.side}: shot down, ${p.card}`,
  nothingShotDown: (p: { side: string }) => `${p.side}: no bomber in the air`,
  victoryPoint: (p: { side: string; points: number }) =>
    `${p.side}: ${countEn(p.points, { one: 'victory point', other: 'victory points' })}`,
  pointPlaced: (p: { tile: string; points: number }) =>
    `${p.tile}: ${countEn(p.points, { one: 'victory point', other: 'victory points' })} there now`,
  askCharge: (p: { unit: string; act: string }) => `${p.unit}: ${p.act}. At what?`,
  askBarrage: (p: { act: string; dice: number }) =>
    `${p.act} with ${countEn(p.dice, DIE)}. Which tile?`,
  askNext: (p: { act: string }) => `${p.act}: what is rolled against next?`,
  askFlame: (p: { unit: string; dice: number }) =>
    `${p.unit}: flamethrower with ${countEn(p.dice, DIE)}. At whom?`,
  askField: (p: { unit: string }) => `${p.unit}: which tile to cover?`,
  askMines: (p: { left: number }) => `On which edge? Up to ${countEn(p.left, MINE)} more.`,
  askGuide: 'Which unit is to be moved?',
  askRally: 'Which unit is to be readied?',
  askEntry: (p: { unit: string }) => `${p.unit}: with which riflemen does it enter?`,
  askInspire: 'Inspire: which played card acts again?',
  askExert: 'Exert: which played card acts again? Its unit is suppressed afterwards.',
  askBringUp: 'Which card comes from the supply straight to your hand?',
  askLoss: (p: { unit: string }) => `${p.unit} is hit. Who falls?`,
  askDrive: (p: { unit: string }) => `${p.unit}: drive it to another tile?`,
  askAssault: 'And now: which combat action?',
  askStandDown: 'No bomber in the air. Back to the supply with the card?',
  factBuilding: (p: { cover: number; resilience: number; state: string }) =>
    `${p.state}, from outside ${p.cover}, resilience ${p.resilience}`,
  states: { whole: 'building', damaged: 'damaged building', rubble: 'rubble' },
  factWorks: (p: { cover: number }) => `cover ${p.cover} for the side in control`,
  factImpassable: 'impassable to tanks',
  factTunnel: 'tunnel',
  factSmoke: 'smoke',
  factEscape: 'escape marker',
  factTask: 'task marker',
  factPoints: (p: { points: number }) => countEn(p.points, POINT),
  factMine: (p: { side: string; tile: string; kind: string }) =>
    `${p.side}: ${p.kind} towards ${p.tile}`,
  factField: (p: { unit: string }) => `field of fire: ${p.unit}`,
  routedUnit: (p: { unit: string }) => `${p.unit} (routed)`,
  goalLine: (p: { side: string; task: string; done: number; needed: number }) =>
    `${p.side}: ${p.task} (${p.done} of ${p.needed})`,
  secretLine: (p: { task: string; done: number; needed: number }) =>
    `For your eyes only, this wins too: ${p.task} (${p.done} of ${p.needed})`,
  noTotalRout: 'Total rout does not win this battle.',
  upgradesLine: (p: { count: number }) => `Promoted after the battle: ${countEn(p.count, SOLDIER)}`,
  taskLine: (p: { side: string; task: string }) => `${p.side}: ${p.task}`,
  sealedLine: (p: { task: string }) => `For your eyes only, this wins too: ${p.task}`,
  taskObjectives: (p: { value: number }) => `control objectives worth ${p.value}`,
  taskRout: (p: { units: string }) => `rout at the same time: ${p.units}`,
  taskRoutAny: (p: { value: number }) => `rout ${p.value} enemy units at the same time`,
  taskPoints: (p: { value: number; how: string }) => `gain ${countEn(p.value, POINT)} (${p.how})`,
  pointFor: {
    damage: 'one for each building damaged or destroyed',
    tunnel: 'one for each tunnel destroyed',
    casualty: 'one for each enemy casualty',
  },
  pointForHold: (p: { tile: string }) =>
    `one at the end of each round for control of tile ${p.tile}`,
  taskStack: (p: { value: number; tiles: string }) =>
    `control a tile with ${countEn(p.value, POINT)} (one more lies on each of tiles ${p.tiles} at the end of every round)`,
  taskReach: (p: { units: string; value: number; marker: string }) =>
    `bring to ${p.marker}, ${p.value} at once: ${p.units}`,
  markers: { escape: 'an escape marker', task: 'a task marker' },
  and: ' and ',
  or: ', or ',
  mix: (p: { value: number; parts: string }) => `${p.value} in all, in any mixture: ${p.parts}`,
  andOr: ' and/or ',
  won: {
    ...common.won,
    task: (p: { side: Name }) => `${The(p.side)} win: task accomplished.`,
    'secret-task': (p: { side: Name }) => `${The(p.side)} win: a secret task accomplished.`,
    rout: (p: { side: Name }) => `${The(p.side)} win: all enemy riflemen are routed.`,
    withdrawal: (p: { side: Name }) => `${The(p.side)} win: the enemy has withdrawn.`,
    exhausted: (p: { side: Name }) =>
      `${The(p.side)} win after a hundred rounds: more objectives, or fewer losses.`,
  },
  youWon: {
    ...common.youWon,
    task: 'You have accomplished your task.',
    'secret-task': 'You have accomplished your secret task.',
    rout: 'All enemy riflemen are routed.',
    withdrawal: 'The enemy has withdrawn.',
    exhausted: 'After a hundred rounds you hold more objectives, or have fewer losses.',
  },
  youLost: {
    ...common.youLost,
    task: 'The enemy has accomplished their task.',
    'secret-task': 'The enemy has accomplished a secret task.',
    rout: 'All your riflemen are routed.',
    withdrawal: 'You have withdrawn.',
    exhausted: 'After a hundred rounds the enemy holds more objectives, or has fewer losses.',
  },
  reasons: {
    ...common.reasons,
    'no-target': () => 'There is nothing in range to aim at.',
    'not-a-target': (p: { unit: Name }) => `${The(p.unit)}: this action cannot be aimed at it.`,
    'unit-out-of-range': (p: { unit: Name }) => `${The(p.unit)}: out of range.`,
    'out-of-range': (p: { tile: Phrase }) => `${p.tile}: out of range.`,
    'no-building': (p: { tile: Phrase }) => `${p.tile}: no building stands there.`,
    'no-tunnel': (p: { tile: Phrase }) => `${p.tile}: there is no tunnel.`,
    'nothing-there': (p: { tile: Phrase }) => `${p.tile}: nothing there to hit.`,
    'none-to-inspire': () => 'No played card of this squad could act again.',
    'not-to-inspire': (p: { card: Name }) => `${The(p.card)}: cannot act again.`,
    'upgraded-act': (p: { card: Name }) =>
      `${The(p.card)}: Inspire does not reach upgraded actions.`,
    'act-owed': () => 'The card has been played; it acts once more, nothing else.',
    'enemy-present': (p: { tile: Phrase }) =>
      `${p.tile}: the enemy controls it and has a unit there that is not routed.`,
    'unit-routed': (p: { unit: Name }) => `${The(p.unit)}: routed.`,
    'cannot-be-moved': (p: { unit: Name }) => `${The(p.unit)}: cannot be moved.`,
    'unit-of-other-squad': (p: { unit: Name }) => `${The(p.unit)}: of another squad.`,
    'none-to-rally': () => 'None of your units here is suppressed.',
    'not-shaken': (p: { unit: Name }) => `${The(p.unit)}: not suppressed.`,
    'no-mines-left': () => 'These engineers have laid all their mines.',
    'edges-mined': () => 'Every edge bears a mine of yours.',
    'edge-mined': (p: { tile: Phrase }) => `Towards ${p.tile} there is a mine of yours already.`,
    'no-smoke-left': () => 'These engineers have no smoke left.',
    'smoke-there': (p: { tile: Phrase }) => `${p.tile}: smoke there already.`,
    'field-there': (p: { tile: Phrase }) => `${p.tile}: covered already.`,
    impassable: (p: { tile: Phrase }) => `${p.tile}: impassable to tanks.`,
    'nowhere-to-enter': (p: { unit: Name }) =>
      `${The(p.unit)}: no riflemen with whom it could enter.`,
    'no-withdrawal': () => 'Withdrawal is not allowed in this game.',
    'too-late-to-withdraw': () => 'You can only withdraw before your first card of the turn.',
    'no-squad-to-join': (p: { unit: Name }) =>
      `${The(p.unit)}: squad C can only join riflemen A or B.`,
    'no-free-reservist': () => 'Only a free reservist of that squad can take the place.',
    'not-in-platoon': () => 'There is no such soldier in your platoon.',
    'already-mustered': (p: { card: Name }) => `${The(p.card)}: in the deck already.`,
    'not-in-this-battle': (p: { card: Name }) => `${The(p.card)}: takes no part in this battle.`,
    'deck-full': () => 'The deck is complete.',
    'other-place': (p: { card: Name }) =>
      `${The(p.card)}: another place in the deck is to be filled now.`,
  },
  first: {
    ...common.first,
    entry: 'First choose where the unit enters.',
    loss: 'First choose who falls.',
    'drive-off': 'First decide whether the unit is driven off.',
    antitank: 'First choose the target.',
    demolish: 'First choose what to blow up.',
    flamethrower: 'First choose the target of the flames.',
    barrage: 'First choose the tile.',
    'next-target': 'First roll against everything on the tile.',
    field: 'First choose the tile to cover.',
    mines: 'First lay the mines, or say that this is all.',
    rally: 'First choose the unit to be readied.',
    exert: 'First choose the card that acts again.',
    'bring-up': 'First choose the card from the supply.',
    assault: 'First choose the combat action.',
    'stand-down': 'First decide whether the card goes back.',
    reserve: 'First choose a reservist.',
    merge: 'First choose the squad that squad C joins.',
    muster: 'First make up your deck.',
  },
  /** Short names on the drawn map. */
  short: {
    'rifleman-a': 'RA',
    'rifleman-b': 'RB',
    'rifleman-c': 'RC',
    'scout-a': 'SA',
    'scout-b': 'SB',
    'scout-c': 'SC',
    'gunner-a': 'MA',
    'gunner-b': 'MB',
    'gunner-c': 'MC',
    'engineer-a': 'EA',
    'engineer-b': 'EB',
    'engineer-c': 'EC',
    sniper: 'Sn',
    'at-gun': 'Atg',
    flamethrower: 'Fl',
    'at-rifle': 'Atr',
    assault: 'As',
    'infantry-gun': 'Ig',
    't34-a': 'T34A',
    't34-b': 'T34B',
    'panzer-a': 'PZA',
    'panzer-b': 'PZB',
  },
  legend:
    '[1/3] cover and building cover, [1+3] fortified, # impassable to tanks, *2 objective, O tunnel, > escape, T task, ~ smoke, m mine on an edge.\nS Soviets, G Germans: s scouted, C controlled, (..) suppressed, -..- routed. R riflemen, S scouts, M gunners, E engineers and the squad.',
  /** Soviets and Germans on the drawn map. */
  letters: { soviet: 'S', german: 'G' },
  // Between battles.
  headCampaign: 'Campaign',
  cityLegend:
    'A as it was, B damaged or fortified, C destroyed; S Soviet, G German, . nobody’s. The Volga is on the right.',
  headStory: 'Your book',
  headTasks: 'The coming battle',
  headReserves: 'Reservists to choose from',
  headRoster: 'Your platoon',
  codeLine: (p: { code: string; scenario: string }) => `State ${p.code}: ${p.scenario}`,
  ownerLine: (p: { side: string; areas: string }) => `${p.side}: ${p.areas}`,
  noOwner: 'Nobody',
  chapterLine: (p: { number: number; scenario: string; side: string; reason: string }) =>
    `${p.number}. ${p.scenario}: ${p.side}. ${p.reason}`,
  rosterLine: (p: { name: string; men: string }) => `${p.name}: ${p.men}`,
  fallenLine: (p: { men: NameList }) => `Fallen: ${countedEn(p.men)}`,
  pickLine: (p: { men: NameList }) => `Chosen: ${countedEn(p.men)}`,
  askMuster: (p: { name: string }) =>
    `Choose who starts in the deck as ${p.name}; or begin the battle, and the rest fills itself.`,
  askMarch: 'The deck is made. March off.',
  askReserve: (p: { man: string }) => `${p.man} fell. Which reservist takes the place?`,
  askMerge: 'Which squad does squad C join?',
  chapterBegan: (p: { stage: number }) => `Battle ${p.stage}`,
  battleWon: (p: { side: string }) => `won by the ${p.side}`,
  unlockedOwn: (p: { cards: NameList }) => `New in the platoon: ${countedEn(p.cards)}`,
  squadsMerged: (p: { side: string; squad: string }) => `${p.side}: squad C joins squad ${p.squad}`,
  deckMade: (p: { side: string }) => `${p.side}: ready to march`,
  tileFortified: (p: { tile: string }) => `${p.tile}: fortified`,
  battleBegan: (p: { scenario: string }) => `Battle: ${p.scenario}`,
  areaTaken: (p: { area: string; side: string }) => `${p.area}: ${p.side}`,
  soldiersLost: (p: { side: string; count: number }) =>
    `${p.side}: ${countEn(p.count, CARD)} in the casualties pile`,
  soldiersLostOwn: (p: { side: string; count: number; men: string }) =>
    `${p.side}: ${countEn(p.count, CARD)} in the casualties pile. Lost for good: ${p.men}`,
  upgradedOwn: (p: { men: NameList }) => `Has learnt from it: ${countedEn(p.men)}`,
  fellLine: (p: { man: string; by: string }) => `${p.man} (replaced by ${p.by})`,
  nobodyCame: 'nobody',
  yoursToChoose: 'a reservist of your choice',
  wonCity: (p: { side: string }) => `${p.side} have won the campaign: the whole city is theirs.`,
  wonLastBattle: (p: { side: string }) =>
    `${p.side} have won the last battle, and with it the campaign.`,
  youWonCity: 'You have won the campaign: the whole city is yours.',
  youLostCity: 'The enemy has won the campaign: the whole city is theirs.',
  youWonLastBattle: 'You have won the last battle, and with it the campaign.',
  youLostLastBattle: 'The enemy has won the last battle, and with it the campaign.',
};

export type CitySentences = typeof sentences;
