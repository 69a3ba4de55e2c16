import { BOOK, normandyRules } from '@bivouac/normandy';
import * as normandy from '@bivouac/normandy/art/ground.ts';
import { BOARDS } from '@bivouac/table/testing/art/pictures.ts';
import * as art from '@bivouac/undaunted-core/art/index.ts';
import { describe, expect, it } from 'vitest';

const boardNamed = (name: string): art.Board => {
  const found = BOARDS.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(name);
  return found.board;
};

describe('the set-up of a scenario as a board', () => {
  it('names tiles, objectives, control, units and spawns', () => {
    const board = boardNamed('la-raye');
    expect(board.tiles).toHaveLength(12);
    expect(board.tiles[0]).toEqual({ face: '7A', hx: 4, hy: 0 });
    expect(board.objectives.get('5B')).toBe(3);
    expect(board.control.get('17B')).toEqual(['scouted', null]);
    expect(art.ownerOf(board, '5B')).toBe(1);
    expect(art.ownerOf(board, '8A')).toBeNull();
    expect(
      board.units.filter(({ face }) => face === '17B').map(({ kind, squad }) => `${kind} ${squad}`),
    ).toEqual(['riflemen A', 'riflemen B', 'scouts A', 'scouts B']);
  });

  it('a spawn tag names only units that have a card in the scenario', () => {
    expect(boardNamed('la-raye').spawns).toContainEqual({
      face: '17B',
      side: 0,
      items: ['A', 'B'],
    });
    const sniper = boardNamed('behind-enemy-lines').spawns.find(({ face }) => face === '6A');
    expect(sniper?.items).toEqual(['sniper']);
  });

  it('a hill has two covers, the radio stands where the scenario has it', () => {
    expect(boardNamed('hill-314').cover.get('2A')).toEqual({ top: 3, bottom: 1 });
    expect(boardNamed('critical-intelligence').radio).toBe('6B');
    expect(boardNamed('la-raye').radio).toBeNull();
  });

  it('every kind of unit, card and verb of the data has a glyph', () => {
    const names = [
      ...BOOK.units.map(({ id }) => id),
      ...BOOK.kinds.map(({ id }) => id),
      ...BOOK.kinds.flatMap(({ acts }) => acts.map(({ verb }) => verb)),
    ];
    expect(names.filter((name) => art.glyphName(name) === null)).toEqual([]);
    expect(normandyRules.tiles).toEqual(normandy.FACES.map((face) => face.toLowerCase()));
  });
});

describe('rivers', () => {
  const absolute = (tile: art.BoardTile, height: number): number => tile.hy * art.HALF + height;

  it.each(BOARDS)('meet on $name wherever two lie side by side', ({ board }) => {
    const wet = board.tiles.filter(({ face }) => normandy.hasRiver(face));
    for (const west of wet) {
      for (const east of wet) {
        if (east.hx !== west.hx + 2 || Math.abs(east.hy - west.hy) > 1) continue;
        const out = absolute(west, normandy.riverEnds(west, board.tiles).east);
        expect(out, `${west.face} to ${east.face}`).toBe(
          absolute(east, normandy.riverEnds(east, board.tiles).west),
        );
      }
    }
  });

  it('are continuous across the board if rows are shifted by half a tile', () => {
    const { tiles } = boardNamed('tessy-sur-vire');
    const ends = (face: string): normandy.RiverEnds => {
      const tile = tiles.find((laid) => laid.face === face);
      if (tile === undefined) throw new Error(face);
      return normandy.riverEnds(tile, tiles);
    };
    expect(ends('17A')).toEqual({ west: 80, east: 120 });
    expect(ends('14A')).toEqual({ west: 40, east: 120 });
    expect(ends('15A')).toEqual({ west: 40, east: 40 });
  });

  it('cross the edge level and at the promised height, with the same banks on both sides', () => {
    // The sandy rim is 52 wide; from x = -28 it must run level and end at the edge, at 0, where it
    // began, with a last handle less than one unit off.
    const rimFrom = (y: number): RegExp =>
      new RegExp(`M-28 ${y}c[\\d.]+ 0 [\\d.]+ 0 14 0c[\\d.]+ 0 [\\d.]+(?: 0| \\.\\d|-\\.\\d) 14 0`);
    for (const face of ['13A', '14A', '15A', '17A', '18A']) {
      expect(normandy.tileArt(face, { west: 40, east: 120 }), face).toMatch(rimFrom(40 + 26));
      expect(normandy.tileArt(face, { west: 120, east: 40 }), face).toMatch(rimFrom(120 + 26));
      expect(normandy.tileArt(face), face).toMatch(rimFrom(80 + 26));
      // The other bank comes back from the east edge.
      expect(normandy.tileArt(face, { west: 40, east: 120 }), face).toMatch(/L188 94c-/);
    }
  });
});

describe('places on a tile', () => {
  it('counters keep clear of the four corners and of each other', () => {
    for (let count = 1; count <= 4; count++) {
      const places = art.counterPlaces(count);
      expect(places).toHaveLength(count);
      for (const { x, y, radius } of places) {
        expect(x - radius).toBeGreaterThan(20);
        expect(x + radius).toBeLessThan(150);
        expect(y + radius).toBeLessThan(132);
      }
      places.forEach((a, i) => {
        for (const b of places.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
        }
      });
    }
    expect(art.counterPlaces(7)).toHaveLength(art.MOST_COUNTERS);
  });

  it('the odds never cover the shield or star, nor leave the tile', () => {
    for (const text of ['7 %', '64 %', '100 %']) {
      const width = art.chancePillWidth(text, true);
      for (let count = 1; count <= 4; count++) {
        for (const place of art.counterPlaces(count)) {
          const { x, y } = art.chancePlace(place, width);
          expect(x - width / 2).toBeGreaterThanOrEqual(0);
          expect(x + width / 2).toBeLessThanOrEqual(160);
          const isBesideStar = y - 16 < 38;
          if (isBesideStar) expect(x + width / 2).toBeLessThanOrEqual(122);
          if (isBesideStar) expect(x - width / 2).toBeGreaterThanOrEqual(43);
        }
      }
    }
  });

  it('a spawn tag never covers the marks of control', () => {
    for (const items of [['A'], ['A', 'B', 'C'], ['A', 'B', 'C', 'sniper', 'mortar']]) {
      for (const marks of [0, 1, 2]) {
        const width = art.spawnTagWidth(items);
        const { spawn, number } = art.footPlaces(width, marks);
        const left = spawn.x - width * spawn.scale;
        expect(left).toBeGreaterThanOrEqual(marks === 0 ? 8 : 16 + marks * 27);
        expect(spawn.scale).toBeGreaterThan(0.8);
        const isNumberBeside = number.y > 140;
        if (isNumberBeside) expect(spawn.x).toBeLessThan(number.x - 26);
      }
    }
  });

  it('five counters are drawn as three and a number', () => {
    const board = boardNamed('la-raye');
    const unit: art.BoardUnit = { face: '3B', side: 0, kind: 'riflemen', squad: 'A', defence: 4 };
    const crowded = { ...board, units: Array.from({ length: 5 }, () => unit) };
    expect(art.boardArt(crowded, normandy.NORMANDY_GROUND)).toContain('>+2<');
  });
});
