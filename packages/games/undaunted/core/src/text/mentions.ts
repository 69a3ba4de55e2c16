import type { Mention } from '@bivouac/text';
import type { TextContext } from './text-context.ts';

// The names in the sentence of an event, for the records of events.

export const mentionUnit = (unit: number, { titles }: TextContext): Mention => ({
  kind: 'unit',
  id: unit,
  name: titles.unit(unit),
});

export const mentionTile = (tile: number, { titles }: TextContext): Mention => ({
  kind: 'tile',
  id: tile,
  name: titles.tile(tile),
});

interface OfUnit {
  readonly unit: number;
}

interface OfTile {
  readonly tile: number;
}

export const itsUnit = (e: OfUnit, context: TextContext): Mention[] => [
  mentionUnit(e.unit, context),
];

export const itsTile = (e: OfTile, context: TextContext): Mention[] => [
  mentionTile(e.tile, context),
];

export const itsUnitAndTile = (e: OfUnit & OfTile, context: TextContext): Mention[] => [
  ...itsUnit(e, context),
  ...itsTile(e, context),
];

/** Of a unit that goes from one tile to another. */
export const itsWay = (
  e: OfUnit & { readonly from: number; readonly to: number },
  context: TextContext,
): Mention[] => [
  mentionUnit(e.unit, context),
  mentionTile(e.from, context),
  mentionTile(e.to, context),
];
