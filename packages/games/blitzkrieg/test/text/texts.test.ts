import { createMatch, idOf, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { LANGUAGES, type Language, tellEvents } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import {
  blitzkrieg,
  EVENT_TYPES,
  GREATEST_CHANGE,
  NIPPON_BOX,
  nippon,
  STRATAGEMS,
  type TokenId,
  type VsStep,
  WORLD_BOX,
} from '../../src/rules/index.ts';
import {
  blitzkriegNames,
  blitzkriegTexts,
  describeVsStep,
  nipponTexts,
} from '../../src/text/index.ts';
import { blitzkriegReference } from '../../src/text/reference.ts';

await loadEvery(blitzkriegTexts, blitzkriegReference);

const GAMES = [
  { game: blitzkrieg, texts: blitzkriegTexts, box: WORLD_BOX },
  { game: nippon, texts: nipponTexts, box: NIPPON_BOX },
];

/** Hard spaces are set when a language is loaded. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A step as a line, with plain spaces. */
function lineOf(language: Language, step: VsStep, row: readonly TokenId[] = []) {
  const line = describeVsStep(WORLD_BOX, language, step, row);
  return { ...line, title: plain(line.title), detail: plain(line.detail) };
}

/** Typing that both languages avoid: straight quotes, hyphens for dashes, doubled or stray spaces. */
const BAD_TYPING = /["']| - |--| {2}|\.\.\.| [,.;:!?]|^\s|\s$|undefined|NaN|\[object/;
const sentences = (text: string): number => (text.match(/[.!?](?= |$)/g) ?? []).length;

test('every theatre, token, seat and stratagem has a name in both languages', () => {
  for (const language of LANGUAGES) {
    const names = blitzkriegNames.in(language);
    for (const { box } of GAMES) {
      for (const { id } of box.theatres) expect(names.theatres, id).toHaveProperty([id]);
      for (const { id } of box.tokens) expect(names.tokens, id).toHaveProperty([id]);
      for (const id of box.seats) expect(names.seats, id).toHaveProperty([id]);
    }
    expect(Object.keys(names.stratagems)).toEqual([...STRATAGEMS]);
    expect(Object.keys(names.stratagemTexts)).toEqual([...STRATAGEMS]);
    expect(new Set(Object.values(names.tokens)).size).toBe(Object.keys(names.tokens).length);
  }
});

test('every rule has a title, one to eight sentences and an example, and each language its own', () => {
  for (const [id, { title, text, example = '', seed }] of Object.entries(
    blitzkriegReference.in('cs'),
  )) {
    const english = must(blitzkriegReference.in('en')[id], id);
    for (const one of [text, english.text]) {
      expect(sentences(one), id).toBeGreaterThanOrEqual(1);
      expect(sentences(one), id).toBeLessThanOrEqual(8);
    }
    for (const one of [text, english.text, example, english.example ?? '']) {
      expect(one, id).not.toMatch(BAD_TYPING);
      expect(one.length, id).toBeGreaterThan(30);
    }
    expect(title).not.toBe('');
    expect(text).not.toBe(english.text);
    expect(seed).toBe(english.seed);
  }
});

test('the tables say what is in the boxes', () => {
  for (const language of LANGUAGES) {
    const rules = blitzkriegReference.in(language);
    const rowsOf = (id: string) => must(rules[id]?.tables?.[0], `a table of ${id}`).rows;
    const sum = (id: string, column: number) =>
      rowsOf(id).reduce((total, row) => total + Number(row[column]), 0);
    expect([sum('tokens', 3), sum('tokens', 4), sum('special-weapons', 3)]).toEqual([22, 22, 16]);
    expect([sum('effects', 2), sum('effects', 3)]).toEqual([
      WORLD_BOX.spaces.length,
      NIPPON_BOX.spaces.length,
    ]);
    expect(rowsOf('track')[3]?.slice(1)).toEqual(['4', '11', '4, 8', '3, 5']);
    expect(rowsOf('nippon')[0]).toEqual(['Seattle', '1', '9', '3, 6', '2, 3']);
    expect(rowsOf('solo-setup').map((row) => row.slice(1))).toEqual([
      ['3', '1'],
      ['3', '2'],
      ['4', '2'],
    ]);
    expect(rowsOf('stratagems')).toHaveLength(STRATAGEMS.length);
    for (const { tables = [] } of Object.values(rules)) {
      for (const { heads, rows } of tables) {
        for (const row of rows) expect(row).toHaveLength(heads.length);
      }
    }
  }
});

test.each(GAMES)(
  '$game.id: scenarios, options and every question speak both languages',
  ({ game, texts }) => {
    for (const language of LANGUAGES) {
      const text = texts.in(language);
      for (const { id } of game.scenarios) {
        expect(text.scenario(id).title).not.toBe(id);
        expect(text.scenario(id).briefing).not.toBe('');
      }
      for (const { id, values } of game.options) {
        expect(Object.keys(text.option(id).values)).toEqual([...values]);
      }
      for (const kind of ['shift', 'token', 'space', 'bomb', 'aim', 'effect', 'open']) {
        const view = { question: { kind } } as Parameters<typeof text.prompt>[0];
        expect(text.ruleTitles?.[text.ruleFor?.(view) ?? ''], kind).toBeDefined();
      }
    }
  },
);

/** A whole random game: each line of the log, each prompt, each offer and the whole table. */
test.each(
  GAMES.flatMap((one) => one.game.scenarios.map(({ id }) => ({ ...one, id, scenario: id }))),
)('$game.id $id: every sentence of a game is well formed', ({ game, texts, scenario }) => {
  const told = new Set<string>();
  for (let number = 0; number < 6; number++) {
    const wish = {
      scenario,
      options: { stratagems: 'on', 'all-closed': number % 2 ? 'totals' : 'mover-loses' },
    };
    const begun = createMatch(game, wish, seedFromPhrase(`text ${number}`));
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
    const match = begun.value;
    const luck = seededChance(seedFromPhrase(`choice ${number}`));
    for (let now = match.awaiting(); now.kind === 'seats'; now = match.awaiting()) {
      const seat = now.seats[0] ?? 0;
      const actions = match.actions(seat);
      const view = match.view(seat);
      if (!view.ok) throw new Error('no view');
      const action = actions[luck.pick(actions.length, 'any')];
      if (action === undefined) throw new Error('no action');
      for (const language of LANGUAGES) {
        const text = texts.in(language);
        const lines = [
          text.prompt(view.value),
          text.waiting(view.value),
          text.action(action, seat),
        ];
        if (match.decision % 7 === 0) {
          lines.push(...text.view(view.value).flatMap((section) => section.lines));
          expect(text.picture?.(view.value).lines.join('\n')).not.toMatch(/undefined|NaN/);
        }
        for (const line of lines)
          expect(line.replace(/^ {2}|^ (?=\s?\d)/, '')).not.toMatch(BAD_TYPING);
      }
      match.act(seat, action);
    }
    const log = match.log('everyone');
    for (const language of LANGUAGES) {
      for (const viewer of [0, 1, 'spectator', 'everyone'] as const) {
        for (const { sentence } of tellEvents(texts.in(language), log, viewer)) {
          expect(sentence.length, sentence).toBeLessThanOrEqual(180);
          expect(sentence).not.toMatch(BAD_TYPING);
        }
      }
    }
    for (const { event } of log) {
      told.add(event.type);
      for (const language of LANGUAGES) {
        for (const viewer of [0, 1, 'spectator', 'everyone'] as const) {
          expect(texts.in(language).event(event, viewer) ?? 'fine').not.toMatch(BAD_TYPING);
        }
      }
    }
    const end = match.awaiting();
    if (end.kind === 'over')
      expect(texts.in('cs').outcome(end.outcome)).not.toBe(texts.in('en').outcome(end.outcome));
  }
  expect([...told].every((type) => (EVENT_TYPES as readonly string[]).includes(type))).toBe(true);
});

test('why a strategic advantage went where it did, and why an effect came next', () => {
  const aim: VsStep = {
    step: GREATEST_CHANGE,
    about: 'aim',
    decided: true,
    from: [0, 1, 2],
    to: [1],
    values: [4, 1, 5],
  };
  expect(lineOf('en', aim)).toEqual({
    step: 0,
    label: 'change',
    title: 'Greatest change: from your half into its own',
    detail: 'rank of change Western Europe: 4, Pacific: 1, Eastern Europe: 5 → Pacific',
    decided: true,
  });
  expect(lineOf('cs', aim)).toMatchObject({
    label: 'vliv',
    title: 'Největší vliv: z vaší poloviny na jeho',
    detail: 'stupeň vlivu Západní Evropa: 4, Pacifik: 1, Východní Evropa: 5 → Pacifik',
  });
  // Of two alike the finer points of the greatest change decide.
  const tied = { ...aim, values: [1, 1, 5] };
  expect(lineOf('en', tied).detail).toMatch(/→ Pacific \(same rank/);
  const effect: VsStep = { ...aim, step: 14, about: 'effect', from: [1, 2], to: [2], values: [] };
  expect(lineOf('cs', effect).title).toBe('Efekty u vlajky: Výzkum');
  expect(lineOf('en', effect).detail).toMatch(/^Western Europe 1-3/);
  const told = (step: VsStep, language: Language) =>
    plain(blitzkriegTexts.in(language).event({ type: 'vsChose', seat: 0, step }, 1) ?? '');
  expect(told(aim, 'en')).toBe('Why: Greatest change: from your half into its own → Pacific.');
  expect(told(aim, 'cs')).toBe('Proč: Největší vliv: z vaší poloviny na jeho → Pacifik.');
});

test('a step of the solo opponent reads as a line with its numbers', () => {
  const token = (id: string) => idOf<'token'>(WORLD_BOX.tokens.findIndex((one) => one.id === id));
  const row = [token('army-1'), token('air-1'), token('navy-2')];
  const step: VsStep = {
    step: 6,
    about: 'theatre',
    decided: true,
    from: [0, 3],
    to: [3],
    values: [3, 4],
  };
  expect(lineOf('en', step)).toEqual({
    step: 6,
    label: '6',
    title: 'Most free spaces',
    detail: 'Western Europe: 3, Africa and the Middle East: 4 → Africa and the Middle East',
    decided: true,
  });
  const die: VsStep = {
    step: 24,
    about: 'token',
    decided: true,
    from: [1, 3],
    to: [3],
    values: [4],
  };
  // With the row as it stood: what it decided between, not positions of a row that has moved on.
  expect(lineOf('cs', die, row)).toMatchObject({
    title: 'Kostka',
    detail: 'padlo 4, na výběr: 1. Armáda 1; 3. Námořnictvo 2 → 3. Námořnictvo 2',
  });
  expect(lineOf('en', die, row).detail).toBe(
    'rolled 4, choosing from 1. Army 1; 3. Navy 2 → 3. Navy 2',
  );
  const logged = (language: Language, steps: readonly VsStep[]) =>
    plain(blitzkriegTexts.in(language).event({ type: 'vsReasoned', seat: 0, row, steps }, 1) ?? '');
  expect(logged('en', [die])).toBe('Why: The die (24) → 3. Navy 2.');
  expect(logged('cs', [die])).toBe('Proč: Kostka (24) → 3. Námořnictvo 2.');
  // Steps that narrow the same choice lead to one result.
  const last: VsStep = { ...step, step: 8, to: [3], values: [] };
  expect(logged('en', [step, last, die])).toBe(
    'Why: Most free spaces (6), lowest theatre number (8) → Africa and the Middle East; the die (24) → 3. Navy 2.',
  );
  // A step that narrows one choice twice is named once.
  expect(logged('en', [{ ...step, to: [0, 3] }, step])).toBe(
    'Why: Most free spaces (6) → Africa and the Middle East.',
  );
  const win: VsStep = { step: 2, about: 'move', decided: true, from: [], to: [1], values: [7, 2] };
  expect(lineOf('cs', win).detail).toBe('zisk 7, hodnota 2 → Pacifik');
});
