import type { IncomingMessage, ServerResponse } from 'node:http';
import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Authenticator } from '../app/client/authenticate.js';
import { inSpan } from '../app/runtime/in-span.js';
import { inTurn } from '../app/runtime/in-turns.js';
import type { Config } from '../config/config.js';
import { actorId, type Viewer } from '../domain/access/viewer.js';
import { executeRequest } from '../graphql/execute-operation.js';
import type { GraphServices } from '../graphql/request/context.js';
import type { OperationCost } from '../graphql/limits/operation-cost.js';
import {
  knownOperation,
  type KnownOperation,
  type Operation,
  operationNameOf,
} from '../graphql/execution/operation.js';
import type { Graph } from '../graphql/schema.js';
import type { AccessLog } from './request/access-log.js';
import { addressOf, factsOf, POSITION_HEADER, positionOf } from './request/request-context.js';
import { faultDenial } from './road/express-steps.js';
import { type Admission, costFault } from './road/admit.js';
import { bearerOf, identify, UNAUTHENTICATED } from './road/identify.js';
import { lifeOf, type Life } from '../wire/life.js';
import { sendEvents } from './live/event-stream.js';
import type { LiveUpdates } from './live/live-updates.js';
import {
  acceptedBy,
  type Call,
  type Caller,
  type Denial,
  NO_SUBSCRIPTION,
  Refused,
  roomFor,
  type UsageReports,
} from './road/call.js';
import type { DocumentFinder } from './road/find-document.js';
import type { ReadNewText } from './road/read-new-text.js';
import { readRequest, type GraphqlRequest } from './road/read-request.js';
import { CutOff } from '../wire/read-bytes.js';
import { sendAnswer, sendDenial, sendFault, type Sending } from './road/send.js';

export interface GraphqlRoadNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly authenticator: Authenticator;
  readonly admission: Admission;
  readonly finder: DocumentFinder;
  readonly readNewText: ReadNewText;
  readonly live: LiveUpdates;
  readonly costOf: OperationCost;
  readonly limits: Config['limits'];
  readonly development: boolean;
  readonly trustProxy: number;
  readonly accessLog: AccessLog;
  readonly sending: Sending;
  readonly logger: Logger;
  /** Absent where no registry is told. */
  readonly reports?: UsageReports | undefined;
}

/**
 * The one road of a GraphQL request over HTTP: receive, identify, admit, read, find the document, cost, carry out, send.
 * The audit log is written where an operation is carried out. Whatever goes wrong on the way ends the request with a word.
 */
export function graphqlRoad(needs: GraphqlRoadNeeds): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const life = lifeOf(req, res);
    const call = receive(needs, req, res);
    void life.during(async () => {
      try {
        await answer(needs, call, life);
      } catch (error) {
        refuse(needs, call, error);
      }
    });
  };
}

function receive({ accessLog }: GraphqlRoadNeeds, req: IncomingMessage, res: ServerResponse): Call {
  res.once('close', () => {
    accessLog.record(req, res);
  });
  return { req, res, facts: factsOf(req), accepted: acceptedBy(req) };
}

async function answer(needs: GraphqlRoadNeeds, call: Call, life: Life): Promise<void> {
  const { req, facts, accepted } = call;
  if (accepted.answer === undefined && !accepted.events) throw new Refused(NOT_ACCEPTABLE);
  const ofAddress = needs.admission.process(life, facts, addressOf(req, needs.trustProxy));
  if (ofAddress) await ofAddress;
  const caller = await identify(needs.authenticator, req, needs.development);
  const { viewer } = caller;
  if (viewer) {
    facts.viewer = viewer;
    const ofClient = needs.admission.client(life, facts, actorId(viewer));
    if (ofClient) await ofClient;
  }
  const request = await (viewer ? readRequest(call, sizeFor(viewer)) : readAnonymous(needs, call, caller));
  const document = await findDocument(needs, call, request);
  if (!document) return;
  const known = knownOperation(document, request.operationName);
  if (!viewer && !(known && mayBeAnonymous(known.operation, needs.development))) throw new Refused(UNAUTHENTICATED);
  if (!known) throw new Refused(NO_SUCH_OPERATION);
  facts.operation = operationNameOf(known);
  const operation: Operation = { document, operationName: request.operationName, variables: request.variables };
  if (accepted.events && isSubscription(known)) await follow(needs, call, caller, operation);
  else await carryOut(needs, call, caller, operation, known);
}

/** Only who originates loans hands records over. */
const sizeFor = ({ scopes }: Viewer) => (scopes.has('loan:originate') ? 'record' : 'operation');

const INTROSPECTION = /\b(__schema|__type|_service)\b/;

/**
 * Who is not known is heard only if it may be an exchange of credentials with a known API key or, in development, a look at
 * the schema. Its body is short, and nothing of it is parsed before it looks like either.
 */
