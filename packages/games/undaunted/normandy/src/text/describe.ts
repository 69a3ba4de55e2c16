import type { Viewer } from '@bivouac/kernel';
import type { GameText, Translated } from '@bivouac/text';
import type { Action, Event } from '@bivouac/undaunted-core';
import { commonPrompt } from '@bivouac/undaunted-core/text/describe.ts';
import { mentionsOf } from '@bivouac/undaunted-core/text/mentions.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import type { Telling } from '@bivouac/undaunted-core/text/telling.ts';
import {
  type Extra,
  type NormandyView,
  type Question,
  normandyRules as rules,
} from '../rules/index.ts';
import type { NormandyNames } from './en/names.ts';
import type { scenarios as englishScenarios } from './en/scenarios.ts';
import type { NormandySentences } from './en/sentences.ts';
import { tellEvent } from './log.ts';
import { drawMap } from './picture.ts';
import type { RuleId, RuleText } from './rule-sources.ts';
import { describeTable } from './table.ts';
import { titlesIn } from './titles.ts';

type Words = Translated<NormandySentences>;

/** One language of the game, put together. */
export interface NormandyLanguage {
  readonly names: Translated<NormandyNames>;
  readonly sentences: Words;
  readonly scenarios: Translated<typeof englishScenarios>;
  readonly rules: { readonly [id in RuleId]: RuleText };
}

export function normandyText(language: NormandyLanguage): GameText<Action, Event, NormandyView> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w.none);
  const telling = { rules, words: w, titles: t, names };
  return seriesText<Extra, Question>(telling, {
    title: names.title,
    scenario(id) {
      const { title, briefing } = scenarios[id as keyof typeof scenarios];
      const { us, de } = briefing;
      return { title, briefing: `${t.side(0)}: ${us}\n${t.side(1)}: ${de}` };
    },
    event: (event, viewer: Viewer) => tellEvent(event, viewer, telling),
    mentions: (event) => mentionsOf(event, t),
    view: (view) => describeTable(view, telling),
    drawMap: (view) => drawMap(view, w),
    rules: language.rules,
    prompt: ({ question }) => prompt(question, telling),
  });
}

function prompt(question: Question | null, telling: Telling & { readonly words: Words }): string {
  const { words: w } = telling;
  switch (question?.kind) {
    case 'guide':
      return w.askGuide;
    case 'blast':
      return w.askBlast;
    case 'target':
      return w.askTarget;
    default:
      return commonPrompt(question, telling);
  }
}
