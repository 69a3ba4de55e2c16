import { createSounds, soundOf } from '@bivouac/table/motion/sound.ts';
import { describe, expect, it } from 'vitest';

/** Counts what is started; a stand-in for the browser's audio, which Node does not have. */
function fakeAudio() {
  const started: string[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = (name: string) => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    start: () => started.push(name),
    stop: () => undefined,
  });
  const context = {
    currentTime: 0,
    sampleRate: 8_000,
    destination: {},
    createGain: () => node('gain'),
    createBiquadFilter: () => node('filter'),
    createBufferSource: () => node('noise'),
    createOscillator: () => node('tone'),
    createBuffer: (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    close: () => Promise.resolve(),
  };
  return { started, make: () => context as unknown as AudioContext };
}

describe('sounds', () => {
  it('are silent, and make no audio, until they are switched on', () => {
    const audio = fakeAudio();
    let made = 0;
    const sounds = createSounds(false, () => {
      made += 1;
      return audio.make();
    });
    sounds.play('dice');
    expect([made, audio.started]).toEqual([0, []]);
    sounds.setOn(true);
    sounds.play('dice');
    expect(made).toBe(1);
    expect(audio.started.length).toBeGreaterThan(3);
    const before = audio.started.length;
    sounds.setOn(false);
    sounds.play('hit');
    expect(audio.started).toHaveLength(before);
    sounds.close();
  });

  it('each have at least one tone', () => {
    for (const sound of ['card', 'step', 'dice', 'hit', 'mark', 'turn'] as const) {
      const audio = fakeAudio();
      createSounds(true, audio.make).play(sound);
      expect(audio.started).not.toEqual([]);
    }
  });

  it('stay silent where the browser has no audio', () => {
    const sounds = createSounds(true, () => {
      throw new Error('no audio here');
    });
    expect(() => sounds.play('turn')).not.toThrow();
  });

  it('match the animation', () => {
    const beat = { seq: 0, duration: 1 } as const;
    expect(soundOf({ ...beat, kind: 'slide', unit: 0, from: 0, to: 1 })).toBe('step');
    expect(soundOf({ ...beat, kind: 'stamp', unit: 0, stamp: 'casualty' })).toBe('hit');
    expect(soundOf({ ...beat, kind: 'stamp', unit: 0, stamp: 'readied' })).toBe('mark');
  });
});
