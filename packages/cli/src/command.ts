import type { CommandName, FlagsOf } from './args/flag-tables.ts';
import type { Context } from './context.ts';

/** A command with its words and flags read; returns the exit status. */
export type RunCommand<C extends CommandName> = (
  context: Context,
  words: readonly string[],
  flags: FlagsOf<C>,
) => number | Promise<number>;
