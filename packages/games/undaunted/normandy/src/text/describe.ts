import type { Viewer } from '@bivouac/kernel';
import type { GameText, Translated } from '@bivouac/text';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import { mentionsOf } from '@bivouac/undaunted-core/text/mentions.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import { type Extra, normandyRules as rules } from '../rules/index.ts';
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

export function normandyText(language: NormandyLanguage): GameText<Action, Event, View<Extra>> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w.none);
  const telling = { rules, words: w, titles: t, names };
  return seriesText<Extra>(telling, {
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
    ownPrompt: (view) => ownPrompt(view, w),
  });
}

/** The questions that only Normandy asks. */
function ownPrompt({ decision }: View<Extra>, w: Words): string | undefined {
  if (decision === 'guide') return w.askGuide;
  if (decision === 'blast') return w.askBlast;
  return decision === 'target' ? w.askTarget : undefined;
}
