import type { Side } from '@bivouac/table/art/palette.ts';
import { cityAt } from '../../art/index.ts';
import { type Box, resultOf, type TheatreId, theatreOf, type View } from '../../rules/index.ts';
import { seatOf } from '../title.ts';

/** A city of Nippon's map. */
export interface City {
  readonly theatre: TheatreId;
  readonly x: number;
  readonly y: number;
  readonly status: 'open' | 'closed' | 'pool';
  /** The points of each side there. */
  readonly scored: readonly { readonly side: Side; readonly points: number }[];
  /** Its name stands to the left of it, where others lie to its right. */
  readonly isLeft: boolean;
}

const LEFT: ReadonlySet<string> = new Set([
  'san-francisco',
  'los-angeles',
  'san-diego',
  'seattle',
  'chicago',
]);

export function citiesOf(box: Box, view: View): readonly City[] {
  return box.theatreIds.map((theatre) => {
    const { id, campaigns } = theatreOf(box, theatre);
    const [x, y] = cityAt(id);
    const sides: readonly Side[] = [0, 1];
    return {
      theatre,
      x,
      y,
      status: view.fronts[theatre]?.status ?? 'pool',
      scored: sides
        .map((side) => ({
          side,
          points: campaigns.reduce(
            (sum, campaign) => sum + Math.max(0, resultOf(view.public, campaign, seatOf(side))),
            0,
          ),
        }))
        .filter(({ points }) => points > 0),
      isLeft: LEFT.has(id),
    };
  });
}

/** The open cities from west to east, as their theatres lie below. */
export const openCities = (cities: readonly City[]): readonly City[] =>
  cities.filter(({ status }) => status === 'open').toSorted((a, b) => a.x - b.x);
