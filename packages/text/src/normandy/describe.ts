import type { Viewer } from '@bivouac/kernel';
import { type Extra, normandyRules as rules } from '@bivouac/normandy';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { GameText } from '../game-text.ts';
import type { Translated } from '../translated.ts';
import {
  commonPrompt,
  giveReason,
  nameCommonAction,
  nameGist,
  nameOutcome,
  ruleOf,
  waitingFor,
} from '../undaunted/describe.ts';
import { tellStakes } from '../undaunted/log.ts';
import { mentionsOf, shotOf } from '../undaunted/mentions.ts';
import { tellEvent } from './log.ts';
import type { NormandyNames } from './names-en.ts';
import { drawMap } from './picture.ts';
import type { RuleId, RuleText } from './rule-sources.ts';
import type { scenariosEn } from './scenarios-en.ts';
import type { NormandySentences } from './sentences-en.ts';
import { describeTable } from './table.ts';
import { titlesIn } from './titles.ts';

type Words = Translated<NormandySentences>;

/** One language of the game, put together. */
export interface NormandyLanguage {
  readonly names: Translated<NormandyNames>;
  readonly sentences: Words;
  readonly scenarios: Translated<typeof scenariosEn>;
  readonly rules: { readonly [id in RuleId]: RuleText };
}

export function normandyText(language: NormandyLanguage): GameText<Action, Event, View<Extra>> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w.none);
  const telling = { rules, words: w, titles: t, names };
  return {
    title: names.title,
    about: w.about,
    seat: t.side,
    scenario(id) {
      const { title, briefing } = scenarios[id as keyof typeof scenarios];
      const { us, de } = briefing;
      return { title, briefing: `${t.side(0)}: ${us}\n${t.side(1)}: ${de}` };
    },
    option: (id) => w.options[id as 'discard'],
    action: (action, seat = 0) => nameCommonAction(action, seat, telling),
    event: (event, viewer: Viewer) => tellEvent(event, viewer, telling),
    mentions: (event) => mentionsOf(event, t),
    shot: (event) => shotOf(event, telling),
    view: (view) => describeTable(view, telling),
    picture: (view) => ({ heading: w.headMap, lines: drawMap(view, w), isPicture: true }),
    rules: language.rules,
    ruleFor: ruleOf,
    prompt: (view) => promptOf(view, w) ?? commonPrompt(view, telling),
    waiting: (view) => waitingFor(view, telling),
    reason: (reason) => giveReason(reason, telling),
    gist: (key) => nameGist(key, telling),
    stakes: (events) => tellStakes(events, w, names),
    outcome: (outcome) => nameOutcome(outcome, telling),
  };
}

/** The questions that only Normandy asks. */
function promptOf({ decision }: View<Extra>, w: Words): string | undefined {
  if (decision === 'guide') return w.askGuide;
  if (decision === 'blast') return w.askBlast;
  return decision === 'target' ? w.askTarget : undefined;
}
