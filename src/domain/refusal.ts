import type { Hold } from './hold/hold.js';
import type { RefusalCode } from './refusal-codes.js';

/** `field` is the path inside the input, as in `payments[2].amount`. */
export interface FieldFault {
  readonly field: string;
  readonly reason: string;
}

/** The input breaks a rule. */
interface InvalidInput {
  readonly code: 'INVALID_INPUT';
  readonly message: string;
  readonly faults: readonly FieldFault[];
}

interface NotAllowedInState {
  readonly code: 'NOT_ALLOWED_IN_STATE';
  readonly message: string;
  readonly currentState: string;
  readonly command: string;
  readonly allowedCommands: readonly string[];
}

interface StipulationsOpen {
  readonly code: 'STIPULATIONS_OPEN';
  readonly message: string;
  /** By position only: the text of a stipulation may be personal, and the caller may not be allowed to read it. */
  readonly stipulations: readonly { readonly loanId: string; readonly position: number }[];
}

interface DealNotOffered {
  readonly code: 'DEAL_NOT_OFFERED';
  readonly message: string;
  readonly offeredDeals: readonly { readonly dealId: string; readonly term: number }[];
}

interface AmountTooHigh<Code> {
  readonly code: Code;
  readonly message: string;
  readonly atMost: string;
}

interface NeedsApproval {
  readonly code: 'NEEDS_APPROVAL';
  readonly message: string;
  /** How much the caller may do without an approval; null where it is no question of an amount. */
  readonly limit: string | null;
}

interface DateNotAllowed {
  readonly code: 'EFFECTIVE_DATE_NOT_ALLOWED';
  readonly message: string;
  readonly earliest: string;
  readonly latest: string;
}

interface NotYetAllowed<Code> {
  readonly code: Code;
  readonly message: string;
  readonly allowedFrom: string;
  readonly openLoans: number;
  readonly retentionMonths: number;
}

interface LoanOnHold {
  readonly code: 'ON_HOLD';
  readonly message: string;
  readonly command: string;
  /** Only the holds that the caller may see. */
  readonly holds: readonly Hold[];
}

export type AmountTooHighCode =
  | 'EXCEEDS_CREDIT_BALANCE'
  | 'EXCEEDS_FEE_BALANCE'
  | 'EXCEEDS_FEE_CAP'
  | 'EXCEEDS_FEE_PAID'
  | 'EXCEEDS_ACCRUED_INTEREST'
  | 'EXCEEDS_PRINCIPAL'
  | 'EXCEEDS_SMALL_BALANCE';

/** Refusals that a screen acts on have fields of their own. */
type Detailed = { readonly [Code in AmountTooHighCode]: AmountTooHigh<Code> } & {
  readonly [Code in 'LOANS_OPEN' | 'RETENTION_RUNS']: NotYetAllowed<Code>;
} & {
  readonly INVALID_INPUT: InvalidInput;
  readonly NOT_ALLOWED_IN_STATE: NotAllowedInState;
  readonly STIPULATIONS_OPEN: StipulationsOpen;
  readonly DEAL_NOT_OFFERED: DealNotOffered;
  readonly NEEDS_APPROVAL: NeedsApproval;
  readonly EFFECTIVE_DATE_NOT_ALLOWED: DateNotAllowed;
  readonly ON_HOLD: LoanOnHold;
};

/** Any other refusal. `data` has figures that a client can act on, such as `payoffAmount`, as text that is ready to show. */
interface PlainRefusal<Code> {
  readonly code: Code;
  readonly message: string;
  readonly data?: Readonly<Record<string, string>>;
}

type PlainCode = Exclude<RefusalCode, keyof Detailed>;

/** The refusal that has one of these codes. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly [C in Code]: C extends keyof Detailed ? Detailed[C] : PlainRefusal<C>;
}[Code];

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly refusal: Refusal<Code>;
}

/** A value, or a refusal with one of these codes. */
export type Result<T, Code extends RefusalCode = RefusalCode> = Success<T> | Refused<Code>;

export const success = <T>(value: T): Success<T> => ({ ok: true, value });

export const refused = <const R extends Refusal>(refusal: R): Refused<R['code']> => ({
  ok: false,
  refusal: refusal as unknown as Refusal<R['code']>,
});

export function refuse<const Code extends PlainCode>(
  code: Code,
  message: string,
  data?: Readonly<Record<string, string>>,
): Refused<Code> {
  return { ok: false, refusal: { code, message, ...(data && { data }) } as unknown as Refusal<Code> };
}

export function invalidInput(faults: readonly FieldFault[]): Refused<'INVALID_INPUT'> {
  const message = `${faults.map(({ field, reason }) => `\`${field}\` ${reason}`).join('; ')}.`;
  return refused({ code: 'INVALID_INPUT', message, faults });
}
