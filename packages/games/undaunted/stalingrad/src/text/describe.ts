import { type GameText, type Name, type Phrase, phrase } from '@bivouac/text';
import type { CardInPlay } from '@bivouac/undaunted-core';
import { commonPrompt, nameCommonAction, ruleOf } from '@bivouac/undaunted-core/text/describe.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import { labelsOf } from '@bivouac/undaunted-core/text/text-context.ts';
import type { StalingradAction } from '../rules/index.ts';
import {
  type CityEvent,
  type CityView,
  type Extra,
  type Question,
  stalingradRules as rules,
} from '../rules/index.ts';
import type { CityContext } from './city-context.ts';
import { CITY_RECORDS } from './event-records.ts';
import type { CityLanguage } from './language.ts';
import { drawMap } from './picture.ts';
import { battleBriefing, battleTitle } from './scenarios.ts';
import { describeTable } from './table.ts';
import { cityLabels, titlesIn } from './titles.ts';

export function contextIn(own: CityLanguage): CityContext {
  const { names, sentences } = own;
  const titles = titlesIn(own);
  const labels = { ...labelsOf(titles, sentences), ...cityLabels(titles, own) };
  return { rules, words: sentences, titles, labels, names };
}

export function battleText(own: CityLanguage): GameText<StalingradAction, CityEvent, CityView> {
  const context = contextIn(own);
  const { names, words: w } = context;
  return seriesText<Extra, Question, CityEvent, CityContext>(context, {
    title: names.title,
    scenario: (id) => ({
      title: battleTitle(id, own),
      briefing: battleBriefing(id, context),
    }),
    action: (action, seat = 0) => nameAction(action, seat, context),
    records: CITY_RECORDS,
    view: (view) => describeTable(view, context),
    drawMap: (view) => drawMap(view, w),
    ruleTitles: own.ruleTitles,
    ruleFor: cityRule,
    prompt: ({ question }) => prompt(question, context),
  });
}

/** What only this game can do; the rest is common to the series. */
function nameAction(action: StalingradAction, seat: number, context: CityContext): string {
  const { words: w, titles: t } = context;
  const tile = (id: number): Phrase => phrase(`${t.tile(id)} (${t.tileName(id)})`);
  switch (action.kind) {
    case 'raze':
    case 'collapse':
    case 'mine':
    case 'tankMine':
      return w[action.kind]({ tile: tile(action.tile) });
    case 'withdraw':
      return w.withdraw;
    default:
      return nameCommonAction(action, seat, context);
  }
}

function prompt(question: Question | null, context: CityContext): string {
  const { words: w, titles: t } = context;
  const unit = (play: CardInPlay): Name => t.ownUnit(play.unit);
  const act = (play: CardInPlay): Phrase => t.verb(play.verb);
  switch (question?.kind) {
    case 'antitank':
    case 'demolish':
      return w.askCharge({ unit: unit(question.play), act: act(question.play) });
    case 'flamethrower':
      return w.askFlame({ unit: unit(question.play), dice: question.play.value });
    case 'barrage':
      return w.askBarrage({ act: act(question.play), dice: question.play.value });
    case 'next-target':
      return w.askNext({ act: act(question.play) });
    case 'field':
      return w.askField({ unit: unit(question.play) });
    case 'mines':
      return w.askMines({ left: question.play.left });
    case 'guide':
      return w.askGuide;
    case 'rally':
      return w.askRally;
    case 'entry':
      return w.askEntry({ unit: unit(question.play) });
    case 'exert':
      return w.askExert;
    case 'bring-up':
      return w.askBringUp;
    case 'loss':
      return w.askLoss({ unit: t.ownUnit(question.unit) });
    case 'drive-off':
      return w.askDrive({ unit: t.unit(question.unit) });
    case 'assault':
      return w.askAssault;
    case 'stand-down':
      return w.askStandDown;
    default:
      return commonPrompt(question, context);
  }
}

/** The rule that the present question is about. */
function cityRule(view: CityView): string | null {
  switch (view.question?.kind) {
    case 'entry':
      return 'entering';
    case 'loss':
      return 'casualties';
    case 'drive-off':
      return 'rout';
    default:
      return ruleOf(view);
  }
}
