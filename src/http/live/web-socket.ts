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
import { lifeOfSocket, type Life } from '../request/life.js';
import { places } from '../request/places.js';
import { bearerOf, isApiKey } from '../road/identify.js';
import { type LiveCaller, type LiveUpdates, watchCredentials } from './live-updates.js';
import { readSubscription, type SubscriptionReader } from './read-subscription.js';
import { sender } from '../road/send.js';
import { actorId } from '../../domain/access/viewer.js';

/** The largest message, in bytes: a subscription with its variables. */
const LARGEST = 64 * 1024;
const SOCKETS_PER_CLIENT = 50;
const SOCKETS = 5_000;
const PING_MS = 12_000;
const FAREWELL_MS = 1_000;
/** Registered for this (IANA, WebSocket close codes); clients that take 4500 for the end connect again after it. */
const TRY_AGAIN_LATER = 1013;

export interface WebSocketNeeds {
  readonly graph: Graph;
  readonly authenticator: Authenticator;
  readonly live: LiveUpdates;
  readonly reader: SubscriptionReader;
  readonly logger: Logger;
}

interface Extra {
  readonly socket: WebSocket;
  readonly requestId: string;
  readonly life: Life;
  caller?: LiveCaller;
}

/** Live updates over WebSocket at /graphql, by the graphql-transport-ws protocol: credentials come in connection_init. */
export function webSocketEndpoint(server: Server, needs: WebSocketNeeds): { stop(): void } {
  const { logger } = needs;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, handleProtocols });
  const protocol = makeServer(protocolOptions(needs));

  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const isOurs = /^\/graphql(\?|$)/.test(request.url ?? '');
    if (!isOurs || sockets.clients.size >= SOCKETS) {
      const status = isOurs ? '503 Service Unavailable\r\nretry-after: 1' : '404 Not Found';
      duplex.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      const requestId = randomUUID();
      keepAlive(socket);
      socket.on('error', () => undefined);
      const closed = protocol.opened(
        {
          protocol: socket.protocol,
          send: (text) =>
            new Promise((resolve) => {
              socket.send(text, () => {
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

function protocolOptions({ graph, authenticator, live, reader, logger }: WebSocketNeeds): ServerOptions<Params, Extra> {
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
      return undefined;
    },
    onSubscribe: async (_context, _id, payload) => {
      const read = await readSubscription(reader, payload as unknown as Record<string, unknown>);
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
