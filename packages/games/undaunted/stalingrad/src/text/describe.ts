import type { Viewer } from '@bivouac/kernel';
import type { GameText } from '@bivouac/text';
import type { Action, Event, PlayVars, View } from '@bivouac/undaunted-core';
import { nameCommonAction, ruleOf } from '@bivouac/undaunted-core/text/describe.ts';
import { seriesText } from '@bivouac/undaunted-core/text/series-text.ts';
import { type Extra, stalingradRules as rules } from '../rules/index.ts';
import type { CityLanguage } from './language.ts';
import { cityMentions, cityShot, tellEvent } from './log.ts';
import { drawMap } from './picture.ts';
import { battleBriefing, battleTitle } from './scenarios.ts';
import { describeTable } from './table.ts';
import type { CityTelling } from './telling.ts';
import { titlesIn } from './titles.ts';

export function tellingIn(own: CityLanguage): CityTelling {
  const { names, sentences } = own;
  return { rules, words: sentences, titles: titlesIn(own), names };
}

export function battleText(own: CityLanguage): GameText<Action, Event, View<Extra>> {
  const telling = tellingIn(own);
  const { names, words: w } = telling;
  return seriesText<Extra>(telling, {
    title: names.title,
    scenario: (id) => ({
      title: battleTitle(id, own),
      briefing: battleBriefing(id, telling),
    }),
    action: (action, seat = 0) => nameAction(action, seat, telling),
    event: (event, viewer: Viewer) => tellEvent(event, viewer, telling),
    mentions: (event) => cityMentions(event, telling),
    shot: (event) => cityShot(event, telling),
    view: (view) => describeTable(view, telling),
    drawMap: (view) => drawMap(view, w),
    rules: own.rules,
    ruleFor: cityRule,
    ownPrompt: (view) => ownPrompt(view, telling),
  });
}

/** What only this game can do; the rest is common to the series. */
function nameAction(action: Action, seat: number, telling: CityTelling): string {
  const { words: w, titles: t } = telling;
  const tile = (id: number): string => `${t.tile(id)} (${t.tileName(id)})`;
  switch (action.kind) {
    case 'raze':
    case 'collapse':
    case 'mine':
    case 'tankMine':
      return w[action.kind]({ tile: tile(action.tile) });
    case 'withdraw':
      return w.withdraw;
    default:
      return nameCommonAction(action, seat, telling);
  }
}

/** The questions that only this game asks. */
function ownPrompt(view: View<Extra>, { words: w, titles: t }: CityTelling): string | undefined {
  const frame = view.stack.at(-1);
  const play = frame?.vars as unknown as PlayVars;
  const act = t.verb((frame?.proc ?? '').replace('verb-', ''));
  switch (view.decision) {
    case 'use':
      return w.askUse({ card: t.kind(play.seat, play.kind) });
    case 'antitank':
    case 'demolish':
      return w.askCharge({ unit: t.ownUnit(play.unit), act });
    case 'flamethrower':
      return w.askFlame({ unit: t.ownUnit(play.unit), dice: play.value });
    case 'barrage':
      return w.askBarrage({ act, dice: play.value });
    case 'next-target':
      return w.askNext({ act });
    case 'field':
      return w.askField({ unit: t.ownUnit(play.unit) });
    case 'mines':
      return w.askMines({ left: play.left });
    case 'guide':
      return w.askGuide;
    case 'rally':
      return w.askRally;
    case 'entry':
      return w.askEntry({ unit: t.ownUnit(play.unit) });
    case 'exert':
      return w.askExert;
    case 'bring-up':
      return w.askBringUp;
    case 'loss':
      return w.askLoss({ unit: t.ownUnit(play.unit) });
    case 'drive-off':
      return w.askDrive({ unit: t.unit(play.unit) });
    case 'assault':
      return w.askAssault;
    case 'stand-down':
      return w.askStandDown;
    default:
      return undefined;
  }
}

/** The rule that the present decision is about. */
function cityRule(view: View<Extra>): string | null {
  if (view.decision === 'entry') return 'entering';
  if (view.decision === 'loss') return 'casualties';
  if (view.decision === 'drive-off') return 'rout';
  return ruleOf(view);
}
