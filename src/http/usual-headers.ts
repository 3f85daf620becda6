import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** The headers that handlers set whatever is asked, as names and values in turn, found by asking them once. */
export function usualHeaders(handlers: readonly RequestHandler[]): string[] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  for (const handler of handlers) void handler(req as never, res as never, () => undefined);
  const headers: OutgoingHttpHeaders = res.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
