import { must, replay } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { useServer } from '../tools/fixtures.ts';
import { WITH_BOT } from '../tools/game-requests.ts';
import type { TestPage } from '../tools/page.ts';
import { catchUp, playOn, steadyLuck } from '../tools/play.ts';

const server = useServer();

const refused = (code: string) => ({ type: 'refused', refusal: { code } });
const MINUTE = 60_000;
const LIVE = { kind: 'live', bankMs: 5 * MINUTE, gainMs: MINUTE, capMs: 6 * MINUTE };

describe('offers that both sides must accept', () => {
  it('take back actions across dice when the other side agrees, and the log says so', async () => {
    const [one, two] = await server.seatTwo();
    await playOn([one, two], steadyLuck(2), 14);
    const before = must(one.table, 'table').played;
    expect(await one.ask({ type: 'offer', what: 'take-back', to: before - 5 })).toMatchObject({
      type: 'done',
    });
    await two.reach(one.seen);
    const offer = one.seen;
    expect(two.table?.offers.takeBack).toEqual({ by: 0, to: before - 5, seq: offer });
    const yes = { type: 'answer', what: 'take-back', isAccepted: true, offer } as const;
    expect(await one.ask(yes)).toMatchObject(refused('not-now'));
    await two.ask(yes);
    await one.reach(two.seen);
    expect(one.table?.played).toBe(before - 5);
    expect(one.notes.at(-1)).toMatchObject({ what: 'took-back', seat: 0, detail: '5' });
    expect(one.log.every(({ action }) => action <= before - 5)).toBe(true);
    await playOn([one, two], steadyLuck(9), 12);
    await two.ask({ type: 'say', what: 'resign' });
    await one.reach(two.seen);
    const record = must(one.record, 'record');
    expect(record.match(/^~/gm)).toHaveLength(5);
    expect(replay(record, findGame).ok).toBe(true);
    // A room that is reloaded has the same state.
    server.service.rooms.forget(() => false);
    const late = await server.twin(one).open();
    expect(late.record).toBe(record);
  });

  it('accept only the take-back that was seen, and none that was offered since', async () => {
    const [one, two] = await server.seatTwo();
    await playOn([one, two], steadyLuck(2), 14);
    const { played } = must(one.table, 'table');
    const offer = (to: number) => one.ask({ type: 'offer', what: 'take-back', to });
    await offer(played - 1);
    const first = one.seen;
    // The other side's connection is broken while it agrees; meanwhile another offer is made.
    await one.ask({ type: 'answer', what: 'take-back', isAccepted: false });
    await offer(0);
    const yes = { type: 'answer', what: 'take-back', isAccepted: true } as const;
    expect(await two.ask({ ...yes, offer: first })).toMatchObject(refused('late'));
    expect(await two.ask(yes)).toMatchObject(refused('late'));
    await two.reach(one.seen);
    expect(two.table).toMatchObject({ played, offers: { takeBack: { to: 0 } } });
    // A refusal applies to whatever offer is open.
    expect(await two.ask({ ...yes, isAccepted: false })).toMatchObject({ type: 'done' });
  });

  it('get the same answer when they arrive twice, whatever was seen since', async () => {
    const [one, two] = await server.seatTwo({ game: 'stalingrad-campaign', scenario: 'campaign' });
    const luck = steadyLuck(4);
    const offer = (to: number, ref?: string) =>
      one.ask({ type: 'offer', what: 'take-back', to }, ref);
    let to = 0;
    let first = await offer(to, 'back-0');
    while (first.type !== 'done') {
      await playOn([one, two], luck, 1);
      to = must(one.table, 'table').played - 1;
      first = await offer(to, `back-${to}`);
    }
    const isForGood = async () => JSON.stringify(await offer(to)).includes('for-good');
    while (!(await isForGood())) await playOn([one, two], luck, 1);
    expect(await offer(to, first.ref)).toEqual(first);
  });

  it('are refused without asking if seen secrets cannot be taken back', async () => {
    const [one, two] = await server.seatTwo({ game: 'stalingrad-campaign', scenario: 'campaign' });
    await playOn([one, two], steadyLuck(4), 6);
    await catchUp([one, two]);
    const { played } = must(two.table, 'table');
    expect(await one.ask({ type: 'offer', what: 'take-back', to: 0 })).toMatchObject({
      refusal: { code: 'rules', problem: { code: 'cannot-undo', reason: 'for-good' } },
    });
    await catchUp([one, two]);
    expect(two.table?.offers.takeBack).toBeNull();
    expect(two.table?.played).toBe(played);
  });

  it('end the game in a draw only if it was offered and accepted', async () => {
    const [one, two] = await server.seatTwo();
    expect(await two.ask({ type: 'say', what: 'accept-draw' })).toMatchObject({
      refusal: { problem: { code: 'no-draw-offered' } },
    });
    await one.ask({ type: 'say', what: 'offer-draw' });
    await two.reach(one.seen);
    expect(two.table?.offers.draw).toBe(0);
    await two.ask({ type: 'say', what: 'accept-draw' });
    expect(two.table?.outcome).toEqual({ winners: [], reason: 'agreed' });
  });

  it('start a rematch with the sides swapped, and each player gets their own seat', async () => {
    const [one, two, { id }] = await server.seatTwo();
    expect(await one.ask({ type: 'offer', what: 'rematch' })).toMatchObject(refused('not-now'));
    await one.ask({ type: 'say', what: 'resign' });
    await one.ask({ type: 'offer', what: 'rematch' });
    const yes = { type: 'answer', what: 'rematch', isAccepted: true } as const;
    const agreed = await two.ask(yes, 'yes');
    expect(agreed.type).toBe('done');
    // The answer was lost, and the page repeats its message after reconnecting.
    expect(await two.ask(yes, 'yes')).toEqual(agreed);
    await one.until(() => one.rematch !== null);
    const next = must(one.rematch, 'rematch');
    expect(next.game).not.toBe(id);
    expect(one.notes.at(-1)).toMatchObject({ what: 'rematch', detail: next.game });
    expect([next.seat, two.rematch?.seat]).toEqual([1, 0]);
    const again = await server.page(next.game).open({ cookie: one.cookie });
    expect(again.welcome?.seat).toBe(1);
    expect(await two.ask(yes)).toMatchObject(refused('not-now'));
  });
});

