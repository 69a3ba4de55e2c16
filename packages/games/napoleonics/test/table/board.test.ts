import { idOf } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { describe, expect, it } from 'vitest';
import { centreOf, fieldOf, GROUNDS, HEX_COUNT, turnedField } from '../../src/art/index.ts';
import {
  isInSquare,
  isLeaderOrdered,
  isOrdered,
  SCENARIOS,
  seatOf,
  TERRAIN_IDS,
  type View,
} from '../../src/rules/index.ts';
import { drawnHex, scenarioOf } from '../../src/table/battle.ts';
import {
  isGoal,
  loneLeaders,
  ringOf,
  sectionsNow,
  unitsOf,
  wayOfMove,
} from '../../src/table/map/board-model.ts';
import { hexLine } from '../../src/table/map/hex-line.ts';
import { oddsParts } from '../../src/table/odds-rows.ts';
import { phaseOf } from '../../src/table/phases.ts';
import { sharesOf, spreadOf, strikeOf, strikesNow } from '../../src/table/strikes.ts';
import { NAPOLEONICS_WORDS } from '../../src/text/table-words.ts';
import { eachPosition, playOf, TITLE } from '../../testing/positions.ts';

await loadEvery(NAPOLEONICS_WORDS);

const near = (share: number): number => Math.round(share * 1e9) / 1e9;

describe('the field of Napoleonics', () => {
  it('names its ground as the rules do', () => {
    expect(GROUNDS).toEqual(TERRAIN_IDS);
  });

  it('is the same field from the other side, turned by half a circle', () => {
    for (const scenario of SCENARIOS) {
      const field = fieldOf(scenario);
      const turned = turnedField(field);
      expect(turnedField(turned)).toEqual(field);
      for (let hex = 0; hex < HEX_COUNT; hex++) {
        expect(turned.ground[drawnHex(idOf(hex), 1)]).toBe(field.ground[hex]);
      }
    }
    const [x, y] = centreOf(0);
    const [tx, ty] = centreOf(drawnHex(idOf(0), 1));
    const [mx, my] = centreOf(56);
    expect([(x + tx) / 2, (y + ty) / 2].map(Math.round)).toEqual([mx, my].map(Math.round));
    expect(drawnHex(idOf(drawnHex(idOf(31), 1)), 1)).toBe(31);
  });

  it('has every piece of the view once, with its blocks', () => {
    eachPosition('rolica-first-position', 'pieces', 220, (position) => {
      const play = playOf(position);
      const { public: part } = position.view;
      const units = unitsOf(play, position.view);
      expect(units.map(({ unit }) => unit)).toEqual(
        part.at.flatMap((hex, unit) => (hex < 0 ? [] : [unit])),
      );
      for (const { unit, hex, blocks, look, seat } of units) {
        expect(hex).toBe(part.at[unit]);
        expect(blocks).toBe(part.blocks[unit]);
        expect(look.isSquare).toBe(isInSquare(part, unit));
        expect(seat).toBe(seatOf(scenarioOf(position.view), unit));
      }
      const led = units.filter(({ leader }) => leader !== null).length;
      const alive = part.leaderAt.filter((hex) => hex >= 0).length;
      expect(led + loneLeaders(play, position.view).length).toBe(alive);
    });
  });

  it('keeps blocks standing until their loss is shown', () => {
    eachPosition('rolica-first-position', 'due', 1, (position) => {
      const lost = {
        kind: 'stamp',
        unit: 0,
        stamp: 'casualty',
        count: 2,
        seq: 1,
        duration: 9,
      } as const;
      const { view } = position;
      const hurt: View = {
        ...view,
        public: { ...view.public, blocks: [1, ...view.public.blocks.slice(1)] },
      };
      const blocksOf = (due: readonly (typeof lost)[]) =>
        unitsOf({ ...playOf(position), due }, hurt)[0]?.blocks;
      expect(blocksOf([lost])).toBe(3);
      expect(blocksOf([])).toBe(1);
    });
  });

  it('marks who can be ordered, who goes where and who is hit, and leads the way there', () => {
    let ways = 0;
    eachPosition('rolica-first-position', 'marks', 220, (position) => {
      const { view, actions } = position;
      const play = playOf(position);
      for (const action of actions) {
        if (action.kind === 'order') expect(ringOf(play, view, action.hex)).toBe('can');
        if (action.kind !== 'go' || view.question?.kind !== 'go' || !isGoal(play, action.hex))
          continue;
        const way = wayOfMove(view, action.hex);
        ways += 1;
        expect(way.at(-1)).toBe(action.hex);
        for (let i = 1; i < way.length; i++) {
          const [ax, ay] = centreOf(way[i - 1] ?? 0);
          const [bx, by] = centreOf(way[i] ?? 0);
          expect(Math.hypot(ax - bx, ay - by)).toBeLessThan(83);
        }
      }
      expect(phaseOf(view)).not.toBeNull();
    });
    expect(ways).toBeGreaterThan(20);
  });

  it('counts the orders that are left in each section', () => {
    let counted = 0;
    eachPosition('rolica-first-position', 'sections', 200, ({ view, seat }) => {
      const sections = sectionsNow(view, seat);
      expect(sections).toHaveLength(3);
      if (view.question?.kind !== 'order' || view.public.orders.kind !== 'sections') return;
      counted += 1;
      const given = view.public.at.filter(
        (at, unit) => at >= 0 && isOrdered(view.public, idOf(unit)),
      ).length;
      const leaders = view.public.leaderAt.filter((_, one) =>
        isLeaderOrdered(view.public, idOf(one)),
      );
      const all = view.public.orders.count.reduce((sum, count) => sum + count, 0);
      expect(sections.reduce((sum, { orders }) => sum + (orders ?? 0), 0)).toBe(
        all - given - leaders.length,
      );
    });
    expect(counted).toBeGreaterThan(3);
  });

  it('explains every die of an attack, and its outcomes make a whole', () => {
    let strikes = 0;
    eachPosition('rolica-first-position', 'odds', 240, (position) => {
      const { view, actions } = position;
      for (const strike of strikesNow(playOf(position), view)) {
        strikes += 1;
        const rows = oddsParts(TITLE, view, strike, 'en').flatMap((part) => part.rows);
        expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(strike.odds.dice);
        const outcomes = sharesOf(strike);
        for (const share of Object.values(outcomes)) expect(share).toBeGreaterThanOrEqual(0);
        expect(near(Object.values(outcomes).reduce((sum, share) => sum + share, 0))).toBe(1);
        for (const what of ['hits', 'flags'] as const) {
          expect(near(spreadOf(strike, what, 3).reduce((sum, share) => sum + share, 0))).toBe(1);
        }
      }
      const first = actions.find(({ kind }) => kind === 'fire');
      if (first) expect(strikeOf(view, first)?.attack.kind).toBe('fire');
      expect(strikeOf(view, { kind: 'done' })).toBeNull();
    });
    expect(strikes).toBeGreaterThan(20);
  });

  it('says each hex in words, in both languages', () => {
    eachPosition('river-coa', 'words', 1, (position) => {
      const play = playOf(position);
      for (const language of ['cs', 'en'] as const) {
        const lines = Array.from({ length: HEX_COUNT }, (_, hex) =>
          hexLine(TITLE, play, idOf(hex), language),
        );
        expect(new Set(lines).size).toBe(HEX_COUNT);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
      }
      expect(hexLine(TITLE, play, idOf(108), 'en')).toMatch(/^I9, bridge, exit from the field/);
    });
  });
});
