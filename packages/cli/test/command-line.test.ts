import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES, FLAG_TABLES, HIDDEN_FLAGS } from '../src/args/flag-tables.ts';
import { cli, cliJson, command, commandJson } from './run-cli.ts';

describe('help', () => {
  it('lists every command, in both languages', async () => {
    const english = await command(['--help']);
    const czech = await command(['--help', '--lang', 'cs']);
    for (const name of COMMAND_NAMES) {
      expect(english.stdout).toContain(`  ${name}`);
      expect(czech.stdout).toContain(`  ${name}`);
    }
    expect(english.stdout).toContain('Commands');
    expect(czech.stdout).toContain('Příkazy');
    expect([english.status, czech.status]).toEqual([0, 0]);
  });

  it.each(COMMAND_NAMES)('names every flag of %s in both languages', async (name) => {
    const hidden: readonly string[] = HIDDEN_FLAGS;
    for (const [lang, usage] of [
      ['en', 'Usage'],
      ['cs', 'Použití'],
    ] as const) {
      const { stdout, status } = await command([name, '--help', '--lang', lang]);
      expect(status).toBe(0);
      expect(stdout).toContain(usage);
      for (const flag of [...Object.keys(FLAG_TABLES[name]), 'lang', 'help']) {
        expect(stdout.includes(`--${flag}`), flag).toBe(!hidden.includes(flag));
      }
    }
  });

  it('takes the language from the system', async () => {
    const { stdout } = await command(['--help'], { env: { LANG: 'cs_CZ.UTF-8' } });
    expect(stdout).toContain('Příkazy');
  });

  it('answers without a command, to help, -h and --version', async () => {
    expect((await cli([])).stdout).toContain('Commands');
    expect((await cli(['help', 'sim'])).stdout).toContain('--mirror');
    expect((await cli(['sim', '-h'])).stdout).toContain('--mirror');
    expect((await cli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await cliJson(['--version'])).json).toEqual({ version: expect.any(String) });
  });
});

/** One wrong command line per row, with its sentence in both languages. */
const WRONG: readonly (readonly [args: string, english: string, czech: string])[] = [
  ['simm', 'There’s no command “simm”. Did you mean “sim”?', 'Příkaz „simm“ neznám.'],
  ['--hepl', 'There’s no option --hepl here. Did you mean “--help”?', 'Přepínač --hepl tu není.'],
  ['sim skirmish --gmes 3', 'Did you mean “--games”?', 'Nemysleli jste „--games“?'],
  ['sim skirmish --games', '--games needs a value.', 'Přepínač --games potřebuje hodnotu.'],
  ['sim skirmish --seed --json', '--seed needs a value.', 'potřebuje hodnotu'],
  [
    'sim skirmish --mirror=yes',
    '--mirror takes no value.',
    'Přepínač --mirror nepřijímá žádnou hodnotu.',
  ],
  ['sim skirmish --games many', 'must be a whole number', 'musí být celé číslo'],
  ['sim skirmish --games 0', 'from 1 to', 'od 1 do'],
  ['sim', 'Which game?', 'Kterou hru?'],
  ['play', 'Which game?', 'Kterou hru?'],
  ['play skrimish', 'Did you mean “skirmish”?', 'Nemysleli jste „skirmish“?'],
  ['play skirmish crosing', 'skirmish has no scenario “crosing”.', 'nemá scénář „crosing“'],
  ['play skirmish --option lenght=long', 'Did you mean “length”?', 'Nemysleli jste „length“?'],
  ['play skirmish --option length=huge', 'Choose one of: short, long.', 'Vyberte z: short, long.'],
  [
    'play skirmish --option length',
    'Write --option name=value.',
    'Napište --option název=hodnota.',
  ],
  ['play skirmish --seats human,hrad', 'Did you mean “hard”?', 'Nemysleli jste „hard“?'],
  ['play skirmish --seats human', 'Give one player per seat', 'jeden hráč na každou stranu'],
  ['play skirmish crossing now', '“now” is one word too many', 'Slovo „now“ je tu navíc.'],
  ['play --load x --seed s', 'You can’t use --seed together with --load', 'nejde použít spolu'],
  ['replay', 'Which record?', 'Který záznam?'],
  ['bench --scenario crossing', 'Which game?', 'Kterou hru?'],
  ['fuzz', 'Which game?', 'Kterou hru?'],
  ['bench --against', '--against needs a value.', 'Přepínač --against potřebuje hodnotu.'],
  ['bench --least 0.97', '--least only works together with --against.', 'jen spolu s --against'],
  ['bench --against HEAD --least slow', 'a ratio such as 0.97, not “slow”', 'musí být poměr'],
  ['bench --against HEAD --least 0', 'a ratio such as 0.97, not “0”', 'například 0.97, ne „0“'],
  ['bench --against HEAD --save', 'You can’t use --save together with --against', 'nejde použít'],
  ['bench --against HEAD --file x', 'You can’t use --file together', 'nejde použít spolu'],
];

describe('a wrong command line', () => {
  it.each(WRONG)('%s', async (args, english, czech) => {
    const [inEnglish, inCzech] = await Promise.all([
      command([...args.split(' '), '--lang', 'en']),
      command([...args.split(' '), '--lang', 'cs']),
    ]);
    expect(inEnglish.stderr + inEnglish.stdout).toContain(english);
    expect(inEnglish.status).toBe(2);
    expect(inCzech.stderr + inCzech.stdout).toContain(czech);
    expect(inCzech.status).toBe(2);
    // One sentence or two on one line, and never a stack.
    expect((inEnglish.stderr + inEnglish.stdout).trim().split('\n')).toHaveLength(1);
  });

  it('reports an unknown language in a language that it knows', async () => {
    const { stderr, status } = await command(['games', '--lang', 'de']);
    expect(stderr).toContain('There’s no language “de”. Choose cs or en.');
    expect(status).toBe(2);
  });

  it('is one JSON object with --json', async () => {
    expect(await commandJson(['sim', 'skirmsh'])).toEqual({
      status: 2,
      json: {
        error: { code: 'unknown-game', name: 'skirmsh', nearest: 'skirmish' },
        message: 'There’s no game called “skirmsh”. Did you mean “skirmish”?',
      },
    });
    expect(await commandJson(['gmes'])).toMatchObject({
      status: 2,
      json: { error: { code: 'unknown-command', name: 'gmes', nearest: 'games' } },
    });
  });

  it('quotes no control characters', async () => {
    const { stderr } = await command(['sim', '\u001b[2Jgame']);
    expect(stderr).not.toContain('\u001b');
  });
});
