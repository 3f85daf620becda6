import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { actorId } from '../platform/identity/viewer.js';
import type { WrittenData } from '../platform/executor/written-values.js';
import type { GraphServices } from '../features/graph-context.js';
import type { Graph } from '../platform/executor/graph.js';
import {
  mayAnswer,
  OUT_OF_MEMORY,
  memoryOf,
  lengthOf,
  sendJson,
  type Pieces,
} from '../platform/http/wire/request-lifetime.js';
import { authTokenEndpoint } from './auth-token.js';
import { commandEndpoint } from './command-endpoint.js';
import { restCommands } from './commands.js';
import type { Endpoint, EndpointNeeds } from './endpoint.js';
import { openapiDocument } from './openapi-document.js';
import { reference } from './openapi-schema.js';
import { sendProblem, type Problem } from '../platform/http/wire/problem.js';
import { operationRunner, storedOperation, type Caller, type StoredOperation } from './stored-operation.js';

interface RestNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  /** Admits a request with both credentials and refuses any other, or counts a request for its address. */
  readonly admit: { readonly client: RequestHandler; readonly any: RequestHandler };
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
    .all(needs.admit.any)
    .get((_req, res) => {
      document ??= openapiDocument(endpoints, `/v2${SERVICING}`);
      res.set('cache-control', 'public, max-age=300').json(document);
    })
    .all(methodNotAllowed('GET'));
  return router.use(SERVICING, servicingRoutes(endpoints, needs));
}

/** The OpenAPI document as text, without a server. */
export function printOpenapi(graph: Graph): string {
  const unused = () => {
    throw new Error('These endpoints are described and not called');
  };
  const endpoints = endpointsOf({
    graph,
    services: { authToken: unused } as unknown as GraphServices,
    callerOf: unused,
  });
  return `${JSON.stringify(openapiDocument(endpoints, `/v2${SERVICING}`), undefined, 2)}\n`;
}

function endpointsOf({ graph, services, callerOf }: Pick<RestNeeds, 'graph' | 'services' | 'callerOf'>): Endpoint[] {
  const endpointNeeds = { graph, callerOf, ...operationRunner(graph, services) };
  return [
    authTokenEndpoint(services.authToken),
    loanEndpoint(endpointNeeds),
    loanDataEndpoint(endpointNeeds),
    ...restCommands().map((command) => commandEndpoint(endpointNeeds, command)),
  ];
}

/** Each path has one method; any other is answered with it. */
function servicingRoutes(endpoints: readonly Endpoint[], { admit, note }: RestNeeds): Router {
  const router = express.Router();
  const mount = ({ method, path, name, handlers, admits }: Endpoint): void => {
    const noted: RequestHandler = (req, _res, next) => {
      note(req, name);
      next();
    };
    const route = router.route(mountPath(path));
    if (admits === 'ANYONE') route.all(admit.any);
    route[method](noted, ...handlers);
    route.all(methodNotAllowed(method.toUpperCase()));
  };
  endpoints.filter(({ admits }) => admits === 'ANYONE').forEach(mount);
  router.use(admit.client);
  endpoints.filter(({ admits }) => admits === 'CLIENT').forEach(mount);
  return router.use((_req: Request, res: Response) => {
    sendProblem(res, { status: 404, code: 'NOT_FOUND', message: 'This endpoint does not exist' });
  });
}

/** The document writes `{loan_id}` where Express writes `:loan_id`. */
const mountPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const methodNotAllowed =
  (method: string): RequestHandler =>
  (_req: Request, res: Response) => {
    res.set('allow', method);
    sendProblem(res, { status: 405, code: 'METHOD_NOT_ALLOWED', message: `This endpoint accepts only ${method}` });
  };

const MESSAGE = 'Loan fetched successfully';
const NO_SUCH_LOAN: Problem = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is no loan with this ID in your portfolio',
};

/** In the names of v2, so that what it answers is the record as it is sent. */
export const FULL_RECORD = `query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails Request: request Response: response Underwriting: underwriting } }
}`;

/** The whole record, for callers that can see all of it. */
function loanEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, FULL_RECORD);
  const summary = 'Full record, including borrower, risk assessment and underwriting.';
  return readEndpoint('/loans/{loan_id}', 'FullRecord', operation, read(needs, operation, 'record'), summary);
}

export const PUBLIC_RECORD = `query PublicRecord($id: ID!) { loan(id: $id) { publicRecord } }`;

/** Exactly the PUBLIC class. */
function loanDataEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, PUBLIC_RECORD);
  const summary = 'Public data of a loan, without personal data.';
  const handler = read(needs, operation, 'publicRecord');
  return readEndpoint('/loan-data/{loan_id}', 'PublicRecord', operation, handler, summary);
}

const readEndpoint = (
  path: string,
  name: 'FullRecord' | 'PublicRecord',
  { requiredScopes }: StoredOperation,
  handler: RequestHandler,
  summary: string,
): Endpoint => ({
  method: 'get',
  path,
  name,
  admits: 'CLIENT',
  handlers: [handler],
  tag: 'Loans',
  summary,
  requiredScopes,
  once: false,
  success: { status: 200, data: reference(name) },
  problems: [400, 401, 403, 404, 429, 500, 503],
});

/** Sends a member of the loan as it is written already. */
function read({ write, callerOf }: EndpointNeeds, operation: StoredOperation, member: string): RequestHandler {
  return async (req: Request, res: Response): Promise<void> => {
    const caller = callerOf(req);
    const memory = memoryOf(req, res, actorId(caller.viewer));
    const outcome = await write(operation, { id: req.params.loan_id }, { ...caller, memory });
    if ('problem' in outcome) {
      sendProblem(res, outcome.problem);
      return;
    }
    const found = writtenMember(outcome.data, member);
    if (!found) sendProblem(res, NO_SUCH_LOAN);
    else if (!mayAnswer(memory, lengthOf(found), res)) sendProblem(res, OUT_OF_MEMORY);
    else sendJson(res.set('cache-control', 'no-store'), found);
  };
}

const [BEFORE, AFTER] = [`{"message":${JSON.stringify(MESSAGE)},"data":`, '}'];

/** Undefined where there is no such loan. */
const writtenMember = (written: WrittenData, member: string): Pieces | undefined =>
  written.unwrap(`{"loan":{${JSON.stringify(member)}:`, '}}') ? written.bytes(BEFORE, AFTER) : undefined;
