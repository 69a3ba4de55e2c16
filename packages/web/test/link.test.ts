import { type FromServer, PROTOCOL, type Refusal } from '@bivouac/protocol';
import { expect, it } from 'vitest';
import { createLink, type LinkState, type Wire } from '../src/lib/online/link.ts';

/** A line that the test holds the other end of. */
class Line implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  readonly sent: { readonly type: string; readonly ref?: string }[] = [];
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

  letIn(): void {
    this.onopen?.();
    this.hear({
      ...{ type: 'welcome', protocol: PROTOCOL, game: 'gamegamegamegame', title: 'skirmish' },
      ...{ scenario: 'crossing', options: {}, commitment: 'c', seat: 0, isRated: false },
    });
  }
}

function openLink() {
  const lines: Line[] = [];
  const waiting: { readonly run: () => void; readonly ms: number }[] = [];
  let state: LinkState | null = null;
  let refs = 0;
  const link = createLink({
    game: 'gamegamegamegame',
    token: undefined,
    connect() {
      const line = new Line();
      lines.push(line);
      return line;
    },
    freshRef: () => `r${++refs}`,
    now: () => 0,
    later(run, ms) {
      waiting.push({ run, ms });
      return () => undefined;
    },
  });
  link.subscribe((shown) => {
    state = shown;
  });
  const line = (): Line => lines.at(-1) ?? new Line();
  return {
    link,
    line,
    lines,
    status: () => state?.status,
    /** Lets everything happen that was put off, in its order. */
    wait() {
      for (const { run } of waiting.splice(0).sort((a, b) => a.ms - b.ms)) run();
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
  const types = () => page.line().sent.map(({ type, ref }) => [type, ref]);
  expect(types()).toEqual([
    ['enter', undefined],
    ['claim', 'r1'],
    ['claim', 'r1'],
  ]);
  // The line breaks before it is time, and the next one is not open yet.
  page.line().close();
  page.wait();
  expect(types()).toEqual([]);
  page.line().letIn();
  expect(types()).toEqual([
    ['enter', undefined],
    ['claim', 'r1'],
  ]);
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
