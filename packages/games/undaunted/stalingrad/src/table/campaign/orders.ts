import { ofSeat, type Seat } from '@bivouac/kernel';
import { capital } from '@bivouac/text';
import { type CampaignView, moreOf } from '../../rules/index.ts';
import { type CityContext, nameTask, routLines } from '../../text/index.ts';
import { scenarioNow } from './camp-model.ts';

/** What a side has to do in the coming battle, in words. */
export function taskOf(view: CampaignView, seat: Seat, context: CityContext): string {
  const scenario = scenarioNow(view);
  if (scenario === null) return '';
  const more = moreOf(scenario);
  return capital(nameTask(ofSeat(more.tasks, seat), seat, more, context));
}

/** What has to be known beside the tasks. */
export function taskNotes(view: CampaignView, context: CityContext): string[] {
  const scenario = scenarioNow(view);
  return scenario === null ? [] : routLines(moreOf(scenario), context);
}

/** Stalingrad, Tajné informace: the sealed order, for the player alone who holds it. */
export function sealedOrder(view: CampaignView, context: CityContext): string | null {
  const scenario = scenarioNow(view);
  if (scenario === null || typeof view.viewer !== 'number') return null;
  const more = moreOf(scenario);
  const order = ofSeat(more.secrets, view.viewer);
  return order === null ? null : capital(nameTask(order, view.viewer, more, context));
}
