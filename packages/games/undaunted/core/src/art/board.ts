import { placed } from '@bivouac/table/art/path.ts';
import { TILE_CLIP } from '@bivouac/table/art/symbols.ts';
import { type Board, type BoardTile, HALF, ownerOf, TILE } from './board-type.ts';
import { counterArt } from './counter.ts';
import type { GroundLook } from './ground-look.ts';
import {
  controlEdge,
  controlFlag,
  coverShield,
  moreMark,
  objectiveStar,
  radioMark,
  scoutedBadge,
  spawnTag,
  spawnTagWidth,
  tileNumber,
} from './marks.ts';
import {
  COVER_PLACE,
  controlPlaces,
  counterPlaces,
  footPlaces,
  MOST_COUNTERS,
  mixedPlaces,
  RADIO_PLACE,
  STAR_PLACE,
} from './places.ts';
import { artSide } from './side.ts';

/** One tile with its edge, at 0, 0. */
export function tilePlate(tile: BoardTile, tiles: readonly BoardTile[], look: GroundLook): string {
  return (
    `<g clip-path="url(#${TILE_CLIP})">${look.tileArt(tile, tiles)}</g>` +
    '<rect width="160" height="160" rx="4" fill="none" stroke="#38321f" stroke-width="1.8"/>' +
    '<path d="M1.6 157V1.6H157" fill="none" stroke="#fff" opacity=".4"/>'
  );
}

/** The shadows of all tiles, to be drawn under the first of them. */
const tileShadows = (tiles: readonly BoardTile[]): string =>
  `<path fill="#2b2513" opacity=".34" d="${tiles
    .map(({ hx, hy }) => `M${hx * HALF + 3} ${hy * HALF + 5}h${TILE}v${TILE}h-${TILE}z`)
    .join('')}"/>`;

/** All tiles with their shadows; nothing that changes during a game. */
export const groundArt = (tiles: readonly BoardTile[], look: GroundLook): string =>
  tileShadows(tiles) +
  tiles
    .map((tile) => placed(tilePlate(tile, tiles, look), tile.hx * HALF, tile.hy * HALF))
    .join('');

/** A whole board as it is set up, in full art. The view box is `boardSize`, with some room around. */
export function boardArt(board: Board, look: GroundLook): string {
  const marks = board.tiles.map((tile) =>
    placed(tileMarks(board, tile.face), tile.hx * HALF, tile.hy * HALF),
  );
  const units = board.tiles.map((tile) =>
    placed(tileUnits(board, tile.face, look), tile.hx * HALF, tile.hy * HALF),
  );
  return groundArt(board.tiles, look) + marks.join('') + units.join('');
}

function tileMarks(board: Board, face: string): string {
  const owner = ownerOf(board, face);
  const cover = board.cover.get(face);
  const objective = board.objectives.get(face);
  const tag = board.spawns.find((spawn) => spawn.face === face);
  const marks = (board.control.get(face) ?? []).filter((holding) => holding !== null).length;
  const foot = footPlaces(tag === undefined ? 0 : spawnTagWidth(tag.items), marks);
  return [
    owner === null ? '' : controlEdge(owner),
    cover === undefined ? '' : placed(coverShield(cover), COVER_PLACE.x, COVER_PLACE.y),
    objective === undefined
      ? ''
      : placed(objectiveStar(objective, owner), STAR_PLACE.x, STAR_PLACE.y),
    face === board.radio ? placed(radioMark(), RADIO_PLACE.x, RADIO_PLACE.y) : '',
    placed(tileNumber(face), foot.number.x, foot.number.y),
    tag === undefined
      ? ''
      : placed(spawnTag(tag.side, tag.items), foot.spawn.x, foot.spawn.y, foot.spawn.scale),
    board.signs?.get(face) ?? '',
    controlMarks(board, face),
  ].join('');
}

function controlMarks(board: Board, face: string): string {
  const holdings = board.control.get(face) ?? [null, null];
  const places = controlPlaces(holdings);
  return holdings
    .map((holding, side) => {
      const place = places[side];
      if (holding === null || place === null || place === undefined) return '';
      const mark = holding === 'controlled' ? controlFlag : scoutedBadge;
      return placed(mark(artSide(side)), place.x, place.y);
    })
    .join('');
}

function tileUnits(board: Board, face: string, look: GroundLook): string {
  const units = board.units.filter((unit) => unit.face === face);
  const mixed = mixedPlaces(units.map(({ isWide = false }) => isWide));
  const places = mixed ?? counterPlaces(units.length, look.isMiddleTaken(face));
  const hidden = mixed === null ? units.length - MOST_COUNTERS : 0;
  return places
    .map(({ x, y, radius }, i) => {
      const unit = units[i];
      if (unit === undefined) return '';
      if (hidden > 0 && i === MOST_COUNTERS - 1) return placed(moreMark(hidden + 1), x, y);
      return placed(unit.draw?.(radius) ?? counterArt({ ...unit, radius }), x, y);
    })
    .join('');
}
