import { describe, expect, test } from 'vitest';
import { bannersOf, blocksAt, command, type Field, hex, play, throwDice } from '../field.ts';

const leaderHex = (t: ReturnType<typeof play>, leader = 0): number =>
  t.state().public.leaderAt[leader] ?? -2;

/** French guns at c6 fire at the allied unit at e6, led by Moore. */
function shell(dice: string, field: Field) {
  const t = play({
    first: 'french',
    allied: { 'british-line': 'e6' },
    french: { 'french-foot-artillery': 'c6' },
    leaders: { allied: { moore: 'e6' } },
    hands: { french: 'attack-centre' },
    ...field,
  });
  command(t, 'french', 'attack-centre', 'c6');
  throwDice(t, 'ranged', dice);
  return t;
}

describe('napoleonics/leader-check', () => {
  test.each([
    ['sab sab', 1],
    ['sab inf', 0],
  ])('two dice when blocks are lost: %s', (check, lost) => {
    const t = shell('inf cav cav', {});
    throwDice(t, 'leader', check);
    t.play('french', 'fire c6 e6');
    expect(bannersOf(t)).toEqual([0, lost]);
    expect(leaderHex(t)).toBe(lost ? -1 : hex('e6'));
    t.end('allied');
  });

  test('napoleonics/morale: a leader who falls no longer helps against flags', () => {
    const t = shell('inf flag cav', {});
    throwDice(t, 'leader', 'sab sab');
    t.play('french', 'fire c6 e6');
    t.expectOffers('allied', ['retreat f5', 'retreat f6']);
  });

  test('one check in a combat: blocks lost for no retreat do not ask again', () => {
    const t = shell('inf flag cav', { map: { r: 'f5 f6' } });
    throwDice(t, 'leader', 'inf inf');
    t.play('french', 'fire c6 e6');
    t.play('allied', 'ignore 0');
    expect(blocksAt(t, 'e6')).toBe(2);
    t.end('allied');
  });

  test('blocks lost for no retreat alone do ask', () => {
    const t = shell('flag cav cav', { map: { r: 'f5 f6' } });
    t.play('french', 'fire c6 e6');
    throwDice(t, 'leader', 'sab sab');
    t.play('allied', 'ignore 0');
    expect(leaderHex(t)).toBe(-1);
    t.end('allied');
  });

  test('with the last block one die; sabers kill', () => {
    const t = shell('inf cav cav', { blocks: { e6: 1 } });
    throwDice(t, 'leader', 'sab');
    t.play('french', 'fire c6 e6');
    expect(bannersOf(t)).toEqual([0, 2]);
  });

  test('napoleonics/leader-retreat: with the last block the leader must flee if alive, and flags do not matter', () => {
    const t = shell('inf flag flag', { blocks: { e6: 1 } });
    throwDice(t, 'leader', 'inf');
    t.play('french', 'fire c6 e6');
    t.expectOffers('allied', ['retreat f5', 'retreat f6']);
    t.play('allied', 'retreat f5');
    t.expectOffers('allied', ['retreat g5', 'retreat g6', 'halt']);
    t.play('allied', 'halt');
    expect(leaderHex(t)).toBe(hex('f5'));
    expect(bannersOf(t)).toEqual([0, 1]);
    t.end('allied');
  });

  test('napoleonics/leader-retreat: impassable ground behind: the leader is lost with the unit', () => {
    const t = shell('inf cav cav', { blocks: { e6: 1 }, map: { r: 'f5 f6' } });
    throwDice(t, 'leader', 'inf');
    t.play('french', 'fire c6 e6');
    expect(bannersOf(t)).toEqual([0, 2]);
  });

  test('napoleonics/leader-retreat: on their own edge the leader leaves the field, and neither side wins a banner for it', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'i6' },
      french: { 'french-foot-artillery': 'g6' },
      leaders: { allied: { moore: 'i6' } },
      hands: { french: 'attack-centre' },
      blocks: { i6: 1 },
    });
    command(t, 'french', 'attack-centre', 'g6');
    throwDice(t, 'ranged', 'inf cav cav');
    throwDice(t, 'leader', 'inf');
    t.play('french', 'fire g6 i6');
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 1]);
    t.end('allied');
  });
});

