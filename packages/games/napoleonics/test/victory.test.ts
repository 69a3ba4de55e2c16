import { describe, expect, test } from 'vitest';
import { bannersOf, command, type Field, play, throwDice } from './field.ts';

describe('napoleonics/victory', () => {
  test('the last banner ends the game at once, also in a battle back', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre' },
      blocks: { e6: 1 },
      banners: 1,
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'cav');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    throwDice(t, 'melee', 'inf cav cav cav cav');
    t.play('french', 'battle-back');
    t.expectWinner('french');
    t.end();
  });

  const HOLD: Field = {
    allied: { 'british-line': 'd6' },
    french: { 'french-foot-artillery': 'a6' },
    hands: { allied: 'attack-centre', french: 'bombard' },
    objectives: [{ kind: 'each', side: 'allied', hexes: ['c6'], banners: 1 }],
  };
  const march = (t: ReturnType<typeof play>): void => {
    t.play('allied', 'play attack-centre', 'order d6');
    if (t.view('allied').question?.kind === 'order') t.play('allied', 'done');
    t.play('allied', 'pick d6', 'go c6');
    if (t.view('allied').question?.kind === 'attack') t.play('allied', 'done');
  };

  test('held ground scores from the start of the holder’s turn, and is lost with the hex', () => {
    const t = play(HOLD);
    march(t);
    expect(bannersOf(t)).toEqual([0, 0]);
    command(t, 'french', 'probe-right');
    expect(bannersOf(t)).toEqual([1, 0]);
    // Driven off it in the enemy's turn, the banner is gone at once.
    command(t, 'allied', 'probe-left');
    command(t, 'french', 'bombard', 'a6');
    throwDice(t, 'ranged', 'flag cav cav cav cav');
    t.play('french', 'fire a6 c6');
    t.play('allied', 'retreat d5');
    t.expectEvents([
      { type: 'bannerLost', seat: 0 },
      { type: 'unitRetreated' },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    expect(bannersOf(t)).toEqual([0, 0]);
  });

  test('a group counts only when all of it is held', () => {
    const t = play({
      ...HOLD,
      allied: { 'british-line': 'd6', 'british-light': 'c8' },
      objectives: [{ kind: 'hold', side: 'allied', hexes: ['c6', 'c8'], banners: 2 }],
    });
    expect(bannersOf(t)).toEqual([0, 0]);
    march(t);
    command(t, 'french', 'probe-right');
    expect(bannersOf(t)).toEqual([2, 0]);
  });

  test('half of a group counts nothing', () => {
    const t = play({
      ...HOLD,
      allied: { 'british-line': 'd6' },
      objectives: [{ kind: 'hold', side: 'allied', hexes: ['c6', 'c8'], banners: 2 }],
    });
    march(t);
    command(t, 'french', 'probe-right');
    expect(bannersOf(t)).toEqual([0, 0]);
  });

  test('units and leaders score by leaving over the bridge, also in a retreat', () => {
    const field: Field = {
      map: { b: 'i6' },
      allied: { 'british-line': 'i6', 'british-light-cavalry': 'h8' },
      leaders: { allied: { craufurd: 'i6' } },
      objectives: [{ kind: 'exit', side: 'allied', hex: 'i6' }],
    };
    const t = play({ ...field, hands: { allied: 'attack-centre' } });
    t.play('allied', 'play attack-centre', 'order i6', 'done', 'pick i6', 'exit');
    expect(bannersOf(t)).toEqual([2, 0]);
    const u = play({
      ...field,
      first: 'french',
      french: { 'french-foot-artillery': 'g6' },
      hands: { french: 'attack-centre' },
    });
    command(u, 'french', 'attack-centre', 'g6');
    throwDice(u, 'ranged', 'flag cav cav');
    u.play('french', 'fire g6 i6');
    u.play('allied', 'ignore 0');
    expect(bannersOf(u)).toEqual([2, 0]);
  });

  test('a scenario may give more for a class destroyed', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'attack-centre' },
      blocks: { c6: 1 },
      objectives: [{ kind: 'kill', side: 'allied', class: 'infantry', banners: 1 }],
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'ranged', 'inf cav cav cav cav');
    t.play('allied', 'fire e6 c6');
    expect(t.state().public.banners[0].map(({ source }) => source)).toEqual(['unit', 'bonus']);
  });

  test.each([
    [0, 0, []],
    [2, 1, [0]],
    [1, 2, [1]],
  ] as const)(
    'napoleonics/turn-limit: night falls with %i and %i banners',
    (allied, french, winners) => {
      const t = play({
        hands: { allied: 'attack-right' },
        tweak(state) {
          state.public.turn = 200;
          const won = (count: number) =>
            Array.from({ length: count }, (_, id) => ({ source: 'unit' as const, id }));
          state.public.banners = [won(allied), won(french)];
        },
      });
      t.play('allied', 'play attack-right');
      const now = t.match.awaiting();
      expect(now).toEqual({ kind: 'over', outcome: { winners, reason: 'exhausted' } });
    },
  );
});
