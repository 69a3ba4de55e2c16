import { must, ofSeat, type Seat } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import {
  type Box,
  type CampaignId,
  campaignOf,
  EFFECTS,
  type LaidCode,
  laidSeat,
  laidToken,
  type SpaceId,
  spaceOf,
  type TheatreId,
  type TokenId,
  theatreOf,
  tokenOf,
} from '../rules/index.ts';
import type { BlitzkriegNames } from './en/names.ts';
import type { BlitzkriegSentences } from './en/sentences.ts';

export type Names = Translated<BlitzkriegNames>;
export type Words = Translated<BlitzkriegSentences>;

/** Names of numbers, in one language and for one box. */
export interface Titles {
  side(seat: Seat): string;
  theatre(id: TheatreId): string;
  /** Theatre and row of a campaign. */
  campaign(id: CampaignId): string;
  token(id: TokenId): string;
  tokens(ids: readonly TokenId[]): string;
  effect(effect: number, n: number): string;
  space(id: SpaceId): string;
  /** The token on a space, with its owner. */
  laid(code: LaidCode): string;
  /** Where a marker stands. */
  marker(marker: number): string;
}

const TERRAINS = ['land', 'land', 'sea', 'both'] as const;
/** The terrain's key by the game's number. */
export const terrainKey = (terrain: number): 'land' | 'sea' | 'both' => TERRAINS[terrain] ?? 'both';
export const effectKey = (effect: number): (typeof EFFECTS)[number] => EFFECTS[effect] ?? 'none';

/** Effects whose number matters even if it is 1. */
const NUMBERED: readonly string[] = ['tactical', 'strategic', 'propaganda'];

/** “Army 1, Army 1, Spy” as “2× Army 1, Spy”. */
function countAlike(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name));
}

/** What a thing of the box is called; each has its name, as a test makes sure. */
export const nameOf = (names: { readonly [id: string]: string }, id: string): string =>
  must(names[id], `a name for ${id}`);

export function titlesIn(box: Box, names: Names, w: Words): Titles {
  const side = (seat: Seat): string => nameOf(names.seats, ofSeat(box.seats, seat));
  const theatre = (id: TheatreId): string => nameOf(names.theatres, theatreOf(box, id).id);
  const token = (id: TokenId): string => nameOf(names.tokens, tokenOf(box, id).id);
  const effect = (id: number, n: number): string => {
    const name = names.effects[effectKey(id)];
    return NUMBERED.includes(effectKey(id)) || n > 1 ? w.effectOf({ effect: name, n }) : name;
  };
  return {
    side,
    theatre,
    campaign(id) {
      const { theatre: at, row } = campaignOf(box, id);
      return w.campaignName({ theatre: theatre(at), row: row + 1 });
    },
    token,
    tokens: (ids) => countAlike(ids.map(token)).join(', ') || w.none,
    effect,
    space(id) {
      const space = spaceOf(box, id);
      const { row, spaces } = campaignOf(box, space.campaign);
      return w.spaceName({
        theatre: theatre(space.theatre),
        row: row + 1,
        at: spaces.indexOf(id) + 1,
        terrain: names.terrains[terrainKey(space.terrain)],
        what: effect(space.effect, space.n),
      });
    },
    laid: (code) => w.occupied({ side: side(laidSeat(code)), token: token(laidToken(code)) }),
    marker(marker) {
      if (marker === 0) return w.centre;
      return w.lead({ side: side(marker > 0 ? 0 : 1), lead: Math.abs(marker) });
    },
  };
}
