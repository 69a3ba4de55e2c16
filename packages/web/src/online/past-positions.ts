import type { FromServer } from '@bivouac/protocol';

type Past = Extract<FromServer, { type: 'past' }>;

/** Earlier positions that the server has sent or refused. */
export class PastPositions {
  readonly #known = new Map<number, Past>();
  /** They are not asked for again before the next table. */
  readonly #refused = new Set<number>();

  find(after: number): Past | null {
    return this.#known.get(after) ?? null;
  }

  add(past: Past): void {
    this.#known.set(past.after, past);
  }

  refuse(after: number): void {
    this.#refused.add(after);
  }

  isRefused(after: number): boolean {
    return this.#refused.has(after);
  }

  /** Something was taken back. */
  forget(): void {
    this.#known.clear();
  }

  forgetRefusals(): void {
    this.#refused.clear();
  }
}
