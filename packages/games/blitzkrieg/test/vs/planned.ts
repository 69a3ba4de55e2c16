import { NO_THEATRE } from '../../src/rules/ids.ts';
import { laid, planVs, spaceOf, type VsPlan } from '../../src/rules/index.ts';
import { type Position, spaceId, table, tokenId } from '../position.ts';

/** A position of the solo opponent, with its plan by names. */
export interface Planned {
  readonly plan: VsPlan;
  readonly space: string;
  readonly theatre: string;
  /** The steps that decided anything. */
  readonly deciding: readonly number[];
  /** What a step left over: theatres and spaces by name, tokens by position. */
  left(step: number): readonly (string | number)[];
}

interface Case extends Position {
  /** Spaces that are free: all others of those rows are covered by tokens of no matter. */
  readonly free?: readonly string[];
  /**
   * Whether the player's tokens count. Most positions leave them out: with nearly everything covered,
   * whatever is placed would leave the player without a place.
   */
  readonly isPlayerSeen?: boolean;
}

export function planned(position: Case): Planned {
  const t = table({ scenario: 'vs-low', markers: { 'western-europe': 0 }, ...position });
  const { box, state } = t;
  for (const { id } of position.free === undefined ? [] : box.spaces) {
    const space = spaceId(box, id);
    const { theatre, campaign } = spaceOf(box, space);
    if (state.public.active[theatre] !== campaign || position.free?.includes(id)) continue;
    // An army 1 of the player: the number of tokens in the box does not matter to a plan.
    if ((state.public.laid[space] ?? 0) < 0)
      state.public.laid[space] = laid(tokenId(box, 'army-1'), 1);
  }
  const plan = planVs({
    box,
    part: state.public,
    seat: 0,
    row: state.seats[0].reserve,
    theatre: NO_THEATRE,
    die: position.die ?? 1,
    enemyTokens: state.seats[1].reserve.length,
    enemyReserve: position.isPlayerSeen ? state.seats[1].reserve : undefined,
  });
  if (plan === null) throw new Error('no plan');
  const theatreName = (id: number): string => box.theatres[id]?.id ?? '?';
  const spaceName = (id: number): string => box.spaces[id]?.id ?? '?';
  return {
    plan,
    space: spaceName(plan.space),
    theatre: theatreName(box.spaces[plan.space]?.theatre ?? -1),
    deciding: plan.steps.filter(({ decided }) => decided).map(({ step }) => step),
    left(step) {
      const found = plan.steps.findLast((one) => one.step === step);
      if (found === undefined) throw new Error(`step ${step} was not reached`);
      if (found.about === 'token') return found.to;
      return found.to.map(found.about === 'space' ? spaceName : theatreName);
    },
  };
}
