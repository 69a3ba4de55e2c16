import { must, type Seat, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { stalingradBots, stalingradCampaignBots } from '../src/bots/index.ts';
import { SCENARIOS, stalingrad, stalingradCampaign } from '../src/rules/index.ts';

const MEDIUM = must(
  stalingradBots.find(({ id }) => id === 'medium'),
  'medium',
);

/** Plays a battle; a seat without a bot picks any action. */
function battle(scenario: string, seed: string, bots: readonly (typeof MEDIUM | null)[]) {
  const chance = seededChance(seedFromPhrase(`${scenario} ${seed}`));
  const luck = seededChance(seedFromPhrase(`${scenario} ${seed} player`));
  const io = { chance, emit: () => undefined };
  const options = { discard: 'hidden', withdrawal: 'on' };
  const state = stalingrad.setup({ scenario, options }, io);
  for (;;) {
    const now = stalingrad.awaiting(state);
    if (now.kind === 'over') return { ...now.outcome, rounds: state.public.round };
    const seat: Seat = must(now.seats[0], 'a seat is asked');
    const actions = stalingrad.actions(state, seat);
    const view = stalingrad.view(state, seat);
    const bot = bots[seat];
    const action = bot
      ? bot.choose({ seat, view, actions, budget: { trials: 20 }, chance: luck })
      : must(actions[luck.pick(actions.length, 'any')], 'an action');
    stalingrad.apply(state, seat, action, io);
  }
}

test('medium plays every scenario to its end, and never gives up', () => {
  for (const { id } of SCENARIOS) {
    const { winners, reason } = battle(id, 'one', [MEDIUM, MEDIUM]);
    expect([id, winners.length, reason === 'withdrawal']).toEqual([id, 1, false]);
  }
});

test('medium beats random play', () => {
  const wins = ['011', '032', '061', '082', '112', '142'].flatMap((id) => [
    battle(id, 'a', [MEDIUM, null]).winners[0] === 0,
    battle(id, 'b', [null, MEDIUM]).winners[0] === 1,
  ]);
  expect(wins.filter(Boolean).length).toBe(wins.length);
});

test('hard searches and stays within what is offered', () => {
  const hard = must(
    stalingradBots.find(({ id }) => id === 'hard'),
    'hard',
  );
  expect(battle('011', 'hard', [hard, MEDIUM]).winners).toHaveLength(1);
});

test('bots play a whole campaign and make its choices', () => {
  const bot = must(
    stalingradCampaignBots.find(({ id }) => id === 'medium'),
    'medium',
  );
  const game = stalingradCampaign;
  const chance = seededChance(seedFromPhrase('campaign of bots'));
  const luck = seededChance(seedFromPhrase('campaign player'));
  const io = { chance, emit: () => undefined };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, io);
  for (;;) {
    const now = game.awaiting(state);
    if (now.kind === 'over') break;
    const seat = must(now.seats[0], 'a seat is asked');
    const actions = game.actions(state, seat);
    const view = game.view(state, seat);
    const budget = { trials: 1 };
    game.apply(state, seat, bot.choose({ seat, view, actions, budget, chance: luck }), io);
  }
  game.check(state);
  const { record, books } = state;
  expect(record.outcome?.reason).toMatch(/^END\d$/);
  expect(record.chapters.length).toBeGreaterThan(10);
  // A war of that length costs lives, brings down houses and makes veterans.
  for (const { roster } of books) {
    const marks = new Set(roster.ledger.map(({ mark }) => mark));
    for (const mark of ['unlocked', 'fell', 'reservist', 'wounded', 'upgraded'] as const) {
      expect([mark, marks.has(mark)]).toEqual([mark, true]);
    }
    expect(roster.merged).toBeGreaterThanOrEqual(0);
  }
  expect(record.letters.some((letter) => letter > 0)).toBe(true);
});
