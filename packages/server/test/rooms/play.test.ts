import { keepsCommitment, must, replay } from '@bivouac/kernel';
import { findGame, SHELF } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { entriesAfter } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { catchUp, playOn, steadyLuck } from '../tools/play.ts';

const server = useServer();

describe('play by link', () => {
  const games = SHELF.flatMap(({ game }) => {
    const scenario = game.scenarios.find(({ automaton }) => automaton === undefined);
    return scenario === undefined ? [] : [[game.id, scenario.id] as const];
  });

  it.each(games)(
    'lets two people play %s to its end, and its dice can be verified',
    async (game, scenario) => {
      const [one, two, made] = await server.seatTwo({ game, scenario });
      const watcher = await server.page(made.id, made.watch).open();
      await playOn([one, two], steadyLuck(7));
      await catchUp([one, two, watcher]);
      const record = must(one.record, 'the record comes with the end');
      const again = replay(record, findGame, { commitment: must(one.welcome, 'w').commitment });
      expect(again.ok).toBe(true);
      for (const page of [two, watcher]) {
        expect(page.table?.outcome).toEqual(one.table?.outcome);
        expect(page.log).toEqual(one.log);
        expect(page.record).toBe(record);
      }
    },
  );

  it('shows the commitment at the start and the seed only at the end', async () => {
    const [one, two] = await server.seatTwo();
    await playOn([one, two], steadyLuck(3), 12);
    const promise = must(one.welcome, 'welcome').commitment;
    expect([...one.heard, ...two.heard].join('')).not.toContain('chacha20');
    await one.ask({ type: 'say', what: 'resign' });
    await two.reach(one.seen);
    expect(two.table?.outcome).toEqual({ winners: [1], reason: 'resigned' });
    const seed = /^seed (.*)$/m.exec(must(two.record, 'record'))?.[1];
    expect(keepsCommitment(promise, seed as never)).toBe(true);
  });

  it('admits no visitor without a link, and only as a spectator with a spectators’ link', async () => {
    const made = await server.make();
    const stranger = await server.page(made.id).open();
    expect(stranger.refusals).toEqual([{ code: 'bad-link' }]);
    const forger = await server.page(made.id, 'x'.repeat(32)).open();
    expect(forger.refusals).toEqual([{ code: 'bad-link' }]);
    const nowhere = await server.page('0'.repeat(16)).open();
    expect(nowhere.refusals).toEqual([{ code: 'unknown-game' }]);
    const watcher = await server.page(made.id, made.watch).open();
    expect(watcher.table?.view.viewer).toBe('spectator');
    const refused = await watcher.ask({ type: 'act', position: 0, action: 'bid one' });
    expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'not-seated' } });
  });

  it('refuses a decision that is repeated, late, of another seat or not listed', async () => {
    const [one, two] = await server.seatTwo();
    const table = must(one.table, 'table');
    const [action] = table.actions;
    expect(await one.act(action, { ref: 'same' })).toMatchObject({ type: 'done' });
    const seq = one.seen;
    expect(await one.act(action, { ref: 'same', position: table.position })).toEqual({
      ...{ type: 'done', ref: 'same', seq },
    });
    const late = await one.act(action, { position: table.position });
    expect(late).toMatchObject({ type: 'refused', refusal: { code: 'late' } });
    const { position } = must(one.table, 'table');
    const foreign = await one.act(action, { position });
    expect(foreign).toMatchObject({ refusal: { problem: { code: 'not-your-decision' } } });
    const odd = { type: 'act', position: must(two.table, 't').position } as const;
    for (const action of ['bid nineteen', 'attack village', '!resign']) {
      expect(await two.ask({ ...odd, action })).toMatchObject({ refusal: { code: 'rules' } });
    }
    expect(one.seen).toBe(seq);
  });

  it('lets two seats that are awaited at once answer at once', async () => {
    const [one, two] = await server.seatTwo();
    const [first, second] = await Promise.all([
      one.act(one.table?.actions[0]),
      two.act(two.table?.actions[0]),
    ]);
    expect([first.type, second.type]).toEqual(['done', 'done']);
  });
});

