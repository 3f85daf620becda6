import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../../app/authenticate.js';
import type { RequestLimiter } from '../../app/ports.js';
import type { Config } from '../../config.js';
import type { Viewer } from '../../domain/access/viewer.js';
import type { GraphServices } from '../../graphql/context.js';
import type { Answer } from '../../graphql/operation.js';
import type { OperationCost } from '../../graphql/limits/operation-cost.js';
import { variablesFault } from '../../graphql/limits/variables-fault.js';
import { requestScope } from '../../graphql/request-scope.js';
import type { Graph } from '../../graphql/schema.js';
import type { WrittenData } from '../../graphql/written-data.js';
import type { AccessLog } from '../access-log.js';
import { bearerOf, isApiKey } from '../authentication.js';
import { addressOf } from '../caller-place.js';
import type { Places } from '../limits/places.js';
import { noted } from '../noted.js';
import { factsOf, startFacts } from '../request-context.js';
import { endInPieces, lengthOf } from '../../rest/send-pieces.js';
import { plainBody, readPlainBody, type PlainBody } from './plain-body.js';
import type { KnownQueries, KnownQuery } from './known-queries.js';

export interface DirectLaneNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly authenticator: Authenticator;
  readonly queries: KnownQueries;
  readonly costOf: OperationCost;
  readonly limits: Config['limits'];
  readonly limiters: { readonly perClient: RequestLimiter; readonly perAddress: RequestLimiter };
  readonly places: { readonly inAll: Places; readonly perClient: Places };
  readonly accessLog: AccessLog;
  /** What every answer carries. */
  readonly headers: readonly string[];
  readonly trustProxy: boolean;
  /** Where a request goes that is not for this lane; its body may have been read, and its answer may be ready. */
  readonly ordinary: (req: IncomingMessage, res: ServerResponse) => void;
}

/** Answers that were made here but hold errors: the ordinary way puts them in form. */
const ready = noted<Answer>('answer');

export const readyAnswerOf = (req: IncomingMessage): Answer | undefined => ready.of(req);

/**
 * A lane for the many: a known client that asks a known query in a small, plain request is answered without the
 * machinery that tells kinds of requests apart. The same credentials, limits, rules, audit and log hold here; whatever
 * is new, refused, or not plain goes the ordinary way from its start.
 */
export function directLane(needs: DirectLaneNeeds): (req: IncomingMessage, res: ServerResponse) => void {
  const { ordinary, authenticator, accessLog } = needs;
  return (req, res) => {
    const viewer = isPlain(req) ? knownViewer(authenticator, req) : undefined;
    if (!viewer) {
      ordinary(req, res);
      return;
    }
    startFacts(req).viewer = viewer;
    const answer = (body: PlainBody) => {
      answerCall(needs, { viewer, body, req, res }).then(
        (isAnswered) => {
          if (!isAnswered) ordinary(req, res);
        },
        () => {
          ordinary(req, res);
        },
      );
    };
    readPlainBody(req, answer, () => {
      accessLog.record(req, res);
    });
  };
}

/** Browsers of other origins and clients with wishes about the format go the ordinary way. */
function isPlain({ method, url, headers }: IncomingMessage): boolean {
  const { accept } = headers;
  return (
    method === 'POST' &&
    url === '/graphql' &&
    (accept === undefined || accept === '*/*' || accept === 'application/json') &&
    headers.origin === undefined &&
    plainBody(headers)
  );
}

function knownViewer(authenticator: Authenticator, { headers }: IncomingMessage): Viewer | undefined {
  const bearer = bearerOf(headers.authorization);
  return bearer !== undefined && isApiKey(headers.key) ? authenticator.knownViewerOf(bearer, headers.key) : undefined;
}

interface Call {
  readonly viewer: Viewer;
  readonly body: PlainBody;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** False when the call goes the ordinary way after all, which then says why it is refused. */
async function answerCall(needs: DirectLaneNeeds, call: Call): Promise<boolean> {
  const { queries, costOf, limits } = needs;
  const { text, operationName, variables } = call.body;
  const query = text === undefined ? undefined : queries.find(text, operationName);
  if (!query || variablesFault(variables)) return false;
  const { role } = call.viewer;
  const cost = { requested: costOf(query.document, query.operation, variables ?? {}), limit: limits.cost[role] };
  if (cost.requested > cost.limit || (await isTooMuch(needs, call))) return false;
  const leave = takePlaces(needs.places, call.viewer.clientId);
  if (!leave) return false;
  let isSent = false;
  try {
    const data = await carryOut(needs, call, query);
    if (data === undefined) return false;
    const body = bytesOf(data, `,"extensions":${JSON.stringify({ cost })}}\n`);
    isSent = true;
    send(needs, call, body, leave);
    return true;
  } finally {
    if (!isSent) leave();
  }
}

async function isTooMuch({ limiters, trustProxy }: DirectLaneNeeds, { viewer, req }: Call): Promise<boolean> {
  const ofAddress = limiters.perAddress.take(addressOf(req, trustProxy));
  if (ofAddress && (await ofAddress)) return true;
  const ofClient = limiters.perClient.take(viewer.clientId);
  return ofClient !== undefined && (await ofClient) !== undefined;
}

function takePlaces({ inAll, perClient }: DirectLaneNeeds['places'], clientId: string): (() => void) | undefined {
  if (!inAll.take('')) return undefined;
  if (perClient.take(clientId))
    return () => {
      perClient.leave(clientId);
      inAll.leave('');
    };
  inAll.leave('');
  return undefined;
}

async function carryOut(
  { graph, services }: DirectLaneNeeds,
  { viewer, body: { operationName, variables }, req }: Call,
  { document, name }: KnownQuery,
): Promise<WrittenData | undefined> {
  const facts = factsOf(req);
  facts.operation = name;
  const apiKey = req.headers.key as string;
  const context = requestScope(services, { requestId: facts.requestId, viewer, apiKey });
  const answer = await graph.execute({ document, operationName, variables }, context);
  if (answer.data && !answer.errors) return answer.data;
  ready.set(req, answer);
  return undefined;
}

const BEFORE = '{"data":';

const bytesOf = (data: WrittenData, after: string): readonly Uint8Array[] => data.bytes(BEFORE, after);

function send(
  { headers, accessLog }: DirectLaneNeeds,
  { req, res }: Call,
  body: readonly Uint8Array[],
  leave: () => void,
): void {
  const end = () => {
    leave();
    accessLog.record(req, res);
  };
  if (res.closed) {
    end();
    return;
  }
  res.once('close', end);
  res.writeHead(200, [
    ...headers,
    'content-type',
    'application/json; charset=utf-8',
    'x-request-id',
    factsOf(req).requestId,
    'content-length',
    lengthOf(body),
  ]);
  endInPieces(res, body);
}
