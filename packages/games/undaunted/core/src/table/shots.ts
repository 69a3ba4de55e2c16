import {
  type Action,
  type CardInPlay,
  defenceAgainst,
  isHit,
  type Modifier,
  rangeOf,
  tileOf,
} from '../rules/index.ts';
import type { AnyView, GroundKind, UndauntedTitle } from './title.ts';

/** A shot before it is fired: the sum to reach, the dice, and the exact chance. */
export interface ShotOdds {
  readonly verb: string;
  readonly unit: number;
  /** The counter fired at; -1 where it is the ground itself. */
  readonly target: number;
  /** The wall or tunnel fired at; null where it is a counter. */
  readonly ground: GroundKind | null;
  /** Where the target is. */
  readonly tile: number;
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
  const range = rangeOf(title.rules, verb);
  const modifiers = defenceAgainst(title.rules, view.public, { verb, unit, target }, range);
  const tile = tileOf(view.public, target);
  return { verb, unit, target, ground: null, tile, ...oddsOf(modifiers, dice) };
}

function oddsOf(modifiers: readonly Modifier[], dice: number) {
  const total = modifiers.reduce((sum, { value }) => sum + value, 0);
  return { modifiers, total, dice, chance: chanceToHit(total, dice) };
}

/** The same at a wall or a tunnel, with the dice that the card has against houses. */
function groundOdds(
  title: UndauntedTitle,
  view: AnyView,
  play: CardInPlay,
  shot: { readonly verb: string; readonly tile: number; readonly ground: GroundKind },
): ShotOdds {
  const { unit, kind } = play;
  const act = title.rules.kinds[kind]?.acts.find(({ verb }) => verb === shot.verb);
  const modifiers = title.blasts?.defence(view.public, { ...shot, unit }) ?? [];
  return { ...shot, unit, target: -1, ...oddsOf(modifiers, act?.versus ?? 0) };
}

/** The card that is being played, if one is. */
export const playOf = (view: AnyView): CardInPlay | null => view.question?.play ?? null;

/** Every shot that this action of the present question fires, or can lead to. */
export function shotsOf(title: UndauntedTitle, view: AnyView, action: Action): ShotOdds[] {
  const play = playOf(view);
  const aim = view.question?.aim;
  if (play === null || aim === undefined) return [];
  const { verb } = play;
  const at = (target: number): ShotOdds =>
    shotOdds(title, view, { verb, unit: play.unit, target, dice: play.value });
  const atGround = (tile: number, ground: GroundKind): ShotOdds =>
    groundOdds(title, view, play, { verb, tile, ground });
  if (action.kind === 'shoot') return [at(action.unit)];
  if (action.kind === 'raze') return [atGround(action.tile, 'building')];
  if (action.kind === 'collapse') return [atGround(action.tile, 'tunnel')];
  if (action.kind !== 'aim' || aim !== 'tile') return [];
  const { tile } = action;
  const targets = title.blasts?.targetsOn(view.public, play, verb, tile) ?? [];
  return targets.map((one) => (typeof one === 'number' ? at(one) : atGround(tile, one)));
}

/** Whether a verb fires at one target. */
const isShot = ({ rules }: UndauntedTitle, verb: string): boolean =>
  rules.verbs.find((rule) => rule.verb === verb)?.fire?.at === 'one';

/** Other things the same card could shoot at the same target: suppress instead of attack. */
export function otherWays(title: UndauntedTitle, view: AnyView, shot: ShotOdds): ShotOdds[] {
  const play = playOf(view);
  if (play === null) return [];
  const acts = title.rules.kinds[play.kind]?.acts ?? [];
  const canAim = (verb: string): boolean =>
    title.rules.title.targets?.(title.rules, view.public, play, verb).includes(shot.target) ?? true;
  return acts
    .filter(({ verb }) => verb !== shot.verb && isShot(title, verb) && canAim(verb))
    .map(({ verb, value }) => shotOdds(title, view, { ...shot, verb, dice: value }));
}
