import { createRoundRobin } from './round-robin.ts';

/** The part of a socket that a heartbeat needs. */
export interface PingTarget {
  ping(): void;
  terminate(): void;
}

export interface Heartbeat {
  add(socket: PingTarget): void;
  remove(socket: PingTarget): void;
  /** The socket answered its ping. */
  answered(socket: PingTarget): void;
  /** Pings the next few sockets and terminates those that have not answered their previous ping. */
  beat(): void;
}

/** Pings every socket once in `beatsPerRound` beats. */
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
