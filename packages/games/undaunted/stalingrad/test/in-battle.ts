import { type Chance, must, type Seat, type Setup } from '@bivouac/kernel';
import type { CardId } from '@bivouac/undaunted-core';
import { type CampaignKit, closeChapter, openChapter } from '../src/rules/campaign/chapters.ts';
import type { CampaignEvent } from '../src/rules/campaign/events.ts';
import type { CampaignState } from '../src/rules/campaign/state.ts';
import type { CityState } from '../src/rules/extra.ts';
import {
  beginBattle,
  CARDS,
  stalingradCampaign as game,
  SCENARIO_FILES,
  SCENARIOS,
  TREE,
} from '../src/rules/index.ts';

// One chapter of a campaign at a time.

export const kit: CampaignKit = {
  tree: TREE,
  files: SCENARIO_FILES,
  scenarios: SCENARIOS,
  begin: beginBattle,
};

/** A campaign in the battle of a state; luck leaves every pile as it is and notes it. */
export function inBattle(
  code: string,
  before: (state: CampaignState) => void = () => undefined,
  chosen: Setup['options'] = {},
) {
  const piles = new Map<string, readonly number[]>();
  const events: CampaignEvent[] = [];
  const chance = {
    shuffle: (items: readonly number[], why: string) => piles.set(why, items.slice()),
  } as unknown as Chance;
  const io = { chance, emit: (event: CampaignEvent) => events.push(event) };
  const options = { discard: 'open', withdrawal: 'on', ...chosen };
  const state = game.setup({ scenario: 'campaign', options }, io);
  state.record.code = code;
  before(state);
  events.length = 0;
  openChapter(kit, state, io);
  for (const seat of [0, 1]) game.apply(state, seat, { kind: 'done' }, io);
  const battle = must(state.battle ?? undefined, 'a battle');
  return {
    state,
    battle,
    events,
    piles,
    close(winner: Seat) {
      events.length = 0;
      battle.public.outcome = { winners: [winner], reason: 'task' };
      closeChapter(kit, state, io);
      game.check(state);
    },
  };
}

export const ids = (cards: readonly number[] | undefined): string[] =>
  (cards ?? []).map((card) => CARDS[card]?.id ?? '?');
export const ofType = (events: readonly CampaignEvent[], type: string) =>
  events.filter((event) => event.type === type);

/** From wherever it lies to the owner's pile of casualties. */
export function lose(battle: CityState, seat: 0 | 1, cards: readonly CardId[]): void {
  const { hand, discard, removed } = battle.seats[seat];
  const lists = [hand, discard, battle.secret.decks[seat], battle.public.supplies[seat]];
  for (const card of cards) {
    const list = must(
      lists.find((one) => one.includes(card)),
      `card ${CARDS[card]?.id}`,
    );
    list.splice(list.indexOf(card), 1);
    removed.push(card);
  }
}
