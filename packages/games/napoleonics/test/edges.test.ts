import { describe, expect, test } from 'vitest';
import {
  at,
  attacks,
  bannersOf,
  command,
  type Field,
  hex,
  inSquare,
  lines,
  type Play,
  play,
  ready,
  throwDice,
} from './field.ts';

// Where two rules meet and the second is easily forgotten.

describe('napoleonics/forest napoleonics/town napoleonics/ford: battle after entering', () => {
  /** The unit at e6 goes to e7, where an enemy stands beside it. */
  const entered = (kind: string, letter: string): string[] => {
    const t = play({
      map: { [letter]: 'e7' },
      allied: { [kind]: 'e6' },
      french: { 'french-line': 'e8' },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6');
    if (t.view('allied').question?.kind === 'order') t.play('allied', 'done');
    t.play('allied', 'pick e6', 'go e7');
    // Where no unit can fight the turn is over.
    return t.state().public.active === 0 ? lines(t, 0) : [];
  };

  test.each([
    ['q', 'british-line', true],
    ['q', 'british-light', true],
    ['q', 'british-light-cavalry', true],
    ['m', 'british-line', false],
    ['m', 'british-light', false],
    ['m', 'british-light-cavalry', false],
    ['t', 'british-light', false],
    ['f', 'british-light', true],
    ['f', 'british-line', false],
    ['=', 'british-line', true],
  ])('“%s” lets %s fight in the turn of its entry: %s', (letter, kind, fights) => {
    expect(entered(kind, letter).includes('melee e7 e8')).toBe(fights);
  });
});

describe('napoleonics/breakthrough', () => {
  /** Heavy cavalry at e6 takes d6 from the last gun there. */
  const ride = (dice: string, field: Field): Play => {
    const position = { allied: { 'british-heavy-cavalry': 'e6' }, blocks: { d6: 1 }, ...field };
    const t = attacks('allied', 'e6', 'd6', position, dice);
    t.play('french', 'stand');
    t.play('allied', 'advance');
    return t;
  };

  test('napoleonics/field-works: it ends where it came through works, in or out; the bonus melee stays', () => {
    const french = { 'french-foot-artillery': 'd6 d5' };
    const into = ride('art cav', { french, works: { d6: ['w', 'sw', 'se'] } });
    into.expectOffers('allied', ['melee d6 d5', 'hold']);
    const out = ride('art cav', { french, works: { e6: ['nw', 'ne', 'e'] } });
    out.expectOffers('allied', ['melee d6 d5', 'hold']);
    // Works on sides that it did not cross do not hold it up.
    const beside = ride('art cav cav cav', { french, works: { d6: ['nw', 'ne', 'e'] } });
    beside.expectOffered('allied', 'go c6');
  });

  test('napoleonics/forest napoleonics/town: back into a forest or a town it ends the battle, for any cavalry', () => {
    const french = { 'french-foot-artillery': 'd6', 'french-line': 'e5' };
    for (const [letter, dice] of [
      ['f', 'art cav'],
      ['t', 'art'],
    ] as const) {
      const t = ride(dice, { map: { [letter]: 'e6' }, french });
      t.play('allied', 'go e6');
      expect(at(t, 'e6')).toBeGreaterThanOrEqual(0);
      t.end('french');
    }
    const open = ride('art cav cav cav', { french });
    open.play('allied', 'go e6');
    open.expectOffers('allied', ['melee e6 e5', 'hold']);
  });
});

describe('napoleonics/combined-arms', () => {
  const join = (french: { [kind: string]: string }): Play => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'd9' },
      french: { 'french-line': 'd6', ...french },
      hands: { allied: 'forward' },
    });
    command(t, 'allied', 'forward', 'e6', 'd9');
    t.play('allied', 'melee e6 d6');
    return t;
  };

  test('guns with an enemy beside them do not join from afar', () => {
    join({}).expectOffered('allied', 'join d9');
    join({ 'french-light': 'c9' }).expectOffered('french', 'stand');
  });
});

describe('napoleonics/square', () => {
  const square = (french: { [kind: string]: string }, hand: string): Play =>
    play({
      allied: { 'british-line': 'e6' },
      french,
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: `${hand} forward` },
      tweak: (state) => inSquare(state, 'e6', 0),
    });

  test('napoleonics/leaving-square: it may be dissolved beside infantry and guns; only cavalry prevents that', () => {
    for (const kind of ['french-line', 'french-foot-artillery']) {
      const t = square({ [kind]: 'd6' }, 'attack-centre');
      t.play('allied', 'play attack-centre', 'order e6');
      t.expectOffered('allied', 'unform e6');
    }
    const t = square({ 'french-light-cavalry': 'd6' }, 'attack-centre');
    t.play('allied', 'play attack-centre', 'order e6');
    t.expectNotOffered('allied', 'unform e6');
  });

  test('napoleonics/tactic-cards: by Leadership its leader orders it and cannot leave it', () => {
    const t = square({ 'french-line': 'd6' }, 'leadership');
    t.play('allied', 'play leadership');
    t.expectOffers('allied', ['unform e6', 'done']);
  });

  test('napoleonics/escape: it strikes with one die at a leader who escapes through it (N-24)', () => {
    const t = ready('french', 'd6', {
      allied: { 'british-line': 'i9' },
      french: { 'french-grenadier': 'd6', 'french-line': 'f5' },
      leaders: { allied: { moore: 'e6' } },
      hands: { french: 'attack-centre attack-left' },
      map: { r: 'f6' },
      tweak: (state) => inSquare(state, 'f5', 1),
    });
    throwDice(t, 'melee', 'inf inf inf inf inf');
    throwDice(t, 'escape', 'sab');
    t.play('french', 'melee d6 e6');
    expect(bannersOf(t)).toEqual([0, 1]);
  });
});

test('napoleonics/tactic-cards: Short Supply sends no unit onto the hex of a lone leader, nor the leader', () => {
  const t = play({
    allied: { 'british-line': 'e6' },
    leaders: { allied: { moore: 'i7' }, french: { ney: 'd6' } },
    hands: { allied: 'short-supply' },
  });
  t.play('allied', 'play short-supply');
  t.expectNotOffered('allied', 'supply i7');
  t.expectNotOffered('allied', 'supply d6');
  t.play('allied', 'supply e6');
  t.expectNotOffered('allied', 'place i7');
  t.play('allied', 'place i6');
  expect(at(t, 'i6')).toBeGreaterThanOrEqual(0);
  expect(t.state().public.leaderAt[0]).toBe(hex('i7'));
});

test('napoleonics/tactic-cards: Cavalry Charge orders horse artillery, and no other guns', () => {
  const t = play({
    allied: {
      'british-horse-artillery': 'e6',
      'british-line': 'e8',
      'british-foot-artillery': 'e4',
    },
    hands: { allied: 'cavalry-charge' },
  });
  t.play('allied', 'play cavalry-charge');
  t.expectOffers('allied', ['order e6', 'done']);
});
