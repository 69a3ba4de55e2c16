import { createHash } from 'node:crypto';
import { type Action, type Event, type State, skirmish, type View } from '@bivouac/skirmish';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnyGame,
  commitSeed,
  createMatch,
  done,
  fail,
  type Match,
  type Problem,
  parseRecord,
  type Result,
  recordOf,
  replay,
  seededChance,
  seedFromPhrase,
} from '../src/index.ts';

type SkirmishMatch = Match<State, Action, Event, View>;

function playRandomly(phrase: string, actions = Number.POSITIVE_INFINITY): SkirmishMatch {
  const begun = createMatch(skirmish, { scenario: 'mill-yard' }, seedFromPhrase(phrase));
  if (!begun.ok) throw new Error('no match');
  goOn(begun.value, phrase, actions);
  return begun.value;
}

function goOn(match: SkirmishMatch, phrase: string, actions: number): void {
  const luck = seededChance(seedFromPhrase(`player ${phrase} ${match.decision}`));
  for (let i = 0; i < actions; i++) {
    const now = match.awaiting();
    if (now.kind === 'over') return;
    const seat = now.seats[0] ?? 0;
    const offers = match.actions(seat);
    const action = offers[luck.pick(offers.length, 'x')];
    if (action === undefined || !match.act(seat, action).ok) throw new Error('stuck');
  }
}

const find = (id: string): Result<AnyGame, Problem> =>
  id === 'skirmish' ? done(skirmish) : fail({ code: 'unknown-game', name: id, nearest: null });

function problemOf(text: string, options = {}): Problem | 'ok' {
  const again = replay(text, find, options);
  return again.ok ? 'ok' : again.problem;
}

/** A record with another closing seal, as a forger would write it. */
function edit(text: string, from: string | RegExp, to: string): string {
  expect(text).toMatch(from);
  return text.replace(from, to);
}

test('a record replays to the same position, log and record', () => {
  const match = playRandomly('one');
  const again = replay(recordOf(match), find);
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(again.value.hash()).toBe(match.hash());
  expect(again.value.log('everyone')).toEqual(match.log('everyone'));
  expect(recordOf(again.value)).toBe(recordOf(match));
});

test('a replayed match continues with the same luck as the first', () => {
  const match = playRandomly('two', 9);
  const again = replay(recordOf(match), find);
  if (!again.ok) throw new Error('no replay');
  goOn(match, 'two', 100);
  goOn(again.value as SkirmishMatch, 'two', 100);
  expect(again.value.hash()).toBe(match.hash());
  expect(recordOf(again.value)).toBe(recordOf(match));
});

test('a record can be stopped at any action', () => {
  const text = recordOf(playRandomly('three'));
  const early = replay(text, find, { until: 4 });
  expect(early).toMatchObject({ ok: true });
  expect(early.ok && early.value.decision).toBe(4);
});

test('a reader who steps through a record sees each position once, in order', () => {
  const match = playRandomly('three');
  const hashes: string[] = [];
  replay(recordOf(match), find, { onStep: (step) => hashes.push(step.hash()) });
  expect(hashes).toHaveLength(match.decision + 1);
  expect(hashes.at(-1)).toBe(match.hash());
  const early = replay(recordOf(match), find, { until: 4 });
  expect(early.ok && early.value.hash()).toBe(hashes[4]);
});

test('a seed that does not match its commitment is found', () => {
  const match = playRandomly('four');
  const text = recordOf(match);
  expect(problemOf(text, { commitment: commitSeed(seedFromPhrase('four')) })).toBe('ok');
  expect(problemOf(text, { commitment: commitSeed(seedFromPhrase('five')) })).toMatchObject({
    code: 'record-bad-commitment',
  });
});

