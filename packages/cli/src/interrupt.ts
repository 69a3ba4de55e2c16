import { EXIT_INTERRUPTED } from './problems.ts';

/** The polite ways to tell a program to stop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Turns Ctrl-C into a request to finish; the second one ends the program at once. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const stop = (): void => {
    if (control.signal.aborted) process.exit(EXIT_INTERRUPTED);
    control.abort();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  try {
    return await work(control.signal);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
