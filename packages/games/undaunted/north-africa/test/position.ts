import { idOf, nth, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { type ScriptedPlay, scriptedPlay, watched } from '@bivouac/testkit';
import {
  type CardId,
  CONTROLLED,
  type KindId,
  loadScenario,
  NO_CARD,
  NOT_SCOUTED,
  SCOUTED,
  undauntedGame,
} from '@bivouac/undaunted-core';
import type { NorthAfricaAction, NorthEvent } from '../src/rules/index.ts';
import { BOOK, NORTH_AFRICA, type NorthState, type NorthView } from '../src/rules/index.ts';

// Positions that play would take long to reach, on a board made for tests:
//
//   1A 2A 3A 4A      1A, 3A, 10A open (0); 2A 1; 4A 2; 5A hill and impassable; 21A hill
//     5A 6A 21A      6A 1; 7B impassable 1; 8A 1; 9A 2
//   7B 8A 9A 10A
//
// Exits at 1A. Objectives: 2A 1, 6A 2. Structures as a test wants them.

export type Side = 'lrdg' | 'italy';
const ZONES = ['hand', 'played', 'deck', 'discard', 'supply', 'removed'] as const;
export type Zone = (typeof ZONES)[number];

const ALL = {
  lrdg: [
    ...['lieutenant', 'second', 'staff-sergeant', 'scout', 'rifleman', 'driver', 'sniper'],
    ...['saboteur', 'engineer', 'gunner', 'antitank'],
  ],
  italy: [
    ...['sergeant', 'leader-a', 'commander-t', 'plane', 'scout-a', 'rifleman-a', 'gunner-a'],
    ...['antitank-a', 'driver-t', 'gunner-t', 'mechanic-t'],
  ],
} as const;
const COMMANDERS: readonly string[] = [
  ...['lieutenant', 'second', 'staff-sergeant', 'sergeant', 'leader-a', 'commander-t', 'plane'],
];

type Goals = { readonly lrdg: object; readonly italy: object };
const POINTS: Goals = {
  lrdg: { kind: 'points', value: 3 },
  italy: { kind: 'points', value: 3 },
};

/** Every card of the box, all soldiers and vehicles on 10A and 4A, no tile scouted. */
function testFile(goals: Goals): unknown {
  const side = (name: Side, home: string, vehicles: readonly string[]) => ({
    scouted: [home],
    controlled: [],
    units: {
      [home]: [...ALL[name].filter((card) => !COMMANDERS.includes(card)), ...vehicles],
      ...(name === 'italy' ? { '9A': ['hangar', 'motor-pool', 'roadblock-1'] } : {}),
    },
    deck: Object.fromEntries(
      [...ALL[name], 'fog'].map((card) => [card, COMMANDERS.includes(card) ? 1 : 4]),
    ),
    supply: {},
  });
  return {
    id: 'test',
    number: 1,
    provenance: 'own',
    from: '1941-01-01',
    to: '1941-01-01',
    initiative: 'lrdg',
    goals,
    stagger: 'rows',
    tiles: [
      ...[0, 1, 2, 3].map((i) => [`${i + 1}A`, 2 * i, 0]),
      ...['5A', '6A', '21A'].map((name, i) => [name, 1 + 2 * i, 2]),
      ...['7B', '8A', '9A', '10A'].map((name, i) => [name, 2 * i, 4]),
    ],
    objectives: { '2A': 1, '6A': 2 },
    exits: ['1A'],
    sides: {
      lrdg: side('lrdg', '10A', ['command-car', 'truck', 'gun-truck']),
      italy: side('italy', '4A', ['tank', 'scout-car', 'lorry']),
    },
  };
}

export function testGame(goals: Goals = POINTS) {
  const loaded = loadScenario('test.json', testFile(goals), BOOK);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return undauntedGame({ ...NORTH_AFRICA, scenarios: [loaded.value] });
}

export interface SidePosition {
  /** Tile of each counter; those not named are gone from the game with all their cards. */
  readonly at?: { readonly [unit: string]: string };
  /** Vehicle and seat, from 1: `['truck', 1]`. */
  readonly seats?: { readonly [unit: string]: readonly [string, number] };
  readonly suppressed?: readonly string[];
  readonly scouted?: readonly string[];
  readonly controlled?: readonly string[];
  readonly damage?: { readonly [vehicle: string]: number };
  readonly hand?: readonly string[];
  readonly played?: readonly string[];
  /** The top card is the last. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
}

/** Every hand has one card more than it names: `staff-sergeant` or `commander-t`. */
export interface Position {
  readonly goals?: Goals;
  readonly turn: Side;
  readonly lrdg?: SidePosition;
  readonly italy?: SidePosition;
}

export type Play = ScriptedPlay<NorthState, NorthAfricaAction, NorthEvent, NorthView>;

export const seatOf = (side: Side): 0 | 1 => (side === 'lrdg' ? 0 : 1);
const find = (what: string, names: readonly string[], name: string): number => {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`no ${what} is called ${name}`);
  return at;
};
const KIND_NAMES = BOOK.kinds.map(({ id }) => id);
const UNIT_NAMES = (BOOK.owned ?? []).flat().map((kind) => BOOK.units[kind]?.id ?? '');
const SPLIT = BOOK.owned?.[0].length ?? 0;

export const kind = (name: string): KindId => idOf(find('card', KIND_NAMES, name));
export const unit = (name: string): number => find('unit', UNIT_NAMES, name);
export const tile = (name: string): number => find('tile', BOOK.tiles, name.toLowerCase());
export const many = (name: string, count: number): string[] => Array(count).fill(name);
export const names = (cards: readonly number[]): string[] =>
  cards.map((card) => KIND_NAMES[BOOK.kindOf[card] ?? -1] ?? '?');

export function zone(t: Play, side: Side, which: Zone): string[] {
  const state = t.state();
  const seat = seatOf(side);
  const { hand, discard, removed } = state.seats[seat];
  const zones: { readonly [zone in Zone]: readonly number[] } = {
    hand,
    played: state.public.plays[seat],
    deck: state.secret.decks[seat],
    discard,
    supply: state.public.supplies[seat],
    removed,
  };
  return names(zones[which]);
}

export const tileOf = (t: Play, name: string): string | null =>
  BOOK.tiles[t.state().public.at[unit(name)] ?? -1]?.toUpperCase() ?? null;
/** Vehicle and seat of a soldier, from 1; null on foot. */
export function seatIn(t: Play, name: string): readonly [string, number] | null {
  const { rides, places } = t.state().public.extra;
  const vehicle = rides[unit(name)] ?? -1;
  return vehicle < 0 ? null : [UNIT_NAMES[vehicle] ?? '', (places[unit(name)] ?? 0) + 1];
}
export const marker = (t: Play, side: Side, name: string): number =>
  t.state().public.control[seatOf(side) * BOOK.tiles.length + tile(name)] ?? -1;
export const damageOf = (t: Play, name: string): number =>
  t.state().public.extra.damage[unit(name)] ?? -1;
export const ownerOf = (t: Play, name: string): Side =>
  t.state().public.extra.owners[unit(name)] === 0 ? 'lrdg' : 'italy';

/** A line that is neither offered nor possible, and the reason. */
export function expectNot(t: Play, side: Side, line: string, why: object): void {
  t.expectRefused(side, line, 'illegal-action');
  const action = t.match.game.notation.parse(line);
  if (!action.ok) throw new Error(line);
  const told = JSON.stringify(t.match.game.explain?.(t.view(side), action.value));
  if (told !== JSON.stringify(why)) {
    throw new Error(`the reason against “${line}”: have ${told}, want ${JSON.stringify(why)}`);
  }
}

/** A game that starts in this position; after every line the state is checked. */
export function playFrom(position: Position): Play {
  const { game } = testGame(position.goals);
  const state = build(position, game);
  const t: Play = scriptedPlay({ ...game, setup: () => game.clone(state) }, {}, () => undefined);
  return watched(t);
}

type TestGame = ReturnType<typeof testGame>['game'];

function build(position: Position, game: TestGame): NorthState {
  const io = { chance: seededChance(seedFromPhrase('position')), emit: () => undefined };
  const state = game.setup({ scenario: 'test', options: { discard: 'open' } }, io);
  state.public.initiative = seatOf(position.turn);
  for (const seat of [0, 1] as const) {
    dealSide(state, seat, { hand: ['fog', seat === 0 ? 'lieutenant' : 'sergeant'] });
    game.apply(state, seat, { kind: 'bid', card: kind('fog') }, io);
  }
  placeSide(state, 0, position.lrdg ?? {});
  placeSide(state, 1, position.italy ?? {});
  game.check(state);
  return state;
}

function placeSide(state: NorthState, seat: 0 | 1, side: SidePosition): void {
  const { public: part } = state;
  const { extra } = part;
  const [first, last] = seat === 0 ? [0, SPLIT] : [SPLIT, UNIT_NAMES.length];
  const gone: string[] = [];
  for (let i = first; i < last; i++) {
    const name = UNIT_NAMES[i] ?? '';
    const on = side.at?.[name];
    part.at[i] = on === undefined ? -1 : tile(on);
    if (on === undefined && KIND_NAMES.includes(name)) gone.push(name);
  }
  for (const [name, [vehicle, place]] of Object.entries(side.seats ?? {})) {
    extra.rides[unit(name)] = unit(vehicle);
    extra.places[unit(name)] = place - 1;
    extra.owners[unit(vehicle)] = seat;
  }
  for (const name of side.suppressed ?? []) part.isSuppressed[unit(name)] = true;
  for (const [name, count] of Object.entries(side.damage ?? {})) extra.damage[unit(name)] = count;
  const tiles = seat * BOOK.tiles.length;
  const control = part.control.slice().fill(NOT_SCOUTED, tiles, tiles + BOOK.tiles.length);
  for (const name of side.scouted ?? []) control[tiles + tile(name)] = SCOUTED;
  for (const name of side.controlled ?? []) control[tiles + tile(name)] = CONTROLLED;
  part.control = control;
  // A card is left over, so that no turn ends by itself; Fog of War would end it.
  const spare = seat === 0 ? 'staff-sergeant' : 'commander-t';
  dealSide(state, seat, { ...side, hand: [...(side.hand ?? []), spare] }, gone);
}

function dealSide(
  state: NorthState,
  seat: 0 | 1,
  side: SidePosition,
  gone: readonly string[] = [],
): void {
  const own = seat === 0 ? ALL.lrdg : ALL.italy;
  const isOwn = (card: number): boolean =>
    [...own, 'fog'].includes(KIND_NAMES[BOOK.kindOf[card] ?? -1] ?? '');
  const fogs = KIND_NAMES.indexOf('fog');
  const firstFog = BOOK.kindOf.findIndex((of) => of === fogs);
  const left = BOOK.kindOf.flatMap((of, card) =>
    isOwn(card) && (of !== fogs || card < firstFog + 4) ? [idOf<'card'>(card)] : [],
  );
  const dealt: { [zone in Zone]: CardId[] } = {
    hand: [],
    played: [],
    deck: [],
    discard: [],
    supply: [],
    removed: [],
  };
  for (const where of ZONES) {
    const wanted = where === 'supply' ? [] : (side[where] ?? []);
    for (const name of wanted) {
      const at = left.findIndex((card) => BOOK.kindOf[card] === kind(name));
      if (at < 0) throw new Error(`side ${seat} has no further ${name}`);
      dealt[where].push(...left.splice(at, 1));
    }
  }
  for (const card of left) {
    const name = KIND_NAMES[BOOK.kindOf[card] ?? -1] ?? '';
    dealt[gone.includes(name) ? 'removed' : 'supply'].push(card);
  }
  for (const where of ['hand', 'discard', 'supply', 'removed'] as const) {
    dealt[where].sort((a, b) => a - b);
  }
  const { hand, discard, removed } = dealt;
  state.seats[seat] = { hand, discard, removed, bid: NO_CARD, thrown: [] };
  state.secret.decks[seat] = dealt.deck;
  state.public.plays[seat] = dealt.played;
  state.public.supplies[seat] = dealt.supply;
  state.public.gone[seat] = removed.map((card) => nth(BOOK.kindOf, card));
}
