import type { IncomingMessage } from 'node:http';
import { hashToken, isSameHash } from '../secrets.ts';

/** Headers that proxies add. A client behind a proxy on this machine is not on this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const LOOPBACK = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/** Whether a request may read the metrics: with the token, or, if none is set, from this machine. */
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
