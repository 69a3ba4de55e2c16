import type { COMMON_FLAGS, CommandName, VisibleFlag } from '../../args/flag-tables.ts';

/** What stands for the value (empty for a switch), and what the flag does. */
export type FlagHelp = readonly [value: string, says: string];

export interface HelpText {
  readonly about: string;
  readonly usage: string;
  readonly commandWord: string;
  readonly commandsHead: string;
  readonly flagsHead: string;
  readonly more: string;
  readonly commonFlags: { readonly [F in keyof typeof COMMON_FLAGS]: FlagHelp };
  readonly commands: {
    readonly [C in CommandName]: {
      readonly summary: string;
      readonly usage: readonly string[];
      readonly about: readonly string[];
      readonly flags: { readonly [F in VisibleFlag<C>]: FlagHelp };
    };
  };
}

const JSON_FLAG: FlagHelp = ['', 'answer with one JSON object and nothing else'];
const OPTION_FLAG: FlagHelp = ['name=value', 'an option of the game; may be given again'];
const WORKERS_FLAG: FlagHelp = ['n', 'how many threads (default: one per core)'];

const LIMIT_FLAG: FlagHelp = ['n', 'how many at most (default: 50)'];
const ORDERS =
  'A running server acts on it within a second or two. The database is the server’s own: DATABASE_URL, or the file in DATA_DIR.';

