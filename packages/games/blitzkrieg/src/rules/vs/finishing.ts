import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import { type Box, tokenOf } from '../box.ts';
import type { SpaceId, TheatreId, TokenId } from '../ids.ts';
import { actsAs, canPlace, placesFor } from '../placing.ts';
import { type Projection, project } from '../projection.ts';
import { otherSeat, POOL, type PublicPart, resultOf } from '../state.ts';
import { isWinning } from '../victory.ts';
import { isQuiet, isRepeated, type Rooms, roomsOfEnemy } from './quiet.ts';
import { type OpponentView, roleAt } from './sight.ts';
import type { VsStep } from './step.ts';

/** A placement, or a chain of placements by blitz, that ends something at once. */
export interface Finish {
  readonly step: 1 | 2 | 3;
  readonly theatre: TheatreId;
  /** The first placement of it. */
  readonly position: number;
  readonly space: SpaceId;
  /** Points that it brings, and the values of its tokens together. */
  readonly points: number;
  readonly value: number;
}

/**
 * Seed, steps 1 to 3: the winning move, else the closing of a theatre, else of a campaign, for which
 * the opponent scores. Choice: most points, then the smallest value; then the order in which places
 * and tokens lie.
 * @rule blitzkrieg/solo-theatre
 */
export function findFinish(sight: OpponentView): { finish: Finish | null; steps: VsStep[] } {
  const best: (Finish | undefined)[] = [];
  const consider = (finish: Finish): void => {
    const known = best[finish.step];
    if (known === undefined || isBetter(finish, known)) best[finish.step] = finish;
  };
  search(questOf(sight, consider), startOf(sight));
  const steps: VsStep[] = [];
  for (const step of [1, 2, 3] as const) {
    const finish = best[step];
    steps.push({
      step,
      about: 'move',
      decided: finish !== undefined,
      from: [],
      to: finish === undefined ? [] : [finish.theatre],
      values: finish === undefined ? [] : [finish.points, finish.value],
    });
    if (finish !== undefined) return { finish, steps };
  }
  return { finish: null, steps };
}

function isBetter(one: Finish, other: Finish): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.value !== other.value) return one.value < other.value;
  // Spaces are numbered theatre by theatre. On the same space the leftmost token is known already.
  return one.space < other.space;
}

/** Whether something could be ended by a placement, or by a chain that begins with it. */
export function beginsFinish(sight: OpponentView, position: number, space: SpaceId): boolean {
  let isFound = false;
  const quest = questOf(sight, () => {
    isFound = true;
  });
  tryOn(quest, startOf(sight), position - 1, roleAt(sight, position), space);
  return isFound;
}

/** The parameters of the search, and the callback for each finish. */
interface Quest {
  readonly sight: OpponentView;
  readonly rooms: Rooms;
  consider(finish: Finish): void;
}

const questOf = (sight: OpponentView, consider: Quest['consider']): Quest => ({
  sight,
  rooms: roomsOfEnemy(sight),
  consider,
});

/** Placements so far, and the table after them. */
interface Chain {
  readonly part: PublicPart;
  /** Where in the row the tokens lie that are left. */
  readonly left: readonly number[];
  readonly theatre: TheatreId;
  readonly first: { readonly position: number; readonly space: SpaceId } | null;
  readonly gain: Gain;
}

/** What a chain has brought so far; `bombs` are tokens that it took from the enemy. */
interface Gain {
  readonly points: number;
  readonly value: number;
  readonly bombs: number;
}

const startOf = ({ part, row, theatre }: OpponentView): Chain => ({
  part,
  left: row.map((_, at) => at),
  theatre,
  first: null,
  gain: { points: 0, value: 0, bombs: 0 },
});

/** Tries every token on every place; a blitz is followed by every further token in its theatre. */
function search(quest: Quest, chain: Chain): void {
  const { box, seat, row } = quest.sight;
  const { part, left, theatre } = chain;
  for (const at of left) {
    if (isRepeated(row, left, at)) continue;
    const as = actsAs(box, part, seat, nth(row, at));
    if (as < 0) continue;
    for (const space of placesFor(box, part, as, theatre)) tryOn(quest, chain, at, as, space);
  }
}

/** Tells what a placement ends, and goes on behind a blitz. */
function tryOn(quest: Quest, chain: Chain, at: number, as: TokenId, space: SpaceId): void {
  const { sight, rooms } = quest;
  const { box, seat, row } = sight;
  const { part, gain } = chain;
  const isBlitz = tokenOf(box, as).ability === 'blitz';
  if (!isBlitz && isQuiet(sight, rooms, part, gain.bombs, as, space)) return;
  const after = project(box, part, seat, nth(row, at), as, space);
  const first = chain.first ?? { position: at + 1, space };
  const sum = {
    points: gain.points + pointsBy(after, part, seat),
    value: gain.value + after.value,
    bombs: gain.bombs + after.bombs,
  };
  const left = chain.left.filter((other) => other !== at);
  const goesOn = isBlitz && !after.isTheatreClosed && canGoOn(sight, after, left);
  const enemyTokens = goesOn ? sight.enemyTokens - sum.bombs : placeableBy(sight, after, sum.bombs);
  const step = stepOf(seat, after, enemyTokens);
  const { theatre } = after;
  const { points, value } = sum;
  if (step !== null) quest.consider({ step, theatre, ...first, points, value });
  // Where nothing fits any more, the search finds no place either.
  if (goesOn) search(quest, { part: after.part, left, theatre, first, gain: sum });
}

/** Whether a blitz is followed by a token of its row; then the turn does not end with it. */
function canGoOn(
  { box, seat, row }: OpponentView,
  { part, theatre }: Projection,
  left: readonly number[],
) {
  const tokens = left.map((at) => nth(row, at));
  return canPlace(box, part, seat, tokens, theatre);
}

/**
 * How many tokens the enemy has left to place if the turn ends so: none if they lie open and have no place
 * . Where a theatre closes, the enemy may open the one of the pool that suits it.
 */
function placeableBy(sight: OpponentView, after: Projection, bombs: number): number {
  const { box, seat, enemyReserve, enemyTokens } = sight;
  if (enemyReserve === undefined) return enemyTokens - bombs;
  const part = after.isTheatreClosed ? withPool(box, after.part) : after.part;
  return canPlace(box, part, otherSeat(seat), enemyReserve) ? enemyTokens - bombs : 0;
}

const withPool = (box: Box, part: PublicPart): PublicPart => ({
  ...part,
  active: box.theatres.map(({ campaigns }, i) => {
    const active = nth(part.active, i);
    return active === POOL ? (campaigns[0] ?? POOL) : active;
  }),
});

/** all points that a placement brings, or by another reading those of closings alone. */
function pointsBy(after: Projection, { house }: PublicPart, seat: Seat): number {
  return ofSeat(after.points, seat) - (house.isClosingAlone ? after.propaganda : 0);
}

/** Which of the three steps a placement satisfies. A theatre closes by its flag or its last space. */
function stepOf(seat: Seat, after: Projection, enemyTokens: number): 1 | 2 | 3 | null {
  if (isWinning(after.part, seat, enemyTokens)) return 1;
  if (after.flag === seat) return 2;
  const isScoring = after.closed.some((campaign) => resultOf(after.part, campaign, seat) > 0);
  if (!isScoring) return null;
  return after.isTheatreClosed ? 2 : 3;
}
