import type { BaseEvent, BaseView, Told, Viewer } from '@bivouac/kernel';
import type { StoryKit } from '../contract/story-kit.ts';
import { createEmitter, type Watched } from '../session/emitter.ts';
import { type Beat, type DiceBeat, durationOf, type Speed } from './motion-beats.ts';

export type { Beat, BeatKind, DiceBeat, Note, Speed, Stamp } from './motion-beats.ts';

/** What is to be seen now, over a state that is final already. */
export interface MotionNow {
  readonly current: Beat | null;
  /** Counters that are still drawn elsewhere than they stand: counter to tile, -1 for nowhere. */
  readonly held: ReadonlyMap<number, number>;
  /** Beats that are still to come. */
  readonly due: readonly Beat[];
  /** The last throw; it stays beside the sum until somebody acts again. */
  readonly dice: DiceBeat | null;
}

/** An open table, as much as motion needs of it. */
export interface Seen {
  readonly log: readonly Told<BaseEvent>[];
  readonly view: BaseView;
  readonly viewer: Viewer;
}

export interface Motion extends Watched<MotionNow> {
  /** The table has changed: shows what is new. The first look and a step back show nothing. */
  follow(seen: Seen): void;
  /** Shows everything from this event on once more. */
  again(from: number): void;
  /** Straight to the end. */
  skip(): void;
  /** The screen changes hands: nothing is shown, and what comes next is a first look. */
  hush(): void;
  setSpeed(speed: Speed): void;
  close(): void;
}

export interface MotionDeps {
  readonly kit: StoryKit;
  readonly speed: Speed;
  /** Calls back later; returns how to call it off. */
  readonly wait?: (ms: number, run: () => void) => () => void;
}

/** Whoever waits longer than this has seen enough. */
const PATIENCE_MS = 3_000;
const STILL: MotionNow = { current: null, held: new Map(), due: [], dice: null };

const waitForReal = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export function createMotion(deps: MotionDeps): Motion {
  const { kit, wait = waitForReal } = deps;
  let { speed } = deps;
  let last: Seen | null = null;
  /** Where counters stood before the newest events; where removed ones fell, by event. */
  let stood: readonly number[] = [];
  const fell = new Map<number, number>();
  let queue: Beat[] = [];
  let current: Beat | null = null;
  let dice: DiceBeat | null = null;
  let callOff = (): void => undefined;
  const shown = createEmitter(STILL);

  const emit = (): void => shown.emit({ current, held: heldNow(), due: queue.slice(), dice });

  /** Each counter is drawn where its next beat finds it. */
  const heldNow = (): ReadonlyMap<number, number> => {
    const held = new Map<number, number>();
    for (const beat of [...(current ? [current] : []), ...queue]) {
      if (!('unit' in beat) || beat.unit === null || held.has(beat.unit)) continue;
      const tile = placeIn(beat, beat === current);
      if (tile !== undefined) held.set(beat.unit, tile);
    }
    return held;
  };

  const placeIn = (beat: Beat, isCurrent: boolean): number | undefined => {
    if (beat.kind === 'slide') return isCurrent ? beat.to : beat.from;
    if (beat.kind === 'note') return isCurrent ? beat.tile : -1;
    if (beat.kind === 'stamp') return fell.get(beat.seq);
    return undefined;
  };

  const next = (): void => {
    callOff = () => undefined;
    current = queue.shift() ?? null;
    if (current?.kind === 'dice') dice = current;
    emit();
    if (current === null) return;
    callOff = wait(hurried(current.duration), next);
  };

  /** The longer the queue, the faster it goes. */
  const hurried = (duration: number): number => {
    const left = queue.reduce((sum, beat) => sum + beat.duration, duration);
    return left > PATIENCE_MS ? Math.round((duration * PATIENCE_MS) / left) : duration;
  };

  const beatsOf = (log: readonly Told<BaseEvent>[], viewer: Viewer): Beat[] =>
    log.flatMap(({ seq, event }) =>
      kit
        .beats(event, viewer)
        .map((plan) => ({ ...plan, seq, duration: durationOf(plan.kind, speed) })),
    );

  const play = (beats: readonly Beat[]): void => {
    if (speed === 'off') {
      // Without motion the dice still lie on the table at the end.
      dice = beats.findLast((beat): beat is DiceBeat => beat.kind === 'dice') ?? dice;
    } else queue.push(...beats);
    if (current === null && queue.length > 0) next();
    else emit();
  };

  const stop = (): void => {
    callOff();
    callOff = () => undefined;
    for (const beat of queue) if (beat.kind === 'dice') dice = beat;
    queue = [];
    current = null;
  };

  /** Remembers where the counters that leave the board have stood. */
  const noteFallen = (fresh: readonly Told<BaseEvent>[], viewer: Viewer): void => {
    const at = [...stood];
    for (const beat of beatsOf(fresh, viewer)) {
      if (beat.kind === 'slide') at[beat.unit] = beat.to;
      if (beat.kind === 'note' && beat.unit !== null) at[beat.unit] = beat.tile;
      if (beat.kind === 'stamp') fell.set(beat.seq, at[beat.unit] ?? -1);
    }
  };

  return {
    subscribe: shown.subscribe,
    follow(seen) {
      const before = last;
      last = seen;
      const isNews = before !== null && before.viewer === seen.viewer;
      if (!isNews || seen.log.length < before.log.length) {
        stop();
        if (seen.log.at(-1)?.seq !== dice?.seq) dice = null;
        stood = kit.places(seen.view).slice();
        emit();
        return;
      }
      const fresh = seen.log.slice(before.log.length);
      if (fresh.length > 0) dice = queue.length > 0 ? dice : null;
      noteFallen(fresh, seen.viewer);
      stood = kit.places(seen.view).slice();
      play(beatsOf(fresh, seen.viewer));
    },
    again(from) {
      if (last === null) return;
      stop();
      play(
        beatsOf(
          last.log.filter(({ seq }) => seq >= from),
          last.viewer,
        ),
      );
    },
    skip() {
      stop();
      emit();
    },
    hush() {
      stop();
      dice = null;
      last = null;
      fell.clear();
      emit();
    },
    setSpeed(wanted) {
      speed = wanted;
      if (speed === 'off') {
        stop();
        emit();
      }
    },
    close: () => stop(),
  };
}