describe('a page that was disconnected', () => {
  it('reconnects without loss or duplicate, whatever was undone meanwhile', async () => {
    const [one, two, made] = await server.seatTwo({ scenario: 'mill-yard' });
    const steady = await server.page(made.id, made.watch).open();
    const shaky = await server.page(made.id, made.watch).open();
    const luck = steadyLuck(11);
    for (let round = 0; round < 30; round++) {
      const isAway = luck() < 0.4;
      if (isAway) shaky.drop();
      await playOn([one, two], luck, 1 + Math.floor(luck() * 3));
      for (const page of [one, two]) {
        const table = must(page.table, 'table');
        if (table.undo.depth === 0 || luck() < 0.5) continue;
        const all = luck() < 0.3;
        const undone = await page.ask({ type: 'undo', position: table.position, all });
        expect(undone.type).toBe('done');
      }
      if (luck() < 0.3) await one.ask({ type: 'chat', text: `round ${round}` });
      if (isAway) await shaky.open();
      for (const page of [steady, shaky]) await page.reach(one.seen);
      expect(shaky.seen).toBe(steady.seen);
      expect(shaky.log).toEqual(steady.log);
      expect(shaky.table?.view).toEqual(steady.table?.view);
    }
    expect(shaky.chat).toEqual(steady.chat);
    expect(new Set(shaky.notes.map(({ seq }) => seq)).size).toBe(shaky.notes.length);
  });

  it('loses nothing and repeats nothing although it disconnects a hundred times during play', async () => {
    const luck = steadyLuck(17);
    let drops = 0;
    while (drops < 100) {
      const [one, shaky, made] = await server.seatTwo();
      for (let acts = 0; ; acts++) {
        const newest = Math.max(one.seen, shaky.seen);
        for (const page of [one, shaky]) await page.reach(newest);
        const page = [one, shaky].find(({ table }) => (table?.actions.length ?? 0) > 0);
        if (page === undefined) break;
        const { actions, position } = must(page.table, 'table');
        const action = actions[Math.floor(luck() * actions.length)];
        const ref = `act-${acts}`;
        if (page === shaky) {
          drops += 1;
          // Sometimes with an act in flight, which may or may not arrive.
          const text = page.rules.notation.print(action);
          if (luck() < 0.5) page.say({ type: 'act', ref, position, action: text });
          page.drop();
          await page.open();
        }
        expect(await page.act(action, { ref, position })).toMatchObject({ type: 'done', ref });
      }
      const entries = await entriesAfter(server.service.storage.db, made.id, 0);
      const refs = entries.flatMap(({ ref }) => (ref === null ? [] : [ref]));
      expect(refs).toEqual(refs.map((_, acts) => `act-${acts}`));
      const fresh = await server.twin(shaky).open();
      expect(shaky.log).toEqual(fresh.log);
      expect(shaky.table?.view).toEqual(fresh.table?.view);
    }
  });

  it('gets every chat message, event and note once, wherever its connection breaks', async () => {
    const [one, two, made] = await server.seatTwo();
    const said = ['one', 'two', 'three'];
    for (const text of said) {
      await one.ask({ type: 'chat', text });
      await playOn([one, two], steadyLuck(23), 1);
    }
    const whole = await server.page(made.id, made.watch).open();
    const table = whole.heard.findIndex((text) => text.startsWith('{"type":"table"')) + 1;
    for (let messages = 1; messages <= table; messages++) {
      const page = server.page(made.id, made.watch);
      page.breaksAfter = messages;
      // Two connections that break at the same place, and one that holds.
      for (let line = 0; line < 2; line++) await page.open().catch(() => undefined);
      page.breaksAfter = Number.POSITIVE_INFINITY;
      await page.open();
      expect(page.chat.map(({ text }) => text)).toEqual(said);
      expect(page.log).toEqual(whole.log);
      expect(page.notes).toEqual(whole.notes);
    }
  });

  it('sees a past position from its own seat', async () => {
    const [one, two] = await server.seatTwo();
    await playOn([one, two], steadyLuck(5), 9);
    const now = must(one.table, 'table');
    await one.ask({ type: 'look', after: now.played });
    expect(one.past).toMatchObject({ after: now.played, view: now.view });
    await one.ask({ type: 'look', after: 0 });
    expect(one.past?.log.events.every(({ action }) => action === 0)).toBe(true);
    expect(one.past?.view.viewer).toBe(0);
  });
});
