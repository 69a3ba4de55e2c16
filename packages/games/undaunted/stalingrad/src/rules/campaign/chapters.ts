import { type Io, idOf, must, ofSeat, type Seat } from '@bivouac/kernel';
import type { Begin, Scenario } from '@bivouac/undaunted-core';
import { CARDS } from '../data/cards.ts';
import { AREAS, tileNamed } from '../data/city.ts';
import { unlockOf } from '../data/kits.ts';
import type { ScenarioFile } from '../data/scenario-file.ts';
import { counterNamed } from '../data/units.ts';
import type { CityState, Extra } from '../extra.ts';
import { moreOf } from '../more.ts';
import { extraFor } from '../start.ts';
import type { CampaignEvent } from './events.ts';
import { battleCards, fillForced, halfOf, nameNow } from './muster.ts';
import {
  callUp,
  type Losses,
  lockedCards,
  losePlanes,
  mergeSquads,
  NOT_CHOSEN,
  type Roster,
  replace,
  reservesFor,
  sufferLosses,
  unlock,
  upgradeSome,
} from './roster.ts';
import { bookOf, type CampaignState, type Record, type SideBook } from './state.ts';
import { endingOf, isEnd, type Node, nodeOf, type StoryCards, type Tree } from './tree.ts';

/** What the campaign is played with. */
export interface CampaignKit {
  readonly tree: Tree;
  readonly files: readonly ScenarioFile[];
  readonly scenarios: readonly Scenario[];
  readonly begin: Begin<Extra>;
}

type CampaignIo = Io<CampaignEvent>;
const SEATS = [0, 1] as const;

export const stageOf = (code: string): number => Number.parseInt(code, 10);

export const fileOf = ({ files }: CampaignKit, node: Node): ScenarioFile =>
  must(
    files.find(({ id }) => id === node.scenario),
    `scenario ${node.scenario}`,
  );

/** Stalingrad, Příprava kampaně 1 to 3: each side reads its book, in secret. */
export function openChapter(kit: CampaignKit, state: CampaignState, io: CampaignIo): void {
  const node = nodeOf(kit.tree, state.record.code);
  const file = fileOf(kit, node);
  const scenario = kit.scenarios.indexOf(scenarioNamed(kit, node.scenario));
  io.emit({ type: 'chapterBegan', stage: stageOf(node.code), scenario });
  for (const seat of SEATS) {
    const book = bookOf(state, seat);
    const cards = readStory(book.roster, node, seat);
    io.emit({ type: 'cardsUnlocked', seat, secret: { [seat]: { cards } } });
    book.picks = [];
    book.isReady = false;
    book.owesMerge = storyOf(node, seat).merge === true && book.roster.merged < 0;
    fillWhenSettled(book, file, seat);
  }
  fortify(kit, state, node, io);
}

/** The deck is begun only when it is known who is in the platoon. */
function fillWhenSettled(book: SideBook, file: ScenarioFile, seat: Seat): void {
  if (!book.owesMerge && book.owesReserves === undefined) fillForced(book, halfOf(file, seat));
}

export const storyOf = (node: Node, seat: Seat): StoryCards =>
  (seat === 0 ? node.soviet : node.german) ?? {};

/** Unlocks and replaces what story and scenario say; gives back what came. */
export function readStory(roster: Roster, node: Node, seat: Seat): number[] {
  const stage = stageOf(node.code);
  const { unlock: told, replace: changed } = storyOf(node, seat);
  const cards = [...lockedCards(seat, told), ...lockedCards(seat, unlockOf(seat, stage))];
  const fresh = unlock(roster, cards, stage);
  // `1>73`: a starting or locked card makes way for a locked one.
  for (const word of changed?.split(' ') ?? []) {
    const [from = 0, to = 0] = word.split('>').map(Number);
    const [by = -1] = lockedCards(seat, String(to));
    if (replace(roster, holderOf(roster, seat, from), by, stage)) fresh.push(by);
  }
  return fresh;
}

/** The soldier who stands in the platoon under a number, upgraded or not, or their reservist (S-30). */
function holderOf({ available }: Roster, seat: Seat, number: number): number {
  const isHis = (card: number): boolean =>
    CARDS[card]?.seat === seat && CARDS[card]?.number === number;
  return must(available.find(isHis), `a soldier under number ${number}`);
}

/**
 * Stalingrad, Opevnění polí: for the rest of the campaign.
 * @rule stalingrad/works
 */
