import type { FromServer } from '@bivouac/protocol';
import { expect, it } from 'vitest';
import { lay, NOTHING_KEPT, openLink, say } from './link-page.ts';

it('does not enter at another seat than its own before the reader confirms it', () => {
  const page = openLink();
  page.line().onopen?.();
  expect(page.line().sent[0]?.isSecond).toBeUndefined();
  page.line().refuse(null, 'other-seat');
  expect([page.status(), page.now().refusal?.code]).toEqual(['refused', 'other-seat']);
  page.wait(60_000);
  expect(page.lines).toHaveLength(1);
  const second = openLink(NOTHING_KEPT, { isSecond: true });
  second.line().letIn();
  expect(second.line().sent[0]?.isSecond).toBe(true);
});

it('reconnects until the server knows the session, and reports a browser that keeps none', () => {
  const page = openLink();
  for (let tries = 1; tries < 3; tries++) {
    page.line().onopen?.();
    page.line().refuse(null, 'session-required');
    expect(page.status()).toBe('lost');
    page.wait(10_000);
    expect(page.lines).toHaveLength(tries + 1);
  }
  page.line().onopen?.();
  page.line().refuse(null, 'session-required');
  expect([page.status(), page.now().refusal?.code]).toEqual(['refused', 'session-required']);
  page.wait(60_000);
  expect(page.lines).toHaveLength(3);
});

it('reports each other page once, closes it on request, and reports it again when it comes back', () => {
  const page = openLink();
  page.line().letIn();
  expect(page.line().sent[0]).toMatchObject({ type: 'enter', page: 'this-page' });
  const meet = (name: string) => page.line().hear({ type: 'another-page', page: name });
  for (const name of ['phone', 'phone', 'desk']) meet(name);
  expect(page.now().otherPages).toEqual(['phone', 'desk']);
  page.link.settlePages(false);
  meet('phone');
  expect(page.now().otherPages).toEqual([]);
  meet('tablet');
  page.link.settlePages(true);
  expect(page.now().otherPages).toEqual([]);
  expect(page.line().sent.at(-1)).toMatchObject({ type: 'close-page', page: 'tablet' });
  meet('tablet');
  expect(page.now().otherPages).toEqual(['tablet']);
});

it('removes a page that has left from the notice, and reports it again unless the player lets it stay', () => {
  const page = openLink();
  page.line().letIn();
  const meet = (name: string) => page.line().hear({ type: 'another-page', page: name });
  const miss = (name: string) => page.line().hear({ type: 'another-page-gone', page: name });
  for (const name of ['phone', 'desk']) meet(name);
  miss('phone');
  expect(page.now().otherPages).toEqual(['desk']);
  meet('phone');
  expect(page.now().otherPages).toEqual(['desk', 'phone']);
  page.link.settlePages(false);
  miss('phone');
  meet('phone');
  expect(page.now().otherPages).toEqual([]);
  // The server cannot report pages that leave while this page is disconnected.
  meet('tablet');
  page.line().close();
  expect(page.now().otherPages).toEqual([]);
  page.wait();
  page.line().letIn();
  meet('tablet');
  expect(page.now().otherPages).toEqual(['tablet']);
});

it('stays closed when another page of the reader has closed it', () => {
  const page = openLink();
  page.line().letIn();
  page.line().refuse(null, 'closed');
  expect([page.status(), page.now().refusal?.code]).toEqual(['refused', 'closed']);
  page.wait(60_000);
  expect(page.lines).toHaveLength(1);
});

it('tells the server which of two seats it is for', () => {
  const page = openLink(NOTHING_KEPT, { seat: 1 });
  page.line().letIn();
  expect(page.line().sent[0]).toMatchObject({ type: 'enter', seat: 1 });
});

it('shows a chat line as unsent until the server has published or refused it', () => {
  const page = openLink();
  page.line().letIn();
  page.line().close();
  const heard: (string | null)[] = [];
  for (const text of ['hello', 'hello', 'too much']) {
    page.link.ask({ type: 'chat', text }, (refusal) => heard.push(refusal?.code ?? null));
  }
  expect(page.unsaid()).toEqual(['hello', 'hello', 'too much']);
  page.wait();
  page.line().letIn();
  expect(page.asked()).toEqual(['enter', 'chat r1', 'chat r2', 'chat r3']);
  // The same words from the opponent are a separate line.
  page.line().hear(say(1, 1, 'hello'));
  expect(page.unsaid()).toEqual(['hello', 'hello', 'too much']);
  // It is never there twice: the line comes before the word that it is taken.
  page.line().hear(say(2, 0, 'hello'));
  expect(page.unsaid()).toEqual(['hello', 'too much']);
  page.line().hear({ type: 'done', ref: 'r1', seq: 2 });
  expect(page.unsaid()).toEqual(['hello', 'too much']);
  page.line().refuse('r3', 'too-many');
  expect(page.unsaid()).toEqual(['hello']);
  page.line().hear({ type: 'done', ref: 'r2', seq: 3 });
  expect(page.unsaid()).toEqual([]);
  expect(heard).toEqual([null, 'too-many', null]);
});

it('knows that a game that was to be rated no longer is', () => {
  const page = openLink();
  page.line().letIn();
  for (const [seq, isRated, isUnrated] of [
    [1, false, false],
    [2, true, false],
    [3, false, true],
    [4, false, true],
  ] as const) {
    page.line().hear({ ...lay(seq), isRated } as FromServer);
    expect(page.now().isUnrated).toBe(isUnrated);
  }
});

it('keeps others muted after a reconnect, but not the player’s own lines', () => {
  const page = openLink();
  page.line().letIn();
  page.link.mute(true);
  page.line().close();
  page.wait();
  page.line().letIn();
  for (const message of [say(1), say(2, 0), lay(2)]) page.line().hear(message);
  expect(page.chat()).toEqual([2]);
});

it('starts muted if the player had muted the table', () => {
  const page = openLink({ seal: undefined, isMuted: true });
  page.line().letIn();
  expect(page.asked()).toEqual(['enter', 'mute']);
  for (const message of [say(1), say(2, 0)]) page.line().hear(message);
  expect(page.chat()).toEqual([2]);
});

it('is acting until its question is answered, whatever else comes to the table meanwhile', () => {
  const page = openLink();
  page.line().letIn();
  page.line().hear(lay(1, 1));
  page.link.ask({ type: 'act', position: 1, action: 'stand' });
  expect(page.now().isActing).toBe(true);
  // The other side offers a pause.
  page.line().hear(lay(2, 1));
  expect(page.now().isActing).toBe(true);
  // The table with the action arrives before `done`.
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
  expect(page.link.isUnseen(7)).toBe(false);
  page.line().refuse('r1', 'bad-message');
  expect(page.link.isUnseen(7)).toBe(true);
  for (let looks = 0; looks < 3; looks++) expect(page.link.past(7)).toBeNull();
  expect(page.asked()).toEqual(['enter', 'look r1']);
  page.line().hear(lay(2));
  page.link.past(7);
  expect(page.link.isUnseen(7)).toBe(false);
  page.line().refuse('r2', 'too-many');
  page.link.past(7);
  page.wait();
  expect(page.asked()).toEqual(['enter', 'look r1', 'look r2', 'look r2']);
});

it('tells the caller of each command whether it was done', () => {
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
