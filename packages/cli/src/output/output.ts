import { styleText } from 'node:util';
import { EXIT_FAILURE } from '../problems.ts';

/** Where a command speaks. */
export interface Output {
  /** A line on standard output. */
  line(text?: string): void;
  /** The one JSON object of a command that was asked for it. */
  json(value: object): void;
  /** A line for the person at the terminal, never mixed with results. */
  aside(text: string): void;
  readonly heading: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** Lines are broken when this is called, and people search and copy what a terminal shows. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The same output without the hard spaces of sentences. */
export const withPlainSpaces = (output: Output): Output => ({
  ...output,
  line: (text = '') => output.line(plainSpaces(text)),
  aside: (text) => output.aside(plainSpaces(text)),
});

/** Text only; Node leaves out colours and weight where the output is no terminal. */
export function processOutput(): Output {
  return {
    line: (text = '') => void process.stdout.write(`${text}\n`),
    json: (value) => void process.stdout.write(`${JSON.stringify(value)}\n`),
    aside: (text) => void process.stderr.write(`${text}\n`),
    heading: (text) => styleText('bold', text),
    dim: (text) => styleText('dim', text),
  };
}

/** A reader that stopped listening (`| head`) is no reason to complain; a full disk is. */
export function leaveWhenNobodyListens(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_FAILURE);
  });
  process.stderr.on('error', () => undefined);
}
