import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { actorId } from '../domain/access/viewer.js';
import type { WrittenData } from '../graphql/execution/written-values.js';
import type { GraphServices } from '../graphql/request/context.js';
import type { Graph } from '../graphql/schema.js';
import { mayAnswer, NO_ROOM, roomOf, lengthOf, sendJson, type Pieces } from '../wire/life.js';
import { authTokenEndpoint } from './auth-token.js';
import { commandEndpoint } from './command-endpoint.js';
import { COMMANDS } from './commands.js';
import type { Endpoint, EndpointNeeds } from './endpoint.js';
import { openapiDocument } from './openapi-document.js';
import { reference } from './openapi-schema.js';
import { sendProblem, type Problem } from './problem.js';
import { operationRunner, storedOperation, type Caller, type StoredOperation } from './stored-operation.js';

interface RestNeeds {
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

const MESSAGE = 'Loan fetched successfully';
const NO_SUCH_LOAN: Problem = { status: 404, code: 'NOT_FOUND', message: 'There is no such loan' };

/** In the names of v2, so that what it answers is the record as it is sent. */
export const FULL_RECORD = `query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails Request: request Response: response Underwriting: underwriting } }
}`;

/** The whole record, for those who may see all of it. */
function loanEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, FULL_RECORD);
  const summary = 'The complete record, borrower, risk assessment and underwriting included.';
  return readEndpoint('/loans/{loan_id}', 'FullRecord', operation, read(needs, operation, 'record'), summary);
}

export const PUBLIC_RECORD = `query PublicRecord($id: ID!) { loan(id: $id) { publicRecord } }`;

/** Exactly the PUBLIC class. */
function loanDataEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, PUBLIC_RECORD);
  const summary = 'What everyone may see of a loan: nothing personal in it.';
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
  summary,
  requiredScopes,
  once: false,
  success: { status: 200, data: reference(name) },
  problems: [400, 401, 403, 404, 500, 503],
});

/** Sends a member of the loan as it is written already. */
function read({ write, callerOf }: EndpointNeeds, operation: StoredOperation, member: string): RequestHandler {
  return async (req: Request, res: Response): Promise<void> => {
    const caller = callerOf(req);
    const room = roomOf(req, res, actorId(caller.viewer));
    const outcome = await write(operation, { id: req.params.loan_id }, { ...caller, room });
    if ('problem' in outcome) {
      sendProblem(res, outcome.problem);
      return;
    }
    const found = writtenMember(outcome.data, member);
    if (!found) sendProblem(res, NO_SUCH_LOAN);
    else if (!mayAnswer(room, lengthOf(found), res)) sendProblem(res, NO_ROOM);
    else sendJson(res.set('cache-control', 'no-store'), found);
  };
}

const [BEFORE, AFTER] = [`{"message":${JSON.stringify(MESSAGE)},"data":`, '}'];

/** Undefined where there is no such loan. */
const writtenMember = (written: WrittenData, member: string): Pieces | undefined =>
  written.unwrap(`{"loan":{${JSON.stringify(member)}:`, '}}') ? written.bytes(BEFORE, AFTER) : undefined;
