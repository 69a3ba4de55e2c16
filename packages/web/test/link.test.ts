import { must } from '@bivouac/kernel';
import { type FromServer, PROTOCOL, type Refusal } from '@bivouac/protocol';
import { expect, it } from 'vitest';
import type { Wire } from '../src/lib/online/line.ts';
import { createLink, type LinkDeps, type LinkState } from '../src/lib/online/link.ts';

/** A line that the test holds the other end of. */
class Line implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  readonly sent: { readonly type: string; readonly ref?: string; readonly since?: number }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  refuse(ref: string | null, code: Refusal['code']): void {
    this.hear({ type: 'refused', ref, refusal: { code } });
  }

  letIn(commitment = 'c'): void {
    this.onopen?.();
    this.welcome(commitment);
  }

  welcome(commitment = 'c'): void {
    this.hear({
      ...{ type: 'welcome', protocol: PROTOCOL, game: 'gamegamegamegame', title: 'skirmish' },
      ...{ scenario: 'crossing', options: {}, commitment, seat: 0, isRated: false },
    });
  }
}

const say = (seq: number, seat = 1): FromServer => ({
  ...{ type: 'chat', seq, at: 0, seat, text: `line ${seq}` },
});

const lay = (seq: number, decision = 0): FromServer => ({
  ...{ type: 'table', seq, now: 0, view: { viewer: 0 }, actions: [], decision, played: 0 },
  ...{ awaited: [], outcome: null, log: { from: 0, events: [] }, players: [], notes: [] },
  ...{ undo: { barrier: null, depth: 0 }, clock: null },
  offers: { draw: null, pause: null, rematch: null, takeBack: null },
});

interface PutOff {
  readonly run: () => void;
  readonly at: number;
}

function openLink(remembered: LinkDeps['remembered'] = { seal: undefined, isMuted: false }) {
  const lines: Line[] = [];
  const waiting = new Set<PutOff>();
  let now = 0;
  let state: LinkState | null = null;
  let refs = 0;
  const link = createLink({
    ...{ game: 'gamegamegamegame', token: undefined, remembered },
    connect() {
      const line = new Line();
      lines.push(line);
      return line;
    },
    freshRef: () => `r${++refs}`,
    now: () => now,
    later(run, ms) {
      const putOff = { run, at: now + ms };
      waiting.add(putOff);
      return () => waiting.delete(putOff);
    },
  });
  link.subscribe((shown) => {
    state = shown;
  });
  const line = (): Line => lines.at(-1) ?? new Line();
  const next = (): PutOff | undefined => [...waiting].sort((a, b) => a.at - b.at)[0];
  return {
    link,
    line,
    lines,
    waiting,
    now: (): LinkState => must(state ?? undefined, 'a state'),
    status: () => state?.status,
    chat: () => state?.chat.map(({ seq }) => seq),
    asked: () => line().sent.map(({ type, ref }) => (ref === undefined ? type : `${type} ${ref}`)),
    /** Lets so much time pass, and whatever was put off for less happen in its order. */
    wait(ms = 1_000) {
      const until = now + ms;
      for (let first = next(); first !== undefined && first.at <= until; first = next()) {
        waiting.delete(first);
        now = first.at;
        first.run();
      }
      now = until;
    },
  };
}

