import { must } from '@bivouac/kernel';
import { type Box, type TheatreId, theatreOf, type View } from '../../rules/index.ts';
import { spaceThing, theatreThing } from '../things.ts';
import { citiesOf, openCities } from './cities.ts';
import { layOut, MAP_METRICS, type TheatreLayout } from './layout.ts';
import type { Spot } from './pointing.svelte.ts';

/** A theatre on its place on a map. */
export interface Slot {
  readonly theatre: TheatreId;
  readonly x: number;
  readonly y: number;
  readonly layout: TheatreLayout;
  /** The leader is written at the end of the track, and not after the name. */
  readonly isLong?: boolean;
  /** The leader is written without the bonus. */
  readonly isShort?: boolean;
}

/** Where each theatre lies on the map of the world, in the order of the board. */
const WORLD_PLACES = [
  { x: 26, y: 14, indent: 96 },
  { x: 772, y: 14, indent: 0 },
  { x: 398, y: 14, indent: 0 },
  { x: 26, y: 348, indent: 0 },
  { x: 488, y: 330, indent: 0 },
] as const;
/** Tracks of this length have room for who leads at their end. */
export const LONG = 14;

export const worldSlots = (box: Box, view: View): readonly Slot[] =>
  box.theatreIds.map((theatre) => {
    const { x, y, indent } = must(WORLD_PLACES[theatre], 'a place on the map');
    return {
      theatre,
      x,
      y,
      layout: layOut(box, view.public, theatre, MAP_METRICS, indent),
      isLong: theatreOf(box, theatre).trackEnd >= LONG,
    };
  });

/** The theatres of the open cities stand in a row below the country. */
export const CITY_ROW = { x: 26, y: 394, step: 271, width: 262, height: 186 } as const;

export const citySlots = (box: Box, view: View): readonly Slot[] =>
  openCities(citiesOf(box, view)).map(({ theatre }, i) => ({
    theatre,
    x: CITY_ROW.x + i * CITY_ROW.step,
    y: CITY_ROW.y,
    layout: layOut(box, view.public, theatre, MAP_METRICS),
    isShort: true,
  }));

/** Everything of the theatres that can be reached: the theatre itself, and each of its spaces. */
export const spotsOf = (slots: readonly Slot[]): readonly Spot[] =>
  slots.flatMap(({ theatre, x, y, layout }) => [
    { thing: theatreThing(theatre), x: x + 60, y: y + layout.trackY },
    ...layout.rows.flatMap((row) =>
      row.spaces.map((placed) => ({
        thing: spaceThing(placed.space),
        x: x + placed.x + row.size / 2,
        y: y + placed.y + row.size / 2,
      })),
    ),
  ]);
