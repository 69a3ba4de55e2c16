import { isObject } from './json.ts';

/** Thrown while a data file is read; a game's loader turns it into a problem with the file's name. */
export class ScenarioFault extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** Which fields of which objects have been read. */
type Seen = Map<object, Set<string>>;

/**
 * Reads a JSON value and knows where it stands, so that a fault can name its place. Readers of one
 * file remember together what was read: a field that is never read is a fault as well.
 */
export class Reader {
  readonly #value: unknown;
  readonly #field: string;
  readonly #seen: Seen;

  constructor(value: unknown, field: string, seen: Seen = new Map()) {
    this.#value = value;
    this.#field = field;
    this.#seen = seen;
  }

  fault(reason: string): ScenarioFault {
    return new ScenarioFault(this.#field, reason);
  }

  field(name: string): Reader {
    const inner = this.optional(name);
    if (inner === undefined) throw new ScenarioFault(`${this.#field}.${name}`, 'is missing');
    return inner;
  }

  optional(name: string): Reader | undefined {
    const record = this.#record();
    const value = record[name];
    if (value === undefined) return undefined;
    this.#read(record, name);
    return new Reader(value, `${this.#field}.${name}`, this.#seen);
  }

  entries(): [string, Reader][] {
    const record = this.#record();
    return Object.entries(record).map(([name, value]) => {
      this.#read(record, name);
      return [name, new Reader(value, `${this.#field}.${name}`, this.#seen)];
    });
  }

  items(): Reader[] {
    if (!Array.isArray(this.#value)) throw this.fault('should be a list');
    return this.#value.map((value, i) => new Reader(value, `${this.#field}[${i}]`, this.#seen));
  }

  text(): string {
    if (typeof this.#value !== 'string' || this.#value === '') throw this.fault('should be a text');
    return this.#value;
  }

  oneOf<T extends string>(words: readonly T[]): T {
    const found = words.find((word) => word === this.#value);
    if (found === undefined) throw this.fault(`should be one of ${words.join(', ')}`);
    return found;
  }

  wholeNumber(low: number, high: number): number {
    const value = this.#value;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
      throw this.fault(`should be a whole number from ${low} to ${high}`);
    }
    return value;
  }

  /** Throws if something in here has never been read. */
  requireAllRead(): void {
    if (Array.isArray(this.#value)) {
      for (const item of this.items()) item.requireAllRead();
    } else if (typeof this.#value === 'object' && this.#value !== null) {
      const seen = this.#seen.get(this.#value);
      for (const [name, value] of Object.entries(this.#value)) {
        const inner = new Reader(value, `${this.#field}.${name}`, this.#seen);
        if (!seen?.has(name)) throw inner.fault('is not a field of a scenario');
        inner.requireAllRead();
      }
    }
  }

  #read(record: object, name: string): void {
    const seen = this.#seen.get(record) ?? new Set();
    this.#seen.set(record, seen.add(name));
  }

  #record(): { readonly [field: string]: unknown } {
    if (!isObject(this.#value) || Array.isArray(this.#value)) {
      throw this.fault('should be an object');
    }
    return this.#value;
  }
}
