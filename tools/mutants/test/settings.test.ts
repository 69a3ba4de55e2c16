import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultsOfSettings, unmeasured } from '../src/settings.ts';
import { type AcceptedSurvivor, allTargets, type GameTarget, ROOT } from '../src/target.ts';

// What every `mutants.json` names must still be there. Nothing is mutated here, so it is seen at once.

const FOLDER = fileURLToPath(new URL('./fixture', import.meta.url));
const ENTRY: AcceptedSurvivor = {
  file: 'rules.ts',
  within: 'isHit',
  line: 'return roll >= defence;',
  original: 'roll >= defence',
  replacement: 'roll > defence',
  reason: 'a draw of dice',
};

const faultsOf = (settings: Partial<GameTarget['settings']>): readonly string[] => {
  const whole = { spared: {}, tests: ['.'], without: [], accepted: [], ...settings };
  return faultsOfSettings({
    name: 'fixture',
    folder: FOLDER,
    sources: [join(FOLDER, 'rules.ts')],
    tests: [],
    accepted: whole.accepted,
    settings: whole,
  });
};

test.each(allTargets().map((target) => [target.name, target] as const))(
  '%s: what its mutants.json names is there',
  (_name, target) => {
    expect(faultsOfSettings(target)).toEqual([]);
    expect(target.sources).not.toEqual([]);
    expect(target.tests).not.toEqual([]);
  },
);

const RULES = globSync('packages/games/**/src/rules', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});

/** Whether all games of these rules are still in the making, as the template and a copy of it are. */
async function isInTheMaking(rules: string): Promise<boolean> {
  const client = join(ROOT, rules, '../client.ts');
  if (!existsSync(client)) return false;
  const games: Record<string, { readonly isForPlayers: boolean }> = await import(client);
  return Object.values(games).every(({ isForPlayers }) => !isForPlayers);
}

test('the rules of every game on the shelf are mutated', async () => {
  const finished: string[] = [];
  for (const rules of RULES) if (!(await isInTheMaking(rules))) finished.push(rules);
  expect(finished.length).toBeGreaterThan(5);
  expect(unmeasured(finished, allTargets())).toEqual([]);
  expect(unmeasured(['packages/games/nowhere/src/rules'], allTargets())).toHaveLength(1);
});

test.each(allTargets().map((target) => [target.name, target] as const))(
  '%s: each file of the rules is mutated, or spared for a reason',
  (_name, { folder, sources, settings }) => {
    const spared = Object.keys(settings.spared).flatMap((each) => [
      join(folder, each),
      ...globSync('**/*.ts', { cwd: join(folder, each) }).map((name) => join(folder, each, name)),
    ]);
    const all = globSync('src/rules/**/*.ts', { cwd: folder }).map((name) => join(folder, name));
    expect(all.filter((path) => sources.includes(path) === spared.includes(path))).toEqual([]);
  },
);

test('an entry that names what is there has no fault', () => {
  expect(
    faultsOf({
      accepted: [ENTRY],
      without: ['fixture'],
      spared: { 'rules.ts': 'An example.' },
    }),
  ).toEqual([]);
});

test.each([
  ['another file', { file: 'gone.ts' }, 'the file is not mutated, or not there'],
  ['another function', { within: 'wounds' }, 'no line “return roll >= defence;”'],
  ['another line', { line: 'return roll;' }, 'no line “return roll;”'],
  [
    'another piece of the line',
    { original: 'roll < defence' },
    'no “roll < defence” on the line “return roll >= defence;”',
  ],
  ['no reason', { reason: ' ' }, 'the entry has no reason'],
])('an entry is stale: %s', (_what, change, fault) => {
  const accepted = [{ ...ENTRY, ...change }];
  expect(faultsOf({ accepted })).toEqual([expect.stringContaining(fault)]);
});

test('a spared file and a test that are not there are faults, and so is a missing reason', () => {
  expect(
    faultsOf({ spared: { 'gone.ts': 'An example.', 'rules.ts': '' }, without: ['gone'] }),
  ).toEqual([
    expect.stringContaining('spared: there is no gone.ts'),
    expect.stringContaining('spared: rules.ts has no reason'),
    expect.stringContaining('without: there is no test gone'),
  ]);
});
