import type { Request, RequestHandler, Response } from 'express';
import type { WrittenData } from '../graphql/execution/written-data.js';
import type { Endpoint, EndpointNeeds } from './endpoint.js';
import { reference } from './openapi-schema.js';
import { sendProblem, type Problem } from './problem.js';
import { actorId } from '../domain/access/viewer.js';
import { lengthOf, sendJson, type Pieces } from '../wire/send-pieces.js';
import { mayAnswer, NO_ROOM, roomOf } from '../wire/room.js';
import { storedOperation, type StoredOperation } from './stored-operation.js';

const MESSAGE = 'Loan fetched successfully';
const NO_SUCH_LOAN: Problem = { status: 404, code: 'NOT_FOUND', message: 'There is no such loan' };

/** In the names of v2, so that what it answers is the record as it is sent. */
export const FULL_RECORD = `query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails Request: request Response: response Underwriting: underwriting } }
}`;

/** The whole record, for those who may see all of it. */
export function loanEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, FULL_RECORD);
  const summary = 'The complete record, borrower, risk assessment and underwriting included.';
  return readEndpoint('/loans/{loan_id}', 'FullRecord', operation, read(needs, operation, 'record'), summary);
}

export const PUBLIC_RECORD = `query PublicRecord($id: ID!) { loan(id: $id) { publicRecord } }`;

/** Exactly the PUBLIC class. */
export function loanDataEndpoint(needs: EndpointNeeds): Endpoint {
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
