/** A frame's variables: flat and plain. Lists in it are never written, so frames can share them. */
export type Vars = { [name: string]: number | string | boolean | null | readonly number[] };

/**
 * Where we are in one procedure: its name in the static table, the instruction that comes next,
 * its variables, and how often each of its loops has gone round. All of it JSON, so a game can be
 * saved in the middle of a card. Variables are public: they stand in every view. Secrets belong in
 * the seats' own part of the state.
 */
export interface Frame {
  proc: string;
  at: number;
  vars: Vars;
  loops: number[];
}

/** A state on which procedures can run. The last frame is the running one. */
export interface HasStack {
  stack: Frame[];
}

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const frame of stack) {
    copy.push({
      proc: frame.proc,
      at: frame.at,
      vars: { ...frame.vars },
      loops: frame.loops.slice(),
    });
  }
  return copy;
}

declare const sealed: unique symbol;

/**
 * The position of the procedures as a view carries it: only `determinise` may read it. Texts and
 * tables read `question` instead.
 */
export interface SealedStack {
  readonly [sealed]: true;
}

// The two casts that seal: a reader of the view sees no field, and the rules get the frames back.

/** A copy for a view. */
export const sealStack = (stack: readonly Frame[]): SealedStack =>
  cloneStack(stack) as unknown as SealedStack;

/** For the game's own rules alone; a copy as well. */
export const openStack = (stack: SealedStack): Frame[] =>
  cloneStack(stack as unknown as readonly Frame[]);
