// The shape of boards and tokens. They are data: another board or more tokens need no code.

export type Kind = 'army' | 'navy' | 'air' | 'any' | 'copy';
export type Terrain = 'land' | 'sea' | 'both';

/** The ability of a token beyond its value; null for none. */
export type Ability =
  | 'general'
  | 'admiral'
  | 'blitz'
  | 'bombing'
  | 'task-force'
  | 'nuclear'
  | 'scientist'
  | 'spy'
  | 'monster'
  | null;

export const EFFECTS = [
  'none',
  'industry',
  'research',
  'research-industry',
  'bombing',
  'tactical',
  'strategic',
  'propaganda',
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface TokenDef {
  readonly id: string;
  readonly kind: Kind;
  /** How far it moves the marker; for the general and the admiral what it counts itself. */
  readonly value: number;
  readonly ability: Ability;
  readonly isSpecial: boolean;
}

/** A token and how many of it there are. */
export type Supply = readonly (readonly [id: string, count: number])[];

/** Terrain, effect and its number, as printed from left to right. */
export type SpaceDef = readonly [terrain: Terrain, effect: Effect, n: number];

export interface CampaignDef {
  readonly vp: number;
  readonly spaces: readonly SpaceDef[];
}

export interface TheatreDef {
  readonly id: string;
  /** Steps from the centre to the flag, on either side. */
  readonly trackEnd: number;
  /** Steps from the centre to the shields, nearest first, with the points they add. */
  readonly bonus: readonly (readonly [steps: number, vp: number])[];
  readonly campaigns: readonly CampaignDef[];
}
