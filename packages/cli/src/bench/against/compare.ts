import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_FAILURE, Refusal } from '../../problems.ts';
import { type AgainstEffort, alternate, inCommon, type Sides, withDriver } from './alternate.ts';
import type { Side } from './driver-process.ts';
import type { CatalogueGame } from './messages.ts';
import { compareSlices, type Pair } from './ratio.ts';
import type { AgainstOutcome } from './report.ts';
import { checkOut, findRevision, type Revision, refuseUnlessCheckout } from './repository.ts';
import { withTemporaryFolder } from './temporary.ts';
import type { AgainstWishes } from './wishes.ts';
import { findRoot, linkPackages, readPackages } from './workspace.ts';

/** The folder that the driver needs, and the driver in it. */
const BENCH = fileURLToPath(new URL('..', import.meta.url));
const DRIVER = join('against', 'driver.ts');
/** Packages that the driver imports by name. */
const NEEDED = ['@bivouac/kernel', '@bivouac/shelf'];

export interface Comparison {
  readonly wanted: readonly CatalogueGame[];
  readonly wishes: AgainstWishes;
  readonly effort: AgainstEffort;
  onProgress(done: number, total: number): void;
}

/** Measures the working tree and an older revision in turns; a signal ends it with what there is. */
export async function compareRevisions(
  comparison: Comparison,
  signal: AbortSignal,
): Promise<AgainstOutcome> {
  const { wanted, wishes } = comparison;
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  await refuseUnlessCheckout(root);
  const against = await findRevision(root, wishes.revision);
  const measured = new Map<string, Pair[]>();
  let missing: readonly string[] = [];
  let isWhole = false;
  try {
    await withTemporaryFolder(async (folder) => {
      const sides = await prepareSides(root, against, folder, signal);
      const games = await gamesInBoth(wanted, sides.theirs, against, signal);
      missing = wanted.map(({ id }) => id).filter((id) => !games.some((game) => game.id === id));
      await measureGames(games, sides, measured, comparison, signal);
    });
    isWhole = true;
  } catch (error) {
    // Any failure after the signal is a consequence of it.
    if (!signal.aborted) throw error;
  }
  const rows = [...measured].map(([game, pairs]) => compareSlices(game, pairs));
  return { against, rows, missing, least: wishes.least, isWhole };
}

async function prepareSides(
  root: string,
  revision: Revision,
  folder: string,
  signal: AbortSignal,
): Promise<Sides> {
  const tree = await checkOut(root, revision, folder, signal);
  const packages = readPackages(tree);
  for (const name of NEEDED) {
    if (packages.has(name)) continue;
    const problem = { code: 'revision-without-bench', revision: revision.name, name } as const;
    throw new Refusal(problem, EXIT_FAILURE);
  }
  linkPackages(tree, packages, join(root, 'node_modules'));
  const copy = join(tree, 'bench-driver');
  cpSync(BENCH, copy, { recursive: true });
  return {
    ours: { script: join(BENCH, DRIVER), failure: (detail) => new Error(detail) },
    theirs: {
      script: join(copy, DRIVER),
      failure: (detail) =>
        new Refusal({ code: 'revision-failed', revision: revision.name, detail }, EXIT_FAILURE),
    },
  };
}

async function gamesInBoth(
  wanted: readonly CatalogueGame[],
  theirs: Side,
  { name }: Revision,
  signal: AbortSignal,
): Promise<readonly CatalogueGame[]> {
  const catalogue = await withDriver(theirs, signal, async (driver) => driver.catalogue);
  const games = inCommon(wanted, catalogue.games);
  if (games.length > 0) return games;
  throw new Refusal({ code: 'nothing-in-common', revision: name }, EXIT_FAILURE);
}

async function measureGames(
  games: readonly CatalogueGame[],
  sides: Sides,
  measured: Map<string, Pair[]>,
  { effort, onProgress }: Comparison,
  signal: AbortSignal,
): Promise<void> {
  const total = games.length * effort.rounds * effort.pairsPerRound;
  let done = 0;
  onProgress(done, total);
  const keep = (game: string, pair: Pair): void => {
    measured.set(game, [...(measured.get(game) ?? []), pair]);
    done += 1;
    onProgress(done, total);
  };
  await alternate(games, effort, sides, keep, signal);
}
