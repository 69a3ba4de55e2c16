/** A fault from outside is a value, never an exception (an exception is our bug). */
export type Result<T, P> = { readonly ok: true; readonly value: T } | Failure<P>;
export type Failure<P> = { readonly ok: false; readonly problem: P };

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<P>(problem: P): Failure<P> {
  return { ok: false, problem };
}

/** Narrows what the types cannot: use only where a caller's promise already rules the case out. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken promise: ${what}`);
  return value;
}
