import {
  createMatch,
  done,
  idOf,
  recordOf,
  replay,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';
import { runConformance, scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { nodeOf } from '../../src/rules/campaign/tree.ts';
import {
  AREAS,
  CARDS,
  cardNamed,
  stalingradCampaign as game,
  TILES,
  TREE,
} from '../../src/rules/index.ts';

test('a campaign keeps the contract', () => {
  // Records are replayed below, at every step of the way.
  const report = runConformance(game, {
    games: 3,
    closeEvery: 60,
    without: ['replay', 'acts-seen'],
  });
  expect(report.failures).toEqual([]);
});

/** Withdraws at once: the quickest way through a chapter. */
function lose(t: ReturnType<typeof begin>, side: 'soviet' | 'german'): void {
  t.play('soviet', 'done');
  t.play('german', 'done');
  const now = t.match.copyOfState().battle?.public;
  if (now === undefined) throw new Error('no battle');
  for (const seat of ['soviet', 'german'] as const) {
    const [first] = t.match.actions(seat === 'soviet' ? 0 : 1);
    if (first !== undefined) t.play(seat, game.notation.print(first));
  }
  const other = side === 'soviet' ? 'german' : 'soviet';
  if (t.match.actions(side === 'soviet' ? 0 : 1).length === 0) t.play(other, 'end turn');
  t.play(side, 'withdraw');
}

const begin = () => {
  const match = createMatch(game, { scenario: 'campaign' }, seedFromPhrase('chapter'));
  if (!match.ok) throw new Error(match.problem.code);
  const play = (seat: 'soviet' | 'german', line: string): void => {
    const acted = match.value.actText(seat === 'soviet' ? 0 : 1, line);
    if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
  };
  return { match: match.value, play };
};

test('stalingrad/campaign: winner, area and new code after each battle; ten defeats lead through the whole tree', () => {
  const t = begin();
  lose(t, 'german');
  const { record } = t.match.copyOfState();
  expect(record.code).toBe('2a');
  expect(record.chapters[0]).toMatchObject({ code: '1a', scenario: '011', winner: 0 });
  expect(record.owners[AREAS.indexOf('square')]).toBe(0);
  lose(t, 'soviet');
  expect(t.match.copyOfState().record.code).toBe('3b');
  // Now one, now the other; ground that was lost is won back.
  const hands = new Map<number, Set<number>>();
  for (const loser of [1, 0, 0, 1, 1, 0, 0, 1] as const) {
    const before = t.match.copyOfState().record;
    const node = nodeOf(TREE, before.code);
    lose(t, loser === 0 ? 'soviet' : 'german');
    const after = t.match.copyOfState().record;
    const winner = 1 - loser;
    expect(after.code).toBe(node.next[winner]);
    expect(after.chapters.at(-1)).toMatchObject({ code: node.code, winner, reason: 'withdrawal' });
    AREAS.forEach((area, i) => {
      const owner = node.areas?.includes(area) ? winner : before.owners[i];
      expect([node.code, area, after.owners[i]]).toEqual([node.code, area, owner]);
      hands.set(i, (hands.get(i) ?? new Set()).add(owner ?? -1));
    });
  }
  expect(t.match.copyOfState().record.chapters).toHaveLength(10);
  expect([...hands.values()].some((owners) => owners.has(0) && owners.has(1))).toBe(true);
});

test('stalingrad/campaign: fourteen victories in a row take the whole city and end the campaign', () => {
  for (const [loser, end] of [
    ['german', 'END1'],
    ['soviet', 'END2'],
  ] as const) {
    const t = begin();
    for (let i = 0; i < 14; i++) {
      for (const seat of [0, 1]) {
        // At the thirteenth stage squad C joins A.
        const [first] = t.match.actions(seat);
        if (first?.kind === 'unit') t.match.act(seat, first);
      }
      lose(t, loser);
    }
    expect(t.match.awaiting()).toEqual({
      kind: 'over',
      outcome: { winners: [loser === 'german' ? 0 : 1], reason: end },
    });
    const { record, books } = t.match.copyOfState();
    expect(new Set(record.owners).size).toBe(1);
    expect(books.every(({ roster }) => roster.merged === 0)).toBe(true);
  }
});

test('stalingrad/resign-and-draw: resigning in a battle ends the whole campaign', () => {
  const t = begin();
  t.play('soviet', 'done');
  t.play('german', 'done');
  expect(t.match.say(0, 'resign').ok).toBe(true);
  const lost = { winners: [1], reason: 'resigned' };
  expect(t.match.awaiting()).toEqual({ kind: 'over', outcome: lost });
  expect(t.match.copyOfState().record.chapters).toHaveLength(0);
});

test('a campaign record replays at every moment', () => {
  const t = begin();
  for (let i = 0; i < 4; i++) {
    lose(t, i % 2 === 0 ? 'german' : 'soviet');
    const again = replay(recordOf(t.match), () => done(game));
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.hash()).toBe(t.match.hash());
  }
});

test('stalingrad/deck: a player chooses who starts in the deck, and the opponent does not see it yet', () => {
  const t = begin();
  t.play('soviet', 'take s-p-006');
  expect(JSON.stringify(t.match.view(1))).not.toContain(`"picks":[0,1,2,${cardNamed('S-P-006')}`);
  t.play('soviet', 'done');
  t.play('german', 'done');
  const battle = t.match.copyOfState().battle;
  const cards = [...(battle?.seats[0].hand ?? []), ...(battle?.secret.decks[0] ?? [])];
  expect(cards).toContain(cardNamed('S-P-006'));
  expect(cards).not.toContain(cardNamed('S-P-004'));
});

test('stalingrad/public-information: the book of the other side shows in no view, event or reason', () => {
  const t = begin();
  lose(t, 'german');
  for (const viewer of [0, 1] as const) {
    const view = t.match.view(viewer);
    if (!view.ok) throw new Error('no view');
    expect(view.value.own?.roster.available.every((card) => CARDS[card]?.seat === viewer)).toBe(
      true,
    );
    expect(view.value.open).toBe(null);
    const told = t.match.log(viewer).filter(({ event }) => event.type === 'cardsUnlocked');
    for (const { event } of told) {
      const seats = Object.keys(event.secret ?? {});
      expect(seats.every((seat) => Number(seat) === viewer)).toBe(true);
    }
    // A request for a card of the other side has the same refusal, whether the card is in play or locked.
    const ask = (card: number) => game.explain?.(view.value, { kind: 'take', card: idOf(card) });
    const theirs = CARDS.flatMap(({ seat }, card) => (seat === viewer ? [] : [card]));
    expect(new Set(theirs.map((card) => JSON.stringify(ask(card))))).toEqual(
      new Set(['{"code":"not-in-platoon"}']),
    );
  }
});

test('stalingrad/losses stalingrad/upgrades: cards are drawn by the table, with scripted luck', () => {
  const t = scriptedPlay(game, { scenario: 'campaign' }, () => undefined);
  t.luck.expectShuffle('deck.one', 11, [0, 1, 2, 3, 8, 13, 16, 19, 22, 339, 340]);
  t.luck.expectShuffle('deck.two', 11, [165, 166, 167, 168, 173, 178, 181, 184, 187, 354, 355]);
  t.play('soviet', 'done');
  t.play('german', 'done');
  t.play('soviet', 'bid fog');
  t.play('german', 'bid fog');
  // There are no casualties, so nothing is drawn for losses. Of eleven cards two soldiers are upgraded.
  t.luck.expectShuffle('loss.one', 0, []);
  t.luck.expectShuffle('upgrade.one', 11, [0, 339, 19, 1, 3, 2, 8, 13, 16, 22, 340]);
  t.luck.expectShuffle('loss.two', 0, []);
  t.luck.expectShuffle('upgrade.two', 11, [165, 166, 167, 168, 173, 178, 181, 184, 187, 354, 355]);
  t.play('soviet', 'withdraw');
  const { books, record } = t.match.copyOfState();
  expect(record.code).toBe('2b');
  const has = (seat: 0 | 1, id: string): boolean =>
    books[seat].roster.available.includes(cardNamed(id));
  expect([has(0, 'S-V-020'), has(0, 'S-V-004'), has(0, 'S-P-020')]).toEqual([true, true, false]);
  expect([has(1, 'N-V-004'), has(1, 'N-V-009')]).toEqual([true, true]);
  // Snipers have come with the second stage.
  expect([has(0, 'S-Z-054'), has(1, 'N-Z-057')]).toEqual([true, true]);
  expect(TILES).toHaveLength(72);
  t.end('soviet', 'german');
});

test('random campaigns end', () => {
  const pick = seededChance(seedFromPhrase('random campaign'));
  const io = { chance: seededChance(seedFromPhrase('luck')), emit: () => undefined };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, io);
  for (let i = 0; i < game.maxActions; i++) {
    const now = game.awaiting(state);
    if (now.kind === 'over') break;
    const seat = now.seats[0] ?? 0;
    const actions = game.actions(state, seat);
    const action = actions[pick.pick(actions.length, 'any')];
    if (action === undefined) throw new Error('no action');
    game.apply(state, seat, action, io);
  }
  expect(game.awaiting(state).kind).toBe('over');
});
