export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [k: string]: Json };

/** An object of any kind, as it comes from outside: its fields are unknown. */
export const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** JSON text with sorted keys: equal values give equal bytes, whatever order the keys were set in. */
export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) {
      if (i > 0) text += ',';
      text += canonical(value[i]);
    }
    return `${text}]`;
  }
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonical(value[key])}`;
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
  if (!isObject(value)) return `${path}: ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (findNotPlain(value[i]) !== undefined) return findNotPlain(value[i], `${path}[${i}]`);
    }
    return undefined;
  }
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${path}: a class instance`;
  for (const key of Object.keys(value)) {
    // The path is put together only when there is something to report: this runs at every step.
    if (findNotPlain(value[key]) === undefined) continue;
    return findNotPlain(value[key], `${path}.${key}`);
  }
  return undefined;
}
