import { createCatalogue, type Translated } from '@bivouac/text';
import type { setup as english } from './en/setup.ts';

export type ScenarioWords = Translated<typeof english>;

/** Words of the pages on which a player chooses a scenario. */
export const SCENARIO_WORDS = createCatalogue<ScenarioWords>(
  async (language) => (await import(`./${language}/setup.ts`)).setup,
);