test('every error in a record has a name and a line', () => {
  const text = recordOf(playRandomly('six'));
  const lines = text.trimEnd().split('\n');
  expect(problemOf('')).toMatchObject({ code: 'record-not-one', line: 1 });
  expect(problemOf('hello\n')).toMatchObject({ code: 'record-not-one' });
  expect(problemOf(edit(text, 'record 1', 'record 9'))).toMatchObject({
    code: 'record-newer-format',
    format: 9,
  });
  expect(problemOf(edit(text, 'skirmish 1', 'skirmish 7'))).toMatchObject({
    code: 'record-altered',
  });
  expect(problemOf(lines.slice(0, -1).join('\n'))).toMatchObject({
    code: 'record-truncated',
    line: lines.length - 1,
  });
  expect(problemOf(lines.toSpliced(-2, 1).join('\n'))).toMatchObject({ code: 'record-truncated' });
  expect(problemOf(edit(text, /^blue: bid/m, 'blue; bid'))).toMatchObject({
    code: 'record-damaged',
  });
  expect(problemOf(edit(text, 'scenario ', 'scenery '))).toMatchObject({
    code: 'record-damaged',
    line: 3,
  });
  expect(problemOf(edit(text, 'option length', 'option len gth'))).toMatchObject({
    code: 'record-damaged',
    line: 4,
  });
  expect(problemOf(edit(text, 'seed chacha20', 'seed mersenne'))).toMatchObject({
    code: 'record-damaged',
    line: 5,
  });
  expect(problemOf(edit(text, /commitment sha256:../, 'commitment sha256:zz'))).toMatchObject({
    code: 'record-damaged',
    line: 6,
  });
  const other = commitSeed(seedFromPhrase('another')).slice(7);
  expect(problemOf(edit(text, /sha256:[0-9a-f]{64}/, `sha256:${other}`))).toMatchObject({
    code: 'record-bad-commitment',
    line: 6,
  });
  expect(problemOf(edit(text, 'record 1', 'record 0'))).toMatchObject({ code: 'record-not-one' });
  const option = 'option length=short';
  expect(
    problemOf(
      edit(
        text,
        option,
        `${option}
${option}`,
      ),
    ),
  ).toMatchObject({ code: 'record-damaged' });
});

/** Seals a changed text again, so that only the contents can give it away. */
function reseal(text: string): string {
  const lines = text.trimEnd().split('\n');
  const body = lines.slice(0, -1).join('\n');
  return `${body}\n${(lines.at(-1) ?? '').replace(/[0-9a-f]{16}$/, sealOf(body))}\n`;
}

function sealOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}

/** Exchanges two unlike neighbours in the order of Blue's deck. */
function swapUnlike(text: string): string {
  const order = /deck\.blue=s10:([\d,]+)/.exec(text)?.[1]?.split(',') ?? [];
  const at = order.findIndex((card, i) => card !== order[i + 1]);
  const other = order.toSpliced(at, 2, order[at + 1] ?? '', order[at] ?? '');
  return edit(text, order.join(','), other.join(','));
}

test('a record of older rules is replayed under the options that stand for them', () => {
  const text = recordOf(playRandomly('seven'));
  expect(text).toContain('option length=short\n');
  // As it was written before there was a choice: the record does not name the option.
  const old = reseal(edit(text, 'option length=short\n', ''));
  const newer: AnyGame = {
    ...skirmish,
    rules: 2,
    options: [{ id: 'length', values: ['long', 'short'] }],
  };
  const again = (game: AnyGame) => replay(old, () => done(game));
  expect(again(newer)).toMatchObject({ ok: false, problem: { code: 'record-other-rules' } });
  const keeping = { ...newer, formerRules: { 1: { length: 'short' } } };
  const replayed = again(keeping);
  if (!replayed.ok) throw new Error(replayed.problem.code);
  expect(replayed.value.setup.options).toEqual({ length: 'short' });
  // Written once more it is a record of today's rules, which names the option.
  const rewritten = recordOf(replayed.value);
  expect(rewritten).toContain('game skirmish 2\nscenario mill-yard\noption length=short\n');
  expect(replay(rewritten, () => done(newer)).ok).toBe(true);
});

