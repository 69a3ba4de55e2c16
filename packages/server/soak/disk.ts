import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** False if this account may not mount a disk; `limitFiles` then does the same to a server. */
  readonly canFill: boolean;
  /** Returns whether it is full now. */
  fill(): boolean;
  free(): void;
  remove(): void;
}

const SIZE = '48m';
const BLOCK = Buffer.alloc(64 * 1_024);

export function mountDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  const canFill = mount.status === 0;
  const ballast = join(folder, 'ballast');
  const free = (): void => rmSync(ballast, { force: true });
  return {
    folder,
    canFill,
    fill() {
      if (!canFill) return false;
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return true;
        throw error;
      } finally {
        closeSync(file);
      }
    },
    free,
    remove() {
      if (canFill) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether files of another process of this account can be kept from growing. */
export const canLimitFiles = (): boolean => spawnSync('prlimit', ['--version']).status === 0;

/**
 * Caps the size of every file of a process in bytes, as a full disk does; null removes the cap. Returns
 * whether there is such a process.
 */
export function limitFiles(pid: number, bytes: number | null): boolean {
  const size = `--fsize=${bytes ?? 'unlimited'}:`;
  return spawnSync('prlimit', ['--pid', String(pid), size]).status === 0;
}
