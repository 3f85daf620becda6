import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Java's and curl's clients offer HTTP/2 with each first request; an offer that is not taken is no fault (RFC 9110, section 7.8). Node
 * has let go of the connection by then, so that the request begins again without the offer, once those before it are answered.
 */
export function answerWithoutUpgrade(server: Server) {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    lastResponses.set(socket, res);
  });
  return (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    const again = Buffer.concat([headWithoutOffer(request), head]);
    const beginAgain = () => {
      if (duplex.destroyed) return;
      duplex.unshift(again);
      server.emit('connection', duplex);
    };
    const before = lastResponses.get(duplex);
    if (!before || before.closed) beginAgain();
    else before.once('close', beginAgain);
  };
}

function headWithoutOffer({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    // It names the offer, and what else is for this hop alone: without it the connection stays open.
    if (!/^(connection|upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
