import { hashState, sha256 } from '@bivouac/kernel';

/** One hash over many states, each bound to all before it. */
export function chainHashes(states: readonly unknown[]): string {
  let chain = '';
  for (const state of states) chain = sha256(`${chain}${hashState(state)}`);
  return chain;
}
