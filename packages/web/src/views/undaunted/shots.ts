import { defenceAgainst, isHit, type Modifier, type PlayVars } from '@bivouac/undaunted-core';
import type { AnyView, UndauntedTitle } from './title.ts';

/** A shot before it is fired: the sum to reach, the dice, and the exact chance. */
export interface ShotOdds {
  readonly verb: string;
  readonly unit: number;
  readonly target: number;
  readonly modifiers: readonly Modifier[];
  /** One die must show this or more; a 0 always hits. */
  readonly total: number;
  readonly dice: number;
  readonly chance: number;
}

/** Faces of the ten-sided die in the order they are read: 0 is the ten. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

export const isHitting = (face: number, total: number): boolean => isHit([face], total);

/** Every face is equally likely and the dice do not see each other. */
export function chanceToHit(total: number, dice: number): number {
  const misses = FACES.filter((face) => !isHitting(face, total)).length;
  return 1 - (misses / FACES.length) ** dice;
}

/** Shells fall on the marked tile wherever the mortar stands; planes and charges are there. */
const RANGELESS = new Set(['blast', 'strafe', 'demolish']);
const SHOTS = new Set([
  'attack',
  'suppress',
  'blast',
  'strafe',
  'antitank',
  'demolish',
  'flamethrower',
]);

export const isShot = (verb: string): boolean => SHOTS.has(verb);

export function shotOdds(
  title: UndauntedTitle,
  view: AnyView,
  shot: {
    readonly verb: string;
    readonly unit: number;
    readonly target: number;
    readonly dice: number;
  },
): ShotOdds {
  const { verb, unit, target, dice } = shot;
  const range = RANGELESS.has(verb) ? 'ignored' : 'counts';
  const modifiers = defenceAgainst(title.rules, view.public, { verb, unit, target }, range);
  const total = modifiers.reduce((sum, { value }) => sum + value, 0);
  return { verb, unit, target, modifiers, total, dice, chance: chanceToHit(total, dice) };
}

/** The card that is being played, if one is. */
export function playOf(view: AnyView): PlayVars | null {
  const top = view.stack.at(-1);
  return top !== undefined && 'card' in top.vars ? (top.vars as unknown as PlayVars) : null;
}

/** The shot of the present decision at that unit; null if nobody shoots now. */
export function shotNow(title: UndauntedTitle, view: AnyView, target: number): ShotOdds | null {
  const play = playOf(view);
  const verb = view.decision ?? '';
  if (play === null || !isShot(verb)) return null;
  return shotOdds(title, view, { verb, unit: play.unit, target, dice: play.value });
}

/** Other things the same card could shoot at the same target: suppress instead of attack. */
export function otherWays(title: UndauntedTitle, view: AnyView, shot: ShotOdds): ShotOdds[] {
  const play = playOf(view);
  if (play === null) return [];
  const acts = title.rules.kinds[play.kind]?.acts ?? [];
  const canAim = (verb: string): boolean =>
    title.rules.title.targets?.(title.rules, view.public, play, verb).includes(shot.target) ?? true;
  return acts
    .filter(({ verb }) => verb !== shot.verb && isShot(verb) && verb !== 'blast' && canAim(verb))
    .map(({ verb, value }) => shotOdds(title, view, { ...shot, verb, dice: value }));
}
