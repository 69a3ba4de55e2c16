/** Thrown while a file is read; the loader turns it into a problem with the file's name. */
export class ScenarioFault extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** Reads a JSON value and knows where it stands, so that a fault can name its place. */
export class Reader {
  readonly #value: unknown;
  readonly #field: string;

  constructor(value: unknown, field: string) {
    this.#value = value;
    this.#field = field;
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
    const value = this.#record()[name];
    return value === undefined ? undefined : new Reader(value, `${this.#field}.${name}`);
  }

  entries(): [string, Reader][] {
    return Object.entries(this.#record()).map(([name, value]) => [
      name,
      new Reader(value, `${this.#field}.${name}`),
    ]);
  }

  items(): Reader[] {
    if (!Array.isArray(this.#value)) throw this.fault('should be a list');
    return this.#value.map((value, i) => new Reader(value, `${this.#field}[${i}]`));
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

  #record(): Record<string, unknown> {
    if (typeof this.#value !== 'object' || this.#value === null || Array.isArray(this.#value)) {
      throw this.fault('should be an object');
    }
    return this.#value as Record<string, unknown>;
  }
}
