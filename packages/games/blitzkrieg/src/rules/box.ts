import { idOf, idsBelow, nth, type Pair } from '@bivouac/kernel';
import {
  type Ability,
  EFFECTS,
  type Kind,
  type Supply,
  type Terrain,
  type TheatreDef,
  type TokenDef,
} from './data/schema.ts';
import type { LEVELS } from './data/stratagems.ts';
import type { CampaignId, SpaceId, TheatreId, TokenId } from './ids.ts';

// Boards and tokens laid out flat, with ids as numbers: what the rules compute with.

export const LAND = 1;
export const SEA = 2;
const TERRAIN: { readonly [terrain in Terrain]: number } = {
  land: LAND,
  sea: SEA,
  both: LAND | SEA,
};
/**
 * Where a kind may go (facts 5.3): army on land, navy at sea, air anywhere.
 * @rule blitzkrieg/terrain
 */
const REACH: { readonly [kind in Kind]: number } = {
  army: LAND,
  navy: SEA,
  air: LAND | SEA,
  any: LAND | SEA,
  copy: 0,
};

export const NO_EFFECT = EFFECTS.indexOf('none');
export const INDUSTRY = EFFECTS.indexOf('industry');
export const RESEARCH = EFFECTS.indexOf('research');
export const RESEARCH_INDUSTRY = EFFECTS.indexOf('research-industry');
export const BOMBING = EFFECTS.indexOf('bombing');
export const TACTICAL = EFFECTS.indexOf('tactical');
export const STRATEGIC = EFFECTS.indexOf('strategic');
export const PROPAGANDA = EFFECTS.indexOf('propaganda');

export interface Token {
  readonly id: string;
  readonly kind: Kind;
  readonly reach: number;
  readonly value: number;
  readonly ability: Ability;
  readonly isSpecial: boolean;
}

export interface Space {
  readonly id: string;
  readonly theatre: TheatreId;
  readonly campaign: CampaignId;
  readonly terrain: number;
  readonly effect: number;
  readonly n: number;
}

/** A campaign is a row of spaces; campaigns of all theatres are numbered through. */
export interface Campaign {
  readonly theatre: TheatreId;
  /** Its place in the theatre, from 0. */
  readonly row: number;
  readonly vp: number;
  readonly spaces: readonly SpaceId[];
}

export interface Theatre {
  readonly id: string;
  readonly trackEnd: number;
  readonly bonus: readonly (readonly [steps: number, vp: number])[];
  readonly campaigns: readonly CampaignId[];
  readonly spaces: readonly SpaceId[];
}

/** How the solo opponent is set up; null for two players. */
export interface SoloSetup {
  /** Rolls of the die and steps for each; null: theatres at random (Nippon). */
  readonly level: keyof typeof LEVELS | null;
}

export interface ScenarioDef {
  readonly id: string;
  readonly solo: SoloSetup | null;
}

/** Everything in one box: the base game or Nippon. */
export interface Box {
  readonly id: 'blitzkrieg' | 'nippon';
  readonly seats: Pair<string>;
  readonly scenarios: readonly ScenarioDef[];
  readonly tokens: readonly Token[];
  readonly theatres: readonly Theatre[];
  readonly theatreIds: readonly TheatreId[];
  readonly campaigns: readonly Campaign[];
  readonly spaces: readonly Space[];
  /** Ascending ids, one per token. */
  readonly bags: Pair<readonly TokenId[]>;
  readonly pile: readonly TokenId[];
  /** How many theatres are open at the start; the others wait in a pool. */
  readonly open: number;
  readonly carryOver: readonly (readonly [toFlag: number, shift: number])[];
  /** What the solo opponent's scientist counts as: an air force of value 3 (seed). */
  readonly eliteAir: TokenId;
}

export interface BoxSpec {
  readonly id: Box['id'];
  readonly seats: Pair<string>;
  readonly scenarios: readonly ScenarioDef[];
  readonly tokens: readonly TokenDef[];
  readonly theatres: readonly TheatreDef[];
  readonly supplies: Pair<Supply>;
  readonly pile: Supply;
  readonly open: number;
  readonly carryOver: Box['carryOver'];
}

export function makeBox(spec: BoxSpec): Box {
  const tokens = spec.tokens.map((token): Token => ({ ...token, reach: REACH[token.kind] }));
  const tokenNamed = (name: string): TokenId => {
    const at = tokens.findIndex(({ id }) => id === name);
    if (at < 0) throw new Error(`no token ${name}`);
    return idOf(at);
  };
  const fill = (supply: Supply): TokenId[] =>
    supply
      .flatMap(([name, count]) => Array.from({ length: count }, () => tokenNamed(name)))
      .sort((a, b) => a - b);
  const spaces: Space[] = [];
  const campaigns: Campaign[] = [];
  const theatres = spec.theatres.map((def, index): Theatre => {
    const theatre = idOf<'theatre'>(index);
    const rows = def.campaigns.map(({ vp, spaces: row }, at) => {
      const campaign = idOf<'campaign'>(campaigns.length);
      const first = spaces.length;
      row.forEach(([terrain, effect, n], i) => {
        const id = `${def.id}-${at + 1}-${i + 1}`;
        spaces.push({
          id,
          theatre,
          campaign,
          terrain: TERRAIN[terrain],
          effect: EFFECTS.indexOf(effect),
          n,
        });
      });
      campaigns.push({ theatre, row: at, vp, spaces: row.map((_, i) => idOf<'space'>(first + i)) });
      return campaign;
    });
    return {
      id: def.id,
      trackEnd: def.trackEnd,
      bonus: def.bonus,
      campaigns: rows,
      spaces: rows.flatMap((row) => nth(campaigns, row).spaces),
    };
  });
  return {
    id: spec.id,
    seats: spec.seats,
    scenarios: spec.scenarios,
    tokens,
    theatres,
    theatreIds: idsBelow(theatres.length),
    campaigns,
    spaces,
    bags: [fill(spec.supplies[0]), fill(spec.supplies[1])],
    pile: fill(spec.pile),
    open: spec.open,
    carryOver: spec.carryOver,
    eliteAir: tokenNamed('elite-air'),
  };
}

export const tokenOf = (box: Box, token: TokenId): Token => nth(box.tokens, token);
export const spaceOf = (box: Box, space: SpaceId): Space => nth(box.spaces, space);
export const theatreOf = (box: Box, theatre: TheatreId): Theatre => nth(box.theatres, theatre);
export const campaignOf = (box: Box, campaign: CampaignId): Campaign =>
  nth(box.campaigns, campaign);
