import { canonical } from '../json.ts';
import { sha256 } from './sha256.ts';

/** The canonical hash of a state: equal positions, equal hash, on every machine. */
export function hashState(state: unknown): string {
  return sha256(canonical(state));
}
