import type { Rolldown } from 'vite';
import type { Built } from './pages.ts';

/** The little that is asked of a module before it is built. */
export interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** A finished build, seen by its modules. */
export function readBuilt(
  bundle: Rolldown.OutputBundle,
  infoOf: (module: string) => ModuleInfo | null,
): Built {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const homes = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])),
  );
  return {
    filesFor(modules) {
      const files = new Set<string>();
      const add = (file: string): void => {
        if (files.has(file)) return;
        files.add(file);
        byName.get(file)?.imports.forEach(add);
      };
      for (const module of modules) add(homes.get(module) ?? missing(module));
      return files;
    },
    lengthOf: (file) => byName.get(file)?.code.length ?? 0,
    modulesIn: (file) => byName.get(file)?.moduleIds ?? [],
    imports: (module) => infoOf(module)?.importedIds ?? [],
    dynamicImports: (module) => infoOf(module)?.dynamicallyImportedIds ?? [],
  };
}

function missing(module: string): never {
  throw new Error(`the build has no ${module}`);
}
