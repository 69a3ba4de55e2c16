import * as z from 'zod/mini';
import { count, time } from './parts.ts';

/** The server, which knows the rules, checks names and passwords. */
const typed = z.string().check(z.maxLength(1_000));
export const credentials = z.strictObject({ name: typed, password: typed });
export const newPassword = z.strictObject({
  /** The current password; left out if the account has none yet. */
  current: z.optional(typed),
  password: typed,
});
export const recovery = z.strictObject({ name: typed, code: typed, password: typed });
export const proof = z.strictObject({ password: typed });

export type NameProblem =
  | 'too-short'
  | 'too-long'
  | 'characters'
  | 'invisible'
  | 'scripts'
  | 'reserved';

export type PasswordProblem = 'too-short' | 'too-long' | 'digits' | 'simple' | 'common' | 'name';

export const me = z.strictObject({
  /** Null for a guest. */
  name: z.nullable(z.string()),
  passkeys: count,
  settings: z.nullable(z.string()),
  /** Whether the server knows its own address, without which it cannot offer passkeys. */
  hasPasskeys: z.boolean(),
});
export type Me = z.infer<typeof me>;

const session = z.strictObject({
  id: z.string(),
  /** Browser and system; empty if not known. */
  device: z.string(),
  createdAt: z.nullable(time),
  seenAt: z.nullable(time),
  isThis: z.boolean(),
});
const passkey = z.strictObject({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  usedAt: z.nullable(time),
});
/** Everything that the owner of an account may see of it. */
export const account = z.strictObject({
  name: z.string(),
  since: time,
  hasPassword: z.boolean(),
  sessions: z.array(session),
  passkeys: z.array(passkey),
  /** How many recovery codes are left, and when they were made. */
  recovery: z.strictObject({ left: count, createdAt: z.nullable(time) }),
});
export type Account = z.infer<typeof account>;

export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) });
