import { parseArgs } from 'node:util';
import { nearest } from '@bivouac/kernel';
import { Refusal } from '../problems.ts';
import {
  COMMAND_NAMES,
  COMMON_FLAGS,
  type CommandName,
  FLAG_TABLES,
  isCommandName,
} from './flag-tables.ts';

export interface FoundCommand {
  readonly command: CommandName | 'help' | undefined;
  /** The command line without the command's own word. */
  readonly rest: readonly string[];
}

/** The first word that is not a flag nor a flag's value, wherever it stands. */
export function findCommand(args: readonly string[]): FoundCommand {
  const options: Record<string, { type: 'string' | 'boolean' }> = {};
  for (const table of [COMMON_FLAGS, ...Object.values(FLAG_TABLES)]) {
    for (const [flag, kind] of Object.entries(table)) {
      options[flag] = { type: kind === 'switch' ? 'boolean' : 'string' };
    }
  }
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const word = tokens.find((token) => token.kind === 'positional');
  if (word === undefined) return { command: undefined, rest: args };
  const rest = args.toSpliced(word.index, 1);
  if (isCommandName(word.value) || word.value === 'help') return { command: word.value, rest };
  const hint = nearest(word.value, [...COMMAND_NAMES, 'help']) ?? null;
  throw new Refusal({ code: 'unknown-command', name: word.value, nearest: hint });
}
