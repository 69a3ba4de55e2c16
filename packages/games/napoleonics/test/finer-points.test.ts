import { describe, expect, test } from 'vitest';
import {
  at,
  attacks,
  bannersOf,
  blocksAt,
  command,
  type Field,
  faces,
  fires,
  hex,
  inSquare,
  lines,
  type Play,
  play,
  ready,
  throwDice,
} from './field.ts';

// Points that a rule settles in half a sentence, each with a position that hangs on it.

describe('napoleonics/victory', () => {
  const HOLD: Field = {
    first: 'french',
    allied: { 'british-line': 'c6' },
    french: { 'french-foot-artillery': 'a6' },
    hands: { french: 'bombard' },
    objectives: [{ kind: 'each', side: 'allied', hexes: ['c6'], banners: 1 }],
  };

  test('ground that is held on gives its banner once, not every turn (N-33)', () => {
    const t = play({ ...HOLD, hands: { french: 'probe-right probe-right probe-right' } });
    for (let turn = 0; turn < 2; turn++) {
      command(t, 'french', 'probe-right');
      command(t, 'allied', 'probe-left');
    }
    command(t, 'french', 'probe-right');
    expect(t.state().public.turn).toBe(6);
    expect(bannersOf(t)).toEqual([1, 0]);
  });

  test('the banner goes with the unit that held the ground when it is destroyed (N-33)', () => {
    const t = play({ ...HOLD, blocks: { c6: 1 }, hands: { french: 'probe-right bombard' } });
    command(t, 'french', 'probe-right');
    expect(bannersOf(t)).toEqual([1, 0]);
    command(t, 'allied', 'probe-left');
    command(t, 'french', 'bombard', 'a6');
    throwDice(t, 'ranged', 'inf cav cav cav cav');
    t.play('french', 'fire a6 c6');
    expect(bannersOf(t)).toEqual([0, 1]);
  });

  test('more for one class destroyed is not given for another (N-35)', () => {
    const t = fires('allied', 'e6', 'c6', 'cav inf inf inf inf', {
      allied: { 'british-line': 'e6' },
      french: { 'french-light-cavalry': 'c6' },
      blocks: { c6: 1 },
      objectives: [{ kind: 'kill', side: 'allied', class: 'infantry', banners: 1 }],
    });
    expect(t.state().public.banners[0].map(({ source }) => source)).toEqual(['unit']);
  });
});

describe('napoleonics/tactic-cards', () => {
  test('Cavalry Charge: horse artillery moves and battles as usual', () => {
    const t = play({
      allied: { 'british-horse-artillery': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'cavalry-charge' },
    });
    t.play('allied', 'play cavalry-charge', 'order e6', 'pick e6');
    const goals = lines(t, 0).map((line) => line.replace('go ', ''));
    // Two hexes, not the three of heavy cavalry …
    expect(goals).toContain('e8');
    expect(goals).not.toContain('e9');
    // … and after two it does not battle.
    t.play('allied', 'go e4');
    t.end('french');
  });

  test('Give Them the Cold Steel orders no unit that has only an enemy leader beside it', () => {
    const t = play({
      allied: { 'british-line': 'e3 e9' },
      french: { 'french-line': 'd9' },
      leaders: { french: { ney: 'd3' } },
      hands: { allied: 'cold-steel' },
    });
    t.play('allied', 'play cold-steel');
    expect(lines(t, 0)).toEqual(['melee e9 d9', 'done']);
  });

  test('an Elan copied by Counter-Attack shuffles all cards once more (N-27)', () => {
    const t = play({
      first: 'french',
      hands: { french: 'elan', allied: 'counter-attack' },
    });
    t.luck.expectDice('command.dice', 6, faces('cav art sab sab'));
    t.luck.expectShuffle('deck.shuffle', 63, []);
    t.play('french', 'play elan');
    t.luck.expectDice('command.dice', 6, faces('cav art sab sab'));
    t.luck.expectShuffle('deck.shuffle', 63, []);
    t.play('allied', 'play counter-attack');
    expect(t.state().public.discards).toEqual([]);
    t.end('french');
  });

  test('napoleonics/orders: units on shared hexes never bring an order more than the card gives (N-4)', () => {
    const given = (card: string, ...hexes: string[]): string[] => {
      const t = play({
        allied: { 'british-line': 'd4 f4 d9 f9 e2 e6 e12' },
        hands: { allied: card },
      });
      t.play('allied', `play ${card}`);
      for (const name of hexes) t.play('allied', `order ${name}`);
      if (t.view('allied').question?.kind !== 'order') return [];
      return lines(t, 0).filter((line) => /^order [def]/.test(line));
    };
    // One in each section: two on the left line fill left and centre, so only the right is open.
    expect(given('recon-in-force', 'd4', 'f4')).toEqual(['order d9', 'order e12', 'order f9']);
    // One on each line, then the centre is filled from either side, not from both.
    expect(given('recon-in-force', 'd4', 'd9', 'f4')).toEqual([]);
    // Two in each section: both lines can spill over into the centre, one unit each.
    expect(given('forward', 'd4', 'f4', 'e2')).toEqual([
      'order d9',
      'order e6',
      'order e12',
      'order f9',
    ]);
    expect(given('forward', 'd4', 'f4', 'e2', 'd9', 'f9', 'e12')).toEqual([]);
    expect(given('flank-attack', 'd4', 'f4')).toEqual(['order d9', 'order e12', 'order f9']);
    expect(given('probe-centre', 'd4', 'f9')).toEqual([]);
  });

  test('Short Supply: not onto impassable ground', () => {
    const t = play({
      french: { 'french-line': 'e6' },
      map: { r: 'a5', '~': 'a7', q: 'a8' },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply', 'supply e6');
    t.expectOffers('allied', ['place a6', 'place a8', 'place a9']);
  });

  test('Fire and Hold asks for a neighbour when a unit fires, not when it is ordered (N-31)', () => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'f9' },
      french: { 'french-line': 'd6 c6', 'french-light-cavalry': 'b9' },
      hands: { allied: 'fire-and-hold' },
      blocks: { d6: 3 },
    });
    command(t, 'allied', 'fire-and-hold', 'e6', 'f9');
    // The line has an enemy beside it: it neither fires nor fights hand to hand.
    expect(lines(t, 0).some((line) => / e6 /.test(line))).toBe(false);
    throwDice(t, 'ranged', 'inf inf inf');
    t.play('allied', 'fire f9 d6');
    expect(at(t, 'd6')).toBe(-1);
    // Now it is free to fire, with the card's die: four blocks, still, one more for British line.
    throwDice(t, 'ranged', 'cav cav cav cav cav cav');
    t.play('allied', 'fire e6 c6');
    t.end('french');
  });
});

