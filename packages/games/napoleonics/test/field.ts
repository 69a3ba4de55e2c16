import { idOf, type ScriptedChance } from '@bivouac/kernel';
import { type ScriptedPlay, scriptedPlay } from '@bivouac/testkit';
import type { Action } from '../src/rules/actions.ts';
import { CARD_IDS, CARDS } from '../src/rules/data/cards.ts';
import { loadScenario } from '../src/rules/data/load-scenario.ts';
import type { Event } from '../src/rules/events.ts';
import { type NapoleonicsGame, napoleonicsGame } from '../src/rules/game.ts';
import {
  type CardId,
  type HexId,
  NO_CARD,
  NO_HEX,
  NO_UNIT,
  type UnitId,
} from '../src/rules/ids.ts';
import { BOARD, HEX_NAMES } from '../src/rules/map.ts';
import type { Scenario } from '../src/rules/scenario.ts';
import { insertCard, type State, unitAt } from '../src/rules/state.ts';
import { isOrdered } from '../src/rules/tasks.ts';
import type { View } from '../src/rules/view.ts';

/** A position, written by names; only what matters to the test. */
export interface Field {
  /** Letter of a terrain → hexes. */
  readonly map?: { readonly [letter: string]: string };
  readonly works?: { readonly [hex: string]: readonly string[] };
  /** Kind → hexes. */
  readonly allied?: { readonly [kind: string]: string };
  readonly french?: { readonly [kind: string]: string };
  readonly leaders?: {
    readonly allied?: { readonly [id: string]: string };
    readonly french?: { readonly [id: string]: string };
  };
  readonly first?: 'allied' | 'french';
  readonly hands?: { readonly allied?: string; readonly french?: string };
  /** Cards drawn after the hands, in order. */
  readonly draws?: string;
  /** Blocks left, by hex. */
  readonly blocks?: { readonly [hex: string]: number };
  readonly banners?: number;
  readonly objectives?: readonly object[];
  /** The option for forming square. */
  readonly option?: string;
  /** Other options of the game. */
  readonly options?: { readonly [id: string]: string };
  /** The last change before the first decision. */
  tweak?(state: State): void;
}

export const hex = (name: string): HexId => {
  const found: HexId = idOf(HEX_NAMES.indexOf(name));
  if (found < 0) throw new Error(`no hex ${name}`);
  return found;
};
export const card = (id: string): CardId => {
  const found: CardId = idOf(CARD_IDS.indexOf(id));
  if (found < 0) throw new Error(`no card ${id}`);
  return found;
};
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

