import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Answers, Told } from '../../live/subscribe-operation.js';
import { lifetimeOf } from '../wire/request-lifetime.js';
import type { Call, EventStream } from '../pipeline/call.js';
import { sender, type SentAnswer } from '../pipeline/send.js';

const PING_MS = 12_000;

/** How a stream of answers is written. */
interface Format {
  readonly contentType: string;
  readonly opening: string;
  readonly heartbeat: string;
  readonly answer: (answer: SentAnswer) => string;
  /** The errors that end a stream. */
  readonly failure: (answer: SentAnswer) => string;
  readonly end: string;
}

const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;
const next = (answer: SentAnswer): string => event('next', JSON.stringify(answer));

const BOUNDARY = 'graphql';
/** Each part ends with the next boundary, because a client reads a part when it sees the next one. */
const part = (message: object): string =>
  `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(message)}\r\n--${BOUNDARY}`;

const FORMATS: Readonly<Record<EventStream, Format>> = {
  /** The "distinct connections" mode of the GraphQL over SSE protocol. */
  'text/event-stream': {
    contentType: 'text/event-stream; charset=utf-8',
    opening: ':\n\n',
    heartbeat: ':\n\n',
    answer: next,
    failure: next,
    end: event('complete', ''),
  },
  /** Apollo's multipart protocol for subscriptions: a message without a payload is about the transport. */
  'multipart/mixed': {
    contentType: `multipart/mixed;boundary=${BOUNDARY};subscriptionSpec=1.0`,
    opening: `\r\n--${BOUNDARY}${part({})}`,
    heartbeat: part({}),
    answer: (answer) => part({ payload: answer }),
    failure: ({ errors }) => part({ payload: null, errors }),
    end: '--\r\n',
  },
};

/** Live updates over HTTP, one subscription per request. Ends when the subscription or the connection does. */
export async function sendEvents(
  { req, res, accepted, facts: { requestId, rateLimit = [] } }: Call,
  headers: readonly string[],
  start: () => Promise<Answers | Told>,
  logger: Logger,
): Promise<void> {
  const { toSend, faultToSend } = sender(requestId, logger);
  const answers = await start();
  // Gone while we prepared; the subscription has ended with its request.
  if (lifetimeOf(req, res).isOver) return;
  const format = FORMATS[accepted.events ?? 'text/event-stream'];
  const write = openStream(res, format, [...headers, 'x-request-id', requestId, ...rateLimit]);
  if ('next' in answers) {
    try {
      for await (const answer of answers) {
        const sent = toSend(answer);
        await write(sent.data === undefined ? format.failure(sent) : format.answer(sent));
      }
    } catch (error) {
      await write(format.failure(faultToSend(error)));
    }
  } else await write(format.answer(toSend(answers)));
  await write(format.end);
  res.end();
}

/** A slow reader is waited for; one that has gone is written nothing. */
function openStream(res: ServerResponse, { contentType, opening, heartbeat }: Format, headers: readonly string[]) {
  res.writeHead(200, [...headers, 'content-type', contentType, 'x-accel-buffering', 'no']);
  res.write(opening);
  const ping = setInterval(() => res.write(heartbeat), PING_MS);
  res.once('close', () => {
    clearInterval(ping);
  });
  return async (text: string): Promise<void> => {
    if (res.destroyed) return;
    if (!res.write(text)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  };
}
