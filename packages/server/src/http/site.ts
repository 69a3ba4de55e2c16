import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Site } from './http.ts';

/** Names of this machine, to which no other machine can lead a visitor. */
const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Passkeys are bound to a host name, and the `Host` header is the client's claim. So the setting decides; without it,
 * passkeys are offered on this machine only.
 */
export function siteReader(
  publicUrl: URL | undefined,
  isSecure: (request: IncomingMessage) => boolean,
): (request: FastifyRequest) => Site | null {
  if (publicUrl !== undefined) {
    const site = { host: publicUrl.hostname, origin: publicUrl.origin };
    return () => site;
  }
  return ({ raw }) => {
    const { host = '' } = raw.headers;
    const name = LOCAL.exec(host)?.[1];
    if (name === undefined) return null;
    return { host: name, origin: `${isSecure(raw) ? 'https' : 'http'}://${host}` };
  };
}
