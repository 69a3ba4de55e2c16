import { idOf } from '@bivouac/kernel';
import type { Box } from '../box.ts';
import { moveMarker } from '../effects.ts';
import type { TheatreId } from '../ids.ts';
import { NO_THEATRE } from '../ids.ts';
import { isOpen } from '../placing.ts';
import { otherSeat, type State } from '../state.ts';
import {
  type Ask,
  ask,
  list,
  longest,
  loop,
  only,
  type Play,
  procedure,
  type Rules,
  type Run,
  run,
  type ShiftVars,
  when,
} from './parts.ts';

/** Seed, Příprava hry: the face of the die that leaves the choice to the player. */
const FREE_CHOICE = 6;

/**
 * Seed, Příprava hry: on a six the player chooses the theatre that is shifted.
 * @rule blitzkrieg/solo-setup
 */
export function chooseShift({ box, actions }: Rules): Ask<ShiftVars> {
  return {
    question: (_state, { seat, steps }) => ({ kind: 'shift', seat, steps }),
    seats: (_state, vars) => only(otherSeat(vars.seat)),
    offers: (state) => list(openTheatres(box, state), actions.shift),
    take(_state, _seat, action, vars) {
      if (action.kind === 'shift') vars.theatre = action.theatre;
    },
  };
}

const openTheatres = (box: Box, state: State): TheatreId[] =>
  box.theatreIds.filter((theatre) => isOpen(state.public, theatre));

const rollShift = run<ShiftVars>((_state, vars, io) => {
  const face = io.chance.die(6, 'handicap');
  vars.left -= 1;
  vars.theatre = face === FREE_CHOICE ? NO_THEATRE : idOf(face - 1);
});

const moveShift = ({ box }: Rules): Run<ShiftVars> =>
  run((state, vars, io) => {
    moveMarker(box, state, vars.theatre, vars.seat, vars.steps, 'handicap', io);
  });

export const handicap = (rules: Rules): Play =>
  procedure<ShiftVars>('handicap', [
    loop(longest(rules.box), (_state, vars) => vars.left > 0, [
      rollShift,
      when((_state, vars) => vars.theatre < 0, [ask(chooseShift(rules))]),
      moveShift(rules),
    ]),
  ]);
