import type { BaseEvent } from '@bivouac/kernel';
import { type Phrase, phrase, type ShotText } from '@bivouac/text';
import { type CoreEvent, isHit, type Modifier } from '../rules/index.ts';
import type { CommonNames, TextContext } from './text-context.ts';

/** A throw of dice at anything. */
interface Throw {
  readonly verb: string;
  readonly unit: number;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly isHit: boolean;
}

type Fired = Extract<CoreEvent, { type: 'fired' }>;

/** Total defence with those parts that count: `8 (base defence 4 + cover 3 + range 1)`. */
function defenceSum({ modifiers, total }: Throw, names: CommonNames): Phrase {
  const parts = modifiers
    .filter(({ value }) => value !== 0)
    .map(({ source, value }) => `${(names.combat[source] ?? source).toLowerCase()} ${value}`);
  return phrase(`${total} (${parts.join(' + ')})`);
}

/** The shooter, the target and the result; the record of the throw has the sum. */
export const tellShot = (e: Fired, { words: w, titles: t }: TextContext): string =>
  w.fired({
    act: e.verb === 'attack' ? null : t.verb(e.verb),
    unit: t.unit(e.unit),
    target: t.unit(e.target),
    total: e.total,
    dice: phrase(e.dice.join(', ')),
    isHit: e.isHit,
  });

export const shotTitle = (e: Fired, { words: w, titles: t }: TextContext): string =>
  w.shot({ act: t.verb(e.verb), unit: t.unit(e.unit), target: t.unit(e.target) });

/** A throw part by part. */
export const shotText = (e: Throw, title: string, { words: w, names }: TextContext): ShotText => ({
  title,
  parts: e.modifiers.map(({ source, value }) => ({ label: names.combat[source] ?? source, value })),
  total: e.total,
  dice: e.dice.map((face) => ({ face, isHit: isHit([face], e.total) })),
  isHit: e.isHit,
  result: e.isHit ? w.hit : w.miss,
});

const isFired = (event: BaseEvent): event is Fired => event.type === 'fired';

/** The number that the shot among these events must reach, and its number of dice. */
export function tellStakes(
  events: readonly BaseEvent[],
  { words, names }: TextContext,
): string | null {
  const shot = events.find(isFired);
  if (shot === undefined) return null;
  return words.stakes({ sum: defenceSum(shot, names), dice: shot.dice.length });
}
