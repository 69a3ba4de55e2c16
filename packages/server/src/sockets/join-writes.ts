import type { Writable } from 'node:stream';

/**
 * To be called before each write: whatever is written until the code that runs now has ended goes out
 * together. Handing bytes to the system is the dearest part of telling a page what has happened, and
 * whoever acts hears two things at once: the new table, and that his act is done.
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
    // After the promises that the present code fulfils.
    process.nextTick(release);
  };
}
