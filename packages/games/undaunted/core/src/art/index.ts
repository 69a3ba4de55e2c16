// The pictures that all titles of Undaunted share: strings of SVG, always the same for the same question. They need the
// symbols of `artDefs`, placed once on a page in an SVG of no size (not `display: none`). Words in
// them have the class `art-label`, which sets the typeface.

export { artDefs } from '@bivouac/table/art/symbols.ts';
export {
  boardArt,
  groundArt,
  tilePlate,
} from './board.ts';
export { type BoardBook, boardOf, coverOf } from './board-of.ts';
export {
  type Board,
  type BoardSpawn,
  type BoardTile,
  type BoardUnit,
  boardSize,
  HALF,
  type Holding,
  ownerOf,
  TILE,
} from './board-type.ts';
export { BAND_BOX, cardBand, FOG_BOX, fogArt } from './card.ts';
export { COUNTER_RADIUS, type CounterLook, counterArt } from './counter.ts';
export { GLYPH_BOX, GLYPHS, type GlyphName, glyph, glyphName } from './glyphs.ts';
export type { GroundLook } from './ground-look.ts';
export {
  brackets,
  type Cover,
  chancePill,
  chancePillWidth,
  controlEdge,
  controlFlag,
  coverShield,
  moreMark,
  objectiveStar,
  radioMark,
  type SpawnItem,
  scoutedBadge,
  shotLine,
  spawnTag,
  spawnTagWidth,
  targetBadge,
  targetRing,
  tileDashes,
  tileNumber,
} from './marks.ts';
export { compass, paperArt } from './paper.ts';
export * from './places.ts';
export { artSide } from './side.ts';
export { boardThumb, type FaceSign, thumbSize } from './thumb.ts';
