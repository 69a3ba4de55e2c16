import { ofSeat } from '@bivouac/kernel';
import { isThroughWorks } from '../dice.ts';
import type { UnitId } from '../ids.ts';
import { NO_HEX } from '../ids.ts';
import { leaderOfUnit } from '../pieces.ts';
import { flagSources, isAtExit, retreatHexes, sumOfFlags } from '../retreat.ts';
import { kindOf, type Scenario, seatOf } from '../scenario.ts';
import { isRepelled } from '../square.ts';
import { bannersOf, blocksOf, enemyOf, hexOf, isInSquare, type PublicPart } from '../state.ts';
import { withBlocks } from './attack-odds.ts';
import { type Branch, branchesOf, NO_THROW } from './branches.ts';
import { type Throw, throwOdds } from './throw-odds.ts';

/** A unit that has been struck, and whether it goes on with its own attack without being asked anything. */
interface Struck {
  readonly scenario: Scenario;
  readonly part: PublicPart;
  readonly unit: UnitId;
  readonly flags: number;
  /** How many of the flags it may ignore if it likes. */
  readonly free: (part: PublicPart) => number;
}

/** Blocks with which the unit goes on; 0: it does not, or its owner decides first. */
interface Fate {
  readonly blocks: number;
  readonly ways: number;
  readonly total: number;
}

const surely = (blocks: number): readonly Fate[] => [{ blocks, ways: 1, total: 1 }];

/** A leader whose unit still stands dies if two dice both show sabers. */
const CHECK_WAYS = 36;

/**
 * A blow against the attacker, and then its own throw, if it still stands where it attacks from: a square meets
 * cavalry, or First Strike.
 * @rule napoleonics/square napoleonics/first-strike
 */
export function branchesAfterBlow(
  scenario: Scenario,
  part: PublicPart,
  blow: Throw,
  own: Throw,
): Branch[] {
  const [striker] = blow.units;
  const [unit] = own.units;
  const works = isThroughWorks(scenario, hexOf(part, striker), blow.hex);
  const free = (now: PublicPart): number =>
    isRepelled(scenario, now, striker, unit)
      ? 0
      : sumOfFlags(flagSources(scenario, now, unit, works));
  return branchesOf(throwOdds(scenario, part, blow), (hits, flags) =>
    fatesOf({ scenario, part, unit, flags, free }, hits).flatMap(({ blocks, ways, total }) =>
      goOn(scenario, withBlocks(part, unit, blocks), own, blocks).map((next) => ({
        throws: next.throws,
        ways: ways * next.ways,
        total: total * next.total,
      })),
    ),
  );
}

const goOn = (
  scenario: Scenario,
  part: PublicPart,
  own: Throw,
  blocks: number,
): readonly Branch[] =>
  blocks === 0 ? NO_THROW : branchesOf(throwOdds(scenario, part, own), () => NO_THROW);

/** @rule napoleonics/leader-check */
function fatesOf(struck: Struck, hits: number): readonly Fate[] {
  const { part, unit } = struck;
  const left = blocksOf(part, unit) - hits;
  if (left <= 0) return surely(0);
  const leader = leaderOfUnit(part, unit);
  const blocks = blocksAfterFlags(struck, left);
  const isPaid = blocks > 0 && blocks < left;
  if (leader < 0 || (hits === 0 && !isPaid)) return surely(blocks);
  // A leader who dies of the hits no longer helps against the flags.
  const bereft = { ...part, leaderAt: part.leaderAt.with(leader, NO_HEX) };
  const alone = hits === 0 ? blocks : blocksAfterFlags({ ...struck, part: bereft }, left);
  return [
    { blocks, ways: CHECK_WAYS - 1, total: CHECK_WAYS },
    { blocks: losesByLeader(struck) ? 0 : alone, ways: 1, total: CHECK_WAYS },
  ];
}

/** Whether the death of a leader would end the game. */
function losesByLeader({ scenario, part, unit }: Struck): boolean {
  const enemy = enemyOf(seatOf(scenario, unit));
  return bannersOf(part, enemy).length + 1 >= ofSeat(scenario.banners, enemy);
}

/**
 * A unit that cannot retreat pays with blocks and stays.
 * @rule napoleonics/retreat
 */
function blocksAfterFlags({ scenario, part, unit, flags, free }: Struck, left: number): number {
  if (flags === 0) return left;
  if (free(part) > 0) return 0;
  const isStuck =
    isInSquare(part, unit) ||
    (!isAtExit(scenario, part, unit) && retreatHexes(scenario, part, unit).length === 0);
  return isStuck ? Math.max(0, left - flags * kindOf(scenario, unit).retreat) : 0;
}
