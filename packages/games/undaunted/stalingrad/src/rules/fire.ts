import { frameKit, type Io, nth, type Reason } from '@bivouac/kernel';
import {
  type ActionTables,
  type CardAct,
  distanceBetween,
  enemyOf,
  firstUnit,
  inPlay,
  isHit,
  isLaid,
  lastUnit,
  only,
  type PlayVars,
  rollDice,
  rollShot,
  type Shot,
  scenarioOf,
  shooting,
  sideOfUnit,
  standing,
  suppressUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import { COLLAPSE, RAZE, type StalingradAction } from './actions.ts';
import { hurtUnit, liftField } from './casualty.ts';
import { isTank } from './data/units.ts';
import { defenceOfGround, sumOf } from './defence.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState, CityVerb } from './extra.ts';
import { faceNow, hasTunnel } from './ground.ts';
import { scoreFor } from './points.ts';
import type { Question } from './questions.ts';

/** The act as it stands on the card that is played. */
export const actOf = (rules: CityRules, { kind }: PlayVars, verb: string): CardAct | undefined =>
  rules.kinds[kind]?.acts.find((act) => act.verb === verb);

/**
 * Stalingrad, Volba cíle: minimum and maximum range.
 * @rule stalingrad/range-brackets
 */
export function isInRange(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: string,
  tile: number,
): boolean {
  const { min = 0, max = 99 } = actOf(rules, play, verb) ?? {};
  if (play.unit < 0) return true;
  const range = distanceBetween(rules, part, standing(rules, part, play), tile);
  return range >= min && range <= max;
}

/**
 * Enemy counters at which a shot of this verb may be aimed: tanks for some, infantry for others.
 * @rule stalingrad/attack stalingrad/suppress stalingrad/flamethrower stalingrad/antitank
 * @rule stalingrad/demolish stalingrad/tanks
 */
export function targetsFor(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: string,
): number[] {
  const wantsTanks = verb === 'antitank' || verb === 'demolish';
  const { min = 0, max = 99 } = actOf(rules, play, verb) ?? {};
  const from = play.unit < 0 ? -1 : standing(rules, part, play);
  const enemy = enemyOf(play.seat);
  const targets: number[] = [];
  for (let unit = firstUnit(rules, enemy); unit < lastUnit(rules, enemy); unit++) {
    const tile = nth(part.at, unit);
    if (tile < 0 || isTank(unit) !== wantsTanks) continue;
    const range = from < 0 ? min : distanceBetween(rules, part, from, tile);
    if (range >= min && range <= max) targets.push(unit);
  }
  return targets;
}

/**
 * Stalingrad, Výsledek útoku a ztráty: a counter has been hit.
 * @rule stalingrad/attack stalingrad/suppress stalingrad/area-suppress stalingrad/flamethrower
 */
export function strike(
  rules: CityRules,
  state: CityState,
  { verb, target }: Shot,
  { seat }: PlayVars,
  io: Io<Event>,
): void {
  if (verb === 'suppress' || verb === 'area-suppress') pinDown(state, target, io);
  else hurtUnit(rules, state, target, seat, seat, verb === 'flamethrower');
}

export function pinDown(state: CityState, unit: number, io: Io<Event>): void {
  suppressUnit(state, unit, io);
  liftField(state, unit, io);
}

export type Ground = 'building' | 'tunnel';

/** Buildings and tunnels in range of Anti-Tank and Demolish: `[tile, what]`. */
export function groundTargets(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: string,
): { readonly tile: number; readonly what: Ground }[] {
  const found: { tile: number; what: Ground }[] = [];
  for (const what of ['building', 'tunnel'] as const) {
    for (const { tile } of scenarioOf(rules, part).layout) {
      if (isGround(part, tile, what) && isInRange(rules, part, play, verb, tile)) {
        found.push({ tile, what });
      }
    }
  }
  return found;
}

export const isGround = (part: CityPart, tile: number, what: Ground): boolean =>
  what === 'tunnel' ? hasTunnel(part, tile) : faceNow(part, tile).resilience >= 0;

/**
 * Rolls against a building or a tunnel and does what a hit does.
 * @rule stalingrad/buildings stalingrad/tunnels
 */
export function fireAtGround(
  rules: CityRules,
  state: CityState,
  verb: string,
  play: PlayVars,
  tile: number,
  what: Ground,
  io: Io<Event>,
): void {
  const { unit } = play;
  const modifiers = defenceOfGround(rules, state.public, verb, unit, tile, what);
  const total = sumOf(modifiers);
  // Kterou hodnotu bojové akce zvolit?: the value with the house.
  const dice = rollDice(actOf(rules, play, verb)?.versus ?? 0, verb, io);
  const hit = isHit(dice, total);
  io.emit({ type: 'firedAt', verb, unit, tile, what, dice, modifiers, total, isHit: hit });
  if (!hit) return;
  const { extra } = state.public;
  if (what === 'tunnel') {
    extra.tunnels = extra.tunnels.filter((other) => other !== tile);
    io.emit({ type: 'tunnelDestroyed', tile });
  } else {
    // Poškození a zničení budovy: the next letter, for the rest of the campaign.
    const letter = nth(extra.letters, tile) + 1;
    extra.letters = extra.letters.with(tile, letter);
    io.emit({ type: 'buildingHit', tile, letter });
  }
  scoreFor(rules, state, play.seat, what === 'building' ? 'damage' : 'tunnel', io);
  rules.title.settle(rules, state, play.seat, io);
}

/** Why a building or a tunnel is no target. */
function groundObstacle(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: string,
  tile: number,
  what: Ground,
): Reason | undefined {
  if (!isLaid(rules, part, tile)) return { code: 'not-laid', tile };
  if (!isGround(part, tile, what)) return { code: `no-${what}`, tile };
  return isInRange(rules, part, play, verb, tile) ? undefined : { code: 'out-of-range', tile };
}

/**
 * Stalingrad, Protitanková střela, Demolice: a tank, a building or a tunnel.
 * @rule stalingrad/antitank stalingrad/demolish
 */
export const blasting = (verb: 'antitank' | 'demolish', tables: ActionTables): CityVerb => {
  const offers = (rules: CityRules, part: CityPart, play: PlayVars): StalingradAction[] => [
    ...targetsFor(rules, part, play, verb).map((unit) => nth(tables.shoot, unit)),
    ...groundTargets(rules, part, play, verb).map(({ tile, what }) =>
      nth(what === 'building' ? RAZE : COLLAPSE, tile),
    ),
  ];
  return {
    verb,
    fire: { range: 'counts', at: 'one' },
    obstacle: (rules, { public: part }, play) =>
      groundTargets(rules, part, play, verb).length > 0 ||
      targetsFor(rules, part, play, verb).length > 0
        ? null
        : { code: 'no-target' },
    refuse(rules, table, play, action) {
      const { public: part } = table;
      if (action.kind === 'raze' || action.kind === 'collapse') {
        const what = action.kind === 'raze' ? 'building' : 'tunnel';
        return groundObstacle(rules, part, play, verb, action.tile, what);
      }
      if (action.kind !== 'shoot') return undefined;
      const { unit } = action;
      if (targetsFor(rules, part, play, verb).includes(unit)) return undefined;
      if (tileOf(part, unit) < 0) return { code: 'not-on-board', unit };
      if (sideOfUnit(rules, unit) === play.seat) return { code: 'own-unit', unit };
      return isTank(unit) ? { code: 'unit-out-of-range', unit } : { code: 'not-a-target', unit };
    },
    steps: (rules) => [
      frameKit<CityState, StalingradAction, Event, Question>().ask<PlayVars>({
        question: (_state, vars) => ({ kind: verb, play: inPlay(vars, verb), aim: 'one' }),
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, vars) => offers(rules, state.public, vars),
        take(state, _seat, action, vars, io) {
          if (action.kind === 'raze' || action.kind === 'collapse') {
            const what = action.kind === 'raze' ? 'building' : 'tunnel';
            fireAtGround(rules, state, verb, vars, action.tile, what, io);
          } else if (action.kind === 'shoot') {
            const shot = { verb, unit: vars.unit, target: action.unit };
            if (rollShot(rules, state, shot, vars.value, 'counts', io)) {
              strike(rules, state, shot, vars, io);
            }
          }
        },
      }),
    ],
  };
};

/**
 * Stalingrad, Plamenomet: whom it hits may also be driven off.
 * @rule stalingrad/flamethrower
 */
export const flamethrower = (tables: ActionTables): CityVerb =>
  shooting({ verb: 'flamethrower', tables });
