import { idOf } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { MODES, type Mode } from '../../src/rules/data/cards.ts';
import { countDice, escapeDice, faceClass } from '../../src/rules/dice.ts';
import type { Modifier } from '../../src/rules/events.ts';
import { canSee, NO_GUNS } from '../../src/rules/sight.ts';
import { type PublicPart, type State, unitAt } from '../../src/rules/state.ts';
import { canFireAt } from '../../src/rules/targets.ts';
import { clearTasks, markOrdered } from '../../src/rules/tasks.ts';
import { command, type Field, hex, inSquare, lines, play, stateOf } from '../field.ts';

/** The parts of a throw as “source value”. */
const named = (parts: readonly Modifier[]): string[] =>
  parts.map(({ source, value }) => `${source} ${value}`);

interface Wish {
  readonly isRanged?: boolean;
  readonly isBonus?: boolean;
  readonly mode?: Mode;
  readonly tweak?: (state: State) => void;
}

/** The dice of the unit on one hex against the unit on the other. */
function partsOf(field: Field, from: string, to: string, wish: Wish = {}): string[] {
  const { scenario, state } = stateOf(field);
  const part = state.public;
  part.mode = MODES.indexOf(wish.mode ?? 'normal');
  wish.tweak?.(state);
  const parts: Modifier[] = [];
  const blow = {
    ...{ unit: unitAt(part, hex(from)), from: hex(from), hex: hex(to) },
    target: unitAt(part, hex(to)),
    ...{ isRanged: wish.isRanged ?? false, isBonus: wish.isBonus ?? false },
  };
  const total = countDice(scenario, part, blow, parts);
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  return named(parts);
}

const orderAll = (part: PublicPart): void => {
  part.at.forEach((_, unit) => {
    markOrdered(part, idOf(unit));
  });
};

describe('napoleonics/tactic-cards: dice that a card adds', () => {
  const GUARDS: Field = {
    first: 'french',
    allied: { 'british-line': 'e6' },
    french: {
      ...{ 'french-old-guard': 'd5', 'french-guard-cavalry': 'd6', 'french-line': 'e5' },
      'french-guard-foot-artillery': 'e7',
    },
  };
  const HEXES = { guard: 'd5', cavalry: 'd6', line: 'e5', guns: 'e7' } as const;
  const cardDice = (who: keyof typeof HEXES, mode: Mode, wish: Wish = {}): number => {
    const tweak = (state: State): void => {
      orderAll(state.public);
      wish.tweak?.(state);
    };
    const parts = partsOf(GUARDS, HEXES[who], 'e6', { ...wish, mode, tweak });
    const card = parts.find((line) => line.startsWith('card '));
    return Number(card?.replace('card ', '') ?? 0);
  };

  test.each([
    ['normal', [0, 0, 0, 0]],
    ['bayonet', [1, 0, 0, 0]],
    ['bombard', [0, 0, 0, 3]],
    ['charge', [0, 2, 0, 0]],
    ['elan', [1, 1, 1, 1]],
    ['hold', [0, 0, 0, 0]],
    ['march', [0, 0, 0, 0]],
    ['steel', [1, 1, 1, 1]],
    ['leadership', [1, 1, 1, 1]],
    ['manoeuvre', [0, 0, 0, 0]],
  ] as const)('%s, in a melee of guard, guard cavalry, line and guard guns', (mode, wanted) => {
    const kinds = Object.keys(HEXES) as (keyof typeof HEXES)[];
    expect(kinds.map((who) => cardDice(who, mode))).toEqual(wanted);
  });

  test('Fire and Hold gives its die to fire; Give Them the Cold Steel none to the bonus melee', () => {
    expect(cardDice('guard', 'hold', { isRanged: true })).toBe(1);
    expect(cardDice('cavalry', 'steel', { isBonus: true })).toBe(0);
  });

  test('a unit that was not ordered gets no die, nor does the side whose turn it is not', () => {
    const unordered = (state: State): void => {
      clearTasks(state.public);
    };
    expect(cardDice('guard', 'elan', { tweak: unordered })).toBe(0);
    const others = (state: State): void => {
      state.public.active = 0;
    };
    expect(cardDice('guard', 'elan', { tweak: others })).toBe(0);
  });
});

