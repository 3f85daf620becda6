import type { RefusalCode } from '../domain/refusal-codes.js';
import type { Refusal } from '../domain/refusal.js';
import type { Problem, ProblemStatus } from '../platform/http/wire/problem.js';
import { pascalCase } from './v2-type.js';

/** 409 if the current state forbids the command, 422 if its input does. */
export const STATUS_OF: Readonly<Record<RefusalCode, ProblemStatus>> = {
  NOT_FOUND: 404,
  INVALID_INPUT: 422,
  NOT_ALLOWED_IN_STATE: 409,
  ALREADY_EXISTS: 409,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  IN_PROGRESS: 409,
  APPLICATION_INCOMPLETE: 409,
  DEAL_NOT_OFFERED: 422,
  CONTRACT_DIFFERS: 422,
  STIPULATIONS_OPEN: 409,
  LIEN_MISSING: 409,
  NOT_DELINQUENT_ENOUGH: 409,
  BEYOND_POLICY: 409,
  DELAY_AGREED: 409,
  QUEUE_EMPTY: 409,
  EFFECTIVE_DATE_NOT_ALLOWED: 422,
  NOTHING_OWED: 409,
  EXCEEDS_CREDIT_BALANCE: 422,
  EXCEEDS_FEE_BALANCE: 422,
  EXCEEDS_FEE_CAP: 422,
  EXCEEDS_FEE_PAID: 422,
  EXCEEDS_ACCRUED_INTEREST: 422,
  EXCEEDS_PRINCIPAL: 422,
  EXCEEDS_SMALL_BALANCE: 422,
  NEEDS_APPROVAL: 409,
  SAME_CLIENT: 409,
  INSTRUCTION_NOT_ALLOWED: 422,
  DUPLICATE_REFERENCE: 409,
  NOT_YOURS: 409,
  ALREADY_SENT: 409,
  BALANCE_OUTSTANDING: 409,
  LOANS_OPEN: 409,
  RETENTION_RUNS: 409,
  NOT_IN_DEFAULT: 409,
  NO_SOLUTION: 422,
  ON_HOLD: 409,
  BEYOND_OWN_ACCESS: 403,
};

/** What is read of a refusal, whichever of its types the union of the command has. */
export const REFUSAL_SELECTION = `... on Refusal {
  code
  message
  ... on InvalidInput { faults { field reason } }
  ... on NotAllowedInState { currentState command allowedCommands }
  ... on StipulationsOpen { stipulations { position } }
  ... on DealNotOffered { offeredDeals { dealId term } }
  ... on AmountTooHigh { atMost }
  ... on ApprovalNeeded { limit }
  ... on DateNotAllowed { earliest latest }
  ... on NotYetAllowed { allowedFrom openLoans retentionMonths }
  ... on LoanOnHold { command holds { id kind from until } }
  ... on CommandRefused { data }
}`;

/** A refusal as the graph answers it. */
export type AnsweredRefusal = Refusal & { readonly __typename: string };

export function refusalProblem(refusal: AnsweredRefusal): Problem {
  const { code, message } = refusal;
  const problem = { status: STATUS_OF[code], code, message };
  if (refusal.code === 'INVALID_INPUT') return { ...problem, faults: refusal.faults };
  if (refusal.code === 'NOT_ALLOWED_IN_STATE') {
    const { command, currentState, allowedCommands } = refusal;
    return { ...problem, currentState: pascalCase(currentState), command, allowedCommands };
  }
  const data = dataOf(refusal);
  return data ? { ...problem, data } : problem;
}

type WithData = Exclude<AnsweredRefusal, { readonly code: 'INVALID_INPUT' | 'NOT_ALLOWED_IN_STATE' }>;

/** v2 says what a client can act on as figures by name. */
function dataOf(refusal: WithData): Readonly<Record<string, string>> | undefined {
  if ('data' in refusal) return refusal.data ?? undefined;
  switch (refusal.code) {
    case 'STIPULATIONS_OPEN':
      return { open: refusal.stipulations.map(({ position }) => position).join(', ') };
    case 'DEAL_NOT_OFFERED':
      return { offeredDeals: refusal.offeredDeals.map(({ dealId, term }) => `${dealId}, ${term} months`).join(', ') };
    case 'EXCEEDS_CREDIT_BALANCE':
    case 'EXCEEDS_FEE_BALANCE':
    case 'EXCEEDS_FEE_CAP':
    case 'EXCEEDS_FEE_PAID':
    case 'EXCEEDS_ACCRUED_INTEREST':
    case 'EXCEEDS_PRINCIPAL':
    case 'EXCEEDS_SMALL_BALANCE':
      return { atMost: refusal.atMost };
    case 'NEEDS_APPROVAL':
      return refusal.limit === null ? {} : { limit: refusal.limit };
    case 'EFFECTIVE_DATE_NOT_ALLOWED':
      return { earliest: refusal.earliest, latest: refusal.latest };
    case 'LOANS_OPEN':
    case 'RETENTION_RUNS': {
      const { allowedFrom, openLoans, retentionMonths } = refusal;
      return { allowedFrom, openLoans: String(openLoans), retentionMonths: String(retentionMonths) };
    }
    case 'ON_HOLD':
      return refusal.holds.length === 0
        ? undefined
        : { holds: refusal.holds.map(({ id, kind }) => `${kind ?? 'one'} ${id}`).join(', ') };
    default:
      return undefined;
  }
}
