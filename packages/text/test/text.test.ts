import { fileURLToPath } from 'node:url';
import { idOf, type Problem, seededChance, seedFromPhrase, type Viewer } from '@bivouac/kernel';
import { EVENT_TYPES, type Event, skirmish } from '@bivouac/skirmish';
import { skirmishTexts } from '@bivouac/skirmish/text';
import { sentences as cs } from '@bivouac/skirmish/text/cs/sentences.ts';
import { sentences as en } from '@bivouac/skirmish/text/en/sentences.ts';
import { expectGolden } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { countCs, pluralCs } from '../src/grammar/cs.ts';
import { countEn } from '../src/grammar/en.ts';
import {
  describeOutcome,
  describeProblem,
  formatShare,
  isLanguage,
  LANGUAGES,
  platformWords,
} from '../src/index.ts';
import { loadEvery } from '../testing/load-every.ts';

await loadEvery(skirmishTexts, platformWords);

const KARTA = { one: 'karta', few: 'karty', many: 'karty', other: 'karet' };

test('Czech plurals: 1 karta, 2 karty, 5 karet, 1,5 karty', () => {
  const forms = [0, 1, 2, 4, 5, 21, 22, 1.5].map((n) => pluralCs(n, KARTA));
  expect(forms).toEqual(['karet', 'karta', 'karty', 'karty', 'karet', 'karet', 'karet', 'karty']);
  expect(countCs(1.5, KARTA)).toBe('1,5\u00a0karty');
  expect(countEn(1, { one: 'card', other: 'cards' })).toBe('1\u00a0card');
  expect(countEn(0, { one: 'card', other: 'cards' })).toBe('0\u00a0cards');
});

test('shares are written as the language writes them', () => {
  expect(formatShare('cs', 0.278)).toBe('27,8\u00a0%');
  expect(formatShare('en', 0.278)).toBe('27.8%');
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(isLanguage('de')).toBe(false);
});

