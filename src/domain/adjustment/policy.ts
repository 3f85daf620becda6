import { type Role, ROLES } from '../access/roles.js';
import { CHANGE_COMMANDS } from '../change/change-input.js';
import { Decimal, ZERO } from '../money.js';
import type { JsonObject } from '../record/json.js';
import { refuse, refused, type Result, success } from '../refusal.js';
import type { FeeKind } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';

/** The command that makes each kind of entry. */
export const ADJUSTED_BY = {
  FEE: 'assessFee',
  FEE_WAIVER: 'waiveFee',
  FEE_REFUND: 'refundFee',
  REFUND: 'refundCredit',
  INTEREST_WAIVER: 'waiveInterest',
  SMALL_BALANCE_WRITE_OFF: 'writeOffSmallBalance',
  PRINCIPAL_ADJUSTMENT: 'adjustPrincipal',
} as const satisfies Partial<Record<AccountEntry['kind'], string>>;

/** The commands that adjust an account by hand. */
export const ADJUSTMENT_COMMANDS = [...Object.values(ADJUSTED_BY), 'reverseAdjustment'] as const;
export type AdjustmentCommand = (typeof ADJUSTMENT_COMMANDS)[number];

export const isAdjustmentCommand = (text: string): text is AdjustmentCommand =>
  (ADJUSTMENT_COMMANDS as readonly string[]).includes(text);

/**
 * Commands that may need a second client: adjustments, changes of terms, which may waive principal or interest, and
 * charge-offs.
 */
export const APPROVABLE_COMMANDS = [
  ...ADJUSTMENT_COMMANDS,
  ...CHANGE_COMMANDS,
  'undoLoanChange',
  'chargeOffLoan',
] as const;
export type ApprovableCommand = (typeof APPROVABLE_COMMANDS)[number];

/** How much a role may do by one command alone. Undefined: as much as there is. Zero: nothing without a second client. */
export type AdjustmentLimits = Readonly<Record<Role, Readonly<Record<AdjustmentCommand, Decimal | undefined>>>>;

const NOTHING = Object.fromEntries(ADJUSTMENT_COMMANDS.map((command) => [command, ZERO])) as Readonly<
  Record<AdjustmentCommand, Decimal>
>;

/**
 * THE table of limits without a policy of its own. Roles without the scope can at most request. A refund of credit pays
 * out the borrower's own money; a change of principal always needs two clients.
 */
const LIMITS: AdjustmentLimits = {
  ...(Object.fromEntries(ROLES.map((role) => [role, NOTHING])) as AdjustmentLimits),
  SERVICER: {
    assessFee: new Decimal(250),
    waiveFee: new Decimal(100),
    refundFee: new Decimal(100),
    refundCredit: undefined,
    waiveInterest: new Decimal(100),
    writeOffSmallBalance: new Decimal(25),
    adjustPrincipal: ZERO,
    reverseAdjustment: new Decimal(250),
  },
};

export const limitFor = (role: Role, command: AdjustmentCommand, limits = LIMITS): Decimal | undefined =>
  limits[role][command];

/** Fees that follow from payments and contracts; they are never charged or waived by hand. */
const DERIVED_FEES = ['LATE', 'REFUNDED_IN_EXCESS', 'PREPAYMENT_PENALTY'] as const satisfies readonly FeeKind[];
export type ChargedFee = Exclude<FeeKind, (typeof DERIVED_FEES)[number]>;

export const isDerivedFee = (kind: FeeKind): boolean => (DERIVED_FEES as readonly FeeKind[]).includes(kind);

/** What can be adjusted by hand, with limits and roles. */
export interface AdjustmentPolicy {
  readonly limits: AdjustmentLimits;
  /** The fees that may be charged, and the most each may be. */
  readonly fees: Readonly<Partial<Record<ChargedFee, Decimal>>>;
  /** What is left of a loan may be written off up to this. */
  readonly smallBalance: Decimal;
}

export const DEFAULT_POLICY: AdjustmentPolicy = {
  limits: LIMITS,
  fees: {
    RETURNED_PAYMENT: new Decimal(50),
    TITLE: new Decimal(250),
    REPOSSESSION: new Decimal(1500),
    LEGAL: new Decimal(2500),
    DEFERRAL: new Decimal(50),
    OTHER: new Decimal(100),
  },
  smallBalance: new Decimal(50),
};

/** For how many days what a client did alone on a loan counts towards its limits: so that parts do not pass where the whole does not. */
export const LIMIT_DAYS = 30;

/** So much, as the limit of a command has it. */
export interface Bound {
  readonly command: AdjustmentCommand;
  readonly amount: Decimal;
  /** It reverses the command, and so does not add to its sum. */
  readonly takesBack?: boolean;
}

/** What a client did alone on a loan, by the command whose limit it counts towards. */
export type DoneAlone = Readonly<Partial<Record<AdjustmentCommand, Decimal>>>;

/** Whether a role may do so much by each of these commands alone, beside what was done so already. */
export function checkLimits(
  { limits }: AdjustmentPolicy,
  role: Role,
  bounds: readonly Bound[],
  done: DoneAlone = {},
): Result<undefined, 'NEEDS_APPROVAL'> {
  for (const { command, amount, takesBack } of bounds) {
    const limit = limitFor(role, command, limits);
    const total = takesBack ? amount.abs() : amount.abs().plus(done[command] ?? ZERO);
    if (limit === undefined || total.lte(limit)) continue;
    return refused({
      code: 'NEEDS_APPROVAL',
      message: `${total.toFixed(2)} in ${LIMIT_DAYS} days is above the limit of ${limit.toFixed(2)} for ${command} by a ${role}. Request an approval instead.`,
      limit: limit.toFixed(2),
    });
  }
  return success(undefined);
}

/** Refused because policy requires a second client, for any amount. */
export const needsSecondClient = (because: string): Result<never, 'NEEDS_APPROVAL'> =>
  refused({ code: 'NEEDS_APPROVAL', message: `${because} Request an approval instead.`, limit: null });

const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** For how long a request can be approved: what was looked at when it was made is another loan after that. */
export const APPROVAL_DAYS = 30;

/** A request is decided once, and never by who made it. */
export function checkDecision<Request extends { readonly state: ApprovalState; readonly requestedBy: string }>(
  request: Request,
  clientId: string,
): Result<Request, 'CONFLICT' | 'SAME_CLIENT'> {
  if (request.requestedBy === clientId)
    return refuse('SAME_CLIENT', 'The requester cannot decide the request. Another client or person must.');
  if (request.state === 'PENDING') return success(request);
  return refuse('CONFLICT', `The request is already ${request.state.toLowerCase()}.`);
}

/**
 * Of what an approval is asked for, the parts that say what would be done: amounts, days, counts, kinds and ids. A text
 * may say anything of the person, so what is not named here is not told with them.
 */
export const APPROVAL_TERMS = [
  'adjustmentId',
  'amount',
  'annualRatePercent',
  'balloonAmount',
  'changeId',
  'downToCollateral',
  'dueDay',
  'effectiveOn',
  'feeId',
  'firstDueOn',
  'frequency',
  'from',
  'installments',
  'interest',
  'isCap',
  'kind',
  'payment',
  'principalForgiven',
  'to',
  'until',
] as const;

export const approvalTerms = (input: JsonObject): JsonObject =>
  Object.fromEntries(APPROVAL_TERMS.flatMap((name) => (input[name] == null ? [] : [[name, input[name]]])));
