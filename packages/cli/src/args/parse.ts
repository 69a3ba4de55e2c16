import { parseArgs } from 'node:util';
import { nearest } from '@bivouac/kernel';
import { Refusal } from '../problems.ts';
import { COMMON_FLAGS, type FlagTable, type FlagValues, HIDDEN_FLAGS } from './flag-tables.ts';

export interface ParsedArgs<T extends FlagTable> {
  readonly words: readonly string[];
  readonly flags: FlagValues<T>;
  readonly common: FlagValues<typeof COMMON_FLAGS>;
}

const SHORT: { readonly [letter: string]: string } = { h: 'help', V: 'version' };

type Value = boolean | string | readonly string[] | undefined;

/** Reads a command's words and flags; a flag it does not know is refused with the nearest one. */
export function parseCommandLine<T extends FlagTable>(
  args: readonly string[],
  table: T,
): ParsedArgs<T> {
  const known: FlagTable = { ...table, ...COMMON_FLAGS };
  // Not strict: its refusals are English sentences; ours are typed and know the nearest flag.
  const { tokens } = parseArgs({
    args: [...args],
    options: parseArgsOptions(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values: Record<string, Value> = {};
  for (const [flag, kind] of Object.entries(known)) {
    values[flag] = kind === 'switch' ? false : kind === 'list' ? [] : undefined;
  }
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') values[token.name] = readFlag(token, known, values[token.name]);
  }
  // Filled by the table, flag by flag; the types cannot follow the loop.
  const flags = values as FlagValues<T> & FlagValues<typeof COMMON_FLAGS>;
  return { words, flags, common: flags };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function readFlag(token: OptionToken, known: FlagTable, before: Value): Value {
  const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
  if (kind === undefined) throw new Refusal(unknownFlag(token, known));
  if (kind === 'switch') {
    if (token.value !== undefined) {
      throw new Refusal({ code: 'flag-takes-no-value', flag: token.rawName });
    }
    return true;
  }
  // `--seed --json` is a forgotten value, not a seed called "--json"; `--seed=--json` would be one.
  const forgotten = token.inlineValue !== true && token.value?.startsWith('-');
  if (token.value === undefined || token.value === '' || forgotten) {
    throw new Refusal({ code: 'flag-needs-value', flag: token.rawName });
  }
  if (kind !== 'list') return token.value;
  return [...(Array.isArray(before) ? before : []), token.value];
}

function unknownFlag(token: OptionToken, known: FlagTable) {
  const hidden: readonly string[] = HIDDEN_FLAGS;
  const visible = Object.keys(known).filter((flag) => !hidden.includes(flag));
  // No hint for a single letter: every flag would be as near as any other.
  const hint = token.rawName.startsWith('--') ? nearest(token.name, visible) : undefined;
  return {
    code: 'unknown-flag',
    flag: token.rawName,
    nearest: hint === undefined ? null : `--${hint}`,
  } as const;
}

function parseArgsOptions(known: FlagTable) {
  const options: Record<
    string,
    { type: 'string' | 'boolean'; multiple?: boolean; short?: string }
  > = {};
  for (const [flag, kind] of Object.entries(known)) {
    const short = Object.keys(SHORT).find((letter) => SHORT[letter] === flag);
    options[flag] = {
      type: kind === 'switch' ? 'boolean' : 'string',
      multiple: kind === 'list',
      ...(short === undefined ? {} : { short }),
    };
  }
  return options;
}
