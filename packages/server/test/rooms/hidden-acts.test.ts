import { type BaseAction, must } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { headOf } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import type { TestPage } from '../tools/page.ts';

const server = useServer(() => ({}));
const CAMPAIGN = { game: 'stalingrad-campaign', scenario: 'campaign' };

const TIMED = {
  ...CAMPAIGN,
  clock: { kind: 'live', bankMs: 3_600_000, gainMs: 1_000, capMs: 3_600_000 },
};

/** How a side makes its deck: as proposed, or card by card with a change of mind. */
type Way = 'at once' | 'by picks';

const isDone = ({ kind }: BaseAction): boolean => kind === 'done';

const actionsOf = (page: TestPage): BaseAction[] => must(page.table, 'a table').actions;

async function pick(page: TestPage, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const soldier = must(
      actionsOf(page).find((action) => !isDone(action)),
      'a soldier to pick',
    );
    expect((await page.act(soldier)).type).toBe('done');
  }
}

async function makeDeck(page: TestPage, way: Way): Promise<void> {
  if (way === 'by picks') await pick(page, 3);
  const finish = must(actionsOf(page).find(isDone), 'an end of the muster');
  expect((await page.act(finish)).type).toBe('done');
}

/**
 * Everything received, without what differs between any two games: ids, commitments, times, and presence, which no
 * act changes.
 */
const heardBy = (page: TestPage): unknown[] =>
  page.heard.flatMap((text) => {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'presence') return [];
    if (message.type === 'welcome') return { ...message, game: '', commitment: '' };
    if (message.type === 'table') {
      return { ...message, now: 0, notes: message.notes.map((note) => ({ ...note, at: 0 })) };
    }
    return message.type === 'chat' ? { ...message, at: 0 } : message;
  });

/** Answers come after everything that was sent before. */
const hearAll = async (pages: readonly TestPage[]): Promise<void> => {
  for (const page of pages) await page.ask({ type: 'look', after: 0 }, 'look');
};

/** The numbers of a table, which could reveal how many acts there were. */
const numbersOf = ({ table, log }: TestPage): unknown => [
  ...[table?.seq, table?.position, table?.played],
  log.map(({ seq, action, seat, event }) => [seq, action, seat, event.type]),
];

type Question = Parameters<TestPage['ask']>[0];

/** An answer without its name. */
const answerTo = async (page: TestPage, question: Question): Promise<unknown> => {
  const { ref, ...answer } = { ref: '', ...(await page.ask(question)) };
  if (answer.type !== 'past') return answer;
  // Positions and logs are compared elsewhere.
  return [answer.type, answer.after, answer.log.events.length];
};

const asks =
  (...questions: Question[]) =>
  async (page: TestPage): Promise<unknown> => {
    const answers: unknown[] = [];
    for (const question of questions) answers.push(await answerTo(page, question));
    return answers;
  };

/** Everything that a page can ask a server. */
const QUESTIONS: readonly [string, (page: TestPage) => Promise<unknown>][] = [
  [
    'act',
    (page) => {
      const { position } = must(page.table, 'a table');
      const action = 'nothing of the kind';
      const late = { type: 'act', position: position + 1, action } as const;
      return asks({ type: 'act', position, action }, late)(page);
    },
  ],
  [
    'undo',
    (page) => {
      const { position } = must(page.table, 'a table');
      return asks(
        { type: 'undo', position, all: false },
        { type: 'undo', position, all: true },
      )(page);
    },
  ],
  ['offer-draw', asks({ type: 'say', what: 'offer-draw' })],
  ['accept-draw', asks({ type: 'say', what: 'accept-draw' })],
  ['offers of a pause', asks({ type: 'offer', what: 'pause' })],
  ['offers of a take-back', asks({ type: 'offer', what: 'take-back' })],
  ['offers of a take-back to the start', asks({ type: 'offer', what: 'take-back', to: 0 })],
  ['offers of a rematch', asks({ type: 'offer', what: 'rematch' })],
  [
    'answers to offers',
    asks(
      { type: 'answer', what: 'pause', isAccepted: true },
      { type: 'answer', what: 'take-back', isAccepted: true, offer: 2 },
      { type: 'answer', what: 'rematch', isAccepted: true },
      { type: 'answer', what: 'take-back', isAccepted: false },
    ),
  ],
  ['resume and claim', asks({ type: 'resume' }, { type: 'claim' })],
  ['chat', asks({ type: 'chat', text: 'ready?' })],
  ['look', asks(...[0, 1, 2, 3, 9].map((after) => ({ type: 'look', after }) as const))],
  ['close-page', asks({ type: 'close-page', page: 'a'.repeat(16) })],
];

