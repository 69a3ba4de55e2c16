import { createRoundRobin } from './round-robin.ts';

/** A socket, as far as its pulse is concerned. */
export interface PingTarget {
  ping(): void;
  terminate(): void;
}

export interface Heartbeat {
  add(socket: PingTarget): void;
  remove(socket: PingTarget): void;
  /** It has answered. */
  answered(socket: PingTarget): void;
  /** The next few are asked; whoever has not answered since he was last asked is let go. */
  beat(): void;
}

/** Asks every socket once in so many beats whether it is still there. */
export function createHeartbeat(beatsPerRound: number): Heartbeat {
  const isAlive = new Map<PingTarget, boolean>();
  const rounds = createRoundRobin(isAlive, beatsPerRound);

  const ask = (socket: PingTarget): void => {
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
    answered(socket) {
      if (isAlive.has(socket)) isAlive.set(socket, true);
    },
    beat: () => rounds.beat(ask),
  };
}
