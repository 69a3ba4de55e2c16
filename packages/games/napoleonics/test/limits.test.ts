import { describe, expect, test } from 'vitest';
import { canAnyUnitAttack } from '../src/rules/attacks.ts';
import { mayHoldFirstStrike } from '../src/rules/cards.ts';
import { CARD_IDS, MODES, type Mode } from '../src/rules/data/cards.ts';
import { countDice } from '../src/rules/dice.ts';
import { NO_UNIT } from '../src/rules/ids.ts';
import { leaveSquare } from '../src/rules/pieces.ts';
import { isSupported } from '../src/rules/retreat.ts';
import { unitAt } from '../src/rules/state.ts';
import { fireTargets, joinableGuns } from '../src/rules/targets.ts';
import { markOrdered } from '../src/rules/tasks.ts';
import {
  asked,
  attacks,
  bannersOf,
  blocksAt,
  clear,
  type Field,
  faces,
  hex,
  inSquare,
  lines,
  play,
  ready,
  stateOf,
  throwDice,
} from './field.ts';

// Cases that a rule excludes: a unit just too far, of the wrong class or side, or without dice.

describe('napoleonics/battle: which units can attack', () => {
  /** The allied line at e6, ordered; the mode of the card just played. */
  const can = (french: string, mode: Mode): boolean => {
    const { scenario, state } = stateOf({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': french },
    });
    const { public: part } = state;
    part.mode = MODES.indexOf(mode);
    markOrdered(part, unitAt(part, hex('e6')));
    return canAnyUnitAttack(scenario, part);
  };

  test('napoleonics/tactic-cards: a card of melees alone does not let a unit fire', () => {
    expect(can('e8', 'normal')).toBe(true);
    expect(can('e8', 'bayonet')).toBe(false);
    expect(can('e7', 'bayonet')).toBe(true);
  });

  test('napoleonics/ranged: an enemy beside a unit stops fire at others, also where no melee is allowed', () => {
    expect(can('e8', 'hold')).toBe(true);
    expect(can('e7 e8', 'hold')).toBe(false);
  });
});

describe('napoleonics/ranged', () => {
  test('not out of range, not without sight, not at a unit that is gone', () => {
    const at = (french: string, field: Field = {}, gone = ''): readonly number[] => {
      const { scenario, state } = stateOf({
        allied: { 'british-line': 'e6' },
        french: { 'french-line': french },
        ...field,
      });
      if (gone !== '') clear(state, gone);
      return fireTargets(scenario, state.public, unitAt(state.public, hex('e6')));
    };
    expect(at('e8')).toEqual([hex('e8')]);
    expect(at('e9')).toEqual([]);
    expect(at('e8', { map: { f: 'e7' } })).toEqual([]);
    expect(at('e8 e4', {}, 'e8')).toEqual([hex('e4')]);
  });
});

describe('napoleonics/combined-arms', () => {
  test('only guns join: neither infantry nor cavalry beside the target', () => {
    const { scenario, state } = stateOf({
      allied: {
        'british-line': 'e6 f7',
        'british-light-cavalry': 'f8',
        'british-foot-artillery': 'e9',
      },
      french: { 'french-line': 'e7' },
    });
    const { public: part } = state;
    const units = ['e6', 'f7', 'f8', 'e9'].map((name) => unitAt(part, hex(name)));
    for (const unit of units) markOrdered(part, unit);
    const guns = joinableGuns(scenario, part, unitAt(part, hex('e6')), unitAt(part, hex('e7')));
    expect(guns).toEqual([hex('e9')]);
  });
});

