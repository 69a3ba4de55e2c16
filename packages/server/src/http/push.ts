import { type PushOffer, pushAddress, pushSubscription } from '@bivouac/protocol';
import type { FastifyInstance } from 'fastify';
import { subscribe, unsubscribe } from '../storage/games/notifications.ts';
import { type ApiContext, httpError, personOf, personOrNewGuest, read } from './http.ts';

/** Routes for push notifications, if the host has configured them. */
export function servePush(app: FastifyInstance, context: ApiContext): void {
  const { storage, push, now } = context.service;

  app.get('/api/push', async (): Promise<PushOffer> => ({ key: push?.publicKey ?? null }));

  app.put('/api/push', async (request, reply) => {
    if (push === null) throw httpError('not-found');
    const { endpoint, keys, language } = read(pushSubscription, request.body);
    if (!push.isService(endpoint)) throw httpError('bad-request');
    const { id: person } = await personOrNewGuest(context, request, reply);
    await subscribe(storage.db, { endpoint, person, ...keys, language, created_at: now() });
    return { ok: true };
  });

  /** An endpoint is secret: a client that knows it is that browser. */
  app.delete('/api/push', async (request) => {
    const { endpoint } = read(pushAddress, request.body);
    if ((await personOf(context, request)) === null) throw httpError('not-allowed');
    await unsubscribe(storage.db, endpoint);
    return { ok: true };
  });
}
