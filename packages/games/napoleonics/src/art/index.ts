// Pictures of Napoleonics: pure functions that return SVG. No rules, no words of a language.
export { artDefs } from '@bivouac/table/art/symbols.ts';
export { type BannerSign, type BannerState, bannerArt } from './banner.ts';
export {
  type CardSign,
  cardSign,
  type Dot,
  fieldThumb,
  MAP_HEIGHT,
  MAP_WIDTH,
  sectionMap,
} from './card.ts';
export { countryArt, hexNames, SHEET, SHEET_BOX } from './country.ts';
export { type DieState, dieArt } from './dice.ts';
export { type Field, fieldOf, GROUNDS, type Ground, turnedField } from './field.ts';
export { bicorne } from './figures.ts';
export { centreOf, FIELD_HEIGHT, HEX_COUNT, HEX_RADIUS, HEX_WIDTH, hexPath } from './hex.ts';
export { hasLightBlocks, type Nation, sideOf, sideOfNation } from './ink.ts';
export {
  blockedArt,
  chipArt,
  cursorArt,
  exitArt,
  goalArt,
  groundShield,
  litArt,
  objectiveArt,
  type RingState,
  ringArt,
  sightArt,
  type TagSign,
  tagArt,
  targetArt,
  wayArt,
} from './marks.ts';
export {
  blocksArt,
  leaderChip,
  leaderPlace,
  leaderRibbon,
  lookOf,
  plateArt,
  plateFoot,
  signsArt,
  type UnitLook,
  unitArt,
} from './units.ts';
