import { createCatalogue, type Translated } from '@bivouac/text';
import type { setup as english } from './en/setup.ts';

export type ScenarioWords = Translated<typeof english>;

/** What stands on the pages where a scenario is chosen. */
export const SCENARIO_WORDS = createCatalogue<ScenarioWords>(
  async (language) => (await import(`./${language}/setup.ts`)).setup,
);
