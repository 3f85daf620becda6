import type { Request, Response } from 'express';
import { sendProblem } from './problem.js';
import { storedOperation, type Caller, type RunOperation, type StoredOperation } from './stored-operation.js';

type CallerOf = (req: Request) => Caller;

const MESSAGE = 'Loan fetched successfully';
const NO_SUCH_LOAN = { status: 404, code: 'NOT_FOUND', message: 'There is no such loan' };

const FULL_RECORD = storedOperation(`query FullRecord($id: ID!) {
  loan(id: $id) { record { loanDetails request response underwriting } }
}`);

interface FullRecord {
  readonly loan: { readonly record: Record<'loanDetails' | 'request' | 'response' | 'underwriting', object> } | null;
}

/** GET /loans/{loan_id}: the whole record, for those who may see all of it. */
export const getLoan = (run: RunOperation, callerOf: CallerOf) =>
  answerWith<FullRecord>(run, callerOf, FULL_RECORD, ({ record }) => ({
    loanDetails: record.loanDetails,
    Request: record.request,
    Response: record.response,
    Underwriting: record.underwriting,
  }));

const PUBLIC_RECORD = storedOperation(`query PublicRecord($id: ID!) { loan(id: $id) { publicRecord } }`);

interface PublicRecord {
  readonly loan: { readonly publicRecord: object } | null;
}

/** GET /loan-data/{loan_id}: exactly the PUBLIC class. */
export const getLoanData = (run: RunOperation, callerOf: CallerOf) =>
  answerWith<PublicRecord>(run, callerOf, PUBLIC_RECORD, ({ publicRecord }) => publicRecord);

function answerWith<Data extends { readonly loan: object | null }>(
  run: RunOperation,
  callerOf: CallerOf,
  operation: StoredOperation,
  dataOf: (loan: NonNullable<Data['loan']>) => object,
) {
  return async (req: Request, res: Response): Promise<void> => {
    const outcome = await run<Data>(operation, { id: req.params.loanId }, callerOf(req));
    if ('problem' in outcome) sendProblem(res, outcome.problem);
    else if (!outcome.data.loan) sendProblem(res, NO_SUCH_LOAN);
    else res.set('cache-control', 'no-store').json({ message: MESSAGE, data: dataOf(outcome.data.loan) });
  };
}
