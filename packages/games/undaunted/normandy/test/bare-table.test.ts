import type { Seat } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { normandyRules } from '../src/rules/index.ts';
import { expectNot, type Play, playFrom, type SidePosition, zone } from './position.ts';

// Every action of the game with an empty supply, an empty deck and no discards, on both sides:
// nothing may fail for want of cards, and nothing may come from nowhere.

interface Case {
  readonly verb: string;
  /** The played card; the rest of the hand follows. */
  readonly hand: readonly string[];
  readonly us?: SidePosition;
  readonly dice?: readonly [name: string, rolled: readonly number[]];
  /** Answers after the use. */
  readonly lines: readonly string[];
  /** The events of these lines and of the use. */
  readonly told: readonly string[];
  /** Where the table stands afterwards; the played card lies on it. */
  readonly left?: { readonly hand?: readonly string[]; readonly removed?: number };
}

const AT = { 'riflemen-a': '2a', 'scouts-a': '2a', 'gunners-a': '2a', sniper: '2a', mortar: '16a' };

const CASES: readonly Case[] = [
  { verb: 'move', hand: ['rifleman-a'], lines: ['go 4b'], told: ['cardPlayed', 'unitMoved'] },
  {
    verb: 'guide',
    hand: ['guide'],
    lines: ['unit us-sniper', 'go 4b'],
    told: ['cardPlayed', 'unitMoved'],
  },
  {
    // New ground, and no Fog of War left to pay for it.
    verb: 'scout',
    hand: ['scout-a'],
    us: { scouted: ['2a'] },
    lines: ['go 4b', 'go 16a'],
    told: ['cardPlayed', 'unitMoved', 'tileScouted', 'unitMoved', 'tileScouted'],
  },
  { verb: 'stalk', hand: ['sniper'], lines: ['go 4b'], told: ['cardPlayed', 'unitMoved'] },
  // Nothing to draw, and yet legal.
  { verb: 'command', hand: ['sergeant'], lines: [], told: ['cardPlayed'] },
  { verb: 'conceal', hand: ['scout-a'], lines: [], told: ['cardPlayed'] },
  {
    verb: 'control',
    hand: ['rifleman-a'],
    us: { scouted: ['2a', '4b', '16a'] },
    lines: [],
    told: ['cardPlayed', 'tileControlled'],
  },
  {
    verb: 'inspire',
    hand: ['leader-a'],
    us: { played: ['rifleman-a'] },
    lines: ['take rifleman-a'],
    told: ['cardPlayed', 'inspired'],
    left: { hand: ['rifleman-a'] },
  },
  {
    verb: 'recon',
    hand: ['scout-a', 'fog'],
    lines: [],
    told: ['cardPlayed', 'fogRemoved'],
    left: { removed: 1 },
  },
  { verb: 'target', hand: ['mortar'], lines: ['aim 12a'], told: ['cardPlayed', 'targetPlaced'] },
  {
    verb: 'attack',
    hand: ['sniper'],
    dice: ['combat.attack', [10, 1, 1]],
    lines: ['shoot de-scouts-a'],
    told: ['cardPlayed', 'fired', 'unitRemoved'],
  },
  {
    verb: 'suppress',
    hand: ['gunner-a'],
    dice: ['combat.suppress', [10, 1, 1, 1]],
    lines: ['shoot de-scouts-a'],
    told: ['cardPlayed', 'fired', 'unitSuppressed'],
  },
  {
    verb: 'blast',
    hand: ['mortar'],
    us: { target: '12a' },
    dice: ['combat.blast', [10]],
    lines: ['shoot de-scouts-a'],
    told: ['cardPlayed', 'fired', 'unitRemoved'],
  },
];

/** The second card in hand keeps the turn open; everything else is out of the game. */
function bare(hand: readonly string[], us: SidePosition = {}): Play {
  return playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { at: AT, rest: 'removed', ...us, hand: [...hand, 'rifleman-b'] },
    de: { at: { 'riflemen-a': '5b', 'scouts-a': '12a' }, hand: ['rifleman-a'], rest: 'removed' },
  });
}

const isBare = (t: Play, seat: Seat): boolean => {
  const state = t.state();
  const side = seat as 0 | 1;
  const lists = [state.public.supplies[side], state.seats[side].discard, state.secret.decks[side]];
  return lists.every((list) => list.length === 0);
};

describe('actions with empty supply, deck and discards', () => {
  test.each(CASES)(
    'normandy/playing-a-card: $verb works',
    ({ verb, hand, us, dice, lines, told, left }) => {
      const t = bare(hand, us);
      expect([isBare(t, 0), isBare(t, 1)]).toEqual([true, true]);
      const removed = zone(t, 'us', 'removed').length;
      t.play('us', `play ${hand[0]}`);
      if (dice !== undefined) t.luck.expectDice(dice[0], 10, dice[1]);
      t.play('us', `use ${verb}`, ...lines);
      t.expectEvents(told.map((type) => ({ type: type as 'fired' })));
      const others = [...hand.slice(1).filter((card) => card !== 'fog'), ...(left?.hand ?? [])];
      expect(zone(t, 'us', 'hand').sort()).toEqual([...others, 'rifleman-b'].sort());
      expect(zone(t, 'us', 'played').at(-1)).toBe(hand[0]);
      expect(zone(t, 'us', 'removed')).toHaveLength(removed + (left?.removed ?? 0));
      expect([isBare(t, 0), isBare(t, 1)]).toEqual([true, true]);
      t.end('us');
    },
  );

  test.each(['sergeant', 'guide', 'leader-a'])(
    'normandy/bolster: it is not offered (%s)',
    (card) => {
      const t = bare([card]);
      t.play('us', `play ${card}`);
      expectNot(t, 'us', 'use bolster', { code: 'supply-empty' });
    },
  );

  test('normandy/hunker-down: the last card may go to the supply', () => {
    const t = bare(['sniper']);
    t.play('us', 'play sniper', 'hunker', 'play rifleman-b', 'hunker');
    expect(zone(t, 'us', 'supply')).toEqual(['rifleman-b', 'sniper']);
    t.end('de');
  });

  test('normandy/suppressed: the unit is readied', () => {
    const t = bare(['sniper'], { suppressed: ['sniper'] });
    t.play('us', 'play sniper', 'ready');
    t.expectEvents([{ type: 'cardLaid' }, { type: 'unitReadied' }]);
    t.end('us');
  });

  test('covers every verb of the title', () => {
    const tried = [...CASES.map(({ verb }) => verb), 'bolster'].sort();
    expect(tried).toEqual(normandyRules.verbs.map(({ verb }) => verb).sort());
  });
});
