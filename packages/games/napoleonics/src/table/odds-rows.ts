import { capital, type Language } from '@bivouac/text';
import type { UnitId } from '../rules/ids.ts';
import { distance, kindName, kindOf, type StrikePreview, type View } from '../rules/index.ts';
import { NAPOLEONICS_WORDS } from '../text/table-words.ts';
import { scenarioOf } from './battle.ts';
import type { NapTitle } from './title.ts';

/** One line of the sum: where dice come from or go. */
export interface OddsRow {
  readonly name: string;
  readonly note: string;
  readonly value: number;
}

/** The dice of one unit; a combined attack has several. */
export interface OddsPart {
  readonly unit: UnitId;
  readonly title: string;
  readonly rows: readonly OddsRow[];
}

/** Every die of an attack explained, unit by unit. */
export function oddsParts(
  title: NapTitle,
  view: View,
  strike: StrikePreview,
  language: Language,
): OddsPart[] {
  const units = [...new Set(strike.odds.modifiers.map(({ unit }) => unit))];
  const names = title.names(language);
  const scenario = scenarioOf(view);
  return units.map((unit) => ({
    unit,
    title: capital(names.label(names.unit(kindName(scenario, unit), view.public.at[unit]))),
    rows: strike.odds.modifiers
      .filter((modifier) => modifier.unit === unit)
      .map(({ source, value, terrain }) => ({
        name: NAPOLEONICS_WORDS.in(language).odds.sources[source],
        note: noteOf(title, view, strike, { source, terrain, unit }, language),
        value,
      })),
  }));
}

interface Die {
  readonly source: string;
  readonly terrain: number;
  readonly unit: UnitId;
}

function noteOf(
  title: NapTitle,
  view: View,
  { attack }: StrikePreview,
  die: Die,
  language: Language,
): string {
  const words = NAPOLEONICS_WORDS.in(language).odds;
  const names = title.names(language);
  const scenario = scenarioOf(view);
  const { source, terrain, unit } = die;
  switch (source) {
    case 'blocks':
      return words.blocksNote({
        blocks: view.public.blocks[unit] ?? 0,
        of: kindOf(scenario, unit).blocks,
      });
    case 'guns':
      return words.gunsNote({
        distance: distance(view.public.at[unit] ?? attack.from, attack.hex),
      });
    case 'moved':
      return words.movedNote;
    case 'kind':
      return names.label(names.unit(kindName(scenario, unit)));
    case 'card':
      return names.card(view.public.as);
    case 'square':
      return words.squareNote;
    default:
      return terrain < 0 ? '' : names.label(names.terrain(terrain));
  }
}

/** A part of the sum with its sign. */
export const signed = (value: number, at: number): string =>
  at === 0 ? String(value) : value < 0 ? `−${-value}` : `+${value}`;
