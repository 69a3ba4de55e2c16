import { odds } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { NapoleonicsPreview } from '../../src/rules/odds/preview.ts';
import { type State, unitAt } from '../../src/rules/state.ts';
import { markOrdered } from '../../src/rules/tasks.ts';
import {
  asked,
  attacks,
  type Field,
  hex,
  inSquare,
  type newGame,
  type Play,
  play,
  ready,
  shrinkHand,
} from '../field.ts';

/** What an answer to the present question would do. */
function previewOf(t: Play, seat: 'allied' | 'french', text: string): NapoleonicsPreview | null {
  const action = t.match.game.notation.parse(text);
  if (!action.ok) throw new Error(text);
  const game = t.match.game as ReturnType<typeof newGame>;
  return game.preview(t.view(seat), action.value);
}

/** Outcomes as `key weight`, of how many in all. */
function outcomesOf(preview: NapoleonicsPreview | null): [string[], number] {
  const { outcomes = [], total = 0 } = preview ?? {};
  return [outcomes.map(({ key, weight }) => `${key} ${weight}`), total];
}

/** The preview weighs what the kernel counts by playing the action. */
function expectCounted(t: Play, seat: 'allied' | 'french', text: string): void {
  const { game } = t.match;
  const action = game.notation.parse(text);
  if (!action.ok) throw new Error(text);
  const counted = odds(game, t.view(seat), action.value);
  expect(counted.isCounted).toBe(true);
  const { outcomes = [], total = 1 } = previewOf(t, seat, text) ?? {};
  // The two may count in different units: each weight is compared out of both totals.
  expect(outcomes.map(({ key, weight }) => [key, BigInt(weight) * counted.total]).sort()).toEqual(
    counted.outcomes.map(({ key, weight }) => [key, weight * BigInt(total)]).sort(),
  );
}

describe('napoleonics/ranged: what fire would do', () => {
  const field: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'c6' },
    blocks: { e6: 2 },
  };

  test('each throw has its weight: two of six faces hit infantry, one drives it back', () => {
    const t = ready('allied', 'e6', {
      ...field,
      blocks: { e6: 1 },
      allied: { 'british-light': 'e6' },
    });
    // One block and one die for light infantry.
    expect(outcomesOf(previewOf(t, 'allied', 'fire e6 c6'))).toEqual([
      [
        'hits-0-flags-0 9',
        'hits-0-flags-1 6',
        'hits-0-flags-2 1',
        'hits-1-flags-0 12',
        'hits-1-flags-1 4',
        'hits-2-flags-0 4',
      ],
      36,
    ]);
  });

  test('its dice and their sources are there before they are thrown', () => {
    const preview = previewOf(ready('allied', 'e6', field), 'allied', 'fire e6 c6');
    expect(preview?.throws).toMatchObject([
      {
        dice: 3,
        sides: 6,
        total: 3,
        modifiers: [
          { source: 'blocks', value: 2 },
          { source: 'kind', value: 1 },
        ],
      },
    ]);
    expect(preview).toMatchObject({ kind: 'strike', odds: { distance: 2, range: 2 } });
  });
});

describe('napoleonics/melee: what a melee would do', () => {
  test('rifles do not hit with sabers, line infantry does', () => {
    const facesOf = (kind: string) => {
      const t = ready('allied', 'e6', {
        allied: { [kind]: 'e6' },
        french: { 'french-line': 'd6' },
      });
      const preview = previewOf(t, 'allied', 'melee e6 d6');
      return preview?.kind === 'strike' ? preview.odds.faces.hit : [];
    };
    expect(facesOf('british-rifle')).toEqual([1, 2]);
    expect(facesOf('british-line')).toEqual([1, 2, 6]);
  });

  test('guns that join bring their dice, and the gun that is about to join counts', () => {
    const t = attacks('allied', 'e6', 'd6', {
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'e7' },
      french: { 'french-line': 'd6' },
      tweak: ({ public: part }: State) => markOrdered(part, unitAt(part, hex('e7'))),
    });
    expect(previewOf(t, 'allied', 'attack')?.throws[0]?.dice).toBe(4);
    expect(previewOf(t, 'allied', 'join e7')?.throws[0]?.dice).toBe(8);
    expectCounted(t, 'allied', 'attack');
  });

  test('against a leader alone no die is a flag', () => {
    const t = ready('allied', 'e6', {
      allied: { 'british-line': 'e6' },
      leaders: { french: { ney: 'd6' } },
      blocks: { e6: 1 },
    });
    expect(outcomesOf(previewOf(t, 'allied', 'melee e6 d6'))).toEqual([
      ['hits-0-flags-0 5', 'hits-1-flags-0 1'],
      6,
    ]);
  });
});