test('of a record of older rules the actions and draws are compared, not the shape of the state', () => {
  const text = recordOf(playRandomly('older'));
  const newer: AnyGame = { ...skirmish, rules: 2, formerRules: { 1: {} } };
  const otherHash = edit(text, /^end (\d+) [0-9a-f]{64}/m, `end $1 ${'0'.repeat(64)}`);
  expect(replay(otherHash, () => done(newer)).ok).toBe(true);
  expect(problemOf(otherHash)).toMatchObject({ code: 'record-hash-differs' });
  // A game that has kept the shape of its state says so.
  const keeping: AnyGame = { ...newer, hashesSince: 1 };
  expect(replay(text, () => done(keeping)).ok).toBe(true);
  expect(replay(otherHash, () => done(keeping))).toMatchObject({
    problem: { code: 'record-hash-differs' },
  });
  expect(replay(otherHash, () => done({ ...keeping, hashesSince: 2 })).ok).toBe(true);
  const forged = reseal(text.replace(/(=d6:)(\d)/, (_, head, die) => `${head}${(die % 6) + 1}`));
  expect(replay(forged, () => done(newer))).toMatchObject({
    problem: { code: 'record-seed-disagrees' },
  });
});

test('replaying finds a forged record that was sealed again', () => {
  const text = recordOf(playRandomly('seven'));
  expect(problemOf(reseal(text))).toBe('ok');
  expect(problemOf(reseal(edit(text, 'skirmish 1', 'skirmish 7')))).toEqual({
    code: 'record-other-rules',
    game: 'skirmish',
    have: 7,
    need: 1,
  });
  expect(problemOf(reseal(edit(text, 'game skirmish', 'game chess')))).toMatchObject({
    code: 'unknown-game',
  });
  expect(problemOf(reseal(edit(text, 'scenario mill-yard', 'scenario mill')))).toMatchObject({
    code: 'unknown-scenario',
  });
  expect(problemOf(reseal(edit(text, 'length=short', 'length=tiny')))).toMatchObject({
    code: 'bad-option-value',
  });
  expect(problemOf(reseal(edit(text, /^blue: bid \w+/m, 'blue: halt')))).toMatchObject({
    code: 'record-illegal-action',
    line: 8,
  });
  expect(problemOf(reseal(edit(text, /^blue: bid/m, 'green: bid')))).toMatchObject({
    code: 'record-damaged',
    line: 8,
  });
  expect(
    problemOf(reseal(edit(text, /^(blue: bid \w+)$/m, '$1 | combat.fire=d6:1,2'))),
  ).toMatchObject({
    code: 'record-wrong-draw',
    line: 8,
  });
  expect(
    problemOf(reseal(edit(text, /deck.blue=s10:(\d),(\d)/, 'deck.blue=s10:9,$2'))),
  ).toMatchObject({
    code: 'record-wrong-draw',
    line: 7,
  });
  expect(problemOf(reseal(swapUnlike(text)))).toMatchObject({
    code: 'record-seed-disagrees',
    line: 7,
  });
  expect(problemOf(edit(text, /^(end \d+ )[0-9a-f]{64}/m, `$1${'0'.repeat(64)}`))).toMatchObject({
    code: 'record-hash-differs',
  });
});

test('no damage to a record is missed, and none throws', () => {
  const text = recordOf(playRandomly('eight'));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
      const damaged = text.slice(0, at) + char + text.slice(at + 1);
      const read = parseRecord(damaged);
      const same = damaged.trimEnd() === text.trimEnd();
      // The hash in the last line is for the replay to judge.
      const inHash = at > text.lastIndexOf('end ');
      if (!same && !inHash) expect(read.ok).toBe(false);
      if (!same && inHash) expect(problemOf(damaged)).not.toBe('ok');
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.nat(text.length - 1), (length) => {
      const torn = text.slice(0, length);
      if (torn.trimEnd() !== text.trimEnd()) expect(parseRecord(torn).ok).toBe(false);
    }),
  );
});

