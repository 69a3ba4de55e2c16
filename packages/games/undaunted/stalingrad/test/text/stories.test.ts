import { createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { deriveCatalogue, LANGUAGES, type Language } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import {
  CARDS,
  type CampaignState,
  SCENARIO_FILES,
  stalingradCampaign,
  TREE,
} from '../../src/rules/index.ts';
import {
  CITY_LANGUAGES,
  type CityLibrary,
  campaignTexts,
  soldierName,
  stageOfBattle,
  stageOfCode,
  stalingradCampaignTexts,
  turnedPage,
} from '../../src/text/index.ts';
import { type Story, tellStory } from '../../src/text/story.ts';

await loadEvery(stalingradCampaignTexts);

const SIDES = ['soviet', 'german'] as const;
const shape = (story: Story | undefined): (readonly number[] | null)[] =>
  (story ?? []).map((part) => (typeof part === 'string' ? null : part.man));

const STAGES = [...new Set(TREE.nodes.map(({ code }) => stageOfCode(code)))];
const pageOf = (seat: number, stage: number, language: Language) =>
  must(CITY_LANGUAGES.in(language).library.pages(seat, stage), `page ${stage}`);
const storyOf = (seat: number, code: string, language: Language): Story | undefined =>
  pageOf(seat, stageOfCode(code), language).stories[code];

test('each book has a story for each state, alike in both languages, about men of its own side', () => {
  for (const seat of [0, 1]) {
    const numbers = new Set(CARDS.filter((card) => card.seat === seat).map(({ number }) => number));
    for (const stage of STAGES) {
      const codes = TREE.nodes.flatMap(({ code }) => (stageOfCode(code) === stage ? [code] : []));
      for (const language of LANGUAGES) {
        expect(Object.keys(pageOf(seat, stage, language).stories).sort()).toEqual(codes.sort());
      }
      for (const code of codes) {
        const men = shape(storyOf(seat, code, 'cs'));
        expect([code, men]).toEqual([code, shape(storyOf(seat, code, 'en'))]);
        expect(men.length).toBeGreaterThanOrEqual(2);
        for (const number of men.flatMap((one) => one ?? [])) expect(numbers).toContain(number);
      }
    }
  }
});

test('each ending has a text for both sides in both languages', () => {
  for (const { code } of TREE.endings) {
    for (const language of LANGUAGES) {
      const { ending, memorial } = must(CITY_LANGUAGES.in(language).library.ending(code), code);
      const { title, soviet, german } = ending;
      expect([title.length > 0, soviet.length, german.length]).toEqual([true, 3, 3]);
      expect(memorial.title).not.toBe('');
    }
  }
});

const titlesOf = (stage: number, language: Language) =>
  must(CITY_LANGUAGES.in(language).library.titles(stage), `titles of ${stage}`);

test('each battle has a title, and a briefing for each side in the pages of its stage', () => {
  const ids = SCENARIO_FILES.map(({ id }) => id).sort();
  for (const language of LANGUAGES) {
    const titled = STAGES.flatMap((stage) => Object.entries(titlesOf(stage, language)));
    expect(titled.map(([id]) => id).sort()).toEqual(ids);
    expect(new Set(titled.map(([, title]) => title)).size).toBe(ids.length);
    for (const { code, scenario } of TREE.nodes) {
      expect(titlesOf(stageOfBattle(scenario), language)[scenario]).toBeTruthy();
      expect(stageOfBattle(scenario)).toBe(stageOfCode(code));
      for (const seat of [0, 1]) {
        const { briefings } = pageOf(seat, stageOfCode(code), language);
        expect([code, seat, briefings[scenario]?.length ?? 0]).not.toEqual([code, seat, 0]);
      }
    }
  }
});

test('all cards but reservists and Fog of War have a name; a soldier keeps it when the card is upgraded', () => {
  const shared = new Map<string, Set<number>>();
  CARDS.forEach(({ id, seat, deck, number, name }, card) => {
    if (deck === 'R' || name === 'fog') return;
    for (const language of LANGUAGES) {
      expect([id, soldierName(card, CITY_LANGUAGES.in(language))]).not.toEqual([id, '']);
    }
    if (seat === 1) {
      const man = soldierName(card, CITY_LANGUAGES.in('cs'));
      shared.set(man, (shared.get(man) ?? new Set()).add(number));
    }
  });
  // Only these stand for one man on two or three cards.
  const many = [...shared].flatMap(([man, numbers]) => (numbers.size > 1 ? [man] : []));
  expect(many.sort()).toEqual([
    ...['Johann Kessler', 'Otto Wegener', 'Paul Lindner', 'Richard Thalheim'],
  ]);
});

test('a paragraph about a soldier depends on whether they are still in the platoon', () => {
  const story: Story = ['a', { man: [3, 77], there: 'he', gone: 'his place' }];
  expect(tellStory(story, (number) => number === 77)).toEqual(['a', 'he']);
  expect(tellStory(story, () => false)).toEqual(['a', 'his place']);
});

/** Hands out everything, and writes down what it was asked for. */
function watchedLibrary(): { readonly library: CityLibrary; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const whole = CITY_LANGUAGES.in('cs').library;
  const library: CityLibrary = {
    titles(stage) {
      asked.add(`titles ${stage}`);
      return whole.titles(stage);
    },
    pages(seat, stage) {
      asked.add(`${SIDES[seat]} ${stage}`);
      return whole.pages(seat, stage);
    },
    ending(code) {
      asked.add(code);
      return whole.ending(code);
    },
    men(seat, group) {
      asked.add(`${SIDES[seat]} ${group}`);
      return whole.men(seat, group);
    },
  };
  return { library, asked };
}

test('a side reads its own book, and nothing of the other', () => {
  const match = createMatch(stalingradCampaign, { scenario: 'campaign' }, seedFromPhrase('book'));
  if (!match.ok) throw new Error(match.problem.code);
  for (const viewer of [0, 1] as const) {
    const view = match.value.view(viewer);
    if (!view.ok) throw new Error('no view');
    const page = JSON.stringify(stalingradCampaignTexts.in('cs').view(view.value));
    SIDES.forEach((side, seat) => {
      const [first] = storyOf(seat, '1a', 'cs') ?? [];
      expect([side, page.includes(String(first))]).toEqual([side, seat === viewer]);
      const own = must(pageOf(seat, 1, 'cs').briefings['011'], 'a briefing');
      expect([side, page.includes(own)]).toEqual([side, seat === viewer]);
    });
    // Nor is anything else so much as fetched.
    const { library, asked } = watchedLibrary();
    const watched = deriveCatalogue(CITY_LANGUAGES, (own) => ({ ...own, library }));
    const text = campaignTexts(watched).in('cs');
    text.view(view.value);
    for (const { event } of match.value.log(viewer)) text.event(event as never, viewer);
    for (const action of match.value.actions(viewer)) text.action(action as never, viewer);
    expect([...asked]).toEqual([`${SIDES[viewer]} 1`]);
  }
});

test('a page that was turned reads as it did then, also when men have fallen since', () => {
  const match = createMatch(stalingradCampaign, { scenario: 'campaign' }, seedFromPhrase('turned'));
  if (!match.ok) throw new Error(match.problem.code);
  const { books }: CampaignState = match.value.copyOfState();
  const page = { code: '2a', scenario: '021' };
  const read = (stage: number): string => {
    const roster = {
      ...books[1].roster,
      ledger: [{ stage, mark: 'fell' as const, card, other: -1 }],
    };
    return JSON.stringify(turnedPage({ ...books[1], roster }, 1, page, CITY_LANGUAGES.in('en')));
  };
  const card = CARDS.findIndex(({ id }) => id === 'N-P-007');
  expect(read(1)).toContain('Rudi Seifert was nineteen');
  expect(read(2)).toContain('Rudi Seifert is nineteen');
});
