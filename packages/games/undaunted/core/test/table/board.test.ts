import { normandyTitle as title } from '@bivouac/normandy/table/title.ts';
import { clampCamera, resizeCamera, reveal, WHOLE, zoomAt } from '@bivouac/table/map/camera.ts';
import { nearest } from '@bivouac/table/map/nearest.ts';
import { describe, expect, it } from 'vitest';
import { countersOf, marksOf, sheetOf, traysOf } from '../../src/table/board/board-model.ts';
import { fanOf, stackOf } from '../../src/table/board/stacks.ts';
import {
  detailPlace,
  freeSquare,
  toolPlace,
  trayPlace,
} from '../../src/table/board/tray-places.ts';
import { arrange, EMPTY_HAND } from '../../src/table/cards/hand.ts';
import { countKinds, pileOf } from '../../src/table/cards/piles.ts';
import { eachPosition } from '../../testing/positions.ts';

const apart = (
  a: { x: number; y: number; radius: number },
  b: { x: number; y: number; radius: number },
): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= a.radius + b.radius - 8;

describe('the board', () => {
  it('has every counter of the view once, on its tile or in its tray', () => {
    eachPosition('la-huberderie', 'board', 120, ({ view }) => {
      const sheet = sheetOf(title, view);
      const counters = countersOf(title, view, sheet);
      const waiting = traysOf(title, view).flatMap(({ units }) => units);
      const onBoard = view.public.at.flatMap((tile, unit) => (tile < 0 ? [] : [unit]));
      expect(counters.map(({ unit }) => unit).sort((a, b) => a - b)).toEqual(onBoard);
      expect(waiting.some((unit) => onBoard.includes(unit))).toBe(false);
      for (const counter of counters) expect(view.public.at[counter.unit]).toBe(counter.tile);
    });
  });

  it('shows a unit where it was until its slide is shown', () => {
    eachPosition('la-raye', 'held', 1, ({ view }) => {
      const sheet = sheetOf(title, view);
      const { grounds } = sheet;
      const unit = view.public.at.findIndex((tile) => tile >= 0);
      const other = grounds.find(({ tile }) => tile !== view.public.at[unit])?.tile ?? -1;
      const held = new Map([[unit, other]]);
      const drawn = countersOf(title, view, sheet, { held }).find((one) => one.unit === unit);
      expect(drawn?.tile).toBe(other);
    });
  });

  it('marks who holds each tile, by the view alone', () => {
    eachPosition('la-raye', 'marks', 60, ({ view }) => {
      const { grounds } = sheetOf(title, view);
      const marks = marksOf(title, view, grounds);
      for (const seat of [0, 1]) {
        const points = marks
          .filter(({ owner }) => owner === seat)
          .reduce((sum, { objective }) => sum + objective, 0);
        expect(points).toBe(title.progress(view.public, seat));
      }
    });
  });

  it('lays up to four counters apart, counts the rest, and fans all of them out', () => {
    for (const count of [1, 2, 3, 4, 5, 9, 22]) {
      const { places, more } = stackOf(new Array<boolean>(count).fill(false), false);
      expect(places.length).toBe(count > 4 ? 3 : count);
      expect(more === null).toBe(count <= 4);
      // In the corner of the map, on a phone.
      const room = { x: 80, y: 80, width: 640, height: 800, scale: 0.5 };
      const fan = fanOf(count, room);
      expect(fan.length).toBe(count);
      for (const { x, y, radius } of fan.length < 20 ? fan : []) {
        expect(radius * room.scale).toBeGreaterThanOrEqual(22);
        expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(room.width);
        expect(y + radius).toBeLessThanOrEqual(room.height);
      }
      for (const list of [places, fan]) {
        list.forEach((a, i) => {
          for (const b of list.slice(i + 1)) expect(apart(a, b), `${count}`).toBe(true);
        });
      }
    }
  });
});

describe('the keyboard on the map', () => {
  it('reaches every tile by arrows, and an arrow back leads towards where one came from', () => {
    for (const scenario of ['la-raye', 'la-huberderie', 'mortain', 'crossing-the-vire']) {
      eachPosition(scenario, 'arrows', 1, ({ view }) => {
        const { grounds } = sheetOf(title, view);
        const reached = new Set<number>([grounds[0]?.tile ?? -1]);
        for (let grown = true; grown; ) {
          grown = false;
          for (const tile of [...reached]) {
            for (const direction of ['up', 'down', 'left', 'right'] as const) {
              const here = grounds.find((ground) => ground.tile === tile) ?? { x: 0, y: 0 };
              const next = nearest(grounds, here, direction);
              if (next !== null && !reached.has(next.tile)) {
                reached.add(next.tile);
                grown = true;
              }
            }
          }
        }
        expect(reached.size, scenario).toBe(grounds.length);
      });
    }
  });
});

