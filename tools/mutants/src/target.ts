import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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

/** The contents of a game's `mutants.json`. Paths are relative to the file. */
interface TargetFile {
  /** Files and folders of rules code. */
  readonly mutate: readonly string[];
  /** Folders with the rule tests that must notice. */
  readonly tests: readonly string[];
  /** Tests that are no rule tests: they play whole games, or check data, documents and bots. */
  readonly without: readonly string[];
  readonly accepted?: readonly AcceptedSurvivor[];
}

export interface Target {
  readonly name: string;
  readonly folder: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly accepted: readonly AcceptedSurvivor[];
}

/** Every package that has a `mutants.json`, by the name of its folder. */
export function allTargets(): readonly Target[] {
  return globSync('packages/**/mutants.json', { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((path) => readTarget(join(ROOT, path)));
}

function readTarget(path: string): Target {
  const folder = dirname(path);
  const file = JSON.parse(readFileSync(path, 'utf8')) as TargetFile;
  const isRuleTest = (name: string): boolean =>
    name.endsWith('.test.ts') && !file.without.includes(name.slice(0, -'.test.ts'.length));
  return {
    name: basename(folder),
    folder,
    sources: file.mutate.flatMap((each) => sourcesAt(join(folder, each))),
    tests: file.tests.flatMap((each) =>
      readdirSync(join(folder, each))
        .filter(isRuleTest)
        .map((name) => join(folder, each, name)),
    ),
    accepted: file.accepted ?? [],
  };
}

function sourcesAt(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${relative(ROOT, path)}: no such file or folder`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(path, name));
}
