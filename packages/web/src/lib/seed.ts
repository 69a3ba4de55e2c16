import { type Seed, seedFromBytes } from '@bivouac/kernel';

/** A seed that nobody can guess. */
export function freshSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
}
