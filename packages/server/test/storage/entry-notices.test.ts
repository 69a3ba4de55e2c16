import { expect, it } from 'vitest';
import {
  assignPayloads,
  decodePayload,
  encodeNotice,
} from '../../src/storage/postgres/entry-notices.ts';
import { newEntry } from '../tools/rows.ts';

/** Joins notices to payloads as the database does. */
function sheets(process: string, notes: readonly string[]): string[] {
  const numbers = assignPayloads(notes);
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

it('carries a whole entry to other processes, or its number if it is too long', () => {
  const [heard] = decodePayload('here', `there${encodeNotice(entry)}`);
  expect(heard).toMatchObject({ game: 'game', seq: 7 });
  expect(heard?.entry()).toEqual(entry);
  const long = decodePayload('here', `there${encodeNotice({ ...entry, body: 'é'.repeat(4_000) })}`);
  expect(long).toMatchObject([{ game: 'game', seq: 7 }]);
  expect(long[0]?.entry()).toBeNull();
});

it('reads every entry of a payload, also after one that cannot be decoded', () => {
  const torn = encodeNotice({ ...entry, game: 'torn' }).slice(0, -5);
  const heard = decodePayload('here', `there${torn}${encodeNotice(entry)}`);
  expect(heard.map(({ game, seq }) => [game, seq])).toEqual([
    ['torn', 7],
    ['game', 7],
  ]);
  expect(heard.map((note) => note.entry())).toEqual([null, entry]);
});

it('skips payloads of the same process, but not of one with a similar name', () => {
  const sheet = `here${encodeNotice(entry)}`;
  expect(decodePayload('here', sheet)).toEqual([]);
  expect(decodePayload('her', sheet)).toHaveLength(1);
});

it('puts as many notices into a payload as the database allows, and loses none', () => {
  const process = 'p'.repeat(36);
  const bodies = Array.from({ length: 120 }, (_, i) => 'ž'.repeat((i * 37) % 2_500));
  const notes = bodies.map((body, i) => encodeNotice({ ...entry, game: `g${i}`, body }));
  const written = sheets(process, notes);
  expect(written.length).toBeLessThan(notes.length / 2);
  for (const sheet of written) expect(Buffer.byteLength(sheet)).toBeLessThan(8_000);
  const heard = written.flatMap((sheet) => decodePayload('here', sheet));
  expect(heard.map(({ game }) => game)).toEqual(bodies.map((_, i) => `g${i}`));
  expect(sheets(process, notes.slice(0, 1))).toHaveLength(1);
  expect(assignPayloads([])).toEqual([]);
});
