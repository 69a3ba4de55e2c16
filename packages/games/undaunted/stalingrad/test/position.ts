import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { type ScriptedPlay, scriptedPlay, watched } from '@bivouac/testkit';
import {
  type CardId,
  CONTROLLED,
  NO_CARD,
  NOT_SCOUTED,
  SCOUTED,
  undauntedGame,
} from '@bivouac/undaunted-core';
import type { SideFile } from '../src/rules/data/scenario-file.ts';
import type { CityEvent, StalingradAction } from '../src/rules/index.ts';
import {
  CARDS,
  type CityRules,
  type CityState,
  type CityView,
  cardNamed,
  compileScenario,
  counterNamed,
  FOG,
  type ScenarioFile,
  STALINGRAD,
  TILES,
  tileNamed,
} from '../src/rules/index.ts';
import { objectives } from '../src/rules/task.ts';

// Positions that play would take long to reach. The window (second row half a tile to the left):
//
//     403  404  405  406  407     406 building 1/3/8; the others street and square, cover 0
//   503  504  505  506  507       503 works 1, fortified 3; 504 0; 505 2; 506 1; 507 building 1/3/9
//     603  604  605  606  607     604, 606 buildings 1/3/8; 603 0; 605 1; 607 1
//
// Cards by deck and number, as printed: P-004 Rifleman A, P-009 Rifleman B, P-014 Scout A, P-020
// Gunner A; locked ones differ by side (src/rules/data/cards-*.ts).

export type Side = 'soviet' | 'german';
type Zone = 'hand' | 'played' | 'deck' | 'discard' | 'supply' | 'removed';

export interface SidePosition {
  /** Tile of each counter; riflemen not named stand at home (403, 607) so that neither side is beaten. */
  readonly at?: { readonly [unit: string]: string };
  readonly suppressed?: readonly string[];
  readonly routed?: readonly string[];
  readonly scouted?: string;
  readonly controlled?: string;
  readonly fields?: { readonly [unit: string]: string };
  readonly hand?: string;
  readonly played?: string;
  /** The top card is the last. */
  readonly deck?: string;
  readonly discard?: string;
  readonly supply?: string;
  readonly merged?: number;
  /** Without the card that is left over. */
  readonly isBare?: true;
}

export interface Position {
  readonly turn: Side;
  readonly round?: number;
  readonly soviet?: SidePosition;
  readonly german?: SidePosition;
  /** Tiles that show B or C: `{ 406: 'C' }`. */
  readonly letters?: { readonly [tile: string]: 'B' | 'C' };
  readonly smoke?: string;
  readonly isDiscardHidden?: true;
  readonly withdrawal?: true;
  /** Where the scenario differs from the one below. */
  readonly file?: Partial<Omit<ScenarioFile, Side>> & {
    readonly [side in Side]?: Partial<SideFile>;
  };
}

export type Play = ScriptedPlay<CityState, StalingradAction, CityEvent, CityView>;
/** With the scenario of the position. */
export type PlayedPosition = Play & { readonly rules: CityRules };

const FILE: ScenarioFile = {
  id: '991',
  day: '1942-10-01',
  window: '403-407 503-507 603-607',
  objectives: { 504: 1, 505: 2 },
  initiative: 'soviet',
  soviet: {
    task: objectives(9),
    units: { 603: 'rifleman-a', 604: 'rifleman-b' },
    supply:
      'rifleman-c scout-c gunner-c leader-c engineer-a engineer-b sniper at-gun flamethrower at-rifle t34-a t34-b starshina commissar commander medic bomber anti-aircraft guns radio',
  },
  german: {
    task: objectives(9),
    units: { 407: 'rifleman-a', 406: 'rifleman-b' },
    supply:
      'rifleman-c scout-c gunner-c leader-c engineer-a engineer-b engineer-c sniper at-gun flamethrower assault infantry-gun panzer-a panzer-b feldwebel commander medic bomber anti-aircraft guns',
  },
};

export const seatOf = (side: Side): 0 | 1 => (side === 'soviet' ? 0 : 1);
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);
export const card = (side: Side, name: string): CardId =>
  cardNamed(`${side === 'soviet' ? 'S' : 'N'}-${name}`);
export const unit = (side: Side, name: string): number => counterNamed(seatOf(side), name);
export const tile = tileNamed;

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
  return zones[which].map((one) => CARDS[one]?.id.slice(2) ?? '?');
}

export const tileOf = (t: Play, side: Side, name: string): string | undefined =>
  TILES[t.state().public.at[unit(side, name)] ?? -1];
export const isRouted = (t: Play, side: Side, name: string): boolean =>
  t.state().public.extra.routed[unit(side, name)] === true;
export const isSuppressed = (t: Play, side: Side, name: string): boolean =>
  t.state().public.isSuppressed[unit(side, name)] === true;
export const fieldOf = (t: Play, side: Side, name: string): string | undefined =>
  TILES[t.state().public.extra.fields[unit(side, name)] ?? -1];
