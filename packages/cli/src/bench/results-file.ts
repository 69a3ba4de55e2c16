import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_FAILURE, Refusal } from '../problems.ts';
import { causeOf } from '../record-file.ts';
import type { BenchRow } from './metrics.ts';

/** The results that the project compares itself with. */
export const RESULTS_FILE = fileURLToPath(
  new URL('../../../../bench/results.json', import.meta.url),
);

/** The committed file: numbers, the proof that they are comparable, and the runtime they came from. */
export interface SavedResults {
  readonly node: string;
  readonly results: readonly BenchRow[];
}

/** The saved results, or `undefined` if there is no such file. */
export function readResults(path: string): SavedResults | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const cause = causeOf(error);
    if (cause === 'ENOENT') return undefined;
    throw new Refusal({ code: 'cannot-read', path, cause }, EXIT_FAILURE);
  }
  const saved = parseResults(text);
  if (saved === undefined) throw new Refusal({ code: 'not-our-file', path }, EXIT_FAILURE);
  return saved;
}

function parseResults(text: string): SavedResults | undefined {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof saved !== 'object' || saved === null || !('results' in saved)) return undefined;
  if (!('node' in saved) || typeof saved.node !== 'string') return undefined;
  if (!Array.isArray(saved.results) || !saved.results.every(isRow)) return undefined;
  return { node: saved.node, results: saved.results };
}

function isRow(value: unknown): value is BenchRow {
  if (typeof value !== 'object' || value === null) return false;
  const row: Partial<Record<keyof BenchRow, unknown>> = value;
  return (
    typeof row.game === 'string' &&
    typeof row.scenario === 'string' &&
    typeof row.metric === 'string' &&
    typeof row.value === 'number' &&
    typeof row.hash === 'string'
  );
}

/** Writes the results; `others` are rows of the file that were not measured this time. */
export function saveResults(
  path: string,
  rows: readonly BenchRow[],
  others: readonly BenchRow[],
): void {
  const kept = others.filter((old) => !rows.some((row) => isSameRow(row, old)));
  const saved: SavedResults = { node: process.version, results: [...kept, ...rows] };
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(saved, null, 2)}\n`);
  } catch (error) {
    throw new Refusal({ code: 'cannot-write', path, cause: causeOf(error) }, EXIT_FAILURE);
  }
}

export function isSameRow(a: BenchRow, b: BenchRow): boolean {
  return a.game === b.game && a.scenario === b.scenario && a.metric === b.metric;
}
