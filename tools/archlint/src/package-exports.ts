/**
 * The file a package's `exports` gives for a subpath, or undefined when it gives none. Follows
 * Node: an exact key before a pattern, the longest pattern first, null closes a path.
 */
export function exportTarget(exports: unknown, subpath: string): string | undefined {
  const entries = exportEntries(exports);
  const exact = entries.find(([key]) => key === subpath);
  if (exact) return firstPath(exact[1]);
  const patterns = entries.filter(([key]) => key.includes('*'));
  const longestFirst = patterns.toSorted(([a], [b]) => b.indexOf('*') - a.indexOf('*'));
  for (const [key, target] of longestFirst) {
    const [before = '', after = ''] = key.split('*');
    const longEnough = subpath.length > before.length + after.length;
    if (longEnough && subpath.startsWith(before) && subpath.endsWith(after)) {
      const star = subpath.slice(before.length, subpath.length - after.length);
      return firstPath(target)?.replaceAll('*', star);
    }
  }
  return undefined;
}

function exportEntries(exports: unknown): [string, unknown][] {
  if (typeof exports === 'object' && exports !== null) {
    const entries = Object.entries(exports);
    if (entries.some(([key]) => key.startsWith('.'))) return entries;
  }
  // A bare path, or conditions without subpaths: all of it speaks about the package itself.
  return exports === undefined ? [] : [['.', exports]];
}

/** The first path among the conditions (`types`, `import`, `default`); for us they all agree. */
function firstPath(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  return Object.values(target)
    .map(firstPath)
    .find((path) => path !== undefined);
}
