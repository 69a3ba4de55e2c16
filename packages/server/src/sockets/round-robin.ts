/** A set that may change between beats. */
export interface Members<T> {
  readonly size: number;
  keys(): Iterator<T, unknown>;
}

export interface RoundRobin<T> {
  /** Visits the next few members. */
  beat(visit: (one: T) => void): void;
}

/**
 * Visits each member once in `beatsPerRound` beats. A few at each beat, because two thousand messages and their
 * answers at once delay every game by a tenth of a second.
 */
export function createRoundRobin<T>(members: Members<T>, beatsPerRound: number): RoundRobin<T> {
  let round = members.keys();
  /** Visits that are due, in fractions of a visit. */
  let due = 0;

  const next = (): IteratorResult<T, unknown> => {
    const one = round.next();
    if (!one.done) return one;
    round = members.keys();
    return round.next();
  };

  return {
    beat(visit) {
      for (due += members.size; due >= beatsPerRound; due -= beatsPerRound) {
        const one = next();
        if (one.done) return;
        visit(one.value);
      }
    },
  };
}
