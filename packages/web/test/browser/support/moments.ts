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
  readonly hasHand: boolean;
  /** The number of tasks that the table lists. */
  readonly tasks?: number;
  /** All tasks and piles are in sight where the hand is more than a strip. */
  readonly hasRest?: true;
  /** It is looked at while the first option is aimed at. */
  readonly aims?: true;
  /** On a phone its other parts are looked at, too; and the list of options, everywhere. */
  readonly hasParts?: true;
  /** Only its marks and its question are looked at. */
  readonly isBrief?: true;
}

const isAsked = (match: AnyMatch, seat: Seat): boolean => {
  const now = match.awaiting();
  return now.kind === 'seats' && now.seats[0] === seat;
};

/** Something of this kind can be done. */
const offers = (kind: string) => (match: AnyMatch) =>
  match.actions(0).some((action: BaseAction) => action.kind === kind);

function viewOf(match: AnyMatch): View<unknown> {
  const seen = match.view(0);
  return must(seen.ok ? (seen.value as View<unknown>) : undefined, 'a view');
}

const asks = (kind: string) => (match: AnyMatch) => viewOf(match).question?.kind === kind;

/** The initiative is decided with a fog of war in hand. */
function bidsWithFog(match: AnyMatch): boolean {
  const { question, own } = viewOf(match);
  const { kinds, kindOf } = titleOf(match).rules;
  const isFog = (card: number): boolean => kinds[kindOf[card] ?? -1]?.isFog ?? false;
  return question?.kind === 'bid' && (own?.hand ?? []).some(isFog);
}

/** The card on the table has as many actions as a card can have. */
const usesFourWays = (match: AnyMatch): boolean =>
  match.actions(0).filter((action: BaseAction) => action.kind === 'use').length >= 4;

/** Cards are taken from the supply by the first of the three that are left after the bid. */
const takesBesideHand = (match: AnyMatch): boolean =>
  offers('take')(match) && asks('bolster')(match) && (viewOf(match).own?.hand.length ?? 0) >= 2;

interface Wish {
  readonly game: string;
  readonly scenario: string;
  readonly phrase?: string;
}

const undaunted = (name: string, wish: Wish, until: (match: AnyMatch) => boolean): Moment => ({
  name: `${wish.game} ${name}`,
  hasHand: true,
  lay: async (page) => {
    const { phrase = 'moments', ...given } = wish;
    await layOut(page, { ...given, phrase, until: (match) => isAsked(match, 0) && until(match) });
    await nextMoment(page);
  },
});

const war = (name: string, kind: string, after: number): Moment => ({
  name: `${name} ${kind}`,
  hasHand: true,
  lay: async (page) => {
    await layOutWar(
      page,
      warOf(name),
      'moments',
      (view, played) => view.question?.kind === kind && played > after,
    );
    await nextMoment(page);
  },
});

interface BattleWish {
  readonly phrase?: string;
  /** An officer can be ordered to leave the troops. */
  readonly hasLeader?: boolean;
}

const battle = (
  question: string,
  { phrase = 'moments', hasLeader = false }: BattleWish = {},
): Moment => ({
  name: `napoleonics ${question}`,
  hasHand: true,
  lay: async (page) => {
    let isFound = false;
    const until = (view: BattleView, _played: number, match: AnyMatch): boolean => {
      isFound = view.question?.kind === question && (!hasLeader || offers('lead')(match));
      return isFound;
    };
    await layOutBattle(page, { phrase, until });
    if (!isFound) throw new Error(`the game '${phrase}' ends without the question '${question}'`);
    await nextMoment(page);
  },
});

const HEDGES: Wish = { game: 'normandy', scenario: 'la-huberderie' };
const DESERT: Wish = { game: 'north-africa', scenario: 'road-watch' };
const CITY: Wish = { game: 'stalingrad', scenario: '011' };
const CAMPAIGN: Wish = { game: 'stalingrad-campaign', scenario: 'campaign' };

/** Its map is wide, so the hand lies below it; the tasks are long. */
const WIDE_CITY: Wish = { game: 'stalingrad', scenario: '122' };

/** Its texts and its hand are those of a moment before: only its marks are new. */
const marksOf = (moment: Moment): Moment => ({ ...moment, isBrief: true });

/** The first screen of a newcomer: it offers sounds as well. */
export const FIRST: Moment = undaunted('bid', HEDGES, offers('bid'));

export const MOMENTS: readonly Moment[] = [
  { ...undaunted('bid with fog', HEDGES, bidsWithFog), tasks: 2, hasRest: true },
  marksOf(undaunted('step', HEDGES, offers('go'))),
  { ...undaunted('shot', HEDGES, offers('shoot')), aims: true },
  { ...undaunted('take', HEDGES, offers('take')), hasParts: true },
  marksOf(undaunted('inspire', HEDGES, asks('inspire'))),
  marksOf(undaunted('use', DESERT, offers('use'))),
  { ...undaunted('mount', DESERT, offers('mount')), tasks: 2, hasParts: true },
  {
    ...undaunted('wide bid', WIDE_CITY, (match) => match.decision > 20 && offers('bid')(match)),
    ...{ hasRest: true, hasParts: true },
  },
  // With a sealed order.
  { ...undaunted('wide use', WIDE_CITY, usesFourWays), tasks: 3, hasRest: true },
  // The supply lies beside the hand, and the tasks are in sight all the same.
  {
    ...undaunted('wide take', { ...WIDE_CITY, phrase: 'take 7' }, takesBesideHand),
    tasks: 3,
    hasRest: true,
  },
  marksOf(undaunted('turn', WIDE_CITY, asks('card'))),
  marksOf(undaunted('step', CITY, offers('go'))),
  { ...undaunted('camp', CAMPAIGN, () => true), hasHand: false, hasParts: true },
  { ...undaunted('bid', CAMPAIGN, offers('bid')), hasRest: true },
  { ...war('blitzkrieg two-players off', 'space', 12), hasParts: true },
  marksOf(war('blitzkrieg two-players off', 'aim', 6)),
  war('blitzkrieg vs-middle on', 'token', 6),
  { ...war('nippon two-players off', 'space', 6), hasParts: true },
  marksOf(war('nippon two-players off', 'open', 6)),
  // The last token of the reserve may be the one that bombs.
  { ...war('nippon vs on', 'bomb', 6), hasHand: false },
  { ...battle('play'), hasParts: true },
  marksOf(battle('order', { hasLeader: true })),
  { ...battle('attack'), aims: true },
  marksOf(battle('keep')),
  marksOf(battle('section', { phrase: 'm3' })),
];
