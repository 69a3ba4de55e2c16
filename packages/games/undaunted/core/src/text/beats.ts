import type { Seat, Viewer } from '@bivouac/kernel';
import type { BeatPlan, Stamp, TileNote } from '@bivouac/text';

// Animations of events on the map, for the records of events.

export const stampOn = (unit: number, stamp: Stamp): BeatPlan => ({ kind: 'stamp', unit, stamp });

/** On the tile for both sides alike. */
export const noteOn = (tile: number, note: TileNote, unit: number | null = null): BeatPlan => ({
  kind: 'note',
  seat: -1,
  tile,
  note,
  unit,
});

/** On the tile in the colours of a side. */
export const noteOfSide = (
  { seat, tile }: { readonly seat: number; readonly tile: number },
  note: TileNote,
): BeatPlan => ({ kind: 'note', seat, tile, note, unit: null });

/** A card goes to the middle of the table, unless the viewer has played it and so has seen it. */
export const showCard = (
  { seat, card, verb }: { readonly seat: Seat; readonly card: number; readonly verb: string },
  viewer: Viewer,
): BeatPlan[] => (seat === viewer ? [] : [{ kind: 'card', seat, card, verb }]);

export const slide = ({
  unit,
  from,
  to,
}: {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}): BeatPlan[] => [{ kind: 'slide', unit, from, to }];
