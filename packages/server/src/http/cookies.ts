import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '../accounts/sessions.ts';

/** The session, and the mark of a browser in which a person has signed in before. */
export type CookieName = 'bivouac' | 'bivouac-device';

/** With TLS, a cookie that no neighbouring host can have planted; without TLS, only the plain one. */
const nameOf = (name: CookieName, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

export function cookieOf(
  cookies: string | undefined,
  isSecure: boolean,
  wanted: CookieName,
): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === nameOf(wanted, isSecure)) return value;
  }
  return undefined;
}

export const tokenOf = (cookies: string | undefined, isSecure: boolean): string | undefined =>
  cookieOf(cookies, isSecure, 'bivouac');

interface CookieContext {
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** An empty value removes the cookie. */
export function setCookie(
  context: CookieContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string,
): void {
  const isSecure = context.isSecure(request);
  const parts = [
    `${nameOf(name, isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${value === '' ? 0 : SESSION_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  const cookie = [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
  // An earlier value in the same response is out of date.
  const others = [reply.getHeader('set-cookie') ?? []]
    .flat()
    .filter((other) => !String(other).startsWith(`${nameOf(name, isSecure)}=`));
  reply.removeHeader('set-cookie').header('set-cookie', [...others.map(String), cookie]);
}
