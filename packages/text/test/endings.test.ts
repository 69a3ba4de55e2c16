import { blitzkriegTexts, nipponTexts } from '@bivouac/blitzkrieg/text';
import type { BaseView, Outcome } from '@bivouac/kernel';
import { napoleonicsTexts } from '@bivouac/napoleonics/text';
import { normandyTexts } from '@bivouac/normandy/text';
import { northAfricaTexts } from '@bivouac/north-africa/text';
import { skirmishTexts } from '@bivouac/skirmish/text';
import { TREE } from '@bivouac/stalingrad';
import { stalingradCampaignTexts, stalingradTexts } from '@bivouac/stalingrad/text/whole-texts.ts';
import { describe, expect, it } from 'vitest';
import { type AnyGameTexts, describeOutcome, LANGUAGES, platformWords } from '../src/index.ts';
import { loadEvery } from '../testing/load-every.ts';

await loadEvery(
  napoleonicsTexts,
  blitzkriegTexts,
  normandyTexts,
  northAfricaTexts,
  skirmishTexts,
  stalingradTexts,
  stalingradCampaignTexts,
  platformWords,
);

const SPOKEN = ['resigned', 'out-of-time'];

const GAMES: readonly (readonly [name: string, texts: AnyGameTexts, reasons: readonly string[]])[] =
  [
    ['skirmish', skirmishTexts, ['areas', 'destroyed']],
    ['normandy', normandyTexts, ['points', 'pinned', 'hopeless', 'both-pinned']],
    ['north africa', northAfricaTexts, ['points', 'escaped', 'neutralized', 'both-hopeless']],
    ['stalingrad', stalingradTexts, ['task', 'secret-task', 'rout', 'withdrawal', 'exhausted']],
    ['blitzkrieg', blitzkriegTexts, ['points', 'totals', 'cannot-place']],
    ['nippon', nipponTexts, ['points', 'totals', 'cannot-place']],
    ['napoleonics', napoleonicsTexts, ['banners', 'exhausted']],
  ];

describe.each(GAMES)('endings of %s', (_name, texts, reasons) => {
  it.each(LANGUAGES)('are told from the side of the reader, in %s', (language) => {
    const text = texts.in(language);
    const neutral = new Set<string>();
    for (const reason of [...SPOKEN, ...reasons]) {
      const outcome: Outcome = { winners: [0], reason };
      const told = describeOutcome(language, text, outcome);
      const won = describeOutcome(language, text, outcome, { reader: 0 });
      const lost = describeOutcome(language, text, outcome, { reader: 1 });
      neutral.add(told);
      // It says who has won, in whatever form of the name.
      expect(told, reason).not.toBe(describeOutcome(language, text, { winners: [1], reason }));
      expect(new Set([told, won, lost]).size, reason).toBe(3);
      // The reader is “you”, and never one of two names or “the other side”.
      for (const sentence of [won, lost]) {
        expect(sentence).not.toMatch(/other side|[Dd]ruh(?:á|é) stran/);
        for (const seat of [0, 1]) expect(sentence).not.toContain(text.seat(seat));
      }
    }
    expect(neutral.size).toBe(SPOKEN.length + reasons.length);
  });
});

it('tells the one who resigned that they did, in both languages', () => {
  const outcome: Outcome = { winners: [0], reason: 'resigned' };
  const say = (language: 'cs' | 'en', reader: number | null) =>
    describeOutcome(language, stalingradTexts.in(language), outcome, { reader });
  expect([say('en', 1), say('en', 0), say('en', null)]).toEqual([
    'You resigned.',
    'Your opponent resigned.',
    expect.stringMatching(/^(The )?Soviets win\. The other side resigned\.$/),
  ]);
  expect([say('cs', 1), say('cs', 0)]).toEqual(['Vzdali jste se.', 'Soupeř se vzdal.']);
});

it('names an empty reserve where one ended the game', () => {
  const outcome: Outcome = { winners: [0], reason: 'cannot-place' };
  const view = { viewer: 'everyone', question: null, reserveSizes: [3, 0] } as BaseView;
  const say = (reader: number | null, seen: BaseView) =>
    describeOutcome('en', blitzkriegTexts.in('en'), outcome, { reader, view: seen });
  expect(say(1, view)).toBe('Your reserve is empty: you have no token to place.');
  expect(say(0, view)).toContain('Your opponent’s reserve is empty');
  expect(say(null, view)).toContain('reserve is empty');
  const left = { viewer: 'everyone', question: null, reserveSizes: [3, 1] } as BaseView;
  expect(say(1, left)).toBe('You couldn’t place a token.');
});

it('tells the end of the campaign from the side of the reader', () => {
  const en = stalingradCampaignTexts.in('en');
  for (const { code: reason } of TREE.endings) {
    const said = [0, 1, null].map((reader) =>
      describeOutcome('en', en, { winners: [0], reason }, { reader }),
    );
    expect(new Set(said).size, reason).toBe(3);
    for (const sentence of said) expect(sentence).toMatch(/campaign/);
  }
});
