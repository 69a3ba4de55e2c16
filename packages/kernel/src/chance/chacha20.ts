/**
 * The ChaCha20 block function (RFC 8439, 2.3) as a stream of 32-bit words: a strong keyed
 * generator, so that the rolls that a player has seen do not lead to the seed.
 */
export interface WordStream {
  /** How many words have been taken. */
  readonly taken: () => number;
  /** The next 32 bits, as an unsigned integer. */
  readonly next: () => number;
}

// An element of a typed array is a number: compiled, `?? 0` costs nothing.

/** Takes the first eight words of `key` and the first three of `nonce`. */
export function chachaStream(key: Int32Array, nonce: Int32Array): WordStream {
  const input = new Int32Array(16);
  for (let i = 0; i < 4; i++) input[i] = SIGMA[i] ?? 0;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i] ?? 0;
  for (let i = 0; i < 3; i++) input[13 + i] = nonce[i] ?? 0;
  const block = new Uint32Array(16);
  let left = 0;
  let blocks = 0;
  return {
    taken: () => blocks * 16 - left,
    next() {
      if (left === 0) {
        input[12] = blocks;
        chachaBlock(input, block);
        blocks += 1;
        left = 16;
      }
      const word = block[16 - left] ?? 0;
      left -= 1;
      return word;
    },
  };
}

// "expand 32-byte k", the constant of the cipher.
const SIGMA: Readonly<Int32Array> = Int32Array.from([
  0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
]);

/** Ten double rounds over sixteen words, then the input added. */
export function chachaBlock(input: Int32Array, out: Uint32Array): void {
  for (let i = 0; i < 16; i++) out[i] = input[i] ?? 0;
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (input[i] ?? 0);
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let va = (x[a] ?? 0) | 0;
  let vb = (x[b] ?? 0) | 0;
  let vc = (x[c] ?? 0) | 0;
  let vd = (x[d] ?? 0) | 0;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}
