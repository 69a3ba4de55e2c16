import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { joinWrites } from '../../src/sockets/join-writes.ts';

function listen(): { stream: Writable; heard: string[] } {
  const heard: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, next) => {
      heard.push(String(chunk));
      next();
    },
    writev: (chunks, next) => {
      heard.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      next();
    },
  });
  return { stream, heard };
}

test('joins writes of one tick, also behind a promise, and keeps the next tick’s apart', async () => {
  const { stream, heard } = listen();
  const join = joinWrites(stream);
  const write = (text: string): void => {
    join();
    stream.write(text);
  };
  await Promise.resolve();
  write('table ');
  await Promise.resolve().then(() => Promise.resolve());
  write('done');
  expect(heard).toEqual([]);
  await turn();
  expect(heard).toEqual(['table done']);
  write('later');
  await turn();
  expect(heard).toEqual(['table done', 'later']);
});
