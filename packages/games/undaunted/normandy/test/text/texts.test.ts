import { readdirSync, readFileSync } from 'node:fs';
import { must } from '@bivouac/kernel';
import { LANGUAGES, type Language } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import {
  normandyNames,
  normandyScenarioTexts,
  normandyTexts,
  SOLDIERS,
} from '../../src/text/index.ts';
import { normandyReference } from '../../src/text/reference.ts';

await loadEvery(normandyNames, normandyReference, normandyScenarioTexts);

const rulesIn = (language: Language) => normandyReference.in(language);

interface SideFile {
  readonly deck: { readonly [kind: string]: number };
  readonly supply: { readonly [kind: string]: number };
  readonly units: { readonly [tile: string]: readonly string[] };
}

interface ScenarioFile {
  readonly id: string;
  readonly number: number;
  readonly tiles: readonly (readonly [string, number, number])[];
  readonly sides: { readonly us: SideFile; readonly de: SideFile };
}

const FOLDER = new URL('../../src/rules/data/scenarios/', import.meta.url);
const SCENARIOS: readonly ScenarioFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as ScenarioFile);

const CZECH_LETTERS = /[áčďéěíňóřšťúůýž]/i;
const sentences = (text: string): number => (text.match(/[.!?](?= |$)/g) ?? []).length;

/** Typing that both languages avoid: straight quotes, hyphens for dashes, doubled or stray spaces. */
const BAD_TYPING = /["']| - |--| {2}|\.\.\.| [,.;:!?]|^\s|\s$/;

function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  // A name, by the form in which it stands by itself.
  if ('forms' in value) return strings(Object.values(value.forms as object)[0], path);
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

test('the twelve scenarios are there, in order, and nothing is written for any other', () => {
  expect(SCENARIOS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const language of LANGUAGES) {
    expect(Object.keys(normandyScenarioTexts.in(language))).toEqual(SCENARIOS.map(({ id }) => id));
  }
});

test.each(LANGUAGES)(
  'every scenario has its title, place and two short briefings (%s)',
  (language) => {
    const texts: { readonly [id: string]: ReturnType<typeof normandyScenarioTexts.in>['la-raye'] } =
      normandyScenarioTexts.in(language);
    for (const { id } of SCENARIOS) {
      const text = texts[id];
      expect(normandyTexts.in(language).scenario(id).title, id).toBeTruthy();
      expect(text?.place, id).toBeTruthy();
      for (const briefing of [text?.briefing.us ?? '', text?.briefing.de ?? '']) {
        expect([2, 3], `${id}: ${briefing}`).toContain(sentences(briefing));
        expect(briefing.length, `${id}: ${briefing}`).toBeLessThanOrEqual(420);
        if (language === 'cs') expect(briefing).toMatch(CZECH_LETTERS);
      }
    }
  },
);

test('no briefing is the same in both languages or for both sides', () => {
  const all = LANGUAGES.flatMap((language) =>
    Object.values(normandyScenarioTexts.in(language)).flatMap(({ briefing }) => [
      briefing.us,
      briefing.de,
    ]),
  );
  expect(new Set(all).size).toBe(48);
});

const COPIES: { readonly [kind: string]: number } = {
  sergeant: 1,
  guide: 1,
  'leader-a': 1,
  'leader-b': 1,
  'leader-c': 1,
  'scout-a': 3,
  'scout-b': 3,
  'scout-c': 3,
  'rifleman-a': 5,
  'rifleman-b': 5,
  'rifleman-c': 5,
  sniper: 3,
  'gunner-a': 3,
  'gunner-b': 3,
  'gunner-c': 3,
  mortar: 3,
};

const SIDES = ['us', 'de'] as const;

test.each(SIDES)('every card has its own soldier (%s)', (side) => {
  const soldiers = SOLDIERS[side];
  const counts = Object.fromEntries(Object.entries(soldiers).map(([k, men]) => [k, men.length]));
  expect(counts).toEqual(COPIES);
  for (const [kind, cards] of Object.entries(soldiers)) {
    for (const card of cards) expect(card.split(' & ').length).toBe(kind === 'mortar' ? 2 : 1);
  }
  const men = Object.values(soldiers).flatMap((cards) =>
    cards.flatMap((card) => card.split(' & ')),
  );
  expect(men.length).toBe(47);
  for (const man of men) expect(man).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  expect(new Set(men).size).toBe(men.length);
  const surnames = men.map((man) => man.split(' ')[1]);
  expect(new Set(surnames).size, 'surnames').toBe(men.length);
});

test('no scenario deals a card without a soldier or more copies than there are names', () => {
  for (const { id, sides } of SCENARIOS) {
    for (const side of SIDES) {
      const { deck, supply } = sides[side];
      for (const kind of new Set([...Object.keys(deck), ...Object.keys(supply)])) {
        if (kind === 'fog') continue;
        const copies = (deck[kind] ?? 0) + (supply[kind] ?? 0);
        expect(SOLDIERS[side][kind]?.length, `${id} ${side} ${kind}`).toBe(copies);
      }
    }
  }
});

/** Every name in the rulebook: cards, players of its example, authors and makers. */
const RULEBOOK_NAMES = new Set(
  `Grant Williams Frank Lee Calvin Walker Bob Benjamin Paul Miller Hans John David Thompson Trevor
   Roland MacDonald Mario Šafárik Karel Vlasák Aleš Rychtařík Pavel Fojtík`.split(/\s+/),
);

test('no soldier bears a name from the rulebook', () => {
  const words = strings(SOLDIERS).flatMap(([, card]) => card.split(/[ &]+/));
  expect(words.filter((word) => RULEBOOK_NAMES.has(word))).toEqual([]);
});

const RULE_IDS = [
  'round',
  'draw',
  'reshuffle',
  'initiative',
  'turn',
  'playing-a-card',
  'cards',
  'fog-of-war',
  'suppressed',
  'spawning',
  'hunker-down',
  'move',
  'guide',
  'scout',
  'stalk',
  'bolster',
  'command',
  'conceal',
  'control',
  'inspire',
  'recon',
  'target',
  'attack',
  'suppress',
  'blast',
  'defence',
  'hills',
  'range',
  'dice',
  'casualties',
  'removed-units',
  'objectives',
  'pin',
  'both-pinned',
  'beyond-all-hope',
  'hopeless-end',
  'radio',
  'resign-and-draw',
  'public-information',
  'campaign',
  'stacking',
  'control-markers',
] as const;

test('every rule has a few sentences in both languages', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(rulesIn(language))).toEqual([...RULE_IDS]);
    for (const id of RULE_IDS) {
      const { title, text } = must(rulesIn(language)[id], id);
      expect(title, id).toBeTruthy();
      expect(sentences(text), `${language} ${id}`).toBeGreaterThanOrEqual(2);
      expect(sentences(text), `${language} ${id}`).toBeLessThanOrEqual(6);
    }
  }
  for (const id of RULE_IDS) {
    const [cs, en] = [must(rulesIn('cs')[id], id), must(rulesIn('en')[id], id)];
    expect(cs.text).toMatch(CZECH_LETTERS);
    expect([cs.title, cs.text]).not.toEqual([en.title, en.text]);
    expect(cs.title, id).not.toBe(en.title);
    expect(cs.seed).toBe(en.seed);
  }
});