describe('napoleonics/lone-leader: a leader alone', () => {
  const attack = (
    dice: string,
    { from = 'd6', to = 'e6', ...field }: Field & { from?: string; to?: string } = {},
  ) => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'i9' },
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e6' } },
      hands: { french: 'attack-centre' },
      ...field,
    });
    command(t, 'french', 'attack-centre', from);
    throwDice(t, 'melee', dice);
    t.play('french', `melee ${from} ${to}`);
    return t;
  };

  test('sabers kill the leader, even those of militia', () => {
    const t = attack('sab inf inf inf', { french: { 'french-militia': 'd6' } });
    expect(bannersOf(t)).toEqual([0, 1]);
    t.expectOffers('french', ['advance', 'hold']);
  });

  test('otherwise the leader flees, the attacker may take the hex, and no unit battles back', () => {
    const t = attack('inf flag flag flag');
    t.play('allied', 'retreat f5', 'retreat g5', 'retreat h5');
    expect(leaderHex(t)).toBe(hex('h5'));
    t.play('french', 'advance');
    t.end('allied');
  });

  test('napoleonics/ranged: no unit fires at a leader alone', () => {
    const t = play({
      first: 'french',
      french: { 'french-line': 'c6' },
      leaders: { allied: { moore: 'e6' } },
      hands: { french: 'attack-centre' },
    });
    command(t, 'french', 'attack-centre', 'c6');
    t.end('allied');
  });

  test('napoleonics/leaders: a leader alone may leave the field by choice', () => {
    const t = attack('inf inf inf inf', {
      leaders: { allied: { moore: 'h6' } },
      french: { 'french-militia': 'g6' },
      from: 'g6',
      to: 'h6',
    });
    t.play('allied', 'retreat i6');
    t.expectOffers('allied', ['leave', 'halt']);
    t.play('allied', 'leave');
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 0]);
  });
});

describe('napoleonics/escape', () => {
  // Moore alone at e6; the French line attacks from d6 and misses.
  const flee = (
    french: { [kind: string]: string },
    blocks: { [hex: string]: number },
    more: Field = {},
    forced = '',
  ) => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'i9' },
      french: { 'french-grenadier': 'd6', ...french },
      leaders: { allied: { moore: 'e6' } },
      hands: { french: 'attack-centre' },
      blocks,
      ...more,
    });
    command(t, 'french', 'attack-centre', 'd6');
    throwDice(t, 'melee', 'inf inf inf inf inf');
    if (forced !== '') throwDice(t, 'escape', forced);
    t.play('french', 'melee d6 e6');
    return t;
  };

  test('example 1 of the rulebook: with two enemies behind, the leader passes the weaker one', () => {
    const t = flee({ 'french-line': 'f5', 'french-light-cavalry': 'f6' }, { f5: 2, f6: 3 });
    t.expectOffers('allied', ['retreat f5', 'retreat f6']);
    throwDice(t, 'escape', 'inf art');
    t.play('allied', 'retreat f5');
    // The leader cannot stop among them: one or two hexes more.
    t.expectOffers('allied', ['retreat g5', 'retreat g6']);
    t.play('allied', 'retreat g5', 'halt');
    expect(leaderHex(t)).toBe(hex('g5'));
  });

  test('example 2 of the rulebook: through heavy cavalry to a friendly unit, four dice without sabers', () => {
    const t = flee(
      { 'french-heavy-cavalry': 'g6' },
      { g6: 3 },
      { allied: { 'british-line': 'h6' } },
    );
    t.play('allied', 'retreat f6');
    throwDice(t, 'escape', 'flag flag inf inf');
    t.play('allied', 'retreat g6');
    t.play('allied', 'retreat h6');
    expect(leaderHex(t)).toBe(hex('h6'));
    t.end('french');
  });

  test('example 3 of the rulebook: past the first, killed by the second', () => {
    const t = flee(
      { 'french-line': 'f5', 'french-light-cavalry': 'g5', 'french-light': 'g6' },
      { f5: 2, g5: 3 },
      { map: { r: 'f6' } },
      'flag inf',
    );
    // Only one way out: it is taken without a question.
    t.expectOffers('allied', ['retreat g5', 'retreat g6']);
    throwDice(t, 'escape', 'sab sab flag');
    t.play('allied', 'retreat g5');
    expect(bannersOf(t)).toEqual([0, 1]);
  });

  test('enemies on all three hexes: the leader is lost', () => {
    const t = flee(
      {
        'french-line': 'f5 f6',
        'french-light': 'g5 g6 g7',
        'french-militia': 'h4 h5 h6 h7',
      },
      {},
    );
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 1]);
  });
});
