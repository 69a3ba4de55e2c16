import type { IncomingMessage } from 'node:http';
import { hashToken, isSameHash } from '../secrets.ts';

/** What proxies add. A visitor whom a proxy on this machine brings is not on this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/** Whether a request may read the figures: with the token, or, where there is none, from this machine. */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  token: string | null,
): boolean {
  if (token !== null) {
    const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    return isSameHash(hashToken(given), hashToken(token));
  }
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}
