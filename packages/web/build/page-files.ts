import { relative } from 'node:path';
import { LANGUAGES } from '@bivouac/text';
import type { Plugin } from 'vite';
import { readBuilt } from './built.ts';
import { filesOfPages } from './pages.ts';

/**
 * Writes which files each page loads by itself, in each language, and which file each module went to. The page
 * loads neither list: scripts/page-weight.js reads one, and the search for spoilers the other.
 */
export function pageFiles(): Plugin {
  return {
    name: 'bivouac-page-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = readBuilt(bundle, (id) => this.getModuleInfo(id));
      const pages = filesOfPages(built, LANGUAGES).map(({ page, language, files }) => ({
        page,
        language,
        files: [...files],
      }));
      const write = (name: string, content: unknown): void => {
        const source = JSON.stringify(content);
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source });
      };
      write('pages', pages);
      const root = this.environment.config.root;
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? part.moduleIds.map((id) => [relative(root, id), part.fileName])
          : [],
      );
      write('modules', Object.fromEntries(modules));
    },
  };
}
