import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
const LAST_RECORD = Buffer.of(2);

/** A browser's public keys: only that browser can decrypt the message. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The key pair of one message; tests pass the one of the standard's example. */
export interface MessageKeys {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

function freshKeys(): MessageKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

/** Encrypts one message for one browser by RFC 8291 (RFC 8188, aes128gcm, a single record). */
export function encryptPush(
  text: string,
  browser: BrowserKeys,
  { salt, privateKey }: MessageKeys = freshKeys(),
): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const own = pair.getPublicKey();
  const theirs = Buffer.from(browser.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const auth = Buffer.from(browser.auth, 'base64url');
  const shared = derive(auth, pair.computeSecret(theirs), info, 32);
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    ...[salt, size, Buffer.of(own.length), own],
    ...[cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ]);
}

function derive(salt: Buffer, from: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
}

/** The server's key pair, by which push services know it (RFC 8292). */
export interface ServerKey {
  /** Browsers need it to subscribe. */
  readonly publicKey: string;
  /** The `Authorization` header for a push service at this origin. */
  authorize(origin: string, contact: string, now: number): string;
}

const GOOD_FOR_SECONDS = 12 * 3_600;

/** `secret`: 32 random bytes as base64. Throws if they are not a valid key. */
export function serverKey(secret: string): ServerKey {
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length !== 32) throw new RangeError('a key has 32 bytes');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(bytes);
  const open = pair.getPublicKey();
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: text(pair.getPrivateKey()) },
      ...{ x: text(open.subarray(1, 33)), y: text(open.subarray(33)) },
    },
  });
  const part = (value: object): string => text(Buffer.from(JSON.stringify(value)));
  return {
    publicKey: text(open),
    authorize(origin, contact, now) {
      const exp = Math.floor(now / 1_000) + GOOD_FOR_SECONDS;
      const claim = { aud: origin, exp, sub: contact };
      const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claim)}`;
      const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${said}.${text(signature)}, k=${text(open)}`;
    },
  };
}