describe('the camera', () => {
  const size = { width: 800, height: 600 };

  it('never loses the map', () => {
    expect(clampCamera({ x: 50, y: -900, zoom: 0.2 }, size)).toEqual(WHOLE);
    expect(clampCamera({ x: -5000, y: 20, zoom: 2 }, size)).toEqual({ x: -800, y: 0, zoom: 2 });
  });

  it('shows the same part of the map when the window changes its size', () => {
    const phone = { width: 200, height: 300 };
    // The middle of the map stays the middle, also where the window grows.
    const middle = zoomAt(WHOLE, 2, { x: 400, y: 300 }, size);
    expect(resizeCamera(middle, size, phone)).toEqual(zoomAt(WHOLE, 2, { x: 100, y: 150 }, phone));
    expect(resizeCamera(resizeCamera(middle, size, phone), phone, size)).toEqual(middle);
    expect(resizeCamera(WHOLE, size, phone)).toEqual(WHOLE);
  });

  it('keeps the place under the pointer where it is', () => {
    const at = { x: 200, y: 450 };
    const near = zoomAt(WHOLE, 2, at, size);
    // The same place of the map, before and after.
    expect((at.x - near.x) / near.zoom).toBeCloseTo(at.x);
    expect((at.y - near.y) / near.zoom).toBeCloseTo(at.y);
    expect(zoomAt(near, 0.01, at, size)).toEqual(WHOLE);
  });

  it('moves just so far that a tile is in sight', () => {
    const near = { x: 0, y: 0, zoom: 2 };
    const shown = reveal(near, { x: 700, y: 100, width: 100, height: 100 }, size);
    expect(shown).toEqual({ x: -800, y: 0, zoom: 2 });
    expect(reveal(near, { x: 10, y: 10, width: 100, height: 100 }, size)).toEqual(near);
  });
});

describe('trays beside the map', () => {
  const room = { width: 800, height: 600 };
  const middle = [{ x: 200, y: 0, width: 400, height: 600 }];

  it('take the notch near the wished height and cover no tile', () => {
    const place = trayPlace(7, 'left', 300, middle, room);
    expect(place).not.toBeNull();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(200);
    expect(trayPlace(7, 'left', 300, [{ x: 0, y: 0, width: 800, height: 600 }], room)).toBeNull();
  });

  it('leave a few words about a tile beside the tiles, low and narrow where they must be', () => {
    const place = detailPlace(40, middle, room);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(200);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(room.height - 24);
    // More words are higher, and without any free place they have none.
    expect(detailPlace(80, middle, room)?.height).toBeGreaterThan(place?.height ?? 0);
    expect(detailPlace(40, [{ x: 0, y: 0, width: 800, height: 600 }], room)).toBeNull();
    // Alone on the map they get their greatest width.
    expect(detailPlace(40, [], room)).toMatchObject({ x: 14, width: 460 });
  });

  it('leave the buttons where they cover no tile, near the right top corner', () => {
    expect(toolPlace(false, middle, room)).toMatchObject({ shape: 'column', x: 752, y: 12 });
    const full = { x: 0, y: 0, width: 800, height: 600 };
    expect(toolPlace(false, [full], room)).toBeNull();
    // Only a notch at the left top is free: wide enough for a row, too low for a column.
    const notch = [
      { x: 190, y: 0, width: 610, height: 600 },
      { x: 0, y: 100, width: 800, height: 500 },
    ];
    expect(toolPlace(false, notch, room)?.shape).toBe('row');
    expect(toolPlace(true, notch, room)?.shape).toBe('row');
    expect(toolPlace(true, [...notch, { x: 0, y: 60, width: 800, height: 40 }], room)).toBeNull();
  });

  it('leave a free square for a button, if there is one', () => {
    expect(freeSquare(42, middle, room)?.x).toBe(756);
    expect(freeSquare(42, [{ x: 0, y: 0, width: 800, height: 600 }], room)).toBeNull();
  });
});

describe('the hand', () => {
  it('keeps its order and marks what comes in the middle of a turn', () => {
    const dealt = arrange(EMPTY_HAND, [3, 8, 20, 41]);
    expect(dealt).toEqual({ cards: [3, 8, 20, 41], fresh: new Set() });
    const drawn = arrange(dealt, [1, 3, 20, 41]);
    expect(drawn).toEqual({ cards: [3, 20, 41, 1], fresh: new Set([1]) });
    expect(arrange(drawn, [1, 3, 20, 41])).toBe(drawn);
    expect(arrange(drawn, [1, 3, 41]).fresh).toEqual(new Set());
    expect(arrange(drawn, [5, 6])).toEqual({ cards: [5, 6], fresh: new Set() });
  });
});

describe('piles', () => {
  it('count like cards in the order of the cards', () => {
    expect(countKinds([4, 1, 4, 4])).toEqual([
      { kind: 1, count: 1 },
      { kind: 4, count: 3 },
    ]);
  });

  it('agree with what the view says of each side, and stay shut where discards are hidden', () => {
    eachPosition('la-raye', 'piles', 120, ({ view, seat }) => {
      const sum = (pile: ReturnType<typeof pileOf>): number =>
        (pile ?? []).reduce((all, { count }) => all + count, 0);
      for (const side of [0, 1]) {
        expect(sum(pileOf(title, view, side, 'discard'))).toBe(view.sides[side]?.discardSize);
        expect(sum(pileOf(title, view, side, 'supply'))).toBe(
          view.public.supplies[side as 0 | 1].length,
        );
      }
      expect(sum(pileOf(title, view, seat, 'lost'))).toBe(view.public.gone[seat as 0 | 1].length);
      expect(pileOf(title, view, 1 - seat, 'lost')).toBeNull();
      const shut = { ...view, sides: view.sides.map((one) => ({ ...one, discard: null })) };
      expect(pileOf(title, shut, 1 - seat, 'discard')).toBeNull();
    });
  });
});
