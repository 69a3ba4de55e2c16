import { inspect } from 'node:util';
import { type AnyGame, done, must, type Viewer } from '@bivouac/kernel';
import { findGame, SHELF } from '@bivouac/shelf';
import { expect, it, vi } from 'vitest';
import { logFor } from '../../src/rooms/table.ts';
import { useServer } from '../tools/fixtures.ts';
import type { TestPage } from '../tools/page.ts';
import { catchUp, playOn, steadyLuck } from '../tools/play.ts';

/** A number that no game uses by itself, planted wherever a viewer may not look. */
const CANARY = 987_654_321;

/**
 * The game with canaries: every view and every list of actions is made from a state in which everything secret from
 * its reader is overwritten. Secrets that reach the wire by another way are found by their real values.
 */
function planted(game: AnyGame): AnyGame {
  const hiding = (state: unknown, viewer: Viewer): unknown => {
    const copy: unknown = game.clone(state);
    if (viewer !== 'everyone') game.plant(copy, viewer, CANARY);
    return copy;
  };
  return {
    ...game,
    view: (state, viewer) => game.view(hiding(state, viewer), viewer),
    actions: (state, seat) => game.actions(hiding(state, seat), seat),
  };
}

const server = useServer(() => ({
  deps: {
    shelf: (id) => {
      const game = findGame(id);
      return game.ok ? done(planted(game.value)) : game;
    },
  },
}));

/** The first, the middle and the last scenario of each game. */
const games = SHELF.flatMap(({ game }) => {
  const pairs = game.scenarios.filter(({ automaton }) => automaton === undefined);
  const some = new Set([0, 0.5, 1].map((part) => pairs[Math.floor(part * (pairs.length - 1))]));
  return [...some].flatMap((scenario) => (scenario ? [[game.id, scenario.id] as const] : []));
});

it.each(games)('no secret of %s (%s) leaves the server before the end', async (game, scenario) => {
  const [one, two, made] = await server.seatTwo({ game, scenario });
  const watcher = await server.page(made.id, made.watch).open();
  await playOn([one, two], steadyLuck(5), 200);
  for (const page of [one, two, watcher]) {
    await page.ask({ type: 'look', after: 1 });
    await page.ask({ type: 'act', position: 1, action: 'no such thing' });
  }
  const row = await server.service.storage.db
    .selectFrom('games')
    .select(['seed', 'watch_hash'])
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const secrets = [
    String(CANARY),
    row.seed,
    row.seed.slice(9),
    'chacha20',
    ...made.links,
    made.watch,
  ];
  // Errors are logged for the host, who may not know secrets either.
  vi.spyOn(server.service.storage.appender, 'append').mockRejectedValueOnce(new Error('disk'));
  await one.ask({ type: 'chat', text: 'are you there?' });
  const troubles = server.troubles
    .splice(0)
    .map((trouble) => inspect(trouble, { depth: 9 }))
    .join();
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const lists = await (await fetch(`${server.origin}/api/games/running`)).text();
  const record = await fetch(`${server.origin}/api/games/${made.id}/record`);
  if (one.table?.outcome === null) expect(record.status).toBe(404);
  // A short game may be over by now; then its secrets are open.
  const heard = [...one.heard, ...two.heard, ...watcher.heard];
  const before = heard.filter((text) => !text.includes('"outcome":{'));
  const bytes = [...before, metrics, lists, troubles].join('\n');
  for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false);
  if (one.table?.outcome !== null) return;
  // The server adds nothing to what the rules tell each reader.
  await catchUp([one, two, watcher]);
  for (const [viewer, page] of [
    [0, one] as const,
    [1, two] as const,
    ['spectator', watcher] as const,
  ]) {
    const told = await server.service.rooms.read(made.id, (room) => ({
      view: room.match.view(viewer),
      log: logFor(room, viewer, room.match.log(viewer)),
      actions: viewer === 'spectator' ? [] : room.match.actions(viewer),
    }));
    if (!told.ok) throw new Error(told.problem.code);
    const { view, log, actions } = JSON.parse(JSON.stringify(told.value));
    expect(page.log).toEqual(log);
    expect(page.table).toMatchObject({ view: view.value, actions });
  }
  // What one side's events contain in secret must be in no other reader's log.
  const seatsOf = (event: object) => Object.keys('secret' in event ? (event.secret as object) : {});
  expect(one.log.flatMap(({ event }) => seatsOf(event)).every((seat) => seat === '0')).toBe(true);
  expect(watcher.log.flatMap(({ event }) => seatsOf(event))).toEqual([]);
});

it('each side of a campaign gets its own book over the wire, and spectators get neither', async () => {
  const [one, two, made] = await server.seatTwo({
    game: 'stalingrad-campaign',
    scenario: 'campaign',
  });
  const watcher = await server.page(made.id, made.watch).open();
  const chapters = () => {
    const { record } = must(one.table, 'table').view as { record?: { chapters: unknown[] } };
    return must(record, 'the campaign so far').chapters.length;
  };
  await fightOneBattle([one, two], () => chapters() > 1);
  expect(one.table?.outcome).toBeNull();
  await catchUp([one, two, watcher]);
  const state = await server.service.rooms.read(made.id, ({ match }) => match.copyOfState());
  if (!state.ok) throw new Error(state.problem.code);
  const { books } = state.value as { books: { roster: { ledger: object[] } }[] };
  // Soldiers in battle lie open on the table; the fate of all others is in the ledger.
  const rosters = books.map(({ roster }) => JSON.stringify(roster.ledger));
  const reads = [one, two, watcher].map((page) =>
    rosters.map((roster) => page.heard.join('\n').includes(roster)),
  );
  expect(reads).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  const bytes = [one, two, watcher].flatMap(({ heard }) => heard).join('\n');
  expect(bytes.includes(String(CANARY))).toBe(false);
});

const isWithdrawal = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'kind' in action && action.kind === 'withdraw';

/** A side that may withdraw does: random play alone can take a battle to its hundredth round. */
async function fightOneBattle(pages: readonly TestPage[], isOver: () => boolean): Promise<void> {
  const luck = steadyLuck(3);
  while (!isOver()) {
    await catchUp(pages);
    const beaten = pages.find(({ table }) => table?.actions.some(isWithdrawal));
    if (beaten !== undefined) await beaten.act(beaten.table?.actions.find(isWithdrawal));
    else if ((await playOn(pages, luck, 1)) === 0) {
      const seen = pages.map(({ table }) => `${table?.seq} ${table?.awaited} ${table?.outcome}`);
      throw new Error(`no page can act: ${seen.join(', ')}`);
    }
  }
}
