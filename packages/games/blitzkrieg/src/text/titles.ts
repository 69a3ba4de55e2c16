import { must, ofSeat, type Seat } from '@bivouac/kernel';
import {
  countNames,
  type Name,
  type NameList,
  type Phrase,
  phrase,
  type Translated,
} from '@bivouac/text';
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

/** Things by their ids, as sentences need them. */
export interface Called {
  side(seat: Seat): Name;
  theatre(id: TheatreId): Name;
  token(id: TokenId): Name;
  tokens(ids: readonly TokenId[]): NameList;
}

/** Labels by the ids of one box, in one language, and the names behind them. */
export interface Titles {
  readonly called: Called;
  side(seat: Seat): Phrase;
  theatre(id: TheatreId): Phrase;
  /** Theatre and row of a campaign. */
  campaign(id: CampaignId): Phrase;
  token(id: TokenId): Phrase;
  tokens(ids: readonly TokenId[]): Phrase;
  effect(effect: number, n: number): Phrase;
  space(id: SpaceId): Phrase;
  /** Row and place of a space: `2-1`. */
  place(id: SpaceId): Phrase;
  /** The token on a space, with its owner. */
  laid(code: LaidCode): Phrase;
  /** Where a marker stands; for a seat as its own lead. */
  marker(marker: number, seat?: Seat | null): Phrase;
}

const TERRAINS = ['land', 'land', 'sea', 'both'] as const;
/** The terrain's key by the game's number. */
export const terrainKey = (terrain: number): 'land' | 'sea' | 'both' => TERRAINS[terrain] ?? 'both';
export const effectKey = (effect: number): (typeof EFFECTS)[number] => EFFECTS[effect] ?? 'none';

/** Effects whose number matters even if it is 1. */
const NUMBERED: readonly string[] = ['tactical', 'strategic', 'propaganda'];

/** What a thing of the box is called; each has its name, as a test makes sure. */
export const nameFor = (names: { readonly [id: string]: Name }, id: string): Name =>
  must(names[id], `a name for ${id}`);

const calledIn = (box: Box, names: Names): Called => ({
  side: (seat) => nameFor(names.seats, ofSeat(box.seats, seat)),
  theatre: (id) => nameFor(names.theatres, theatreOf(box, id).id),
  token: (id) => nameFor(names.tokens, tokenOf(box, id).id),
  tokens: (ids) => countNames(ids.map((id) => nameFor(names.tokens, tokenOf(box, id).id))),
});

export function titlesIn(box: Box, names: Names, w: Words): Titles {
  const called = calledIn(box, names);
  const label = (name: Name): Phrase => phrase(w.label({ name }));
  const effect = (id: number, n: number): Phrase => {
    const name = phrase(names.effects[effectKey(id)]);
    return NUMBERED.includes(effectKey(id)) || n > 1
      ? phrase(w.effectOf({ effect: name, n }))
      : name;
  };
  const placeIn = (id: SpaceId): { row: number; at: number } => {
    const { row, spaces } = campaignOf(box, spaceOf(box, id).campaign);
    return { row: row + 1, at: spaces.indexOf(id) + 1 };
  };
  return {
    called,
    side: (seat) => label(called.side(seat)),
    theatre: (id) => label(called.theatre(id)),
    campaign(id) {
      const { theatre, row } = campaignOf(box, id);
      return phrase(w.campaignName({ theatre: called.theatre(theatre), row: row + 1 }));
    },
    token: (id) => label(called.token(id)),
    tokens: (ids) => phrase(ids.length === 0 ? w.none : w.labels({ tokens: called.tokens(ids) })),
    effect,
    space(id) {
      const space = spaceOf(box, id);
      return phrase(
        w.spaceName({
          theatre: called.theatre(space.theatre),
          ...placeIn(id),
          terrain: phrase(names.terrains[terrainKey(space.terrain)]),
          what: effect(space.effect, space.n),
        }),
      );
    },
    place(id) {
      const { row, at } = placeIn(id);
      return phrase(`${row}-${at}`);
    },
    laid: (code) =>
      phrase(
        w.occupied({ side: called.side(laidSeat(code)), token: called.token(laidToken(code)) }),
      ),
    marker(marker, seat = null) {
      if (marker === 0) return phrase(w.centre);
      if (seat !== null) return phrase(w.ahead({ lead: seat === 0 ? marker : -marker }));
      const side = called.side(marker > 0 ? 0 : 1);
      return phrase(w.lead({ side, lead: Math.abs(marker) }));
    },
  };
}
