import type { Listener } from '../../src/sockets/hub.ts';

/** A page at a table, as the hub knows it: one that watches and ignores everything, unless told otherwise. */
export function listenerWith(changes: Partial<Listener>): Listener {
  return {
    ...{ reader: 'spectator', page: 'page', isMuted: false, seen: 0 },
    ...{ send: () => undefined, close: () => undefined },
    ...changes,
  };
}
