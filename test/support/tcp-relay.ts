import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Between a gateway and an engine that others use too, so that it can be taken away from this gateway alone. */
export class TcpRelay {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private isSilent = false;
  /** Bytes that were sent and never received. */
  swallowed = 0;

  constructor(private target: URL) {}

  /** The address of the engine, by way of the relay. */
  async url(): Promise<string> {
    await this.restore();
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.toString();
  }

  /** From now on the engine is gone: connections break, and new ones are refused. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    if (server) await closed;
  }

  /** From now on nothing comes through, without notice: as if a firewall had forgotten its connections. */
  swallow(): void {
    this.isSilent = true;
    for (const socket of this.sockets) this.drain(socket.unpipe());
  }

  /** New connections come through again; those that were swallowed stay dead. */
  admit(): void {
    this.isSilent = false;
  }

  /** New connections lead elsewhere. */
  lead(target: URL): void {
    this.target = target;
  }

  async restore(): Promise<void> {
    const server = createServer((near) => {
      this.join(near, connect(Number(this.target.port), this.target.hostname));
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  private drain(socket: Socket): void {
    socket.on('data', (bytes) => (this.swallowed += bytes.length)).resume();
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.once('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.isSilent) this.drain(from);
      else from.pipe(to);
    }
  }
}
