import type { Picture } from '@bivouac/table/contract/picture.ts';
import { cityPlan } from '../art/index.ts';
import { GROUND_NAMES, placeOf, TILES } from '../rules/index.ts';

/** A tile of the plan is drawn 160 wide and shown 20 wide. */
const SIZE = 20;
const SCALE = SIZE / 160;
/** The quays: the eastern part of the city with its river, in the shape of a thumb. */
const SHOWN = { x: 132, y: 0, width: 140, height: 120 };
const BANK = 250;

const at = (tile: number): { x: number; y: number } => {
  const { hx, hy } = placeOf(tile);
  return { x: (hx * SIZE) / 2, y: (hy * SIZE) / 2 };
};

/** The city of the whole campaign, small: one plan for all of its battles. */
export function cityThumb(): Picture {
  const { x, y, width, height } = SHOWN;
  const river = `<path d="M${BANK - 20} 0H${x + width}V${height}H${BANK - 20}z" fill="#8fb6c1"/>`;
  const ground = TILES.map((_, tile) => {
    const { x: left, y: top } = at(tile);
    const plan = cityPlan(GROUND_NAMES[tile] ?? '', 0);
    return `<g transform="translate(${left} ${top}) scale(${SCALE})">${plan}</g>`;
  }).join('');
  const edges = TILES.map((_, tile) => `M${at(tile).x} ${at(tile).y}h20v20h-20z`).join('');
  return {
    art: `${river}${ground}<path d="${edges}" fill="none" stroke="#3d3826"/>`,
    viewBox: `${x} ${y} ${width} ${height}`,
  };
}
