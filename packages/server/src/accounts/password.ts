import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashGate, type HashGate } from './hash-gate.ts';

/** As OWASP recommends: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export type HashFunction = (password: string, nonce: Buffer, cost: typeof COST) => Promise<Buffer>;

const argon2id = promisify(argon2);
const hashByArgon2: HashFunction = (password, nonce, cost) =>
  argon2id('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });

/** Hashes and checks passwords, never more at once than the hash gate admits. */
export interface Passwords {
  hash(password: string, isKnown: boolean): Promise<string>;
  /** Takes the same time without an account or a password, so that timing reveals nothing. */
  isRight(password: string, stored: string | null, isKnown: boolean): Promise<boolean>;
  readonly gate: HashGate;
}

export function createPasswords(
  isUnlimited = false,
  hashFunction: HashFunction = hashByArgon2,
): Passwords {
  const gate = createHashGate(isUnlimited);
  const tagOf: (...args: [...Parameters<HashFunction>, boolean]) => Promise<Buffer> = (
    password,
    nonce,
    cost,
    isKnown,
  ) => gate.run(() => hashFunction(password, nonce, cost), isKnown);

  return {
    gate,
    /** `argon2id$19456$2$1$salt$tag`: the cost is stored with the hash, so that it can be raised later. */
    async hash(password, isKnown) {
      const nonce = randomBytes(16);
      const tag = await tagOf(password, nonce, COST, isKnown);
      const { memory, passes, parallelism } = COST;
      const texts = [nonce, tag].map((bytes) => bytes.toString('base64url'));
      return ['argon2id', memory, passes, parallelism, ...texts].join('$');
    },
    async isRight(password, stored, isKnown) {
      const [kind, memory, passes, parallelism, salt = '', tag = ''] = (stored ?? '').split('$');
      if (kind !== 'argon2id') {
        await tagOf(password, randomBytes(16), COST, isKnown);
        return false;
      }
      const wanted = Buffer.from(tag, 'base64url');
      const cost = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: wanted.length,
      };
      const found = await tagOf(password, Buffer.from(salt, 'base64url'), cost, isKnown);
      return found.length === wanted.length && timingSafeEqual(found, wanted);
    },
  };
}
