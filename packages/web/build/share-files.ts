/** Modules that come together, and the pages that load them. */
export interface Group {
  readonly pages: ReadonlySet<string>;
  readonly files: readonly string[];
  /** Compressed, in bytes. */
  readonly size: number;
}

/** What a page spares with each file less: how two files name what they share, and words that both repeat. */
const PER_FILE = 300;
const PER_BYTE = 0.06;

/**
 * How much a byte counts: home is loaded by everyone, and who visits a page beside the tables mostly goes on to a table,
 * which needs the same files.
 */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  // A worker never loads what a page draws.
  [/-worker$/, Number.POSITIVE_INFINITY],
  [/^home\b/, 3],
  [/-table\b/, 1],
  // Those of all games together: a reader opens one.
  [/^(?:entries|set-ups)$/, 0.05],
];
const ELSEWHERE = 0.2;

/**
 * Puts groups into one file where that makes the pages lighter all in all: a file of its own costs every page that
 * loads it more than a few bytes cost a page that does not need them.
 */
export function shareFiles(groups: readonly Group[]): readonly Group[] {
  const shared = [...groups];
  for (;;) {
    const pair = bestPair(shared);
    if (pair === null) return shared;
    const [a, b] = pair;
    shared.splice(shared.indexOf(a), 1, joined(a, b));
    shared.splice(shared.indexOf(b), 1);
  }
}

function bestPair(groups: readonly Group[]): readonly [Group, Group] | null {
  let best: readonly [Group, Group] | null = null;
  let most = 0;
  groups.forEach((a, at) => {
    for (const b of groups.slice(at + 1)) {
      const spared = sparedBy(a, b);
      if (spared <= most) continue;
      most = spared;
      best = [a, b];
    }
  });
  return best;
}

const joined = (a: Group, b: Group): Group => ({
  pages: new Set([...a.pages, ...b.pages]),
  files: [...a.files, ...b.files],
  size: a.size + b.size,
});

function sparedBy(a: Group, b: Group): number {
  const byBoth = PER_FILE + PER_BYTE * Math.min(a.size, b.size);
  let spared = 0;
  for (const page of a.pages) {
    spared += b.pages.has(page) ? Math.min(1, weightOf(page)) * byBoth : -weightOf(page) * b.size;
  }
  for (const page of b.pages) if (!a.pages.has(page)) spared -= weightOf(page) * a.size;
  return spared;
}

const weightOf = (page: string): number =>
  WEIGHTS.find(([pages]) => pages.test(page))?.[1] ?? ELSEWHERE;
