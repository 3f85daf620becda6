import type { Hold } from './hold/hold.js';
import type { RefusalCode } from './refusal-codes.js';

/** `field` is the path inside the input, as in `payments[2].amount`. */
export interface FieldFault {
  readonly field: string;
  readonly reason: string;
}

export interface InvalidInput {
  readonly code: 'INVALID_INPUT';
  readonly message: string;
  readonly faults: readonly FieldFault[];
}

export interface NotAllowedInState {
  readonly code: 'NOT_ALLOWED_IN_STATE';
  readonly message: string;
  readonly currentState: string;
  readonly command: string;
  readonly allowedCommands: readonly string[];
}

export interface StipulationsOpen {
  readonly code: 'STIPULATIONS_OPEN';
  readonly message: string;
  /** By their places: what they say may be of the person, and whoever funds need not be shown that. */
  readonly stipulations: readonly { readonly loanId: string; readonly position: number }[];
}

export interface DealNotOffered {
  readonly code: 'DEAL_NOT_OFFERED';
  readonly message: string;
  readonly offeredDeals: readonly { readonly dealId: string; readonly term: number }[];
}

export interface AmountTooHigh {
  readonly code:
    | 'EXCEEDS_CREDIT_BALANCE'
    | 'EXCEEDS_FEE_BALANCE'
    | 'EXCEEDS_FEE_CAP'
    | 'EXCEEDS_FEE_PAID'
    | 'EXCEEDS_ACCRUED_INTEREST'
    | 'EXCEEDS_PRINCIPAL'
    | 'EXCEEDS_SMALL_BALANCE';
  readonly message: string;
  readonly atMost: string;
}

export interface ApprovalNeeded {
  readonly code: 'NEEDS_APPROVAL';
  readonly message: string;
  /** How much the client may do alone. */
  readonly limit: string;
}

export interface DateNotAllowed {
  readonly code: 'EFFECTIVE_DATE_NOT_ALLOWED';
  readonly message: string;
  readonly earliest: string;
  readonly latest: string;
}

export interface NotYetAllowed {
  readonly code: 'LOANS_OPEN' | 'RETENTION_RUNS';
  readonly message: string;
  readonly allowedFrom: string;
  readonly openLoans: number;
  readonly retentionMonths: number;
}

export interface LoanOnHold {
  readonly code: 'ON_HOLD';
  readonly message: string;
  readonly command: string;
  /** Those that the client may know of; none when it may know of none. */
  readonly holds: readonly Hold[];
}

/** Refusals that a screen acts on have members of their own. */
type ToldApart =
  | InvalidInput
  | NotAllowedInState
  | StipulationsOpen
  | DealNotOffered
  | AmountTooHigh
  | ApprovalNeeded
  | DateNotAllowed
  | NotYetAllowed
  | LoanOnHold;

export interface OtherRefusal {
  readonly code: Exclude<RefusalCode, ToldApart['code']>;
  readonly message: string;
  /** Figures a client can act on, such as `payoffAmount`; plain text, ready to show. */
  readonly data?: Readonly<Record<string, string>>;
}

export type Refusal = ToldApart | OtherRefusal;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends Refusal = Refusal> {
  readonly ok: false;
  readonly refusal: R;
}

export type Result<T, R extends Refusal = Refusal> = Success<T> | Refused<R>;

export const success = <T>(value: T): Success<T> => ({ ok: true, value });

export const refused = <R extends Refusal>(refusal: R): Refused<R> => ({ ok: false, refusal });

export function refuse(
  code: OtherRefusal['code'],
  message: string,
  data?: Readonly<Record<string, string>>,
): Refused<OtherRefusal> {
  return refused({ code, message, ...(data && { data }) });
}

export function invalidInput(faults: readonly FieldFault[]): Refused<InvalidInput> {
  const message = faults.map(({ field, reason }) => `${field} ${reason}`).join('; ');
  return refused({ code: 'INVALID_INPUT', message, faults });
}
