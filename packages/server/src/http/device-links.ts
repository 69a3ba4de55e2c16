import { type DeviceLink, deviceToken } from '@bivouac/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import { networkOf } from '../address.ts';
import { hashToken, newToken } from '../secrets.ts';
import {
  dropDeviceLink,
  hasGames,
  ownerOfLink,
  putDeviceLink,
  spendDeviceLink,
} from '../storage/accounts/device-links.ts';
import type { PersonRow } from '../storage/schema.ts';
import { setCookie } from './cookies.ts';
import { type ApiContext, countShared, httpError, personOf, read, visitOf } from './http.ts';
import { endOtherSessions, retireSession } from './sign-in.ts';

/** Long enough to open the link on a device at hand, too short to leave it lying around. */
const LINK_MS = 10 * 60_000;

/** Lets a guest play on a second device, which gets its own session. Accounts sign in there instead. */
export function serveDeviceLinks(app: FastifyInstance, context: ApiContext): void {
  const { service } = context;
  const { db } = service.storage;

  const guestOf = async (request: FastifyRequest): Promise<PersonRow> => {
    const person = await personOf(context, request);
    if (person === null || person.name !== null) throw httpError('not-allowed');
    return person;
  };
  /** A session for the device that uses the link; null if another device used it first. */
  const redeem = (hash: string, owner: string, request: FastifyRequest): Promise<string | null> =>
    db.transaction().execute(async (tx) => {
      if (!(await spendDeviceLink(tx, hash))) return null;
      const device = deviceName(request.headers['user-agent']);
      return context.sessions.begin(owner, { device, isProved: false }, tx);
    });

  app.post('/api/device-links', async (request): Promise<DeviceLink> => {
    await countShared(context.limits.come, networkOf(request.ip));
    const guest = await guestOf(request);
    const token = newToken();
    const expires_at = service.now() + LINK_MS;
    await putDeviceLink(db, { person: guest.id, token_hash: hashToken(token), expires_at });
    return { token, minutes: LINK_MS / 60_000 };
  });

  app.post('/api/device-links/use', async (request, reply) => {
    await countShared(context.limits.come, networkOf(request.ip));
    const hash = hashToken(read(deviceToken, request.body).token);
    const owner = await ownerOfLink(db, hash, service.now());
    if (owner === undefined || owner.banned_at !== null) throw httpError('not-found');
    const visitor = await personOf(context, request);
    // The browser that made the link does not use it up.
    if (visitor?.id === owner.id) return {};
    // The visitor must not lose their own games, nor hand them to the owner of the link.
    if (visitor !== null && (visitor.name !== null || (await hasGames(db, visitor.id)))) {
      throw httpError('other-player');
    }
    const token = await redeem(hash, owner.id, request);
    if (token === null) throw httpError('not-found');
    setCookie(context, request, reply, 'bivouac', token);
    await retireSession(context, request);
    return {};
  });

  app.delete('/api/device-links', async (request, reply) => {
    const visit = await visitOf(context, request);
    if (visit === null || visit.person.name !== null) throw httpError('not-allowed');
    // Drop the link first. A device that is using it right now either already has a session, which ends below, or gets
    // none.
    await dropDeviceLink(db, visit.person.id);
    await endOtherSessions(context, request, reply, visit);
    return {};
  });
}
