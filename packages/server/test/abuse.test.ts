import { once } from 'node:events';
import { get } from 'node:http';
import { must } from '@bivouac/kernel';
import type { FromClient } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useServer } from './tools/for-file.ts';
import type { TestPage } from './tools/page.ts';
import { playOn, steadyLuck } from './tools/play.ts';
import { startServer } from './tools/server.ts';

const server = useServer();

/** Messages that nobody sends by accident, and some that somebody might. */
function nonsense(luck: () => number, sample: FromClient): string {
  const pick = <T>(things: readonly T[]): T => things[Math.floor(luck() * things.length)] as T;
  const text = JSON.stringify(sample);
  const odd = [null, -1, 1e300, 1.5, '', 'x'.repeat(3_000), [], {}, true, '__proto__', '\u0000'];
  const cut = Math.floor(luck() * text.length);
  const changed: Record<string, unknown> = { ...sample };
  changed[pick(Object.keys(changed))] = pick(odd);
  return pick([
    text.slice(0, cut),
    text.slice(0, cut) + pick(['"', '}', '\\u0000', '[[[[', 'é']) + text.slice(cut + 1),
    JSON.stringify(changed),
    JSON.stringify({ ...sample, [pick(['secret', 'constructor', '__proto__'])]: pick(odd) }),
    JSON.stringify(pick(odd)),
    '['.repeat(1_000),
  ]);
}

describe('whoever means harm', () => {
  it('sends ten thousand broken, forged and replayed messages, and nobody else notices', async () => {
    const [one, two, made] = await server.seatTwo({ scenario: 'mill-yard' });
    const villain = await server.page(made.id, made.watch).open();
    const luck = steadyLuck(666);
    const samples: FromClient[] = [
      { type: 'act', ref: 'a', decision: 0, action: 'bid one' },
      { type: 'enter', protocol: 1, game: made.id, since: 0, token: 'x'.repeat(32) },
      { type: 'undo', ref: 'u', decision: 0, all: true },
      { type: 'say', ref: 's', what: 'resign' },
      { type: 'offer', ref: 'o', what: 'take-back', to: 0 },
      { type: 'answer', ref: 'w', what: 'take-back', isAccepted: true },
      { type: 'claim', ref: 'c' },
      { type: 'chat', ref: 'h', text: 'hello' },
      { type: 'look', ref: 'l', after: 3 },
    ];
    for (let round = 0; round < 100; round++) {
      for (let i = 0; i < 100; i++) {
        const sample = must(samples[Math.floor(luck() * samples.length)], 'sample');
        villain.socket.send(luck() < 0.2 ? JSON.stringify(sample) : nonsense(luck, sample));
      }
      if (round % 10 === 0) await playOn([one, two], luck, 2);
    }
    const last = await villain.ask({ type: 'chat', text: 'the last' });
    expect(last.type).toBe('refused');
    expect(villain.refusals.length).toBeGreaterThan(9_000);
    expect(one.table?.outcome).toBeNull();
    expect(one.chat).toEqual([]);
    await playOn([one, two], luck);
    expect(one.table?.outcome).not.toBeNull();
  });

  it('cannot send what is too long, nor from a foreign page', async () => {
    const made = await server.make();
    const page = await server.page(made.id, made.links[0]).open();
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    page.socket.send('x'.repeat(5_000));
    expect(await closed).toBe(1009);
    const foreign = new WebSocket(`${server.origin.replace('http', 'ws')}/play`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    const status = await new Promise((resolve) => {
      foreign.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      foreign.once('error', () => resolve('error'));
    });
    expect(status).toBe(401);
    const forged = await fetch(`${server.origin}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(forged.status).toBe(403);
  });

  it('is slowed down, while others are not', async () => {
    const strict = await startServer({ api: { isUnlimited: false, mostSocketsPerAddress: 3 } });
    const [one, two, made] = await strict.seatTwo();
    for (let i = 0; i < 200; i++) one.say({ type: 'look', ref: `l${i}`, after: 0 });
    await one.until(() => one.refusals.some(({ code }) => code === 'too-many'));
    expect((await two.act(two.table?.actions[0])).type).toBe('done');
    await strict.page(made.id, made.watch).open();
    await expect(strict.page(made.id, made.watch).open()).rejects.toThrow();
    const wrong = { name: 'Nobody', password: 'not the password' };
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => strict.visitor().ask('POST', 'session', wrong)),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
    await strict.stop();
  });

  it('does no harm by what it sends when it is turned away', async () => {
    const strict = await startServer({ api: { isUnlimited: false, mostSocketsPerAddress: 1 } });
    const made = await strict.make();
    const page = await strict.page(made.id, made.watch).open();
    const asking = get(`${strict.origin}/play`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    const [, stream] = await once(asking, 'upgrade');
    // A frame with bits that nobody may set.
    stream.resume().end(Buffer.from([0xff, 0xff, 1, 2, 3, 4]));
    await once(stream, 'close');
    expect((await page.ask({ type: 'look', after: 0 })).type).toBe('past');
    await strict.stop();
  });

  it('gets no more by opening many pages or coming from many addresses, and others go on', async () => {
    const strict = await startServer({
      api: { isUnlimited: false, mostSocketsPerAddress: 8 },
      trustProxy: true,
      // Time stands still: nothing is given back meanwhile.
      deps: { now: () => 1_800_000_000_000 },
    });
    const [eager, calm] = [strict.visitor(), strict.visitor()];
    for (const each of [eager, calm]) await each.ask('POST', 'me', {});
    const made = await strict.make();
    const come = (cookie: string, i: number): Promise<TestPage> =>
      strict.page(made.id, made.watch).open({ cookie, 'x-forwarded-for': `10.0.0.${i}` });
    const pages: TestPage[] = [];
    for (let i = 0; i < 8; i++) pages.push(await come(eager.cookie, i));
    // Each page by itself could send sixty.
    const answers = await Promise.all(
      pages.flatMap((page) =>
        Array.from({ length: 30 }, () => page.ask({ type: 'look', after: 0 })),
      ),
    );
    const more = await must(pages[0], 'a page').ask({ type: 'look', after: 0 });
    const refused = [...answers, more].filter(({ type }) => type === 'refused');
    // Coming in was a message of each.
    expect(refused).toHaveLength(8 * 31 + 1 - 240);
    expect(more).toMatchObject({ refusal: { code: 'too-many' } });
    const other = await come(calm.cookie, 1);
    expect((await other.ask({ type: 'look', after: 0 })).type).toBe('past');
    await expect(come(eager.cookie, 99)).rejects.toThrow('closed');
    must(pages[7], 'the last').drop();
    await other.until(() => other.presence?.watchers === 8);
    await come(eager.cookie, 99);
    await strict.stop();
  });
});