export function scenarioOf(field: Field): Scenario {
  const rows = BOARD.rowLengths.map((length) => new Array<string>(length).fill('.'));
  for (const [letter, hexes] of Object.entries(field.map ?? {})) {
    for (const name of words(hexes)) {
      const at = hex(name);
      (rows[BOARD.rowOf(at)] as string[])[BOARD.colOf(at)] = letter;
    }
  }
  const army = (side: 'allied' | 'french') =>
    Object.fromEntries(
      Object.entries(field[side] ?? {}).map(([kind, hexes]) => [kind, words(hexes)]),
    );
  const hands = handsOf(field);
  // A far-off unit on each side, so that both sides can win banners.
  const guard = (side: 'allied' | 'french', kind: string, at: string) => {
    const units = army(side);
    units[kind] = [...(units[kind] ?? []), at];
    return units;
  };
  const loaded = loadScenario('test', {
    id: 'test',
    number: 1,
    provenance: 'own',
    date: '1808-08-17',
    first: field.first ?? 'allied',
    cards: { allied: hands.allied.length, french: hands.french.length },
    banners: { allied: field.banners ?? 1, french: field.banners ?? 1 },
    map: rows.map((row) => row.join(' ')),
    ...(field.works === undefined ? {} : { works: field.works }),
    ...(field.objectives === undefined ? {} : { objectives: field.objectives }),
    units: {
      allied: guard('allied', 'portuguese-militia', 'i1'),
      french: guard('french', 'french-militia', 'a13'),
    },
    leaders: { allied: field.leaders?.allied ?? {}, french: field.leaders?.french ?? {} },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  // Enough banners that nothing ends before its time.
  const banners = field.banners ?? 9;
  return { ...loaded.value, banners: [banners, banners] };
}

/** Never fewer than four cards: the rest are probes, as far as the deck has any left. */
function handsOf(field: Field): { allied: CardId[]; french: CardId[] } {
  const hands = {
    allied: words(field.hands?.allied).map(card),
    french: words(field.hands?.french).map(card),
  };
  const drawn = words(field.draws).map(card);
  const isLeft = (kind: CardId): boolean => {
    const used = [...hands.allied, ...hands.french, ...drawn].filter((one) => one === kind);
    return used.length < (CARDS[kind]?.copies ?? 0);
  };
  const fill = (hand: CardId[], fillers: readonly string[]): void => {
    while (hand.length < 4) hand.push(fillers.map(card).find(isLeft) ?? card('probe-centre'));
  };
  fill(hands.allied, ['probe-left', 'attack-left']);
  fill(hands.french, ['probe-right', 'attack-right']);
  return hands;
}

export function newGame(field: Field): NapoleonicsGame {
  const game = napoleonicsGame([scenarioOf(field)]);
  return {
    ...game,
    setup(setup, io) {
      const state = game.setup(setup, io);
      for (const [name, blocks] of Object.entries(field.blocks ?? {})) {
        state.public.blocks[unitAt(state.public, hex(name))] = blocks;
      }
      field.tweak?.(state);
      return state;
    },
  };
}

export type Play = ScriptedPlay<State, Action, Event, View>;

/** A game in the position, with the hands and draws that were written down. */
export function play(field: Field): Play {
  const game = newGame(field);
  const script = (luck: ScriptedChance): void => {
    const hands = handsOf(field);
    const top = [...hands.allied, ...hands.french, ...words(field.draws).map(card)];
    const rest = CARDS.flatMap(({ copies }, kind) => new Array<number>(copies).fill(kind));
    for (const used of top) rest.splice(rest.indexOf(used), 1);
    luck.expectShuffle('deck.shuffle', 70, [...rest, ...top.reverse()]);
  };
  const square = field.option === undefined ? {} : { square: field.option };
  const options = { ...square, ...field.options };
  return scriptedPlay(game, { scenario: 'test', options }, script);
}

/** A state of the position, for rules that are asked directly. */
export function stateOf(field: Field): { scenario: Scenario; state: State } {
  return { scenario: scenarioOf(field), state: play(field).state() };
}

export const FACES = { inf: 1, cav: 3, art: 4, flag: 5, sab: 6 } as const;
/** “inf flag sab” as faces of dice. */
export const faces = (text: string): number[] =>
  words(text).map((face) => FACES[face as keyof typeof FACES]);

/** The next throw with this name shows these faces. */
export const throwDice = (t: Play, why: string, text: string): void =>
  t.luck.expectDice(`battle.${why}`, 6, faces(text));

export const at = (t: Play, name: string): UnitId => unitAt(t.state().public, hex(name));
export const blocksAt = (t: Play, name: string): number =>
  t.state().public.blocks[at(t, name)] ?? 0;
/** How many units have an order. */
export const orderedUnits = (t: Play): number => {
  const part = t.state().public;
  return part.at.filter((_, unit) => isOrdered(part, idOf(unit))).length;
};
export const bannersOf = (t: Play): [number, number] => {
  const [allied, french] = t.state().public.banners;
  return [allied.length, french.length];
};

/** Puts an infantry unit in square with the first card of its side's hand. */
export function inSquare(state: State, name: string, seat: 0 | 1): void {
  const unit = unitAt(state.public, hex(name));
  const place = state.public.squares[seat].indexOf(NO_UNIT);
  const [taken = NO_CARD] = state.seats[seat].hand.splice(0, 1);
  state.public.squares[seat][place] = unit;
  state.seats[seat].captured[place] = taken;
}

/** Leaves a side with this number of cards; the others go to the bottom of the deck. */
export function shrinkHand(state: State, seat: 0 | 1, size: number): void {
  const { hand } = state.seats[seat];
  state.secret.deck.unshift(...hand.splice(size));
  hand.sort((a, b) => a - b);
}

export const give = (state: State, seat: 0 | 1, id: string): void =>
  insertCard(state.seats[seat].hand, card(id));

/** Plays a card, orders these units, and goes on to the battle without moving any unit. */
export function command(t: Play, seat: 'allied' | 'french', id: string, ...hexes: string[]): void {
  t.play(seat, `play ${id}`);
  for (const name of hexes) t.play(seat, `order ${name}`);
  for (const phase of ['order', 'pick']) {
    if (t.view(seat).question?.kind === phase && t.view(seat).public.card >= 0)
      t.play(seat, 'done');
  }
}

/** This side begins: Attack Centre orders the unit at `from`, which stays and can battle. */
export function ready(side: 'allied' | 'french', from: string, field: Field): Play {
  const hands = { [side]: 'attack-centre', ...field.hands };
  const t = play({ first: side, ...field, hands });
  command(t, side, 'attack-centre', from);
  return t;
}

/** It fires, and the dice show these faces. */
export function fires(
  side: 'allied' | 'french',
  from: string,
  to: string,
  dice: string,
  field: Field,
): Play {
  const t = ready(side, from, field);
  throwDice(t, 'ranged', dice);
  t.play(side, `fire ${from} ${to}`);
  return t;
}

/** It attacks the hex beside it; without dice the enemy has to answer first. */
export function attacks(
  side: 'allied' | 'french',
  from: string,
  to: string,
  field: Field,
  dice?: string,
): Play {
  const t = ready(side, from, field);
  if (dice !== undefined) throwDice(t, 'melee', dice);
  t.play(side, `melee ${from} ${to}`);
  return t;
}

/** Takes a unit off the field, as if it had never been there. */
export function clear(state: State, name: string): void {
  const unit = unitAt(state.public, hex(name));
  state.public.unitOn[hex(name)] = NO_UNIT;
  state.public.at[unit] = NO_HEX;
  state.public.blocks[unit] = 0;
}

/** The actions on offer to a side, in notation. */
export const lines = (t: Play, seat: 0 | 1): string[] =>
  t.match.actions(seat).map((action) => t.match.game.notation.print(action));

/** The kind of the question that a side has to answer now. */
export const asked = (t: Play, seat: string): string | null => t.view(seat).question?.kind ?? null;

/** The events of a turn that ends with nothing more to do. */
export const DRAWN_AND_NEXT = [{ type: 'cardsDrawn' }, { type: 'turnBegan' }] as const;
