import { isObject } from './json.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import { done, fail, type Result } from './result.ts';

/** Anything with a kind, such as an action. */
interface Kinded {
  readonly kind: string;
}

/**
 * One line of text per action, used by records, golden files, the terminal, the command box and
 * bug reports; and the order in which actions are listed.
 */
export interface Notation<A extends Kinded> {
  print(action: A): string;
  parse(text: string): Result<A, Problem>;
  /** Whether a value from outside is an action of this game, by its shape alone. */
  isAction(value: unknown): value is A;
  /** Canonical order: by kind as declared, then by each field in the order it is written. */
  compare(a: A, b: A): number;
  /** Every action of a kind that can be written down; plain numbers run up to `LARGEST_LISTED`. */
  every(kind: A['kind']): Iterable<A>;
  /** The kinds of action, in canonical order. */
  readonly kinds: readonly string[];
  /** How each kind is written, such as `march to <area>`; in the same order. */
  readonly patterns: readonly string[];
}

/** Names of ids, index by id; without blanks. `'#'` stands for plain whole numbers. */
export type NameTable = readonly string[] | '#';

/** No game counts further in an action that is listed without being on offer. */
export const LARGEST_LISTED = 9;

/** A pattern such as `march {unit} to {area}`; each field names a table. */
export interface NotationSpec {
  readonly kinds: { readonly [kind: string]: string };
  readonly tables: { readonly [field: string]: NameTable };
}

interface Part {
  readonly literal: string;
  readonly field: string | undefined;
  readonly table: NameTable;
}

type Fields = { readonly [field: string]: number };

/** The fields of an action. Besides `kind`, which no pattern names, an action has whole numbers only. */
const fieldsOf = (action: object): Fields => action as Fields;

/** An action made by a pattern, which has the fields that the action's type demands. */
const actionOf = <A extends Kinded>(kind: string, fields: Fields): A =>
  ({ kind, ...fields }) as unknown as A;

/** Builds the notation of a game from one table of patterns. */
export function defineNotation<A extends Kinded>(
  spec: NotationSpec & { readonly kinds: { readonly [K in A['kind']]: string } },
): Notation<A> {
  const patternOf: NotationSpec['kinds'] = spec.kinds;
  const kinds = Object.keys(patternOf);
  const parts = new Map<string, readonly Part[]>();
  for (const kind of kinds) parts.set(kind, parsePattern(patternOf[kind] ?? '', spec.tables));
  const order = new Map(kinds.map((kind, i) => [kind, i]));
  const patterns = kinds.map((kind) => showPattern(parts.get(kind) ?? []));

  return {
    kinds,
    patterns,
    print(action) {
      const fields = fieldsOf(action);
      return (parts.get(action.kind) ?? []).map((part) => printPart(part, fields)).join(' ');
    },
    parse(text) {
      const words = text.trim().split(/\s+/);
      let misnamed: Problem | undefined;
      for (const kind of kinds) {
        const read = readWords(words, parts.get(kind) ?? []);
        if (read.ok) return done(actionOf<A>(kind, read.value));
        misnamed ??= read.problem;
      }
      if (misnamed) return fail(misnamed);
      const hint = nearestPattern(words[0] ?? '', patterns);
      return fail({ code: 'unknown-notation', text: text.trim(), nearest: hint ?? null });
    },
    every: (kind) => everyAction<A>(kind, parts.get(kind) ?? []),
    isAction(value): value is A {
      if (!isObject(value)) return false;
      const own = typeof value.kind === 'string' ? parts.get(value.kind) : undefined;
      if (own === undefined) return false;
      const named = own.filter(({ field }) => field !== undefined);
      if (Object.keys(value).length !== named.length + 1) return false;
      return named.every(({ field = '', table }) => {
        const id = value[field];
        if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return false;
        return table === '#' || id < table.length;
      });
    },
    compare(a, b) {
      if (a.kind !== b.kind) return (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0);
      const left = fieldsOf(a);
      const right = fieldsOf(b);
      for (const part of parts.get(a.kind) ?? []) {
        if (part.field === undefined) continue;
        const difference = (left[part.field] ?? 0) - (right[part.field] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}

function parsePattern(pattern: string, tables: NotationSpec['tables']): Part[] {
  return pattern.split(' ').map((word) => {
    const field = /^\{([A-Za-z0-9]+)\}$/.exec(word)?.[1];
    if (field === undefined) return { literal: word, field, table: '#' };
    const table = tables[field];
    if (table === undefined) throw new Error(`notation: no table for {${field}} in "${pattern}"`);
    return { literal: '', field, table };
  });
}

function showPattern(parts: readonly Part[]): string {
  return parts
    .map(({ literal, field }) => (field === undefined ? literal : `<${field}>`))
    .join(' ');
}

/** The pattern whose first word is nearest to what was written. */
function nearestPattern(word: string, patterns: readonly string[]): string | undefined {
  const firsts = patterns.map((pattern) => pattern.split(' ')[0] ?? '');
  const hint = nearest(word, firsts);
  return hint === undefined ? undefined : patterns[firsts.indexOf(hint)];
}

function printPart(part: Part, fields: Fields): string {
  if (part.field === undefined) return part.literal;
  const value = fields[part.field] ?? -1;
  return part.table === '#' ? String(value) : (part.table[value] ?? `?${value}`);
}

/**
 * Reads words by a pattern. A failure with a problem means: the words have this shape, but a name
 * in them is unknown; a failure without one means: another kind of action.
 */
function readWords(
  words: readonly string[],
  parts: readonly Part[],
): Result<Fields, Problem | undefined> {
  if (words.length !== parts.length) return fail(undefined);
  const fields: Record<string, number> = {};
  let misnamed: Problem | undefined;
  for (const [i, part] of parts.entries()) {
    const word = words[i] ?? '';
    if (part.field === undefined) {
      if (word !== part.literal) return fail(undefined);
      continue;
    }
    const id = readName(word, part.table);
    if (id < 0) {
      const hint = part.table === '#' ? undefined : nearest(word, part.table);
      misnamed ??= { code: 'unknown-name', text: word, nearest: hint ?? null };
    }
    fields[part.field] = id;
  }
  return misnamed ? fail(misnamed) : done(fields);
}

function readName(word: string, table: NameTable): number {
  if (table !== '#') return table.indexOf(word);
  return /^\d{1,9}$/.test(word) ? Number(word) : -1;
}

function* everyAction<A extends Kinded>(kind: string, parts: readonly Part[]): Iterable<A> {
  let every: Iterable<Fields> = [{}];
  for (const { field, table } of parts) {
    if (field !== undefined) every = withEvery(every, field, table);
  }
  for (const fields of every) yield actionOf<A>(kind, fields);
}

function* withEvery(every: Iterable<Fields>, field: string, table: NameTable): Iterable<Fields> {
  const count = table === '#' ? LARGEST_LISTED + 1 : table.length;
  for (const fields of every) {
    for (let id = 0; id < count; id++) yield { ...fields, [field]: id };
  }
}
