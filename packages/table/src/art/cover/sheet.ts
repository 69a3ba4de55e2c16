import { INK } from '../palette.ts';
import { num, path, stroke } from '../path.ts';

// The whole sheet of the shelf: neat line, scale border, map window, folds and an empty title
// block. The title itself is text of the page, laid over the block.

export const SHEET_BOX = '0 0 252 318';

const WIDTH = 252;
const HEIGHT = 318;
const MARGIN = 7;
const BORDER = 5;
const PIECE = 13;

/** Where the title block lies, in units of the sheet. */
export const TITLE_BLOCK = { x: 12, y: 248, width: 228, height: 58 } as const;

/** A sheet round the map of a cover. */
export function frameArt(map: string): string {
  const inner = MARGIN + BORDER;
  const window = { width: WIDTH - 2 * inner, height: TITLE_BLOCK.y - inner };
  return (
    path(`M0 0h${WIDTH}v${HEIGHT}H0z`, { fill: INK.card }) +
    `<svg x="${inner}" y="${inner}" width="${window.width}" height="${window.height}" viewBox="0 0 226 262" ` +
    `preserveAspectRatio="xMidYMid slice" overflow="hidden">${map}</svg>` +
    border() +
    stroke(`M${inner} ${TITLE_BLOCK.y}h${window.width}`, INK.ink, 1.4) +
    folds() +
    north(WIDTH - inner - 19, TITLE_BLOCK.y + TITLE_BLOCK.height / 2)
  );
}

function border(): string {
  const frame = (gap: number): string =>
    `M${gap} ${gap}h${WIDTH - 2 * gap}v${HEIGHT - 2 * gap}H${gap}z`;
  const middle = MARGIN + BORDER / 2;
  const pieces = { 'stroke-dasharray': `${PIECE} ${PIECE}` };
  const long = WIDTH - 2 * MARGIN;
  const high = HEIGHT - 2 * MARGIN;
  return (
    stroke(
      `M${MARGIN} ${middle}h${long}M${MARGIN} ${HEIGHT - middle}h${long}` +
        `M${middle} ${MARGIN + PIECE}v${high - PIECE}M${WIDTH - middle} ${MARGIN + PIECE}v${high - PIECE}`,
      INK.ink,
      BORDER - 1.4,
      pieces,
    ) + stroke(frame(MARGIN) + frame(MARGIN + BORDER), INK.ink, 1)
  );
}

const folds = (): string =>
  stroke(`M${WIDTH / 2} 0v${HEIGHT}M0 ${HEIGHT / 2}h${WIDTH}`, '#fff', 1, { opacity: '.4' }) +
  stroke(`M${WIDTH / 2 + 1} 0v${HEIGHT}M0 ${HEIGHT / 2 + 1}h${WIDTH}`, '#3b3018', 1, {
    opacity: '.14',
  });

const north = (x: number, y: number): string =>
  `<g transform="translate(${num(x)} ${num(y)})">` +
  stroke('M0-17 4.6 9 0 5.6-4.6 9z', INK.ink, 1) +
  path('M0-17 4.6 9 0 5.6z', { fill: INK.ink }) +
  `${stroke('M-6.6 15H6.6', INK.ink, 1)}</g>`;
