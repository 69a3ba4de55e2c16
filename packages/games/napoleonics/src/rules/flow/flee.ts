import { type Action, HALT, LEAVE, RETREAT } from '../actions.ts';
import { countAny, escapeDice, facesThatHit } from '../dice.ts';
import type { Modifier } from '../events.ts';
import { exitLeader, killLeader, tellJoined } from '../pieces.ts';
import { type Flight, flightFrom, isTrapped } from '../retreat.ts';
import { kindName, leaderName, leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import { type State, unitAt } from '../state.ts';
import { type Ask, type Book, kit, only, type Proc, scenarioIn } from './kit.ts';

/** A leader in flight is off the field; where he is, the frame says. */
export type FleeVars = { leader: number; from: number; hex: number; gone: number; isOver: boolean };

/**
 * Ústup velitele and Únik.
 * @rule napoleonics/leader-retreat napoleonics/escape
 */
export function fleeProcedure(book: Book): Proc {
  const { procedure, run, ask, when, loop } = kit;
  const flight = (state: State, vars: FleeVars): Flight =>
    flightFrom(scenarioIn(book, state), state.public, vars.leader, vars.hex, vars.gone);

  const choose: Ask<FleeVars> = {
    question: (_state, { leader, hex }) => ({ kind: 'flee', leader, hex }),
    seats: (state, vars) => only(leaderSeat(scenarioIn(book, state), vars.leader)),
    offers(state, _seat, vars) {
      const { hexes, mayHalt, mayLeave } = flight(state, vars);
      const offers = hexes.map((hex) => RETREAT[hex] as Action);
      if (mayLeave) offers.push(LEAVE);
      if (mayHalt) offers.push(HALT);
      return offers;
    },
    take: (state, _seat, action, vars, io) => {
      const scenario = scenarioIn(book, state);
      if (action.kind === 'retreat') step(scenario, state, vars, action.hex, io);
      else if (action.kind === 'leave') leave(scenario, state, vars, io);
      else rest(scenario, state, vars, io);
    },
  };

  /** One thing only can be done, or nothing at all. */
  const isForced = (state: State, vars: FleeVars): boolean => {
    const { hexes, mayHalt, mayLeave } = flight(state, vars);
    return hexes.length + (mayHalt ? 1 : 0) + (mayLeave ? 1 : 0) <= 1;
  };

  const force = run<FleeVars>((state, vars, io) => {
    const scenario = scenarioIn(book, state);
    const now = flight(state, vars);
    const [hex] = now.hexes;
    if (isTrapped(now)) {
      // Nowhere to go: impassable ground, enemies all the way, or no room among friends.
      vars.isOver = true;
      killLeader(scenario, state, vars.leader, vars.hex, io);
    } else if (hex !== undefined) step(scenario, state, vars, hex, io);
    else if (now.mayLeave) leave(scenario, state, vars, io);
    else rest(scenario, state, vars, io);
  });

  return procedure<FleeVars>('flee', [
    run((state, vars) => {
      state.public.leaderAt[vars.leader] = -1;
    }),
    loop(8, (_state, vars) => !vars.isOver, [when(isForced, [force], [ask(choose)])]),
  ]);
}

type IoOf = Parameters<Ask<FleeVars>['take']>[4];

/**
 * Into the next hex; an enemy unit there strikes at him.
 * @rule napoleonics/escape
 */
function step(scenario: Scenario, state: State, vars: FleeVars, hex: number, io: IoOf): void {
  vars.hex = hex;
  vars.gone += 1;
  const unit = unitAt(state.public, hex);
  if (unit < 0 || seatOf(scenario, unit) === leaderSeat(scenario, vars.leader)) return;
  const modifiers: Modifier[] = [];
  const total = escapeDice(scenario, state.public, unit, modifiers);
  const dice = io.chance.dice(total, 6, 'battle.escape');
  const hits = countAny(dice, facesThatHit(scenario, unit, -1, 'escape'));
  io.emit({
    type: 'diceRolled',
    why: 'escape',
    unit,
    kind: kindName(scenario, unit),
    hex,
    target: -1,
    targetKind: '',
    targetHex: hex,
    modifiers,
    total,
    dice,
    hits,
    flags: 0,
  });
  if (hits === 0) return;
  vars.isOver = true;
  killLeader(scenario, state, vars.leader, hex, io);
}

/** Off his own edge: no banner, but he is gone; over the scenario's exit he scores (N-34). */
function leave(scenario: Scenario, state: State, vars: FleeVars, io: IoOf): void {
  const { leader, hex } = vars;
  vars.isOver = true;
  if (scenario.exits[leaderSeat(scenario, leader) as 0 | 1] === hex) {
    exitLeader(scenario, state, leader, hex, io);
  } else io.emit({ type: 'leaderLeft', leader, name: leaderName(scenario, leader), hex });
}

function rest(scenario: Scenario, state: State, vars: FleeVars, io: IoOf): void {
  const { leader, from, hex } = vars;
  vars.isOver = true;
  state.public.leaderAt[leader] = hex;
  const name = leaderName(scenario, leader);
  io.emit({ type: 'leaderRetreated', leader, name, from, to: hex });
  const unit = unitAt(state.public, hex);
  if (unit >= 0 && seatOf(scenario, unit) === leaderSeat(scenario, leader)) {
    tellJoined(scenario, leader, unit, io);
  }
}
