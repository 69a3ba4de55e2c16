import type { BaseEvent, BaseView, LoggedEvent, Viewer } from '@bivouac/kernel';
import type { StoryKit } from '../contract/story-kit.ts';
import type { Watched } from '../session/emitter.ts';
import { createBeatQueue, type MotionNow, type Wait } from './beat-queue.ts';
import { type Beat, durationOf, type Speed } from './motion-beats.ts';

export type { MotionNow } from './beat-queue.ts';
export type { Beat, BeatKind, DiceBeat, Speed } from './motion-beats.ts';

/** An open table, as much as motion needs of it. */
export interface SeenTable {
  readonly log: readonly LoggedEvent<BaseEvent>[];
  readonly view: BaseView;
  readonly viewer: Viewer;
}

export interface Motion extends Watched<MotionNow> {
  /** The table has changed: shows what is new. The first look and a step back show nothing. */
  follow(seen: SeenTable): void;
  /** Shows everything from this event on once more. */
  again(from: number): void;
  /** Straight to the end. */
  skip(): void;
  /** The screen changes hands: nothing is shown, and what comes next is a first look. */
  reset(): void;
  setSpeed(speed: Speed): void;
  close(): void;
}

export interface MotionDeps {
  readonly kit: StoryKit;
  readonly speed: Speed;
  /** Left out: the browser's own timers. */
  readonly wait?: Wait;
}

const waitForReal: Wait = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export function createMotion(deps: MotionDeps): Motion {
  const { kit } = deps;
  let { speed } = deps;
  let last: SeenTable | null = null;
  /** The counters' tiles before the newest events. */
  let placesBefore: readonly number[] = [];
  const queue = createBeatQueue(deps.wait ?? waitForReal);
  const beatsOf = (log: readonly LoggedEvent<BaseEvent>[], viewer: Viewer): Beat[] =>
    log.flatMap(({ seq, event }) =>
      kit
        .beats(event, viewer)
        .map((plan) => ({ ...plan, seq, duration: durationOf(plan.kind, speed) })),
    );

  return {
    subscribe: queue.subscribe,
    follow(seen) {
      const before = last;
      last = seen;
      const isNews = before !== null && before.viewer === seen.viewer;
      if (!isNews || seen.log.length < before.log.length) {
        placesBefore = kit.places(seen.view).slice();
        queue.stop();
        if (seen.log.at(-1)?.seq !== queue.dice()?.seq) queue.clearDice();
        queue.emit();
        return;
      }
      const fresh = seen.log.slice(before.log.length);
      if (fresh.length > 0 && !queue.isPending()) queue.clearDice();
      queue.noteRemoved(beatsOf(fresh, seen.viewer), placesBefore);
      placesBefore = kit.places(seen.view).slice();
      queue.play(beatsOf(fresh, seen.viewer), speed);
    },
    again(from) {
      if (last === null) return;
      const { log, viewer } = last;
      const wanted = log.filter(({ seq }) => seq >= from);
      queue.stop();
      queue.play(beatsOf(wanted, viewer), speed);
    },
    skip() {
      queue.stop();
      queue.emit();
    },
    reset() {
      last = null;
      queue.stop();
      queue.forget();
      queue.emit();
    },
    setSpeed(wanted) {
      speed = wanted;
      if (speed !== 'off') return;
      queue.stop();
      queue.emit();
    },
    close: queue.stop,
  };
}
