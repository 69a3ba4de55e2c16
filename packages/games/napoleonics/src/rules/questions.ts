import type { HexId, LeaderId, UnitId } from './ids.ts';
/** A declared melee before its dice are thrown. */
export interface DeclaredMelee {
  readonly unit: UnitId;
  readonly from: HexId;
  readonly hex: HexId;
  /** The unit attacked; -1 for a leader alone. */
  readonly target: UnitId;
  /** Units of artillery that have joined in. */
  readonly guns: readonly UnitId[];
  readonly isBonus: boolean;
}

/** Everything a player can be asked, with what the question is about. */
export type Question =
  | {
      readonly kind:
        | 'play'
        | 'section'
        | 'mode'
        | 'supply'
        | 'place'
        | 'rally'
        | 'order'
        | 'pick'
        | 'attack'
        | 'keep';
    }
  /** Where a unit or a single leader goes; the other one is -1. */
  | { readonly kind: 'go'; readonly unit: UnitId; readonly leader: LeaderId }
  | ({ readonly kind: 'combine' | 'react' } & DeclaredMelee)
  | { readonly kind: 'ignore'; readonly unit: UnitId; readonly flags: number }
  | { readonly kind: 'retreat' | 'withdraw' | 'further' | 'bonus'; readonly unit: UnitId }
  /** A leader in flight is off the field: `hex` is the hex reached after `gone` hexes. */
  | {
      readonly kind: 'flee';
      readonly leader: LeaderId;
      readonly hex: HexId;
      readonly gone: number;
    }
  /** Whether a unit takes the hex it has emptied. */
  | {
      readonly kind: 'advance';
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly isBonus: boolean;
    }
  /** Whether the unit attacked strikes back at the attacker on a hex. */
  | { readonly kind: 'battle-back'; readonly unit: UnitId; readonly hex: HexId };
