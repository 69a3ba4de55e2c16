import type { IncomingMessage } from 'node:http';
import { done, fail, type Result } from '@bivouac/kernel';
import proxyAddress from '@fastify/proxy-addr';

const DEFAULT_PORT = 8080;

/** The port to listen on, or the sentence that says what is wrong with it. 0 takes any free one. */
export function readPort(text: string | undefined): Result<number, string> {
  if (text === undefined || text === '') return done(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return done(port);
  return fail(`PORT is “${text}”; it must be a whole number from 1 to 65535, such as PORT=8080.`);
}

/** Why listening failed, as a sentence; undefined for what is not the caller's to mend. */
export function explainListenError(error: unknown, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = `Choose another one: PORT=${port === 0 ? DEFAULT_PORT : port + 1} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. ${another}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. ${another}`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return 'HOST is not an address of this computer. Leave it out, or use HOST=0.0.0.0.';
  }
  return undefined;
}

/** Where a request comes from. */
export type AddressOf = (request: IncomingMessage) => string;

/** The same as Fastify's `request.ip`, for requests that Fastify does not see: those for a socket. */
export function readAddressBehind(trustProxy: string | boolean): AddressOf {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trustIn(trustProxy);
  return (request) => proxyAddress(request, trust);
}

/** Whether a request came by TLS, by the word of a proxy that is believed. */
export function readSchemeBehind(
  trustProxy: string | boolean,
): (request: IncomingMessage) => boolean {
  const trust = trustIn(trustProxy);
  return ({ headers, socket }) => {
    const said = String(headers['x-forwarded-proto'] ?? '');
    if (said !== '' && trust(socket.remoteAddress ?? '', 0)) {
      // The nearest proxy spoke last.
      return said.split(',').at(-1)?.trim() === 'https';
    }
    return 'encrypted' in socket && socket.encrypted === true;
  };
}

/** `true`: the nearest proxy. */
export function trustIn(proxies: string | boolean): (address: string, hops: number) => boolean {
  // Only the nearest proxy: it has written down who came to it, and everything before that anybody can write.
  if (typeof proxies === 'boolean') return (_address, hops) => proxies && hops < 1;
  return proxyAddress.compile(proxies.split(',').map((each) => each.trim()));
}

/**
 * What limits count by: an address, or of IPv6 the network that one household has, for it may take any
 * of its addresses. IPv4 written as IPv6 stays what it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::', 2);
  const groups = (part: string): string[] => part.split(':').filter(Boolean);
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
