import ts from 'typescript';
import { collectImports, type ImportReference } from './imports.ts';
import { svelteScripts } from './svelte-scripts.ts';

export type ParsedFile = {
  readonly path: string;
  readonly source: ts.SourceFile;
  readonly imports: readonly ImportReference[];
};

export function parseFile(path: string, text: string): ParsedFile {
  const script = path.endsWith('.svelte') ? svelteScripts(text) : text;
  const kind = /\.[mc]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true, kind);
  return { path, source, imports: collectImports(source) };
}
