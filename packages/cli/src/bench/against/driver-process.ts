import { type ChildProcess, fork } from 'node:child_process';
import type { Catalogue, Slice, SliceRequest } from './messages.ts';

/** One of the two revisions: the path of its driver, and the name of the revision in errors. */
export interface Side {
  readonly script: string;
  failure(detail: string): Error;
}

/** A process that plays games of one revision. */
export interface Driver {
  readonly catalogue: Catalogue;
  play(request: SliceRequest): Promise<Slice>;
  stop(): Promise<void>;
}

/** Starts a driver; the signal ends it at once, and whatever it was asked for then fails. */
export async function startDriver(side: Side, signal: AbortSignal): Promise<Driver> {
  const child = fork(side.script, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  // The end of the process tells the same; without a listener the error would end ours.
  child.on('error', () => undefined);
  const complaints = collect(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const fail = (): Error => side.failure(firstError(complaints()));
  const catalogue = await answerOf<Catalogue>(child, ended, fail);
  return {
    catalogue,
    play(request) {
      child.send(request);
      return answerOf<Slice>(child, ended, fail);
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The next message, or a failure if the process ends before it. */
function answerOf<Answer>(child: ChildProcess, ended: Promise<void>, fail: () => Error) {
  return new Promise<Answer>((resolve, reject) => {
    // The driver is our own program, and answers as `messages.ts` says.
    child.once('message', (message) => resolve(message as Answer));
    ended.then(() => reject(fail()));
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** Node prints the line of the source first and the stack last; the sentence stands between. */
export function firstError(complaints: string): string {
  const sentence = /^\w*Error\b[^:\n]*: (.*)$/m.exec(complaints)?.[1];
  return sentence ?? (complaints.trim().split('\n')[0] || 'its process ended');
}
