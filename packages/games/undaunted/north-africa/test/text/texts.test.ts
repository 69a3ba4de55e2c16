import { type AnyMatch, createMatch, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import type { NorthEvent } from '../../src/rules/index.ts';
import { BOOK, northAfrica, SCENARIOS } from '../../src/rules/index.ts';
import { VERBS } from '../../src/rules/verb-names.ts';
import { NORTH_RECORDS } from '../../src/text/event-records.ts';
import {
  NORTH_AFRICA_SOLDIERS,
  northAfricaNames,
  northAfricaScenarioTexts,
  northAfricaTexts,
} from '../../src/text/index.ts';
import { northAfricaReference } from '../../src/text/reference.ts';

await loadEvery(northAfricaTexts, northAfricaReference, northAfricaScenarioTexts);

const LANGUAGES = ['cs', 'en'] as const;
const BROKEN = /undefined|NaN|null|\[object/;

test('every card has a name and every copy a man', () => {
  for (const language of LANGUAGES) {
    const { cards, units, tiles } = northAfricaNames.in(language);
    expect(Object.keys(cards).sort()).toEqual(BOOK.kinds.map(({ id }) => id).sort());
    expect(Object.keys(units).sort()).toEqual(BOOK.units.map(({ id }) => id).sort());
    expect(Object.keys(tiles)).toEqual(BOOK.tiles.map((name) => name.toUpperCase()));
  }
  BOOK.kinds.forEach(({ id, isFog }, kind) => {
    if (isFog) return;
    const copies = BOOK.kindOf.filter((of) => of === kind).length;
    expect([id, NORTH_AFRICA_SOLDIERS[id]?.length]).toEqual([id, copies]);
  });
  const men = Object.values(NORTH_AFRICA_SOLDIERS).flat();
  expect(new Set(men).size).toBe(men.length);
});

test('every scenario has a title and a briefing for both sides', () => {
  for (const language of LANGUAGES) {
    const texts = northAfricaScenarioTexts.in(language);
    expect(Object.keys(texts)).toEqual(SCENARIOS.map(({ id }) => id));
    for (const { id } of SCENARIOS) {
      expect(northAfricaTexts.in(language).scenario(id).title.length).toBeGreaterThan(2);
    }
    for (const { briefing } of Object.values(texts)) {
      for (const text of [briefing.lrdg, briefing.italy]) expect(text.length).toBeGreaterThan(120);
    }
  }
});

/** How the numbers of goals are written, in any case and gender. */
const NUMBERS: { readonly [language in (typeof LANGUAGES)[number]]: readonly string[] } = {
  cs: ['', 'jed(en|n)', 'dv[aěo]', 'tř', 'čt[yv]', 'p[ěá]t'],
  en: ['', 'one', 'two', 'three', 'four', 'five|fifth'],
};

test.each(LANGUAGES)('each briefing names what its side has to reach (%s)', (language) => {
  for (const { id, goals } of SCENARIOS) {
    const { briefing } = northAfricaScenarioTexts.in(language)[id as 'barce'];
    [briefing.lrdg, briefing.italy].forEach((text, seat) => {
      const goal = goals[seat as 0 | 1];
      const value = goal.kind === 'pin' ? 0 : goal.value;
      const word = new RegExp(`(?<!\\p{L})(${NUMBERS[language][value]})`, 'iu');
      expect(text, `${id} of side ${seat}: ${value}`).toMatch(word);
    });
  }
});

test('rules are written in each language, not translated', () => {
  for (const [id, rule] of Object.entries(northAfricaReference.in('cs'))) {
    const other = must(northAfricaReference.in('en')[id], id);
    expect(rule.text).not.toBe(other.text);
    expect(rule.seed).toBe(other.seed);
  }
});

test.each(LANGUAGES)(
  'every rule has an example, and every action names who has it (%s)',
  (language) => {
    const reference = northAfricaReference.in(language);
    for (const [id, { text, example = '' }] of Object.entries(reference)) {
      expect([id, example.length > 30]).toEqual([id, true]);
      expect(`${text} ${example}`).not.toMatch(BROKEN);
    }
    for (const verb of VERBS) {
      const users = reference[verb]?.tables?.[0]?.rows ?? [];
      expect([verb, users.length > 0]).toEqual([verb, true]);
    }
  },
);

/** Sums and chances in a rule, such as `4 + 1 + 2 = 7` and `64%`. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?: [+−] \d+)+ = \d+|\d+\s?%/g) ?? []).map((found) =>
    found.replaceAll(/\s/g, ''),
  );

test('the figures in examples add up and are the same in every language', () => {
  const figures = LANGUAGES.map((language) =>
    Object.entries(northAfricaReference.in(language)).map(([id, { example = '' }]) => [
      id,
      figuresIn(example),
    ]),
  );
  expect(figures[0]).toEqual(figures[1]);
  const all = (figures[0] ?? []).flatMap(([, found]) => found ?? []);
  const sums = all.filter((figure) => figure.includes('='));
  expect(sums.length).toBeGreaterThan(10);
  for (const sum of sums) {
    const [parts = '', total = ''] = sum.split('=');
    const added = (parts.match(/[+−]?\d+/g) ?? []).reduce(
      (result, part) => result + Number(part.replace('−', '-')),
      0,
    );
    expect([sum, added]).toEqual([sum, Number(total)]);
  }
});

test.each(LANGUAGES)('everything in random games has its text (%s)', (language) => {
  const text = northAfricaTexts.in(language);
  const told = new Set<string>();
  for (const { id } of SCENARIOS) {
    const match = playRandomly(id);
    for (const { event } of match.log('everyone')) {
      const line = text.event(event as NorthEvent, 'everyone');
      told.add((event as NorthEvent).type);
      if (line !== null) expect(line).not.toMatch(BROKEN);
    }
    for (const { seat, action } of match.played) {
      expect(text.action(action as never, seat)).not.toMatch(BROKEN);
      expect(text.action(action as never, seat)).not.toBe('');
    }
    const view = match.view(0);
    if (!view.ok) throw new Error(JSON.stringify(view.problem));
    for (const section of text.view(view.value as never)) {
      expect(section.lines.join('\n')).not.toMatch(BROKEN);
    }
    expect(text.picture?.(view.value as never).lines.join('\n')).not.toMatch(BROKEN);
  }
  const all: readonly string[] = Object.keys(NORTH_RECORDS);
  expect([...told].filter((type) => !all.includes(type))).toEqual([]);
  expect(told.size).toBeGreaterThan(25);
});

test.each(LANGUAGES)(
  'every question and every reason against an action has its text (%s)',
  (language) => {
    const text = northAfricaTexts.in(language);
    const asked = new Set<string>();
    for (const { id } of SCENARIOS.slice(0, 9)) {
      const io = { chance: northChance(id), emit: () => undefined };
      const state = northAfrica.setup({ scenario: id, options: { discard: 'open' } }, io);
      for (let i = 0; i < 400; i++) {
        const now = northAfrica.awaiting(state);
        if (now.kind === 'over') break;
        const seat = now.seats[0] ?? 0;
        const view = northAfrica.view(state, seat);
        asked.add(view.question?.kind ?? '');
        expect(text.prompt(view)).not.toMatch(BROKEN);
        const rule = text.ruleFor?.(view);
        if (typeof rule === 'string') expect(text.ruleTitles?.[rule]).toBeDefined();
        const actions = northAfrica.actions(state, seat);
        for (const line of ['crew drive', 'mount lrdg-truck 1', 'dismount', 'shift 2', 'leave']) {
          const parsed = northAfrica.notation.parse(line);
          if (!parsed.ok) throw new Error(line);
          const reason = northAfrica.explain?.(view, parsed.value);
          if (reason === undefined) continue;
          expect(text.reason(reason)).not.toMatch(BROKEN);
          expect(text.reason(reason)).not.toBe(reason.code);
        }
        const choice = actions[io.chance.pick(actions.length, 'test.any')];
        if (choice !== undefined) northAfrica.apply(state, seat, choice, io);
      }
    }
    for (const decision of ['aside', 'victim', 'mark', 'step', 'antitank', 'strafe']) {
      expect([...asked]).toContain(decision);
    }
  },
);

function northChance(phrase: string) {
  return seededChance(seedFromPhrase(phrase));
}

/** A whole game, with anything that is on offer. */
function playRandomly(scenario: string): AnyMatch {
  const begun = createMatch(northAfrica, { scenario }, seedFromPhrase(`texts ${scenario}`));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match: AnyMatch = begun.value;
  const chance = northChance(scenario);
  for (let now = match.awaiting(); now.kind === 'seats'; now = match.awaiting()) {
    const seat = now.seats[0] ?? 0;
    const actions = match.actions(seat);
    const acted = match.act(seat, actions[chance.pick(actions.length, 'test.any')]);
    if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
  }
  return match;
}
