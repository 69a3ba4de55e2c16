import { SESSION_REPLACED, type TableNote } from '@bivouac/protocol';
import { expect, it } from 'vitest';
import { lay, NOTHING_KEPT, openLink, say } from './link-page.ts';

it('retries to enter after a reconnect to a server that is not ready', () => {
  const page = openLink();
  page.line().letIn();
  expect(page.status()).toBe('open');
  page.line().close();
  page.wait();
  page.line().onopen?.();
  page.line().refuse(null, 'unavailable');
  expect(page.line().isClosed).toBe(true);
  expect(page.status()).toBe('lost');
  page.wait();
  expect(page.lines).toHaveLength(3);
  page.line().letIn();
  expect(page.status()).toBe('open');
});

it('repeats a command of unknown outcome under the same ref, once per connection', () => {
  const page = openLink();
  page.line().letIn();
  page.link.ask({ type: 'claim' });
  page.line().refuse('r1', 'unavailable');
  page.wait();
  page.line().refuse('r1', 'unavailable');
  expect(page.asked()).toEqual(['enter', 'claim r1', 'claim r1']);
  // The line breaks before it is time, and the next one is not open yet.
  page.line().close();
  page.wait();
  expect(page.asked()).toEqual([]);
  page.line().letIn();
  expect(page.asked()).toEqual(['enter', 'claim r1']);
});

it('does not retry more often after a short disconnect than before it', () => {
  const page = openLink();
  page.line().letIn();
  page.link.ask({ type: 'claim' });
  page.line().refuse('r1', 'unavailable');
  // The next line lies before it is time to ask again.
  page.line().close();
  page.wait(300);
  page.line().letIn();
  page.wait(900);
  expect(page.asked()).toEqual(['enter', 'claim r1']);
  page.line().refuse('r1', 'unavailable');
  page.wait(2_000);
  expect(page.asked()).toEqual(['enter', 'claim r1', 'claim r1']);
});

it('spreads reconnects of many clients over time', () => {
  const [first, last] = [0, 1].map((random) => openLink(NOTHING_KEPT, { random: () => random }));
  for (const page of [first, last]) page?.line().close();
  for (const page of [first, last]) page?.wait(200);
  expect([first?.lines.length, last?.lines.length]).toEqual([2, 1]);
  last?.wait(100);
  expect(last?.lines).toHaveLength(2);
});

it('reconnects slowly to a server that closed the connection for too many requests', () => {
  const page = openLink();
  page.line().letIn();
  page.line().close(1008);
  expect(page.status()).toBe('lost');
  page.wait(9_000);
  expect(page.lines).toHaveLength(1);
  page.wait(1_000);
  expect(page.lines).toHaveLength(2);
  page.line().letIn();
  page.line().close();
  page.wait(1_000);
  expect(page.lines).toHaveLength(3);
});

it('reconnects soon, but not before the new cookie, when its session was replaced', () => {
  const page = openLink();
  page.line().letIn();
  page.line().close(SESSION_REPLACED);
  page.wait(400);
  expect(page.lines).toHaveLength(1);
  page.wait(600);
  expect(page.lines).toHaveLength(2);
});

it.each([
  ['is not known', (page: ReturnType<typeof openLink>) => page.line().refuse(null, 'bad-link')],
  ['could only watch', (page: ReturnType<typeof openLink>) => page.line().welcome('c', null)],
])('comes again when it %s, because its new session is still on its way', (_what, meet) => {
  const page = openLink();
  const comeEarly = (): void => {
    page.line().onopen?.();
    meet(page);
  };
  page.line().letIn();
  page.line().close(SESSION_REPLACED);
  page.wait(1_000);
  comeEarly();
  expect(page.status()).toBe('lost');
  page.wait(2_000);
  expect(page.lines).toHaveLength(3);
  page.line().letIn();
  expect(page.now()).toMatchObject({ status: 'open', refusal: null, welcome: { seat: 0 } });
  // The page soon reports that the player has signed out.
  page.line().close(SESSION_REPLACED);
  for (const ms of [1_000, 2_000, 4_000]) {
    page.wait(ms);
    comeEarly();
  }
  expect(page.status()).not.toBe('lost');
  page.wait(20_000);
  expect(page.lines).toHaveLength(6);
});

it('survives a refusal without a ref, and gives up after a wrong link', () => {
  const page = openLink();
  page.line().letIn();
  page.line().refuse(null, 'bad-message');
  expect(page.line().isClosed).toBe(false);
  page.line().refuse(null, 'bad-link');
  expect(page.line().isClosed).toBe(true);
  page.wait();
  expect(page.lines).toHaveLength(1);
  expect(page.status()).toBe('refused');
});

it('does not keep entering if the server does not understand the page', () => {
  const page = openLink();
  page.line().onopen?.();
  page.line().refuse(null, 'bad-message');
  page.wait();
  expect(page.lines).toHaveLength(1);
  expect(page.status()).toBe('refused');
});

it.each(['void', 'diverged'] as const)('does not reconnect to a game that is %s', (code) => {
  const page = openLink();
  page.line().letIn();
  page.line().refuse(null, code);
  page.wait();
  expect(page.lines).toHaveLength(1);
  expect(page.status()).toBe('refused');
});