it('tries again when it comes back to a server that cannot let it in yet', () => {
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

it('asks again under the same name what nobody knows the end of, once on each line', () => {
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

it('stays where it is when something without a name is refused, and goes for good from a wrong link', () => {
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

it('comes back from its last table, and shows what was said since once', () => {
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

it('stays deaf to the others when it comes back, and not to itself', () => {
  const page = openLink();
  page.line().letIn();
  page.link.mute(true);
  page.line().close();
  page.wait();
  page.line().letIn();
  for (const message of [say(1), say(2, 0), lay(2)]) page.line().hear(message);
  expect(page.chat()).toEqual([2]);
});

it('stays deaf from the beginning where it was deaf before', () => {
  const page = openLink({ seal: undefined, isMuted: true });
  page.line().letIn();
  expect(page.asked()).toEqual(['enter', 'mute']);
  for (const message of [say(1), say(2, 0)]) page.line().hear(message);
  expect(page.chat()).toEqual([2]);
});

it('holds a line for dead on which an answer is owed for eight seconds, and asks again by another', () => {
  const page = openLink();
  page.line().letIn();
  // Nothing is owed: whoever waits for the other side may wait for long.
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

it('holds a line for dead on which the server does not even say that it is there', () => {
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

it('does not wait for a line that never opens, nor for one that lets nobody in', () => {
  const page = openLink();
  page.wait(21_000);
  expect(page.lines).toHaveLength(2);
  page.line().onopen?.();
  page.wait(9_000);
  expect(page.lines).toHaveLength(3);
  expect(page.status()).toBe('lost');
});

it('comes back at once when somebody looks again, and then asks whether the line is alive', () => {
  const page = openLink();
  page.line().letIn();
  for (let broken = 0; broken < 6; broken++) {
    page.line().close();
    page.wait(10_000);
  }
  page.line().close();
  const before = page.lines.length;
  page.link.check();
  expect(page.lines).toHaveLength(before + 1);
  // And not once more when the wait is over.
  page.line().letIn();
  page.line().hear(lay(3));
  page.wait(19_000);
  expect(page.lines).toHaveLength(before + 1);
  page.link.check();
  expect(page.asked()).toEqual(['enter']);
  page.wait(20_000);
  page.link.check();
  expect(page.asked()).toEqual(['enter', 'enter']);
  expect(page.line().sent.at(-1)?.since).toBe(3);
  page.line().welcome();
  page.wait(21_000);
  expect(page.lines).toHaveLength(before + 1);
  page.link.check();
  page.wait(9_000);
  expect(page.lines).toHaveLength(before + 2);
});

it('leaves nothing behind when it is closed', () => {
  const page = openLink();
  page.line().letIn();
  page.link.ask({ type: 'claim' });
  page.line().refuse('r1', 'unavailable');
  page.link.close();
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

it('is acting until its question is answered, whatever else comes to the table meanwhile', () => {
  const page = openLink();
  page.line().letIn();
  page.line().hear(lay(1, 1));
  page.link.ask({ type: 'act', decision: 1, action: 'stand' });
  expect(page.now().isActing).toBe(true);
  // The other side offers a pause.
  page.line().hear(lay(2, 1));
  expect(page.now().isActing).toBe(true);
  // What was done shows itself before the word that it is done.
  page.line().hear(lay(3, 3));
  expect(page.now().isActing).toBe(false);
  page.line().hear({ type: 'done', ref: 'r1', seq: 3 });
  expect(page.now().isActing).toBe(false);
});

it('tells that the server cannot store anything while it keeps trying, and no longer', () => {
  const page = openLink();
  page.line().letIn();
  page.link.ask({ type: 'claim' });
  page.line().refuse('r1', 'unavailable');
  expect(page.now().refusal?.code).toBe('unavailable');
  page.wait();
  page.line().hear({ type: 'done', ref: 'r1', seq: 1 });
  expect(page.now().refusal).toBeNull();
});

it('forgets why it was not let in as soon as it is', () => {
  const page = openLink();
  page.line().onopen?.();
  page.line().refuse(null, 'unavailable');
  page.wait();
  page.line().letIn();
  expect(page.now().refusal).toBeNull();
});

it('asks for a past that it is refused once for each table, and again for one it asked too fast', () => {
  const page = openLink();
  page.line().letIn();
  page.line().hear(lay(1));
  expect(page.link.past(7)).toBeNull();
  page.line().refuse('r1', 'bad-message');
  for (let looks = 0; looks < 3; looks++) expect(page.link.past(7)).toBeNull();
  expect(page.asked()).toEqual(['enter', 'look r1']);
  page.line().hear(lay(2));
  page.link.past(7);
  page.line().refuse('r2', 'too-many');
  page.link.past(7);
  page.wait();
  expect(page.asked()).toEqual(['enter', 'look r1', 'look r2', 'look r2']);
});

it('tells whoever asked whether it was done', () => {
  const page = openLink();
  page.line().letIn();
  const heard: (string | null)[] = [];
  for (const text of ['one', 'two']) {
    page.link.ask({ type: 'chat', text }, (refusal) => heard.push(refusal?.code ?? null));
  }
  page.line().refuse('r1', 'too-many');
  page.line().hear({ type: 'done', ref: 'r2', seq: 1 });
  expect(heard).toEqual(['too-many', null]);
});

it('keeps to the promise that was made first', () => {
  const page = openLink();
  page.line().letIn('first');
  page.line().close();
  page.wait();
  page.line().letIn('another');
  expect(page.now().welcome?.commitment).toBe('first');

  const again = openLink({ seal: 'of yesterday', isMuted: false });
  again.line().letIn('another');
  expect(again.now().welcome?.commitment).toBe('of yesterday');
});
