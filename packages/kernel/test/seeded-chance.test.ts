import { expect, test } from 'vitest';
import { chachaBlock, chachaStream } from '../src/chance/chacha20.ts';
import {
  commitSeed,
  deriveSeed,
  isDrawName,
  keepsCommitment,
  parseSeed,
  seededChance,
  seedFromBytes,
  seedFromPhrase,
  streamOf,
} from '../src/index.ts';

test('ChaCha20: the block of RFC 8439, 2.3.2', () => {
  const input = Int32Array.from([
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
    0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
  ]);
  const out = new Uint32Array(16);
  chachaBlock(input, out);
  expect([...out].map((word) => word.toString(16).padStart(8, '0'))).toEqual([
    'e4e7f110',
    '15593bd1',
    '1fdd0f50',
    'c47120a3',
    'c7f4d1c7',
    '0368c033',
    '9aaa2204',
    '4e6cd4c3',
    '466482d2',
    '09aa9f07',
    '05d7c214',
    'a2028bd9',
    'd19c12b5',
    'b94e16de',
    'e883d0cb',
    '4e3c50a2',
  ]);
});

test('the stream counts its words and does not repeat its blocks', () => {
  const stream = chachaStream(new Int32Array(8), new Int32Array(3));
  const first = Array.from({ length: 16 }, () => stream.next());
  const second = Array.from({ length: 16 }, () => stream.next());
  expect(stream.taken()).toBe(32);
  expect(second).not.toEqual(first);
});

test('the same seed gives the same results, another seed others', () => {
  const roll = (phrase: string): number[] =>
    seededChance(seedFromPhrase(phrase)).dice(20, 6, 'dice');
  expect(roll('a')).toEqual(roll('a'));
  expect(roll('a')).not.toEqual(roll('b'));
});

test('streams are separate: more dice do not reshuffle a deck', () => {
  const deck = (dice: number): number[] => {
    const chance = seededChance(seedFromPhrase('streams'));
    for (let i = 0; i < dice; i++) chance.die(6, 'combat.attack');
    const cards = [1, 2, 3, 4, 5, 6, 7, 8];
    chance.shuffle(cards, 'deck.us');
    return cards;
  };
  expect(deck(0)).toEqual(deck(17));
  expect(streamOf('combat.attack')).toBe('combat');
  expect(streamOf('initiative')).toBe('initiative');
});

test('all faces of a die and all orders of cards are equally likely', () => {
  const chance = seededChance(seedFromPhrase('fair'));
  const faces = new Array<number>(10).fill(0);
  for (let i = 0; i < 100_000; i++) {
    const face = chance.die(10, 'die') - 1;
    faces[face] = (faces[face] ?? 0) + 1;
  }
  expect(chiSquare(faces)).toBeLessThan(27.9); // 0.1 % point for 9 degrees of freedom
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const cards = [1, 2, 3, 4];
    chance.shuffle(cards, 'deck');
    orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(chiSquare([...orders.values()])).toBeLessThan(49.7); // 0.1 % point for 23 degrees
});

function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test('a seed has its tag, and anything else is refused', () => {
  const seed = seedFromBytes(Uint8Array.from({ length: 32 }, (_, i) => i));
  expect(seed).toBe('chacha20:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
  expect(seedFromPhrase(seed)).toBe(seed);
  for (const text of ['', 'chacha20:', 'chacha20:xyz', `sfc32:${'0'.repeat(64)}`, `${seed}0`]) {
    expect(parseSeed(text)).toEqual({ ok: false, problem: { code: 'bad-seed', text } });
  }
  expect(deriveSeed(seed, 'game 1')).not.toBe(deriveSeed(seed, 'game 2'));
});

test('a commitment binds exactly one seed', () => {
  const seed = seedFromPhrase('promise');
  const commitment = commitSeed(seed);
  expect(commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(commitment).not.toContain(seed.slice(9));
  expect(keepsCommitment(commitment, seed)).toBe(true);
  expect(keepsCommitment(commitment, seedFromPhrase('another'))).toBe(false);
});

test('names of draws are valid in a record', () => {
  expect(['dice', 'combat.attack', 'deck.us-2'].every(isDrawName)).toBe(true);
  expect(['', 'Deck', 'a b', 'a=b', '.x'].some(isDrawName)).toBe(false);
});