it('reconnects from its last table, and shows each missed chat line once', () => {
  const page = openLink();
  const since = () => page.line().sent[0]?.since;
  page.line().letIn();
  expect(since()).toBe(0);
  // The line breaks before the table has come.
  page.line().hear(say(1));
  page.line().close();
  page.wait();
  page.line().letIn();
  expect(since()).toBe(0);
  for (const message of [say(1), say(2), lay(3), say(4)]) page.line().hear(message);
  expect(page.chat()).toEqual([1, 2, 4]);
  page.line().close();
  page.wait();
  page.line().letIn();
  expect(since()).toBe(3);
  for (const message of [say(4), say(5), lay(5)]) page.line().hear(message);
  expect(page.chat()).toEqual([1, 2, 4, 5]);
});

it('sends one enter at a time, and shows once what arrives before its answer and with it', () => {
  const sat: TableNote = { seq: 5, at: 0, seat: 1, what: 'sat', detail: '' };
  const page = openLink();
  page.line().letIn();
  page.line().hear(lay(3));
  page.wait(30_000);
  page.line().close();
  page.wait();
  page.line().onopen?.();
  // The player comes back to the page while the answer is on its way.
  page.link.check(false);
  page.link.check(true);
  expect(page.asked()).toEqual(['enter']);
  page.line().welcome();
  page.line().hear(lay(3));
  page.wait(30_000);
  page.link.check(false);
  page.line().hear(lay(5, 0, [sat]));
  page.line().welcome();
  page.line().hear(lay(5, 0, [sat]));
  expect(page.asked()).toEqual(['enter', 'enter']);
  expect(page.now().notes).toEqual([sat]);
});

it('requests the table again after a sleep, whatever arrived just before it', () => {
  const page = openLink();
  page.line().letIn();
  page.line().hear(lay(3));
  page.link.check(false);
  expect(page.asked()).toEqual(['enter']);
  page.link.check(true);
  expect(page.asked()).toEqual(['enter', 'enter']);
});

it('drops a connection after eight seconds without a pending answer, and repeats the command on another', () => {
  const page = openLink();
  page.line().letIn();
  // No answer is pending: the opponent may think for long.
  for (let i = 0; i < 1_000; i++) {
    page.wait(30_000);
    page.line().hear({ type: 'alive' });
  }
  expect(page.lines).toHaveLength(1);
  page.link.ask({ type: 'claim' });
  page.wait(7_000);
  // Whatever is heard is a sign of life.
  page.line().hear(say(1));
  page.wait(7_000);
  expect(page.status()).toBe('open');
  page.wait(1_000);
  expect(page.lines[0]?.isClosed).toBe(true);
  expect(page.status()).toBe('lost');
  page.wait();
  expect(page.lines).toHaveLength(2);
  page.line().letIn();
  expect(page.asked()).toEqual(['enter', 'claim r1']);
});

it('drops a connection on which the server sends no alive message', () => {
  const page = openLink();
  page.line().letIn();
  page.wait(39_000);
  page.line().hear({ type: 'alive' });
  page.wait(39_000);
  expect(page.status()).toBe('open');
  page.wait(1_000);
  expect(page.status()).toBe('lost');
  page.wait();
  expect(page.lines).toHaveLength(2);
});

it('gives up on a connection that never opens or never welcomes the client', () => {
  const page = openLink();
  page.wait(21_000);
  expect(page.lines).toHaveLength(2);
  page.line().onopen?.();
  page.wait(9_000);
  expect(page.lines).toHaveLength(3);
  expect(page.status()).toBe('lost');
});

it('reconnects at once when the page becomes visible, and then checks that the connection is alive', () => {
  const page = openLink();
  page.line().letIn();
  for (let broken = 0; broken < 6; broken++) {
    page.line().close();
    page.wait(10_000);
  }
  page.line().close();
  const before = page.lines.length;
  page.link.check(false);
  expect(page.lines).toHaveLength(before + 1);
  // And not once more when the wait is over.
  page.line().letIn();
  page.line().hear(lay(3));
  page.wait(19_000);
  expect(page.lines).toHaveLength(before + 1);
  page.link.check(false);
  expect(page.asked()).toEqual(['enter']);
  page.wait(20_000);
  page.link.check(false);
  expect(page.asked()).toEqual(['enter', 'enter']);
  expect(page.line().sent.at(-1)?.since).toBe(3);
  page.line().welcome();
  page.wait(21_000);
  expect(page.lines).toHaveLength(before + 1);
  page.link.check(false);
  page.wait(9_000);
  expect(page.lines).toHaveLength(before + 2);
});

it('stops all timers and connections when it is closed', () => {
  const page = openLink();
  page.line().letIn();
  page.link.ask({ type: 'claim' });
  page.line().refuse('r1', 'unavailable');
  page.link.close();
  expect(page.waiting.size).toBe(0);
  page.wait(60_000);
  expect(page.lines).toHaveLength(1);
  expect(page.line().isClosed).toBe(true);
  expect(page.asked()).toEqual(['enter', 'claim r1']);

  const lost = openLink();
  lost.line().close();
  expect(lost.status()).toBe('lost');
  lost.link.close();
  expect(lost.waiting.size).toBe(0);
});
