import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@bivouac/kernel';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/** A job reports its progress here, and learns that it should stop. */
export interface JobPort<Note> {
  note(note: Note): void;
  isStopped(): boolean;
}

/** The worker's side of a pool: prepares once, then does the jobs it is handed. */
export function serveJobs<Data, Answer, Note = never>(
  prepare: (data: Data) => (job: number, port: JobPort<Note>) => Answer,
): void {
  const parent = must(parentPort, 'a worker has a parent');
  const start: WorkerStart & { readonly data: Data } = workerData;
  const doJob = prepare(start.data);
  const post = (message: FromWorker<Answer, Note>): void => parent.postMessage(message);
  const port: JobPort<Note> = {
    note: (note) => post({ kind: 'note', note }),
    isStopped: () => Atomics.load(start.stop, 0) !== 0,
  };
  parent.on('message', ({ job }: ToWorker) => {
    post({ kind: 'answer', job, answer: doJob(job, port) });
  });
}