/** Every sentence with a count, for each plural form, to be read by a native speaker. */
test('golden: all sentences with plurals', () => {
  const lines: string[] = [];
  for (const [language, words] of [
    ['cs', cs],
    ['en', en],
  ] as const) {
    for (const n of [0, 1, 2, 5, 21, 1.5]) {
      lines.push(
        `${language} ${n}: ${words.cardsDrawn({ side: words.sides[0], count: n })}`,
        `${language} ${n}: ${words.gistHits({ hits: n })}`,
        `${language} ${n}: ${words.askUnit({ left: n })}`,
      );
    }
  }
  const file = fileURLToPath(new URL('golden/plurals.txt', import.meta.url));
  expectGolden(file, `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
});

test('both languages have the same keys, and the Czech ones are Czech', () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' && !('forms' in value)
        ? keys(value).map((inner) => `${key}.${inner}`)
        : [key],
    );
  expect(keys(cs)).toEqual(keys(en));
  const same = Object.keys(en).filter((key) => {
    const [a, b] = [cs[key as 'title'], en[key as 'title']];
    return typeof a === 'string' && a === b;
  });
  expect(same).toEqual([]);
});

/** Plays a game and hands each view and event to every reader. */
function forEachMoment(
  see: (viewer: Viewer, view: ReturnType<typeof skirmish.view>) => void,
  tell: (event: Event) => void,
): void {
  for (let game = 0; game < 30; game++) {
    const chance = seededChance(seedFromPhrase(`text ${game}`));
    const io = { chance, emit: tell };
    const state = skirmish.setup({ scenario: 'mill-yard', options: { length: 'long' } }, io);
    for (let now = skirmish.awaiting(state); now.kind === 'seats'; now = skirmish.awaiting(state)) {
      for (const viewer of [0, 1, 'spectator'] as const) see(viewer, skirmish.view(state, viewer));
      const seat = now.seats[0] ?? 0;
      const actions = skirmish.actions(state, seat);
      const action = actions[chance.pick(actions.length, 'bot')];
      if (action) skirmish.apply(state, seat, action, io);
    }
    see('everyone', skirmish.view(state, 'everyone'));
  }
}

const isSound = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|\[object|\{|\}/.test(text);

test.each(LANGUAGES)('every view, prompt, action and event can be said (%s)', (language) => {
  const text = skirmishTexts.in(language);
  const types = new Set<string>();
  forEachMoment(
    (_viewer, view) => {
      for (const { heading, lines } of text.view(view)) {
        for (const line of [heading, ...lines]) expect(isSound(line), line).toBe(true);
      }
      for (const line of [text.prompt(view), text.waiting(view)])
        expect(isSound(line), line).toBe(true);
    },
    (event) => {
      types.add(event.type);
      for (const viewer of [0, 1, 'spectator', 'everyone'] as const) {
        const line = text.event(event, viewer);
        if (line !== null) expect(isSound(line), line).toBe(true);
      }
    },
  );
  expect([...types].sort()).toEqual([...EVENT_TYPES].sort());
  for (const line of [
    'bid two',
    'order one',
    'halt',
    'pick drum',
    'march to mill',
    'attack hill',
    'stand',
    'ambush',
  ]) {
    const action = skirmish.notation.parse(line);
    if (!action.ok) throw new Error(line);
    expect(isSound(text.action(action.value))).toBe(true);
  }
});

test('a drawn card is named only to who drew it', () => {
  const cards = [0, 3].map((card) => idOf<'card'>(card));
  const event: Event = { type: 'cardsDrawn', seat: 0, count: 2, secret: { 0: { cards } } };
  const open: Event = { type: 'cardsDrawn', seat: 0, count: 2 };
  expect(skirmishTexts.in('cs').event(event, 0)).toBe('Modří si dobrali: Jednička a\u00a0Léčka.');
  expect(skirmishTexts.in('cs').event(open, 1)).toBe('Modří si dobrali 2\u00a0karty.');
  expect(skirmishTexts.in('en').event(open, 'spectator')).toBe('Blue draws 2\u00a0cards.');
});

test('a game that the players ended has its sentence', () => {
  const say = (language: 'cs' | 'en', winners: number[], reason: string): string =>
    describeOutcome(language, skirmishTexts.in(language), { winners, reason });
  expect(say('cs', [1], 'resigned')).toBe('Červení vítězí. Druhá strana se vzdala.');
  expect(say('en', [], 'agreed')).toBe('A draw by agreement.');
  expect(say('en', [0], 'areas')).toBe('Blue wins by holding more ground.');
});

const PROBLEMS: readonly Problem[] = [
  { code: 'unknown-game', name: 'skirmis', nearest: 'skirmish' },
  { code: 'unknown-scenario', game: 'skirmish', name: 'x', nearest: null },
  { code: 'unknown-option', game: 'skirmish', name: 'x', nearest: 'length' },
  { code: 'bad-option-value', option: 'length', value: 'x', allowed: ['short', 'long'] },
  { code: 'unknown-seat', name: 'green', seats: ['blue', 'red'] },
  { code: 'bad-seed', text: 'x' },
  { code: 'unknown-notation', text: 'dance', nearest: null },
  { code: 'unknown-name', text: 'mil', nearest: 'mill' },
  { code: 'illegal-action', action: 'march to mill', seat: 'blue' },
  { code: 'not-an-action', seat: 'blue' },
  { code: 'no-luck-left' },
  { code: 'not-your-decision', seat: 'red' },
  { code: 'stale-decision', given: 3, current: 5 },
  { code: 'game-over' },
  { code: 'no-draw-offered' },
  { code: 'game-not-over' },
  { code: 'cannot-undo', reason: 'luck' },
  { code: 'cannot-undo', reason: 'secret' },
  { code: 'cannot-undo', reason: 'passed' },
  { code: 'cannot-undo', reason: 'not-yours' },
  { code: 'cannot-undo', reason: 'nothing-done' },
  { code: 'record-not-one', line: 1 },
  { code: 'record-newer-format', format: 9, known: 1 },
  { code: 'record-truncated', line: 12 },
  { code: 'record-damaged', line: 3, text: '???' },
  { code: 'record-other-rules', game: 'skirmish', have: 2, need: 1 },
  { code: 'record-illegal-action', line: 9, action: 'halt' },
  { code: 'record-wrong-draw', line: 9, detail: 'combat.fire' },
  { code: 'record-seed-disagrees', line: 9, draw: 'combat.fire' },
  { code: 'record-hash-differs', have: 'a'.repeat(64), need: 'b'.repeat(64) },
  { code: 'record-altered', line: 40 },
  { code: 'record-bad-commitment', line: 6 },
  { code: 'record-without-seed', line: 5 },
];

test('golden: every problem has its sentence in both languages', () => {
  const lines = PROBLEMS.flatMap((problem) =>
    LANGUAGES.map((language) => {
      const sentence = describeProblem(language, problem);
      expect(isSound(sentence)).toBe(true);
      return `${problem.code} ${language}: ${sentence}`;
    }),
  );
  const file = fileURLToPath(new URL('golden/problems.txt', import.meta.url));
  expectGolden(file, `${lines.join('\n')}\n`);
});
