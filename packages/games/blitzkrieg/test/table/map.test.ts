import { type Direction, nearest } from '@bivouac/table/map/nearest.ts';
import { expect, it } from 'vitest';
import { WORLD_HEIGHT, WORLD_WIDTH } from '../../src/art/index.ts';
import type { View } from '../../src/rules/index.ts';
import { citiesOf } from '../../src/table/map/cities.ts';
import { citySlots, type Slot, spotsOf, worldSlots } from '../../src/table/map/slots.ts';
import { theatreThing } from '../../src/table/things.ts';
import { eachPosition, WARS, type War } from '../../testing/positions.ts';

interface Rect {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

const slotsOf = ({ title }: War, view: View): readonly Slot[] =>
  title.map === 'world' ? worldSlots(title.box, view) : citySlots(title.box, view);

/** Track and campaigns of every theatre, as they take room on the map. */
const rectsOf = (slots: readonly Slot[]): Rect[] =>
  slots.flatMap(({ theatre, x, y, layout }) => [
    {
      name: `track ${theatre}`,
      x,
      y,
      right: x + layout.trackWidth,
      bottom: y + layout.trackY + 26,
    },
    ...layout.rows.map((row) => ({
      name: `campaign ${row.campaign}`,
      x: x + row.x,
      y: y + row.y,
      right: x + row.x + row.width,
      bottom: y + row.y + row.size,
    })),
  ]);

it.each(WARS)('$name: nothing on the map lies over anything else, or beyond its edge', (war) => {
  eachPosition(war, 'map', ({ view }) => {
    const rects = rectsOf(slotsOf(war, view));
    for (const [i, a] of rects.entries()) {
      expect(a.x).toBeGreaterThan(0);
      expect(a.right, a.name).toBeLessThan(WORLD_WIDTH);
      expect(a.bottom, a.name).toBeLessThan(WORLD_HEIGHT);
      for (const b of rects.slice(i + 1)) {
        const isApart = a.right < b.x || b.right < a.x || a.bottom < b.y || b.bottom < a.y;
        expect(isApart, `${a.name} and ${b.name}`).toBe(true);
      }
    }
  });
});

it.each(WARS)('$name: arrow keys lead to every place and back', (war) => {
  let looks = 0;
  eachPosition(war, 'keys', ({ view }) => {
    // Every tenth position: the walk is long and the map changes little.
    looks += 1;
    if (looks % 10 !== 1) return;
    const { box, map } = war.title;
    const cities = map === 'america' ? citiesOf(box, view) : [];
    const spots = [
      ...spotsOf(slotsOf(war, view)),
      ...cities
        .filter(({ status }) => status !== 'open')
        .map(({ theatre, x, y }) => ({ thing: theatreThing(theatre), x, y })),
    ];
    const start = spots[0];
    if (start === undefined) return;
    const reached = new Set([start]);
    for (const spot of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] satisfies Direction[]) {
        const next = nearest(spots, spot, direction, 12);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(spots.length);
  });
});