it('start a solo rematch on the same side', async () => {
  const { id, links } = await server.make({ game: 'blitzkrieg', scenario: 'vs-low' });
  const page = await server.page(id, links[1]).open();
  await page.ask({ type: 'say', what: 'resign' });
  await page.ask({ type: 'offer', what: 'rematch' });
  await page.until(() => page.rematch !== null);
  const { game } = must(page.rematch, 'rematch');
  const again = await server.page(game).open({ cookie: page.cookie });
  expect(again.welcome).toMatchObject({ seat: 1, scenario: 'vs-low' });
});

describe('the clock', () => {
  it('runs for awaited seats, adds the increment after each turn, and lets the other side claim', async () => {
    const [one, two] = await server.seatTwo({ clock: LIVE });
    expect(JSON.parse(one.heard[1] ?? '').clock.running).toEqual([]);
    await one.reach(two.seen);
    expect(one.table?.clock).toMatchObject({ running: [0, 1] });
    server.wait(2 * MINUTE);
    await one.act(one.table?.actions[0]);
    const clock = must(one.table?.clock, 'clock');
    expect(Math.round((clock.leftMs[0] ?? 0) / MINUTE)).toBe(4);
    expect(clock.running).toEqual([1]);
    expect(await one.ask({ type: 'claim' })).toMatchObject(refused('not-now'));
    server.wait(4 * MINUTE);
    expect(await two.ask({ type: 'claim' })).toMatchObject(refused('not-now'));
    expect(await one.ask({ type: 'claim' })).toMatchObject({ type: 'done' });
    expect(one.table?.outcome).toEqual({ winners: [0], reason: 'out-of-time' });
    expect(replay(must(one.record, 'record'), findGame).ok).toBe(true);
  });

  it('stops while both have agreed to pause', async () => {
    const [one, two] = await server.seatTwo({ clock: LIVE });
    await one.ask({ type: 'offer', what: 'pause' });
    await two.ask({ type: 'answer', what: 'pause', isAccepted: true });
    server.wait(60 * MINUTE);
    expect(await one.ask({ type: 'claim' })).toMatchObject(refused('not-now'));
    await two.ask({ type: 'resume' });
    server.wait(4 * MINUTE);
    expect(await one.ask({ type: 'claim' })).toMatchObject(refused('not-now'));
    await two.act(two.table?.actions[0]);
    expect(two.table?.clock?.isPaused).toBe(false);
  });

  it('does not run backwards when the machine’s clock does', async () => {
    const [one] = await server.seatTwo({ clock: LIVE });
    server.wait(-3 * 60 * MINUTE);
    await one.act(one.table?.actions[0]);
    const left = must(one.table?.clock, 'clock').leftMs[0] ?? 0;
    expect(left).toBeLessThanOrEqual(LIVE.capMs);
    expect(left).toBeGreaterThan(0);
    server.wait(3 * 60 * MINUTE);
  });

  it('gives days for each move by correspondence', async () => {
    const day = 86_400_000;
    const [one, two] = await server.seatTwo({
      clock: { kind: 'days', bankMs: 3 * day, gainMs: 3 * day, capMs: 3 * day },
    });
    server.wait(2 * day);
    await one.act(one.table?.actions[0]);
    const left = (page: TestPage) =>
      must(page.table?.clock, 'clock').leftMs.map((ms) => Math.round(ms / day));
    expect(left(one)).toEqual([3, 1]);
    // While the same player stays awaited, as after a further bid, there is no increment.
    while (two.table?.awaited.includes(1)) await two.act(two.table.actions[0]);
    expect(left(two)).toEqual([3, 3]);
  });
});

