import { idOf } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import type { Event } from '../../src/rules/index.ts';
import { reasonsOf } from '../../src/table/opponent/reasons.ts';
import { lastTurnOf } from '../../src/table/opponent/recent.ts';
import { blitzkriegStory } from '../../src/table/story.ts';
import { blitzkriegTexts } from '../../src/text/texts.ts';
import { eachPosition, viewOf, WARS } from '../../testing/positions.ts';

await loadEvery(blitzkriegTexts);

it.each(WARS)('$name: remembers where markers stood before the other side moved', (war) => {
  let compared = 0;
  let turn = 0;
  let markers: readonly number[] = [];
  let statuses: readonly string[] = [];
  eachPosition(war, 'turns', ({ view, seat, log, match }) => {
    if (view.public.turn !== turn) {
      // The first decision of a turn: the other side has just finished its own.
      const last = lastTurnOf(log, 1 - seat);
      if (turn > 0 && view.question?.kind === 'token' && view.public.turn === turn + 1) {
        view.public.markers.forEach((now, theatre) => {
          if (statuses[theatre] !== 'open' || view.fronts[theatre]?.status !== 'open') return;
          compared += 1;
          expect(last.before.get(theatre) ?? now).toBe(markers[theatre]);
        });
        expect(last.placed.length).toBeGreaterThan(0);
      }
      turn = view.public.turn;
      markers = view.public.markers.slice();
      statuses = viewOf(match, seat).fronts.map(({ status }) => status);
    }
  });
  expect(compared).toBeGreaterThan(20);
});

it.each(WARS.filter(({ scenario }) => scenario.startsWith('vs')))(
  '$name: each token of the solo opponent has its reasons, in both languages',
  (war) => {
    let decided = 0;
    eachPosition(war, 'reasons', ({ match, seat }) => {
      if (seat === 0) return;
      const view = viewOf(match, 1);
      for (const language of ['cs', 'en'] as const) {
        const reasons = reasonsOf(war.title, view, match.log(1), language);
        expect(reasons).toHaveLength(view.public.vs?.reasons.length ?? -1);
        for (const { placed, lines } of reasons) {
          expect(placed).not.toBeNull();
          expect(lines.some(({ isDecided }) => isDecided)).toBe(true);
          decided += lines.filter(({ isDecided }) => isDecided).length;
          // Two lines that decided nothing never follow each other: they are one.
          lines.forEach((line, at) => {
            if (!line.isDecided) expect(lines[at + 1]?.isDecided ?? true).toBe(true);
            expect(line.steps).toMatch(/^(\d+(–\d+)?|vliv|change)$/);
          });
        }
      }
    });
    expect(decided).toBeGreaterThan(10);
  },
);

it('counts rounds of a turn each, and announces what the other side places', () => {
  const began = (turn: number, seat: number): Event => ({ type: 'turnBegan', seat, turn });
  expect([began(1, 0), began(2, 1), began(3, 0)].map(blitzkriegStory.round)).toEqual([1, null, 2]);
  expect(blitzkriegStory.nextTurn(began(2, 1))).toBe(1);
  const placed: Event = {
    type: 'tokenPlaced',
    seat: 0,
    token: idOf(1),
    as: idOf(1),
    space: idOf(3),
  };
  expect(blitzkriegStory.isDeed(placed)).toBe(true);
  expect(blitzkriegStory.topic(placed)).toBe('ground');
  expect(blitzkriegStory.beats(placed, 1)).toHaveLength(1);
  expect(blitzkriegStory.beats(placed, 0)).toEqual([]);
});