describe('strength of an attack, part by part', () => {
  test('napoleonics/melee napoleonics/ranged: infantry, cavalry and guns', () => {
    const field: Field = {
      allied: { 'british-heavy-cavalry': 'e6' },
      french: { 'french-line': 'e7', 'french-guard-foot-artillery': 'd6', 'french-militia': 'e5' },
    };
    expect(partsOf(field, 'e6', 'e7')).toEqual(['blocks 3', 'kind 1']);
    expect(partsOf(field, 'e7', 'e6')).toEqual(['blocks 4']);
    expect(partsOf(field, 'd6', 'e6')).toEqual(['guns 4', 'kind 1']);
    const tweak = (state: State): void => {
      orderAll(state.public);
    };
    expect(partsOf(field, 'e6', 'e7', { mode: 'charge', tweak })).toEqual([
      ...['blocks 3', 'kind 1', 'card 1'],
    ]);
  });

  test('napoleonics/square: one die, of the square and of cavalry against it', () => {
    const field: Field = {
      allied: { 'british-heavy-cavalry': 'e6' },
      french: { 'french-line': 'e7' },
    };
    const tweak = (state: State): void => inSquare(state, 'e7', 1);
    expect(partsOf(field, 'e6', 'e7', { tweak })).toEqual(['blocks 3', 'kind 1', 'square -3']);
    expect(partsOf(field, 'e7', 'e6', { tweak })).toEqual(['blocks 4', 'square -3']);
  });

  test('napoleonics/combined-arms napoleonics/ford: guns from afar lose at a ford what fire loses, and that is nothing', () => {
    const field: Field = {
      map: { '=': 'e6' },
      allied: { 'british-foot-artillery': 'e4 e7' },
      french: { 'french-line': 'e6' },
    };
    expect(partsOf(field, 'e4', 'e6')).toEqual(['guns 3']);
    expect(partsOf(field, 'e7', 'e6')).toEqual(['guns 4', 'terrain-in -1']);
  });

  test('napoleonics/field-works: fire along the edge of the field is not stopped by works on one side of the corner (N-10)', () => {
    const field: Field = {
      works: { c1: ['e', 'ne', 'se'] },
      allied: { 'british-line': 'e1' },
      french: { 'french-line': 'c1' },
    };
    expect(partsOf(field, 'e1', 'c1', { isRanged: true })).toEqual(['blocks 4', 'kind 1']);
  });

  test('napoleonics/escape: blocks or guns, the kind, and one die for a square', () => {
    const { scenario, state } = stateOf({
      allied: { 'british-foot-artillery': 'e4', 'british-grenadier': 'e6' },
      french: { 'french-guard-horse-artillery': 'c6' },
    });
    const partsOfEscape = (name: string): string[] => {
      const parts: Modifier[] = [];
      const total = escapeDice(scenario, state.public, unitAt(state.public, hex(name)), parts);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
      return named(parts);
    };
    expect(partsOfEscape('e4')).toEqual(['guns 4']);
    expect(partsOfEscape('c6')).toEqual(['guns 3', 'kind 1']);
    expect(partsOfEscape('e6')).toEqual(['blocks 4', 'kind 1']);
    inSquare(state, 'e6', 0);
    expect(partsOfEscape('e6')).toEqual(['blocks 4', 'kind 1', 'square -4']);
  });

  test('napoleonics/hits: a die has two sides of infantry, one each of cavalry, guns, flag and sabers', () => {
    expect([1, 2, 3, 4, 5, 6].map(faceClass)).toEqual([0, 0, 1, 2, -1, -1]);
  });
});

