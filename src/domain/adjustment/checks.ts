import type { BusinessDate } from '../calendar.js';
import type { TermChange } from '../change/term-change.js';
import { standsThroughout, type HoldDays } from '../hold/hold.js';
import type { Account } from '../loan/servicing-terms.js';
import { ZERO, Decimal, shortfall } from '../money.js';
import { refuse, success, type AmountTooHighCode, type Refusal, type Result } from '../refusal.js';
import {
  interestDue,
  rulesOf,
  payoffAmount,
  smallBalanceAmount,
  type AccountState,
  type AccountTerms,
  type FeeBalance,
} from '../repayment/account.js';
import { withinLimit } from '../rules/returned-payment-fee.js';
import { reversedIds, type AccountEntry } from '../repayment/entry.js';
import { ADJUSTED_BY, type AdjustmentCommand, type AdjustmentPolicy, type ChargedFee, isDerivedFee } from './policy.js';

const atMost = <Code extends AmountTooHighCode>(
  code: Code,
  amount: Decimal,
  most: Decimal,
  message: string,
): Result<Decimal, Code> =>
  amount.lte(most)
    ? success(amount)
    : { ok: false, refusal: { code, message, atMost: most.toFixed(2) } as Refusal<AmountTooHighCode> as Refusal<Code> };

function feeOf({ fees }: AccountState, feeId: string): Result<FeeBalance, 'NOT_FOUND'> {
  const fee = fees.find(({ id }) => id === feeId);
  return fee ? success(fee) : refuse('NOT_FOUND', 'The loan has no fee with this ID.');
}

/** The most that may be charged of a kind: by the servicer's policy, and by the statute that the contract is under. */
export function mostFor(kind: ChargedFee, { fees }: Pick<AdjustmentPolicy, 'fees'>, { terms }: Pick<Account, 'terms'>) {
  const most = fees[kind];
  return most && kind === 'RETURNED_PAYMENT' ? withinLimit(most, rulesOf(terms).returnedPaymentFee) : most;
}

export function checkFee(kind: string, cap: Decimal, amount: Decimal): Result<Decimal, 'EXCEEDS_FEE_CAP'> {
  return atMost('EXCEEDS_FEE_CAP', amount, cap, `A fee of the kind ${kind} is at most ${cap.toFixed(2)}.`);
}

export function checkFeeWaiver(
  state: AccountState,
  feeId: string,
  amount: Decimal,
): Result<Decimal, 'EXCEEDS_FEE_BALANCE' | 'NOT_FOUND'> {
  const fee = feeOf(state, feeId);
  if (!fee.ok) return fee;
  const { outstanding } = fee.value;
  return atMost(
    'EXCEEDS_FEE_BALANCE',
    amount,
    outstanding,
    `Only ${outstanding.toFixed(2)} of the fee is outstanding.`,
  );
}

/** What was refunded in excess is no income of ours, so it cannot be given back. */
export function checkFeeRefund(
  state: AccountState,
  feeId: string,
  amount: Decimal,
): Result<Decimal, 'EXCEEDS_FEE_PAID' | 'NOT_FOUND'> {
  const fee = feeOf(state, feeId);
  if (!fee.ok) return fee;
  const paid = fee.value.kind === 'REFUNDED_IN_EXCESS' ? ZERO : fee.value.paid;
  return atMost('EXCEEDS_FEE_PAID', amount, paid, `Only ${paid.toFixed(2)} of the fee was paid and can be refunded.`);
}

export function checkRefund({ credit }: AccountState, amount: Decimal): Result<Decimal, 'EXCEEDS_CREDIT_BALANCE'> {
  return atMost('EXCEEDS_CREDIT_BALANCE', amount, credit, `The credit balance is ${credit.toFixed(2)}.`);
}

export function checkInterestWaiver(
  terms: AccountTerms,
  state: AccountState,
  amount: Decimal,
  on: BusinessDate,
): Result<Decimal, 'EXCEEDS_ACCRUED_INTEREST'> {
  const due = interestDue(terms, state, on);
  return atMost('EXCEEDS_ACCRUED_INTEREST', amount, due, `Interest accrued by ${on} is ${due.toFixed(2)}.`);
}

