import type { Thing } from '../session/choice.ts';

/** Things on the map that are pointed out. */
export interface Lit {
  readonly units: readonly number[];
  readonly tiles: readonly number[];
  readonly areas: readonly number[];
}

export const UNLIT: Lit = { units: [], tiles: [], areas: [] };

/** The same as a drawn table knows them. */
export const litThings = ({ units, tiles, areas }: Lit): readonly Thing[] => [
  ...units.map((id): Thing => `unit:${id}`),
  ...tiles.map((id): Thing => `tile:${id}`),
  ...areas.map((id): Thing => `area:${id}`),
];
