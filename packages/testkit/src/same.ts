import { canonical } from '@bivouac/kernel';

/** Whether two plain values are equal; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const x = left[key];
    const y = right[key];
    if (x !== y && !isSame(x, y)) return false;
    if (y === undefined && !(key in right)) return false;
  }
  return true;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i];
    const y = b[i];
    if (x !== y && !isSame(x, y)) return false;
  }
  return true;
}

/** The first place where two plain values differ, for the report. */
export function findDifference(a: unknown, b: unknown, path = '$'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${canonical(a)} and ${canonical(b)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!isSame(left[key], right[key]))
      return findDifference(left[key], right[key], `${path}.${key}`);
  }
  return `${path}: no difference`;
}

/** Whether a number stands anywhere in a value. */
export function containsNumber(value: unknown, number: number): boolean {
  if (typeof value !== 'object' || value === null) return value === number;
  if (Array.isArray(value)) {
    for (const item of value) if (containsNumber(item, number)) return true;
    return false;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) if (containsNumber(record[key], number)) return true;
  return false;
}
