import {
  type Briefings,
  createCatalogue,
  deriveCatalogue,
  joinCatalogues,
  type Translated,
} from '@bivouac/text';
import type { scenarios as english } from './en/scenarios.ts';
import { normandyTexts } from './texts.ts';

/** Where each scenario is fought, and what each side reads before it. */
export const normandyScenarioTexts = createCatalogue<Translated<typeof english>>(
  async (language) => (await import(`./${language}/scenarios.ts`)).scenarios,
);

/** What both sides read. */
export const normandyBriefings = deriveCatalogue(
  joinCatalogues({ scenarios: normandyScenarioTexts, text: normandyTexts }),
  ({ scenarios, text }): Briefings =>
    (id) => {
      const { us, de } = scenarios[id as keyof typeof scenarios].briefing;
      return `${text.seat(0)}: ${us}\n${text.seat(1)}: ${de}`;
    },
);