describe('an enemy leader alone', () => {
  const shelled = (leaders: Field['leaders']): string | null => {
    const t = fires('french', 'c6', 'e6', 'flag cav cav', {
      allied: { 'british-line': 'e6 e5' },
      french: { 'french-foot-artillery': 'c6' },
      ...(leaders && { leaders }),
    });
    return t.view('allied').question?.kind ?? null;
  };

  test('napoleonics/morale: an enemy leader alone is no support; a friendly one is', () => {
    expect(shelled({ allied: { moore: 'e7' } })).toBe('ignore');
    expect(shelled({ french: { ney: 'e7' } })).toBe('retreat');
  });

  test('napoleonics/ranged: an enemy leader alone pins no unit, and a unit may fire past (N-7)', () => {
    const t = ready('allied', 'e6', {
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      leaders: { french: { ney: 'e7' } },
    });
    t.expectOffered('allied', 'fire e6 c6');
    t.expectOffered('allied', 'melee e6 e7');
  });
});

describe('napoleonics/square', () => {
  test('napoleonics/retreat: militia in square pays a block for each of the three hexes it would run', () => {
    const t = fires('french', 'c6', 'e6', 'flag cav cav', {
      allied: { 'portuguese-militia': 'e6' },
      french: { 'french-foot-artillery': 'c6' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    expect(blocksAt(t, 'e6')).toBe(1);
  });

  test('napoleonics/morale: flags that a square throws at cavalry from afar cannot be ignored (N-47)', () => {
    const t = fires('allied', 'e6', 'c6', 'flag', {
      allied: { 'british-line': 'e6' },
      french: { 'french-guard-cavalry': 'c6' },
      hands: { allied: 'attack-centre forward' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    // Guards ignore two flags otherwise; here no side is asked.
    t.expectOffers('french', ['retreat b5', 'retreat b6']);
  });

  test('the track has a fourth place, and a unit on it is in square', () => {
    const t = attacks('french', 'd6', 'e6', {
      allied: { 'british-line': 'e6 i6 i7 i8' },
      french: { 'french-heavy-cavalry': 'd6' },
      hands: { french: 'attack-centre', allied: 'forward forward rally elan bombard leadership' },
      tweak(state) {
        for (const name of ['i6', 'i7', 'i8']) inSquare(state, name, 0);
      },
    });
    t.luck.expectPick('square.card', 3, 0);
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'cav');
    t.play('allied', 'square');
    expect(t.state().public.squares[0][3]).toBe(at(t, 'e6'));
    t.end('allied');
  });
});

describe('napoleonics/leader-retreat', () => {
  /** French infantry attacks a leader alone and misses. */
  function chase(leader: string, from: string, field: Field): Play {
    const position: Field = {
      leaders: { allied: { moore: leader } },
      ...field,
      french: { 'french-line': from, ...field.french },
    };
    return attacks('french', from, leader, position, 'inf inf inf inf');
  }
  const leaderHex = (t: Play): number => t.state().public.leaderAt[0] ?? -2;

  test('rides past an enemy leader and does not stop there (N-23)', () => {
    const t = chase('e6', 'd6', {
      leaders: { allied: { moore: 'e6' }, french: { ney: 'f5' } },
      map: { r: 'f6' },
    });
    t.expectOffers('allied', ['retreat g5', 'retreat g6']);
  });

  test('ends after three hexes, also on the edge', () => {
    const t = chase('f6', 'e6', {});
    t.play('allied', 'retreat g6', 'retreat h6');
    t.expectOffers('allied', ['retreat i6', 'retreat i7', 'halt']);
    t.play('allied', 'retreat i6');
    // The leader stops there, without a step left to leave the field.
    expect(leaderHex(t)).toBe(hex('i6'));
    t.expectOffers('french', ['advance', 'hold']);
  });

  test('may leave the field past an enemy who holds the edge', () => {
    const t = chase('h6', 'g6', { french: { 'french-light-cavalry': 'i6 i7' } });
    t.expectOffers('allied', ['retreat i6', 'retreat i7']);
    throwDice(t, 'escape', 'inf cav art flag');
    t.play('allied', 'retreat i6');
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 0]);
  });

  test('but not where that would be a fourth hex', () => {
    const t = chase('f6', 'e6', {
      french: { 'french-light-cavalry': 'i6 i7' },
      map: { r: 'g7 h5 h7', f: 'g6' },
    });
    // Over g6, the only way, and h6 the third step leads to i6 or i7, where an enemy stands.
    t.expectOffers('allied', ['retreat h6', 'halt']);
    t.play('allied', 'retreat h6');
    expect(leaderHex(t)).toBe(hex('h6'));
  });
});
