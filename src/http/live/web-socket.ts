import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Authenticator } from '../../app/client/authenticate.js';
import { isUnavailable } from '../../app/runtime/is-unavailable.js';
import type { Graph } from '../../graphql/schema.js';
import { lifeOfSocket, type Life } from '../../wire/life.js';
import { addressOf } from '../request/request-context.js';
import { type Admission, places } from '../road/admit.js';
import { bearerOf, isApiKey } from '../road/identify.js';
import { Refused } from '../road/call.js';
import {
  watchCredentials,
  readSubscription,
  type LiveCaller,
  type LiveUpdates,
  type SubscriptionReader,
} from './live-updates.js';
import { sender } from '../road/send.js';
import { actorId } from '../../domain/access/viewer.js';

/** The largest message, in bytes: a subscription with its variables. */
const LARGEST = 64 * 1024;
const SOCKETS_PER_CLIENT = 50;
const SOCKETS = 5_000;
/** Who has not read so many bytes of what was sent is not listened to. */
const MOST_UNREAD = LARGEST;
const PING_MS = 12_000;
const FAREWELL_MS = 1_000;
/** Registered for this (IANA, WebSocket close codes); clients that take 4500 for the end connect again after it. */
const TRY_AGAIN_LATER = 1013;

export interface WebSocketNeeds {
  readonly graph: Graph;
  readonly authenticator: Authenticator;
  readonly live: LiveUpdates;
  readonly reader: SubscriptionReader;
  readonly admission: Pick<Admission, 'address' | 'request'>;
  readonly trustProxy: number;
  readonly logger: Logger;
}

interface Extra {
  readonly socket: WebSocket;
  readonly requestId: string;
  readonly life: Life;
  caller?: LiveCaller;
  actor?: string;
}

/** Live updates over WebSocket at /graphql, by the graphql-transport-ws protocol: credentials come in connection_init. */
export function webSocketEndpoint(server: Server, needs: WebSocketNeeds): { stop(): void } {
  const { admission, trustProxy, logger } = needs;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, handleProtocols, autoPong: false });
  const protocol = makeServer(protocolOptions(needs));

  const welcome = (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      const requestId = randomUUID();
      const wasRead = listenToReaders(socket);
      keepAlive(socket);
      socket.on('error', () => undefined);
      const closed = protocol.opened(
        {
          protocol: socket.protocol,
          send: (text) =>
            new Promise((resolve) => {
              socket.send(text, () => {
                wasRead();
                resolve();
              });
            }),
          close: (code, reason) => {
            socket.close(code, reason);
          },
          onMessage: (take) => {
            socket.on('message', (data) => {
              // What a message says is never logged.
              take(String(data as Buffer)).catch((error: unknown) => {
                logger.warn({ requestId }, 'a message over WebSocket could not be answered');
                if (isUnavailable(error)) socket.close(TRY_AGAIN_LATER, 'SERVICE_UNAVAILABLE: connect again shortly');
                else socket.close(CloseCode.InternalServerError, 'Something went wrong on our side');
              });
            });
          },
        },
        { socket, requestId, life: lifeOfSocket(socket) },
      );
      socket.once('close', (code, reason) => void closed(code, String(reason)));
    });
  };

  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerWithoutUpgrade(server, request, duplex, head);
      return;
    }
    // Until a WebSocket listens to it, a connection that breaks would end the process.
    duplex.on('error', () => undefined);
    const turnAway = (status: string) => {
      duplex.once('finish', () => duplex.destroy());
      duplex.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    };
    const take = () => {
      if (sockets.clients.size >= SOCKETS) turnAway('503 Service Unavailable\r\nretry-after: 1');
      else welcome(request, duplex, head);
    };
    const refuse = (error: unknown) => {
      if (!(error instanceof Refused)) turnAway('503 Service Unavailable\r\nretry-after: 1');
      else turnAway(`429 Too Many Requests\r\nretry-after: ${error.denial.retryAfterSeconds ?? 1}`);
    };
    const admitted = isOurs(request) ? admission.address({}, addressOf(request, trustProxy)) : undefined;
    if (!isOurs(request)) turnAway('404 Not Found');
    else if (admitted) void admitted.then(take, refuse);
    else take();
  });

  return {
    stop: () => {
      for (const socket of sockets.clients) {
        socket.close(1001, 'The gateway is shutting down');
        setTimeout(() => {
          socket.terminate();
        }, FAREWELL_MS).unref();
      }
    },
  };
}

