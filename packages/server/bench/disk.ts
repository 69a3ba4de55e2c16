import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How long the disk takes until it has a page: no act can be acknowledged sooner. Milliseconds. */
export function timeDisk(folder: string): number[] {
  const file = openSync(join(folder, 'disk'), 'w');
  const page = Buffer.alloc(4_096, 1);
  const times = Array.from({ length: 300 }, () => {
    const start = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return times;
}
