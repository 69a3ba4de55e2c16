import type { Preview, PreviewThrow } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import type { Modifier } from '../events.ts';
import type { HexId, UnitId } from '../ids.ts';
import type { DeclaredMelee } from '../questions.ts';
import type { Scenario } from '../scenario.ts';
import { type PublicPart, unitAt } from '../state.ts';
import type { View } from '../view.ts';
import { type Attack, type AttackOdds, attackOdds, squareBlow, throwOf } from './attack-odds.ts';
import { type Branch, branchesOf, NO_THROW, outcomesOf } from './branches.ts';
import { type EscapeThrow, flightBranches } from './flight.ts';
import { branchesAfterBlow } from './struck-first.ts';
import { type Throw, type ThrowOdds, throwOdds } from './throw-odds.ts';

/** A throw; `total` is its number of dice. */
export interface DiceThrow extends PreviewThrow {
  readonly modifiers: readonly Modifier[];
}

/** An attack before it is thrown: fire, a melee, or the answer of the side attacked to it. */
export interface StrikePreview extends Preview {
  readonly kind: 'strike';
  readonly throws: readonly DiceThrow[];
  readonly attack: Attack;
  readonly odds: AttackOdds;
}

/** A blow that is dealt in return. */
export interface BlowPreview extends Preview {
  readonly kind: 'blow';
  readonly throws: readonly DiceThrow[];
  readonly odds: ThrowOdds;
}

/** A leader flees past enemies, who strike. */
export interface FlightPreview extends Preview {
  readonly kind: 'flight';
  readonly throws: readonly DiceThrow[];
}

export type NapoleonicsPreview = StrikePreview | BlowPreview | FlightPreview;

/** The results of the action that the dice decide; null if it rolls none. */
export function previewAction(
  scenario: Scenario,
  { question, public: part }: View,
  action: Action,
): NapoleonicsPreview | null {
  switch (question?.kind) {
    case 'attack':
    case 'bonus':
      return isAttack(action)
        ? strike(scenario, part, { ...action, isBonus: question.kind === 'bonus' })
        : null;
    case 'combine': {
      if (action.kind !== 'attack' && action.kind !== 'join') return null;
      const more = action.kind === 'join' ? [unitAt(part, action.hex)] : [];
      return strike(scenario, part, meleeOf(question, more));
    }
    case 'react':
      return previewReaction(scenario, part, question, action);
    case 'battle-back':
      if (action.kind !== 'battleBack') return null;
      return blow(scenario, part, {
        units: [question.unit],
        hex: question.hex,
        why: 'battle-back',
        isBonus: false,
      });
    case 'flee': {
      if (action.kind !== 'retreat') return null;
      const { leader, gone } = question;
      return flight(scenario, part, { leader, hex: action.hex, gone: gone + 1 });
    }
    default:
      return null;
  }
}

type AttackAction = Extract<Action, { readonly from: HexId }>;
const isAttack = (action: Action): action is AttackAction =>
  action.kind === 'fire' || action.kind === 'melee';

const meleeOf = (
  { from, hex, guns, isBonus }: DeclaredMelee,
  more: readonly UnitId[] = [],
): Attack => ({ kind: 'melee', from, hex, guns: [...guns, ...more], isBonus });

/** The risk of the attacked side; whether it can form a square is a separate question. */
function previewReaction(
  scenario: Scenario,
  part: PublicPart,
  melee: DeclaredMelee,
  { kind }: Action,
): StrikePreview | null {
  const attack = meleeOf(melee);
  if (kind === 'stand') return strike(scenario, part, attack);
  if (kind === 'retire') return strike(scenario, part, { ...attack, isRetiring: true });
  if (kind !== 'firstStrike') return null;
  return strike(scenario, part, attack, {
    units: [melee.target],
    hex: melee.from,
    why: 'first-strike',
    isBonus: false,
  });
}

/** An attack, after a blow that the target deals first. */
function strike(
  scenario: Scenario,
  part: PublicPart,
  attack: Attack,
  first: Throw | null = squareBlow(scenario, part, attack),
): StrikePreview {
  const odds = attackOdds(scenario, part, attack);
  const own = throwOf(part, attack);
  const branches = first === null ? onlyThrow(odds) : branchesAfterBlow(scenario, part, first, own);
  const throws = first === null ? [odds] : [throwOdds(scenario, part, first), odds];
  return { kind: 'strike', attack, odds, throws: throws.map(diceOf), ...outcomesOf(branches) };
}

function blow(scenario: Scenario, part: PublicPart, thrown: Throw): BlowPreview {
  const odds = throwOdds(scenario, part, thrown);
  return { kind: 'blow', odds, throws: [diceOf(odds)], ...outcomesOf(onlyThrow(odds)) };
}

function flight(
  scenario: Scenario,
  part: PublicPart,
  fleeing: Parameters<typeof flightBranches>[2],
): FlightPreview | null {
  const throws: EscapeThrow[] = [];
  const branches = flightBranches(scenario, part, fleeing, throws);
  if (throws.length === 0) return null;
  return { kind: 'flight', throws: throws.map(diceOf), ...outcomesOf(branches) };
}

const onlyThrow = (odds: ThrowOdds): Branch[] => branchesOf(odds, () => NO_THROW);

const diceOf = ({ dice, modifiers }: EscapeThrow): DiceThrow => ({
  dice,
  sides: 6,
  modifiers,
  total: dice,
});
