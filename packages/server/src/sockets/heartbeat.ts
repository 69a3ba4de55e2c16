/** A socket, as far as its pulse is concerned. */
export interface Pulse {
  ping(): void;
  terminate(): void;
}

export interface Heartbeat {
  add(socket: Pulse): void;
  remove(socket: Pulse): void;
  /** It has answered. */
  heard(socket: Pulse): void;
  /** The next few are asked; whoever has not answered since he was last asked is let go. */
  beat(): void;
}

/**
 * Asks every socket once in so many beats whether it is still there. A few at each beat, not all at
 * once: two thousand pings and their answers in one go hold up every game for a tenth of a second.
 */
export function createHeartbeat(beatsPerRound: number): Heartbeat {
  const isAlive = new Map<Pulse, boolean>();
  let round = isAlive.keys();
  /** What the beats so far still owe, in parts of a ping. */
  let due = 0;

  const next = (): Pulse | undefined => {
    const one = round.next();
    if (!one.done) return one.value;
    round = isAlive.keys();
    return round.next().value;
  };

  return {
    add: (socket) => void isAlive.set(socket, true),
    remove: (socket) => void isAlive.delete(socket),
    heard(socket) {
      if (isAlive.has(socket)) isAlive.set(socket, true);
    },
    beat() {
      for (due += isAlive.size; due >= beatsPerRound; due -= beatsPerRound) {
        const socket = next();
        if (socket === undefined) return;
        if (isAlive.get(socket) === true) {
          isAlive.set(socket, false);
          socket.ping();
        } else {
          socket.terminate();
        }
      }
    },
  };
}
