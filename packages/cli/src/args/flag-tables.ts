import { keysOf } from '@bivouac/kernel';

/** `switch`: on or off. `text`: takes a value. `list`: takes a value and may be given again. */
export type FlagKind = 'switch' | 'text' | 'list';
export type FlagTable = { readonly [flag: string]: FlagKind };

/** The flags of every command. */
export const COMMON_FLAGS = { lang: 'text', help: 'switch', version: 'switch' } as const;

/** The flags of each command. The help texts are typed from here: none can be forgotten. */
export const FLAG_TABLES = {
  play: { seats: 'text', seed: 'text', option: 'list', load: 'text', record: 'text' },
  campaign: { seats: 'text', folder: 'text', table: 'switch', json: 'switch' },
  replay: { verify: 'switch', commitment: 'text', at: 'text', viewer: 'text', json: 'switch' },
  sim: {
    bots: 'text',
    games: 'text',
    mirror: 'switch',
    seed: 'text',
    option: 'list',
    workers: 'text',
    json: 'switch',
  },
  games: { json: 'switch' },
  repair: { close: 'switch', json: 'switch' },
  players: { guests: 'switch', limit: 'text', json: 'switch' },
  ban: { reason: 'text', lift: 'switch', json: 'switch' },
  rename: { json: 'switch' },
  void: { reason: 'text', json: 'switch' },
  audit: { limit: 'text', json: 'switch' },
  backup: {},
  restore: {},
  fuzz: {
    all: 'switch',
    games: 'text',
    seed: 'text',
    option: 'list',
    out: 'text',
    workers: 'text',
    json: 'switch',
  },
  bench: {
    scenario: 'text',
    compare: 'switch',
    save: 'switch',
    file: 'text',
    against: 'text',
    least: 'text',
    quick: 'switch',
    json: 'switch',
  },
} as const satisfies { readonly [command: string]: FlagTable };

export type CommandName = keyof typeof FLAG_TABLES;
export const COMMAND_NAMES: readonly CommandName[] = keysOf(FLAG_TABLES);

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(FLAG_TABLES, word);
}

/** Flags for our own tests; they work, but no help mentions them. */
export const HIDDEN_FLAGS = ['quick'] as const;
export type VisibleFlag<C extends CommandName> = Exclude<
  keyof (typeof FLAG_TABLES)[C],
  (typeof HIDDEN_FLAGS)[number]
>;

/** The values of a command's flags, as its table promises them. */
export type FlagValues<T extends FlagTable> = {
  readonly [F in keyof T]: T[F] extends 'switch'
    ? boolean
    : T[F] extends 'list'
      ? readonly string[]
      : string | undefined;
};
export type FlagsOf<C extends CommandName> = FlagValues<(typeof FLAG_TABLES)[C]>;
