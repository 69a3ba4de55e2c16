import { sha256, sha256Words, utf8 } from '../hash/sha256.ts';
import type { Problem } from '../problems.ts';
import { done, fail, type Result } from '../result.ts';

/**
 * A seed is a tagged string, `chacha20:` and 64 hexadecimal digits: the tag says which generator
 * it belongs to, so that records outlive a change of generator. Real seeds come from the
 * platform's secure source; this package has none.
 */
export type Seed = string & { readonly __brand: 'seed' };

/** From 64 hexadecimal digits. */
const seedOf = (digits: string): Seed => `chacha20:${digits}` as Seed;

const PATTERN = /^chacha20:([0-9a-f]{64})$/;

export function parseSeed(text: string): Result<Seed, Problem> {
  const digits = PATTERN.exec(text)?.[1];
  return digits === undefined ? fail({ code: 'bad-seed', text }) : done(seedOf(digits));
}

/** A seed for scripts and tests from any phrase (`--seed s`); a tagged seed is taken as it is. */
export function seedFromPhrase(phrase: string): Seed {
  const tagged = parseSeed(phrase);
  return tagged.ok ? tagged.value : seedOf(sha256(`bivouac seed ${phrase}`));
}

/** A seed from 32 bytes of the platform's secure source. */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new Error(`a seed needs 32 bytes, got ${bytes.length}`);
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return seedOf(hex);
}

/** A seed of its own for a part of the work (game 17 of a run, the bot of seat 1). */
export function deriveSeed(seed: Seed, part: string): Seed {
  return seedOf(sha256(`${seed}/${part}`));
}

export function keyOfSeed(seed: Seed): Int32Array {
  const key = new Int32Array(8);
  let at = seed.indexOf(':') + 1;
  for (let i = 0; i < 8; i++) {
    let word = 0;
    for (let digit = 0; digit < 8; digit++) word = (word << 4) | hexDigit(seed.charCodeAt(at++));
    key[i] = word;
  }
  return key;
}

/** The value of a lower-case hexadecimal digit. */
const hexDigit = (code: number): number => (code < 0x3a ? code - 0x30 : code - 0x57);

/** The nonce that keeps the streams of one seed apart: the first three words of these. */
export function nonceOfStream(stream: string): Int32Array {
  return sha256Words(utf8(stream));
}

/** The hash that is published before the first move. It binds the seed and tells nothing about it. */
export function commitSeed(seed: Seed): string {
  return `sha256:${sha256(`bivouac commitment ${seed}`)}`;
}

/** After the last move every player can check that the revealed seed is the promised one. */
export function keepsCommitment(commitment: string, seed: Seed): boolean {
  return commitSeed(seed) === commitment;
}
