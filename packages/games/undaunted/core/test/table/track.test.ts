import { must } from '@bivouac/kernel';
import { normandyTitle as title } from '@bivouac/normandy/table/title.ts';
import { describe, expect, it } from 'vitest';
import { trackOf } from '../../src/table/score/track.ts';
import { eachPosition, eventsOf } from '../../testing/positions.ts';

describe('the track of points', () => {
  it('ends, at every moment, with the points that the rules count', () => {
    for (const scenario of ['la-raye', 'critical-intelligence']) {
      let gains = 0;
      eachPosition(scenario, 'track', 300, ({ match, view }) => {
        const rounds = trackOf(title, view, eventsOf(match));
        const last = must(rounds.at(-1), 'a round');
        expect(last.round).toBe(view.public.round);
        const points = [title.progress(view.public, 0), title.progress(view.public, 1)];
        expect(last.points).toEqual(points);
        expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
        for (const { initiative } of rounds.slice(0, -1)) expect([0, 1]).toContain(initiative);
        gains = Math.max(gains, ...points);
      });
      expect(gains).toBeGreaterThan(0);
    }
  });
});
