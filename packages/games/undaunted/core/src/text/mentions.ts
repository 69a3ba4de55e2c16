import type { Mention, ShotText } from '@bivouac/text';
import { type Event, isHit } from '../rules/index.ts';
import type { Telling, Titles } from './telling.ts';

/** The counters and tiles that the event's sentence names. */
export function mentionsOf(e: Event, t: Titles): Mention[] {
  const unit = (id: number): Mention => ({ kind: 'unit', id, name: t.unit(id) });
  const tile = (id: number): Mention => ({ kind: 'tile', id, name: t.tile(id) });
  switch (e.type) {
    case 'casualty':
    case 'unitReadied':
    case 'unitSuppressed':
    case 'unitRemoved':
      return [unit(e.unit)];
    case 'unitSpawned':
      return [unit(e.unit), tile(e.tile)];
    case 'unitMoved':
      return [unit(e.unit), tile(e.from), tile(e.to)];
    case 'fired':
      return [unit(e.unit), unit(e.target)];
    case 'tileScouted':
    case 'tileControlled':
    case 'valueRaised':
    case 'targetPlaced':
      return [tile(e.tile)];
    default:
      return [];
  }
}

/** A throw, part by part. */
export function shotOf(e: Event, { words: w, titles: t, names }: Telling): ShotText | null {
  if (e.type !== 'fired') return null;
  return {
    title: w.shot({ act: t.verb(e.verb), unit: t.unit(e.unit), target: t.unit(e.target) }),
    parts: e.modifiers.map(({ source, value }) => ({
      label: names.combat[source] ?? source,
      value,
    })),
    total: e.total,
    dice: e.dice.map((face) => ({ face, isHit: isHit([face], e.total) })),
    isHit: e.isHit,
    result: e.isHit ? w.hit : w.miss,
  };
}