/** Below zero at most all of it; above zero as much as is approved. */
export function checkPrincipal({ principal }: AccountState, amount: Decimal): Result<Decimal, 'EXCEEDS_PRINCIPAL'> {
  const checked = atMost('EXCEEDS_PRINCIPAL', amount.negated(), principal, `The principal is ${principal.toFixed(2)}.`);
  return checked.ok ? success(amount) : checked;
}

/** What is left, if it is little enough. */
export function checkSmallBalance(
  terms: AccountTerms,
  state: AccountState,
  limit: Decimal,
  on: BusinessDate,
): Result<Decimal, 'EXCEEDS_SMALL_BALANCE' | 'NOTHING_OWED'> {
  const left = payoffAmount(terms, state, on);
  if (left.isZero()) return refuse('NOTHING_OWED', 'There is no balance to write off.');
  return atMost(
    'EXCEEDS_SMALL_BALANCE',
    left,
    limit,
    `The remaining balance is ${left.toFixed(2)}. A small balance is at most ${limit.toFixed(2)}.`,
  );
}

type AdjustingEntry = Extract<AccountEntry, { readonly kind: keyof typeof ADJUSTED_BY }>;

const isAdjusting = (entry: AccountEntry): entry is AdjustingEntry =>
  entry.kind in ADJUSTED_BY && !(entry.kind === 'FEE' && isDerivedFee(entry.feeKind));

/**
 * What can be reversed, the commands whose limit applies, and the amount: reversing a fee refunds what was paid of it.
 */
export function checkReversal(
  state: AccountState,
  entries: readonly AccountEntry[],
  entryId: string,
): Result<{ readonly boundBy: readonly AdjustmentCommand[]; readonly amount: Decimal }, 'CONFLICT' | 'NOT_FOUND'> {
  const entry = entries.filter(isAdjusting).find(({ id }) => id === entryId);
  if (!entry) return refuse('NOT_FOUND', 'The loan has no adjustment with this ID that can be reversed.');
  if (reversedIds(entries).has(entryId)) return refuse('CONFLICT', 'The adjustment is already reversed.');
  const amount = entry.kind === 'SMALL_BALANCE_WRITE_OFF' ? smallBalanceAmount(state) : entry.amount;
  const givenBack = entry.kind === 'FEE' && state.fees.some(({ id, paid }) => id === entryId && paid.gt(ZERO));
  return success({ boundBy: [ADJUSTED_BY[entry.kind], ...(givenBack ? [ADJUSTED_BY.FEE_REFUND] : [])], amount });
}

/** The amount owed or paid already that a change of terms waives by a day. */
export interface GivenUp {
  readonly principal: Decimal;
  readonly interest: Decimal;
}

/** Principal counts in both directions: a correction that needs two clients is not reversed by one. */
export const givenUpBy = (before: Account, after: Account, today: BusinessDate): GivenUp => ({
  principal: after.history.state.principalAdjusted.minus(before.history.state.principalAdjusted).abs(),
  interest: shortfall(interestCharged(before, today), interestCharged(after, today)),
});

const interestCharged = ({ terms, history: { state } }: Account, on: BusinessDate): Decimal =>
  state.interestPaid.plus(interestDue(terms, state, on)).plus(state.smallBalance?.interest ?? ZERO);

const CAP_OF_SERVICE_MEMBERS = new Decimal('0.06');

/**
 * The cap of a service member needs no approval: interest above it on days of service is forgiven by law (50 USC 3937).
 */
export const isOwedByLaw = (change: TermChange, holds: readonly HoldDays[]): boolean =>
  change.type === 'RATE' &&
  change.isCap &&
  change.annualRate.gte(CAP_OF_SERVICE_MEMBERS) &&
  holds.some((hold) => hold.kind === 'SERVICE_MEMBER' && standsThroughout(hold, change.from, change.until));
