import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from 'cors';
import express, { type Request } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { restRoutes } from '../rest/routes.js';
import { sendProblem } from '../rest/problem.js';
import { accessLog } from './access-log.js';
import { authenticate } from './authentication.js';
import { documentRoute } from './document-route.js';
import { errorHandler } from './error-handler.js';
import { denyGraphql, graphqlEndpoint, type GraphqlEndpointNeeds } from './graphql-endpoint.js';
import { healthRoutes, type Readiness } from './health.js';
import { metrics } from './metrics.js';
import { pageRoutes } from './pages/page-routes.js';
import type { DemoAccess } from './pages/sandbox-page.js';
import { callerOf, requestContext } from './request-context.js';

export interface ServerNeeds extends GraphqlEndpointNeeds {
  readonly config: Pick<Config, 'host' | 'port' | 'corsOrigins' | 'trustProxy'>;
  readonly readiness: Readiness;
  readonly demo: (() => Promise<DemoAccess>) | undefined;
  readonly logger: Logger;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, refuses what is new, and ends within a few seconds. */
  stop(): Promise<void>;
}

const STUDIO = 'https://studio.apollographql.com';
const DRAIN_MS = 8_000;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { config, logger, authenticator } = needs;
  const observed = metrics();
  let draining = false;
  const readiness: Readiness = {
    faults: async () => (draining ? ['the gateway is shutting down'] : needs.readiness.faults()),
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.trustProxy);
  app.use(requestContext, accessLog(logger, observed));
  app.use((_req, res, next) => {
    if (draining) res.set('connection', 'close');
    next();
  });
  app.use(
    helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, crossOriginEmbedderPolicy: false }),
  );
  app.use(
    cors({ origin: [STUDIO, ...config.corsOrigins], maxAge: 600, exposedHeaders: ['x-request-id', 'retry-after'] }),
  );
  app.use(healthRoutes(readiness));
  app.get('/metrics', observed.serve);
  app.use(pageRoutes(needs.demo));
  app.get('/documents/:token', documentRoute(needs.services.documentLinks));
  app.use('/graphql', await graphqlEndpoint(needs));
  app.use(
    '/v2/servicing',
    restRoutes({
      graph: needs.graph,
      services: needs.services,
      authenticate: authenticate(authenticator, sendProblem),
      callerOf,
    }),
  );
  app.use((_req, res) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address' });
  });
  app.use(errorHandler(logger, (req: Request) => (req.path.startsWith('/graphql') ? denyGraphql : sendProblem)));

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }, app);
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: () => {
      draining = true;
      return drain(server);
    },
  };
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 100);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
