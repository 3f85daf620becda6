import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the server does with a request: an answer, or the connection is cut. */
export type Step =
  | 'CUT'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: unknown };

/** A server that answers by a list, one step for each request, and the last one ever after. */
export async function scriptedServer(...steps: readonly Step[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    req.on('end', () => {
      received.push({ headers: req.headers, body });
      const step = steps[Math.min(received.length, steps.length) - 1] ?? 'CUT';
      if (step === 'CUT') {
        req.socket.destroy();
        return;
      }
      res.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
      res.end(JSON.stringify(step.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, received };
}
