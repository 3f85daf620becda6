import {
  NO_LATE_FEE,
  printLateFee,
  readLateFee,
  LATE_FEES_BY_STATE,
  lateFeeLimitOf,
  type FeeFormula,
  type LateFeePolicy,
} from '../rules/late-fee-policy.js';
import { RETURNED_PAYMENT_FEES_BY_STATE } from '../rules/returned-payment-fee.js';
import type { DecimalBounds, InputCheck } from '../input-check.js';
import { Decimal, PERCENT, ZERO } from '../money.js';
import {
  DEFAULT_RULES,
  DEFICIENCY_ORDERS,
  EXTRA_MONEY,
  SMALL_CREDITS,
  WATERFALL_NAMES,
  type AccountRules,
  type DeficiencyOrder,
  type ExtraMoney,
  type SmallCredit,
  type Tolerance,
  type Waterfall,
} from '../rules/account-rules.js';
import { FEE } from '../schedule/quote-bounds.js';
import { DEFAULT_GRACE_DAYS } from './servicing-terms.js';

export const FEE_CHOICES = ['LESSER', 'GREATER'] as const;
export type FeeChoice = (typeof FEE_CHOICES)[number];

/** A late fee by its parts: one of them, or two and which of both counts. */
export interface LateFeeInput {
  /** The row of the dealer's state instead of parts. */
  readonly ofState?: boolean | undefined;
  readonly flat?: string | undefined;
  readonly percentOfInstallment?: string | undefined;
  readonly percentOfUnpaid?: string | undefined;
  readonly choice?: FeeChoice | undefined;
  readonly cap?: string | undefined;
  readonly minimumUnpaid?: string | undefined;
}

/** What a contract may say; the default counts for what it does not. */
export interface RulesInput {
  readonly lateFee?: LateFeeInput | undefined;
  readonly waterfall?: Waterfall | undefined;
  readonly extraMoney?: ExtraMoney | undefined;
  readonly allowFeesFirst?: boolean | undefined;
  readonly closingTolerance?: string | undefined;
  readonly smallCredit?: SmallCredit | undefined;
  readonly deficiencyOrder?: DeficiencyOrder | undefined;
  readonly pendingBusinessDays?: number | undefined;
  readonly toleratedAmount?: string | undefined;
  /** Of the payment. */
  readonly toleratedPercent?: string | undefined;
  readonly prepaymentPenaltyPercent?: string | undefined;
}

export interface ContractInput {
  /** As the v2 record writes it: an amount, or a percentage such as `5%`. */
  readonly lateFee?: string | undefined;
  readonly graceDays?: number | undefined;
  readonly rules?: RulesInput | undefined;
  /** Where the contract is signed. */
  readonly dealerState?: string | null | undefined;
  /** What the loan's record states, in percent, where the rules do not. */
  readonly prepaymentPenalty?: string | null | undefined;
}

export interface ContractRules {
  readonly rules: AccountRules;
  readonly graceDays: number;
  /** For the record: as it came, or the policy in words. */
  readonly lateFeeText: string;
}

const TOLERANCE: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(100), decimals: 2 };
const PERCENTAGE: DecimalBounds = { atLeast: ZERO, atMost: PERCENT, decimals: 6 };
export const MOST_PENALTY_PERCENT = new Decimal(20);
const PENALTY: DecimalBounds = { atLeast: ZERO, atMost: MOST_PENALTY_PERCENT, decimals: 6 };
const MOST_GRACE_DAYS = 60;
const MOST_PENDING_DAYS = 30;

/** Reads what a contract says at funding; look at the check's faults before using it. */
export function readContractRules(
  check: InputCheck,
  { lateFee, graceDays, rules = {}, dealerState, prepaymentPenalty }: ContractInput,
): ContractRules {
  const policy = readPolicy(check, lateFee, rules.lateFee, dealerState);
  const tolerance = readTolerance(check, rules);
  const returnedPaymentFee = RETURNED_PAYMENT_FEES_BY_STATE[dealerState ?? ''];
  const given = check.integer('graceDays', graceDays ?? policy.graceDays, 0, MOST_GRACE_DAYS);
  return {
    graceDays: policy.lateFee.formula ? Math.max(given, leastGraceDays(dealerState)) : given,
    lateFeeText: lateFee ?? printLateFee(policy.lateFee),
    rules: {
      ...DEFAULT_RULES,
      lateFee: limited(policy.lateFee, dealerState),
      waterfall: check.oneOf('rules.waterfall', rules.waterfall ?? DEFAULT_RULES.waterfall, WATERFALL_NAMES),
      extraMoney: check.oneOf('rules.extraMoney', rules.extraMoney ?? DEFAULT_RULES.extraMoney, EXTRA_MONEY),
      allowFeesFirst: rules.allowFeesFirst ?? DEFAULT_RULES.allowFeesFirst,
      closingTolerance: check.decimal(
        'rules.closingTolerance',
        rules.closingTolerance ?? DEFAULT_RULES.closingTolerance,
        TOLERANCE,
      ),
      smallCredit: check.oneOf('rules.smallCredit', rules.smallCredit ?? DEFAULT_RULES.smallCredit, SMALL_CREDITS),
      deficiencyOrder: check.oneOf(
        'rules.deficiencyOrder',
        rules.deficiencyOrder ?? DEFAULT_RULES.deficiencyOrder,
        DEFICIENCY_ORDERS,
      ),
      pendingBusinessDays: check.integer(
        'rules.pendingBusinessDays',
        rules.pendingBusinessDays ?? DEFAULT_RULES.pendingBusinessDays,
        0,
        MOST_PENDING_DAYS,
      ),
      prepaymentPenaltyPercent: check.decimal(
        'rules.prepaymentPenaltyPercent',
        rules.prepaymentPenaltyPercent ?? prepaymentPenalty ?? ZERO,
        PENALTY,
      ),
      ...(tolerance && { delinquencyTolerance: tolerance }),
      ...(returnedPaymentFee && { returnedPaymentFee }),
    },
  };
}