describe('napoleonics/first-strike', () => {
  test('either side may hold it unless both lie on the table', () => {
    const strike = CARD_IDS.indexOf('first-strike');
    const other = CARD_IDS.indexOf('rally');
    const may = (card: number, ...discards: number[]): boolean => {
      const { public: part } = stateOf({ allied: { 'british-line': 'e6' } }).state;
      Object.assign(part, { card, discards });
      return mayHoldFirstStrike(part, 1);
    };
    expect(may(other, strike, other)).toBe(true);
    expect(may(other, other, other)).toBe(true);
    expect(may(strike, other, other)).toBe(true);
    expect(may(strike, strike)).toBe(false);
    expect(may(other, strike, strike)).toBe(false);
  });
});

describe('napoleonics/square', () => {
  test('cavalry throws all its dice at a leader alone', () => {
    const { scenario, state } = stateOf({
      allied: { 'british-line': 'i6' },
      french: { 'french-heavy-cavalry': 'd6' },
      leaders: { allied: { moore: 'e6' } },
    });
    const [from, to] = [hex('d6'), hex('e6')];
    const unit = unitAt(state.public, from);
    const blow = { unit, from, hex: to, target: NO_UNIT, isRanged: false, isBonus: false };
    expect(countDice(scenario, state.public, blow, null)).toBe(
      countDice(scenario, state.public, { ...blow, target: unitAt(state.public, hex('i6')) }, null),
    );
  });

  test('a unit that is not in square has no card to take back', () => {
    const { scenario, state } = stateOf({ allied: { 'british-line': 'e6' } });
    const hand = state.seats[0].hand.slice();
    leaveSquare(scenario, state, unitAt(state.public, hex('e6')));
    expect(state.seats[0].hand).toEqual(hand);
  });

  test('napoleonics/morale: its flags bind cavalry alone: infantry with a leader may ignore one', () => {
    const t = ready('allied', 'e6', {
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      leaders: { french: { ney: 'd6' } },
      tweak: (state) => {
        inSquare(state, 'e6', 0);
      },
    });
    throwDice(t, 'melee', 'flag');
    t.play('allied', 'melee e6 d6');
    if (asked(t, 'french') === 'react') t.play('french', 'stand');
    t.expectOffers('french', ['ignore 0', 'ignore 1']);
  });
});

test('napoleonics/morale: two enemies beside a unit are no support', () => {
  const of = (field: Field): boolean => {
    const { scenario, state } = stateOf(field);
    return isSupported(scenario, state.public, unitAt(state.public, hex('e6')));
  };
  const allied = { 'british-line': 'e6' };
  expect(of({ allied, french: { 'french-line': 'd6 e7' } })).toBe(false);
  expect(of({ allied: { 'british-line': 'e6 e5 e7' } })).toBe(true);
});

describe('napoleonics/orders: leaders and cards', () => {
  const leader: Field = {
    first: 'allied',
    allied: { 'british-line': 'e6 f2' },
    leaders: { allied: { moore: 'e7' } },
  };

  test('a card for units of a class orders no leader', () => {
    const t = play({ ...leader, hands: { allied: 'fire-and-hold' } });
    t.play('allied', 'play fire-and-hold');
    t.expectOffered('allied', 'order e6');
    t.expectNotOffered('allied', 'lead e7');
  });

  test('nor does a card for another section', () => {
    const t = play({ ...leader, hands: { allied: 'probe-left' } });
    t.play('allied', 'play probe-left');
    t.expectOffered('allied', 'order f2');
    t.expectNotOffered('allied', 'lead e7');
  });
});

describe('napoleonics/tactic-cards: Rally', () => {
  const weak: Field = {
    first: 'allied',
    allied: { 'british-line': 'e6 e8', 'british-light-cavalry': 'f6' },
    blocks: { e6: 1, e8: 1, f6: 1 },
    hands: { allied: 'rally' },
  };

  test('each symbol gives one block, to its own class', () => {
    const t = play(weak);
    t.luck.expectDice('command.dice', 6, faces('inf cav art flag'));
    t.play('allied', 'play rally');
    t.expectOffers('allied', ['rally e6', 'rally e8', 'rally f6']);
    t.play('allied', 'rally e6');
    t.expectOffers('allied', ['rally f6']);
    t.play('allied', 'rally f6');
    expect(['e6', 'e8', 'f6'].map((name) => blocksAt(t, name))).toEqual([2, 1, 2]);
  });

  test('a class without a symbol gets none', () => {
    const t = play(weak);
    t.luck.expectDice('command.dice', 6, faces('inf art art flag'));
    t.play('allied', 'play rally');
    t.expectOffers('allied', ['rally e6', 'rally e8']);
  });
});

