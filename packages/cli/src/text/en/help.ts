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

const JSON_FLAG: FlagHelp = ['', 'print one JSON object and nothing else'];
const OPTION_FLAG: FlagHelp = ['name=value', 'a game option; can be given more than once'];
const WORKERS_FLAG: FlagHelp = ['n', 'how many threads (default: one per core)'];

const LIMIT_FLAG: FlagHelp = ['n', 'at most this many (default: 50)'];
const DATABASE = 'It uses the server’s database: DATABASE_URL, or the file in DATA_DIR.';
const ORDERS = `A running server acts on it within a second or two. ${DATABASE}`;

export const help: HelpText = {
  about: 'Bivouac plays board wargames: in the terminal, between bots, or from a record.',
  usage: 'Usage',
  commandWord: 'command',
  commandsHead: 'Commands',
  flagsHead: 'Options',
  more: 'Run npx bivouac <command> --help to learn more about a command.',
  commonFlags: {
    lang: ['cs|en', 'the language (default: from LANG, otherwise English)'],
    help: ['', 'show this help'],
    version: ['', 'show the version of the program'],
  },
  commands: {
    play: {
      summary: 'play a game in the terminal',
      usage: ['play <game> [scenario] [--seats human,hard]', 'play --load <record>'],
      about: [
        'Type the number of a choice, or write the action. Type “help” in the game to see what else you can do: undo, odds, log, save and more.',
        'Two people can share the screen: it’s cleared whenever it passes from one to the other.',
        'The commitment printed at the start fixes the dice before the first move. With the seed printed at the end, anyone can check it.',
      ],
      flags: {
        seats: ['a,b', 'who plays each seat: human or a bot (default: human against medium)'],
        seed: ['s', 'any phrase; the same phrase gives the same luck'],
        option: OPTION_FLAG,
        load: ['record', 'continue a recorded game'],
        record: ['file', 'save the record of the game to this file'],
      },
    },
    campaign: {
      summary: 'play the scenarios of a game one after another',
      usage: ['campaign <game> [--seats human,hard] [--folder f]'],
      about: [
        'The games are saved in a folder, one record each. Leave whenever you like: the next run continues where you stopped. Each victory scores one point, and every ten casualties cost one.',
      ],
      flags: {
        seats: ['a,b', 'who plays each seat: human or a bot (default: human against medium)'],
        folder: ['f', 'where to save the campaign (default: <game>-campaign)'],
        table: ['', 'only show the score'],
        json: JSON_FLAG,
      },
    },
    replay: {
      summary: 'retell or check a recorded game',
      usage: ['replay <record> [--verify] [--at n] [--viewer who]'],
      about: [
        'Every record is replayed and checked first. If the game isn’t over, hidden things stay hidden.',
      ],
      flags: {
        verify: ['', 'only check the seed, the results and the hash'],
        commitment: ['c', 'what was published before the first move; the seed must match it'],
        at: ['n', 'show the table after n actions'],
        viewer: ['who', 'a seat, spectator, or everyone (only when the game is over)'],
        json: JSON_FLAG,
      },
    },
    sim: {
      summary: 'let bots play a series on all cores',
      usage: ['sim <game> [scenario] --bots hard,random --games 400 --mirror --seed s'],
      about: [
        'The result depends only on the seed, not on the number of threads. Ctrl-C stops the series and shows the result so far.',
      ],
      flags: {
        bots: ['a,b', 'one bot per seat (default: medium everywhere)'],
        games: ['n', 'how many games (default: 100)'],
        mirror: ['', 'play each deal from every seat, so luck cancels out'],
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
      summary: 'replay the server’s unfinished games under today’s rules',
      usage: ['repair [--close] [--json]'],
      about: [
        'Run it before you start a server with new rules. It changes nothing. For each game that would play differently it names the first entry that does, and exits with status 1.',
        'With --close it ends these games without a result: they aren’t rated, and their players see why and can download what they played. It also updates the tables, so stop any server of the previous version first.',
        DATABASE,
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
        'For each player: name, id, when created and last seen (to the hour), games, sessions, and since when banned. Players seen most recently come first.',
        DATABASE,
      ],
      flags: {
        guests: ['', 'include guests, who have no name'],
        limit: LIMIT_FLAG,
        json: JSON_FLAG,
      },
    },
    ban: {
      summary: 'keep a player off the server, or let them in again',
      usage: ['ban <name | id> [--reason "…"]', 'ban <name | id> --lift'],
      about: [
        'The player is signed out everywhere and can’t sign in any more. Their unfinished games end without a result and aren’t rated. The reason appears only in the audit log.',
        'Lifting a ban doesn’t bring games back.',
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
        'The same rules for names apply as on the page: one alphabet, and no name that looks like another. The player signs in with the new name.',
        ORDERS,
      ],
      flags: { json: JSON_FLAG },
    },
    void: {
      summary: 'end a game without a result',
      usage: ['void <game id> --reason "…"'],
      about: [
        'The game isn’t rated. Its players see the reason and can download what they played. The id is in the address of the game’s page.',
        ORDERS,
      ],
      flags: { reason: ['text', 'why; the players see it'], json: JSON_FLAG },
    },
    audit: {
      summary: 'list what hosts have done',
      usage: ['audit [--limit n] [--json]'],
      about: [
        'For each action: when, which account on this machine, what, to whom. Newest first.',
        DATABASE,
      ],
      flags: { limit: LIMIT_FLAG, json: JSON_FLAG },
    },
    backup: {
      summary: 'write the server’s whole database to a file',
      usage: ['backup <file>'],
      about: [
        'The server can keep running meanwhile. The file works with both kinds of database. It contains the secrets of running games: protect it as you protect the database.',
      ],
      flags: {},
    },
    restore: {
      summary: 'restore a backup into an empty database',
      usage: ['restore <file>'],
      about: ['It restores everything or nothing. Stop the server first.'],
      flags: {},
    },
    fuzz: {
      summary: 'play random games and check every promise',
      usage: ['fuzz <game> [scenario] --games 1000 --seed s', 'fuzz --all'],
      about: [
        'Without a scenario it goes through all scenarios and options. It saves each failure as a record that replay can open, and exits with status 1.',
      ],
      flags: {
        all: ['', 'all games'],
        games: ['n', 'how many games of each kind (default: 1000)'],
        seed: ['s', 'any phrase (default: a new one each time; it’s printed)'],
        option: OPTION_FLAG,
        out: ['folder', 'where to save records of failures (default: fuzz-failures)'],
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
        'It always does the same work; equal hashes prove it. It compares the results with bench/results.json if that file exists.',
        'With --against it measures random decisions per second, alternating between the working tree and an older revision.',
      ],
      flags: {
        scenario: ['id', 'only this scenario of the game'],
        compare: ['', 'compare with the saved results (default if there are any)'],
        save: ['', 'write the results to the file'],
        file: ['path', 'use this file instead of bench/results.json'],
        against: ['revision', 'measure this git revision alongside the working tree'],
        least: ['ratio', 'with --against: fail if a game is slower than this, such as 0.97'],
        json: JSON_FLAG,
      },
    },
  },
};
