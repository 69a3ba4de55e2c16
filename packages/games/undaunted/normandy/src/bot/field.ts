import { type Brief, isMarked } from './brief.ts';

/** What a goal one step away is worth, compared with standing on it. */
const STEP = 0.76;
/** Entering a tile that is not yet scouted: somebody has to scout it first. */
const UNSCOUTED = 0.55;

/** How much of a tile's pull reaches its neighbours. */
export function passOf(brief: Brief, tile: number, needsMarker: boolean): number {
  return needsMarker && !isMarked(brief, brief.seat, tile) ? STEP * UNSCOUTED : STEP;
}

/** The pull of the wanted tiles all over the board: the best goal, less the further it is. */
export function pullOf(brief: Brief, wanted: readonly number[], needsMarker: boolean): number[] {
  const { layout, neighbours } = brief.scenario;
  const pull = wanted.slice();
  const pass: number[] = [];
  for (let i = 0; i < layout.length; i++) {
    pass.push(passOf(brief, layout[i]?.tile as number, needsMarker));
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let i = 0; i < layout.length; i++) {
      const tile = layout[i]?.tile as number;
      const offered = (pull[tile] as number) * (pass[i] as number);
      if (offered === 0) continue;
      for (const near of neighbours[tile] as readonly number[]) {
        // The margin keeps rounding from going round for ever.
        if (offered > (pull[near] as number) + 1e-9) {
          pull[near] = offered;
          isChanged = true;
        }
      }
    }
  }
  return pull;
}
