/** SHA-256, synchronous and dependency-free: the platform's own is asynchronous, rules are not. */
export function sha256(text: string): string {
  let hex = '';
  for (const word of sha256Words(utf8(text))) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

// An element of a typed array is a number: compiled, `?? 0` costs nothing.

/** The eight 32-bit words of the digest. */
export function sha256Words(bytes: Uint8Array): Int32Array {
  const padded = pad(bytes);
  const hash = new Int32Array(INITIAL);
  const w = new Int32Array(16);
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, w, padded, offset);
  return hash;
}

const INITIAL: Readonly<Int32Array> = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of 64 primes.
const K: Readonly<Int32Array> = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

function pad(bytes: Uint8Array): Uint8Array {
  const length = ((bytes.length + 72) >> 6) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  // Eight bytes of length in bits. By hand: a view of a short array costs more than the hash.
  let bits = bytes.length * 8;
  for (let at = length - 1; bits > 0; at--) {
    padded[at] = bits % 0x100;
    bits = Math.floor(bits / 0x100);
  }
  return padded;
}

function compress(hash: Int32Array, w: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = wordAt(bytes, offset + i * 4);
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i >= 16) expand(w, i);
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i & 15] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] ?? 0) << 24) |
    ((bytes[at + 1] ?? 0) << 16) |
    ((bytes[at + 2] ?? 0) << 8) |
    (bytes[at + 3] ?? 0)
  );
}

/**
 * The message schedule. Of its sixty-four words only the last sixteen are ever needed, so each
 * takes the place of the one sixteen before it: arrays of that size are cheap to make.
 */
function expand(w: Int32Array, i: number): void {
  const x = w[(i + 1) & 15] ?? 0;
  const y = w[(i + 14) & 15] ?? 0;
  const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
  const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
  w[i & 15] = (w[i & 15] ?? 0) + s0 + (w[(i + 9) & 15] ?? 0) + s1;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** TextEncoder belongs to the platform, not to the language; pure packages do without. */
export function utf8(text: string): Uint8Array {
  return asciiBytes(text) ?? Uint8Array.from(utf8Bytes(text));
}

/** Records and states are ASCII nearly always, and hashed often. */
function asciiBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return undefined;
    bytes[i] = code;
  }
  return bytes;
}

function utf8Bytes(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    } else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}
