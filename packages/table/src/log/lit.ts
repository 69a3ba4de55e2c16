import type { SubjectKey } from '@bivouac/kernel';

/** Things on the map that are pointed out. */
export interface Lit {
  readonly units: readonly number[];
  readonly tiles: readonly number[];
  readonly areas: readonly number[];
}

export const UNLIT: Lit = { units: [], tiles: [], areas: [] };

/** The same as a drawn table knows them. */
export const litThings = ({ units, tiles, areas }: Lit): readonly SubjectKey[] => [
  ...units.map((id): SubjectKey => `unit:${id}`),
  ...tiles.map((id): SubjectKey => `tile:${id}`),
  ...areas.map((id): SubjectKey => `area:${id}`),
];
