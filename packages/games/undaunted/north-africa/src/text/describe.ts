import type { Viewer } from '@bivouac/kernel';
import type { GameText, Translated } from '@bivouac/text';
import type { Action, Event } from '@bivouac/undaunted-core';
import { commonPrompt, nameCommonAction, ruleOf } from '@bivouac/undaunted-core/text/describe.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import {
  type Extra,
  type NorthView,
  type Question,
  northAfricaRules as rules,
  vehicleOf,
} from '../rules/index.ts';
import type { NorthNames } from './en/names.ts';
import type { scenarios as englishScenarios } from './en/scenarios.ts';
import type { NorthSentences } from './en/sentences.ts';
import { northMentions, tellEvent } from './log.ts';
import { drawMap } from './picture.ts';
import type { RuleId, RuleText } from './rule-sources.ts';
import { describeTable, type NorthTelling } from './table.ts';
import { titlesIn } from './titles.ts';

/** One language of the game, put together. */
export interface NorthAfricaLanguage {
  readonly names: Translated<NorthNames>;
  readonly sentences: Translated<NorthSentences>;
  readonly scenarios: Translated<typeof englishScenarios>;
  readonly rules: { readonly [id in RuleId]: RuleText };
}

export function northAfricaText(language: NorthAfricaLanguage): GameText<Action, Event, NorthView> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w);
  const telling: NorthTelling = { rules, words: w, titles: t, names };
  return seriesText<Extra, Question>(telling, {
    title: names.title,
    scenario(id) {
      const { title, briefing } = scenarios[id as keyof typeof scenarios];
      const { lrdg, italy } = briefing;
      return { title, briefing: `${t.side(0)}: ${lrdg}\n${t.side(1)}: ${italy}` };
    },
    action: (action, seat = 0) => nameAction(action, seat, telling),
    event: (event, viewer: Viewer) => tellEvent(event, viewer, telling),
    mentions: (event) => northMentions(event, t),
    view: (view) => describeTable(view, telling),
    drawMap: (view) => drawMap(view, w),
    rules: language.rules,
    ruleFor: (view) => (view.question?.kind === 'aside' ? 'mounting' : ruleOf(view)),
    prompt: ({ question }) => prompt(question, telling),
  });
}

/** What only this game can do; the rest is common to the series. */
function nameAction(action: Action, seat: number, telling: NorthTelling): string {
  const { words: w, titles: t } = telling;
  switch (action.kind) {
    case 'crew':
      return w.crew({ act: t.verb(rules.verbs[action.verb]?.verb ?? '') });
    case 'mount': {
      const kind = vehicleOf(action.unit)?.seats[action.value - 1];
      const place = kind === undefined ? '' : t.seat(kind, action.value - 1);
      return w.mount({ vehicle: t.unit(action.unit), seat: place });
    }
    case 'shift':
      return w.shift({ seat: String(action.value) });
    case 'swap':
      return w.swap({ unit: t.ownUnit(action.unit) });
    case 'aim':
      return w.mark({ tile: `${t.tile(action.tile)} (${t.tileName(action.tile)})` });
    case 'dismount':
    case 'leave':
      return w[action.kind];
    default:
      return nameCommonAction(action, seat, telling);
  }
}

function prompt(question: Question | null, telling: NorthTelling): string {
  const { words: w, titles: t } = telling;
  switch (question?.kind) {
    case 'strafe':
      return w.askStrafe({ dice: question.play.value });
    case 'antitank':
      return w.askAntitank({ unit: t.ownUnit(question.play.unit), dice: question.play.value });
    case 'demolish':
      return w.askDemolish({ unit: t.ownUnit(question.play.unit), dice: question.play.value });
    case 'victim':
      return w.askVictim({ vehicle: t.unit(question.vehicle) });
    case 'repair':
      return w.askRepair;
    case 'mark':
      return w.askMark({ left: question.play.left });
    case 'aside':
      return w.askAside({ unit: t.ownUnit(question.play.unit) });
    default:
      return commonPrompt(question, telling);
  }
}
