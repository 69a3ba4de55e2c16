import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for a link or a cookie: 192 bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a secret. It is long and random, so that a plain hash will do. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A name for a game or a person: no secret, but not to be guessed through either. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % 36]).join('');
}