test('both languages have the same names, and the Czech ones are Czech', () => {
  const [cs, en] = [strings(normandyNames.in('cs')), strings(normandyNames.in('en'))];
  expect(cs.map(([path]) => path)).toEqual(en.map(([path]) => path));
  const english = new Map(en);
  expect(cs.filter(([path, text]) => english.get(path) === text)).toEqual([]);
  for (const names of [normandyNames.in('cs'), normandyNames.in('en')]) {
    expect(new Set(Object.values(names.tiles)).size, 'tile names').toBe(36);
  }
});

test('every tile, card and unit of the scenarios has a name', () => {
  const { tiles, cards, units } = normandyNames.in('cs');
  for (const { id, tiles: laid, sides } of SCENARIOS) {
    for (const [tile] of laid) expect(tiles, id).toHaveProperty([tile]);
    for (const side of SIDES) {
      const { deck, supply } = sides[side];
      for (const kind of [...Object.keys(deck), ...Object.keys(supply)]) {
        expect(cards[side], id).toHaveProperty([kind.replace(/-[abc]$/, '')]);
      }
      for (const unit of Object.values(sides[side].units).flat()) {
        expect(units, id).toHaveProperty([unit.replace(/-[abc]$/, '')]);
      }
    }
  }
});

test('nothing is badly typed', () => {
  const all = strings({
    SOLDIERS,
    languages: LANGUAGES.map((language) => [
      normandyNames.in(language),
      rulesIn(language),
      normandyScenarioTexts.in(language),
    ]),
  });
  expect(all.filter(([, text]) => BAD_TYPING.test(text))).toEqual([]);
});