describe('napoleonics/square: a square meets cavalry first', () => {
  const field: Field = {
    allied: { 'british-heavy-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
    tweak: (s: State) => inSquare(s, 'd6', 1),
  };

  test('the cavalry strikes only if it has not been driven back', () => {
    const t = ready('allied', 'e6', field);
    const preview = previewOf(t, 'allied', 'melee e6 d6');
    expect(preview?.throws.map(({ dice }) => dice)).toEqual([1, 1]);
    // Two faces hit and leave two of three blocks, the flag ends it, three do nothing; then infantry is hit by three.
    expect(outcomesOf(preview)).toEqual([
      [
        'hits-0-flags-0 hits-0-flags-0 6',
        'hits-0-flags-0 hits-0-flags-1 3',
        'hits-0-flags-0 hits-1-flags-0 9',
        'hits-0-flags-1 6',
        'hits-1-flags-0 hits-0-flags-0 4',
        'hits-1-flags-0 hits-0-flags-1 2',
        'hits-1-flags-0 hits-1-flags-0 6',
      ],
      36,
    ]);
    expectCounted(t, 'allied', 'melee e6 d6');
  });

  test('its last block, or its leader with the last banner, ends the attack', () => {
    const last = ready('allied', 'e6', { ...field, blocks: { e6: 1 } });
    expect(outcomesOf(previewOf(last, 'allied', 'melee e6 d6'))[0]).toContain('hits-1-flags-0 12');
    const led = { ...field, leaders: { allied: { wellington: 'e6' } } };
    const leaders = ready('allied', 'e6', { ...led, banners: 1 });
    // Two dice that both show sabers kill the leader: one way of 36.
    expect(outcomesOf(previewOf(leaders, 'allied', 'melee e6 d6'))[0]).toContain(
      'hits-1-flags-0 12',
    );
    expectCounted(leaders, 'allied', 'melee e6 d6');
    expectCounted(ready('allied', 'e6', led), 'allied', 'melee e6 d6');
  });

  test('without a way back it pays a block for the flag and strikes on', () => {
    const t = ready('allied', 'e6', { ...field, map: { r: 'f5 f6 f7' } });
    expectCounted(t, 'allied', 'melee e6 d6');
    expect(outcomesOf(previewOf(t, 'allied', 'melee e6 d6'))[0]).toContain(
      'hits-0-flags-1 hits-1-flags-0 3',
    );
  });

  test('napoleonics/leader-check: a leader without a way back is checked for the block that the flag costs', () => {
    const led: Field = {
      ...field,
      leaders: { allied: { wellington: 'e6' } },
      map: { r: 'f5 f6 f7' },
    };
    for (const blocks of [1, 2]) {
      for (const field of [led, { ...led, banners: 1 }]) {
        const t = ready('allied', 'e6', { ...field, blocks: { e6: blocks } });
        expectCounted(t, 'allied', 'melee e6 d6');
      }
    }
  });

  test('napoleonics/leader-check: a leader who dies of that block was still in the way before', () => {
    const t = ready('allied', 'e6', {
      ...field,
      leaders: { allied: { wellington: 'e6', moore: 'f6' } },
      map: { r: 'f5 f7' },
    });
    expectCounted(t, 'allied', 'melee e6 d6');
  });

  test('napoleonics/leader-check: with the last block nothing more is thrown', () => {
    const led = { ...field, leaders: { allied: { wellington: 'e6' } }, blocks: { e6: 1 } };
    const [lines, total] = outcomesOf(
      previewOf(ready('allied', 'e6', led), 'allied', 'melee e6 d6'),
    );
    expect(lines).toContain('hits-1-flags-0 12');
    expect(total).toBe(36);
  });
});

describe('napoleonics/first-strike and other answers of the side attacked', () => {
  const field: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-light-cavalry': 'd6' },
    hands: { allied: 'attack-centre', french: 'first-strike' },
  };

  test('First Strike is weighed with the blow that follows it', () => {
    const t = attacks('allied', 'e6', 'd6', {
      ...field,
      leaders: { allied: { moore: 'e6' } },
      blocks: { e6: 3, d6: 2 },
    });
    expect(previewOf(t, 'french', 'first-strike')?.throws.map(({ dice }) => dice)).toEqual([2, 3]);
    expectCounted(t, 'french', 'first-strike');
  });

  test.each([
    ['a leader who dies no longer helps against flags', { moore: 'e6' }, 'british-line', [2, 3]],
    ['militia pays three blocks for a flag', {}, 'portuguese-militia', [4]],
    ['what it can ignore is asked', {}, 'british-grenadier', [2]],
  ])('First Strike against a unit without a way back: %s', (_, allied, kind, blocks) => {
    for (const left of blocks) {
      const t = attacks('allied', 'e6', 'd6', {
        ...field,
        allied: { [kind]: 'e6' },
        leaders: { allied },
        map: { r: 'f5 f6 f7' },
        blocks: { e6: left, d6: 2 },
      });
      expectCounted(t, 'french', 'first-strike');
    }
  });

  test('what is weighed is a melee of those two hexes', () => {
    const t = attacks('allied', 'e6', 'd6', field);
    expect(previewOf(t, 'french', 'stand')).toMatchObject({
      attack: { kind: 'melee', from: hex('e6'), hex: hex('d6'), guns: [], isBonus: false },
    });
  });

  test('napoleonics/retire-and-reform: sabers do not hit cavalry that retires, and flags are nothing', () => {
    const t = attacks('allied', 'e6', 'd6', field);
    const preview = previewOf(t, 'french', 'retire');
    expect(preview?.kind === 'strike' && preview.odds.faces).toEqual({
      hit: [3],
      flag: [],
      miss: [1, 2, 4, 5, 6],
    });
    expectCounted(t, 'french', 'retire');
    expectCounted(t, 'french', 'stand');
  });

  test('napoleonics/battle-back: the blow in return is weighed when it is asked about', () => {
    const t = attacks(
      'allied',
      'e6',
      'd6',
      {
        ...field,
        french: { 'french-line': 'd6' },
        hands: {},
        tweak: (state: State) => shrinkHand(state, 1, 0),
      },
      'cav cav cav cav',
    );
    expect(previewOf(t, 'french', 'battle-back')).toMatchObject({
      kind: 'blow',
      throws: [{ dice: 5 }],
    });
    expect(previewOf(t, 'french', 'hold')).toBeNull();
    expectCounted(t, 'french', 'battle-back');
  });
});

