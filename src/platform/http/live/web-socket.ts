import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Authenticator } from '../../identity/authenticator.js';
import { beginInTurn } from '../../runtime/in-turns.js';
import { isUnavailable } from '../../runtime/is-unavailable.js';
import type { Graph } from '../../executor/graph.js';
import { answerWithoutUpgrade } from '../request/answer-without-upgrade.js';
import { lifetimeOfSocket, type RequestLifetime } from '../wire/request-lifetime.js';
import { addressOf } from '../request/request-context.js';
import { type Admission, places } from '../pipeline/admit.js';
import { bearerOf, isApiKey } from '../pipeline/identify.js';
import { Refused } from '../pipeline/call.js';
import { watchCredentials, type LiveCaller, type LiveUpdates } from './live-updates.js';
import { readSubscription, type SubscriptionReader } from './read-subscription.js';
import { sender } from '../pipeline/send.js';
import { actorId, type Viewer } from '../../identity/viewer.js';

/** The largest message, in bytes: a subscription with its variables. */
const LARGEST = 64 * 1024;
const SOCKETS_PER_CLIENT = 50;
const SOCKETS = 5_000;
/** A client with this many unread bytes is paused. */
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
  readonly lifetime: RequestLifetime;
  caller?: LiveCaller;
  viewer?: Viewer;
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
            const answer = async (message: string) => {
              try {
                await take(message);
              } catch (error) {
                // What a message says is never logged.
                logger.warn({ requestId }, 'a WebSocket message could not be answered');
                if (isUnavailable(error)) socket.close(TRY_AGAIN_LATER, 'SERVICE_UNAVAILABLE: connect again shortly');
                else socket.close(CloseCode.InternalServerError, 'Internal error');
              }
            };
            socket.on('message', (data) => {
              beginInTurn(request.socket, () => {
                if (socket.readyState === socket.OPEN) void answer((data as Buffer).toString());
              });
            });
          },
        },
        { socket, requestId, lifetime: lifetimeOfSocket(socket) },
      );
      socket.once('close', (code, reason) => void closed(code, String(reason)));
    });
  };

  const withoutUpgrade = answerWithoutUpgrade(server);
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      withoutUpgrade(request, duplex, head);
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
    const admitted = isOurs(request) ? admission.address({}, addressOf(request, trustProxy), 'socket') : undefined;
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

const isOurs = ({ url = '' }: IncomingMessage): boolean => /^\/graphql(\?|$)/.test(url);

function protocolOptions(needs: WebSocketNeeds): ServerOptions<Params, Extra> {
  const { admission, graph, authenticator, live, reader, logger } = needs;
  const connections = places(SOCKETS_PER_CLIENT);
  return {
    onConnect: async ({ connectionParams, extra }) => {
      const { socket, requestId, lifetime } = extra;
      const bearer = bearerOf(connectionParams?.authorization ?? connectionParams?.Authorization);
      const apiKey = connectionParams?.key;
      if (bearer === undefined || !(apiKey === undefined || isApiKey(apiKey))) return false;
      const first = await authenticator.viewerOf(bearer, apiKey);
      if (!first) return false;
      if (!connections.take(actorId(first), lifetime)) {
        socket.close(4429, `The limit of ${SOCKETS_PER_CLIENT} connections per client is reached`);
        return false;
      }
      // The first part that notices expired credentials ends the socket, and nothing is sent after it. With 4403:
      // clients reconnect with new credentials after it, and stop after 4401.
      const viewer = async () => {
        const found = await authenticator.viewerOf(bearer, apiKey);
        if (!found) socket.close(CloseCode.Forbidden, 'The token has expired or the client was revoked');
        return found;
      };
      lifetime.onLeave(watchCredentials(viewer, () => undefined));
      extra.caller = { requestId, lifetime, apiKey, viewer };
      extra.viewer = first;
      return undefined;
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const { viewer, requestId } = extra;
      const admitted = viewer && admission.request({}, actorId(viewer));
      const asked = { requestId, viewer, apiKey: extra.caller?.apiKey };
      const read = await readSubscription(reader, payload, asked, admitted);
      if ('errors' in read) return [...read.errors];
      const { document, operationName, variables } = read.operation;
      return { schema: graph.schema, document, operationName, variableValues: variables };
    },
    context: ({ extra }) => extra.caller,
    // What is no subscription was refused before; graphql-js would carry it out unguarded.
    execute: () => {
      throw new Error('This endpoint accepts subscriptions only');
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
 * Answers are kept until they are read, so a client that does not read is paused, and then has no pong for a ping
 * either. Returns the function to call after a read.
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
