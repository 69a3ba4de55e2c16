import { findEntry, type ShelfEntry } from '@bivouac/shelf';
import { refuseWordsAfter } from '../args/values.ts';
import { type CampaignStore, openCampaign } from '../campaign/store.ts';
import { printCampaign } from '../campaign/table.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { openLineReader } from '../play/line-reader.ts';
import { orRefuse, Refusal } from '../problems.ts';
import { play } from './play.ts';

/** Plays the scenarios of a game in a row and keeps the score. */
export const campaign: RunCommand<'campaign'> = async (context, words, flags) => {
  refuseWordsAfter(words, 1);
  const [id] = words;
  if (id === undefined) throw new Refusal({ code: 'missing-game' });
  const entry = orRefuse(findEntry(id));
  if (entry.campaign === undefined) throw new Refusal({ code: 'no-campaign', game: id });
  const store = openCampaign(flags.folder ?? `${id}-campaign`, entry);
  printCampaign(entry, store.entries(), context);
  if (flags.table) return 0;
  for (const { id: scenario } of entry.game.scenarios) {
    const before = store.match(scenario);
    if (before?.isOver()) continue;
    const status = await playScenario(entry, scenario, before !== undefined, store, context, flags);
    if (status !== 0) return status;
    if (!store.match(scenario)?.isOver()) return 0;
    await askForHero(scenario, store, context);
    printCampaign(entry, store.entries(), context);
    if (!(await wantsNext(context))) return 0;
  }
  return 0;
};

async function playScenario(
  entry: ShelfEntry,
  scenario: string,
  isBegun: boolean,
  store: CampaignStore,
  context: Context,
  { seats }: { readonly seats: string | undefined },
): Promise<number> {
  const path = store.path(scenario);
  const words = isBegun ? [] : [entry.game.id, scenario];
  const load = isBegun ? path : undefined;
  return await play(context, words, { seats, load, record: path, seed: undefined, option: [] });
}

async function ask(question: string): Promise<string | undefined> {
  const reader = openLineReader(true);
  try {
    return await reader.ask(question);
  } finally {
    reader.close();
  }
}

async function askForHero(scenario: string, store: CampaignStore, context: Context): Promise<void> {
  const hero = await ask(context.text.campaign.askHero);
  if (hero !== undefined && hero.trim() !== '') store.remember(scenario, hero.trim().slice(0, 80));
}

async function wantsNext(context: Context): Promise<boolean> {
  const answer = await ask(context.text.campaign.askNext);
  return answer !== undefined && answer.trim() === '';
}
