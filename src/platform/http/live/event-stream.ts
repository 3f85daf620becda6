import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Answers, Told } from '../../live/subscribe-operation.js';
import { lifetimeOf } from '../wire/request-lifetime.js';
import type { Call } from '../pipeline/call.js';
import { sender } from '../pipeline/send.js';

const PING_MS = 12_000;

/**
 * Live updates as server-sent events, one subscription per request: the "distinct connections" mode of the GraphQL over
 * SSE protocol. Ends when the subscription or the connection does.
 */
export async function sendEvents(
  { req, res, facts: { requestId, rateLimit = [] } }: Call,
  headers: readonly string[],
  start: () => Promise<Answers | Told>,
  logger: Logger,
): Promise<void> {
  const { toSend, faultToSend } = sender(requestId, logger);
  const answers = await start();
  // Gone while we prepared; the subscription has ended with its request.
  if (lifetimeOf(req, res).isOver) return;
  const write = openStream(res, [...headers, 'x-request-id', requestId, ...rateLimit]);
  if ('next' in answers) {
    try {
      for await (const answer of answers) await write('next', toSend(answer));
    } catch (error) {
      await write('next', faultToSend(error));
    }
  } else await write('next', toSend(answers));
  await write('complete');
  res.end();
}

/** A slow reader is waited for; one that has gone is written nothing. */
function openStream(res: ServerResponse, headers: readonly string[]) {
  res.writeHead(200, [...headers, 'content-type', 'text/event-stream; charset=utf-8', 'x-accel-buffering', 'no']);
  res.write(':\n\n');
  const ping = setInterval(() => res.write(':\n\n'), PING_MS);
  res.once('close', () => {
    clearInterval(ping);
  });
  return async (event: 'next' | 'complete', data?: unknown): Promise<void> => {
    if (res.destroyed) return;
    const isTaken = res.write(`event: ${event}\ndata: ${data === undefined ? '' : JSON.stringify(data)}\n\n`);
    if (!isTaken) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  };
}
