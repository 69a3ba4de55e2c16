import { expect, it } from 'vitest';
import { noteOf, readNote } from '../src/storage/append-postgres.ts';
import { newEntry } from './tools/rows.ts';

it('carries an entry to other processes whole, or by number where it is too long', () => {
  const { entry } = newEntry('game', 7, {
    body: 'order “two”\nmarch to mill | d6:5,2',
    ref: 'r-1',
  });
  const heard = readNote('here', noteOf('there', entry));
  expect(heard).toMatchObject({ game: 'game', seq: 7 });
  expect(heard?.entry()).toEqual(entry);
  expect(readNote('here', noteOf('here', entry))).toBeNull();
  const long = noteOf('there', { ...entry, body: 'é'.repeat(4_000) });
  expect(Buffer.byteLength(long)).toBeLessThan(8_000);
  expect(readNote('here', long)?.entry()).toBeNull();
  expect(readNote('here', long)?.seq).toBe(7);
});
