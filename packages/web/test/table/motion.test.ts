import type { BaseEvent, BaseView, LoggedEvent } from '@bivouac/kernel';
import { NORMANDY_RECORDS } from '@bivouac/normandy/text/event-records.ts';
import {
  type Beat,
  createMotion,
  type Motion,
  type MotionNow,
  type Speed,
} from '@bivouac/table/motion/motion.ts';
import { playedMatch, told, viewOf } from '@bivouac/table/testing/story.ts';
import { undauntedStory } from '@bivouac/undaunted-core/table/story.ts';
import { describe, expect, it } from 'vitest';

const kit = undauntedStory(NORMANDY_RECORDS);
const SHOT = { verb: 'attack', unit: 0, target: 14, modifiers: [], total: 6 };
const EMPTY = told();
const viewAt = (...at: number[]) => ({ viewer: 0, question: null, public: { at } }) as BaseView;

/** A motion whose time passes when the test says so. */
function staged(speed: Speed = 'normal') {
  const waits: { ms: number; run: () => void; isOff: boolean }[] = [];
  const motion = createMotion({
    kit,
    speed,
    wait(ms, run) {
      const entry = { ms, run, isOff: false };
      waits.push(entry);
      return () => {
        entry.isOff = true;
      };
    },
  });
  let shown: MotionNow | undefined;
  motion.subscribe((value) => {
    shown = value;
  });
  return {
    motion,
    now: (): MotionNow => shown as MotionNow,
    /** The beat under way ends. */
    pass(): void {
      const last = waits.at(-1);
      if (last !== undefined && !last.isOff) last.run();
    },
    waits,
  };
}

function follow(motion: Motion, log: readonly LoggedEvent<BaseEvent>[], view: BaseView): void {
  motion.follow({ log, view, viewer: 0 });
}

