import { type Id, idOf } from '@bivouac/kernel';

// Numbers of things, so that a hex is never taken for a unit. In the state -1 stands for none.

export type UnitId = Id<'unit'>;
export type LeaderId = Id<'leader'>;
export type HexId = Id<'hex'>;
/** A kind of card: its copies are alike. */
export type CardId = Id<'card'>;

export const NO_UNIT: UnitId = idOf(-1);
export const NO_LEADER: LeaderId = idOf(-1);
export const NO_HEX: HexId = idOf(-1);
export const NO_CARD: CardId = idOf(-1);
