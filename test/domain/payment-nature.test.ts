import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { accruedTo, accruesIncome, ledgerBalances } from '../../src/domain/ledger/balances.js';
import { chargeOffDueOn } from '../../src/domain/loan/charge-off.js';
import { servicingFigures } from '../../src/domain/loan/servicing-figures.js';
import { openAccount } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import { interestDue } from '../../src/domain/repayment/account.js';
import type { AccountEntry, FeeEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES as ACCOUNT_RULES, type AccountRules } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';

/** 20,000.00 at 18 % over 60 months of 507.87, the first of them due on 1 February 2026. */
function account(entries: readonly AccountEntry[], rules: Partial<AccountRules> = {}) {
  const opened = openAccount(
    {
      schedule: { principal: '20000', annualRatePercent: '18', fundedOn: '2026-01-01', installments: 60 },
      opening: undefined,
      graceDays: 10,
      accountRules: { ...ACCOUNT_RULES, ...rules },
      rules: DEFAULT_RULES,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

let sequence = 0;
const paid = (on: string, amount: string, use: Pick<PaymentEntry, 'nature' | 'instruction'> = {}): PaymentEntry => {
  sequence += 1;
  return {
    kind: 'PAYMENT',
    id: `payment ${sequence}`,
    sequence,
    effectiveOn: businessDate(on),
    amount: new Decimal(amount),
    ...use,
  };
};
const fee = (on: string, feeKind: FeeEntry['feeKind'], amount: string): FeeEntry => {
  sequence += 1;
  return {
    kind: 'FEE',
    id: feeKind,
    feeKind,
    sequence,
    effectiveOn: businessDate(on),
    amount: new Decimal(amount),
  };
};

function status(entries: readonly AccountEntry[], day: string, rules: Partial<AccountRules> = {}) {
  const on = businessDate(day);
  const opened = accruedTo(account(entries, rules), on);
  const { terms, history, graceDays } = opened;
  const { daysPastDue, oldestUnpaidDueDate } = delinquencyOn(terms, history.state, on, graceDays);
  const figures = servicingFigures(opened, on, { defaultProbability: null, riskRating: null });
  return {
    daysPastDue,
    paymentStatus: figures.paymentStatus,
    next: figures.nextPaymentDate,
    principal: history.state.principal.toFixed(2),
    interest: interestDue(terms, history.state, on).toFixed(2),
    accrues: accruesIncome(opened, on),
    income: (ledgerBalances(opened).INTEREST_INCOME ?? ZERO).negated().toFixed(2),
    chargeOffFrom: chargeOffDueOn(DEFAULT_RULES, oldestUnpaidDueDate),
  };
}

describe('proceeds leave due dates, days past due, accrual and the day of charge-off as they are', () => {
  const DEFAULTED = { daysPastDue: 162, paymentStatus: 'LATE_120_PLUS', accrues: false, chargeOffFrom: '2026-06-01' };

  // 193 days at 18 % of 20,000.00 are 1,903.56 of interest, suspended since day 90.
  it('a sale for 12,000.00 of a loan 162 days past due: no suspended interest becomes income', () => {
    expect(status([], '2026-07-13')).toMatchObject({ ...DEFAULTED, principal: '20000.00', interest: '1903.56' });
    expect(status([paid('2026-07-13', '12000.00', { nature: 'COLLATERAL_SALE' })], '2026-07-13')).toEqual({
      ...DEFAULTED,
      next: '2026-08-01',
      principal: '8000.00',
      interest: '1903.56',
      income: '0.00',
    });
  });

  it('the same where the contract pays interest first: what is received of it is income', () => {
    const sale = paid('2026-07-13', '12000.00', { nature: 'COLLATERAL_SALE' });
    expect(status([sale], '2026-07-13', { deficiencyOrder: 'INTEREST_FIRST' })).toMatchObject({
      ...DEFAULTED,
      principal: '9903.56',
      interest: '0.00',
      income: '1903.56',
    });
  });

  it('a sale of a loan 14 days late: it is 14 days late still', () => {
    expect(status([paid('2026-02-15', '12000.00', { nature: 'COLLATERAL_SALE' })], '2026-02-15')).toMatchObject({
      daysPastDue: 14,
      next: '2026-03-01',
    });
  });

  it('14,000.00 of insurance on a current loan: the next installment stays the next one', () => {
    const entries = [paid('2026-02-01', '507.87'), paid('2026-02-10', '14000.00', { nature: 'INSURANCE' })];
    // 9 days at 18 % of 19,797.88 are 87.87, and the rest is principal.
    expect(status(entries, '2026-02-10')).toMatchObject({
      daysPastDue: 0,
      next: '2026-03-01',
      principal: '5885.75',
      interest: '0.00',
      accrues: true,
    });
    expect(status(entries, '2026-03-20')).toMatchObject({ daysPastDue: 19, next: '2026-04-01' });
  });

  it.each(['INSURANCE', 'GAP', 'PRODUCT_REFUND'] as const)('a %s of 900.00 on a loan 65 days late', (nature) => {
    expect(status([paid('2026-04-07', '900.00', { nature })], '2026-04-07')).toMatchObject({ daysPastDue: 65 });
  });

  it('any number of them, and what they pay beyond the debt is credit', () => {
    const entries = [
      paid('2026-03-01', '9000.00', { nature: 'INSURANCE' }),
      paid('2026-03-20', '8000.00', { nature: 'GAP' }),
      paid('2026-04-01', '4000.00', { nature: 'PRODUCT_REFUND' }),
    ];
    const { state } = account(entries).history;
    expect([state.principal, state.appliedToInstallments].map(String)).toEqual(['0', '0']);
    expect(state.credit.plus(state.interestPaid).toFixed(2)).toBe('1000.00');
  });
});

describe('money of the borrower, or of a third party for them', () => {
  it.each([undefined, 'BORROWER', 'THIRD_PARTY'] as const)('satisfies installments: %s', (nature) => {
    expect(status([paid('2026-04-07', '1523.61', nature && { nature })], '2026-04-07')).toMatchObject({
      daysPastDue: 0,
      next: '2026-05-01',
    });
  });
});

describe('PRINCIPAL_ONLY', () => {
  const refund = paid('2026-04-07', '900.00', { instruction: 'PRINCIPAL_ONLY' });

  it('satisfies no installment: a loan 65 days late stays 65 days late', () => {
    expect(status([refund], '2026-04-07')).toMatchObject({
      daysPastDue: 65,
      principal: '19100.00',
      interest: '946.85',
    });
  });

  it('pays the installments that are due first where the contract was signed before', () => {
    expect(status([refund], '2026-04-07', { edition: 4 })).toMatchObject({ daysPastDue: 37 });
  });
});

describe('expenses', () => {
  it('are paid before the debt by a sale, and other fees after it', () => {
    const entries = [
      fee('2026-03-01', 'OTHER', '40.00'),
      fee('2026-07-01', 'REPOSSESSION', '450.00'),
      paid('2026-07-13', '12000.00', { nature: 'COLLATERAL_SALE' }),
    ];
    const { history } = account(entries);
    const [allocation] = [...history.allocations.values()];
    expect(allocation?.feeShares.map(({ feeId, amount }) => `${feeId} ${amount.toFixed(2)}`)).toEqual([
      'REPOSSESSION 450.00',
    ]);
    expect(allocation?.extraPrincipal.toFixed(2)).toBe('11550.00');
  });

  it('are paid first of proceeds that come after a charge-off', () => {
    const entries: AccountEntry[] = [
      { kind: 'CHARGE_OFF', id: 'loss', sequence: 500, effectiveOn: businessDate('2026-06-05') },
      { ...fee('2026-07-01', 'REPOSSESSION', '450.00'), sequence: 501 },
      { ...paid('2026-07-13', '12000.00', { nature: 'COLLATERAL_SALE' }), sequence: 502 },
    ];
    const { state } = account(entries).history;
    expect([state.feesPaid, state.recovered].map((amount) => amount.toFixed(2))).toEqual(['450.00', '11550.00']);
  });
});

describe('several kinds of money on one day', () => {
  it('give the same balances in any order of recording', () => {
    const own = paid('2026-04-07', '600.00');
    const sale = paid('2026-04-07', '5000.00', { nature: 'COLLATERAL_SALE' });
    const state = (entries: readonly PaymentEntry[]) =>
      JSON.stringify(account(entries.map((entry, place) => ({ ...entry, sequence: place + 1 }))).history.state);
    expect(state([own, sale])).toBe(state([sale, own]));
  });
});
