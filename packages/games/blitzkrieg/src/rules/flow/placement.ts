import { spaceOf, tokenOf } from '../box.ts';
import { closeByFlag, closeFullCampaigns, uncoveredEffects } from '../closing.ts';
import { KAIJU_HARM, KAIJU_TURNS_ON, MONSTER_SIDES, NUCLEAR_FALLOUT } from '../data/tokens.ts';
import { bomb, moveMarker, spaceEffect, strategicTargets } from '../effects.ts';
import { isVs, otherSeat, seatPart } from '../state.ts';
import { bombablePositions, bombRow } from '../supply.ts';
import { flagReached } from '../tracks.ts';
import { noteVsAim } from '../vs/turn.ts';
import { openNext } from './flag.ts';
import {
  type AimVars,
  type Ask,
  ask,
  follow,
  list,
  only,
  type PlaceVars,
  type Play,
  procedure,
  type Rules,
  type Run,
  run,
} from './parts.ts';

// The effects of a placement, and the questions that it raises.

/** @rule blitzkrieg/bombing-units */
const unitBombing = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as }, io) => {
    if (tokenOf(rules.box, as).ability !== 'bombing') return;
    follow(rules, state, bomb(state, seat, io), seat, space);
  });

/**
 * Facts 5.5: a task force ignores the effect of its space; our monster tramples it too.
 * @rule blitzkrieg/task-force blitzkrieg/japanese-tokens
 */
const coveredEffect = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as }, io) => {
    const { ability } = tokenOf(rules.box, as);
    if (ability === 'task-force' || ability === 'monster') return;
    follow(rules, state, spaceEffect(rules.box, state, seat, space, io), seat, space);
  });

/** The stream of luck of the monster's die. */
export const MONSTER_DIE = 'monster';

/** @rule blitzkrieg/nuclear blitzkrieg/japanese-tokens */
const advanceMarkers = ({ box }: Rules): Run<PlaceVars> =>
  run((state, { seat, space, as, value }, io) => {
    const { theatre } = spaceOf(box, space);
    const { ability } = tokenOf(box, as);
    if (ability === 'monster') {
      const face = io.chance.die(MONSTER_SIDES, MONSTER_DIE);
      io.emit({ type: 'monsterRolled', seat, face });
      if (face > KAIJU_TURNS_ON) moveMarker(box, state, theatre, seat, face, 'monster', io);
      else moveMarker(box, state, theatre, otherSeat(seat), KAIJU_HARM, 'rampage', io);
      return;
    }
    moveMarker(box, state, theatre, seat, value, 'value', io);
    if (ability !== 'nuclear') return;
    for (const other of strategicTargets(state.public, theatre)) {
      moveMarker(box, state, other, otherSeat(seat), NUCLEAR_FALLOUT, 'nuclear', io);
    }
  });

/**
 * a flag reached with the last space filled is a closing by the flag.
 * @rule blitzkrieg/campaign blitzkrieg/flag
 */
const closings = (rules: Rules): Run<PlaceVars> =>
  run((state, { seat, space }, io) => {
    const { box } = rules;
    const { theatre } = spaceOf(box, space);
    const winner = flagReached(box, state.public, theatre);
    if (winner >= 0) {
      const open = closeByFlag(box, state, theatre, winner, io);
      const pending = uncoveredEffects(box, state.public, open);
      rules.call(state, 'flag', { seat: winner, theatre, pending });
    } else if (closeFullCampaigns(box, state, theatre, io)) openNext(rules, state, seat, theatre);
  });

export const placement = (rules: Rules): Play =>
  procedure<PlaceVars>('placement', [
    unitBombing(rules),
    coveredEffect(rules),
    advanceMarkers(rules),
    closings(rules),
  ]);

/** @rule blitzkrieg/strategic */
export function chooseAim({ box, actions }: Rules): Ask<AimVars> {
  return {
    question: (_state, { seat, space }) => ({
      kind: 'aim',
      seat,
      space,
      steps: spaceOf(box, space).n,
    }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) =>
      list(strategicTargets(state.public, spaceOf(box, vars.space).theatre), actions.aim),
    take(state, seat, action, vars, io) {
      if (action.kind !== 'aim') return;
      if (isVs(state.public, seat)) noteVsAim(box, state, vars.space, action.theatre, io);
      moveMarker(box, state, action.theatre, seat, spaceOf(box, vars.space).n, 'strategic', io);
    },
  };
}

export const strategic = (rules: Rules): Play =>
  procedure<AimVars>('strategic', [ask(chooseAim(rules))]);

/** @rule blitzkrieg/bombing */
export function chooseBombed({ box, actions }: Rules): Ask<AimVars> {
  return {
    question: () => ({ kind: 'bomb' }),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, seat) =>
      list(bombablePositions(box, seatPart(state, otherSeat(seat)).reserve), actions.bomb),
    take(state, seat, action, _vars, io) {
      if (action.kind === 'bomb') bombRow(state, otherSeat(seat), action.position, io);
    },
  };
}

export const bombing = (rules: Rules): Play =>
  procedure<AimVars>('bomb', [ask(chooseBombed(rules))]);
