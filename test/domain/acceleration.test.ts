import { describe, expect, it } from 'vitest';
import { businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import type { TermChange } from '../../src/domain/change/term-change.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { accruedTo, accruesIncome, ledgerBalances } from '../../src/domain/ledger/balances.js';
import { servicingFigures } from '../../src/domain/loan/servicing-figures.js';
import { openAccount, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import { amountToCollect, dueDatesOf } from '../../src/domain/payment/payment-plan.js';
import { interestDue, payoffAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';

const day = businessDate;
let sequence = 0;
const entry = <Entry extends object>(on: string, own: Entry) => {
  sequence += 1;
  return { id: `entry ${sequence}`, sequence, effectiveOn: day(on), ...own };
};
const paid = (on: string, amount: string, use: Pick<PaymentEntry, 'nature'> = {}): AccountEntry =>
  entry(on, { kind: 'PAYMENT', amount: new Decimal(amount), ...use } as const);
const changed = (on: string, change: TermChange): AccountEntry => entry(on, { kind: 'TERM_CHANGE', change } as const);
const accelerated = (on: string, cause: 'DEFAULT' | 'COLLATERAL_SALE' = 'DEFAULT') =>
  changed(on, { type: 'ACCELERATION', from: day(on), cause });
const reinstated = (on: string) => changed(on, { type: 'REINSTATEMENT', from: day(on) });

/** 20,000.00 at 18 % over 60 months of 507.87, the first of them due on 1 February 2026; 25.00 for a late one. */
function account(entries: readonly AccountEntry[]): Account {
  const opened = openAccount(
    {
      schedule: { principal: '20000', annualRatePercent: '18', fundedOn: '2026-01-01', installments: 60 },
      opening: undefined,
      graceDays: 10,
      accountRules: {
        ...ACCOUNT_RULES,
        lateFee: { formula: { kind: 'FLAT', amount: new Decimal(25) }, minimumUnpaid: ZERO, source: 'contract' },
      },
      rules: DEFAULT_RULES,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

const NOT_RATED = { defaultProbability: null, riskRating: null };

function status(entries: readonly AccountEntry[], on: BusinessDate) {
  const known = entries.filter(({ effectiveOn }) => effectiveOn <= on);
  const { account: charged } = withLateFees('LN', account(known), on);
  const { terms, history, graceDays } = accruedTo(charged, on);
  const { daysPastDue, pastDueAmount } = delinquencyOn(terms, history.state, on, graceDays);
  const { nextPaymentDate, currentPaymentDue } = servicingFigures(charged, on, NOT_RATED);
  return {
    daysPastDue,
    pastDue: pastDueAmount.toFixed(2),
    owed: payoffAmount(terms, history.state, on).toFixed(2),
    lateFees: history.state.fees.length,
    next: nextPaymentDate,
    dueNow: currentPaymentDue,
    accrues: accruesIncome(charged, on),
  };
}

const SALE = [
  paid('2026-07-13', '12000.00', { nature: 'COLLATERAL_SALE' }),
  accelerated('2026-07-13', 'COLLATERAL_SALE'),
];

describe('after a sale', () => {
  it('what remains is due at once, and days past due go on from the same due date', () => {
    // Six installments are past due, 3,046.74; all that is left falls due on the day.
    expect(status(SALE, day('2026-07-13'))).toMatchObject({
      daysPastDue: 162,
      accrues: false,
      next: '2026-07-13',
      pastDue: '3046.74',
      dueNow: '6856.82',
    });
    // 8,000.00, 1,903.56 of interest before the sale, a day of 3.95, and six late fees of 25.00.
    expect(status(SALE, day('2026-07-14'))).toEqual({
      daysPastDue: 163,
      pastDue: '9907.51',
      owed: '10057.51',
      lateFees: 6,
      next: null,
      dueNow: '0.00',
      accrues: false,
    });
  });

  it('no installment of the schedule draws a late fee any more', () => {
    expect(status(SALE, day('2027-07-13'))).toMatchObject({ daysPastDue: 527, lateFees: 6 });
  });

  it('the borrower pays principal before interest, and no suspended interest becomes income', () => {
    const on = day('2026-08-13');
    const { terms, history } = account([...SALE, paid('2026-08-13', '1000.00')]);
    expect(history.state.principal.toFixed(2)).toBe('7000.00');
    expect(history.state.appliedToInstallments.toFixed(2)).toBe('1000.00');
    expect(interestDue(terms, history.state, on).toFixed(2)).toBe('2025.86');
    expect(ledgerBalances(accruedTo(account(SALE), on)).INTEREST_INCOME ?? ZERO).toEqual(ZERO);
  });

  it('of a loan that pays the debt the loan is paid off, and the rest is credit', () => {
    const entries = [
      paid('2026-07-13', '25000.00', { nature: 'COLLATERAL_SALE' }),
      accelerated('2026-07-13', 'COLLATERAL_SALE'),
    ];
    const { history, terms } = account(entries);
    expect(payoffAmount(terms, history.state, day('2026-07-13')).toFixed(2)).toBe('0.00');
    expect(history.state.credit.toFixed(2)).toBe('3096.44');
  });
});

describe('an acceleration', () => {
  const ON_TIME = [paid('2026-02-01', '507.87'), paid('2026-03-01', '507.87')];

  it('of a loan 62 days late asks for all of it, and counts from the oldest installment', () => {
    const entries = [...ON_TIME, accelerated('2026-06-02')];
    expect(status(entries, day('2026-06-03'))).toMatchObject({ daysPastDue: 63, accrues: true, next: null });
    const { pastDue, owed } = status(entries, day('2026-06-03'));
    expect(new Decimal(owed).minus(pastDue).toFixed(2), 'two late fees').toBe('50.00');
  });

  it('is paid oldest installment first', () => {
    const entries = [...ON_TIME, accelerated('2026-06-02'), paid('2026-06-10', '1100.00')];
    expect(status(entries, day('2026-06-11'))).toMatchObject({ daysPastDue: 10 });
  });

  it('keeps the interest of the schedule’s periods', () => {
    const on = day('2026-09-20');
    const interest = (entries: readonly AccountEntry[]) => {
      const { terms, history } = account(entries);
      return interestDue({ ...terms, dayCount: 'THIRTY_360' }, history.state, on).toFixed(2);
    };
    expect(interest([accelerated('2026-06-17')])).toBe(interest([]));
  });

  it('is not drawn by a mandate, and leaves planned payments where they were', () => {
    const due = account([...ON_TIME, accelerated('2026-06-02')]);
    const rule = { amountRule: 'AMOUNT_DUE', amount: null, dueBy: day('2026-07-01') } as const;
    expect(amountToCollect(due, due, day('2026-07-01'), rule)).toEqual({ skip: 'NOTHING_DUE' });
    expect(dueDatesOf(due)).toEqual(dueDatesOf(account(ON_TIME)));
  });

  it('ends with a reinstatement: the schedule counts again, without late fees for the days between', () => {
    const entries = [...ON_TIME, accelerated('2026-06-02'), paid('2026-08-03', '2600.00'), reinstated('2026-08-03')];
    // Five installments from April to August are paid; April, May and June, due before, drew their fee.
    expect(status(entries, day('2026-08-03'))).toMatchObject({ daysPastDue: 0, next: '2026-09-01', lateFees: 3 });
    expect(status(entries, day('2026-09-12'))).toMatchObject({ daysPastDue: 11, lateFees: 4 });
    expect(status(entries, day('2026-07-15'))).toMatchObject({ daysPastDue: 105 });
  });

  it('ends with a modification', () => {
    const modified = changed('2026-08-03', { type: 'MODIFICATION', from: day('2026-08-03'), installments: 12 });
    const entries = [...ON_TIME, accelerated('2026-06-02'), modified];
    expect(status(entries, day('2026-08-04'))).toMatchObject({ daysPastDue: 0, next: '2026-09-01' });
  });
});
