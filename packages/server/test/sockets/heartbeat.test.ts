import { must } from '@bivouac/kernel';
import { expect, it } from 'vitest';
import { createHeartbeat, type PingTarget } from '../../src/sockets/heartbeat.ts';

interface Counted extends PingTarget {
  pings: number;
  isGone: boolean;
}

function socket(): Counted {
  return {
    pings: 0,
    isGone: false,
    ping() {
      this.pings += 1;
    },
    terminate() {
      this.isGone = true;
    },
  };
}

function crowd(count: number, beatsPerRound: number) {
  const heartbeat = createHeartbeat(beatsPerRound);
  const sockets = Array.from({ length: count }, socket);
  for (const one of sockets) heartbeat.add(one);
  const beats = (many: number, isHeard: (one: Counted) => boolean = () => true): void => {
    for (let i = 0; i < many; i++) {
      const before = sockets.map(({ pings }) => pings);
      heartbeat.beat();
      sockets.forEach((one, at) => {
        if (one.pings !== before[at] && isHeard(one)) heartbeat.answered(one);
      });
    }
  };
  return { heartbeat, sockets, beats };
}

it.each([1, 7, 100, 250])('pings each of %i sockets once a round', (count) => {
  const { sockets, beats } = crowd(count, 100);
  beats(100);
  expect(sockets.map(({ pings }) => pings)).toEqual(sockets.map(() => 1));
  beats(300);
  expect(sockets.map(({ pings }) => pings)).toEqual(sockets.map(() => 4));
  expect(sockets.some(({ isGone }) => isGone)).toBe(false);
});

it('never pings many at once', () => {
  const { sockets, beats } = crowd(250, 100);
  let asked = 0;
  for (let i = 0; i < 200; i++) {
    beats(1);
    const now = sockets.reduce((sum, { pings }) => sum + pings, 0);
    expect(now - asked).toBeLessThanOrEqual(3);
    asked = now;
  }
});

it('terminates only sockets that do not answer, a round later', () => {
  const { sockets, beats } = crowd(20, 10);
  const silent = must(sockets[5], 'a socket');
  beats(10, (one) => one !== silent);
  expect(silent).toMatchObject({ pings: 1, isGone: false });
  beats(10, (one) => one !== silent);
  expect(sockets.filter(({ isGone }) => isGone)).toEqual([silent]);
});

it('continues when sockets come and go in the middle of a round', () => {
  const { heartbeat, sockets, beats } = crowd(20, 10);
  beats(5);
  for (const gone of sockets.slice(8, 12)) heartbeat.remove(gone);
  const late = socket();
  heartbeat.add(late);
  beats(10);
  expect(late.pings).toBe(1);
  beats(30);
  expect(sockets.slice(8, 10).every(({ pings }) => pings === 1)).toBe(true);
  expect(sockets.slice(0, 8).every(({ pings }) => pings >= 4)).toBe(true);
});

it('does nothing without sockets', () => {
  const heartbeat = createHeartbeat(10);
  for (let i = 0; i < 50; i++) heartbeat.beat();
  const one = socket();
  heartbeat.add(one);
  for (let i = 0; i < 10; i++) heartbeat.beat();
  expect(one.pings).toBe(1);
});
