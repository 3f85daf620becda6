import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const DRAIN_MS = 8_000;

/**
 * Lets a server end in good order: what is under way is answered, connections that nobody is being answered on are closed,
 * those included that never asked anything, and whatever is left after some seconds is cut.
 */
export function drainable(server: Server): () => Promise<void> {
  const quiet = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    quiet.delete(socket);
    res.once('close', () => {
      if (!socket.destroyed) quiet.add(socket);
    });
  });
  // Whoever took it over closes it.
  server.on('upgrade', ({ socket }: IncomingMessage) => quiet.delete(socket));
  const closeQuiet = () => {
    for (const socket of quiet) socket.destroySoon();
  };
  return async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
    });
    closeQuiet();
    const sweep = setInterval(closeQuiet, 100);
    const deadline = setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(deadline);
  };
}
