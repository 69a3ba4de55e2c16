import type { Io } from '@bivouac/kernel';
import { type Action, RETREAT } from '../actions.ts';
import {
  type Blow,
  countAny,
  countDice,
  facesThatDriveBack,
  facesThatHit,
  isThroughWorks,
} from '../dice.ts';
import type { Event, Modifier, RollWhy } from '../events.ts';
import { killLeader, leaderOfUnit, placeUnit, tellJoined } from '../pieces.ts';
import { retireHexes, retreatHexes } from '../retreat.ts';
import { kindName, seatOf } from '../scenario.ts';
import { isRepelled } from '../square.ts';
import { hexOf, leaderOn, type State } from '../state.ts';
import { type Ask, type Book, kit, only, type Proc, scenarioIn } from './kit.ts';
import { suffering } from './suffer.ts';

/** One throw of dice by a unit, with the guns that join it, and what it does. */
export type BlowVars = {
  why: RollWhy;
  unit: number;
  from: number;
  hex: number;
  target: number;
  leader: number;
  guns: readonly number[];
  isBonus: boolean;
  hits: number;
  flags: number;
};

type WithdrawVars = { unit: number; left: number };

export function blowProcedures(book: Book): Proc[] {
  const { procedure, run, ask, call, when, loop } = kit;

  const roll = run<BlowVars>((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const part = state.public;
    const { why, unit, hex, target, guns } = vars;
    const modifiers: Modifier[] = [];
    const isRanged = why === 'ranged';
    const blow = (of: number): Blow => ({
      unit: of,
      from: hexOf(part, of),
      hex,
      target,
      isRanged,
      isBonus: vars.isBonus,
    });
    let total = countDice(scenario, part, blow(unit), modifiers);
    for (const gun of guns) total += countDice(scenario, part, blow(gun), modifiers);
    const dice = io.chance.dice(total, 6, isRanged ? 'battle.ranged' : 'battle.melee');
    vars.hits = countAny(dice, facesThatHit(scenario, unit, target, why));
    vars.flags = countAny(dice, facesThatDriveBack(target, why));
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
      hits: vars.hits,
      flags: vars.flags,
    });
    if (target < 0 && vars.hits > 0) killLeader(scenario, state, vars.leader, hex, io);
  });

  const hurt = call<BlowVars>('suffer', (state, { unit, target, from, hex, hits, flags }) => {
    const scenario = scenarioIn(book, state);
    const isForced = isRepelled(scenario, state.public, unit, target);
    return suffering(target, hits, flags, isThroughWorks(scenario, from, hex), isForced);
  });

  const drive = when<BlowVars>(
    (_state, vars) => vars.hits === 0,
    [
      call('flee', (_state, { leader, hex }) => ({
        leader,
        from: hex,
        hex,
        gone: 0,
        isOver: false,
      })),
    ],
  );

  /**
   * Stažení a přeskupení: two hexes; the first must leave room for the second.
   * @rule napoleonics/retire-and-reform
   */
  const withdrawHexes = (state: State, { unit, left }: WithdrawVars): number[] => {
    const scenario = scenarioIn(book, state);
    return left === 2
      ? retireHexes(scenario, state.public, unit)
      : retreatHexes(scenario, state.public, unit);
  };

  const withdrawTo = (state: State, vars: WithdrawVars, to: number, io: Io<Event>): void => {
    const scenario = scenarioIn(book, state);
    const { unit } = vars;
    const from = hexOf(state.public, unit);
    const own = leaderOfUnit(state.public, unit);
    const met = own >= 0 ? -1 : leaderOn(state.public, to);
    placeUnit(scenario, state, unit, to, own, io);
    io.emit({ type: 'unitRetired', unit, kind: kindName(scenario, unit), from, to });
    vars.left = met >= 0 ? 0 : vars.left - 1;
    if (met >= 0) tellJoined(scenario, met, unit, io);
  };

  const choose: Ask<WithdrawVars> = {
    question: (_state, { unit }) => ({ kind: 'withdraw', unit }),
    seats: (state, vars) => only(seatOf(scenarioIn(book, state), vars.unit)),
    offers: (state, _seat, vars) => withdrawHexes(state, vars).map((hex) => RETREAT[hex] as Action),
    take(state, _seat, action, vars, io) {
      if (action.kind === 'retreat') withdrawTo(state, vars, action.hex, io);
    },
  };

  return [
    procedure<BlowVars>('blow', [roll, when((_state, vars) => vars.target >= 0, [hurt], [drive])]),
    procedure<WithdrawVars>('withdraw', [
      loop(2, (_state, vars) => vars.left > 0, [
        when(
          (state, vars) => withdrawHexes(state, vars).length > 1,
          [ask(choose)],
          [
            run((state, vars, io) => {
              const [hex] = withdrawHexes(state, vars);
              if (hex === undefined) vars.left = 0;
              else withdrawTo(state, vars, hex, io);
            }),
          ],
        ),
      ]),
    ]),
  ];
}