test('napoleonics/escape: an enemy rolls at a leader who flees past it, and a flag drives the leader on', () => {
  const t = ready('allied', 'e6', {
    allied: { 'british-line': 'e6', 'british-light': 'c6' },
    french: { 'french-line': 'd6' },
    leaders: { french: { ney: 'd6' } },
    blocks: { d6: 1 },
  });
  t.luck.expectDice('battle.melee', 6, [1, 3, 3, 3]);
  t.luck.expectDice('battle.leader', 6, [1]);
  t.play('allied', 'melee e6 d6');
  if (t.view('french').question?.kind === 'react') t.play('french', 'stand');
  const preview = previewOf(t, 'french', 'retreat c6');
  expect(preview).toMatchObject({ kind: 'flight', throws: [{ dice: 5 }] });
  expect(previewOf(t, 'french', 'retreat c7')).toBeNull();
  expectCounted(t, 'french', 'retreat c6');
  t.luck.expectDice('battle.escape', 6, [1, 2, 3, 4, 5]);
  t.play('french', 'retreat c6');
  t.expectEvents([
    { type: 'diceRolled', why: 'escape', hitFaces: [6], flagFaces: [], hits: 0, flags: 0 },
  ]);
});

test('napoleonics/escape: the first unit of the other army rolls as well', () => {
  const t = attacks(
    'french',
    'd6',
    'e6',
    {
      allied: { 'british-line': 'f6' },
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e6' } },
      map: { r: 'f5' },
    },
    'inf inf inf inf',
  );
  // Moore flees over friends; nobody rolls.
  expect(previewOf(t, 'allied', 'retreat f6')).toBeNull();
  const first = attacks(
    'allied',
    'e6',
    'd6',
    {
      allied: { 'british-light': 'c6', 'british-line': 'e6' },
      leaders: { french: { ney: 'd6' } },
      blocks: { e6: 1 },
    },
    'inf',
  );
  expect(previewOf(first, 'french', 'retreat c6')?.throws).toHaveLength(1);
  expectCounted(first, 'french', 'retreat c6');
});

describe('napoleonics/tactic-cards: Give Them the Cold Steel', () => {
  const field: Field = {
    allied: { 'british-light-cavalry': 'e6' },
    french: { 'french-militia': 'd6 c6' },
    hands: { allied: 'cold-steel' },
    blocks: { e6: 2, d6: 1 },
    tweak: (state: State) => shrinkHand(state, 1, 0),
  };

  test('its die is weighed in an attack and not in the bonus melee', () => {
    const t = play(field);
    t.play('allied', 'play cold-steel');
    expect(previewOf(t, 'allied', 'melee e6 d6')?.throws[0]?.dice).toBe(3);
    expectCounted(t, 'allied', 'melee e6 d6');
    t.luck.expectDice('battle.melee', 6, [1, 3, 3]);
    t.play('allied', 'melee e6 d6', 'advance');
    if (asked(t, 'allied') === 'further') t.play('allied', 'halt');
    expect(asked(t, 'allied')).toBe('bonus');
    expect(previewOf(t, 'allied', 'melee d6 c6')).toMatchObject({
      throws: [{ dice: 2 }],
      attack: { isBonus: true },
    });
    expectCounted(t, 'allied', 'melee d6 c6');
  });
});

test('nothing is weighed when the battle is over', () => {
  const t = attacks(
    'allied',
    'e6',
    'd6',
    {
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      blocks: { e6: 1, d6: 1 },
      banners: 1,
      tweak: (state: State) => shrinkHand(state, 1, 0),
    },
    'inf',
  );
  expect(t.match.isOver()).toBe(true);
  expect(previewOf(t, 'allied', 'melee e6 d6')).toBeNull();
});

test('what throws no dice is not weighed', () => {
  const t = ready('allied', 'e6', {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
  });
  expect(previewOf(t, 'allied', 'done')).toBeNull();
});
