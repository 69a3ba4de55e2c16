import type { ShelfEntry } from '@bivouac/manifest';
import { findEntry } from '@bivouac/shelf';
import { refuseWordsAfter } from '../args/values.ts';
import { type CampaignStore, openCampaign } from '../campaign/store.ts';
import { campaignAsJson, printCampaign } from '../campaign/table.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { loadGameTexts } from '../game-texts.ts';
import type { LineReader } from '../play/line-reader.ts';
import { openTable, type Table } from '../play/table.ts';
import { orRefuse, Refusal } from '../problems.ts';
import { openReaderAt, playTable } from './play.ts';

/** Plays the scenarios of a game in a row and keeps the score. */
export const campaign: RunCommand<'campaign'> = async (context, words, flags) => {
  await loadGameTexts(context);
  refuseWordsAfter(words, 1);
  const [id] = words;
  if (id === undefined) throw new Refusal({ code: 'missing-game' });
  const entry = orRefuse(findEntry(id));
  if (entry.campaign === undefined) throw new Refusal({ code: 'no-campaign', game: id });
  const store = openCampaign(flags.folder ?? `${id}-campaign`, entry);
  if (flags.json) {
    context.output.json(campaignAsJson(entry, store.entries()));
    return 0;
  }
  printCampaign(entry, store.entries(), context);
  return flags.table ? 0 : await playOn(entry, store, flags.seats, context);
};

async function playOn(
  entry: ShelfEntry,
  store: CampaignStore,
  seats: string | undefined,
  context: Context,
): Promise<number> {
  const left = entry.game.scenarios.filter(({ id }) => !store.match(id)?.isOver());
  // One for all games: what a script has written ahead is for the questions in between as well.
  let reader: LineReader | undefined;
  try {
    for (const { id: scenario } of left) {
      const table = openScenario(entry, scenario, store, seats);
      reader ??= openReaderAt(table);
      const status = await playTable(table, store.path(scenario), reader, context);
      if (status !== 0) return status;
      if (!table.match.isOver()) return 0;
      await askForHero(scenario, store, reader, context);
      printCampaign(entry, store.entries(), context);
      if (scenario !== left.at(-1)?.id && !(await wantsNext(reader, context))) return 0;
    }
    return 0;
  } finally {
    reader?.close();
  }
}

function openScenario(
  entry: ShelfEntry,
  scenario: string,
  store: CampaignStore,
  seats: string | undefined,
): Table {
  const load = store.match(scenario) === undefined ? undefined : store.path(scenario);
  const words = [entry.game.id, scenario];
  return openTable(words, { seats, load, record: undefined, seed: undefined, option: [] });
}

async function askForHero(
  scenario: string,
  store: CampaignStore,
  reader: LineReader,
  context: Context,
): Promise<void> {
  const hero = await reader.ask(context.text.campaign.askHero);
  if (hero !== undefined && hero.trim() !== '') store.remember(scenario, hero.trim().slice(0, 80));
}

async function wantsNext(reader: LineReader, context: Context): Promise<boolean> {
  const answer = await reader.ask(context.text.campaign.askNext);
  return answer !== undefined && answer.trim() === '';
}
