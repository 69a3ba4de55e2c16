import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findClient } from '@bivouac/shelf/games';
import { type Language, typesetWords } from '@bivouac/text';
import type { ForbiddenTerm } from '@bivouac/text/testing/check-sentence.ts';
import {
  type RenderedWords,
  renderWords,
  type Samples,
} from '@bivouac/text/testing/render-words.ts';
import { englishFolders, wordFiles } from '../../languages/src/folders.ts';

/** The words of a game, or of a part of the platform. */
export interface Target {
  /** As one asks for it: `normandy`, `web`. */
  readonly name: string;
  readonly package: string;
  /** The folders whose sub-folders are languages, seen from the root. */
  readonly folders: readonly string[];
}

export function allTargets(root: string): Target[] {
  const byPackage = new Map<string, string[]>();
  for (const english of englishFolders(root)) {
    const folder = dirname(english);
    const home = folder.slice(0, folder.indexOf('/src'));
    byPackage.set(home, [...(byPackage.get(home) ?? []), folder]);
  }
  return [...byPackage].map(([home, folders]) => ({
    name: basename(home),
    package: home,
    folders,
  }));
}

/** Everything that a target says in a language, with every name that can reach a sentence. */
export async function readTarget(
  root: string,
  { package: home, folders }: Target,
  language: Language,
): Promise<RenderedWords> {
  const samples = await samplesOf(join(root, home), language);
  const all: RenderedWords[] = [];
  for (const folder of folders) {
    for (const file of wordFiles(root, join(folder, language))) {
      const module: object = await import(pathToFileURL(join(root, folder, language, file)).href);
      all.push(renderWords(typesetWords(language, { ...module }), samples, file));
    }
  }
  return {
    lines: all.flatMap(({ lines }) => lines),
    unsampled: all.flatMap(({ unsampled }) => unsampled),
  };
}

/** `testing/words.ts` of the package gives what can reach its sentences. */
async function samplesOf(home: string, language: Language): Promise<Samples> {
  const file = join(home, 'testing/words.ts');
  if (!existsSync(file)) return {};
  const { wordSamples } = await import(pathToFileURL(file).href);
  return wordSamples(language);
}

/** A term, and what is not said for it; a language that is being written may not have it yet. */
type GlossaryEntry = { readonly [L in Language]?: string } & {
  readonly en: string;
  readonly not?: { readonly [language: string]: readonly string[] };
};

/** What the glossaries of the target, of the core that it belongs to and of the platform forbid. */
export function forbiddenIn(
  root: string,
  { package: home }: Target,
  language: Language,
): ForbiddenTerm[] {
  const core = join(dirname(home), 'core');
  const files = ['packages/text', core, home].map((folder) => join(root, folder, 'glossary.json'));
  const entries = [...new Set(files)].flatMap((file): GlossaryEntry[] =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [],
  );
  return entries.flatMap(({ not, ...term }) =>
    (not?.[language] ?? []).map((pattern) => ({
      found: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu'),
      instead: term[language] ?? term.en,
    })),
  );
}

/** The same for a game of the shelf: one that expands another has the words of that one's package. */
export function forbiddenOfGame(root: string, id: string, language: Language): ForbiddenTerm[] {
  const home = findClient(id)?.expands ?? id;
  const target = allTargets(root).find(({ name }) => name === home);
  if (target === undefined) throw new Error(`no words of ${id}`);
  return forbiddenIn(root, target, language);
}