/**
 * Java's and curl's clients offer HTTP/2 with each first request; an offer that is not taken is no fault (RFC 9110, section 7.8). Node
 * has let go of the connection by then, so that the request begins again without the offer.
 */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, duplex: Duplex, head: Buffer): void {
  const { method = 'GET', url = '/', httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    // It names the offer, and what else is for this hop alone: without it the connection stays open.
    if (!/^(connection|upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  duplex.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', duplex);
}

const isOurs = ({ url = '' }: IncomingMessage): boolean => /^\/graphql(\?|$)/.test(url);

function protocolOptions(needs: WebSocketNeeds): ServerOptions<Params, Extra> {
  const { admission, graph, authenticator, live, reader, logger } = needs;
  const connections = places(SOCKETS_PER_CLIENT);
  return {
    onConnect: async ({ connectionParams, extra }) => {
      const { socket, requestId, life } = extra;
      const bearer = bearerOf(connectionParams?.authorization ?? connectionParams?.Authorization);
      const apiKey = connectionParams?.key;
      if (bearer === undefined || !(apiKey === undefined || isApiKey(apiKey))) return false;
      const first = await authenticator.viewerOf(bearer, apiKey);
      if (!first) return false;
      if (!connections.take(actorId(first), life)) {
        socket.close(4429, `A client may have ${SOCKETS_PER_CLIENT} connections at a time`);
        return false;
      }
      // Whoever notices first that the credentials have ended, the socket ends with them, and nothing is sent after it. By
      // 4403: clients connect again after it, with new credentials, and take 4401 for the end.
      const viewer = async () => {
        const found = await authenticator.viewerOf(bearer, apiKey);
        if (!found) socket.close(CloseCode.Forbidden, 'The token has expired or the client was revoked');
        return found;
      };
      life.onLeave(watchCredentials(viewer, () => undefined));
      extra.caller = { requestId, life, apiKey, viewer };
      extra.actor = actorId(first);
      return undefined;
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const admitted = admission.request({}, extra.actor ?? '');
      const read = await readSubscription(reader, payload as unknown as Record<string, unknown>, admitted);
      if ('errors' in read) return [...read.errors];
      const { document, operationName, variables } = read.operation;
      return { schema: graph.schema, document, operationName, variableValues: variables };
    },
    context: ({ extra }) => extra.caller,
    // What is no subscription was refused before; graphql-js would carry it out unguarded.
    execute: () => {
      throw new Error('Only subscriptions are carried out here');
    },
    subscribe: ({ document, operationName, variableValues, contextValue }) =>
      live
        .start(contextValue as LiveCaller, {
          document,
          operationName: operationName ?? undefined,
          variables: variableValues ?? undefined,
        })
        // What keeps one subscription from starting does not end the others on its connection.
        .catch((error: unknown) => ({
          errors: [new GraphQLError('fault', { originalError: error as Error })],
        })),
    onNext: ({ extra }, _id, _payload, _args, answer) => sender(extra.requestId, logger).toSend(answer),
    onError: ({ extra }, _id, _payload, errors) => sender(extra.requestId, logger).errorsToSend(errors),
  };
}

interface Params extends Record<string, unknown> {
  readonly authorization?: unknown;
  readonly Authorization?: unknown;
  readonly key?: unknown;
}

/**
 * Answers are kept until they are read, so who does not read them is not listened to, and then has no pong to answer a ping with
 * either. Gives what to call when something was read.
 */
export function listenToReaders(socket: WebSocket): () => void {
  const wasRead = () => {
    if (socket.isPaused && socket.bufferedAmount <= MOST_UNREAD) socket.resume();
  };
  const listen = () => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.pause();
  };
  socket.on('message', listen);
  socket.on('ping', (data: Buffer) => {
    socket.pong(data, false, wasRead);
    listen();
  });
  return wasRead;
}

/** A peer that does not answer a ping before the next one has gone. */
function keepAlive(socket: WebSocket): void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const ping = setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    isThere = false;
    socket.ping();
  }, PING_MS);
  socket.once('close', () => {
    clearInterval(ping);
  });
}
