import type { Plugin, Rolldown } from 'vite';

/**
 * Where code imports a part late, Vite writes every file that comes with the part, so that all are fetched at once.
 * Most of them are there already, because the importing code needs them itself: their names are left out.
 */
export function preloads(): {
  readonly plugin: Plugin;
  readonly resolveDependencies: (
    file: string,
    others: string[],
    at: { hostId: string },
  ) => string[];
} {
  /** By the file, all that are loaded before its code runs. */
  let loadedWith = (_file: string): ReadonlySet<string> => new Set();
  return {
    plugin: {
      name: 'bivouac-preloads',
      apply: 'build',
      // Before Vite asks for the names.
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          loadedWith = readLoaded(bundle);
        },
      },
    },
    resolveDependencies(file, others, { hostId }) {
      // Vite fetches ahead by links in the document, which a worker has not: its parts come as they do.
      if (isNamed(file, /players|parts/)) return [];
      const loaded = loadedWith(hostId);
      // What every page begins with is there in any case.
      return others.filter((other) => !isNamed(other, /main/) && !loaded.has(other));
    },
  };
}

function readLoaded(bundle: Rolldown.OutputBundle): (file: string) => ReadonlySet<string> {
  const found = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const known = found.get(file);
    if (known !== undefined) return known;
    const loaded = new Set<string>();
    const add = (name: string): void => {
      const part = bundle[name];
      if (loaded.has(name) || part?.type !== 'chunk') return;
      loaded.add(name);
      part.imports.forEach(add);
    };
    add(file);
    found.set(file, loaded);
    return loaded;
  };
}

const isNamed = (file: string, name: RegExp): boolean =>
  new RegExp(`(?:^|[/-])(?:${name.source})-[\\w-]+\\.(?:js|css)$`).test(file);
