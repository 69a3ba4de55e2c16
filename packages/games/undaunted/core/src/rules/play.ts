import type { Seat } from '@bivouac/kernel';
import type { CardId, KindId } from './ids.ts';

/** The card being played: public, since it lies on the table. */
export type PlayVars = {
  seat: Seat;
  /** Which copy. */
  card: CardId;
  kind: KindId;
  /** The unit that acts, counted over both sides; -1 for commanders. */
  unit: number;
  value: number;
  /** Squad to which the act is limited; -1 for none. */
  squad: number;
  /** The part of the value that is left during the act. */
  left: number;
  /** Whether the soldier has mounted, dismounted or shifted with this card (titles with vehicles). */
  isFreeSpent?: boolean;
  /** The vehicle that was hit while its attacker still has to name whom inside. */
  struck?: number;
  /** Tiles chosen so far. */
  chosen?: readonly number[];
  /** Where the unit will enter, if it has several places to choose from. */
  entry?: number;
  /** Whether the card was played before and now acts once more, and how much of it is open. */
  again?: '' | 'plain' | 'all';
  /** A step was stopped on its way, and with it the act. */
  isStopped?: boolean;
  /** The card is spent without an act. */
  isSpent?: boolean;
};

/** The card that lies on the table while its owner decides. Public, like everything in a question. */
export interface CardInPlay extends Readonly<PlayVars> {
  /** The use of the card; empty until the player chooses it. */
  readonly verb: string;
}

export const inPlay = <V extends string>(
  vars: PlayVars,
  verb: V,
): CardInPlay & { readonly verb: V } => ({ ...vars, verb });
