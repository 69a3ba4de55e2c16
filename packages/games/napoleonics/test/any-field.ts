import { nth, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { KINDS } from '../src/rules/data/kinds.ts';
import type { HexId } from '../src/rules/ids.ts';
import { HEX_NAMES, neighboursOf } from '../src/rules/map.ts';
import type { State } from '../src/rules/state.ts';
import { type Field, hex, inSquare } from './field.ts';

type Side = 'allied' | 'french';
const SIDES: readonly Side[] = ['allied', 'french'];
const LEADERS = { allied: ['wellington', 'moore', 'hill'], french: ['ney', 'soult', 'junot'] };

/** A side whose unit at `from` has an enemy in reach, in a crowded corner of the field. */
interface AnyField {
  readonly field: Field;
  readonly side: Side;
  readonly from: string;
}

/** The attacker's hex. */
const FROM = 'e6';
/** Impassable ground twice, so that many units cannot retreat. */
const GROUNDS = ['r', '~', 'f', 'h', 't'];
const WORKS = [
  ['w', 'sw', 'se'],
  ['nw', 'ne', 'e'],
];

/**
 * Any field around a unit that is about to attack, the same for the same phrase: ground, works, an exit, friends and
 * enemies with few blocks, squares, leaders with units and alone. Few blocks mean few dice, so every throw can be played.
 */
export function anyField(phrase: string): AnyField {
  const chance = seededChance(seedFromPhrase(phrase));
  const isOneIn = (count: number): boolean => chance.pick(count, 'test.one') === 0;
  const any = <T>(list: readonly T[]): T => nth(list, chance.pick(list.length, 'test.any'));
  const side = any(SIDES);
  const enemy: Side = side === 'allied' ? 'french' : 'allied';
  const near = neighboursOf(hex(FROM));
  const target = any([...near, any(beyond(near))]);
  const found = draft();

  const place = (of: Side, at: string, most: number): void => {
    const kinds = KINDS.filter(({ nation }) => (nation === 'french') === (of === 'french'));
    const kind = any(kinds);
    add(found[of], kind.id, at);
    found.blocks[at] = 1 + chance.pick(most, 'test.blocks');
    if (isOneIn(4)) found.lead(of, at);
    if (kind.class === 0 && isOneIn(4)) found.squares.push([at, of]);
  };
  const placeAnything = (at: string): void => {
    const letter = isOneIn(3) ? any(GROUNDS) : '.';
    if (letter !== '.') add(found.map, letter, at);
    if (letter === 'r' || letter === '~') return;
    if (isOneIn(5)) place(any(SIDES), at, 3);
    else if (isOneIn(8)) found.lead(any(SIDES), at);
  };

  place(side, FROM, 2);
  place(enemy, nameOf(target), 3);
  for (const one of new Set([...near, ...beyond(near), ...neighboursOf(target)])) {
    if (one !== target && one !== hex(FROM)) placeAnything(nameOf(one));
  }
  if (isOneIn(3)) add(found.map, 'h', nameOf(target));
  const works = isOneIn(4) ? { works: { [nameOf(target)]: any(WORKS) } } : {};
  const exit = { side: enemy, kind: 'exit', hex: nameOf(target) };
  const objectives = isOneIn(8) ? { objectives: [exit] } : {};
  const { allied, french, leaders, blocks, map, squares } = found;
  const tweak = (state: State): void => {
    for (const [at, of] of squares) inSquare(state, at, of === 'allied' ? 0 : 1);
  };
  return {
    field: { allied, french, leaders, blocks, map, ...works, ...objectives, tweak },
    side,
    from: FROM,
  };
}

/** Mostly enemies and closed ground, so that a leader often has one way only. */
const ON_THE_WAY = [
  ...['enemy', 'enemy', 'enemy', 'closed', 'closed'],
  ...['friend', 'leader', 'nothing'],
];

/**
 * A leader alone at `to`, between whom and their own edge, one to four rows away, enemies, friends, leaders and closed
 * ground lie; the unit at `from` attacks them.
 */
export function anyFlight(phrase: string): AnyField & { readonly to: string } {
  const chance = seededChance(seedFromPhrase(phrase));
  const any = <T>(list: readonly T[]): T => nth(list, chance.pick(list.length, 'test.any'));
  const side = any(SIDES);
  const fleeing: Side = side === 'allied' ? 'french' : 'allied';
  const step = fleeing === 'french' ? -1 : 1;
  const rows = 1 + chance.pick(4, 'test.rows');
  const at = fleeing === 'french' ? rows : 8 - rows;
  const rowName = (row: number): string => nth([...'abcdefghi'], row);
  const [to, from] = [`${rowName(at)}6`, `${rowName(at - step)}6`];
  const found = draft();
  add(found[side], side === 'allied' ? 'british-line' : 'french-line', from);
  found.blocks[from] = 1;
  found.lead(fleeing, to);
  const kinds = { allied: ['portuguese-line', 'british-heavy-cavalry'], french: ['french-line'] };
  for (let row = at + step; row >= 0 && row <= 8; row += step) {
    for (let column = 3; column <= 9; column++) {
      const name = `${rowName(row)}${column}`;
      const what = any(ON_THE_WAY);
      if (what === 'closed') add(found.map, 'r', name);
      if (what === 'leader') found.lead(fleeing, name);
      if (what !== 'enemy' && what !== 'friend') continue;
      const of = what === 'enemy' ? side : fleeing;
      add(found[of], any(kinds[of]), name);
      found.blocks[name] = 1;
    }
  }
  const { allied, french, leaders, blocks, map } = found;
  return { field: { allied, french, leaders, blocks, map }, side, from, to };
}

type Names = Record<string, string>;

/** What is written down so far; `lead` puts the side's next leader on a hex, if it has one left. */
function draft() {
  const left = { allied: LEADERS.allied.slice(), french: LEADERS.french.slice() };
  const leaders = { allied: {} as Names, french: {} as Names };
  return {
    ...{ allied: {} as Names, french: {} as Names, map: {} as Names, leaders },
    ...{ blocks: {} as Record<string, number>, squares: [] as [string, Side][] },
    lead(of: Side, at: string): void {
      const name = left[of].pop();
      if (name !== undefined) leaders[of][name] = at;
    },
  };
}

const add = (names: Names, key: string, at: string): void => {
  names[key] = `${names[key] ?? ''} ${at}`.trim();
};
const nameOf = (one: HexId): string => nth(HEX_NAMES, one);

/** The hexes two steps away. */
const beyond = (near: readonly HexId[]): HexId[] =>
  [...new Set(near.flatMap((one) => neighboursOf(one)))].filter(
    (one) => one !== hex(FROM) && !near.includes(one),
  );
