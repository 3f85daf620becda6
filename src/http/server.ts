import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from 'cors';
import express, { type Request, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { RequestLimiter } from '../app/ports.js';
import type { Config } from '../config.js';
import { operationCost } from '../graphql/limits/operation-cost.js';
import { restRoutes } from '../rest/routes.js';
import { sendProblem } from '../rest/problem.js';
import { accessLog } from './access-log.js';
import { authenticate, type Deny } from './authentication.js';
import { documentRoute } from './document-route.js';
import { drainable } from './drain.js';
import { errorHandler } from './error-handler.js';
import { directLane } from './direct/direct-lane.js';
import { knownQueries } from './direct/known-queries.js';
import { usualHeaders } from './direct/usual-headers.js';
import {
  denyGraphql,
  graphqlEndpoint,
  neverStored,
  readLimits,
  type GraphqlEndpointNeeds,
} from './graphql-endpoint.js';
import { healthRoutes, type Readiness } from './health.js';
import { isLoopback } from './is-loopback.js';
import { limitClient, limitProcess } from './limits/limit-concurrency.js';
import { addressOf, clientOf, limitRate } from './limits/limit-rate.js';
import { places, type Places } from './limits/places.js';
import { liveUpdates } from './live/live-updates.js';
import { webSocketEndpoint } from './live/web-socket.js';
import { metrics, type PoolUse } from './metrics.js';
import { pageRoutes } from './pages/page-routes.js';
import type { DemoAccess } from './pages/sandbox-page.js';
import { callerOf, noteOperation, requestContext } from './request-context.js';
import { traceRequests } from './trace-requests.js';

export interface ServerNeeds extends Omit<GraphqlEndpointNeeds, 'live' | 'costOf' | 'queries'> {
  /** Whether every request is to leave a trace. */
  readonly isTraced: boolean;
  readonly config: Pick<Config, 'host' | 'port' | 'corsOrigins' | 'trustProxy'>;
  readonly readiness: Readiness;
  readonly limiters: { readonly perClient: RequestLimiter; readonly perAddress: RequestLimiter };
  /** How busy the connections to the database are; absent where there is no pool. */
  readonly pool: (() => PoolUse) | undefined;
  /** Credentials that the explorer pages come with, as long as only this machine can reach them. */
  readonly demo: (() => Promise<DemoAccess>) | undefined;
  readonly logger: Logger;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, refuses what is new, and ends within a few seconds. */
  stop(): Promise<void>;
}

const STUDIO = 'https://studio.apollographql.com';

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { config, logger, authenticator, limits } = needs;
  const observed = metrics({ pool: needs.pool });
  let draining = false;
  const readiness: Readiness = {
    faults: async () => (draining ? ['the gateway is shutting down'] : needs.readiness.faults()),
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  const log = accessLog(logger, observed);
  app.use(requestContext, traceRequests, log.watch);
  app.use((_req, res, next) => {
    if (draining) res.set('connection', 'close');
    next();
  });
  const common = commonHeaders(config.corsOrigins);
  app.use(...common);
  app.use(healthRoutes(readiness));
  app.get('/metrics', async (_req, res) => {
    res.type(observed.contentType).send(await observed.read());
  });
  app.use(pageRoutes(isLoopback(config.host) ? needs.demo : undefined));
  const taken = { inAll: places(limits.concurrent.inAll), perClient: places(limits.concurrent.perClient) };
  app.use(['/documents', '/graphql', '/v2'], admitAddress(needs, taken.inAll));
  app.get('/documents/:token', documentRoute(needs.services.documentLinks));
  const admitClient = limitsOfClient(needs, taken.perClient);
  const live = liveUpdates(needs);
  const costOf = operationCost(needs.graph.schema);
  const queries = knownQueries();
  app.use('/graphql', await graphqlEndpoint({ ...needs, live, costOf, queries }, admitClient(denyGraphql)));
  app.use(
    '/v2',
    restRoutes({
      graph: needs.graph,
      services: needs.services,
      authenticate: express.Router().use(authenticate(authenticator, sendProblem), admitClient(sendProblem)),
      callerOf,
      note: noteOperation,
    }),
  );
  app.use((_req, res) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address' });
  });
  app.use(errorHandler(logger, denyFor));

  const direct = directLane({
    ...needs,
    queries,
    costOf,
    places: taken,
    accessLog: log,
    headers: usualHeaders([...common, neverStored]),
    trustProxy: config.trustProxy,
    ordinary: app,
  });
  const server = createServer(timeouts(limits.requestSeconds), (req, res) => {
    // Spans are made on the ordinary way, and so is the word that a connection is about to close.
    if (needs.isTraced || draining) app(req, res);
    else direct(req, res);
  });
  const drain = drainable(server);
  const webSockets = webSocketEndpoint(server, { ...needs, live, limits: readLimits(needs) });
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

const denyFor = (req: Request): Deny => (req.originalUrl.startsWith('/graphql') ? denyGraphql : sendProblem);

/** Node looks for connections that are too slow once in an interval, and answers 408. */
const timeouts = (requestSeconds: number) => ({
  requestTimeout: requestSeconds * 1_000,
  headersTimeout: Math.min(10_000, requestSeconds * 1_000),
  connectionsCheckingInterval: Math.min(5_000, requestSeconds * 500),
  keepAliveTimeout: 65_000,
});

/** What browsers are told with every answer. */
const commonHeaders = (corsOrigins: readonly string[]): RequestHandler[] => [
  helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, crossOriginEmbedderPolicy: false }),
  cors({
    origin: [STUDIO, ...corsOrigins],
    maxAge: 600,
    exposedHeaders: ['location', 'retry-after', 'x-request-id'],
  }),
];

/** Before anybody knows who asks. */
function admitAddress({ limiters }: ServerNeeds, inAll: Places): Router {
  const deny: Deny = (res, denial) => {
    denyFor(res.req)(res, denial);
  };
  return express.Router().use(limitProcess(inAll, deny), limitRate(limiters.perAddress, addressOf, deny));
}

/** One count for both edges: a client has so much, wherever it asks. */
function limitsOfClient({ limits, limiters }: ServerNeeds, perClient: Places): (deny: Deny) => RequestHandler {
  const most = limits.concurrent.perClient;
  return (deny) =>
    express.Router().use(limitClient(perClient, most, deny), limitRate(limiters.perClient, clientOf, deny));
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
