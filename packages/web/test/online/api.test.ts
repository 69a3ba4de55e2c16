import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { createApi } from '../../src/online/api.ts';
import { errorWords } from '../../src/pages/online/words.ts';
import { ONLINE_WORDS } from '../../src/text/online.ts';

await loadEvery(ONLINE_WORDS);

const words = ONLINE_WORDS.in('en');

/** The message that the reader gets for this answer of the server. */
async function told(answer: () => Promise<Response>): Promise<string> {
  const api = createApi(answer as typeof fetch);
  const asked = [api.list('mine', null), api.record('gamegame'), api.logout()];
  const said = await Promise.all(
    asked.map((question) => question.then(String, (error) => errorWords(words, error))),
  );
  return [...new Set(said)].join(' | ');
}
const answers = (status: number, body: string) => async (): Promise<Response> =>
  new Response(body, { status });

it('explains a bad request only if it knows what was requested', async () => {
  const badRequest = answers(400, '{"error":"bad-request"}');
  expect(await told(badRequest)).toBe(words.errors['bad-request']);
  const api = createApi(badRequest as typeof fetch);
  const error = await api.login({ name: 'x', password: '' }).catch((why: unknown) => why);
  const here = { 'bad-request': words.bell.unknownService };
  expect(errorWords(words, error, here)).toBe(words.bell.unknownService);
  const away = createApi(() => Promise.reject(new TypeError('Failed to fetch')));
  const lost = await away.me().catch((why: unknown) => why);
  expect(errorWords(words, lost, here)).toBe(words.offline);
});

it('gets new links for the seats that are free', async () => {
  const token = 't'.repeat(32);
  const asked: string[] = [];
  const api = createApi((async (path: string, { method = '' } = {}) => {
    asked.push(`${method} ${path}`);
    return new Response(JSON.stringify({ links: [null, token] }));
  }) as typeof fetch);
  expect(await api.renewLinks('gamegame')).toEqual([null, token]);
  expect(asked).toEqual(['POST /api/games/gamegame/links']);
});

it('distinguishes an unreachable server, a refusal and an answer that it cannot read', async () => {
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(words.offline);
  expect(await told(answers(429, '{"error":"too-many"}'))).toBe(words.errors['too-many']);
  // A proxy whose server is restarting.
  expect(await told(answers(502, '<h1>Bad Gateway</h1>'))).toBe(words.errors.unavailable);
  const strange = words.refusals['old-page'];
  // The client takes any text for a record.
  expect(await told(answers(200, '{"new":1}'))).toBe(`${strange} | {"new":1}`);
  expect(await told(answers(400, '{"error":"of a newer version"}'))).toBe(words.errors.unavailable);
});
