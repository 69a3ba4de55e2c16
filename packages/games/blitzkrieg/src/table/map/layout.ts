import {
  activeIn,
  type Box,
  type CampaignId,
  CLOSED,
  campaignOf,
  type PublicPart,
  type SpaceId,
  type TheatreId,
  theatreOf,
} from '../../rules/index.ts';

/** Sizes of the parts of a theatre, in units of the map. */
export interface Metrics {
  /** Width of a step of the track. */
  readonly step: number;
  readonly trackHeight: number;
  /** Height of the line above the track; 0 for none. */
  readonly title: number;
  /** Spaces of the campaign that is fought for, and of the others. */
  readonly active: number;
  readonly idle: number;
  readonly gap: number;
  /** Radius of the star. */
  readonly star: number;
  readonly below: number;
}

export const MAP_METRICS: Metrics = {
  step: 11,
  trackHeight: 26,
  title: 25,
  active: 56,
  idle: 42,
  gap: 5,
  star: 14,
  below: 12,
};

export interface PlacedSpace {
  readonly space: SpaceId;
  readonly x: number;
  readonly y: number;
}

export type RowState = 'active' | 'later' | 'closed';

/** A campaign as it lies in its theatre. */
export interface Row {
  readonly campaign: CampaignId;
  readonly state: RowState;
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of a space. */
  readonly size: number;
  readonly spaces: readonly PlacedSpace[];
}

/** A theatre laid out from its upper left corner. */
export interface TheatreLayout {
  readonly trackY: number;
  readonly trackWidth: number;
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
}

export function rowState(part: PublicPart, theatre: TheatreId, campaign: CampaignId): RowState {
  const active = activeIn(part, theatre);
  if (active === campaign) return 'active';
  return active === CLOSED || campaign < active ? 'closed' : 'later';
}

/** `indent` moves the campaigns to the right of the track's beginning. */
export function layOut(
  box: Box,
  part: PublicPart,
  theatre: TheatreId,
  metrics: Metrics,
  indent = 0,
): TheatreLayout {
  const { campaigns, trackEnd } = theatreOf(box, theatre);
  const { step, trackHeight, title, gap, star, below } = metrics;
  const trackWidth = (2 * trackEnd + 1) * step;
  let y = title + trackHeight + below;
  let right = trackWidth;
  const rows = campaigns.map((campaign, i): Row => {
    const { spaces, vp } = campaignOf(box, campaign);
    const state = rowState(part, theatre, campaign);
    const size = state === 'active' ? metrics.active : metrics.idle;
    const first = indent + star * 2 + 10;
    const row: Row = {
      campaign,
      state,
      points: vp,
      x: indent,
      y,
      width: star * 2 + 10 + spaces.length * (size + gap) - gap,
      size,
      spaces: spaces.map((space, k) => ({ space, x: first + k * (size + gap), y })),
    };
    right = Math.max(right, indent + row.width);
    const next = campaigns[i + 1];
    const isNearActive =
      state === 'active' || (next !== undefined && rowState(part, theatre, next) === 'active');
    y += size + (isNearActive ? below + 2 : 8);
    return row;
  });
  return { trackY: title, trackWidth, rows, width: right, height: y };
}
