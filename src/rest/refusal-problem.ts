import type { Refusal, RefusalCode } from '../domain/refusal.js';
import type { Problem, ProblemStatus } from './problem.js';
import { pascalCase } from './v2-type.js';

/** 409 where the present state stands against the command, 422 where what was asked for does. */
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
  EFFECTIVE_DATE_NOT_ALLOWED: 422,
  NOTHING_OWED: 409,
  EXCEEDS_CREDIT_BALANCE: 422,
  EXCEEDS_FEE_BALANCE: 422,
  INSTRUCTION_NOT_ALLOWED: 422,
  DUPLICATE_REFERENCE: 409,
  NOT_YOURS: 409,
  ALREADY_SENT: 409,
  BALANCE_OUTSTANDING: 409,
  LOANS_OPEN: 409,
  RETENTION_RUNS: 409,
  NOT_IN_DEFAULT: 409,
  NO_SOLUTION: 422,
  BEYOND_OWN_ACCESS: 403,
};

/** The members of the union that every command may answer instead of its success. */
export const REFUSAL_SELECTION = `... on InvalidInput { code message faults { field reason } }
  ... on NotAllowedInState { code message currentState command allowedCommands }
  ... on CommandRefused { code message data }`;

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
  return refusal.data ? { ...problem, data: refusal.data } : problem;
}
