import type { SubscriptionRow } from '../storage/schema.ts';
import { encryptPush, serverKey } from './push-crypto.ts';

/** The host's settings. */
export interface PushConfig {
  /** 32 random bytes as base64. */
  readonly key: string;
  /** Contact for push services: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Origins to which messages may be sent; `https://*.example.org` means any host below. */
  readonly services: readonly string[];
}

/** The services of today's browsers. Clients choose the endpoint, so the server sends to no other origin. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** `gone`: the subscription has ended. `later`: worth a retry. */
export type SendResult = 'sent' | 'gone' | 'later' | 'refused';

export interface Push {
  readonly publicKey: string;
  isService(endpoint: string): boolean;
  send(to: SubscriptionRow, topic: string, text: string): Promise<SendResult>;
}

const TIMEOUT_MS = 10_000;
const KEPT_SECONDS = 86_400;

export function createPush({ key, contact, services }: PushConfig, now: () => number): Push {
  const own = serverKey(key);
  return {
    publicKey: own.publicKey,
    isService: (endpoint) => services.some((service) => isServedBy(service, endpoint)),
    async send({ endpoint, p256dh, auth }, topic, text) {
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            authorization: own.authorize(new URL(endpoint).origin, contact, now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(KEPT_SECONDS),
            urgency: 'normal',
            // A newer message about the same game replaces an unread one.
            topic,
          },
          body: new Uint8Array(encryptPush(text, { p256dh, auth })),
        });
        await answer.body?.cancel();
        if (answer.ok) return 'sent';
        if (answer.status === 404 || answer.status === 410) return 'gone';
        return answer.status === 429 || answer.status >= 500 ? 'later' : 'refused';
      } catch {
        return 'later';
      }
    },
  };
}

function isServedBy(service: string, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const [scheme, below] = service.split('*', 2);
  if (below === undefined) return url.origin === service;
  return url.protocol === 'https:' && scheme === 'https://' && url.origin.endsWith(below);
}
