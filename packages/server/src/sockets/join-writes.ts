import type { Writable } from 'node:stream';

/**
 * Call it before each write: all writes of the current tick go out in one system call. System calls are the largest
 * cost of a broadcast, and a player who acts gets two messages at once: the new table, and the answer.
 */
export function joinWrites(stream: Pick<Writable, 'cork' | 'uncork'>): () => void {
  let isHeld = false;
  const release = (): void => {
    isHeld = false;
    stream.uncork();
  };
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    // Runs after the promises that the current code resolves.
    process.nextTick(release);
  };
}
