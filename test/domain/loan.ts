import { addMonths, businessDate } from '../../src/domain/calendar.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import type { AccountTerms } from '../../src/domain/repayment/account.js';
import type { FeeEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import { fixedRate } from '../../src/domain/schedule/rate-history.js';

const fundedOn = businessDate('2024-01-15');

/** 1200 without interest, 100 due on the 15th of twelve months. */
export const LOAN: AccountTerms = {
  principal: new Decimal(1200),
  fundedOn,
  rates: fixedRate(fundedOn, ZERO),
  dayCount: 'ACTUAL_365',
  installments: Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    dueDate: addMonths(fundedOn, index + 1),
    amount: new Decimal(100),
  })),
};

/** The same at 36.5 percent: a tenth of a percent of principal a day. */
export const COSTLY_LOAN: AccountTerms = { ...LOAN, rates: fixedRate(fundedOn, new Decimal('0.365')) };

export const payment = (on: string, amount: string, sequence = 1): PaymentEntry => ({
  kind: 'PAYMENT',
  id: `payment ${sequence}`,
  sequence,
  effectiveOn: businessDate(on),
  amount: new Decimal(amount),
});

export const fee = (on: string, amount: string, installment?: number): FeeEntry => ({
  kind: 'FEE',
  id: `fee of ${on}`,
  sequence: 0,
  feeKind: installment === undefined ? 'OTHER' : 'LATE',
  effectiveOn: businessDate(on),
  amount: new Decimal(amount),
  ...(installment !== undefined && { installment }),
});
