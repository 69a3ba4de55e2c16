import { expect, it } from 'vitest';
import { noteOf, readSheet, sheetsOf } from '../src/storage/notes.ts';
import { newEntry } from './tools/rows.ts';

/** As the database puts sheets together. */
function sheets(process: string, notes: readonly string[]): string[] {
  const numbers = sheetsOf(notes);
  const last = numbers.at(-1) ?? 0;
  return Array.from(
    { length: last + 1 },
    (_, sheet) => process + notes.filter((_note, i) => numbers[i] === sheet).join(''),
  );
}

const { entry } = newEntry('game', 7, {
  body: 'order “two”\nmarch to mill | d6:5,2',
  ref: 'r-1',
});

it('carries an entry to other processes whole, or by number where it is too long', () => {
  const [heard] = readSheet('here', `there${noteOf(entry)}`);
  expect(heard).toMatchObject({ game: 'game', seq: 7 });
  expect(heard?.entry()).toEqual(entry);
  const long = readSheet('here', `there${noteOf({ ...entry, body: 'é'.repeat(4_000) })}`);
  expect(long).toMatchObject([{ game: 'game', seq: 7 }]);
  expect(long[0]?.entry()).toBeNull();
});

it('hears of every entry on a sheet, also of one that it cannot read', () => {
  const torn = noteOf({ ...entry, game: 'torn' }).slice(0, -5);
  const heard = readSheet('here', `there${torn}${noteOf(entry)}`);
  expect(heard.map(({ game, seq }) => [game, seq])).toEqual([
    ['torn', 7],
    ['game', 7],
  ]);
  expect(heard.map((note) => note.entry())).toEqual([null, entry]);
});

it('is silent about what a process has written itself, but not about a process named alike', () => {
  const sheet = `here${noteOf(entry)}`;
  expect(readSheet('here', sheet)).toEqual([]);
  expect(readSheet('her', sheet)).toHaveLength(1);
});

it('puts as many notes on a sheet as the database passes on, and loses none', () => {
  const process = 'p'.repeat(36);
  const bodies = Array.from({ length: 120 }, (_, i) => 'ž'.repeat((i * 37) % 2_500));
  const notes = bodies.map((body, i) => noteOf({ ...entry, game: `g${i}`, body }));
  const written = sheets(process, notes);
  expect(written.length).toBeLessThan(notes.length / 2);
  for (const sheet of written) expect(Buffer.byteLength(sheet)).toBeLessThan(8_000);
  const heard = written.flatMap((sheet) => readSheet('here', sheet));
  expect(heard.map(({ game }) => game)).toEqual(bodies.map((_, i) => `g${i}`));
  expect(sheets(process, notes.slice(0, 1))).toHaveLength(1);
  expect(sheetsOf([])).toEqual([]);
});
