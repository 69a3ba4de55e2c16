import { commitSeed } from '@bivouac/kernel';
import { beginSeating, type GameWish } from '@bivouac/table/session/seating.ts';
import { createTable, type Table } from '@bivouac/table/session/table.ts';
import {
  AGAINST_BOT,
  heldBots,
  instantBots,
  latest,
  openScene,
  playToTheEnd,
  SEED,
  SKIRMISH,
  settled,
  TWO_PEOPLE,
} from '@bivouac/table/testing/fakes.ts';
import { describe, expect, it } from 'vitest';

function lay(wish: GameWish, bots = instantBots()): { table: Table; saves: string[] } {
  const seating = beginSeating(SKIRMISH, wish, SEED);
  if (!seating.ok) throw new Error(seating.problem.code);
  const saves: string[] = [];
  const table = createTable(seating.value, { bots, save: (record) => saves.push(record) });
  return { table, saves };
}

function actFirst(table: Table): void {
  const model = latest(table);
  const action = openScene(model).actions[0];
  if (action === undefined) throw new Error('an option was expected');
  table.act(action, model.position);
}

describe('a table with one person and a bot', () => {
  it('is open to the player from the start, with only a commitment to the seed', () => {
    const { table } = lay(AGAINST_BOT);
    const model = latest(table);
    expect(openScene(model).viewer).toBe(0);
    expect(openScene(model).actions.length).toBeGreaterThan(0);
    expect(model.commitment).toBe(commitSeed(SEED));
    expect(JSON.stringify(model.scene)).not.toContain(SEED);
  });

  it('plays to the end, saves after every action, and proves the dice', async () => {
    const { table, saves } = lay(AGAINST_BOT);
    await playToTheEnd(table);
    const { waiting, scene, position } = latest(table);
    expect(waiting).toMatchObject({ kind: 'over', proof: { seed: SEED, problem: null } });
    expect(scene).toMatchObject({ kind: 'open', viewer: 'everyone', actions: [] });
    expect(saves).toHaveLength(position + 1);
    expect(saves.at(-1)).toBe(table.record());
  });

  it('shows the bot only what its seat may know', async () => {
    const bots = heldBots();
    const { table } = lay(AGAINST_BOT, bots);
    expect(bots.asked).toHaveLength(0);
    actFirst(table);
    expect(bots.asked).toHaveLength(1);
    expect(bots.asked[0]).toMatchObject({ game: 'skirmish', bot: 'easy', seat: 1 });
    expect(bots.asked[0]?.view).toMatchObject({ viewer: 1 });
    expect(latest(table).waiting).toMatchObject({ kind: 'bot', seat: 1, hasFailed: false });
    bots.answer();
    await settled();
    expect(latest(table).position).toBe(2);
  });

  it('ignores a repeated or late answer', () => {
    const { table } = lay(AGAINST_BOT, heldBots());
    const before = latest(table);
    const action = openScene(before).actions[0];
    if (action === undefined) throw new Error('an option was expected');
    table.act(action, before.position);
    table.act(action, before.position);
    expect(latest(table).position).toBe(1);
  });

  it('reports a bot that crashes, and asks again', async () => {
    const bots = heldBots();
    const { table } = lay(AGAINST_BOT, bots);
    actFirst(table);
    bots.breakDown();
    await settled();
    expect(latest(table).waiting).toMatchObject({ kind: 'bot', hasFailed: true });
    table.askBotAgain();
    expect(bots.asked).toHaveLength(2);
    bots.answer();
    await settled();
    expect(latest(table).position).toBe(2);
  });

  it('keeps hurrying the bot until the player’s next decision', async () => {
    const bots = heldBots();
    const { table } = lay({ ...AGAINST_BOT, players: [...AGAINST_BOT.players].reverse() }, bots);
    actFirst(table);
    table.hurryBot();
    const before = bots.hurries;
    expect(before).toBe(1);
    while (latest(table).waiting.kind === 'bot') {
      bots.answer();
      await settled();
    }
    expect(bots.hurries).toBe(bots.asked.length);
  });

  it('no longer listens to the bot once it is closed', async () => {
    const bots = heldBots();
    const { table, saves } = lay(AGAINST_BOT, bots);
    actFirst(table);
    table.close();
    bots.answer();
    await settled();
    expect(saves).toHaveLength(2);
  });
});

