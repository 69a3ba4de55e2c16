import { certain, ofSeat, type Pair, type Preview, type Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import {
  BOMBING,
  type Box,
  INDUSTRY,
  NO_EFFECT,
  RESEARCH,
  RESEARCH_INDUSTRY,
  STRATEGIC,
  spaceOf,
  tokenOf,
} from './box.ts';
import { uncoveredEffects } from './closing.ts';
import { MONSTER_SIDES } from './data/tokens.ts';
import { strategicTargets } from './effects.ts';
import { CERTAIN, monsterKey } from './gist.ts';
import {
  type CampaignId,
  NO_CAMPAIGN,
  NO_TOKEN,
  type SpaceId,
  type TheatreId,
  type TokenId,
} from './ids.ts';
import {
  reserveAfter,
  type Shortage,
  type SupplyChange,
  shortageAfter,
  supplyChange,
} from './outlook.ts';
import { actsAs, fits } from './placing.ts';
import { type Projection, project } from './projection.ts';
import { activeIn, otherSeat, type PublicPart } from './state.ts';
import { markerAfter } from './tracks.ts';
import type { View } from './view.ts';

export interface MarkerMove {
  readonly theatre: TheatreId;
  readonly from: number;
  readonly to: number;
}

/** What an action would do beyond its luck; `moves` are all markers that it certainly moves. */
interface Foreseen extends Preview {
  readonly moves: readonly MarkerMove[];
}

/** The preview of a placement: its certain effects, and those that luck decides. */
export interface PlacementPreview extends Foreseen {
  readonly kind: 'placement';
  readonly token: TokenId;
  readonly as: TokenId;
  readonly space: SpaceId;
  readonly theatre: TheatreId;
  readonly effect: number;
  readonly n: number;
  /** `works`; `ignored` by a task force; `lost`, for want of anything to work on; or `none`. */
  readonly effectFate: EffectFate;
  /** The move of the marker, part by part. */
  readonly modifiers: readonly { readonly source: 'value' | 'tactical'; readonly value: number }[];
  readonly marker: MarkerMove;
  /** Markers elsewhere that a nuclear bomb moves. */
  readonly fallout: readonly MarkerMove[];
  readonly points: Pair<number>;
  /** The effects of space and token on bags, pile and the enemy's reserve. */
  readonly supply: SupplyChange;
  readonly closed: readonly CampaignId[];
  readonly isTheatreClosed: boolean;
  /** The side that reaches the flag, or -1; and the spaces whose effects that side gains. */
  readonly flag: number;
  readonly gains: readonly SpaceId[];
  /** The campaign that opens next in this theatre; `NO_CAMPAIGN` if none does. */
  readonly next: CampaignId;
  /** Another token may follow in this theatre. */
  readonly isBlitz: boolean;
  /** Whether a die will move the marker (our Japanese monster). */
  readonly isRolled: boolean;
  /** Whether the reserve is then so small that the game may be lost by it. */
  readonly shortage: Shortage;
}

export type EffectFate = 'works' | 'ignored' | 'lost' | 'none';

/** The effect of a space that comes next at a flag. */
export interface EffectPreview extends Foreseen {
  readonly kind: 'effect';
  readonly space: SpaceId;
  readonly effect: number;
  readonly n: number;
}

/** Naming a theatre moves its marker: by a strategic advantage, or before the game begins. */
export interface ShiftPreview extends Foreseen {
  readonly kind: 'shift';
  readonly cause: 'aim' | 'shift';
  readonly theatre: TheatreId;
}

/** The token of the open row that would be bombed. */
export interface BombPreview extends Foreseen {
  readonly kind: 'bomb';
  readonly token: TokenId;
}

/** A theatre that would be opened, and where its marker would start. */
export interface OpeningPreview extends Foreseen {
  readonly kind: 'opening';
  readonly theatre: TheatreId;
  readonly marker: number;
}

/** What an action would do to the board, by what it is. */
export type BlitzPreview =
  | PlacementPreview
  | EffectPreview
  | ShiftPreview
  | BombPreview
  | OpeningPreview;

/** Everything that changes the board; null for an action that only chooses what is asked next. */
export function previewAction(box: Box, view: View, action: Action): BlitzPreview | null {
  switch (action.kind) {
    case 'place':
      return typeof view.viewer === 'number'
        ? previewPlacement(box, view, view.viewer, heldToken(view), action.space)
        : null;
    case 'resolve': {
      const { space } = action;
      const { effect, n } = spaceOf(box, space);
      return { kind: 'effect', space, effect, n, moves: [], ...certain(CERTAIN) };
    }
    case 'aim':
    case 'shift':
      return previewShift(box, view, action.theatre);
    case 'bomb': {
      const token = view.row?.tokens[action.position - 1];
      return token === undefined ? null : { kind: 'bomb', token, moves: [], ...certain(CERTAIN) };
    }
    case 'open': {
      const { question } = view;
      if (question?.kind !== 'open') return null;
      const { marker } = question;
      return { kind: 'opening', theatre: action.theatre, marker, moves: [], ...certain(CERTAIN) };
    }
    case 'take':
    case 'pick':
    case 'stop':
      return null;
  }
}

/** The token in hand; `NO_TOKEN` if there is none. */
export const heldToken = ({ own }: View): TokenId => own?.reserve[own.held] ?? NO_TOKEN;

/** Each face of the monster's die alike. */
const MONSTER_ROLL: Preview = {
  throws: [{ dice: 1, sides: MONSTER_SIDES, modifiers: [], total: 0 }],
  outcomes: Array.from({ length: MONSTER_SIDES }, (_, at) => ({
    key: monsterKey(at + 1),
    weight: 1,
  })),
  total: MONSTER_SIDES,
};

/** Null if the token cannot go there. Reads only what the viewer sees. */
export function previewPlacement(
  box: Box,
  view: View,
  seat: Seat,
  token: TokenId,
  space: SpaceId,
): PlacementPreview | null {
  const part = view.public;
  const as = actsAs(box, part, seat, token);
  if (as < 0 || !fits(box, part, as, space)) return null;
  const after = project(box, part, seat, token, as, space);
  const { theatre, effect, n } = spaceOf(box, space);
  const { ability } = tokenOf(box, as);
  const gains = after.flag < 0 ? [] : uncoveredEffects(box, after.part, after.closed);
  const effects = after.hasEffect ? [space, ...gains] : gains;
  const closedOne = after.closed.length > 0 && !after.isTheatreClosed;
  const isRolled = ability === 'monster';
  const effectFate = fateOf(view, seat, effect, after);
  const marker = moveIn(part, after.part, theatre);
  const fallout = strategicTargets(part, theatre)
    .map((other) => moveIn(part, after.part, other))
    .filter(({ from, to }) => from !== to);
  return {
    kind: 'placement',
    ...(isRolled ? MONSTER_ROLL : certain(CERTAIN)),
    token,
    as,
    space,
    theatre,
    effect,
    n,
    effectFate,
    modifiers: [
      { source: 'value', value: after.value },
      ...(after.tactical > 0 ? [{ source: 'tactical' as const, value: after.tactical }] : []),
    ],
    marker,
    fallout,
    moves: isRolled ? fallout : [marker, ...fallout],
    points: after.points,
    supply: supplyChange(view, seat, effectFate === 'works' ? effect : NO_EFFECT, n, ability),
    closed: after.closed,
    isTheatreClosed: after.isTheatreClosed,
    flag: after.flag,
    gains,
    next: closedOne ? activeIn(after.part, theatre) : NO_CAMPAIGN,
    isBlitz: ability === 'blitz' && !after.isTheatreClosed && (view.own?.reserve.length ?? 0) > 1,
    isRolled,
    shortage: shortageAfter(after.part, reserveAfter(box, view, seat, effects)),
  };
}

/** What naming a theatre would do to its marker; null where no marker is to be moved. */
function previewShift(box: Box, view: View, theatre: TheatreId): ShiftPreview | null {
  const { question, public: part } = view;
  if (question?.kind !== 'aim' && question?.kind !== 'shift') return null;
  const to = markerAfter(box, part, theatre, question.seat, question.steps, true);
  const move = { theatre, from: part.markers[theatre] ?? 0, to };
  return { kind: 'shift', cause: question.kind, theatre, moves: [move], ...certain(CERTAIN) };
}

function moveIn(before: PublicPart, after: PublicPart, theatre: TheatreId): MarkerMove {
  return { theatre, from: before.markers[theatre] ?? 0, to: after.markers[theatre] ?? 0 };
}

function fateOf(view: View, seat: Seat, effect: number, after: Projection): EffectFate {
  if (effect === NO_EFFECT) return 'none';
  if (!after.hasEffect) return 'ignored';
  const isLost =
    (effect === INDUSTRY && ofSeat(view.bagSizes, seat) === 0) ||
    ((effect === RESEARCH || effect === RESEARCH_INDUSTRY) && view.pileSize === 0) ||
    (effect === BOMBING && ofSeat(view.reserveSizes, otherSeat(seat)) === 0) ||
    (effect === STRATEGIC && strategicTargets(view.public, after.theatre).length === 0);
  return isLost ? 'lost' : 'works';
}