describe('motion', () => {
  it('holds each counter at the start of its next slide, over the final state', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1, 5));
    const log = told(
      { type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent,
      { type: 'unitMoved', unit: 1, from: 5, to: 6 } as BaseEvent,
      { type: 'unitMoved', unit: 0, from: 2, to: 3 } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(3, 6));
    expect(stage.now().current).toMatchObject({ kind: 'slide', unit: 0, to: 2 });
    expect([...stage.now().held]).toEqual([
      [0, 2],
      [1, 5],
    ]);
    stage.pass();
    expect([...stage.now().held]).toEqual([
      [1, 6],
      [0, 2],
    ]);
    stage.pass();
    expect([...stage.now().held]).toEqual([[0, 3]]);
    stage.pass();
    expect(stage.now()).toMatchObject({ current: null });
    expect(stage.now().held.size).toBe(0);
  });

  it('keeps a removed counter on its tile until its removal is shown', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1, 5));
    const log = told(
      { type: 'unitMoved', unit: 1, from: 5, to: 6 } as BaseEvent,
      { type: 'fired', ...SHOT, target: 1, dice: [8], isHit: true } as BaseEvent,
      { type: 'unitRemoved', unit: 1 } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(1, -1));
    stage.pass();
    expect(stage.now().current?.kind).toBe('dice');
    expect(stage.now().held.get(1)).toBe(6);
    stage.pass();
    expect(stage.now().current).toMatchObject({ kind: 'stamp', stamp: 'removed' });
    expect(stage.now().held.get(1)).toBe(6);
    stage.pass();
    expect(stage.now().held.size).toBe(0);
  });

  it('does not show a counter before it has entered', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(-1, 5));
    const log = told(
      { type: 'unitMoved', unit: 1, from: 5, to: 6 } as BaseEvent,
      { type: 'unitSpawned', unit: 0, tile: 4 } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(4, 6));
    expect(stage.now().held.get(0)).toBe(-1);
    stage.pass();
    expect(stage.now().held.get(0)).toBe(4);
  });

  it('keeps the dice until the next action', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1));
    const shot = told({ type: 'fired', ...SHOT, dice: [3], isHit: false } as BaseEvent);
    follow(stage.motion, shot, viewAt(1));
    expect(stage.now().dice?.dice).toEqual([3]);
    stage.pass();
    expect(stage.now()).toMatchObject({ current: null, dice: { dice: [3], isHit: false } });
    follow(
      stage.motion,
      [
        ...shot,
        { ...shot[0], seq: 1, action: 2, event: { type: 'turnEnded' } } as LoggedEvent<BaseEvent>,
      ],
      viewAt(1),
    );
    expect(stage.now().dice).toBe(null);
  });

  it('skips to the end at once', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1));
    const log = told(
      { type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent,
      { type: 'fired', ...SHOT, dice: [9], isHit: true } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(2));
    stage.motion.skip();
    expect(stage.now()).toMatchObject({ current: null, dice: { dice: [9] } });
    expect(stage.now().held.size).toBe(0);
    expect(stage.waits.at(-1)?.isOff).toBe(true);
  });

  it('shows nothing at first, after an undo, or when the viewer changes', () => {
    const log = told({ type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent);
    const first = staged();
    follow(first.motion, log, viewAt(2));
    expect(first.now().current).toBe(null);
    follow(first.motion, EMPTY, viewAt(1));
    expect(first.now().current).toBe(null);
    const other = staged();
    follow(other.motion, EMPTY, viewAt(1));
    other.motion.follow({ log, view: viewAt(2), viewer: 1 });
    expect(other.now().current).toBe(null);
    const silenced = staged();
    follow(silenced.motion, EMPTY, viewAt(1));
    silenced.motion.reset();
    follow(silenced.motion, log, viewAt(2));
    expect(silenced.now().current).toBe(null);
  });

  it('moves nothing when it is off, but shows the dice', () => {
    const stage = staged('off');
    follow(stage.motion, EMPTY, viewAt(1));
    const log = told(
      { type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent,
      { type: 'fired', ...SHOT, dice: [9], isHit: true } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(2));
    expect(stage.now()).toMatchObject({ current: null, dice: { dice: [9] } });
    expect(stage.now().held.size).toBe(0);
    expect(stage.waits).toEqual([]);
  });

  it('stops the current animation when it is switched off', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1));
    follow(
      stage.motion,
      told({ type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent),
      viewAt(2),
    );
    stage.motion.setSpeed('off');
    expect(stage.now().current).toBe(null);
  });

  it('goes faster the longer the queue is, and still shows each beat', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(0));
    const moves = Array.from(
      { length: 60 },
      (_, at) => ({ type: 'unitMoved', unit: 0, from: at, to: at + 1 }) as BaseEvent,
    );
    follow(stage.motion, told(...moves), viewAt(60));
    const seen: Beat[] = [];
    for (let beat = stage.now().current; beat !== null; beat = stage.now().current) {
      seen.push(beat);
      stage.pass();
    }
    expect(seen).toHaveLength(60);
    expect(stage.waits[0]?.ms).toBeLessThan(seen[0]?.duration ?? 0);
    expect(stage.waits.at(-1)?.ms).toBe(seen.at(-1)?.duration);
  });

  it('is quicker when it is fast', () => {
    const [normal, fast] = (['normal', 'fast'] as const).map((speed) => {
      const stage = staged(speed);
      follow(stage.motion, EMPTY, viewAt(1));
      follow(
        stage.motion,
        told({ type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent),
        viewAt(2),
      );
      return stage.waits[0]?.ms ?? 0;
    });
    expect(fast).toBeGreaterThan(0);
    expect(fast).toBeLessThan(normal ?? 0);
  });

  it('repeats the latest events', () => {
    const stage = staged();
    follow(stage.motion, EMPTY, viewAt(1, 7));
    const log = told(
      { type: 'unitMoved', unit: 0, from: 1, to: 2 } as BaseEvent,
      { type: 'unitMoved', unit: 1, from: 7, to: 8 } as BaseEvent,
    );
    follow(stage.motion, log, viewAt(2, 8));
    stage.motion.skip();
    stage.motion.again(1);
    expect(stage.now().current).toMatchObject({ kind: 'slide', unit: 1 });
    stage.pass();
    expect(stage.now().current).toBe(null);
  });

  it('shows the opponent’s cards and not the viewer’s own', () => {
    const own = { type: 'cardPlayed', seat: 0, card: 3, verb: 'move' } as BaseEvent;
    const other = { type: 'cardPlayed', seat: 1, card: 3, verb: 'move' } as BaseEvent;
    expect(kit.beats(own, 0)).toEqual([]);
    expect(kit.beats(other, 0)).toMatchObject([{ kind: 'card', seat: 1, card: 3 }]);
    expect(kit.beats(own, 'spectator')).toHaveLength(1);
  });

  it('ends a whole game with every counter at its place in the view', () => {
    const match = playedMatch(200);
    const stage = staged();
    const start = told();
    stage.motion.follow({
      log: start,
      view: viewOf(playedMatch(0), 'spectator'),
      viewer: 'spectator',
    });
    stage.motion.follow({
      log: match.log('spectator'),
      view: viewOf(match, 'spectator'),
      viewer: 'spectator',
    });
    const last = new Map<number, number>();
    for (let guard = 0; stage.now().current !== null && guard < 5_000; guard++) {
      const { current } = stage.now();
      if (current?.kind === 'slide') last.set(current.unit, current.to);
      stage.pass();
    }
    expect(stage.now().held.size).toBe(0);
    expect(last.size).toBeGreaterThan(3);
    const places = kit.places(viewOf(match, 'spectator'));
    for (const [unit, tile] of last) expect([tile, -1]).toContain(places[unit]);
  });
});
