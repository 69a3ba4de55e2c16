import { type Finding, findingAt } from '../findings.ts';
import type { ImportReference } from '../imports.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Workspace } from '../workspace.ts';

type Edges = Map<string, ImportReference>;
type Graph = ReadonlyMap<string, Edges>;

/**
 * Files that import each other in a circle. Each finding stands at one import and names the
 * shortest circle through it; that import is then taken out and the search goes on, so that the
 * findings together name enough imports to break every circle, and no circle twice.
 */
export function checkCycles(
  workspace: Workspace,
  files: ReadonlyMap<string, ParsedFile>,
): Finding[] {
  const graph = importGraph(workspace, files);
  const findings: Finding[] = [];
  for (const path of [...graph.keys()].toSorted()) {
    const file = files.get(path);
    for (let next = shortestCycle(graph, path); file && next; next = shortestCycle(graph, path)) {
      const [, second = path] = next;
      const edge = graph.get(path)?.get(second);
      if (!edge) break;
      findings.push(findingAt(file, edge.position, 'cycle', describe(graph, next)));
      graph.get(path)?.delete(second);
    }
  }
  return findings;
}

function importGraph(workspace: Workspace, files: ReadonlyMap<string, ParsedFile>): Graph {
  const graph = new Map<string, Edges>();
  for (const { path, imports } of files.values()) {
    const edges: Edges = new Map();
    for (const reference of imports) {
      const target = resolveImport(workspace, files, path, reference.specifier);
      if (target === undefined || !files.has(target)) continue;
      // Of several imports of one file, the one that still stands when the program runs counts.
      if (edges.get(target)?.typeOnly ?? true) edges.set(target, reference);
    }
    graph.set(path, edges);
  }
  return graph;
}

/** The shortest way from a file back to itself, by breadth; both ends are that file. */
function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const target of graph.get(path)?.keys() ?? []) {
      if (target === start) return wayBack(cameFrom, path, start);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  return undefined;
}

function wayBack(cameFrom: ReadonlyMap<string, string>, last: string, start: string): string[] {
  const way = [start];
  for (let path: string | undefined = last; path && path !== start; path = cameFrom.get(path)) {
    way.unshift(path);
  }
  return [start, ...way];
}

function describe(graph: Graph, cycle: readonly string[]): string {
  let typeOnly = false;
  const steps = cycle.slice(1).map((to, index) => {
    const isType = graph.get(cycle[index] ?? '')?.get(to)?.typeOnly ?? false;
    typeOnly ||= isType;
    return isType ? ` → (type only) ${to}` : ` → ${to}`;
  });
  const remark = typeOnly ? ' Imports of types alone count too.' : '';
  return `import cycle ${cycle[0]}${steps.join('')}; move what they share into a third file.${remark}`;
}