describe('napoleonics/ranged napoleonics/line-of-sight', () => {
  test('not beside the target, as far as the weapon reaches, with dice left after the move', () => {
    const { scenario, state } = stateOf({
      allied: { 'british-line': 'c1 e1 b1', 'british-horse-artillery': 'g1' },
      french: { 'french-line': 'b2 c3 e4 g5' },
    });
    const part = state.public;
    const can = (from: string, to: string): boolean =>
      canFireAt(scenario, part, unitAt(part, hex(from)), unitAt(part, hex(to)), false);
    expect(can('b1', 'b2')).toBe(false);
    expect(can('c1', 'c3')).toBe(true);
    expect(can('e1', 'e4')).toBe(false);
    expect(can('g1', 'g5')).toBe(true);
    part.steps[unitAt(part, hex('g1'))] = 1;
    expect(can('g1', 'g5')).toBe(false);
  });

  test('napoleonics/hill: infantry never fires over friends, and guns not over friends on the hill', () => {
    const { scenario, state } = stateOf({
      map: { h: 'e5 e6 e7 g5' },
      allied: { 'british-line': 'g5 g6', 'british-foot-artillery': 'e5', 'british-light': 'e6' },
      french: { 'french-line': 'e7 g7' },
    });
    const { public: part } = state;
    const can = (from: string, to: string): boolean =>
      canFireAt(scenario, part, unitAt(part, hex(from)), unitAt(part, hex(to)), false);
    expect(can('g5', 'g7')).toBe(false);
    expect(can('e5', 'e7')).toBe(false);
    expect(canSee(scenario, part, hex('g5'), hex('g7'), 0)).toBe(true);
    expect(canSee(scenario, part, hex('g5'), hex('g7'), NO_GUNS)).toBe(false);
  });
});

describe('napoleonics/battle: which units may fight', () => {
  test('a friendly leader alone is not a target', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e7' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'done', 'done');
    t.expectOffers('allied', ['melee e6 d6', 'done']);
  });

  test('napoleonics/town: a unit that stays in a town, told to move or not, battles from it', () => {
    const t = play({
      map: { t: 'e6' },
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'pick e6');
    expect(lines(t, 0)).toEqual(['d5', 'd6', 'e5', 'e6', 'e7', 'f5', 'f6'].map((to) => `go ${to}`));
    t.play('allied', 'go e6');
    t.expectEvents([]);
    t.expectOffers('allied', ['fire e6 c6', 'done']);
  });

  test('napoleonics/ranged: no unit fires with no dice', () => {
    const fires = (field: Field, ...moves: string[]): string[] => {
      const t = play({
        allied: { 'portuguese-line': 'e6' },
        french: { 'french-line': 'c6 a1' },
        hands: { allied: 'attack-centre' },
        ...field,
      });
      t.play('allied', 'play attack-centre', 'order e6', ...moves);
      return lines(t, 0);
    };
    expect(fires({ blocks: { e6: 1 } }, 'done')).toEqual(['fire e6 c6', 'done']);
    // One block into a forest, and half a block rounded down after a move.
    expect(fires({ blocks: { e6: 1 }, map: { f: 'c6' } }, 'done')).toEqual([]);
    expect(fires({ blocks: { e6: 1 } }, 'pick e6', 'go e7')).toEqual([]);
  });

  test('napoleonics/combined-arms: guns beside the target join too; led by guns none join', () => {
    const join = (lead: string, guns: string): string[] => {
      const t = play({
        allied: { [lead]: 'e6', 'british-horse-artillery': guns },
        french: { 'french-line': 'd6' },
        hands: { allied: 'attack-centre' },
      });
      command(t, 'allied', 'attack-centre', 'e6', guns);
      t.play('allied', 'melee e6 d6');
      return lines(t, 0);
    };
    expect(join('british-line', 'd5')).toEqual(['join d5', 'attack']);
    expect(join('british-line', 'd4')).toEqual(['join d4', 'attack']);
    expect(join('british-foot-artillery', 'd5')).toEqual([]);
    expect(join('british-foot-artillery', 'd4')).toEqual([]);
  });

  test('napoleonics/movement: the last block of infantry moves one hex and fights', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'attack-centre' },
      blocks: { e6: 1 },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'pick e6', 'go d6');
    t.expectOffers('allied', ['melee d6 c6', 'done']);
  });
});