export const letterOf = (t: Play, name: string): string =>
  'ABC'[t.state().public.extra.letters[tile(name)] ?? 0] ?? '?';
export const marker = (t: Play, side: Side, name: string): number =>
  t.state().public.control[seatOf(side) * TILES.length + tile(name)] ?? -1;

/** A line that is neither offered nor possible, and the reason. */
export function expectNot(t: Play, side: Side, line: string, code: string): void {
  t.expectRefused(side, line, 'illegal-action');
  const action = t.match.game.notation.parse(line);
  if (!action.ok) throw new Error(line);
  const told = t.match.game.explain?.(t.view(side), action.value)?.code;
  if (told !== code) throw new Error(`the reason against “${line}”: have ${told}, want ${code}`);
}

/** The name of the question that a side has to answer. */
export const questionTo = (t: Play, side: Side): string | null =>
  t.view(side).question?.kind ?? null;

/** A game that starts in this position; after every line the state is checked. */
export function playFrom(position: Position): PlayedPosition {
  const { game, rules, state } = build(position);
  const t = scriptedPlay({ ...game, setup: () => game.clone(state) }, {}, () => undefined);
  return { ...watched(t), rules };
}

function build(position: Position) {
  const file: ScenarioFile = {
    ...FILE,
    ...position.file,
    initiative: position.turn,
    soviet: { ...FILE.soviet, ...position.file?.soviet },
    german: { ...FILE.german, ...position.file?.german },
  };
  const { game, rules } = undauntedGame({
    ...STALINGRAD,
    scenarios: [compileScenario(file, 1)],
  });
  const io = { chance: seededChance(seedFromPhrase('position')), emit: () => undefined };
  const discard = position.isDiscardHidden ? 'hidden' : 'open';
  const withdrawal = position.withdrawal ? 'on' : 'off';
  const state = game.setup({ scenario: file.id, options: { discard, withdrawal } }, io);
  for (const side of ['soviet', 'german'] as const) {
    const isFog = (one: number): boolean =>
      CARDS[one]?.name === 'fog' && CARDS[one]?.seat === seatOf(side);
    const fog = idOf<'card'>(CARDS.findIndex((_, one) => isFog(one)));
    const part = state.seats[seatOf(side)];
    part.hand = [card(side, 'P-001'), fog];
    game.apply(state, seatOf(side), { kind: 'bid', card: idOf(FOG) }, io);
  }
  for (const side of ['soviet', 'german'] as const) placeSide(state, side, position[side] ?? {});
  const { extra } = state.public;
  for (const [name, letter] of Object.entries(position.letters ?? {})) {
    extra.letters = extra.letters.with(tile(name), 'ABC'.indexOf(letter));
  }
  extra.smoke = words(position.smoke).map(tile);
  if (position.round !== undefined) state.public.round = position.round;
  game.check(state);
  return { game, rules, state };
}

function placeSide(state: CityState, side: Side, given: SidePosition): void {
  const seat = seatOf(side);
  const { public: part } = state;
  const home = side === 'soviet' ? '403' : '607';
  part.at.forEach((_, id) => {
    if (id < counterNamed(1, 'rifleman-a') === (seat === 0)) part.at[id] = -1;
  });
  const at = { 'rifleman-a': home, 'rifleman-b': home, ...given.at };
  for (const [name, on] of Object.entries(at)) part.at[unit(side, name)] = tile(on);
  for (const name of given.suppressed ?? []) part.isSuppressed[unit(side, name)] = true;
  const { extra } = part;
  for (const name of given.routed ?? []) {
    extra.routed = extra.routed.with(unit(side, name), true);
  }
  for (const [name, on] of Object.entries(given.fields ?? {})) {
    extra.fields = extra.fields.with(unit(side, name), tile(on));
  }
  extra.merged[seat] = given.merged ?? -1;
  const first = seat * TILES.length;
  const control = part.control.slice().fill(NOT_SCOUTED, first, first + TILES.length);
  for (const name of words(given.scouted)) control[first + tile(name)] = SCOUTED;
  for (const name of words(given.controlled)) control[first + tile(name)] = CONTROLLED;
  part.control = control;
  const ascending = (list: CardId[]): CardId[] => list.sort((a, b) => a - b);
  const cards = (text: string | undefined): CardId[] => words(text).map((id) => card(side, id));
  // A card is left over, so that no turn ends by itself.
  const spare = given.isBare ? [] : [card(side, 'P-001')];
  const hand = ascending([...cards(given.hand), ...spare]);
  const discard = ascending(cards(given.discard));
  const supply = ascending(cards(given.supply));
  const [played, deck] = [cards(given.played), cards(given.deck)];
  state.seats[seat] = { hand, discard, removed: [], bid: NO_CARD, thrown: [] };
  state.secret.decks[seat] = deck;
  part.plays[seat] = played;
  part.supplies[seat] = supply;
  const all = ascending([hand, discard, supply, played, deck].flat());
  extra.cards = seat === 0 ? [all, extra.cards[1]] : [extra.cards[0], all];
  part.gone[seat] = [];
}