test('napoleonics/battle-back: a unit that has no dice left is not asked (N-19)', () => {
  const field: Field = {
    allied: { 'british-light-cavalry': 'e6' },
    french: { 'french-guard-cavalry': 'd6' },
    map: { t: 'e6' },
    blocks: { e6: 1 },
  };
  const t = attacks('french', 'd6', 'e6', field, 'art art');
  if (asked(t, 'allied') === 'react') t.play('allied', 'stand');
  expect(asked(t, 'allied')).not.toBe('battle-back');
  // A ford costs a die in melee, though none in fire.
  const ford: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
    map: { '=': 'd6' },
    blocks: { e6: 1 },
  };
  const other = attacks('french', 'd6', 'e6', ford, 'art art art art');
  if (asked(other, 'allied') === 'react') other.play('allied', 'stand');
  expect(asked(other, 'allied')).not.toBe('battle-back');
});

test('napoleonics/turn: card, orders, every move, every battle, draw', () => {
  const t = play({
    allied: { 'british-light': 'e5 e9' },
    french: { 'french-line': 'c5 c9' },
    hands: { allied: 'forward' },
  });
  const size = t.state().seats[0].hand.length;
  expect(lines(t, 0).every((line) => line.startsWith('play '))).toBe(true);
  t.play('allied', 'play forward');
  expect(lines(t, 0).every((line) => /^(?:order|done)/.test(line))).toBe(true);
  t.play('allied', 'order e5', 'order e9', 'done');
  t.play('allied', 'pick e5', 'go d5');
  // It could battle now, but the other unit may still move.
  expect(lines(t, 0).filter((line) => /^(?:fire|melee)/.test(line))).toEqual([]);
  t.play('allied', 'pick e9', 'go d9');
  expect(lines(t, 0).filter((line) => /^(?:pick|go)/.test(line))).toEqual([]);
  t.expectOffered('allied', 'melee d5 c5');
  t.expectOffered('allied', 'melee d9 c9');
  t.play('allied', 'done');
  t.expectAwaiting('french');
  expect(t.state().seats[0].hand).toHaveLength(size);
});

test('napoleonics/turn: it begins with no piece moved and none ordered', () => {
  const t = play({
    first: 'allied',
    allied: { 'british-line': 'e6' },
    leaders: { allied: { moore: 'f7' } },
    hands: { allied: 'attack-centre', french: 'attack-centre' },
    french: { 'french-line': 'b6' },
  });
  t.play('allied', 'play attack-centre', 'order e6', 'lead f7');
  t.play('allied', 'pick e6', 'go d6');
  expect(t.state().public.steps).toContain(1);
  while (asked(t, 'allied') !== 'card' && t.view('allied').awaiting.includes(0))
    t.play('allied', 'done');
  t.expectAwaiting('french');
  const { steps, leaderTasks } = t.state().public;
  expect([...steps, ...leaderTasks].every((each) => each === 0)).toBe(true);
});

test('napoleonics/square: a leader alone meets cavalry in no square', () => {
  const field: Field = {
    allied: { 'british-line': 'i6' },
    french: { 'french-heavy-cavalry': 'd6' },
    leaders: { allied: { moore: 'e6' } },
  };
  const t = attacks('french', 'd6', 'e6', field, 'sab inf inf inf inf');
  if (asked(t, 'allied') === 'react') t.play('allied', 'stand');
  expect(bannersOf(t)).toEqual([0, 1]);
});
