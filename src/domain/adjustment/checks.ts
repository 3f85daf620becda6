import type { BusinessDate } from '../calendar.js';
import type { TermChange } from '../change/term-change.js';
import { standsThroughout, type HoldDays } from '../hold/hold.js';
import type { Account } from '../loan/servicing-terms.js';
import { ZERO, Decimal, shortfall } from '../money.js';
import { refuse, refused, success, type AmountTooHigh, type OtherRefusal, type Result } from '../refusal.js';
import {
  interestDue,
  payoffAmount,
  smallBalanceAmount,
  type AccountState,
  type AccountTerms,
  type FeeBalance,
} from '../repayment/account.js';
import { reversedIds, type AccountEntry } from '../repayment/entry.js';
import { type AdjustmentCommand, isDerivedFee } from './policy.js';

/** Guards of the adjusting commands; the entries themselves are applied by the replay. */
type Checked<T> = Result<T, OtherRefusal | AmountTooHigh>;

const atMost = (code: AmountTooHigh['code'], amount: Decimal, most: Decimal, said: string): Checked<Decimal> =>
  amount.lte(most) ? success(amount) : refused({ code, message: said, atMost: most.toFixed(2) });

function feeOf({ fees }: AccountState, feeId: string): Checked<FeeBalance> {
  const fee = fees.find(({ id }) => id === feeId);
  return fee ? success(fee) : refuse('NOT_FOUND', 'there is no fee with this id on the loan');
}

/** More than the longest contract can be late: every payment looks at all of them. */
const MOST_FEES = 3_000;

export const checkFeeCount = ({ history: { state } }: { readonly history: { readonly state: AccountState } }) =>
  state.fees.length < MOST_FEES
    ? success(undefined)
    : refuse('CONFLICT', `A loan has at most ${MOST_FEES} fees, paid and waived ones among them`);

export function checkFee(kind: string, cap: Decimal, amount: Decimal): Checked<Decimal> {
  return atMost('EXCEEDS_FEE_CAP', amount, cap, `a fee of the kind ${kind} is ${cap.toFixed(2)} at most`);
}

export function checkFeeWaiver(state: AccountState, feeId: string, amount: Decimal): Checked<Decimal> {
  const fee = feeOf(state, feeId);
  if (!fee.ok) return fee;
  const { outstanding } = fee.value;
  return atMost('EXCEEDS_FEE_BALANCE', amount, outstanding, `only ${outstanding.toFixed(2)} of the fee is outstanding`);
}

/** What was refunded in excess is no income of ours, so it cannot be given back. */
export function checkFeeRefund(state: AccountState, feeId: string, amount: Decimal): Checked<Decimal> {
  const fee = feeOf(state, feeId);
  if (!fee.ok) return fee;
  const paid = fee.value.kind === 'REFUNDED_IN_EXCESS' ? ZERO : fee.value.paid;
  return atMost('EXCEEDS_FEE_PAID', amount, paid, `only ${paid.toFixed(2)} of the fee was paid and can be given back`);
}

export function checkRefund({ credit }: AccountState, amount: Decimal): Checked<Decimal> {
  return atMost('EXCEEDS_CREDIT_BALANCE', amount, credit, `the credit balance is ${credit.toFixed(2)}`);
}

export function checkInterestWaiver(
  terms: AccountTerms,
  state: AccountState,
  amount: Decimal,
  on: BusinessDate,
): Checked<Decimal> {
  const due = interestDue(terms, state, on);
  return atMost('EXCEEDS_ACCRUED_INTEREST', amount, due, `interest accrued by ${on} is ${due.toFixed(2)}`);
}

/** Below zero at most all of it; above zero as much as is approved. */
export function checkPrincipal({ principal }: AccountState, amount: Decimal): Checked<Decimal> {
  const checked = atMost('EXCEEDS_PRINCIPAL', amount.negated(), principal, `the principal is ${principal.toFixed(2)}`);
  return checked.ok ? success(amount) : checked;
}

/** What is left, if it is little enough. */
export function checkSmallBalance(
  terms: AccountTerms,
  state: AccountState,
  limit: Decimal,
  on: BusinessDate,
): Checked<Decimal> {
  const left = payoffAmount(terms, state, on);
  if (left.isZero()) return refuse('NOTHING_OWED', 'Nothing is left to write off');
  return atMost('EXCEEDS_SMALL_BALANCE', left, limit, `${left.toFixed(2)} is left, and ${limit.toFixed(2)} is small`);
}

const COMMAND_OF = {
  FEE: 'assessFee',
  FEE_WAIVER: 'waiveFee',
  FEE_REFUND: 'refundFee',
  INTEREST_WAIVER: 'waiveInterest',
  PRINCIPAL_ADJUSTMENT: 'adjustPrincipal',
  SMALL_BALANCE_WRITE_OFF: 'writeOffSmallBalance',
  REFUND: 'refundCredit',
} as const satisfies Partial<Record<AccountEntry['kind'], AdjustmentCommand>>;

type AdjustingEntry = Extract<AccountEntry, { readonly kind: keyof typeof COMMAND_OF }>;

const isAdjusting = (entry: AccountEntry): entry is AdjustingEntry =>
  entry.kind in COMMAND_OF && !(entry.kind === 'FEE' && isDerivedFee(entry.feeKind));

/** What may be taken back, the commands that bind it, and how much it is: a fee that was paid is given back with it. */
export function checkReversal(
  state: AccountState,
  entries: readonly AccountEntry[],
  entryId: string,
): Checked<{ readonly boundBy: readonly AdjustmentCommand[]; readonly amount: Decimal }> {
  const entry = entries.filter(isAdjusting).find(({ id }) => id === entryId);
  if (!entry) return refuse('NOT_FOUND', 'there is no adjustment with this id that can be taken back');
  if (reversedIds(entries).has(entryId)) return refuse('CONFLICT', 'It was taken back already');
  const amount = entry.kind === 'SMALL_BALANCE_WRITE_OFF' ? smallBalanceAmount(state) : entry.amount;
  const givenBack = entry.kind === 'FEE' && state.fees.some(({ id, paid }) => id === entryId && paid.gt(ZERO));
  return success({ boundBy: [COMMAND_OF[entry.kind], ...(givenBack ? (['refundFee'] as const) : [])], amount });
}

/** What a change of terms gives up by a day of what was owed or paid already. */
export interface GivenUp {
  readonly principal: Decimal;
  readonly interest: Decimal;
}

/** Principal counts in either direction: what two must agree on is not taken back by one. */
export const givenUpBy = (before: Account, after: Account, today: BusinessDate): GivenUp => ({
  principal: after.history.state.principalAdjusted.minus(before.history.state.principalAdjusted).abs(),
  interest: shortfall(interestCharged(before, today), interestCharged(after, today)),
});

const interestCharged = ({ terms, history: { state } }: Account, on: BusinessDate): Decimal =>
  state.interestPaid.plus(interestDue(terms, state, on)).plus(state.smallBalance?.interest ?? ZERO);

const CAP_OF_SERVICE_MEMBERS = new Decimal('0.06');

/** Nobody decides on the cap of a service member: what is above it on the days of service is forgiven by law (50 USC 3937). */
export const isOwedByLaw = (change: TermChange, holds: readonly HoldDays[]): boolean =>
  change.type === 'RATE' &&
  change.isCap &&
  change.annualRate.gte(CAP_OF_SERVICE_MEMBERS) &&
  holds.some((hold) => hold.kind === 'SERVICE_MEMBER' && standsThroughout(hold, change.from, change.until));
