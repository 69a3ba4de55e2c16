import { done, fail, type Result } from '@bivouac/kernel';

const DEFAULT_PORT = 8080;

/** The port to listen on, or the sentence that says what is wrong with it. 0 takes any free one. */
export function readPort(text: string | undefined): Result<number, string> {
  if (text === undefined || text === '') return done(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return done(port);
  return fail(`PORT is “${text}”; it must be a whole number from 1 to 65535, such as PORT=8080.`);
}

/** Why listening failed, as a sentence; undefined for what is not the caller's to mend. */
export function explainListenError(error: unknown, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = `Choose another one: PORT=${port === 0 ? DEFAULT_PORT : port + 1} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. ${another}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. ${another}`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return 'HOST is not an address of this computer. Leave it out, or use HOST=0.0.0.0.';
  }
  return undefined;
}
