/**
 * The ChaCha20 block function (RFC 8439, 2.3) as a stream of 32-bit words: a strong keyed
 * generator, so that nobody can search for the seed from the rolls that were seen.
 */
export interface WordStream {
  /** How many words have been taken. */
  readonly taken: () => number;
  /** The next 32 bits, as an unsigned integer. */
  readonly next: () => number;
}

/** Takes the first eight words of `key` and the first three of `nonce`. */
export function chachaStream(key: Int32Array, nonce: Int32Array): WordStream {
  const input = new Int32Array(16);
  for (let i = 0; i < 4; i++) input[i] = SIGMA[i] as number;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i] as number;
  for (let i = 0; i < 3; i++) input[13 + i] = nonce[i] as number;
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
      const word = block[16 - left] as number;
      left -= 1;
      return word;
    },
  };
}

// "expand 32-byte k", the constant of the cipher.
const SIGMA: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Ten double rounds over sixteen words, then the input added. */
export function chachaBlock(input: Int32Array, out: Uint32Array): void {
  const x = new Int32Array(input);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (x[i] as number) + (input[i] as number);
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
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
