import { type Io, idOf, nth } from '@bivouac/kernel';
import { RETREAT } from '../actions.ts';
import {
  type Blow,
  countAny,
  countDice,
  facesThatDriveBack,
  facesThatHit,
  isThroughWorks,
} from '../dice.ts';
import type { Event, Modifier, RollWhy } from '../events.ts';
import type { HexId, LeaderId, UnitId } from '../ids.ts';
import { killLeader, stepWith } from '../pieces.ts';
import { retireHexes, retreatHexes } from '../retreat.ts';
import { kindName, seatOf } from '../scenario.ts';
import { isRepelled } from '../square.ts';
import { hexOf, type PublicPart, type State } from '../state.ts';
import { fleeFrom } from './flee.ts';
import { type Ask, type Book, kit, only, type Proc, type StepOf, scenarioIn } from './kit.ts';
import { suffering } from './suffer.ts';

/** One throw of dice by a unit, with the guns that join it, and what it does. */
export type BlowVars = {
  why: RollWhy;
  unit: UnitId;
  from: HexId;
  hex: HexId;
  target: UnitId;
  leader: LeaderId;
  guns: readonly UnitId[];
  isBonus: boolean;
  hits: number;
  flags: number;
};

type WithdrawVars = { unit: UnitId; left: number };

const { procedure, run, ask, call, when, loop } = kit;

const strikeOf = (part: PublicPart, vars: BlowVars, unit: UnitId): Blow => ({
  unit,
  from: hexOf(part, unit),
  hex: vars.hex,
  target: vars.target,
  isRanged: vars.why === 'ranged',
  isBonus: vars.isBonus,
});

/** @rule napoleonics/hits */
const roll = (book: Book): StepOf<BlowVars> =>
  run((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const { why, unit, hex, target, guns } = vars;
    const modifiers: Modifier[] = [];
    const count = (one: number): number =>
      countDice(scenario, state.public, strikeOf(state.public, vars, idOf(one)), modifiers);
    let total = count(unit);
    for (const gun of guns) total += count(gun);
    const dice = io.chance.dice(total, 6, why === 'ranged' ? 'battle.ranged' : 'battle.melee');
    const hitFaces = facesThatHit(scenario, unit, target, why);
    const flagFaces = facesThatDriveBack(target, why);
    vars.hits = countAny(dice, hitFaces);
    vars.flags = countAny(dice, flagFaces);
    io.emit({
      type: 'diceRolled',
      why,
      unit,
      kind: kindName(scenario, unit),
      hex: vars.from,
      target,
      targetKind: kindName(scenario, target),
      targetHex: hex,
      modifiers,
      total,
      dice,
      hitFaces,
      flagFaces,
      hits: vars.hits,
      flags: vars.flags,
    });
    if (target < 0 && vars.hits > 0) killLeader(scenario, state, vars.leader, hex, io);
  });

const hurt = (book: Book): StepOf<BlowVars> =>
  call('suffer', (state, { unit, target, from, hex, hits, flags }) => {
    const scenario = scenarioIn(book, state);
    return suffering(target, {
      hits,
      flags,
      works: isThroughWorks(scenario, from, hex),
      isForced: isRepelled(scenario, state.public, unit, target),
    });
  });

/** A leader alone who is not hit flees. */
const drive: StepOf<BlowVars> = when(
  (_state, vars) => vars.hits === 0,
  [call('flee', (_state, { leader, hex }) => fleeFrom(leader, hex))],
);

/**
 * Stažení a přeskupení: two hexes; the first must leave room for the second.
 * @rule napoleonics/retire-and-reform
 */
function withdrawHexes(book: Book, state: State, { unit, left }: WithdrawVars): number[] {
  const scenario = scenarioIn(book, state);
  return left === 2
    ? retireHexes(scenario, state.public, unit)
    : retreatHexes(scenario, state.public, unit);
}

function withdrawTo(book: Book, state: State, vars: WithdrawVars, to: HexId, io: Io<Event>): void {
  const { unit } = vars;
  const isMet = stepWith(scenarioIn(book, state), state, unit, to, 'unitRetired', io);
  vars.left = isMet ? 0 : vars.left - 1;
}

export const chooseWithdrawal = (book: Book): Ask<WithdrawVars> => ({
  question: (_state, { unit }) => ({ kind: 'withdraw', unit }),
  seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
  offers: (state, _seat, vars) => withdrawHexes(book, state, vars).map((hex) => nth(RETREAT, hex)),
  take(state, _seat, action, vars, io) {
    if (action.kind === 'retreat') withdrawTo(book, state, vars, action.hex, io);
  },
});

const withdrawWithoutChoice = (book: Book): StepOf<WithdrawVars> =>
  run((state, vars, io) => {
    const [hex] = withdrawHexes(book, state, vars);
    if (hex === undefined) vars.left = 0;
    else withdrawTo(book, state, vars, idOf(hex), io);
  });

export const blowProcedures = (book: Book): Proc[] => [
  procedure<BlowVars>('blow', [
    roll(book),
    when((_state, vars) => vars.target >= 0, [hurt(book)], [drive]),
  ]),
  procedure<WithdrawVars>('withdraw', [
    loop(2, (_state, vars) => vars.left > 0, [
      when(
        (state, vars) => withdrawHexes(book, state, vars).length > 1,
        [ask(chooseWithdrawal(book))],
        [withdrawWithoutChoice(book)],
      ),
    ]),
  ]),
];
