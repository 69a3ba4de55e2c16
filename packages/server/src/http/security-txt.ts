import type { FastifyInstance } from 'fastify';

/** The security contact, as in RFC 9116. */
export interface SecurityContact {
  /** mailto: or https: addresses, the preferred one first. */
  readonly contacts: readonly string[];
  readonly expires: Date;
  readonly languages: string;
}

const PATH = '/.well-known/security.txt';

/** Answers 404 if no contact is configured or it has expired. */
export function serveSecurityTxt(
  app: FastifyInstance,
  security: SecurityContact | null,
  publicUrl: URL | undefined,
): void {
  app.get(PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    if (security === null || security.expires.getTime() <= Date.now()) {
      return reply.code(404).send({ error: 'not-found' });
    }
    return reply.type('text/plain; charset=utf-8').send(textOf(security, publicUrl));
  });
}

function textOf(security: SecurityContact, publicUrl: URL | undefined): string {
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires.toISOString()}`,
    `Preferred-Languages: ${security.languages}`,
    ...(publicUrl === undefined ? [] : [`Canonical: ${new URL(PATH, publicUrl).href}`]),
  ];
  return `${lines.join('\n')}\n`;
}
