import { type Seed, seedFromBytes } from '@bivouac/kernel';

/** A seed from the browser's secure source. */
export function freshSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
}

/** A name for a game, short enough for an address. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
