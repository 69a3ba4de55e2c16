import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { PUSH_SERVICES, type PushConfig } from './tell/push.ts';
import { serverKey } from './tell/push-crypto.ts';

/** What the surroundings say; every setting stands in docs/HOSTING.md. */
export interface Config {
  readonly databaseUrl: string;
  readonly isSecure: boolean | undefined;
  /** The address by which people reach the page. */
  readonly publicUrl: URL | undefined;
  readonly trustProxy: string | boolean;
  readonly logLevel: string;
  /** What becomes of unfinished games that new rules cannot play. */
  readonly onDiverged: 'refuse' | 'void';
  readonly botWorkers: number;
  readonly botMs: number;
  readonly roomCapacity: number;
  readonly mostSockets: number;
  readonly mostSocketsPerAddress: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited: boolean;
  /** Null: nobody is told of his move while he is away. */
  readonly push: PushConfig | null;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

type Env = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Env): Config {
  const number = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 1) {
      throw new ConfigError(name, env[name] ?? '', 'a whole number from 1 on');
    }
    return value;
  };
  const publicUrl = readPublicUrl(env.PUBLIC_URL);
  return {
    databaseUrl: env.DATABASE_URL || sqlitePath(env.DATA_DIR || '.bivouac'),
    publicUrl,
    isSecure: publicUrl && publicUrl.protocol === 'https:',
    trustProxy: env.TRUST_PROXY === 'yes' ? true : env.TRUST_PROXY || false,
    logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
    onDiverged: readOnDiverged(env.ON_DIVERGED || 'refuse'),
    botWorkers: number('BOT_WORKERS', 1),
    botMs: number('BOT_MS', 2_000),
    roomCapacity: number('ROOMS', 1_000),
    mostSockets: number('MAX_SOCKETS', 10_000),
    mostSocketsPerAddress: number('MAX_SOCKETS_PER_ADDRESS', 200),
    isUnlimited: env.LIMITS === 'off',
    push: readPush(env),
  };
}

function readPublicUrl(text: string | undefined): URL | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new ConfigError('PUBLIC_URL', text, 'an address such as https://play.example.org');
}

function readLogLevel(level: string): string {
  if (LOG_LEVELS.includes(level)) return level;
  throw new ConfigError('LOG_LEVEL', level, `one of ${LOG_LEVELS.join(', ')}`);
}

function readOnDiverged(value: string): Config['onDiverged'] {
  if (value === 'refuse' || value === 'void') return value;
  throw new ConfigError('ON_DIVERGED', value, '“refuse” or “void”');
}

function sqlitePath(folder: string): string {
  try {
    // Games, seeds and the secrets of accounts are in it. A folder that is there keeps the rights its owner gave it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CannotStart(
      `The folder ${folder} cannot be made (${messageOf(error)}). Set DATA_DIR.`,
    );
  }
  return join(folder, 'bivouac.db');
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readPush(env: Env): PushConfig | null {
  const { PUSH_KEY: key, PUSH_CONTACT: contact = '', PUSH_SERVICES: services } = env;
  if (!key) return null;
  try {
    serverKey(key);
  } catch {
    // What was given may be nearly right, and is a secret.
    throw new ConfigError('PUSH_KEY', '…', '32 random bytes as base64');
  }
  if (!/^(mailto:.+@|https:\/\/).+/.test(contact)) {
    throw new ConfigError('PUSH_CONTACT', contact, 'mailto: and an address, or an https: page');
  }
  return { key, contact, services: services ? services.split(/[\s,]+/) : PUSH_SERVICES };
}

export class ConfigError extends CannotStart {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is “${value}”; it must be ${wanted}.`);
  }
}
