import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);
/** What OWASP recommends: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

async function tagOf(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return hash('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}

/** `argon2id$19456$2$1$salt$tag`: the cost stands in it, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  const parts = [
    memory,
    passes,
    parallelism,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ];
  return `argon2id$${parts.join('$')}`;
}

/** Takes as long where there is no account or no password, so that time does not tell. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, memory, passes, parallelism, salt = '', tag = ''] = (stored ?? '').split('$');
  if (kind !== 'argon2id') {
    await tagOf(password, randomBytes(16), COST);
    return false;
  }
  const wanted = Buffer.from(tag, 'base64url');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const found = await tagOf(password, Buffer.from(salt, 'base64url'), cost);
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}
