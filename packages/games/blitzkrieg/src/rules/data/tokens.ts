import type { Ability, Kind, Supply, TokenDef } from './schema.ts';

const unit = (id: string, kind: Kind, value: number, ability: Ability = null): TokenDef => ({
  id,
  kind,
  value,
  ability,
  isSpecial: false,
});

const special = (id: string, kind: Kind, value: number, ability: Ability = null): TokenDef => ({
  id,
  kind,
  value,
  ability,
  isSpecial: true,
});

/** Every kind of unit; the two sides of the base game have the same. */
export const UNITS: readonly TokenDef[] = [
  unit('army-1', 'army', 1),
  unit('army-2', 'army', 2),
  unit('army-3', 'army', 3),
  unit('navy-1', 'navy', 1),
  unit('navy-2', 'navy', 2),
  unit('navy-3', 'navy', 3),
  unit('air-1', 'air', 1),
  unit('air-2', 'air', 2),
  unit('air-blitz', 'air', 0, 'blitz'),
  unit('general', 'army', 1, 'general'),
  unit('admiral', 'navy', 1, 'admiral'),
];

/**
 * Facts 3.1: 22 tokens a side.
 * @rule blitzkrieg/tokens
 */
export const SIDE_SUPPLY: Supply = [
  ['army-1', 3],
  ['army-2', 2],
  ['army-3', 2],
  ['navy-1', 3],
  ['navy-2', 2],
  ['navy-3', 2],
  ['air-1', 3],
  ['air-2', 2],
  ['air-blitz', 1],
  ['general', 1],
  ['admiral', 1],
];

/** Facts 3.2: the yellow tokens of the research pile. */
export const SPECIALS: readonly TokenDef[] = [
  special('blitz-army', 'army', 1, 'blitz'),
  special('elite-army', 'army', 4),
  special('task-force-army', 'army', 5, 'task-force'),
  special('blitz-navy', 'navy', 1, 'blitz'),
  special('bombing-navy', 'navy', 2, 'bombing'),
  special('elite-navy', 'navy', 4),
  special('task-force-navy', 'navy', 5, 'task-force'),
  special('bombing-air', 'air', 1, 'bombing'),
  special('elite-air', 'air', 3),
  special('task-force-air', 'air', 4, 'task-force'),
  special('nuclear-bomb', 'army', 7, 'nuclear'),
  special('scientist', 'any', 0, 'scientist'),
  special('spy', 'copy', 0, 'spy'),
];

/** @rule blitzkrieg/special-weapons */
export const PILE_SUPPLY: Supply = [
  ['blitz-army', 1],
  ['elite-army', 2],
  ['task-force-army', 1],
  ['blitz-navy', 1],
  ['bombing-navy', 1],
  ['elite-navy', 2],
  ['task-force-navy', 1],
  ['bombing-air', 1],
  ['elite-air', 2],
  ['task-force-air', 1],
  ['nuclear-bomb', 1],
  ['scientist', 1],
  ['spy', 1],
];

/**
 * How far the nuclear bomb throws its owner back in every other open theatre.
 * @rule blitzkrieg/nuclear
 */
export const NUCLEAR_FALLOUT = 2;

/**
 * Tokens that only our Japanese side has. Own design: the printed ones are not known to us.
 * @rule blitzkrieg/japanese-tokens
 */
export const JAPANESE_UNITS: readonly TokenDef[] = [
  unit('kamikaze', 'air', 3, 'task-force'),
  unit('kaiju', 'any', 0, 'monster'),
];

/** A fleet with an army aboard: more ships and aeroplanes, fewer tanks. */
export const JAPANESE_SUPPLY: Supply = [
  ['army-1', 3],
  ['army-2', 2],
  ['army-3', 1],
  ['navy-1', 4],
  ['navy-2', 2],
  ['navy-3', 1],
  ['air-1', 3],
  ['air-2', 2],
  ['general', 1],
  ['admiral', 1],
  ['kamikaze', 1],
  ['kaiju', 1],
];

/** Faces of the monster's die. */
export const MONSTER_SIDES = 6;
/** On this face the monster turns on its own side, by this many steps. */
export const KAIJU_TURNS_ON = 1;
export const KAIJU_HARM = 2;
