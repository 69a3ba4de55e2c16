import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Site } from './http.ts';

/** Names of this machine, which nobody can bring somebody else to. */
const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Passkeys belong to a host, and what a request says of it (`Host`) is the visitor's word. So it is the host's
 * setting that counts; without one, passkeys are offered on this machine only.
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
