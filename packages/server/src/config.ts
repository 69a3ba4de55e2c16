import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { ConnectionLimits } from './http/connections.ts';
import type { SecurityContact } from './http/security-txt.ts';
import { PUSH_SERVICES, type PushConfig } from './notifications/push.ts';
import { serverKey } from './notifications/push-crypto.ts';

/** The server's settings, read from the environment; docs/HOSTING.md describes each. */
export interface Config {
  readonly databaseUrl: string;
  readonly isSecure: boolean | undefined;
  /** The public address of the page. */
  readonly publicUrl: URL | undefined;
  readonly trustProxy: string | boolean;
  readonly logLevel: string;
  /** What to do with unfinished games that new rules cannot play. */
  readonly onDiverged: 'refuse' | 'void';
  readonly botWorkers: number;
  readonly botMs: number;
  readonly roomCapacity: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  readonly connections: ConnectionLimits;
  /** Null: only this machine may read /metrics. */
  readonly metricsToken: string | null;
  /** Null: no security.txt. */
  readonly security: SecurityContact | null;
  /** For load tests, which come from one address. */
  readonly isUnlimited: boolean;
  /** Null: no push notifications. */
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
  const maxSockets = number('MAX_SOCKETS', 10_000);
  const maxSocketsPerAddress = number('MAX_SOCKETS_PER_ADDRESS', 200);
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
    maxSockets,
    maxSocketsPerAddress,
    connections: {
      max: number('MAX_CONNECTIONS', maxSockets + 2_000),
      maxPerAddress: number('MAX_CONNECTIONS_PER_ADDRESS', maxSocketsPerAddress + 200),
    },
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    security: readSecurity(env),
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
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CannotStart(
      `The folder ${folder} cannot be made (${messageOf(error)}). Set DATA_DIR.`,
    );
  }
  closeToOthers(folder);
  return join(folder, 'bivouac.db');
}

const OPEN_TO_OTHERS = 0o077;
const STICKY = 0o1000;

/** The folder holds games, seeds and account secrets: only the server's own account may enter it. */
function closeToOthers(folder: string): void {
  const modeOf = (): number => statSync(folder).mode & 0o7777;
  const mode = modeOf();
  // Windows has no such modes.
  if (process.platform === 'win32' || (mode & OPEN_TO_OTHERS) === 0) return;
  const found = `The folder ${folder} is open to other accounts (mode ${mode.toString(8)})`;
  // A folder such as /tmp belongs to all users, even if this account could change it.
  if ((mode & STICKY) !== 0) {
    throw new CannotStart(`${found} and shared by all. Set DATA_DIR to a folder of its own.`);
  }
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new CannotStart(
      `${found}, and this account may not change that (${messageOf(error)}). ` +
        `Give the folder to this account (chown) or set DATA_DIR.`,
    );
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readMetricsToken(token: string | undefined): string | null {
  if (!token) return null;
  if (/^[!-~]{16,}$/.test(token)) return token;
  // A token is secret even if it is too short.
  throw new ConfigError('METRICS_TOKEN', '…', 'at least 16 characters without blanks');
}

const CONTACT_ADDRESS = /^(mailto:.+@|https:\/\/).+/;

function readSecurity(env: Env): SecurityContact | null {
  const { SECURITY_CONTACT, SECURITY_EXPIRES = '', SECURITY_LANGUAGES } = env;
  if (!SECURITY_CONTACT) return null;
  const contacts = SECURITY_CONTACT.split(/[\s,]+/);
  if (!contacts.every((contact) => CONTACT_ADDRESS.test(contact))) {
    const wanted = 'mailto: and an address, or an https: page, or several of them';
    throw new ConfigError('SECURITY_CONTACT', SECURITY_CONTACT, wanted);
  }
  const expires = new Date(SECURITY_EXPIRES);
  if (Number.isNaN(expires.getTime())) {
    throw new ConfigError('SECURITY_EXPIRES', SECURITY_EXPIRES, 'a date such as 2027-06-30');
  }
  const languages = SECURITY_LANGUAGES || 'en, cs';
  if (!/^[A-Za-z-]+(, *[A-Za-z-]+)*$/.test(languages)) {
    throw new ConfigError('SECURITY_LANGUAGES', languages, 'languages such as en, cs');
  }
  return { contacts, expires, languages };
}

function readPush(env: Env): PushConfig | null {
  const { PUSH_KEY: key, PUSH_CONTACT: contact = '', PUSH_SERVICES: services } = env;
  if (!key) return null;
  try {
    serverKey(key);
  } catch {
    // The value may be almost right, and it is a secret.
    throw new ConfigError('PUSH_KEY', '…', '32 random bytes as base64');
  }
  if (!CONTACT_ADDRESS.test(contact)) {
    throw new ConfigError('PUSH_CONTACT', contact, 'mailto: and an address, or an https: page');
  }
  return { key, contact, services: services ? services.split(/[\s,]+/) : PUSH_SERVICES };
}

export class ConfigError extends CannotStart {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is “${value}”; it must be ${wanted}.`);
  }
}
