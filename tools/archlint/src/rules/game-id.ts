import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { folderMatches, mayNameGames } from '../rules-table.ts';
import { walk } from '../walk.ts';
import { ownerOf, type Workspace } from '../workspace.ts';

/**
 * Texts that are the id of a game, outside the games and the registry: what belongs to one game belongs in its
 * folder, and is reached by its manifest. Tests may name games.
 */
export function checkGameIds(
  workspace: Workspace,
  files: ReadonlyMap<string, ParsedFile>,
): Finding[] {
  const ids = idsIn(files);
  return [...files.values()].flatMap((file) => {
    const owner = ownerOf(workspace, file.path);
    if (!owner || !file.path.startsWith(`${owner.path}/src/`)) return [];
    if (mayNameGames.some((pattern) => folderMatches(pattern, owner.folder))) return [];
    return namesIn(file, ids).map((node) => {
      const message = `the id of a game, '${node.text}', outside its folder; add what is needed to its manifest.`;
      return findingAt(file, node.getStart(file.source), 'game-id', message);
    });
  });
}

/** As the manifests give them: the field `id` of the objects in each client.ts. */
function idsIn(files: ReadonlyMap<string, ParsedFile>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { path, source } of files.values()) {
    if (!/^packages\/games\/.*\/src\/client\.ts$/.test(path)) continue;
    walk(source, (node) => {
      const isId = ts.isPropertyAssignment(node) && node.name.getText(source) === 'id';
      if (isId && ts.isStringLiteral(node.initializer)) ids.add(node.initializer.text);
    });
  }
  return ids;
}

function namesIn({ source }: ParsedFile, ids: ReadonlySet<string>): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  walk(source, (node) => {
    if (ts.isStringLiteral(node) && ids.has(node.text)) found.push(node);
  });
  return found;
}
