import { LANGUAGES } from '@bivouac/text';
import { build, type InlineConfig, type Plugin } from 'vite';
import { readBuilt } from './built.ts';
import { PARTS, TABLE_PARTS } from './manifest-parts.ts';
import { type Built, filesOfPages, type PageFiles } from './pages.ts';
import { type Group, shareFiles } from './share-files.ts';

// Left to itself the bundler makes a file for each set of modules that the same hundred parts of the page want:
// 400 files, most of them below 1 kB. But a reader waits for few of those parts: home, a table, a set-up, a list. So
// everything that the same pages of this kind load goes into one file, and with it what other pages need not load but
// can spare more easily than one file more.

/** By the module, the name of its file; modules that no page waits for are left to the bundler. */
export type ChunkNames = ReadonlyMap<string, string>;

/** What is left of code after all that a build does to it; it was measured. */
const COMPRESSED = 0.22;

/** Builds once without writing anything, to see what each page loads. */
export async function planChunks(config: InlineConfig): Promise<ChunkNames> {
  let names: ChunkNames = new Map();
  const reader: Plugin = {
    name: 'bivouac-chunk-plan',
    generateBundle(_, bundle) {
      const built = readBuilt(bundle, (id) => this.getModuleInfo(id));
      const entries = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.isEntry ? (part.facadeModuleId ?? []) : [],
      );
      names = nameModules(built, filesOfPages(built, LANGUAGES), new Set(entries));
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [config.plugins, reader],
    build: { ...config.build, write: false, minify: false },
  });
  return names;
}

function nameModules(
  built: Built,
  pages: readonly PageFiles[],
  entries: ReadonlySet<string>,
): ChunkNames {
  const names = new Map<string, string>();
  shareFiles(groupByPages(built, pages)).forEach(({ pages: wanting, files }, at) => {
    const name = `${kindOf([...wanting])}-${at}`;
    for (const module of files.flatMap(built.modulesIn)) {
      if (entries.has(module)) continue;
      names.set(
        module,
        [PARTS, TABLE_PARTS].some((parts) => module.endsWith(parts)) ? `parts-${at}` : name,
      );
    }
  });
  return names;
}

/** What the same pages load, without what no weighed page does. */
function groupByPages(built: Built, pages: readonly PageFiles[]): readonly Group[] {
  const wanted = new Map<string, string[]>();
  for (const { page, language, files } of pages) {
    // A piece of a book is a file of its own: with another in it, a reader could read ahead.
    if (isScene(page)) continue;
    for (const file of files) {
      const name = language === null ? page : `${page} ${language}`;
      wanted.set(file, [...(wanted.get(file) ?? []), name]);
    }
  }
  const groups = new Map<string, Group>();
  for (const [file, wanting] of wanted) {
    if (!wanting.some(isWeighed)) continue;
    const { files, size } = groups.get(wanting.join()) ?? { files: [], size: 0 };
    groups.set(wanting.join(), {
      pages: new Set(wanting),
      files: [...files, file],
      size: size + built.lengthOf(file) * COMPRESSED,
    });
  }
  return [...groups.values()];
}

/** What the books of a game show, or the scene that it is in. */
const isScene = (page: string): boolean => /-(?:opening|battle)$/.test(page);

const isWeighed = (page: string): boolean => /^home\b|-table\b|-worker$/.test(page);

/** A word for what those pages have in common, for people who look at the list of files. */
function kindOf(pages: readonly string[]): string {
  const some = (kind: RegExp): boolean => pages.some((page) => kind.test(page));
  if (some(/^main$/)) return 'main';
  const isAtTables = some(/-table$/);
  if (some(/^home$/)) return isAtTables ? 'shell' : 'home';
  if (some(/-worker$/)) return isAtTables ? 'rules' : 'players';
  return isAtTables ? 'table' : 'words';
}
