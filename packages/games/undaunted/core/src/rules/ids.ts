import { type Id, idOf } from '@bivouac/kernel';

/** A face of the deck: the copies of a card are of one kind. */
export type KindId = Id<'kind'>;
/** One copy of a card. */
export type CardId = Id<'card'>;

export const NO_CARD: CardId = idOf(-1);
