import type { SourceFiles } from './source-files.ts';

/** One `@rule` of a doc comment: which rule the symbol below it implements. */
export interface Tag {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  /** Empty if no declaration follows the comment. */
  readonly symbol: string;
  /** Numbers of the rulings that the comment cites. */
  readonly rulings: readonly string[];
}

const rulesCode = /\/src\/rules\/.+\.ts$/;
const docComment = /\/\*\*.*?\*\//gs;
const declared = /^\s*(?:export )?(?:async )?(?:function\*?|const|let|interface|type|class) (\w+)/;
const member = /^\s*(?:readonly )?(\w+)[?]?(?:\(|:|,|<)/;

export const rulingNumber = /\b[A-Z]-\d+\b/g;

/** The tags of the rules code, in the order of the files. */
export function readTags(files: SourceFiles): Tag[] {
  const tags: Tag[] = [];
  for (const [path, text] of files) {
    if (!rulesCode.test(path) || !text.includes('@rule')) continue;
    for (const { 0: comment, index } of text.matchAll(docComment)) {
      const after = text.slice(index + comment.length).replace(/^\s*\n/, '');
      const symbol = declared.exec(after)?.[1] ?? member.exec(after)?.[1] ?? '';
      const rulings = comment.match(rulingNumber) ?? [];
      const line = text.slice(0, index).split('\n').length;
      for (const [, ids = ''] of comment.matchAll(/@rule +([^\n*]+)/g)) {
        for (const id of ids.trim().split(/\s+/)) tags.push({ id, path, line, symbol, rulings });
      }
    }
  }
  return tags;
}