function fortify(kit: CampaignKit, state: CampaignState, node: Node, io: CampaignIo): void {
  const scenario = scenarioNamed(kit, node.scenario);
  const told = node.fortify?.split(' ').map(tileNamed) ?? [];
  for (const tile of [...moreOf(scenario).fortified, ...told]) {
    if (state.record.letters[tile] !== 0) continue;
    state.record.letters = state.record.letters.with(tile, 1);
    io.emit({ type: 'tileFortified', tile });
  }
}

const scenarioNamed = ({ scenarios }: CampaignKit, id: string): Scenario =>
  must(
    scenarios.find((one) => one.id === id),
    `scenario ${id}`,
  );

export function mergeNow(kit: CampaignKit, state: CampaignState, seat: Seat, squad: number): void {
  const node = nodeOf(kit.tree, state.record.code);
  const book = bookOf(state, seat);
  mergeSquads(book.roster, squad, stageOf(node.code));
  book.owesMerge = false;
  fillWhenSettled(book, fileOf(kit, node), seat);
}

/** The reservists among whom a side has to choose now; none when it owes no choice. */
export function reserveChoices({ roster, owesReserves }: SideBook): number[] {
  const [fallen] = owesReserves ?? [];
  return fallen === undefined ? [] : reservesFor(roster, fallen);
}

/**
 * Stalingrad, Sloučení družstev: any reservist of the squad, as the player chooses (S-26).
 * @rule stalingrad/merging stalingrad/losses
 */
export function chooseReserve(
  kit: CampaignKit,
  state: CampaignState,
  seat: Seat,
  reservist: number,
): void {
  const book = bookOf(state, seat);
  const [fallen, ...others] = must(book.owesReserves, 'a reservist to choose');
  // A casualty of the last battle, although the player has read of the next.
  callUp(book.roster, reservist, must(fallen, 'a soldier'), state.record.chapters.length);
  oweReserves(book, others, state.record.chapters.length);
  fillWhenSettled(book, fileOf(kit, nodeOf(kit.tree, state.record.code)), seat);
}

/** Notes for whom a reservist has to be chosen; a single one left comes without a question. */
function oweReserves(book: SideBook, fallen: readonly number[], stage: number): void {
  delete book.owesReserves;
  const owed = fallen.slice();
  for (let card = owed[0]; card !== undefined; card = owed[0]) {
    const [only, ...others] = reservesFor(book.roster, card);
    if (others.length > 0) {
      book.owesReserves = owed;
      return;
    }
    if (only !== undefined) callUp(book.roster, only, card, stage);
    owed.shift();
  }
}

/**
 * Stalingrad, Příprava kampaně 4 to 8: both decks are made; the battle begins.
 * @rule stalingrad/deck
 */
export function beginBattle(kit: CampaignKit, state: CampaignState, io: CampaignIo): void {
  const { record } = state;
  const node = nodeOf(kit.tree, record.code);
  const file = fileOf(kit, node);
  const scenario = scenarioNamed(kit, node.scenario);
  const index = kit.scenarios.indexOf(scenario);
  const sides = SEATS.map((seat) => {
    const book = bookOf(state, seat);
    const cards = battleCards(book, halfOf(file, seat)).map((card) => idOf<'card'>(card));
    const deck = book.picks.map((card) => idOf<'card'>(card)).sort((a, b) => a - b);
    return { cards, deck, supply: cards.filter((card) => !deck.includes(card)) };
  });
  const [one, two] = sides;
  if (one === undefined || two === undefined) throw new Error('two sides');
  for (const seat of SEATS) {
    const squad = bookOf(state, seat).roster.merged;
    if (squad === record.merged[seat]) continue;
    // What was chosen in secret shows on the counters.
    record.merged[seat] = squad;
    io.emit({ type: 'squadsMerged', seat, squad, reveals: true });
  }
  io.emit({ type: 'battleBegan', scenario: index, reveals: true });
  const extra = extraFor(scenario, {
    cards: [one.cards, two.cards],
    letters: record.letters,
    lostTunnels: record.lostTunnels,
    merged: record.merged,
    mayWithdraw: record.mayWithdraw,
  });
  // Counters are laid out as the scenario says, even those of units that are wholly lost (S-31).
  const start = { scenario: index, sides: [one, two], extra } as const;
  const at = areLostUnitsAway(record) ? { at: countersLeft(scenario, extra) } : {};
  state.battle = kit.begin({ ...start, ...at }, record.isDiscardOpen, io);
}

/** Rules 2 left them out where players choose their reservists, and only there. */
const areLostUnitsAway = ({ areLossesChosen, areLostUnitsLaidOut }: Record): boolean =>
  areLossesChosen === true && areLostUnitsLaidOut !== true;

