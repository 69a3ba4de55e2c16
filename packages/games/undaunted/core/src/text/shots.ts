import type { BaseEvent } from '@bivouac/kernel';
import type { ShotText } from '@bivouac/text';
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

/** Total defence with its parts: `8 (base defence 4 + cover 3 + range 1)`. */
function defenceSum({ modifiers, total }: Throw, names: CommonNames): string {
  const parts = modifiers.map(
    ({ source, value }) => `${(names.combat[source] ?? source).toLowerCase()} ${value}`,
  );
  return `${total} (${parts.join(' + ')})`;
}

export const tellShot = (e: Fired, { words: w, titles: t, names }: TextContext): string =>
  w.fired({
    act: t.verb(e.verb),
    unit: t.unit(e.unit),
    target: t.unit(e.target),
    sum: defenceSum(e, names),
    dice: e.dice.join(' '),
    result: e.isHit ? w.hit : w.miss,
  });

/** A throw part by part; `target` is what it is aimed at. */
export function shotText(
  e: Throw,
  target: string,
  { words: w, titles: t, names }: TextContext,
): ShotText {
  return {
    title: w.shot({ act: t.verb(e.verb), unit: t.unit(e.unit), target }),
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
