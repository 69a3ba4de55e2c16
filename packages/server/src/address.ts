import type { IncomingMessage } from 'node:http';
import { done, fail, type Result } from '@bivouac/kernel';
import proxyAddress from '@fastify/proxy-addr';

const DEFAULT_PORT = 8080;

/** The port to listen on, or a sentence about what is wrong with it. 0 takes any free port. */
export function readPort(text: string | undefined): Result<number, string> {
  if (text === undefined || text === '') return done(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return done(port);
  return fail(`PORT is “${text}”; it must be a whole number from 1 to 65535, such as PORT=8080.`);
}

/** Why listening failed, as a sentence; undefined if the host cannot do anything about it. */
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

/** The client's address. */
export type AddressOf = (request: IncomingMessage) => string;

/** Like Fastify's `request.ip`, for requests that Fastify does not see: those for a socket. */
export function readAddressBehind(trustProxy: string | boolean): AddressOf {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trustIn(trustProxy);
  return (request) => proxyAddress(request, trust);
}

/** Whether a request came over TLS, as reported by a trusted proxy. */
export function readSchemeBehind(
  trustProxy: string | boolean,
): (request: IncomingMessage) => boolean {
  const trust = trustIn(trustProxy);
  return ({ headers, socket }) => {
    const said = String(headers['x-forwarded-proto'] ?? '');
    if (said !== '' && trust(socket.remoteAddress ?? '', 0)) {
      // The nearest proxy appended last.
      return said.split(',').at(-1)?.trim() === 'https';
    }
    return 'encrypted' in socket && socket.encrypted === true;
  };
}

/** `true` trusts the nearest proxy. */
export function trustIn(proxies: string | boolean): (address: string, hops: number) => boolean {
  // Only the nearest proxy: it reports its own client, and any client can forge the rest of the header.
  if (typeof proxies === 'boolean') return (_address, hops) => proxies && hops < 1;
  return proxyAddress.compile(proxies.split(',').map((each) => each.trim()));
}

/**
 * The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one household may use
 * any address in it. IPv4 addresses mapped to IPv6 stay as they are.
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
