import type { IncomingMessage, ServerResponse } from 'node:http';
import { inOperationSpan } from '../runtime/in-span.js';
import { HeaderMap } from '@apollo/server';
import type { Logger } from 'pino';
import type { Authenticator } from '../identity/authenticator.js';
import { actorId, type Viewer } from '../identity/viewer.js';
import type { Asked } from '../executor/execute-operation.js';
import type { Operation } from '../executor/operation.js';
import type { AccessLog } from './request/access-log.js';
import { addressOf, factsOf, positionOf } from './request/request-context.js';
import { faultDenial } from './pipeline/express-steps.js';
import type { Admission } from './pipeline/admit.js';
import { type Apollo, READ_HEADERS } from './pipeline/apollo-server.js';
import { bearerOf, identify, UNAUTHENTICATED } from './pipeline/identify.js';
import { lifetimeOf, type RequestLifetime } from './wire/request-lifetime.js';
import { sendEvents } from './live/event-stream.js';
import type { LiveUpdates } from './live/live-updates.js';
import { acceptedBy, type Call, type Caller, type Denial, Refused, memoryFor } from './pipeline/call.js';
import { Exchange } from './pipeline/exchange.js';
import type { PersistedDocuments } from './pipeline/persisted-documents.js';
import { type BodySize, readRequest, type GraphqlRequest } from './pipeline/read-request.js';
import { CutOff } from './wire/read-bytes.js';
import { sendDenial, sendResponse, type Sending } from './pipeline/send.js';

export interface GraphqlEndpointNeeds {
  readonly apollo: Apollo;
  readonly authenticator: Authenticator;
  readonly admission: Admission;
  readonly documents: PersistedDocuments;
  readonly live: LiveUpdates;
  readonly development: boolean;
  readonly trustProxy: number;
  /** How large a body a client may send. */
  readonly bodySizeFor: (viewer: Viewer) => BodySize;
  /** The mutation that exchanges credentials: the only field for callers without a token. */
  readonly credentialsField: string;
  readonly accessLog: AccessLog;
  readonly sending: Sending;
  readonly logger: Logger;
}

/**
 * A GraphQL request over HTTP: identify its caller, admit it, read it, hand it to Apollo Server, send what that answers.
 * The audit log is written where an operation is executed. Every failure on the way ends the request with an error.
 */
export function graphqlEndpoint(needs: GraphqlEndpointNeeds): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const lifetime = lifetimeOf(req, res);
    const call = receive(needs, req, res);
    void lifetime.during(async () => {
      try {
        await answer(needs, call, lifetime);
      } catch (error) {
        refuse(needs, call, error);
      }
    });
  };
}

function receive({ accessLog }: GraphqlEndpointNeeds, req: IncomingMessage, res: ServerResponse): Call {
  res.once('close', () => {
    accessLog.record(req, res);
  });
  return { req, res, facts: factsOf(req), accepted: acceptedBy(req) };
}

async function answer(needs: GraphqlEndpointNeeds, call: Call, lifetime: RequestLifetime): Promise<void> {
  const { req, facts, accepted } = call;
  if (accepted.answer === undefined && accepted.events === undefined) throw new Refused(NOT_ACCEPTABLE);
  needs.admission.process(lifetime);
  const caller = await identify(needs.authenticator, req, needs.development, (asks) =>
    needs.admission.address(facts, addressOf(req, needs.trustProxy), asks),
  );
  const { viewer } = caller;
  if (viewer) {
    facts.viewer = viewer;
    const ofClient = needs.admission.client(lifetime, facts, actorId(viewer));
    if (ofClient) await ofClient;
  }
  const request = await (viewer
    ? readRequest(call, needs.bodySizeFor(viewer), needs.documents)
    : readAnonymous(needs, call, caller));
  const exchange = new Exchange(facts, askedBy(needs, call, caller), accepted);
  const response = await inOperationSpan(() =>
    needs.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { ...request, method: req.method ?? '', headers: headersOf(req) },
      context: () => Promise.resolve({ exchange }),
    }),
  );
  if (exchange.subscription) await follow(needs, call, caller, exchange.subscription);
  else await sendResponse(needs.sending, call, exchange, response);
}

const askedBy = ({ trustProxy }: GraphqlEndpointNeeds, call: Call, { viewer, apiKey }: Caller): Asked => ({
  requestId: call.facts.requestId,
  viewer,
  apiKey,
  address: addressOf(call.req, trustProxy),
  position: positionOf(call.req),
  memory: memoryFor(call),
});

/** What the client accepts was settled before: an empty `accept` keeps Apollo Server from negotiating once more. */
function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap([['accept', '']]);
  for (const name of READ_HEADERS) {
    const value = headers[name];
    if (value !== undefined) map.set(name, String(value));
  }
  return map;
}

const INTROSPECTION = /\b(__schema|__type|_service)\b/;

/**
 * An anonymous request is read only if it may be an exchange of credentials with a known API key or, in development,
 * introspection. Its body is short, and nothing of it is parsed before it looks like either.
 */
async function readAnonymous(
  { development, documents, credentialsField }: GraphqlEndpointNeeds,
  call: Call,
  { isKnownKey }: Caller,
): Promise<GraphqlRequest> {
  const request = await readRequest(call, 'credentials', documents).catch((error: unknown) => {
    throw error instanceof CutOff ? error : new Refused(UNAUTHENTICATED);
  });
  const { text = '' } = request;
  if ((isKnownKey && text.includes(credentialsField)) || (development && INTROSPECTION.test(text))) return request;
  throw new Refused(UNAUTHENTICATED);
}

/** Live updates. The credentials are looked at again for as long as they are sent. */
function follow(
  { authenticator, live, logger, sending }: GraphqlEndpointNeeds,
  call: Call,
  { apiKey }: Caller,
  operation: Operation,
): Promise<void> {
  const bearer = bearerOf(call.req.headers.authorization);
  const viewer = async () => (bearer === undefined ? undefined : authenticator.viewerOf(bearer, apiKey));
  const lifetime = lifetimeOf(call.req, call.res);
  const caller = { requestId: call.facts.requestId, lifetime, apiKey, viewer };
  return sendEvents(call, sending.headers, () => live.start(caller, operation), logger);
}

function refuse({ sending, logger }: GraphqlEndpointNeeds, call: Call, error: unknown): void {
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
  message:
    'Accept application/json or application/graphql-response+json. For live updates, accept text/event-stream or multipart/mixed;subscriptionSpec=1.0.',
};
