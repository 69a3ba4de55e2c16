import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A survivor that no test can kill, and why. Matched by its text, so that it outlives moved lines, but only in the
 * same declaration and on the same line of code. It excuses one survivor; a second one needs its own entry.
 */
export interface AcceptedSurvivor {
  readonly file: string;
  /** The function or constant of the module in which it is. */
  readonly within: string;
  /** The whole line on which the mutated piece begins. */
  readonly line: string;
  /** The mutated piece of code, as the report prints it. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** Where each game keeps its rules. All files there are mutated, so that a new one is never forgotten. */
export const RULES = 'src/rules';
export const TEST = '.test.ts';

/** The contents of a game's `mutants.json`. Paths are relative to the file. */
export interface TargetFile {
  /** Files and folders under `src/rules` that are not mutated, each with the reason. */
  readonly spared: Readonly<Record<string, string>>;
  /** Folders with the rule tests that must notice, with the folders in them. */
  readonly tests: readonly string[];
  /**
   * Tests, and folders of tests, that are no rule tests: they play whole games, or check data, documents, texts,
   * tables and bots. Named from their folder of tests.
   */
  readonly without: readonly string[];
  readonly accepted: readonly AcceptedSurvivor[];
}

export interface Target {
  readonly name: string;
  readonly folder: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly accepted: readonly AcceptedSurvivor[];
}

/** A target with the contents of its `mutants.json`. */
export interface GameTarget extends Target {
  readonly settings: TargetFile;
}

/** Every package that has a `mutants.json`, by the name of its folder. */
export function allTargets(): readonly GameTarget[] {
  return globSync('packages/**/mutants.json', { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((path) => readTarget(join(ROOT, path)));
}

function readTarget(path: string): GameTarget {
  const folder = dirname(path);
  const file = JSON.parse(readFileSync(path, 'utf8')) as TargetFile;
  const spared = Object.keys(file.spared).map((each) => join(folder, each));
  const isSpared = (source: string): boolean =>
    spared.some((each) => source === each || source.startsWith(`${each}/`));
  const isRuleTest = (name: string): boolean =>
    name.endsWith(TEST) &&
    !file.without.some((each) => name === each + TEST || name.startsWith(`${each}/`));
  return {
    name: basename(folder),
    folder,
    sources: filesIn(join(folder, RULES))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, RULES, name))
      .filter((source) => !isSpared(source)),
    tests: file.tests.flatMap((each) =>
      filesIn(join(folder, each))
        .filter(isRuleTest)
        .map((name) => join(folder, each, name)),
    ),
    accepted: file.accepted,
    settings: file,
  };
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