test('messages of the players are in the record and in its replay', () => {
  const match = playRandomly('talk', 7);
  match.say(1, 'offer-draw');
  goOn(match, 'talk', 1);
  match.say(0, 'resign');
  const text = recordOf(match);
  expect(text).toMatch(/^red: !offer-draw$/m);
  expect(text).toMatch(/^blue: !resign$/m);
  const again = replay(text, find);
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(again.value.awaiting()).toEqual(match.awaiting());
  expect(recordOf(again.value)).toBe(text);
  expect(problemOf(reseal(edit(text, '!offer-draw', '!accept-draw')))).toMatchObject({
    code: 'record-illegal-action',
    action: '!accept-draw',
  });
  expect(problemOf(reseal(edit(text, '!resign', '!curse')))).toMatchObject({
    code: 'record-damaged',
  });
});

test('if seen secrets cannot be taken back, consent allows no more than undo', () => {
  const begun = createMatch(
    { ...skirmish, isForGood: true },
    { scenario: 'mill-yard' },
    seedFromPhrase('for good'),
  );
  if (!begun.ok) throw new Error('no match');
  const match = begun.value;
  const actor = (): number => match.played.at(-1)?.seat ?? 0;
  for (let i = 0; i < 200 && match.undoDepth(actor()) === 0; i++) goOn(match, 'on', 1);
  const alone = match.decision - match.undoDepth(actor());
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(match.decision);
  const before = match.hash();
  expect(match.takeBackBarrier(alone - 1)).toBe('for-good');
  expect(match.takeBack(alone - 1)).toEqual(fail({ code: 'cannot-undo', reason: 'for-good' }));
  expect(match.hash()).toBe(before);
  expect(match.takeBackBarrier(alone)).toBeNull();
  expect(match.takeBack(alone).ok).toBe(true);
  expect(match.decision).toBe(alone);
});

test('actions that were taken back are in the record, and their luck is used up', () => {
  const match = playRandomly('regret', 12);
  const thrown = match.played.slice(4);
  expect(thrown.some(({ draws }) => draws.length > 0)).toBe(true);
  expect(match.takeBack(12).ok).toBe(false);
  expect(match.takeBack(8)).toEqual(done(4));
  goOn(match, 'other', 3);
  const meanwhile = match.played.slice(4);
  expect(match.takeBack(4)).toEqual(done(7));
  expect(match.undoBarrier(0)).not.toBeNull();
  goOn(match, 'again', 9);
  expect(match.takenBack.map(({ action }) => action)).toEqual(
    [...thrown, ...meanwhile.slice(4)].map(({ action }) => action),
  );
  const text = recordOf(match);
  expect(text).toMatch(/^bivouac record 2\n/);
  expect(text.match(/^~/gm)).toHaveLength(11);
  const again = replay(text, find);
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(recordOf(again.value)).toBe(text);
  const forged = text.replace(/^(~.*=d6:)(\d)/m, (_, head, die) => `${head}${(die % 6) + 1}`);
  expect(forged).not.toBe(text);
  expect(problemOf(reseal(forged))).toMatchObject({ code: 'record-seed-disagrees' });
});

test('a byte order mark and other line ends are accepted', () => {
  const text = recordOf(playRandomly('bom'));
  expect(problemOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe('ok');
});

test('a record without its seed replays, cannot be verified, and continues up to the next draw', () => {
  const match = playRandomly('seedless', 9);
  const text = reseal(recordOf(match).replace(/^seed .*\ncommitment .*\n/m, ''));
  expect(problemOf(text)).toBe('ok');
  expect(problemOf(text, { mustHaveSeed: true })).toMatchObject({ code: 'record-without-seed' });
  const again = replay(text, find);
  if (!again.ok) throw new Error('no replay');
  const luck = seededChance(seedFromPhrase('any'));
  let last: unknown = null;
  for (let i = 0; i < 200 && last === null; i++) {
    const now = again.value.awaiting();
    if (now.kind === 'over') break;
    const seat = now.seats[0] ?? 0;
    const offers = again.value.actions(seat);
    const before = again.value.hash();
    const acted = again.value.act(seat, offers[luck.pick(offers.length, 'x')]);
    if (!acted.ok) {
      last = acted.problem;
      expect(again.value.hash()).toBe(before);
      expect(again.value.awaiting()).toEqual(now);
    }
  }
  expect(last).toEqual({ code: 'no-luck-left' });
});
