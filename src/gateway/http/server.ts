import { isLoopback } from '../../platform/runtime/ip-address.js';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../../platform/identity/authenticator.js';
import type { RequestLimiter } from '../../platform/identity/limits.js';
import type { Config } from '../config/config.js';
import type { GraphServices } from '../../features/graph-context.js';
import type { Graph } from '../graph/schema.js';
import { sendProblem } from '../../platform/http/wire/problem.js';
import { restRoutes } from '../../rest/routes.js';
import { graphqlEndpoint } from '../../platform/http/graphql-endpoint.js';
import { liveUpdates } from '../../platform/http/live/live-updates.js';
import { webSocketEndpoint } from '../../platform/http/live/web-socket.js';
import { deskRoutes } from '../pages/desk-routes.js';
import { docsRoutes } from '../pages/docs-routes.js';
import { type GiveDemoAccess, sandboxRoute } from '../pages/sandbox-route.js';
import { accessLog, traceRequests } from '../../platform/http/request/access-log.js';
import { callerOf, noteOperation, requestContext, startFacts } from '../../platform/http/request/request-context.js';
import {
  type JobUse,
  type KeyServiceUse,
  metrics,
  type PoolUse,
  type ReplicaUse,
} from '../../platform/http/request/metrics.js';
import { meterConnection } from '../../platform/http/request/meter-connection.js';
import { beginInTurn } from '../../platform/runtime/in-turns.js';
import { admission } from '../../platform/http/pipeline/admit.js';
import { startApolloServer } from '../../platform/http/pipeline/apollo-server.js';
import type { UsageReports } from '../../platform/http/pipeline/report-usage.js';
import { admitAddress, admitClient, admitRequest, errorHandler } from '../../platform/http/pipeline/express-steps.js';
import type { PersistedDocuments } from '../../platform/http/pipeline/persisted-documents.js';
import type { SharedTexts } from '../../platform/http/pipeline/persisted-query-cache.js';
import { browserHeaders } from './browser-headers.js';
import { documentRoute, healthEndpoint, metricsRoute, noSuchLink, type Readiness, usualHeaders } from './routes.js';

const DRAIN_MS = 8_000;

/**
 * Lets a server end in good order: running requests are answered, idle connections are closed, also those without any
 * request, and the rest is cut after some seconds.
 */
export function drainable(server: Server): () => Promise<void> {
  const quiet = new Set<Socket>();
  const forget = function (this: Socket) {
    quiet.delete(this);
  };
  // A connection that offered another protocol starts over with each request.
  server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.off('close', forget).once('close', forget);
  });
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    quiet.delete(socket);
    res.once('close', () => {
      if (!socket.destroyed) quiet.add(socket);
    });
  });
  // The new owner of the socket closes it.
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

export interface ServerNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly authenticator: Authenticator;
  readonly development: boolean;
  readonly limits: Config['limits'];
  readonly documents: PersistedDocuments;
  /** Where processes share the documents that clients register. */
  readonly sharedTexts: SharedTexts | undefined;
  /** Whether requests are to leave traces. */
  readonly isTraced: boolean;
  readonly config: Pick<Config, 'host' | 'port' | 'corsOrigins' | 'trustProxy' | 'oidc'>;
  /** The current token for /metrics. */
  readonly metricsToken: () => string | undefined;
  readonly readiness: Readiness;
  readonly limiters: { readonly perClient: RequestLimiter; readonly perAddress: RequestLimiter };
  /** How busy the connections to the database are; absent where there is no pool. */
  readonly pool: (() => PoolUse) | undefined;
  /** Absent where none are configured. */
  readonly replicas?: ReplicaUse | undefined;
  readonly keyService?: KeyServiceUse | undefined;
  readonly jobs: JobUse;
  readonly reports?: UsageReports | undefined;
  /** Credentials that the pages come with, as long as only this machine can reach them. */
  readonly demo: GiveDemoAccess | undefined;
  readonly logger: Logger;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, refuses what is new, and ends within a few seconds. */
  stop(): Promise<void>;
}

