import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@bivouac/kernel';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/** What a job gets besides its number. */
export interface Desk<Note> {
  note(note: Note): void;
  isStopped(): boolean;
}

/** The worker's side of a pool: prepares once, then does the jobs it is handed. */
export function serveJobs<Data, Answer, Note = never>(
  prepare: (data: Data) => (job: number, desk: Desk<Note>) => Answer,
): void {
  const port = must(parentPort, 'a worker has a parent');
  const start = workerData as WorkerStart;
  const doJob = prepare(start.data as Data);
  const post = (message: FromWorker<Answer, Note>): void => port.postMessage(message);
  const desk: Desk<Note> = {
    note: (note) => post({ kind: 'note', note }),
    isStopped: () => Atomics.load(start.stop, 0) !== 0,
  };
  port.on('message', ({ job }: ToWorker) => {
    post({ kind: 'answer', job, answer: doJob(job, desk) });
  });
}
