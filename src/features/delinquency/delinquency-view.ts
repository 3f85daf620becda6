import type { BusinessDate } from '../../domain/calendar.js';
import { delinquencyOn, type Bucket } from '../../domain/delinquency/delinquency.js';
import { accruesIncome } from '../../domain/ledger/balances.js';
import { chargeOffDueOn } from '../../domain/loan/charge-off.js';
import { lastDayOfGrace } from '../../domain/rules/servicing-rules.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { meaningOf, type ValueOfEnum } from '../../domain/record/spelling.js';
import { feesDue, payoffAmount } from '../../domain/repayment/account.js';

export interface DelinquencyView {
  readonly asOf: string;
  readonly daysPastDue: number;
  readonly delinquentDays: number;
  readonly monthsPastDue: number;
  readonly bucket: Bucket;
  readonly paymentStatus: ValueOfEnum<'PaymentStatus'>;
  readonly oldestOpenDueDate: string | null;
  readonly pastDueAmount: string;
  readonly installmentsPastDue: number;
  readonly feesDue: string;
  readonly graceDays: number;
  readonly graceEndsOn: string | null;
  readonly interestIsIncome: boolean;
  readonly chargeOffDueOn: string | null;
  readonly bankruptcyNoticeOn: string | null;
}

/** The account is as it stood on the day; a notice of bankruptcy counts from its own day on. */
export function delinquencyView(account: Account, asOf: BusinessDate, noticedOn?: BusinessDate): DelinquencyView {
  const notice = noticedOn !== undefined && noticedOn <= asOf ? noticedOn : undefined;
  const { terms, history, graceDays, rules } = account;
  const { oldestUnpaidDueDate, on, pastDueAmount, paymentStatus, ...figures } = delinquencyOn(
    terms,
    history.state,
    asOf,
    graceDays,
  );
  const isOver = history.state.chargeOff !== undefined || payoffAmount(terms, history.state, asOf).isZero();
  return {
    ...figures,
    asOf: on,
    oldestOpenDueDate: oldestUnpaidDueDate ?? null,
    paymentStatus: meaningOf('PaymentStatus', paymentStatus) as ValueOfEnum<'PaymentStatus'>,
    pastDueAmount: pastDueAmount.toFixed(2),
    feesDue: feesDue(history.state).toFixed(2),
    graceDays,
    graceEndsOn: oldestUnpaidDueDate ? lastDayOfGrace(oldestUnpaidDueDate, graceDays, rules) : null,
    interestIsIncome: accruesIncome(account, asOf),
    chargeOffDueOn: isOver ? null : (chargeOffDueOn(rules, oldestUnpaidDueDate, notice) ?? null),
    bankruptcyNoticeOn: notice ?? null,
  };
}