/** One muster of the first battle, as the waiting side and a spectator see it. */
async function muster(first: Way, second: Way) {
  const [one, two, made] = await server.seatTwo(CAMPAIGN);
  const watcher = await server.page(made.id, made.watch).open();
  await hearAll([one, two, watcher]);
  await makeDeck(one, first);
  await two.ask({ type: 'chat', text: 'ready?' }, 'chat');
  await hearAll([one, two, watcher]);
  const waiting = [heardBy(two), heardBy(watcher)];
  await makeDeck(two, second);
  await hearAll([one, two, watcher]);
  const began = [numbersOf(one), numbersOf(two), numbersOf(watcher)];
  return { made, pages: { one, two, watcher }, waiting, began };
}

describe('picks of a deck (SECURITY.md, 16)', () => {
  it('look the same to the opponent and to spectators, however many there are', async () => {
    const atOnce = await muster('at once', 'at once');
    const picked = await muster('by picks', 'by picks');
    expect(picked.waiting).toEqual(atOnce.waiting);
    const [, theirs, watched] = atOnce.began;
    // The side that picked first knows its own acts and cannot count those of the second.
    expect((await muster('at once', 'by picks')).began[0]).toEqual(atOnce.began[0]);
    expect((await muster('by picks', 'at once')).began[1]).toEqual(theirs);
    expect(picked.began[2]).toEqual(watched);
  });

  it('cannot be counted by a reader who reconnects in the middle of them', async () => {
    const seenAfter = async (picks: number) => {
      const [one, two, made] = await server.seatTwo(CAMPAIGN);
      await pick(one, picks);
      two.drop();
      two.heard.length = 0;
      await two.open();
      const late = await server.page(made.id, made.watch).open();
      await hearAll([two, late]);
      // Only the second side picks: the other has finished its deck and reconnects.
      await makeDeck(one, 'at once');
      await hearAll([two, late]);
      const back = [heardBy(two), heardBy(late)];
      await pick(two, picks);
      one.drop();
      one.heard.length = 0;
      await one.open();
      await hearAll([one]);
      const own = { ...must(one.table, 'a table'), now: 0, seq: 0, played: 0, position: 0 };
      return [...back, own.undo, own.awaited];
    };
    expect(await seenAfter(3)).toEqual(await seenAfter(0));
  });

  it.each(QUESTIONS)('get the opponent the same answers to %s', async (_what, ask) => {
    const heardAfter = async (picks: number, isAlone: boolean): Promise<unknown> => {
      const [one, two] = await server.seatTwo(TIMED);
      if (isAlone) await makeDeck(two, 'at once');
      await two.ask({ type: 'chat', text: 'begin' }, 'begin');
      const answers: unknown[] = [];
      // Before, between and after the picks; the page comes back each time.
      for (const count of [0, picks, picks]) {
        await pick(one, count);
        answers.push(await ask(two));
        await two.ask({ type: 'chat', text: 'go on' }, `chat-${answers.length}`);
        two.drop();
        await two.open();
        const { offers, undo, seq, position, played, clock, notes } = must(two.table, 'a table');
        answers.push({ offers, undo, seq, position, played, running: clock?.running });
        answers.push(notes.map(({ what, detail }) => [what, detail]));
      }
      return answers;
    };
    for (const isAlone of [false, true]) {
      const unpicked = await heardAfter(0, isAlone);
      expect(await heardAfter(1, isAlone)).toEqual(unpicked);
      expect(await heardAfter(2, isAlone)).toEqual(unpicked);
    }
  });

  it('leave an offer of a draw as it was, also when they are taken back', async () => {
    const [one, two] = await server.seatTwo(CAMPAIGN);
    await makeDeck(two, 'at once');
    await hearAll([one, two]);
    await pick(one, 1);
    await two.ask({ type: 'say', what: 'offer-draw' });
    await hearAll([one]);
    const { position } = must(one.table, 'a table');
    expect((await one.ask({ type: 'undo', position, all: true })).type).toBe('done');
    await pick(one, 2);
    expect(one.table?.offers.draw).toBe(1);
    server.service.rooms.forget(() => false);
    two.drop();
    await two.open();
    expect(two.table?.offers.draw).toBe(1);
    expect((await one.ask({ type: 'say', what: 'accept-draw' })).type).toBe('done');
    await hearAll([one, two]);
    expect(two.table?.outcome).toEqual({ winners: [], reason: 'agreed' });
  });

  it('give no other player more to say beside the game', async () => {
    const [one, two] = await server.seatTwo(CAMPAIGN);
    const talk = async () => (await two.ask({ type: 'chat', text: 'and again' })).type;
    for (let i = 0; i < 300; i++) await talk();
    expect(await talk()).toBe('refused');
    await pick(one, 1);
    expect(await talk()).toBe('refused');
    await makeDeck(one, 'at once');
    expect(await talk()).toBe('done');
  });

  it('ended an offer in games of earlier versions, which still play as they did', async () => {
    const [one, two, { id }] = await server.seatTwo(TIMED);
    await two.ask({ type: 'offer', what: 'pause' });
    await pick(one, 1);
    const { storage, rooms } = server.service;
    const head = must(await headOf(storage.db, id), 'a head');
    const again = { kind: 'offer', seat: 1, body: 'pause', ref: null, at: Date.now() };
    await storage.db
      .insertInto('entries')
      .values({ game: id, seq: head + 1, ...again })
      .execute();
    await storage.db
      .updateTable('games')
      .set({ head: head + 1 })
      .where('id', '=', id)
      .execute();
    rooms.forget(() => false);
    expect(await rooms.read(id, ({ pauseBy }) => pauseBy)).toEqual({ ok: true, value: 1 });
  });

  it('do not move the game in lists', async () => {
    const [one, , { id }] = await server.seatTwo(CAMPAIGN);
    const movedAt = async (): Promise<number> => {
      const games = server.service.storage.db.selectFrom('games').select('moved_at');
      return (await games.where('id', '=', id).executeTakeFirstOrThrow()).moved_at;
    };
    const before = await movedAt();
    server.wait(60_000);
    await pick(one, 2);
    expect(await movedAt()).toBe(before);
    await makeDeck(one, 'at once');
    expect(await movedAt()).toBeGreaterThan(before);
  });

  it("can be taken back, and are sent to the player's other pages", async () => {
    const [one, two] = await server.seatTwo(CAMPAIGN);
    await makeDeck(two, 'at once');
    await hearAll([one]);
    const before = numbersOf(two);
    const second = await server.twin(one).open();
    await pick(one, 2);
    await hearAll([second]);
    expect(second.table?.view).toEqual(one.table?.view);
    const { position } = must(one.table, 'a table');
    expect((await one.ask({ type: 'undo', position, all: true })).type).toBe('done');
    await hearAll([one, two, second]);
    expect(second.table?.view).toEqual(one.table?.view);
    expect(numbersOf(two)).toEqual(before);
    await pick(one, 1);
    await makeDeck(one, 'at once');
    await hearAll([one, two]);
    expect(two.table?.awaited.length).toBeGreaterThan(0);
    expect(must(two.table, 'a table').view).toMatchObject({ battle: {} });
  });

  it('change nothing in other games: tables say whether the last act can be undone', async () => {
    const [one] = await server.seatTwo({ game: 'blitzkrieg', scenario: 'two-players' });
    const barriers: unknown[] = [one.table?.undo.barrier];
    await one.act(actionsOf(one)[0]);
    barriers.push(one.table?.undo.barrier);
    expect(barriers).toEqual(['nothing-done', null]);
  });

  it('keep their numbers when the game is replayed', async () => {
    const { made, pages } = await muster('by picks', 'by picks');
    const before = numbersOf(pages.two);
    server.service.rooms.forget(() => false);
    const again = await server.twin(pages.two).open();
    expect(numbersOf(again)).toEqual(before);
    expect(again.game).toBe(made.id);
    const past = await again.ask({ type: 'look', after: must(again.table, 'a table').played });
    expect(past).toMatchObject({ type: 'past', view: again.table?.view });
  });
});
