import type { View as WarView } from '@bivouac/blitzkrieg';
import { type AnyMatch, type BaseAction, must, type Seat } from '@bivouac/kernel';
import type { View as BattleView } from '@bivouac/napoleonics';
import type { View } from '@bivouac/undaunted-core';
import type { Page } from 'playwright-core';
import { layOutWar, warOf } from './blitz-steps.ts';
import { layOutBattle } from './napoleonics-steps.ts';
import { layOut, nextMoment, titleOf } from './table-steps.ts';

// A few moments at each table, chosen so that each kind of marked thing appears.

export interface Moment {
  readonly name: string;
  /** Lays it out and waits until the person is asked. */
  readonly lay: (page: Page) => Promise<void>;
}

const isAsked = (match: AnyMatch, seat: Seat): boolean => {
  const now = match.awaiting();
  return now.kind === 'seats' && now.seats[0] === seat;
};

/** Something of this kind can be done. */
const offers = (kind: string) => (match: AnyMatch) =>
  match.actions(0).some((action: BaseAction) => action.kind === kind);

/** The initiative is decided with a fog of war in hand. */
function bidsWithFog(match: AnyMatch): boolean {
  const seen = match.view(0);
  const { decision, own } = must(seen.ok ? (seen.value as View<unknown>) : undefined, 'a view');
  const { kinds, kindOf } = titleOf(match).rules;
  return decision === 'bid' && (own?.hand ?? []).some((card) => kinds[kindOf[card] ?? -1]?.isFog);
}

interface Wish {
  readonly game: string;
  readonly scenario: string;
  readonly phrase?: string;
}

const undaunted = (name: string, wish: Wish, until: (match: AnyMatch) => boolean): Moment => ({
  name: `${wish.game} ${name}`,
  lay: async (page) => {
    const { phrase = 'moments', ...given } = wish;
    await layOut(page, { ...given, phrase, until: (match) => isAsked(match, 0) && until(match) });
    await nextMoment(page);
  },
});

const war = (name: string, until: (view: WarView, played: number) => boolean): Moment => ({
  name,
  lay: async (page) => {
    await layOutWar(page, warOf(name), 'moments', until);
    await nextMoment(page);
  },
});

const battle = (name: string, until: (view: BattleView, played: number) => boolean): Moment => ({
  name: `napoleonics ${name}`,
  lay: async (page) => {
    await layOutBattle(page, { phrase: 'moments', until });
    await nextMoment(page);
  },
});

const HEDGES: Wish = { game: 'normandy', scenario: 'la-huberderie' };
const DESERT: Wish = { game: 'north-africa', scenario: 'road-watch' };
const CITY: Wish = { game: 'stalingrad', scenario: '011' };
const CAMPAIGN: Wish = { game: 'stalingrad-campaign', scenario: 'campaign' };

export const MOMENTS: readonly Moment[] = [
  undaunted('bid with fog', HEDGES, bidsWithFog),
  undaunted('step', HEDGES, offers('go')),
  undaunted('shot', HEDGES, offers('shoot')),
  undaunted('take', HEDGES, offers('take')),
  undaunted('use', DESERT, offers('use')),
  undaunted('mount', DESERT, offers('mount')),
  undaunted('bid', CITY, (match) => match.decision > 0),
  undaunted('step', CITY, offers('go')),
  undaunted('camp', CAMPAIGN, () => true),
  undaunted('bid', CAMPAIGN, offers('bid')),
  war('blitzkrieg two-players off', ({ decision }, played) => decision === 'space' && played > 12),
  war('blitzkrieg vs-middle on', ({ decision }, played) => decision === 'token' && played > 6),
  war('nippon two-players off', ({ decision }, played) => decision === 'space' && played > 6),
  battle('card', ({ decision }) => decision === 'play'),
  battle('order', ({ decision }) => decision === 'order'),
  battle('attack', ({ decision }) => decision === 'attack'),
];
