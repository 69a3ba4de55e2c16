import { nth, ofSeat } from '@bivouac/kernel';
import {
  activeIn,
  type Box,
  type CampaignId,
  campaignOf,
  laidSeat,
  laidToken,
  type SpaceId,
  spaceOf,
  type TheatreId,
  theatreOf,
  tokenOf,
  type View,
} from '../rules/index.ts';
import { effectKey, type Titles, terrainKey, type Words } from './titles.ts';

/** Marks of the two sides, as on the arms of the tracks. */
const MARKS = ['x', 'o'] as const;

/** The theatres drawn in letters: track, marker, and the row of every campaign. */
export function drawTheatres(box: Box, view: View, w: Words, t: Titles): string[] {
  const onTable = box.theatreIds.filter((id) => nth(view.fronts, id).status !== 'pool');
  const lines = onTable.flatMap((theatre) => [...drawTheatre(box, view, theatre, w, t), '']);
  const tokens = w.legendTokens({ one: t.called.side(0), two: t.called.side(1) });
  return [...lines, w.legend, tokens];
}

function drawTheatre(box: Box, view: View, theatre: TheatreId, w: Words, t: Titles): string[] {
  const { campaigns } = theatreOf(box, theatre);
  const marker = view.public.markers[theatre] ?? 0;
  const isClosed = view.fronts[theatre]?.status === 'closed';
  const head = `${theatre + 1} ${t.theatre(theatre)}: ${isClosed ? w.factClosed : t.marker(marker)}`;
  return [
    head,
    `  o ${trackOf(box, theatre, marker)} x`,
    ...(isClosed ? [] : campaigns.map((campaign) => drawCampaign(box, view, campaign, w))),
  ];
}

/** From the second side's flag on the left to the first side's on the right. */
function trackOf(box: Box, theatre: TheatreId, marker: number): string {
  const { trackEnd, bonus } = theatreOf(box, theatre);
  let track = '';
  for (let at = -trackEnd; at <= trackEnd; at++) {
    const shield = bonus.find(([steps]) => steps === Math.abs(at))?.[1];
    const plain = at === 0 ? '|' : Math.abs(at) === trackEnd ? '!' : '-';
    track += at === marker ? '#' : (shield ?? plain);
  }
  return track;
}

function drawCampaign(box: Box, view: View, campaign: CampaignId, w: Words): string {
  const { theatre, vp, spaces, row } = campaignOf(box, campaign);
  const active = activeIn(view.public, theatre);
  const sign = active === campaign ? '>' : campaign < active ? '=' : ' ';
  const cells = spaces.map((space) => drawSpace(box, view, space, w));
  return `${sign} ${row + 1} (${vp}) ${cells.join(' ')}`;
}

function drawSpace(box: Box, view: View, space: SpaceId, w: Words): string {
  const code = nth(view.public.laid, space);
  if (code >= 0) {
    const { kind, value, isSpecial } = tokenOf(box, laidToken(code));
    const mark = ofSeat(MARKS, laidSeat(code));
    return `(${mark} ${w.short.kind[kind]}${value}${isSpecial ? '*' : ''})`;
  }
  const { terrain, effect, n } = spaceOf(box, space);
  return `[${w.short.terrain[terrainKey(terrain)]} ${shortEffect(effect, n, w)}]`;
}

function shortEffect(effect: number, n: number, w: Words): string {
  const key = effectKey(effect);
  if (key === 'tactical') return `+${n}`;
  if (key === 'strategic') return `<${n}>`;
  if (key === 'propaganda') return `$${n}`;
  return n > 1 ? `${w.short.effect[key]}${n}` : w.short.effect[key];
}