/** No late fee is allowed before the days that the statute of the state gives. */
const leastGraceDays = (dealerState: string | null | undefined): number =>
  LATE_FEES_BY_STATE[dealerState ?? '']?.graceDays ?? 0;

/** The contract's own fee, with what the state allows at most. */
function limited(policy: LateFeePolicy, dealerState: string | null | undefined): LateFeePolicy {
  const limit = lateFeeLimitOf(dealerState);
  return limit && policy.formula && policy.source === 'contract' ? { ...policy, limit } : policy;
}

/** More than this is no shortfall but a payment that was not made. */
const MOST_TOLERATED: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(100), decimals: 2 };
const MOST_TOLERATED_PERCENT: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(10), decimals: 6 };

function readTolerance(
  check: InputCheck,
  { toleratedAmount: amount, toleratedPercent: percent }: RulesInput,
): Tolerance | undefined {
  if (amount !== undefined && percent !== undefined)
    check.fault('rules.toleratedPercent', 'must not be given with `toleratedAmount`');
  if (amount !== undefined)
    return { kind: 'AMOUNT', amount: check.decimal('rules.toleratedAmount', amount, MOST_TOLERATED) };
  if (percent === undefined) return undefined;
  const share = check.decimal('rules.toleratedPercent', percent, MOST_TOLERATED_PERCENT);
  return { kind: 'PERCENT_OF_PAYMENT', percent: share };
}

interface Policy {
  readonly lateFee: LateFeePolicy;
  readonly graceDays: number;
}

const NO_POLICY: Policy = { lateFee: NO_LATE_FEE, graceDays: DEFAULT_GRACE_DAYS };

function readPolicy(
  check: InputCheck,
  text: string | undefined,
  input: LateFeeInput | undefined,
  dealerState: string | null | undefined,
): Policy {
  if (text !== undefined && input) check.fault('lateFee', 'must be given only once, as text or as a policy');
  if (text !== undefined) return { ...NO_POLICY, lateFee: readText(check, text) };
  if (!input) return NO_POLICY;
  if (input.ofState === true) return policyOfState(check, input, dealerState);
  const formula = readParts(check, input);
  const cap = input.cap === undefined ? undefined : check.decimal('rules.lateFee.cap', input.cap, FEE);
  const minimumUnpaid = check.decimal('rules.lateFee.minimumUnpaid', input.minimumUnpaid ?? ZERO, FEE);
  const lateFee = { source: 'contract', minimumUnpaid, ...(formula && { formula }), ...(cap && { cap }) };
  return { ...NO_POLICY, lateFee };
}

function readText(check: InputCheck, text: string): LateFeePolicy {
  const formula = readLateFee(text);
  if (!formula) check.fault('lateFee', 'must be an amount such as 25.00 or a percentage such as 5%');
  if (formula?.kind === 'FLAT') check.decimal('lateFee', formula.amount, FEE);
  return policyOf(formula);
}

/** A fee of nothing is none. */
export const policyOf = (formula: FeeFormula | undefined): LateFeePolicy =>
  formula && !(formula.kind === 'FLAT' && formula.amount.isZero()) ? { ...NO_LATE_FEE, formula } : NO_LATE_FEE;

function policyOfState(check: InputCheck, input: LateFeeInput, dealerState: string | null | undefined): Policy {
  if (Object.values(input).filter((part) => part !== undefined).length > 1) {
    check.fault('rules.lateFee.ofState', 'cannot be combined with other parts');
  }
  const row = LATE_FEES_BY_STATE[dealerState ?? ''];
  if (row) return { lateFee: row.policy, graceDays: row.graceDays };
  const known = Object.keys(LATE_FEES_BY_STATE).join(', ');
  check.fault('rules.lateFee.ofState', `has no policy for the state of the dealer; states with one: ${known}`);
  return NO_POLICY;
}

function readParts(check: InputCheck, input: LateFeeInput): FeeFormula | undefined {
  const { flat, percentOfInstallment, percentOfUnpaid, choice } = input;
  const parts: FeeFormula[] = [];
  if (flat !== undefined) {
    parts.push({ kind: 'FLAT', amount: check.decimal('rules.lateFee.flat', flat, FEE) });
  }
  if (percentOfInstallment !== undefined) {
    const percent = check.decimal('rules.lateFee.percentOfInstallment', percentOfInstallment, PERCENTAGE);
    parts.push({ kind: 'PERCENT_OF_INSTALLMENT', percent });
  }
  if (percentOfUnpaid !== undefined) {
    const percent = check.decimal('rules.lateFee.percentOfUnpaid', percentOfUnpaid, PERCENTAGE);
    parts.push({ kind: 'PERCENT_OF_UNPAID', percent });
  }
  const [first, second, third] = parts;
  if (third || (second === undefined) !== (choice === undefined)) {
    check.fault('rules.lateFee', 'must have one part, or two parts and a choice');
  }
  if (!first || !second) return first;
  return { kind: choice === 'GREATER' ? 'GREATER_OF' : 'LESSER_OF', of: [first, second] };
}