/** Made for the first request that asks for it, so that a start need not wait. */
function whenAsked(make: () => RequestHandler): RequestHandler {
  let made: RequestHandler | undefined;
  return (req, res, next) => {
    made ??= make();
    made(req, res, next);
  };
}

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { config, logger, authenticator, limits, graph, services } = needs;
  const observed = metrics(needs);
  let draining = false;
  const readiness: Readiness = {
    ...needs.readiness,
    faults: async () => (draining ? ['the gateway is shutting down'] : needs.readiness.faults()),
  };
  const log = accessLog(logger, observed);
  const demo = isLoopback(config.host) ? needs.demo : undefined;
  const allowsLoopback = demo !== undefined && needs.development;
  const [secure, ofOtherOrigins] = browserHeaders(config.corsOrigins, allowsLoopback);
  const admitted = admission({ concurrent: limits.concurrent, limiters: needs.limiters });
  const live = liveUpdates(needs);

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  app.use(requestContext, log.watch, secure, ofOtherOrigins);
  app.use(metricsRoute(observed, needs.metricsToken));
  app.use(sandboxRoute(demo), deskRoutes(demo, config.oidc), docsRoutes());
  app.use(['/documents', '/v2'], admitRequest(admitted));
  const addresses = { admission: admitted, authenticator, trustProxy: config.trustProxy };
  const admitAny = admitAddress(addresses);
  app.get('/documents/:token', documentRoute(services.documentLinks, config.trustProxy), admitAny, noSuchLink);
  const admit = { any: admitAny, client: admitClient(addresses) };
  const v2 = () => restRoutes({ graph, services, admit, callerOf, note: noteOperation });
  app.use('/v2', needs.development ? whenAsked(v2) : v2());
  app.use((_req, res) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this URL' });
  });
  app.use(errorHandler(logger));

  const apollo = await startApolloServer(needs);
  const headers = usualHeaders([secure]);
  const endpoint = graphqlEndpoint({
    ...needs,
    live,
    apollo,
    admission: admitted,
    trustProxy: config.trustProxy,
    // Only clients that originate loans hand over records.
    bodySizeFor: ({ scopes }) => (scopes.has('loan:originate') ? 'record' : 'operation'),
    credentialsField: 'authToken',
    accessLog: log,
    sending: { headers: [...headers, 'cache-control', 'no-store'], logger },
  });
  const graphql = (req: IncomingMessage, res: ServerResponse) => {
    if (req.headers.origin === undefined) endpoint(req, res);
    else
      void ofOtherOrigins(req as never, res as never, () => {
        endpoint(req, res);
      });
  };
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const edge = isGraphql(req) ? graphql : app;
    if (!needs.isTraced) edge(req, res);
    else
      traceRequests(req, res, () => {
        edge(req, res);
      });
  };
  const health = healthEndpoint(readiness, headers);
  const server = createServer(timeouts(limits.requestSeconds), (req, res) => {
    if (draining) res.setHeader('connection', 'close');
    // Probes that a connection sends together take turns, as all requests do: those behind the first have no socket yet.
    if (res.socket !== null && health(req, res)) return;
    startFacts(req);
    beginInTurn(req.socket, () => {
      if (!health(req, res)) answer(req, res);
    });
  });
  server.on('connection', meterConnection);
  const drain = drainable(server);
  const webSockets = webSocketEndpoint(server, {
    ...needs,
    live,
    reader: { apollo, documents: needs.documents },
    admission: admitted,
    trustProxy: config.trustProxy,
  });
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: async () => {
      draining = true;
      live.stop();
      webSockets.stop();
      await drain();
      await apollo.stop();
    },
  };
}

const isGraphql = ({ url = '' }: IncomingMessage): boolean => /^\/graphql\/?(\?|$)/.test(url);

/** Node looks for connections that are too slow once in an interval, and answers 408. */
const timeouts = (requestSeconds: number) => ({
  requestTimeout: requestSeconds * 1_000,
  headersTimeout: Math.min(10_000, requestSeconds * 1_000),
  connectionsCheckingInterval: Math.min(5_000, requestSeconds * 500),
  keepAliveTimeout: 65_000,
});

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
