import { createEmitter, type Watched } from '../session/emitter.ts';
import type { Beat, DiceBeat, Speed } from './motion-beats.ts';

/** The motion that is shown now, over a state that is final already. */
export interface MotionNow {
  readonly current: Beat | null;
  /** Counters that the map still draws on another tile than their own: counter to tile, -1 for nowhere. */
  readonly held: ReadonlyMap<number, number>;
  /** Beats that are still to come. */
  readonly due: readonly Beat[];
  /** The last throw; it stays beside the sum until the next action. */
  readonly dice: DiceBeat | null;
}

/** Calls back later; returns a function that calls it off. */
export type Wait = (ms: number, run: () => void) => () => void;

/** Shows beats one after the other. */
export interface BeatQueue extends Watched<MotionNow> {
  play(beats: readonly Beat[], speed: Speed): void;
  /** Remembers the tiles from which these beats remove counters, given the counters' tiles before them. */
  noteRemoved(beats: readonly Beat[], places: readonly number[]): void;
  /** Whether beats are still to come. */
  isPending(): boolean;
  /** Ends all beats; the last throw stays. */
  stop(): void;
  dice(): DiceBeat | null;
  clearDice(): void;
  forget(): void;
  emit(): void;
}

/** A player who waits longer than this has seen enough. */
const PATIENCE_MS = 3_000;
const STILL: MotionNow = { current: null, held: new Map(), due: [], dice: null };

export function createBeatQueue(wait: Wait): BeatQueue {
  let queue: Beat[] = [];
  let current: Beat | null = null;
  let dice: DiceBeat | null = null;
  /** By event: the tile from which it removed a counter. */
  const removedFrom = new Map<number, number>();
  let callOff = (): void => undefined;
  const shown = createEmitter(STILL);

  const emit = (): void => {
    const held = heldBy(current, queue, removedFrom);
    shown.emit({ current, held, due: queue.slice(), dice });
  };
  const next = (): void => {
    callOff = () => undefined;
    current = queue.shift() ?? null;
    if (current?.kind === 'dice') dice = current;
    emit();
    if (current === null) return;
    callOff = wait(hurried(current.duration, queue), next);
  };

  return {
    subscribe: shown.subscribe,
    emit,
    play(beats, speed) {
      if (speed === 'off') {
        // Without motion the dice still lie on the table at the end.
        dice = beats.findLast((beat): beat is DiceBeat => beat.kind === 'dice') ?? dice;
      } else queue.push(...beats);
      if (current === null && queue.length > 0) next();
      else emit();
    },
    noteRemoved(beats, places) {
      const at = [...places];
      for (const beat of beats) {
        if (beat.kind === 'slide') at[beat.unit] = beat.to;
        if (beat.kind === 'note' && beat.unit !== null) at[beat.unit] = beat.tile;
        if (beat.kind === 'stamp') removedFrom.set(beat.seq, at[beat.unit] ?? -1);
      }
    },
    isPending: () => queue.length > 0,
    stop() {
      callOff();
      callOff = () => undefined;
      for (const beat of queue) if (beat.kind === 'dice') dice = beat;
      queue = [];
      current = null;
    },
    dice: () => dice,
    clearDice() {
      dice = null;
    },
    forget() {
      dice = null;
      removedFrom.clear();
    },
  };
}

/** The longer the queue, the faster it goes. */
function hurried(duration: number, queue: readonly Beat[]): number {
  const left = queue.reduce((sum, beat) => sum + beat.duration, duration);
  return left > PATIENCE_MS ? Math.round((duration * PATIENCE_MS) / left) : duration;
}

/** Each counter is drawn where its next beat finds it. */
function heldBy(
  current: Beat | null,
  queue: readonly Beat[],
  removedFrom: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const held = new Map<number, number>();
  const placeIn = (beat: Beat): number | undefined => {
    const isCurrent = beat === current;
    if (beat.kind === 'slide') return isCurrent ? beat.to : beat.from;
    if (beat.kind === 'note') return isCurrent ? beat.tile : -1;
    return beat.kind === 'stamp' ? removedFrom.get(beat.seq) : undefined;
  };
  for (const beat of current === null ? queue : [current, ...queue]) {
    if (!('unit' in beat) || beat.unit === null || held.has(beat.unit)) continue;
    const tile = placeIn(beat);
    if (tile !== undefined) held.set(beat.unit, tile);
  }
  return held;
}