async function readAnonymous(
  { development, finder }: GraphqlRoadNeeds,
  call: Call,
  { isKnownKey }: Caller,
): Promise<GraphqlRequest> {
  const request = await readRequest(call, 'credentials').catch((error: unknown) => {
    throw error instanceof CutOff ? error : new Refused(UNAUTHENTICATED);
  });
  const text = request.text ?? finder.listed(request.documentId) ?? '';
  if ((isKnownKey && /\bauthToken\b/.test(text)) || (development && INTROSPECTION.test(text))) return request;
  throw new Refused(UNAUTHENTICATED);
}

/** Undefined once the caller was told what is wrong with it. */
async function findDocument(
  { finder, readNewText, sending }: GraphqlRoadNeeds,
  call: Call,
  request: GraphqlRequest,
): Promise<DocumentNode | undefined> {
  const { text, document } = await finder.find(request);
  if (document) return document;
  const read = await inSpan('read new text', () => inTurn(() => readNewText(text, call.req.headers)));
  if ('errors' in read) {
    sendFault(sending, call, read);
    return undefined;
  }
  finder.known.learn(text, read);
  return read;
}

async function carryOut(
  { graph, services, costOf, limits, sending, trustProxy, reports }: GraphqlRoadNeeds,
  call: Call,
  { viewer, apiKey }: Caller,
  operation: Operation,
  known: KnownOperation,
): Promise<void> {
  checkKind(known, call);
  const { document, variables = {} } = operation;
  const cost = viewer && { requested: costOf(document, known.operation, variables), limit: limits.cost[viewer.role] };
  if (cost && cost.requested > cost.limit) {
    await sendAnswer(sending, call, { errors: [costFault(cost)] }, cost, false);
    return;
  }
  const address = addressOf(call.req, trustProxy);
  const asked = {
    requestId: call.facts.requestId,
    viewer,
    apiKey,
    address,
    position: positionOf(call.req),
    room: roomFor(call),
  };
  if (viewer) services.usage.note(graph.schema, document, known, viewer);
  const started = performance.now();
  const { answer, context, position } = await executeRequest(graph, services, operation, asked);
  if (viewer) reports?.carriedOut(operation, viewer, answer, performance.now() - started);
  if (position !== undefined) call.res.setHeader(POSITION_HEADER, position);
  const isSealed = !context.disclosures.isEmpty;
  await sendAnswer(sending, call, answer, cost, isQuery(known) && !isSealed);
}

const isQuery = ({ operation }: KnownOperation): boolean => operation.operation === OperationTypeNode.QUERY;

const isSubscription = ({ operation }: KnownOperation): boolean =>
  operation.operation === OperationTypeNode.SUBSCRIPTION;

function checkKind(known: KnownOperation, { accepted, req: { method } }: Call): void {
  if (isSubscription(known)) throw new Refused(SUBSCRIPTION);
  if (accepted.answer === undefined) throw new Refused(NO_SUBSCRIPTION);
  if (method === 'GET' && !isQuery(known)) throw new Refused(NOT_BY_GET);
}

const SCHEMA_FIELDS = new Set(['__schema', '__type', '__typename', '_service']);

/** A request without a viewer may exchange credentials or, in development, read the schema; nothing else. */
function mayBeAnonymous({ operation, selectionSet }: OperationDefinitionNode, development: boolean): boolean {
  const names = selectionSet.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
  if (operation === OperationTypeNode.MUTATION) return names.length === 1 && names[0] === 'authToken';
  return development && operation === OperationTypeNode.QUERY && names.every((name) => SCHEMA_FIELDS.has(name));
}

/** Live updates. The credentials are looked at again for as long as they are sent. */
function follow(
  { authenticator, live, logger, sending }: GraphqlRoadNeeds,
  call: Call,
  { apiKey }: Caller,
  operation: Operation,
): Promise<void> {
  const bearer = bearerOf(call.req.headers.authorization);
  const viewer = async () => (bearer === undefined ? undefined : authenticator.viewerOf(bearer, apiKey));
  const life = lifeOf(call.req, call.res);
  const caller = { requestId: call.facts.requestId, life, apiKey, viewer };
  return sendEvents(call, sending.headers, () => live.start(caller, operation), logger);
}

function refuse({ sending, logger }: GraphqlRoadNeeds, call: Call, error: unknown): void {
  if (error instanceof CutOff || call.res.closed) return;
  if (call.res.headersSent) {
    call.res.destroy();
    return;
  }
  const denial = faultDenial(error, logger, call.facts.requestId);
  sendDenial(sending, call, denial);
}

const NOT_ACCEPTABLE: Denial = {
  status: 406,
  code: 'BAD_REQUEST',
  message: 'Accept application/json, application/graphql-response+json or, for live updates, text/event-stream',
};

const NO_SUCH_OPERATION: Denial = {
  status: 400,
  code: 'OPERATION_RESOLUTION_FAILURE',
  message: 'The document has no operation of this name, or several and operationName names none',
};

const SUBSCRIPTION: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send a subscription with `accept: text/event-stream`, or over WebSocket (graphql-transport-ws)',
};

const NOT_BY_GET: Denial = { status: 405, code: 'BAD_REQUEST', message: 'Send a mutation as a POST', allow: 'POST' };
