import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly message: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

export type Answering = (message: Received, res: ServerResponse) => void;

export interface Receiver {
  readonly url: string;
  /** Every message that came, in order. */
  readonly received: Received[];
  /** How the next messages are answered. */
  answer: Answering;
}

export const taken: Answering = (_message, res) => {
  res.writeHead(204).end();
};

/** A server that messages are posted to; ends with its test. */
export async function startReceiver(answer: Answering = taken): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => (body += text));
    req.on('end', () => {
      const headers = req.headers as Record<string, string>;
      const message: Received = {
        path: req.url ?? '',
        headers,
        body,
        message: JSON.parse(body) as Received['message'],
      };
      received.push(message);
      receiver.answer(message, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = { url: `http://127.0.0.1:${port}/hooks`, received, answer };
  return receiver;
}
