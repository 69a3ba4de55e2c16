import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, findNotPlain, hashState, sha256 } from '../src/index.ts';

test('SHA-256 agrees with the platform on any text', () => {
  const reference = (text: string): string =>
    createHash('sha256').update(text, 'utf8').digest('hex');
  for (const text of [
    '',
    'abc',
    'a'.repeat(55),
    'a'.repeat(56),
    'a'.repeat(64),
    'ž'.repeat(1000),
  ]) {
    expect(sha256(text)).toBe(reference(text));
  }
  const wellFormed = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(fc.property(wellFormed, (text) => sha256(text) === reference(text)));
});

test('the canonical text does not depend on the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(hashState({ a: 1, b: 2 })).toBe(hashState({ b: 2, a: 1 }));
  expect(hashState({ a: 1, b: 2 })).not.toBe(hashState({ a: 2, b: 1 }));
});

test('what is not plain JSON of whole numbers is found, with its place', () => {
  expect(findNotPlain({ a: [1, 'x', null, { b: true }] })).toBeUndefined();
  expect(findNotPlain({ a: [1, { b: undefined }] })).toBe('$.a[1].b: undefined');
  expect(findNotPlain({ a: 0.5 })).toBe('$.a: 0.5');
  expect(findNotPlain([Number.NaN])).toBe('$[0]: NaN');
  expect(findNotPlain({ m: new Map() })).toBe('$.m: a class instance');
  expect(findNotPlain({ f: () => 1 })).toBe('$.f: function');
});
