import type { Listener } from '../../src/sockets/hub.ts';

/** A listener of the hub; by default a spectator that ignores everything. */
export function listenerWith(changes: Partial<Listener>): Listener {
  return {
    ...{ reader: 'spectator', page: 'page', isMuted: false, seen: 0 },
    ...{ send: () => undefined, close: () => undefined },
    ...changes,
  };
}
