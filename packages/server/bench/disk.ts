import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds for flushing one page to the disk: the lower bound for acknowledging an act. */
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
