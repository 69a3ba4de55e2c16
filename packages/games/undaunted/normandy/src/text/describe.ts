import type { GameText } from '@bivouac/text';
import type { Action } from '@bivouac/undaunted-core';
import { commonPrompt } from '@bivouac/undaunted-core/text/describe.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import type { Extra, NormandyEvent, NormandyView, Question } from '../rules/index.ts';
import { NORMANDY_RECORDS } from './event-records.ts';
import { contextIn, type NormandyContext, type NormandyLanguage } from './normandy-context.ts';
import { drawMap } from './picture.ts';
import { describeTable } from './table.ts';

export function normandyText(
  language: NormandyLanguage,
): GameText<Action, NormandyEvent, NormandyView> {
  const { names, scenarioTitles } = language;
  const context = contextIn(language);
  const { words: w } = context;
  return seriesText<Extra, Question, NormandyEvent, NormandyContext>(context, {
    title: names.title,
    scenario: (id) => ({ title: scenarioTitles[id as keyof typeof scenarioTitles] }),
    records: NORMANDY_RECORDS,
    view: (view) => describeTable(view, context),
    drawMap: (view) => drawMap(view, w),
    ruleTitles: language.ruleTitles,
    prompt: ({ question }) => prompt(question, context),
  });
}

function prompt(question: Question | null, context: NormandyContext): string {
  const { words: w } = context;
  switch (question?.kind) {
    case 'guide':
      return w.askGuide;
    case 'blast':
      return w.askBlast;
    case 'target':
      return w.askTarget;
    default:
      return commonPrompt(question, context);
  }
}
