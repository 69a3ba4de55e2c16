import { Worker } from 'node:worker_threads';

/** Carries the log of a SQLite file over into it, while others write. */
export interface Checkpointer {
  close(): Promise<void>;
}

/** Earlier versions could damage a log that one carries over while another begins it anew. */
const SAFE = [3, 51, 3];

export function canCheckpointConcurrently(version = process.versions.sqlite ?? ''): boolean {
  const parts = version.split('.').map(Number);
  const at = SAFE.findIndex((part, i) => part !== parts[i]);
  return at < 0 || (parts[at] ?? 0) > (SAFE[at] ?? 0);
}

/**
 * Works in a thread of its own, on a connection of its own: whoever writes goes on meanwhile, and the log
 * stays so short that it need not grow. If the thread dies, nothing is lost: then the writer carries the
 * log over when it has become long, and everybody waits for that.
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
