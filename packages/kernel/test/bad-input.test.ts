import { skirmish } from '@bivouac/skirmish';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createMatch,
  enumeratingChance,
  Match,
  recorder,
  type Seed,
  seededChance,
  seedFromPhrase,
} from '../src/index.ts';

function begin() {
  const begun = createMatch(skirmish, {}, seedFromPhrase('bad input'));
  if (!begun.ok) throw new Error('no match');
  return begun.value;
}

/** Whatever comes from outside, typed as if it were right. */
const raw = (value: unknown): never => value as never;

test('any value sent as an action is listed, or it is refused and nothing changes', () => {
  const listed = begin().actions(0);
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ kind: fc.constantFrom('bid', 'order', 'halt', '__proto__'), card: fc.anything() }),
    fc.record({ kind: fc.constant('bid'), card: fc.integer({ min: -3, max: 9 }) }),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const match = begin();
      const before = match.hash();
      const acted = match.act(0, raw(value));
      const isListed = listed.some((action) => JSON.stringify(action) === JSON.stringify(value));
      expect(acted.ok).toBe(isListed);
      if (!acted.ok) expect(match.hash()).toBe(before);
    }),
    { numRuns: 2000 },
  );
  for (const value of [null, undefined, 5, 'x', {}, { kind: 'bid' }, { kind: 'bid', card: '1' }]) {
    expect(begin().act(0, raw(value))).toEqual({
      ok: false,
      problem: { code: 'not-an-action', seat: 'blue' },
    });
  }
  expect(begin().act(0, raw({ kind: 'bid', card: 1, extra: 1 })).ok).toBe(false);
});

test('any bad seat, viewer, word or line gives a problem', () => {
  for (const seat of [-1, 2, 0.5, Number.NaN, null, 'length', '__proto__', {}]) {
    expect(begin().act(raw(seat), { kind: 'halt' })).toMatchObject({
      problem: { code: 'unknown-seat' },
    });
    expect(begin().say(raw(seat), 'resign')).toMatchObject({ problem: { code: 'unknown-seat' } });
    expect(begin().view(raw(seat))).toMatchObject({ problem: { code: 'unknown-seat' } });
  }
  const match = begin();
  expect(match.say(0, raw('bogus')).ok).toBe(false);
  expect(match.talk).toEqual([]);
  for (const text of [null, 5, {}, '', '\u0000', 'bid '.repeat(10_000)]) {
    expect(match.actText(0, raw(text)).ok).toBe(false);
  }
});

test('a set-up with the wrong types gives a problem, not an exception', () => {
  const seed = seedFromPhrase('x');
  expect(createMatch(skirmish, { scenario: raw(5) }, seed)).toMatchObject({
    problem: { code: 'unknown-scenario' },
  });
  expect(createMatch(skirmish, {}, 'nope' as Seed)).toMatchObject({
    problem: { code: 'bad-seed' },
  });
  const options = JSON.parse('{"__proto__":"long"}');
  expect(createMatch(skirmish, { options }, seed)).toMatchObject({
    problem: { code: 'unknown-option' },
  });
});

test('a game that throws in the middle of an action leaves the match unchanged', () => {
  const broken: typeof skirmish = {
    ...skirmish,
    apply(state, seat, action, io) {
      skirmish.apply(state, seat, action, io);
      if (action.kind === 'order') throw new Error('a bug');
    },
  };
  const setup = { scenario: 'crossing', options: { length: 'short' } };
  const match = new Match(broken, setup, { chance: seededChance(seedFromPhrase('b')), seed: null });
  for (const seat of [0, 1]) match.act(seat, match.actions(seat)[0] ?? { kind: 'halt' });
  const now = match.awaiting();
  const before = match.hash();
  const log = match.log('spectator').length;
  const seat = now.kind === 'seats' ? (now.seats[0] ?? 0) : 0;
  expect(() => match.act(seat, match.actions(seat)[0] ?? { kind: 'halt' })).toThrow('a bug');
  expect(match.hash()).toBe(before);
  expect(match.awaiting()).toEqual(now);
  expect(match.log('spectator')).toHaveLength(log);
});

test('a caller cannot change a match through the objects that it returns', () => {
  const match = begin();
  const [action] = match.actions(0);
  expect(() => Object.assign(action ?? {}, { card: 3 })).toThrow(TypeError);
  Object.assign(match.log('spectator')[0]?.event ?? {}, { type: 'evil' });
  expect(match.log('spectator')[0]?.event.type).toBe('roundBegan');
});

test('an invalid draw is refused at once, by name', () => {
  const chance = seededChance(seedFromPhrase('d'));
  for (const count of [0, -1, Number.NaN, 2 ** 33]) {
    expect(() => chance.pick(count, 'x')).toThrow(RangeError);
  }
  const notes = recorder(chance);
  expect(() => notes.die(1.5, 'combat')).toThrow('combat');
  expect(() => notes.dice(-1, 6, 'combat')).toThrow(RangeError);
  expect(() => notes.pick(3, 'Bad Name')).toThrow('Bad Name');
  expect(() => enumeratingChance(10).dice(-1, 6, 'x')).toThrow(RangeError);
  expect(() => enumeratingChance(10).pick(0, 'x')).toThrow(RangeError);
});
