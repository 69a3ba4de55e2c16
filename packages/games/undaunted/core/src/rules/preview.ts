import type { BaseAction, BaseEvent, PreviewOutcome } from '@bivouac/kernel';
import { isCommon } from './actions.ts';
import { defenceAgainst, isHit, rangeOf } from './combat.ts';
import type { Modifier } from './events.ts';
import type { PlannedShot, ShotPreview } from './planned-shot.ts';
import type { CardInPlay } from './play.ts';
import { type PublicPart, tileOf } from './state.ts';
import type { RangeRule, Rules, Shot } from './types.ts';
import type { View } from './view-parts.ts';

/** Faces of the ten-sided die in the order in which they are read: 0 is the ten. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** How many faces of one die miss. */
const missesOf = (total: number): number => FACES.filter((face) => !isHit([face], total)).length;

/** Every face is equally likely, and each die is thrown by itself. */
export const chanceToHit = ({ total, dice }: Pick<PlannedShot, 'total' | 'dice'>): number =>
  1 - (missesOf(total) / FACES.length) ** dice;

const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

export const planned = (
  at: Omit<PlannedShot, 'modifiers' | 'total' | 'dice'>,
  modifiers: readonly Modifier[],
  dice: number,
): PlannedShot => ({ ...at, modifiers, total: sumOf(modifiers), dice });

/** A shot at a counter. */
export function shotAt<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  { verb, unit, target }: Shot,
  dice: number,
  range: RangeRule = rangeOf(rules, verb),
): PlannedShot {
  const modifiers = defenceAgainst(rules, part, { verb, unit, target }, range);
  return planned({ verb, unit, target, ground: null, tile: tileOf(part, target) }, modifiers, dice);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Shots fired one after another, each only after the one before it has missed. */
export function previewShots(shots: readonly PlannedShot[]): ShotPreview {
  const outcomes: PreviewOutcome[] = [];
  let total = 1;
  // What is left when all the shots so far have missed.
  let missed = 1;
  let before = '';
  for (const { total: defence, dice } of shots) {
    const misses = missesOf(defence);
    const divisor = greatestDivisor(FACES.length, misses);
    const all = (FACES.length / divisor) ** dice;
    const miss = (misses / divisor) ** dice;
    for (const [i, { key, weight }] of outcomes.entries()) {
      outcomes[i] = { key, weight: weight * all };
    }
    total *= all;
    if (all > miss) outcomes.push({ key: `${before}hit`, weight: missed * (all - miss) });
    missed *= miss;
    before += 'miss ';
  }
  const last = shots.length === 0 ? NO_SHOT : before.trimEnd();
  if (missed > 0) outcomes.push({ key: last, weight: missed });
  const throws = shots.map((shot) => ({
    dice: shot.dice,
    sides: FACES.length,
    modifiers: shot.modifiers,
    total: shot.total,
  }));
  return { shots, throws, outcomes, total };
}

/** Shots whose order the player chooses next: none is fired yet. */
export const previewLater = (shots: readonly PlannedShot[]): ShotPreview => ({
  ...previewShots([]),
  shots,
});

/** What an action that fires would do; null for one that does not. */
export function previewAction<X>(
  rules: Rules<X>,
  view: View<X>,
  action: BaseAction,
): ShotPreview | null {
  const own = rules.title.preview?.(rules, view, action);
  if (own !== undefined) return own;
  const play = view.question?.play;
  if (play === undefined || !isCommon(action) || action.kind !== 'shoot') return null;
  const { verb, unit, value } = play;
  return previewShots([shotAt(rules, view.public, { verb, unit, target: action.unit }, value)]);
}

/** Other shots that the card could fire at the same counter: suppress instead of attack. */
export function otherShots<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  play: CardInPlay,
  { verb: chosen, unit, target }: PlannedShot,
): PlannedShot[] {
  const isShot = (verb: string): boolean =>
    rules.verbs.some((rule) => rule.verb === verb && rule.fire?.at === 'one');
  const mayAim = (verb: string): boolean =>
    rules.title.targets?.(rules, part, play, verb).includes(target) ?? true;
  return (rules.kinds[play.kind]?.acts ?? [])
    .filter(({ verb }) => verb !== chosen && isShot(verb) && mayAim(verb))
    .map(({ verb, value }) => shotAt(rules, part, { verb, unit, target }, value));
}

const NO_SHOT = 'no-shot';

/** A shot in the log. A title's own shots say `isHit` just as the core's do. */
type Fired = BaseEvent & { readonly isHit: boolean; readonly target?: unknown };

const isFired = (event: BaseEvent): event is Fired => 'isHit' in event;

/**
 * The shots at what is fired at first: a mine and then a field of fire meet the unit that steps there. What a barrage
 * throws at next is another shot, even where it follows by itself.
 */
export function gistOf(events: readonly BaseEvent[]): string {
  const [first, ...more] = events.filter(isFired);
  if (first === undefined) return NO_SHOT;
  // Ground has no counter: two shots at it are at two things.
  const same = more.filter(({ target }) => target !== undefined && target === first.target);
  return [first, ...same].map(({ isHit }) => (isHit ? 'hit' : 'miss')).join(' ');
}