describe('undo at the table', () => {
  it('undoes what can be undone and says why the rest cannot', async () => {
    const { table } = lay(AGAINST_BOT);
    expect(openScene(latest(table)).undo).toMatchObject({ barrier: 'nothing-done', depth: 0 });
    // Bids, then cards, until the person may choose units: those choices can be taken back.
    for (let i = 0; i < 40 && openScene(latest(table)).undo.depth < 2; i++) {
      const { actions } = openScene(latest(table));
      const action = actions.at(-1);
      if (action === undefined) await settled();
      else table.act(action, latest(table).position);
    }
    const before = latest(table);
    expect(openScene(before).undo.depth).toBeGreaterThanOrEqual(2);
    table.undo();
    expect(latest(table).position).toBe(before.position - 1);
    table.restart();
    expect(openScene(latest(table)).undo.depth).toBe(0);
    expect(openScene(latest(table)).undo.barrier).not.toBeNull();
    const position = latest(table).position;
    table.undo();
    expect(latest(table).position).toBe(position);
  });
});

describe('a table with two people at one screen', () => {
  it('begins behind the curtain and shows each person only their own part', async () => {
    const { table } = lay(TWO_PEOPLE);
    expect(latest(table).scene).toEqual({ kind: 'curtain', seat: 0 });
    const seen = new Set<unknown>();
    for (let i = 0; i < 400 && latest(table).waiting.kind !== 'over'; i++) {
      const { scene, waiting, position } = latest(table);
      if (scene.kind === 'curtain') {
        expect(Object.keys(scene)).toEqual(['kind', 'seat']);
        table.openCurtain();
        continue;
      }
      seen.add(scene.viewer);
      expect(scene.view.viewer).toBe(scene.viewer);
      expect(waiting.kind === 'human' && waiting.seats).toContain(scene.viewer);
      const action = scene.actions.at(-1);
      if (action !== undefined) table.act(action, position);
    }
    expect(seen).toEqual(new Set([0, 1]));
    expect(latest(table).waiting.kind).toBe('over');
  });

  it('takes no action while the curtain is down', () => {
    const { table, saves } = lay(TWO_PEOPLE);
    table.act({ kind: 'bid', card: 0 } as { kind: string }, 0);
    expect(saves).toHaveLength(1);
  });
});

describe('resignation and draws', () => {
  it('end the game when a player resigns, even while the bot thinks', async () => {
    const bots = heldBots();
    const { table, saves } = lay(AGAINST_BOT, bots);
    actFirst(table);
    table.say('resign');
    expect(latest(table).waiting).toMatchObject({
      kind: 'over',
      outcome: { winners: [1], reason: 'resigned' },
    });
    expect(saves.at(-1)).toContain(': !resign');
    bots.answer();
    await settled();
    expect(latest(table).waiting.kind).toBe('over');
  });

  it('offer a draw that stands until the other accepts it', () => {
    const { table } = lay(TWO_PEOPLE);
    table.say('offer-draw');
    expect(latest(table).offer).toBeNull();
    table.openCurtain();
    table.say('offer-draw');
    expect(latest(table).offer).toBe(0);
    actFirst(table);
    table.openCurtain();
    expect(latest(table).offer).toBe(0);
    table.say('accept-draw');
    expect(latest(table).waiting).toMatchObject({
      kind: 'over',
      outcome: { winners: [], reason: 'agreed' },
    });
  });
});

describe('reviewing earlier positions', () => {
  it('shows an earlier position to the same viewer, and nothing behind a curtain', () => {
    const { table } = lay(TWO_PEOPLE);
    expect(table.past(0)).toBeNull();
    table.openCurtain();
    const start = openScene(latest(table));
    actFirst(table);
    expect(table.past(0)).toBeNull();
    table.openCurtain();
    const then = table.past(0);
    expect(then?.viewer).toBe(1);
    expect(then?.view.viewer).toBe(1);
    expect(then?.log.length).toBe(start.log.length);
    expect(openScene(latest(table)).log.length).toBeGreaterThan(start.log.length);
  });
});
