import { type GameText, phrase } from '@bivouac/text';
import { commonPrompt, nameCommonAction, ruleOf } from '@bivouac/undaunted-core/text/describe.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import type { NorthAfricaAction } from '../rules/index.ts';
import {
  type Extra,
  type NorthEvent,
  type NorthView,
  type Question,
  northAfricaRules as rules,
  vehicleOf,
} from '../rules/index.ts';
import { NORTH_RECORDS } from './event-records.ts';
import { contextIn, type NorthAfricaLanguage, type NorthContext } from './north-context.ts';
import { drawMap } from './picture.ts';
import { describeTable } from './table.ts';

export function northAfricaText(
  language: NorthAfricaLanguage,
): GameText<NorthAfricaAction, NorthEvent, NorthView> {
  const { names, scenarioTitles } = language;
  const context = contextIn(language);
  const { words: w } = context;
  return seriesText<Extra, Question, NorthEvent, NorthContext>(context, {
    title: names.title,
    scenario: (id) => ({ title: scenarioTitles[id as keyof typeof scenarioTitles] }),
    action: (action, seat = 0) => nameAction(action, seat, context),
    records: NORTH_RECORDS,
    view: (view) => describeTable(view, context),
    drawMap: (view) => drawMap(view, w),
    ruleTitles: language.ruleTitles,
    ruleFor: (view) => (view.question?.kind === 'aside' ? 'mounting' : ruleOf(view)),
    prompt: ({ question }) => prompt(question, context),
  });
}

/** What only this game can do; the rest is common to the series. */
function nameAction(action: NorthAfricaAction, seat: number, context: NorthContext): string {
  const { words: w, titles: t } = context;
  switch (action.kind) {
    case 'crew':
      return w.crew({ act: t.verb(rules.verbs[action.verb]?.verb ?? '') });
    case 'mount': {
      const kind = vehicleOf(action.unit)?.seats[action.value - 1];
      const place = kind === undefined ? phrase('') : t.seat(kind, action.value - 1);
      return w.mount({ vehicle: t.unit(action.unit), seat: place });
    }
    case 'shift':
      return w.shift({ number: action.value });
    case 'swap':
      return w.swap({ unit: t.ownUnit(action.unit) });
    case 'aim':
      return w.mark({ tile: phrase(`${t.tile(action.tile)} (${t.tileName(action.tile)})`) });
    case 'dismount':
    case 'leave':
      return w[action.kind];
    default:
      return nameCommonAction(action, seat, context);
  }
}

function prompt(question: Question | null, context: NorthContext): string {
  const { words: w, titles: t } = context;
  switch (question?.kind) {
    case 'strafe':
      return w.askStrafe({ dice: question.play.value });
    case 'antitank':
      return w.askAntitank({ unit: t.ownUnit(question.play.unit), dice: question.play.value });
    case 'demolish':
      return w.askDemolish({ unit: t.ownUnit(question.play.unit), dice: question.play.value });
    case 'victim':
      return (question.play.verb === 'suppress' ? w.askSuppressed : w.askVictim)({
        vehicle: t.unit(question.vehicle),
      });
    case 'repair':
      return w.askRepair;
    case 'mark':
      return w.askMark({ left: question.play.left });
    case 'aside':
      return w.askAside({ unit: t.ownUnit(question.play.unit) });
    default:
      return commonPrompt(question, context);
  }
}
