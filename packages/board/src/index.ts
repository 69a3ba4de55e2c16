/** Pure geometry of boards: half-shifted squares, hexes, cheapest paths, line of sight on hexes. */
export { type Board, OFF_BOARD, within } from './grid.ts';
export {
  type Cube,
  type HexBoard,
  hexBoard,
  STANDARD_ROW_LENGTHS,
} from './hex.ts';
export { DIRECTION, DIRECTIONS, type Direction, opposite, turn } from './hex-direction.ts';
export {
  type LayoutError,
  MAX_COORDINATE,
  type OffsetSquareBoard,
  offsetSquareBoard,
  type Stagger,
  type Tile,
} from './offset-squares.ts';
export {
  type Movement,
  pathTo,
  type Reach,
  reach,
  STOP,
  type StepCost,
  type StopCost,
} from './path.ts';
export { isBlockedStep, isClear, type LineStep, line } from './sight.ts';
