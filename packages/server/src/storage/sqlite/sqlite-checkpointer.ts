import { Worker } from 'node:worker_threads';

/** Checkpoints the WAL of a SQLite file while others write. */
export interface Checkpointer {
  close(): Promise<void>;
}

/** Earlier versions could corrupt a WAL that one connection checkpoints while another restarts it. */
const SAFE = [3, 51, 3];

export function canCheckpointConcurrently(version = process.versions.sqlite ?? ''): boolean {
  const parts = version.split('.').map(Number);
  const at = SAFE.findIndex((part, i) => part !== parts[i]);
  return at < 0 || (parts[at] ?? 0) > (SAFE[at] ?? 0);
}

/**
 * Runs in a thread with its own connection, so that writers are not blocked and the WAL stays short. If the thread
 * dies, nothing is lost: the writer then checkpoints a long WAL itself, and all writes wait for that.
 */
export function startCheckpointer(path: string): Checkpointer {
  const worker = new Worker(new URL('./sqlite-checkpointer-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 },
  });
  worker.unref();
  worker.on('error', () => undefined);
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  return {
    async close() {
      worker.ref();
      worker.postMessage('close');
      await gone;
    },
  };
}
