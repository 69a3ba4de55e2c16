import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token for a link or a cookie: 192 bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The stored form of a token. Tokens are long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** An id for a game or a person: not secret, but not guessable either. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % 36]).join('');
}
