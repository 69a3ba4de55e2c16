import type { Beat } from './motion-beats.ts';

/** The sounds. All of them are generated; there is no file to load. */
export type Sound = 'card' | 'step' | 'dice' | 'hit' | 'mark' | 'turn';

export interface Sounds {
  play(sound: Sound): void;
  setOn(isOn: boolean): void;
  close(): void;
}

/** Which sound goes with a beat. */
export function soundOf(beat: Beat): Sound {
  switch (beat.kind) {
    case 'slide':
      return 'step';
    case 'dice':
      return 'dice';
    case 'card':
      return 'card';
    case 'stamp':
      return ['casualty', 'suppressed', 'removed', 'damaged'].includes(beat.stamp) ? 'hit' : 'mark';
    case 'note':
      return 'mark';
  }
}

/** A puff of filtered noise: after `at` seconds, so long, so loud, round this pitch. */
interface Puff {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly pitch: number;
}

/** A short tone that falls or rises. */
interface Tone extends Puff {
  readonly to: number;
}

interface Score {
  readonly puffs: readonly Puff[];
  readonly tones: readonly Tone[];
}

const puff = (at: number, length: number, loudness: number, pitch: number): Puff => ({
  at,
  length,
  loudness,
  pitch,
});
const tone = (at: number, length: number, loudness: number, pitch: number, to: number): Tone => ({
  at,
  length,
  loudness,
  pitch,
  to,
});

/** Paper, boots, dice on a table, a stamp, a pencil, a bell: quiet things. */
const SCORES: { readonly [sound in Sound]: Score } = {
  card: { puffs: [puff(0, 0.12, 0.22, 2600), puff(0.05, 0.06, 0.12, 900)], tones: [] },
  step: { puffs: [puff(0, 0.07, 0.3, 240), puff(0.11, 0.07, 0.25, 200)], tones: [] },
  dice: {
    puffs: [0, 0.07, 0.15, 0.21, 0.3, 0.36, 0.47, 0.61].map((at, n) =>
      puff(at, 0.03, 0.35 - n * 0.03, 1700 + ((n * 370) % 900)),
    ),
    tones: [],
  },
  hit: { puffs: [puff(0, 0.14, 0.5, 160)], tones: [tone(0, 0.18, 0.25, 150, 60)] },
  mark: { puffs: [puff(0, 0.05, 0.14, 3600), puff(0.07, 0.08, 0.12, 3000)], tones: [] },
  turn: { puffs: [], tones: [tone(0, 0.5, 0.12, 784, 784), tone(0.12, 0.6, 0.1, 988, 988)] },
};

/**
 * Sounds over Web Audio. The context is made at the first sound, since browsers allow none before
 * the player has touched the page; where there is no Web Audio, all stays silent.
 */
export function createSounds(
  isOn: boolean,
  makeContext: () => AudioContext = () => new AudioContext(),
): Sounds {
  let on = isOn;
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;

  const ready = (): AudioContext | null => {
    try {
      context ??= makeContext();
    } catch {
      on = false;
    }
    return context;
  };

  const envelope = (audio: AudioContext, { at, length, loudness }: Puff): GainNode => {
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(audio.destination);
    return gain;
  };

  const blow = (audio: AudioContext, sound: Puff): void => {
    noise ??= hiss(audio);
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.frequency.value = sound.pitch;
    filter.Q.value = 1.2;
    source.connect(filter).connect(envelope(audio, sound));
    source.start(audio.currentTime + sound.at, 0, sound.length);
  };

  const ring = (audio: AudioContext, sound: Tone): void => {
    const source = audio.createOscillator();
    const start = audio.currentTime + sound.at;
    source.frequency.setValueAtTime(sound.pitch, start);
    source.frequency.exponentialRampToValueAtTime(sound.to, start + sound.length);
    source.connect(envelope(audio, sound));
    source.start(start);
    source.stop(start + sound.length);
  };

  return {
    play(sound) {
      const audio = on ? ready() : null;
      if (audio === null) return;
      const { puffs, tones } = SCORES[sound];
      for (const part of puffs) blow(audio, part);
      for (const part of tones) ring(audio, part);
    },
    setOn(isOnNow) {
      on = isOnNow;
    },
    close() {
      void context?.close();
      context = null;
      noise = null;
    },
  };
}

/** A second of noise, always the same: a plain generator is random enough for the ear. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[i] = seed / 1_073_741_823.5 - 1;
  }
  return buffer;
}
