import { createMatch, seedFromPhrase } from '@bivouac/kernel';
import { CARDS, SCENARIO_FILES, stalingradCampaign, TREE } from '@bivouac/stalingrad';
import { expect, test } from 'vitest';
import { stalingradCampaignTexts } from '../src/index.ts';
import { LANGUAGES } from '../src/language.ts';
import { briefingsCs } from '../src/stalingrad/briefings-cs.ts';
import { briefingsEn } from '../src/stalingrad/briefings-en.ts';
import { GERMAN_SOLDIERS } from '../src/stalingrad/soldiers-german.ts';
import { SOVIET_SOLDIERS } from '../src/stalingrad/soldiers-soviet.ts';
import { BOOKS, ENDINGS } from '../src/stalingrad/stories/books.ts';
import { type Story, tellStory } from '../src/stalingrad/stories/story.ts';

const SIDES = ['soviet', 'german'] as const;
const shape = (story: Story | undefined): (readonly number[] | null)[] =>
  (story ?? []).map((part) => (typeof part === 'string' ? null : part.man));

test('each book has a story for each state, alike in both languages, about men of its own side', () => {
  const codes = TREE.nodes.map(({ code }) => code).sort();
  SIDES.forEach((side, seat) => {
    for (const language of LANGUAGES) {
      expect(Object.keys(BOOKS[language][side]).sort()).toEqual(codes);
    }
    const numbers = new Set(CARDS.filter((card) => card.seat === seat).map(({ number }) => number));
    for (const code of codes) {
      const men = shape(BOOKS.cs[side][code]);
      expect([code, men]).toEqual([code, shape(BOOKS.en[side][code])]);
      expect(men.length).toBeGreaterThanOrEqual(2);
      for (const number of men.flatMap((one) => one ?? [])) expect(numbers).toContain(number);
    }
  });
});

test('each ending is told to both sides in both languages', () => {
  const codes = TREE.endings.map(({ code }) => code).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(ENDINGS[language]).sort()).toEqual(codes);
    for (const { title, soviet, german } of Object.values(ENDINGS[language])) {
      expect([title.length > 0, soviet.length, german.length]).toEqual([true, 3, 3]);
    }
  }
});

test('each battle has a title and a briefing for each side', () => {
  const ids = SCENARIO_FILES.map(({ id }) => id).sort();
  for (const briefings of [briefingsCs, briefingsEn]) {
    expect(Object.keys(briefings).sort()).toEqual(ids);
    const titles = Object.values(briefings).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('everybody but reservists and Fog of War has a name; a man keeps it when his card grows', () => {
  for (const { id, seat, deck, number, name } of CARDS) {
    if (deck === 'R' || name === 'fog') continue;
    const names = seat === 0 ? SOVIET_SOLDIERS[number] : [GERMAN_SOLDIERS[number]];
    expect([id, names?.every((one) => (one ?? '') !== '')]).toEqual([id, true]);
  }
  // Only these stand for one man on two or three cards.
  const shared = Object.values(GERMAN_SOLDIERS).filter((one, i, all) => all.indexOf(one) !== i);
  expect([...new Set(shared)].sort()).toEqual([
    ...['Johann Kessler', 'Otto Wegener', 'Paul Lindner', 'Richard Thalheim'],
  ]);
});

test('a paragraph about a man depends on whether he is still there', () => {
  const story: Story = ['a', { man: [3, 77], there: 'he', gone: 'his place' }];
  expect(tellStory(story, (number) => number === 77)).toEqual(['a', 'he']);
  expect(tellStory(story, () => false)).toEqual(['a', 'his place']);
});

test('a side reads its own book, and nothing of the other', () => {
  const match = createMatch(stalingradCampaign, { scenario: 'campaign' }, seedFromPhrase('book'));
  if (!match.ok) throw new Error(match.problem.code);
  for (const viewer of [0, 1] as const) {
    const view = match.value.view(viewer);
    if (!view.ok) throw new Error('no view');
    const page = JSON.stringify(stalingradCampaignTexts.cs.view(view.value));
    SIDES.forEach((side, seat) => {
      const [first] = BOOKS.cs[side]['1a'] ?? [];
      expect([side, page.includes(String(first))]).toEqual([side, seat === viewer]);
      const own = briefingsCs['011'][side];
      expect([side, page.includes(own)]).toEqual([side, seat === viewer]);
    });
  }
});
