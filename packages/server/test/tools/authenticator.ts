import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

/** The part of CBOR that an authenticator needs: integers, bytes, texts and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** An authenticator that does whatever a test wants. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The response to options for a new passkey. */
  make(options: Options, isVerified = true): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((each) => Buffer.from(String(each), 'base64url'));
    const cose = cbor(
      new Map<number, unknown>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, point[0]],
        [-3, point[1]],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.#data(options, isVerified, ATTESTED), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#response({
      attestationObject: cbor(attestation).toString('base64url'),
      clientDataJSON: this.#client('webauthn.create', options).toString('base64url'),
    });
  }

  /** The response to options for signing in. */
  show(options: Options, isVerified = true): object {
    const authData = this.#data(options, isVerified, 0);
    const client = this.#client('webauthn.get', options);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#response({
      authenticatorData: authData.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #data(options: Options, isVerified: boolean, more: number): Buffer {
    const host = options.rpId ?? options.rp?.id ?? '';
    this.#count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#count);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([
      createHash('sha256').update(host).digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  #client(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #response(response: object): object {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
