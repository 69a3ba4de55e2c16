import {
  enemyOf,
  type PlannedShot,
  type PlayVars,
  planned,
  previewLater,
  previewShots,
  type ShotPreview,
  shotAt,
  sideOfUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';
import { BUILDING, pending } from './barrage.ts';
import { isTank } from './data/units.ts';
import { defenceOfGround } from './defence.ts';
import type { CityPart, CityRules, CityView } from './extra.ts';
import { actOf, type Ground } from './fire.ts';
import type { BarrageVerb } from './questions.ts';
import { awaitingMine, FIELD_DICE, gunnersOn, MINE_DICE } from './steps.ts';
import { victorNow } from './victory.ts';

/** A shot at a building or a tunnel, with the dice that the card has against them. */
function shotAtGround(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: string,
  tile: number,
  ground: Ground,
): PlannedShot {
  const { unit } = play;
  const modifiers = defenceOfGround(rules, part, verb, unit, tile, ground);
  const dice = actOf(rules, play, verb)?.versus ?? 0;
  return planned({ verb, unit, target: -1, ground, tile }, modifiers, dice);
}

/** Everything on a tile, in the order of its counters, then the building and the tunnel. */
function barrageAt(
  rules: CityRules,
  part: CityPart,
  play: PlayVars,
  verb: BarrageVerb,
  tile: number,
): ShotPreview {
  const targets = pending(rules, part, { ...play, chosen: [tile] }, verb);
  const shots = targets.map((target) => {
    if (target >= 0) {
      return shotAt(rules, part, { verb, unit: play.unit, target }, play.value);
    }
    const ground = target === BUILDING ? 'building' : 'tunnel';
    return shotAtGround(rules, part, play, verb, tile, ground);
  });
  // A single target is fired at without a question.
  return shots.length > 1 ? previewLater(shots) : previewShots(shots);
}

/**
 * What awaits a unit on its way: a mine on the edge, then the fields of fire on the tile.
 * @rule stalingrad/mines stalingrad/field-of-fire
 */
function stepTo(rules: CityRules, part: CityPart, unit: number, tile: number): ShotPreview | null {
  const shots: PlannedShot[] = [];
  if (awaitingMine(rules, part, unit, tile) !== undefined) {
    shots.push(shotAt(rules, part, { verb: 'mine', unit: -1, target: unit }, MINE_DICE, 'ignored'));
  }
  const there: CityPart = { ...part, at: part.at.with(unit, tile) };
  const seat = sideOfUnit(rules, unit);
  // A step that wins the battle is not fired at.
  if (!isTank(unit) && victorNow(rules, there, seat) === undefined) {
    for (const gunner of gunnersOn(rules, part, enemyOf(seat), tile)) {
      const shot = { verb: 'suppress', unit: gunner, target: unit };
      shots.push(shotAt(rules, there, shot, FIELD_DICE, 'counts'));
    }
  }
  return shots.length > 0 ? previewShots(shots) : null;
}

/** What only actions in a city would do; undefined for those that every title has. */
export function previewInCity(
  rules: CityRules,
  { public: part, question }: CityView,
  action: StalingradAction,
): ShotPreview | null | undefined {
  if (question === null || !('play' in question)) return undefined;
  const { play } = question;
  if (question.kind === 'barrage' && action.kind === 'aim') {
    return barrageAt(rules, part, play, question.play.verb, action.tile);
  }
  if (question.kind === 'step' && action.kind === 'go') {
    const { unit } = play;
    return tileOf(part, unit) < 0 ? null : stepTo(rules, part, unit, action.tile);
  }
  if (action.kind !== 'raze' && action.kind !== 'collapse') return undefined;
  const ground = action.kind === 'raze' ? 'building' : 'tunnel';
  return previewShots([shotAtGround(rules, part, play, play.verb, action.tile, ground)]);
}
