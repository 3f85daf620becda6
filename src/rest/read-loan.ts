import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint, EndpointNeeds } from './endpoint.js';
import { reference } from './openapi/schema.js';
import { sendProblem } from './problem.js';
import { storedOperation, type StoredOperation } from './stored-operation.js';

const MESSAGE = 'Loan fetched successfully';
const NO_SUCH_LOAN = { status: 404, code: 'NOT_FOUND', message: 'There is no such loan' };

const FULL_RECORD = `query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails request response underwriting } }
}`;

interface FullRecord {
  readonly loan: { readonly record: Record<'loanDetails' | 'request' | 'response' | 'underwriting', object> } | null;
}

/** The whole record, for those who may see all of it. */
export function loanEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, FULL_RECORD);
  const handler = readWith<FullRecord>(needs, operation, ({ record }) => ({
    loanDetails: record.loanDetails,
    Request: record.request,
    Response: record.response,
    Underwriting: record.underwriting,
  }));
  const summary = 'The complete record, borrower, risk assessment and underwriting included.';
  return readEndpoint('/loans/{loan_id}', 'FullRecord', operation, handler, summary);
}

const PUBLIC_RECORD = `query PublicRecord($id: ID!) { loan(id: $id) { publicRecord } }`;

interface PublicRecord {
  readonly loan: { readonly publicRecord: object } | null;
}

/** Exactly the PUBLIC class. */
export function loanDataEndpoint(needs: EndpointNeeds): Endpoint {
  const operation = storedOperation(needs.graph.schema, PUBLIC_RECORD);
  const handler = readWith<PublicRecord>(needs, operation, ({ publicRecord }) => publicRecord);
  const summary = 'What everyone may see of a loan: nothing personal in it.';
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

function readWith<Data extends { readonly loan: object | null }>(
  { run, callerOf }: EndpointNeeds,
  operation: StoredOperation,
  dataOf: (loan: NonNullable<Data['loan']>) => object,
): RequestHandler {
  return async (req: Request, res: Response): Promise<void> => {
    const outcome = await run<Data>(operation, { id: req.params.loan_id }, callerOf(req));
    if ('problem' in outcome) sendProblem(res, outcome.problem);
    else if (!outcome.data.loan) sendProblem(res, NO_SUCH_LOAN);
    else res.set('cache-control', 'no-store').json({ message: MESSAGE, data: dataOf(outcome.data.loan) });
  };
}
