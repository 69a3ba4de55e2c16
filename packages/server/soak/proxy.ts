import { connect, createServer, type Socket } from 'node:net';

/** A network path that can be cut or delayed. */
export interface FaultyProxy {
  readonly port: number;
  /** The target of new connections. */
  leadTo(port: number): void;
  /** Both ends notice at once. Returns whether there was a connection. */
  cut(): boolean;
  /** Nothing is lost, but nothing arrives until it is released. Returns whether there was a connection. */
  hold(): boolean;
  release(): void;
  close(): void;
}

export async function openProxy(target: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let [port, isHeld] = [target, false];
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.pipe(to);
    if (isHeld) from.pause();
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (): boolean => {
    const isOpen = sockets.size > 0;
    for (const socket of sockets) socket.destroy();
    return isOpen;
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    leadTo(next) {
      port = next;
    },
    cut,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
      return sockets.size > 0;
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      cut();
      server.close();
    },
  };
}