export const help: HelpText = {
  about: 'Bivouac plays board wargames: in the terminal, between bots, and again from records.',
  usage: 'Usage',
  commandWord: 'command',
  commandsHead: 'Commands',
  flagsHead: 'Options',
  more: 'npx bivouac <command> --help says more about a command.',
  commonFlags: {
    lang: ['cs|en', 'the language (default: from the LANG variable, otherwise English)'],
    help: ['', 'this help'],
    version: ['', 'the version of the program'],
  },
  commands: {
    play: {
      summary: 'play a game in the terminal',
      usage: ['play <game> [scenario] [--seats human,hard]', 'play --load <record>'],
      about: [
        'Answer by the number of a choice or in notation. Say “help” in the game to see what else there is: undo, odds, log, save and more.',
        'Two people can share the screen: it is cleared whenever it passes from one to the other.',
        'The commitment printed at the start binds the dice before the first move; the seed printed at the end lets anybody check it.',
      ],
      flags: {
        seats: ['a,b', 'who plays each seat: human or a bot (default: human against medium)'],
        seed: ['s', 'any phrase; the same phrase gives the same luck'],
        option: OPTION_FLAG,
        load: ['record', 'go on with a recorded game'],
        record: ['file', 'keep the record of the game in a file'],
      },
    },
    campaign: {
      summary: 'play the scenarios of a game in a row',
      usage: ['campaign <game> [--seats human,hard] [--folder f]'],
      about: [
        'The games are kept in a folder, one record each. Leave whenever you like: the next call goes on where you were. A victory is worth one, every ten casualties cost one.',
      ],
      flags: {
        seats: ['a,b', 'who plays each seat: human or a bot (default: human against medium)'],
        folder: ['f', 'where the campaign is kept (default: <game>-campaign)'],
        table: ['', 'only show how it stands'],
        json: JSON_FLAG,
      },
    },
    replay: {
      summary: 'tell or check a recorded game',
      usage: ['replay <record> [--verify] [--at n] [--viewer who]'],
      about: [
        'Every record is played through and checked before it is told. In a game that is not over, what is hidden stays hidden.',
      ],
      flags: {
        verify: ['', 'only check: seed, results, hash'],
        commitment: ['c', 'what was published before the first move; the seed must keep it'],
        at: ['n', 'show the table after n actions'],
        viewer: ['who', 'a seat, spectator, or everyone (only when the game is over)'],
        json: JSON_FLAG,
      },
    },
    sim: {
      summary: 'let bots play a series on all cores',
      usage: ['sim <game> [scenario] --bots hard,random --games 400 --mirror --seed s'],
      about: [
        'The result depends on the seed alone, not on the number of threads. Ctrl-C stops the series and shows what it came to so far.',
      ],
      flags: {
        bots: ['a,b', 'one bot per seat (default: medium everywhere)'],
        games: ['n', 'how many games (default: 100)'],
        mirror: ['', 'play each deal from every seat, so that luck cancels out'],
        seed: ['s', 'any phrase (default: bivouac)'],
        option: OPTION_FLAG,
        workers: WORKERS_FLAG,
        json: JSON_FLAG,
      },
    },
    games: {
      summary: 'list the games, their scenarios and bots',
      usage: ['games [--json]'],
      about: ['Lists every game with its seats, scenarios, options and bots.'],
      flags: { json: JSON_FLAG },
    },
    repair: {
      summary: 'play the server’s unfinished games again under the rules of today',
      usage: ['repair [--close] [--json]'],
      about: [
        'Run it before a server starts with new rules. It changes nothing; for each game that would play differently it names the first entry that does, and the exit status is then 1.',
        'With --close it ends these games without a result: they are not rated, and their players see why and can download what was played. It also brings the tables up to date, so stop a server of the version before first.',
        'The database is the server’s own: DATABASE_URL, or the file in DATA_DIR.',
      ],
      flags: {
        close: ['', 'end the games that would play differently'],
        json: JSON_FLAG,
      },
    },
    players: {
      summary: 'list the players of the server',
      usage: ['players [part of a name | id] [--guests] [--limit n] [--json]'],
      about: [
        'Name, id, when created and last seen (to the hour), games, sessions, and since when banned. Those seen last come first.',
        ORDERS,
      ],
      flags: {
        guests: ['', 'also guests, who have no name'],
        limit: LIMIT_FLAG,
        json: JSON_FLAG,
      },
    },
    ban: {
      summary: 'keep a player out of the server, or let them in again',
      usage: ['ban <name | id> [--reason "…"]', 'ban <name | id> --lift'],
      about: [
        'The player is signed out everywhere and cannot sign in any more. Their unfinished games end without a result and are not rated. The reason stands in the audit log only.',
        'Lifting a ban does not bring games back.',
        ORDERS,
      ],
      flags: {
        reason: ['text', 'why, for the audit log'],
        lift: ['', 'let the player in again'],
        json: JSON_FLAG,
      },
    },
    rename: {
      summary: 'give a player another name',
      usage: ['rename <name | id> <new name>'],
      about: [
        'The rules for names are those of the page: one alphabet, and no name that looks like another. The player signs in with the new name.',
        ORDERS,
      ],
      flags: { json: JSON_FLAG },
    },
    void: {
      summary: 'end a game without a result',
      usage: ['void <game id> --reason "…"'],
      about: [
        'The game is not rated. Its players read the reason and can download what was played. The id stands in the address of the game’s page.',
        ORDERS,
      ],
      flags: { reason: ['text', 'why; the players read it'], json: JSON_FLAG },
    },
    audit: {
      summary: 'list what hosts have done',
      usage: ['audit [--limit n] [--json]'],
      about: ['When, which account of this machine, what, to whom. Newest first.', ORDERS],
      flags: { limit: LIMIT_FLAG, json: JSON_FLAG },
    },
    backup: {
      summary: 'write the server’s whole database into a file',
      usage: ['backup <file>'],
      about: [
        'The server may go on meanwhile. The file fits both kinds of database. It holds the secrets of running games: keep it as you keep the database.',
      ],
      flags: {},
    },
    restore: {
      summary: 'fill an empty database from such a file',
      usage: ['restore <file>'],
      about: ['Whole or not at all. Stop the server first.'],
      flags: {},
    },
    fuzz: {
      summary: 'play random games and check every promise',
      usage: ['fuzz <game> [scenario] --games 1000 --seed s', 'fuzz --all'],
      about: [
        'Without a scenario all scenarios and options are gone through. Each failure is written as a record that replay can open; the exit status is then 1.',
      ],
      flags: {
        all: ['', 'every game there is'],
        games: ['n', 'how many games of each (default: 1000)'],
        seed: ['s', 'any phrase (default: a new one each time, which is printed)'],
        option: OPTION_FLAG,
        out: ['folder', 'where records of failures go (default: fuzz-failures)'],
        workers: WORKERS_FLAG,
        json: JSON_FLAG,
      },
    },
    bench: {
      summary: 'measure the speed of the games',
      usage: [
        'bench [game] [--scenario id] [--save]',
        'bench [game] [--scenario id] --against <revision> [--least 0.97]',
      ],
      about: [
        'Always does the same work; equal hashes prove it. Compares with bench/results.json if there is such a file.',
        'With --against, random decisions per second of the working tree and of an older revision, measured in turns.',
      ],
      flags: {
        scenario: ['id', 'only this scenario of the game'],
        compare: ['', 'compare with the saved results (default if there are any)'],
        save: ['', 'write the results into the file'],
        file: ['path', 'another file instead of bench/results.json'],
        against: ['revision', 'measure this git revision beside the working tree'],
        least: ['ratio', 'with --against: fail if a game is slower than this, such as 0.97'],
        json: JSON_FLAG,
      },
    },
  },
};