/** Where the counters stand under rules 2: a unit that has no card left gets none. */
function countersLeft({ at }: Scenario, { cards, merged }: Extra): number[] {
  const manned = new Set(
    SEATS.flatMap((seat) =>
      cards[seat].map((card) => counterNamed(seat, nameNow(card, merged[seat]))),
    ),
  );
  return at.map((tile, unit) => (manned.has(unit) ? tile : -1));
}

/**
 * Stalingrad, Události v kampani: victory, losses, upgrades.
 * @rule stalingrad/losses stalingrad/upgrades stalingrad/campaign
 */
export function closeChapter(kit: CampaignKit, state: CampaignState, io: CampaignIo): void {
  const battle = must(state.battle ?? undefined, 'a battle');
  const { record } = state;
  const node = nodeOf(kit.tree, record.code);
  const outcome = must(battle.public.outcome ?? undefined, 'an outcome');
  const winner = must(outcome.winners[0], 'a winner');
  const { extra } = battle.public;
  record.letters = extra.letters;
  const stood = moreOf(scenarioNamed(kit, node.scenario)).tunnels;
  for (const tile of stood) {
    if (!extra.tunnels.includes(tile) && !record.lostTunnels.includes(tile)) {
      record.lostTunnels.push(tile);
    }
  }
  record.chapters.push({
    code: node.code,
    scenario: node.scenario,
    winner,
    reason: outcome.reason,
    rounds: battle.public.round,
    casualties: [pileOf(battle, 0).length, pileOf(battle, 1).length],
  });
  takeAreas(state, node, winner, io);
  record.code = ofSeat(node.next, winner);
  state.battle = null;
  // Konec kampaně: nothing more is worked out.
  if (isEnd(record.code)) {
    const { winner: victor } = endingOf(kit.tree, record.code);
    record.outcome = { winners: [victor], reason: record.code };
    io.emit({ type: 'campaignEnded', winners: [victor], reason: record.code });
    return;
  }
  for (const seat of SEATS) reckon(state, battle, node, seat, io);
  openChapter(kit, state, io);
}

function takeAreas(state: CampaignState, node: Node, winner: Seat, io: CampaignIo): void {
  const { owners } = state.record;
  AREAS.forEach((area, i) => {
    if (node.areas?.includes(area) !== true) return;
    owners[i] = winner;
    io.emit({ type: 'areaTaken', area: i, seat: winner });
  });
}

/** The casualties pile: neither Fog of War set aside by Recon nor planes shot down. */
function pileOf(battle: CityState, seat: Seat): number[] {
  const { shotDown } = battle.public.extra;
  return ofSeat(battle.seats, seat).removed.filter(
    (card) => CARDS[card]?.name !== 'fog' && !ofSeat(shotDown, seat).includes(card),
  );
}

/** Stalingrad, Fáze vylepšení: two, unless the stage says otherwise. */
const UPGRADES = 2;

/**
 * How many soldiers of each side are upgraded after the battle of a state; after the last one none.
 * @rule stalingrad/upgrades
 */
export const upgradesAfter = ({ upgrades = UPGRADES, next }: Node): number =>
  next.every(isEnd) ? 0 : upgrades;

/** Losses and upgrades of one side. */
function reckon(
  state: CampaignState,
  battle: CityState,
  node: Node,
  seat: Seat,
  io: CampaignIo,
): void {
  const book = bookOf(state, seat);
  const { roster } = book;
  const stage = stageOf(node.code);
  losePlanes(roster, ofSeat(battle.public.extra.shotDown, seat), stage);
  const pile = pileOf(battle, seat);
  const casualties = pile.length;
  io.chance.shuffle(pile, seat === 0 ? 'loss.one' : 'loss.two');
  const mayChoose = state.record.areLossesChosen === true;
  const losses: Losses = sufferLosses(roster, pile, stage, mayChoose);
  const owed = losses.fallen.filter((_, i) => losses.reservists[i] === NOT_CHOSEN);
  if (mayChoose) oweReserves(book, owed, stage);
  io.emit({ type: 'soldiersLost', seat, casualties, secret: { [seat]: { ...losses } } });
  const { hand, discard, bid } = ofSeat(battle.seats, seat);
  const rest = [
    ...ofSeat(battle.public.plays, seat),
    ...hand,
    ...(bid >= 0 ? [bid] : []),
    ...discard,
    ...ofSeat(battle.secret.decks, seat),
    ...pile.filter((card) => !losses.fallen.includes(card)),
  ].sort((a, b) => a - b);
  io.chance.shuffle(rest, seat === 0 ? 'upgrade.one' : 'upgrade.two');
  const upgraded = upgradeSome(roster, rest, upgradesAfter(node), stage);
  const pairs = upgraded.flat();
  io.emit({ type: 'soldiersUpgraded', seat, secret: { [seat]: { pairs } } });
}
