import type { Seat } from '@bivouac/kernel';
import { capital } from '@bivouac/text';
import { type CampaignView, moreOf } from '../../rules/index.ts';
import { type CityTelling, nameTask, routLines } from '../../text/index.ts';
import { scenarioNow } from './camp-model.ts';

/** What a side has to do in the coming battle, in words. */
export function taskOf(view: CampaignView, seat: Seat, telling: CityTelling): string {
  const scenario = scenarioNow(view);
  if (scenario === null) return '';
  const more = moreOf(scenario);
  return capital(nameTask(more.tasks[seat as 0 | 1], seat, more, telling));
}

/** What has to be known beside the tasks. */
export function taskNotes(view: CampaignView, telling: CityTelling): string[] {
  const scenario = scenarioNow(view);
  return scenario === null ? [] : routLines(moreOf(scenario), telling);
}

/** Stalingrad, Tajné informace: the sealed order of whoever reads it, and of nobody else. */
export function sealedOrder(view: CampaignView, telling: CityTelling): string | null {
  const scenario = scenarioNow(view);
  if (scenario === null || typeof view.viewer !== 'number') return null;
  const more = moreOf(scenario);
  const order = more.secrets[view.viewer as 0 | 1];
  return order === null ? null : capital(nameTask(order, view.viewer, more, telling));
}