describe('players at a table', () => {
  it('get chat messages unless they have muted them', async () => {
    const [one, two] = await server.seatTwo();
    await one.ask({ type: 'chat', text: ' Ahoj\u202e\n<b>you</b> ' });
    await two.until(() => two.chat.length === 1);
    expect(two.chat[0]?.text).toBe('Ahoj <b>you</b>');
    two.say({ type: 'mute', isMuted: true });
    await one.ask({ type: 'chat', text: 'still there?' });
    await two.ask({ type: 'chat', text: 'yes' });
    await one.until(() => one.chat.length === 3);
    expect(two.chat.map(({ text }) => text)).toEqual(['Ahoj <b>you</b>', 'yes']);
  });

  it('get a repeated chat message once, however much the other side has written since', async () => {
    const [one, two] = await server.seatTwo();
    const first = await one.ask({ type: 'chat', text: 'hello' }, 'hello');
    for (let i = 0; i < 60; i++) await two.ask({ type: 'chat', text: `line ${i}` });
    expect(await one.ask({ type: 'chat', text: 'hello' }, 'hello')).toEqual(first);
    await one.until(() => one.chat.length >= 61);
    expect(one.chat.filter(({ text }) => text === 'hello')).toHaveLength(1);
  });

  it('can chat and undo a limited number of times while the game does not advance, and still act', async () => {
    const [one, two] = await server.seatTwo({ scenario: 'mill-yard' });
    await playOn([one, two], steadyLuck(1), 1);
    const say = (page: TestPage) => page.ask({ type: 'chat', text: 'and another thing' });
    for (let i = 0; i < 300; i++) expect((await say(one)).type).toBe('done');
    expect(await say(one)).toMatchObject(refused('not-now'));
    expect(await one.ask({ type: 'say', what: 'offer-draw' })).toMatchObject(refused('not-now'));
    expect((await say(two)).type).toBe('done');
    server.service.rooms.forget(() => false);
    expect(await say(one)).toMatchObject(refused('not-now'));
    await playOn([one, two], steadyLuck(1), 1);
    expect((await say(one)).type).toBe('done');
    // A player who has used up their side commands may still ask for a rematch.
    await two.ask({ type: 'say', what: 'resign' });
    while ((await say(one)).type === 'done');
    expect((await one.ask({ type: 'offer', what: 'rematch' })).type).toBe('done');
  });

  it('get the list of those present', async () => {
    const [one, two] = await server.seatTwo();
    await one.until(() => one.presence?.seats[1] === true);
    two.drop();
    await one.until(() => one.presence?.seats[1] === false);
  });

  it("get a bot's move after a bot accepted a take-back, of its own action or theirs", async () => {
    const made = await server.make(WITH_BOT);
    const page = await server.page(made.id, made.links[0]).open();
    const played = () => must(page.table, 'table').played;
    const isAsked = () => (page.table?.actions.length ?? 0) > 0;
    const lastOf = (seat: number) =>
      Math.max(...page.log.filter((told) => told.seat === seat).map(({ action }) => action));
    const takeBack = async (to: number): Promise<void> => {
      const notes = page.notes.length;
      await page.ask({ type: 'offer', what: 'take-back', to });
      await page.until(() => page.notes.length > notes);
    };
    await page.until(() => lastOf(1) > 0);
    await page.act(page.table?.actions[0]);
    await page.until(isAsked);
    const theirs = lastOf(1) - 1;
    await takeBack(theirs);
    // The player does nothing, and the upkeep has not run.
    await page.until(() => played() > theirs && isAsked());
    await page.act(page.table?.actions[0]);
    await page.until(isAsked);
    const own = lastOf(0) - 1;
    await takeBack(own);
    for (await page.until(isAsked); lastOf(1) <= own; await page.until(isAsked)) {
      await page.act(page.table?.actions[0]);
    }
    expect(page.notes.filter(({ what }) => what === 'took-back')).toHaveLength(2);
  });

  it('can play bots to the end, with a take-back and a rematch, which bots accept', async () => {
    const made = await server.make(WITH_BOT);
    const page = await server.page(made.id, made.links[0]).open();
    const turn = () =>
      page.until(() => (page.table?.actions.length ?? 0) > 0 || page.record !== null);
    await page.act(page.table?.actions[0]);
    await turn();
    await page.ask({ type: 'offer', what: 'take-back', to: 0 });
    await page.until(() => page.notes.some(({ what }) => what === 'took-back'));
    const luck = steadyLuck(4);
    for (await turn(); page.record === null; await turn()) {
      const { actions } = must(page.table, 'table');
      await page.act(actions[Math.floor(luck() * actions.length)]);
    }
    expect(page.table?.outcome).not.toBeNull();
    await page.ask({ type: 'offer', what: 'rematch' });
    await page.until(() => page.rematch !== null);
    const { game } = must(page.rematch, 'rematch');
    const again = await server.page(game).open({ cookie: page.cookie });
    expect(again.table?.players.map(({ kind }) => kind)).toEqual(['bot', 'human']);
  });
});
