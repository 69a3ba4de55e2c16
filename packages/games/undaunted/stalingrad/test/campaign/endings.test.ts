import {
  createMatch,
  done,
  must,
  recordOf,
  replay,
  type Seat,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { stalingradCampaignBots } from '../../src/bots/index.ts';
import { isEnd, nodeOf } from '../../src/rules/campaign/tree.ts';
import { stalingradCampaign as game, TREE } from '../../src/rules/index.ts';

// Whole campaigns between bots. So that each ending is reached whatever the balance of the day,
// the side that has to lose a battle plays anything and withdraws before long.

const BOT = must(
  stalingradCampaignBots.find(({ id }) => id === 'medium'),
  'medium',
);
/** Rounds that a beaten side holds out. */
const STAND = 2;

const leadsTo = (code: string, end: string): boolean =>
  isEnd(code) ? code === end : nodeOf(TREE, code).next.some((next) => leadsTo(next, end));

/** The side that has to win the battle of a state on the path to an ending. */
const winnerFor = (code: string, end: string): Seat =>
  leadsTo(nodeOf(TREE, code).next[0], end) ? 0 : 1;

function campaignTo(end: string) {
  const created = createMatch(game, { scenario: 'campaign' }, seedFromPhrase(`to ${end}`));
  if (!created.ok) throw new Error(created.problem.code);
  const match = created.value;
  const luck = seededChance(seedFromPhrase(`players to ${end}`));
  const hashes = [match.hash()];
  for (;;) {
    const now = match.awaiting();
    if (now.kind === 'over') return { match, hashes };
    const seat = must(now.seats[0], 'a seat is asked');
    const actions = match.actions(seat);
    const seen = match.view(seat);
    if (!seen.ok) throw new Error(seen.problem.code);
    const { value: view } = seen;
    const isBeaten = view.battle !== null && winnerFor(view.record.code, end) !== seat;
    const flight =
      isBeaten && (view.battle?.public.round ?? 0) > STAND
        ? actions.find(({ kind }) => kind === 'withdraw')
        : undefined;
    const any = must(actions[luck.pick(actions.length, 'any')], 'an action');
    const bots = { seat, view, actions, budget: { trials: 1 }, chance: luck };
    const acted = match.act(
      seat,
      flight ?? (isBeaten && any.kind !== 'withdraw' ? any : BOT.choose(bots)),
    );
    if (!acted.ok) throw new Error(acted.problem.code);
    hashes.push(match.hash());
  }
}

/** Only its own side learns which soldier came, was lost or upgraded; the other learns that something happened. */
function expectOwnBooksOnly(match: ReturnType<typeof campaignTo>['match']): void {
  const met = new Set<string>();
  for (const viewer of [0, 1]) {
    for (const { event } of match.log(viewer)) {
      const secrets = Object.keys(event.secret ?? {});
      expect(secrets.filter((seat) => seat !== String(viewer))).toEqual([]);
      if (!BOOKED.includes(event.type) || !('seat' in event) || event.seat === viewer) continue;
      met.add(event.type);
      const told = Object.keys(event).filter((key) => !['type', 'seat'].includes(key));
      expect([event.type, told]).toEqual([
        event.type,
        event.type === 'soldiersLost' ? ['casualties'] : [],
      ]);
    }
  }
  expect([...met].sort()).toEqual(BOOKED);
}

const BOOKED: readonly string[] = ['cardsUnlocked', 'deckMade', 'soldiersLost', 'soldiersUpgraded'];

test.each(TREE.endings)('end of the campaign: bots reach $code', ({ code, winner, isEpic }) => {
  const { match, hashes } = campaignTo(code);
  expect(match.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [winner], reason: code },
  });
  const state = match.copyOfState();
  game.check(state);
  expect(state.record.chapters).toHaveLength(isEpic ? 14 : 15);
  // Two squads with losses have merged by now, and there is no battle after the end.
  expect(state.books.every(({ roster }) => roster.merged >= 0)).toBe(true);
  expect(state.battle).toBe(null);
  expectOwnBooksOnly(match);
  // The record, written and read again, goes through the very same states, step by step.
  const again: string[] = [];
  const read = replay(recordOf(match), () => done(game), {
    onStep: (at) => again.push(at.hash()),
  });
  expect(read.ok).toBe(true);
  expect(again).toEqual(hashes);
});
