import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { columns, wrap } from '../src/output/columns.ts';
import { changedSections, indented } from '../src/output/sections.ts';

describe('columns', () => {
  it('are aligned, numbers to the right, without trailing spaces', () => {
    expect(
      columns(
        [
          ['a', '1', 'x'],
          ['bbb', '22', ''],
        ],
        [1],
      ),
    ).toEqual(['a     1  x', 'bbb  22']);
  });
});

describe('wrap', () => {
  it('breaks between words only', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('immeasurable', 4)).toEqual(['immeasurable']);
  });
});

describe('the changes of the table', () => {
  it('are the new lines under their headings', () => {
    const before = [
      { heading: 'Map', lines: ['Mill: empty', 'Ford: Blue'] },
      { heading: 'Cards', lines: ['three'] },
    ];
    const after = [
      { heading: 'Map', lines: ['Mill: Blue', 'Ford: Blue'] },
      { heading: 'Cards', lines: ['three'] },
      { heading: 'Losses', lines: ['one'] },
    ];
    expect(changedSections(before, after)).toEqual([
      { heading: 'Map', lines: ['Mill: Blue'] },
      { heading: 'Losses', lines: ['one'] },
    ]);
  });

  it('are the whole list, if it is read as a whole', () => {
    const hand = (...lines: string[]) => ({ heading: 'Hand', lines, isList: true }) as const;
    const whole = hand('Scout', 'Fog', 'Fog');
    expect(changedSections([hand('Scout', 'Fog')], [whole])).toEqual([whole]);
    expect(changedSections([whole], [hand('Fog', 'Fog')])).toEqual([hand('Fog', 'Fog')]);
    expect(changedSections([whole], [whole])).toEqual([]);
  });
});

describe('a long line under a heading', () => {
  it('continues indented', () => {
    const [first = '', ...more] = indented(Array(30).fill('Rifleman').join(' '));
    expect(first).toMatch(/^ {2}R/);
    expect(more.length).toBeGreaterThan(0);
    for (const line of more) expect(line).toMatch(/^ {6}R/);
  });
});

describe('a closed pipe', () => {
  it('ends the program without a message', async () => {
    const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
    const bin = fileURLToPath(new URL('../bin/bivouac.js', import.meta.url));
    const child = spawn(node, [bin, 'games']);
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
