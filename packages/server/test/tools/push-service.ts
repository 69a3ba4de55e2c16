import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A decrypted message. */
export interface Pushed {
  readonly text: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A push service with one browser. */
export interface PushService {
  readonly origin: string;
  readonly pushed: readonly Pushed[];
  /** Number of messages received, decrypted or not. */
  readonly calls: number;
  /** The status of its answers from now on. */
  status: number;
  subscription(name: string): {
    endpoint: string;
    keys: { p256dh: string; auth: string };
    language: string;
  };
  until(holds: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const pushed: Pushed[] = [];
  const waiting = new Set<() => void>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    calls += 1;
    response.writeHead(service.status).end();
    if (service.status < 300) {
      const text = decrypt(body, browser, auth);
      pushed.push({ text, path: request.url ?? '', headers: request.headers });
    }
    for (const look of waiting) look();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    pushed,
    get calls() {
      return calls;
    },
    status: 201,
    subscription: (name) => ({
      endpoint: `${origin}/${name}`,
      keys: {
        p256dh: browser.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
      language: 'cs',
    }),
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** RFC 8291 from the browser's end. */
export function decrypt(
  body: Buffer,
  browser: ReturnType<typeof createECDH>,
  auth: Buffer,
): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const derive = (salted: Buffer, from: Buffer, info: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, salted, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derive(auth, browser.computeSecret(sender), info, 32);
  const key = derive(salt, shared, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(salt, shared, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  if (open.at(-1) !== 2) throw new Error('not the last record');
  return open.subarray(0, -1).toString();
}

/** The server's claims, if its signature is valid; RFC 8292 from the service's end. */
export function claimOf(authorization: string): { aud: string; exp: number; sub: string } | null {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claim = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const open = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
  });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claim}`),
    { key: open, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGood ? JSON.parse(Buffer.from(claim, 'base64url').toString()) : null;
}
