import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import cors from 'cors';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Authenticator } from '../app/client/authenticate.js';
import type { RequestLimiter } from '../app/ports/ports.js';
import type { Config } from '../config/config.js';
import { operationCost } from '../graphql/limits/operation-cost.js';
import type { GraphServices } from '../graphql/request/context.js';
import type { Graph } from '../graphql/schema.js';
import { sendProblem } from '../rest/problem.js';
import { restRoutes } from '../rest/routes.js';
import { graphqlRoad } from './graphql-road.js';
import { liveUpdates } from './live/live-updates.js';
import { webSocketEndpoint } from './live/web-socket.js';
import { deskRoutes } from './pages/desk-routes.js';
import { type GiveDemoAccess, sandboxRoute } from './pages/sandbox-route.js';
import { accessLog, traceRequests } from './request/access-log.js';
import {
  callerOf,
  isLoopback,
  noteOperation,
  POSITION_HEADER,
  requestContext,
  startFacts,
} from './request/request-context.js';
import { type JobUse, type KeyServiceUse, metrics, type PoolUse, type ReplicaUse } from './request/metrics.js';
import { admission } from './road/admit.js';
import type { UsageReports } from './road/call.js';
import { admitAddress, admitClient, errorHandler } from './road/express-steps.js';
import { documentFinder } from './road/find-document.js';
import { newTextReader } from './road/read-new-text.js';
import type { PersistedDocuments, SharedTexts } from './road/registered-texts.js';
import { documentRoute, healthRoutes, metricsRoute, type Readiness, usualHeaders } from './routes.js';

const DRAIN_MS = 8_000;

/**
 * Lets a server end in good order: what is under way is answered, connections that nobody is being answered on are closed,
 * those included that never asked anything, and whatever is left after some seconds is cut.
 */
export function drainable(server: Server): () => Promise<void> {
  const quiet = new Set<Socket>();
  const forget = function (this: Socket) {
    quiet.delete(this);
  };
  // One that offered another protocol begins anew with each request.
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
  // Whoever took it over closes it.
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
  /** What whoever reads /metrics has to show at this moment. */
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

const STUDIO = 'https://studio.apollographql.com';

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { config, logger, authenticator, limits, graph, services } = needs;
  const observed = metrics(needs);
  let draining = false;
  const readiness: Readiness = {
    ...needs.readiness,
    faults: async () => (draining ? ['the gateway is shutting down'] : needs.readiness.faults()),
  };
  const log = accessLog(logger, observed);
  const [secure, ofOtherOrigins] = browserHeaders(config.corsOrigins);
  const admitted = admission({ concurrent: limits.concurrent, limiters: needs.limiters });
  const live = liveUpdates(needs);

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  app.use(requestContext, log.watch, secure, ofOtherOrigins);
  app.use(healthRoutes(readiness));
  app.use(metricsRoute(observed, needs.metricsToken));
  const demo = isLoopback(config.host) ? needs.demo : undefined;
  app.use(sandboxRoute(demo), deskRoutes(demo, config.oidc));
  app.use(['/documents', '/v2'], admitAddress(admitted, config.trustProxy));
  app.get('/documents/:token', documentRoute(services.documentLinks, config.trustProxy));
  const authenticate = admitClient(authenticator, admitted);
  const v2 = () => restRoutes({ graph, services, authenticate, callerOf, note: noteOperation });
  app.use('/v2', needs.development ? whenAsked(v2) : v2());
  app.use((_req, res) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address' });
  });
  app.use(errorHandler(logger));

  const readNewText = await newTextReader(graph, logger);
  const finder = documentFinder({ ...needs, limits: limits.document });
  const road = graphqlRoad({
    ...needs,
    live,
    finder,
    admission: admitted,
    readNewText,
    costOf: operationCost(graph.schema),
    trustProxy: config.trustProxy,
    accessLog: log,
    sending: { headers: [...usualHeaders([secure]), 'cache-control', 'no-store'], logger },
  });
  const graphql = (req: IncomingMessage, res: ServerResponse) => {
    if (req.headers.origin === undefined) road(req, res);
    else
      void ofOtherOrigins(req as never, res as never, () => {
        road(req, res);
      });
  };
  const server = createServer(timeouts(limits.requestSeconds), (req, res) => {
    startFacts(req);
    if (draining) res.setHeader('connection', 'close');
    const answer = isGraphql(req) ? graphql : app;
    if (!needs.isTraced) answer(req, res);
    else
      traceRequests(req, res, () => {
        answer(req, res);
      });
  });
  const drain = drainable(server);
  const webSockets = webSocketEndpoint(server, {
    ...needs,
    live,
    reader: { finder, readNewText },
    admission: admitted,
    trustProxy: config.trustProxy,
  });
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: () => {
      draining = true;
      live.stop();
      webSockets.stop();
      return drain();
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

/** What browsers are told with every answer, and what those who come from another origin are. */
const browserHeaders = (corsOrigins: readonly string[]): [RequestHandler, RequestHandler] => [
  helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, crossOriginEmbedderPolicy: false }),
  cors({
    origin: [STUDIO, ...corsOrigins],
    maxAge: 600,
    exposedHeaders: ['location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id', POSITION_HEADER],
  }),
];

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
