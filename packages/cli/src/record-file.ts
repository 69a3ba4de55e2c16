import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { EXIT_FAILURE, Refusal } from './problems.ts';

/** How every record begins, whatever its format. */
const MAGIC = 'bivouac record ';

/** The text of a record file. */
export function readRecordFile(path: string): string {
  try {
    const stat = statSync(path);
    // A device such as /dev/zero never ends; a pipe from another command does.
    if (!stat.isFile() && !stat.isFIFO()) throw refuseToRead(path, 'EISDIR');
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof Refusal ? error : refuseToRead(path, causeOf(error));
  }
}

/**
 * Writes a record so that the file holds either the old text or the new one, never a torn one. A
 * file that is not a record may be the user's work and is not written over.
 */
export function writeRecordFile(path: string, text: string): void {
  refuseForeignFile(path);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Refusal({ code: 'cannot-write', path, cause: causeOf(error) }, EXIT_FAILURE);
  }
}

export function refuseForeignFile(path: string): void {
  let start: string;
  try {
    start = readStart(path);
  } catch (error) {
    const cause = causeOf(error);
    if (cause === 'ENOENT') return;
    throw new Refusal({ code: 'cannot-write', path, cause }, EXIT_FAILURE);
  }
  if (start !== '' && start !== MAGIC) {
    throw new Refusal({ code: 'not-our-file', path }, EXIT_FAILURE);
  }
}

function readStart(path: string): string {
  // Neither a folder nor a device: reading from a terminal would wait forever.
  if (!statSync(path).isFile()) throw Object.assign(new Error(path), { code: 'EISDIR' });
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** The system's code for what went wrong (`ENOENT`); the texts know the common ones. */
export function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}

function refuseToRead(path: string, cause: string): Refusal {
  return new Refusal({ code: 'cannot-read', path, cause }, EXIT_FAILURE);
}
