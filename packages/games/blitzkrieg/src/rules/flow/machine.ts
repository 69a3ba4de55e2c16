import { defineMachine } from '@bivouac/kernel';
import type { Actions } from '../actions.ts';
import type { Box } from '../box.ts';
import { flag, opening } from './flag.ts';
import { handicap } from './handicap.ts';
import type { BlitzkriegMachine, Rules } from './parts.ts';
import { bombing, placement, strategic } from './placement.ts';
import { turn, war } from './turn.ts';

// The sequence of play (facts 5.2). Each procedure is a static table; the state keeps only where we are.

export function makeMachine(box: Box, actions: Actions): BlitzkriegMachine {
  const rules: Rules = {
    box,
    actions,
    call: (state, proc, vars) => machine.call(state, proc, vars),
  };
  const procedures = [handicap, war, turn, placement, strategic, bombing, flag, opening];
  const machine: BlitzkriegMachine = defineMachine(procedures.map((make) => make(rules)));
  return machine;
}
