export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [k: string]: Json };

/** JSON text with sorted keys: equal values give equal bytes, whatever order the keys were set in. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) {
      if (i > 0) text += ',';
      text += canonical(value[i]);
    }
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `${text}}`;
}

/**
 * Where a value is not plain JSON of whole numbers, or `undefined` if it is fine.
 * State, views and events must pass: no `undefined`, no float, no Map, no class instance.
 */
export function findNotPlain(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (findNotPlain(value[i]) !== undefined) return findNotPlain(value[i], `${path}[${i}]`);
    }
    return undefined;
  }
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${path}: a class instance`;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    // The path is put together only when there is something to report: this runs at every step.
    if (findNotPlain(record[key]) === undefined) continue;
    return findNotPlain(record[key], `${path}.${key}`);
  }
  return undefined;
}
