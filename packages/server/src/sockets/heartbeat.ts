import { createRounds } from './rounds.ts';

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

/** Asks every socket once in so many beats whether it is still there. */
export function createHeartbeat(beatsPerRound: number): Heartbeat {
  const isAlive = new Map<Pulse, boolean>();
  const rounds = createRounds(isAlive, beatsPerRound);

  const ask = (socket: Pulse): void => {
    if (isAlive.get(socket) === true) {
      isAlive.set(socket, false);
      socket.ping();
    } else {
      socket.terminate();
    }
  };

  return {
    add: (socket) => void isAlive.set(socket, true),
    remove: (socket) => void isAlive.delete(socket),
    heard(socket) {
      if (isAlive.has(socket)) isAlive.set(socket, true);
    },
    beat: () => rounds.beat(ask),
  };
}
