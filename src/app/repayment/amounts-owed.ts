import type { BusinessDate } from '../../domain/calendar.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { recoverableAmount } from '../../domain/repayment/account.js';
import { amountsDue, type PayoffQuote } from '../../domain/repayment/payoff.js';

export interface PayoffView {
  readonly asOf: string;
  readonly principal: string;
  readonly interest: string;
  readonly fees: string;
  readonly prepaymentPenalty: string;
  readonly amount: string;
  readonly perDiem: string;
  readonly goodThrough: string;
  readonly amountGoodThrough: string;
}

export interface AmountsOwed {
  readonly asOf: string;
  readonly pastDue: string;
  readonly currentDue: string;
  readonly currentDueOn: string | null;
  readonly fees: string;
  readonly recoverable: string;
  readonly creditBalance: string;
  readonly payoff: PayoffView;
}

const PER_DIEM_DECIMALS = 8;

export const payoffView = (quote: PayoffQuote): PayoffView => ({
  asOf: quote.asOf,
  principal: quote.principal.toFixed(2),
  interest: quote.interest.toFixed(2),
  fees: quote.fees.toFixed(2),
  prepaymentPenalty: quote.prepaymentPenalty.toFixed(2),
  amount: quote.amount.toFixed(2),
  perDiem: quote.perDiem.toFixed(PER_DIEM_DECIMALS),
  goodThrough: quote.goodThrough,
  amountGoodThrough: quote.amountGoodThrough.toFixed(2),
});

/** What is owed on a day, in plain figures: the account as it stands, or will stand, on both days. */
export function amountsOwed(
  now: Account,
  asOf: BusinessDate,
  then: Account,
  goodThrough: BusinessDate,
): { readonly nothing: boolean; readonly amounts: AmountsOwed } {
  const { state } = now.history;
  const due = amountsDue(now.terms, state, asOf, goodThrough, then.history.state);
  const recoverable = recoverableAmount(state);
  return {
    nothing: due.payoff.amount.isZero(),
    amounts: {
      asOf,
      pastDue: due.pastDue.toFixed(2),
      currentDue: due.currentDue.toFixed(2),
      currentDueOn: due.currentDueOn ?? null,
      fees: due.fees.toFixed(2),
      recoverable: recoverable.toFixed(2),
      creditBalance: state.credit.toFixed(2),
      payoff: payoffView(due.payoff),
    },
  };
}
