import { SHELF } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { botWords, CATALOGUES } from '../src/text/index.ts';
import { ONLINE_WORDS } from '../src/text/online.ts';
import { SCENARIO_WORDS } from '../src/text/scenarios.ts';

/** Every sentence of a catalogue; those with blanks are filled with numbers and names alike. */
function sentences(value: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const words = new Proxy(
      {},
      {
        get: (_, name) =>
          String(name).match(
            /count|deals|number|at|total|minutes|value|places|games|deck|round|first|second/,
          )
            ? 5
            : 'X',
      },
    );
    return [[path, String(value(words))]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe('the page’s texts', () => {
  const cs = sentences({ ...CATALOGUES.cs, scenarios: SCENARIO_WORDS.cs, online: ONLINE_WORDS.cs });
  const en = sentences({ ...CATALOGUES.en, scenarios: SCENARIO_WORDS.en, online: ONLINE_WORDS.en });

  it('exist in both languages, none of them empty', () => {
    expect(cs.map(([path]) => path)).toEqual(en.map(([path]) => path));
    for (const [path, sentence] of [...cs, ...en]) {
      expect(sentence.trim(), path).not.toBe('');
      expect(sentence, path).not.toMatch(/undefined|\[object/);
    }
  });

  it('never leave a Czech one-letter word at the end of a line', () => {
    for (const [path, sentence] of cs) {
      expect(sentence, path).not.toMatch(/(?:^|[\s(„])[kosuvzaiKOSUVZAI] /);
    }
  });

  it('name every bot on the shelf', () => {
    for (const { bots } of SHELF) {
      for (const { id } of bots) {
        expect(botWords(CATALOGUES.cs, id).title).not.toBe(id);
        expect(botWords(CATALOGUES.en, id).title).not.toBe(id);
      }
    }
    expect(botWords(CATALOGUES.en, 'guest').title).toBe('guest');
  });
});
