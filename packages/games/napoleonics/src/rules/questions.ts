/** A declared melee before its dice are thrown. */
export interface DeclaredMelee {
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
  /** The unit attacked; -1 for a leader alone. */
  readonly target: number;
  /** Units of artillery that have joined in. */
  readonly guns: readonly number[];
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
  /** Where a unit goes, or a leader of his own; the other one is -1. */
  | { readonly kind: 'go'; readonly unit: number; readonly leader: number }
  | ({ readonly kind: 'combine' | 'react' } & DeclaredMelee)
  | { readonly kind: 'ignore'; readonly unit: number; readonly flags: number }
  | { readonly kind: 'retreat' | 'withdraw' | 'further' | 'bonus'; readonly unit: number }
  /** A leader in flight is off the field: `hex` is where he has come to. */
  | { readonly kind: 'flee'; readonly leader: number; readonly hex: number }
  /** Whether a unit takes the hex it has emptied. */
  | {
      readonly kind: 'advance';
      readonly unit: number;
      readonly hex: number;
      readonly isBonus: boolean;
    }
  /** Whether the unit attacked strikes back at the attacker on a hex. */
  | { readonly kind: 'battle-back'; readonly unit: number; readonly hex: number };
