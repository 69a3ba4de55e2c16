/** Things on the map that are pointed out. */
export interface Lit {
  readonly units: readonly number[];
  readonly tiles: readonly number[];
}

export const UNLIT: Lit = { units: [], tiles: [] };
