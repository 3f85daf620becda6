import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphServices } from '../graphql/request/context.js';
import type { Graph } from '../graphql/schema.js';
import { authTokenEndpoint } from './auth-token.js';
import { commandEndpoint } from './command-endpoint.js';
import { COMMANDS } from './commands.js';
import type { Endpoint } from './endpoint.js';
import { openapiDocument } from './openapi-document.js';
import { sendProblem } from './problem.js';
import { loanDataEndpoint, loanEndpoint } from './read-loan.js';
import { operationRunner, type Caller } from './stored-operation.js';

export interface RestNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  /** Admits a request with both credentials and answers any other. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (req: Request) => Caller;
  /** Told which operation a request asks for, for the log. */
  readonly note: (req: Request, operation: string) => void;
}

const SERVICING = '/servicing';

/** Everything below /v2: one table of endpoints is mounted and described, so the document cannot say anything else. */
export function restRoutes(needs: RestNeeds): Router {
  const endpoints = endpointsOf(needs);
  let document: ReturnType<typeof openapiDocument> | undefined;
  const router = express.Router();
  router
    .route('/openapi.json')
    .get((_req, res) => {
      document ??= openapiDocument(endpoints, `/v2${SERVICING}`);
      res.set('cache-control', 'public, max-age=300').json(document);
    })
    .all(methodNotAllowed('GET'));
  return router.use(SERVICING, servicingRoutes(endpoints, needs));
}

function endpointsOf({ graph, services, callerOf }: RestNeeds): Endpoint[] {
  const endpointNeeds = { graph, callerOf, ...operationRunner(graph, services) };
  return [
    authTokenEndpoint(services.authToken),
    loanEndpoint(endpointNeeds),
    loanDataEndpoint(endpointNeeds),
    ...COMMANDS.map((command) => commandEndpoint(endpointNeeds, command)),
  ];
}

/** Each path has one method; any other is answered with it. */
function servicingRoutes(endpoints: readonly Endpoint[], { authenticate, note }: RestNeeds): Router {
  const router = express.Router();
  const mount = ({ method, path, name, handlers }: Endpoint): void => {
    const noted: RequestHandler = (req, _res, next) => {
      note(req, name);
      next();
    };
    const route = router.route(mountPath(path));
    route[method](noted, ...handlers);
    route.all(methodNotAllowed(method.toUpperCase()));
  };
  endpoints.filter(({ admits }) => admits === 'ANYONE').forEach(mount);
  router.use(authenticate);
  endpoints.filter(({ admits }) => admits === 'CLIENT').forEach(mount);
  return router.use((_req: Request, res: Response) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'There is no such endpoint' });
  });
}

/** The document writes `{loan_id}` where Express writes `:loan_id`. */
const mountPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const methodNotAllowed =
  (method: string): RequestHandler =>
  (_req: Request, res: Response) => {
    res.set('allow', method);
    sendProblem(res, { status: 405, code: 'METHOD_NOT_ALLOWED', message: `This address takes ${method} only` });
  };
