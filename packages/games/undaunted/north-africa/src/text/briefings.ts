import {
  type Briefings,
  createCatalogue,
  deriveCatalogue,
  joinCatalogues,
  type Translated,
} from '@bivouac/text';
import type { scenarios as english } from './en/scenarios.ts';
import { northAfricaTexts } from './texts.ts';

/** Where each scenario is fought, and what each side reads before it. */
export const northAfricaScenarioTexts = createCatalogue<Translated<typeof english>>(
  async (language) => (await import(`./${language}/scenarios.ts`)).scenarios,
);

/** What both sides read. */
export const northAfricaBriefings = deriveCatalogue(
  joinCatalogues({ scenarios: northAfricaScenarioTexts, text: northAfricaTexts }),
  ({ scenarios, text }): Briefings =>
    (id) => {
      const { lrdg, italy } = scenarios[id as keyof typeof scenarios].briefing;
      return `${text.seat(0)}: ${lrdg}\n${text.seat(1)}: ${italy}`;
    },
);
