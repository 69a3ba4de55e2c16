import { type Id, idOf } from '@bivouac/kernel';

// Ids are places in the lists of a box. Each kind has a type of its own, so that no space is taken for a token.

/** A kind of token: copies of a kind are all alike. */
export type TokenId = Id<'token'>;
export type TheatreId = Id<'theatre'>;
/** Campaigns and spaces are numbered theatre by theatre. */
export type CampaignId = Id<'campaign'>;
export type SpaceId = Id<'space'>;

export const NO_TOKEN: TokenId = idOf(-1);
export const NO_THEATRE: TheatreId = idOf(-1);
export const NO_CAMPAIGN: CampaignId = idOf(-1);
export const NO_SPACE: SpaceId = idOf(-1);
