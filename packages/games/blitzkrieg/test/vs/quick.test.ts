import {
  type Chance,
  deriveSeed,
  idsBelow,
  must,
  type Seat,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { TokenId } from '../../src/rules/ids.ts';
import {
  type BlitzkriegGame,
  type Box,
  blitzkrieg,
  GOAL,
  LAND,
  NIPPON_BOX,
  nippon,
  planVs,
  SEA,
  tokenOf,
  WORLD_BOX,
} from '../../src/rules/index.ts';
import { blitzTheatre } from '../../src/rules/questions.ts';
import {
  CLOSED,
  clonePublic,
  otherSeat,
  type PublicPart,
  type State,
  seatPart,
} from '../../src/rules/state.ts';
import { findFinish } from '../../src/rules/vs/finishing.ts';
import { mayBePlanned } from '../../src/rules/vs/glance.ts';
import type { OpponentView } from '../../src/rules/vs/sight.ts';
import { searchPlainly } from './plain-search.ts';

// The quick search of steps 1 to 3 and the glance at a placement, against the plain ways: in positions of
// random games, as they are and made critical, with every house rule.

const SIGHTS = 1500;
const FEW_SIGHTS = 200;

const any = <T>(chance: Chance, things: readonly T[]): T =>
  must(things[chance.pick(things.length, 'any')], 'something');

/** Random games by random house rules; each question for a token is a position. */
function visit(
  game: BlitzkriegGame,
  scenario: string,
  look: (state: State, seat: Seat, luck: Chance) => boolean,
) {
  for (let number = 0; ; number++) {
    const seed = deriveSeed(seedFromPhrase(`quick ${game.id} ${scenario}`), `${number}`);
    const luck = seededChance(deriveSeed(seed, 'choice'));
    const options = Object.fromEntries(
      game.options.map(({ id, values }) => [id, any(luck, values)]),
    );
    const io = { chance: seededChance(seed), emit: () => undefined };
    const state = game.setup({ scenario, options }, io);
    for (let now = game.awaiting(state); now.kind === 'seats'; now = game.awaiting(state)) {
      const seat = must(now.seats[0], 'a seat');
      if (game.view(state, seat).question?.kind === 'token' && !look(state, seat, luck)) return;
      game.apply(state, seat, any(luck, game.actions(state, seat)), io);
    }
  }
}

/** The mover's view; most positions are modified to be critical. */
function sightOf(
  game: BlitzkriegGame,
  box: Box,
  state: State,
  seat: Seat,
  luck: Chance,
): OpponentView {
  const isIt = (): boolean => luck.pick(3, 'critical') === 0;
  const part = clonePublic(state.public);
  const theatre = blitzTheatre(game.view(state, seat).question);
  if (part.vs !== null) part.vs.decidedBy = luck.pick(4, 'step');
  if (isIt()) part.vp = [GOAL - luck.pick(8, 'points'), GOAL - luck.pick(8, 'points')];
  if (isIt()) part.markers = box.theatres.map(({ trackEnd }) => anywhere(trackEnd, luck));
  let reserve: readonly TokenId[] = seatPart(state, otherSeat(seat)).reserve;
  const shortage = luck.pick(3, 'shortage');
  if (shortage === 1) reserve = reserve.slice(0, luck.pick(4, 'few'));
  if (shortage === 2) {
    closeMost(part, theatre, luck);
    reserve = alike(box, luck);
  }
  return {
    box,
    part,
    seat,
    row: seatPart(state, seat).reserve,
    theatre,
    die: luck.die(6, 'die'),
    enemyTokens: reserve.length,
    enemyReserve: luck.pick(5, 'hidden') === 0 ? undefined : reserve,
  };
}

/** A place between the flags. */
const anywhere = (trackEnd: number, luck: Chance): number =>
  luck.pick(2 * trackEnd - 1, 'marker') + 1 - trackEnd;

/** One or two theatres stay open, among them that of a chain. */
function closeMost(part: PublicPart, chain: number, luck: Chance): void {
  const open = part.active.flatMap((active, theatre) => (active >= 0 ? [theatre] : []));
  const kept = [chain >= 0 ? chain : any(luck, open), any(luck, open)];
  part.active = part.active.map((active, theatre) => (kept.includes(theatre) ? active : CLOSED));
}

/** Several tokens of one or two kinds that cannot go everywhere, or depend on what they copy. */
function alike(box: Box, luck: Chance): TokenId[] {
  const choosy = idsBelow<'token'>(box.tokens.length).filter(
    (token) => tokenOf(box, token).reach !== (LAND | SEA),
  );
  const kinds = [any(luck, choosy), any(luck, choosy)];
  return Array.from({ length: 3 + luck.pick(3, 'tokens') }, () => any(luck, kinds));
}

const WARS = [
  ['blitzkrieg', 'two-players'],
  ['blitzkrieg', 'vs-low'],
  ['blitzkrieg', 'vs-high'],
  ['nippon', 'two-players'],
  ['nippon', 'vs'],
] as const;

/** How often each step decided, 0 for none, and how often because the enemy has no place for its tokens. */
function compare(id: 'blitzkrieg' | 'nippon', scenario: string, sights: number) {
  const game = id === 'nippon' ? nippon : blitzkrieg;
  const box = id === 'nippon' ? NIPPON_BOX : WORLD_BOX;
  const found = [0, 0, 0, 0];
  let seen = 0;
  let stuck = 0;
  visit(game, scenario, (state, seat, luck) => {
    const sight = sightOf(game, box, state, seat, luck);
    const quick = findFinish(sight);
    expect(quick).toStrictEqual(searchPlainly(sight));
    const step = quick.finish?.step ?? 0;
    found[step] = (found[step] ?? 0) + 1;
    const hidden = findFinish({ ...sight, enemyReserve: undefined });
    if (step === 1 && hidden.finish?.step !== 1) stuck += 1;
    const plan = planVs(sight);
    if (plan !== null) expect(mayBePlanned(sight, plan.position, plan.space)).toBe(true);
    seen += 1;
    return seen < sights;
  });
  return { found, stuck };
}

describe('in random and critical positions the quick ways find what the plain ones find', () => {
  test.each(WARS)('%s %s', (id, scenario) => {
    const { found, stuck } = compare(id, scenario, SIGHTS);
    // Each kind of finish comes up, and none; a win because the enemy has no place for its tokens, too.
    expect(Math.min(...found)).toBeGreaterThan(20);
    expect(stuck).toBeGreaterThan(20);
  });

  // Few enough to be tried for every mutant.
  test.each(WARS)('%s %s, at first sight', (id, scenario) => {
    const { found, stuck } = compare(id, scenario, FEW_SIGHTS);
    expect(Math.min(...found, stuck)).toBeGreaterThan(0);
  });
});
