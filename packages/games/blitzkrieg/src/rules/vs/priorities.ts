import { BOMBING, campaignOf, PROPAGANDA, spaceOf, tokenOf } from '../box.ts';
import type { Stratagem } from '../data/stratagems.ts';
import type { SpaceId, TheatreId } from '../ids.ts';
import { freeSpaces } from '../placing.ts';
import { project } from '../projection.ts';
import { activeIn, otherSeat, resultOf } from '../state.ts';
import { leadOf } from '../tracks.ts';
import { type Change, greatest, rankOf } from './greatest-change.ts';
import { ALL_FACTORIES, isShortOfTokens, LABORATORIES } from './ladder.ts';
import type { Narrowing } from './narrow.ts';
import { leadIn, type OpponentView, roleAt, tokenAt } from './sight.ts';

// Seed, Taktické žetony: what each of them changes in steps 5, 9 and 20.

/** Free spaces with one of these effects in the theatre's active campaign. */
function countFree(
  { box, part }: OpponentView,
  theatre: TheatreId,
  effects: readonly number[],
): number {
  const free = freeSpaces(box, part, activeIn(part, theatre));
  return free.filter((space) => effects.includes(spaceOf(box, space).effect)).length;
}

const campaignPoints = ({ box, part }: OpponentView, theatre: TheatreId): number =>
  campaignOf(box, activeIn(part, theatre)).vp;

/**
 * Step 5.
 * @rule blitzkrieg/stratagems blitzkrieg/counterattack blitzkrieg/secure blitzkrieg/economic-warfare
 * @rule blitzkrieg/for-the-glory blitzkrieg/research-development
 */
export function preferTheatres(
  sight: OpponentView,
  stratagem: Stratagem | null,
  theatres: Narrowing<TheatreId>,
): void {
  switch (stratagem) {
    case 'counterattack':
      theatres.most(5, (theatre) => 0 - leadIn(sight, theatre));
      break;
    case 'secure':
      theatres.most(5, (theatre) => leadIn(sight, theatre));
      break;
    case 'economic-warfare':
      theatres.most(5, (theatre) => countFree(sight, theatre, [BOMBING, ...ALL_FACTORIES]));
      break;
    case 'for-the-glory':
      theatres.most(5, (theatre) => campaignPoints(sight, theatre));
      theatres.most(5, (theatre) => countFree(sight, theatre, [PROPAGANDA]));
      break;
    case 'research-development':
      theatres.keep(5, (theatre) => countFree(sight, theatre, LABORATORIES) > 0);
      break;
    default:
  }
}

/**
 * Step 9.
 * @rule blitzkrieg/stratagems blitzkrieg/economic-warfare blitzkrieg/for-the-glory
 * @rule blitzkrieg/research-development
 */
export function preferSpaces(
  sight: OpponentView,
  stratagem: Stratagem | null,
  spaces: Narrowing<SpaceId>,
): void {
  const has = (effects: readonly number[]) => (space: SpaceId) =>
    effects.includes(spaceOf(sight.box, space).effect);
  const first = (...groups: (readonly number[])[]): void => {
    const group = groups.find((effects) => spaces.left.some(has(effects)));
    spaces.keep(9, group === undefined ? () => false : has(group));
  };
  switch (stratagem) {
    case 'economic-warfare':
      if (isShortOfTokens(sight)) first(ALL_FACTORIES, [BOMBING]);
      else first([BOMBING], ALL_FACTORIES);
      break;
    case 'for-the-glory':
      first([PROPAGANDA]);
      break;
    case 'research-development':
      first(LABORATORIES);
      break;
    default:
  }
}

/**
 * Step 20.
 * @rule blitzkrieg/stratagems blitzkrieg/big-guns blitzkrieg/counterattack
 * @rule blitzkrieg/rapid-deployment blitzkrieg/research-development
 */
export function preferTokens(
  sight: OpponentView,
  stratagem: Stratagem | null,
  space: SpaceId,
  tokens: Narrowing<number>,
): void {
  const isSpecial = (position: number): boolean =>
    tokenOf(sight.box, tokenAt(sight, position)).isSpecial;
  switch (stratagem) {
    case 'big-guns': {
      const specials = tokens.left.filter(isSpecial);
      tokens.keep(20, isSpecial);
      // without a special weapon for this place the stratagem has nothing to say.
      if (specials.length > 0) keepGreatest(sight, space, tokens);
      break;
    }
    case 'counterattack':
      keepGreatest(sight, space, tokens);
      break;
    case 'rapid-deployment':
      tokens.choose(20, tokens.left.slice(0, 1));
      break;
    case 'research-development':
      if (!LABORATORIES.includes(spaceOf(sight.box, space).effect)) tokens.keep(20, isSpecial);
      break;
    default:
  }
}

function keepGreatest(sight: OpponentView, space: SpaceId, tokens: Narrowing<number>): void {
  const change = (position: number): Change => changeBy(sight, position, space);
  const ranks = tokens.left.map((position) => rankOf(change(position)));
  tokens.choose(20, greatest(tokens.left, change), ranks);
}

/** The effect of a token on the marker of a space, from the solo opponent's side. */
export function changeBy(sight: OpponentView, position: number, space: SpaceId): Change {
  const { box, part, seat } = sight;
  const token = tokenAt(sight, position);
  const after = project(box, part, seat, token, roleAt(sight, position), space);
  return {
    before: leadIn(sight, after.theatre),
    after: leadOf(after.part, after.theatre, seat),
    doesItScoreForEnemy: after.closed.some(
      (campaign) => resultOf(after.part, campaign, otherSeat(seat)) > 0,
    ),
  };
}
