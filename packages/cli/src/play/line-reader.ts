import { createInterface } from 'node:readline';
import { STOP_SIGNALS } from '../interrupt.ts';
import { plainSpaces } from '../output/output.ts';

/** The input of the player, line by line. */
export interface LineReader {
  /** The next line; `undefined` when the player has left: Ctrl-C, Ctrl-D, the end of a script. */
  ask(prompt: string): Promise<string | undefined>;
  /** Forgets what was typed before it was asked for. */
  dropTypedAhead(): void;
  /** Ctrl-C, which must work even while the program asks nothing. */
  readonly interrupted: AbortSignal;
  close(): void;
}

/** `keepHistory`: whether the arrow keys may bring back earlier lines, of any player. */
export function openLineReader(keepHistory: boolean): LineReader {
  const { stdin, stdout } = process;
  const lines = createInterface({
    input: stdin,
    output: stdout,
    terminal: Boolean(stdin.isTTY && stdout.isTTY),
    historySize: keepHistory ? 100 : 0,
  });
  const typedAhead: string[] = [];
  const control = new AbortController();
  let isEnded = false;
  let waiting: ((line: string | undefined) => void) | undefined;

  const give = (line: string | undefined): void => {
    const giveTo = waiting;
    waiting = undefined;
    giveTo?.(line);
  };
  const interrupt = (): void => {
    control.abort();
    give(undefined);
  };
  lines.on('line', (line) => {
    if (waiting === undefined) typedAhead.push(line);
    else give(line);
  });
  lines.on('close', () => {
    isEnded = true;
    give(undefined);
  });
  lines.on('SIGINT', interrupt);
  for (const signal of STOP_SIGNALS) process.on(signal, interrupt);

  const next = (): Promise<string | undefined> => {
    if (control.signal.aborted) return Promise.resolve(undefined);
    const line = typedAhead.shift();
    if (line !== undefined || isEnded) return Promise.resolve(line);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };

  return {
    interrupted: control.signal,
    async ask(question) {
      const prompt = plainSpaces(question);
      // A terminal echoes what is typed; a script's lines are echoed here, so that what is
      // printed reads as a conversation either way.
      if (!stdin.isTTY) stdout.write(prompt);
      else if (!isEnded) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const line = await next();
      if (!stdin.isTTY || line === undefined) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    dropTypedAhead() {
      if (stdin.isTTY) typedAhead.length = 0;
    },
    close() {
      for (const signal of STOP_SIGNALS) process.off(signal, interrupt);
      lines.close();
      stdin.pause();
    },
  };
}
