import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { fundingBalances } from '../../src/domain/ledger/balances.js';
import { fundDeal, type FundingInput } from '../../src/domain/loan/funding.js';
import { openAccount } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import { accruedInterest } from '../../src/domain/repayment/account.js';
import { predictedColumns } from '../../src/domain/underwriting/assessment.js';

/** 12,000.00 at 12 percent over twelve months, signed and funded on 1 January 2026. */
const deal = (terms: object = {}, entry: object = {}) => ({
  index: 0,
  term: 12,
  approved: true,
  terms: { TermsLoanAmount: '12,000.00', TermsTerm: '12', ...terms },
  entry: { DecisionStatus: 'APPROVED', ...entry },
});
const TWELVE = new Decimal(12);
const fund = (input: Partial<FundingInput> = {}, { terms = {}, entry = {} }: { terms?: object; entry?: object } = {}) =>
  fundDeal(deal(terms, entry), TWELVE, { fundedOn: businessDate('2026-01-01'), ...input });

/** What came of it: the payment of the account, or both figures. */
function outcome(input: Partial<FundingInput>, terms: object = {}): string {
  const funding = fund(input, { terms });
  if (funding.ok) return `funded with ${funding.value.columns.scheduledPayment}`;
  const { refusal } = funding;
  if (refusal.code !== 'CONTRACT_DIFFERS') return `${refusal.code} ${refusal.message}`;
  return Object.entries(refusal.data ?? {})
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ');
}

describe('the signed contract governs', () => {
  // By days the level payment is 1065.91, by equal months 1066.19: a contract may be computed either way.
  it.each([
    ['nothing stated: computed by days', {}, {}, 'funded with 1065.91'],
    ['the deal’s payment, by equal months', {}, { TermsMonthlyPayment: '1,066.19' }, 'funded with 1066.19'],
    ['the deal’s payment, by days', {}, { TermsMonthlyPayment: '1,065.91' }, 'funded with 1065.91'],
    [
      'what is given counts before the deal',
      { payment: '1065.91' },
      { TermsMonthlyPayment: '9' },
      'funded with 1065.91',
    ],
    ['a cent above', { payment: '1066.20' }, {}, 'funded with 1066.20'],
    ['a cent below', { payment: '1065.90' }, {}, 'funded with 1065.90'],
    [
      'two cents above',
      { payment: '1066.21' },
      {},
      'stated.payment 1066.21, own.payment 1065.91, ownByEqualPeriods.payment 1066.19',
    ],
    [
      'a deal that does not repay the loan in its term',
      {},
      { TermsMonthlyPayment: '487.94' },
      'stated.payment 487.94, own.payment 1065.91, ownByEqualPeriods.payment 1066.19',
    ],
    [
      'a payment that differs, with a reason',
      { payment: '1100', acceptDifference: 'rounded up' },
      {},
      'funded with 1100.00',
    ],
    [
      'a deal paid otherwise than monthly is computed',
      { frequency: 'QUARTERLY' as const },
      { TermsMonthlyPayment: '1,066.19' },
      'funded with 3227.41',
    ],
  ])('%s', (_, input, terms, expected) => {
    expect(outcome(input, terms)).toBe(expected);
  });

  // Twelve payments: 0.12. With 1066.19 the last payment is 1066.14 by equal months, the finance charge 794.23.
  it.each([
    ['final payment, 12 cents off', { finalPayment: '1066.26' }, 'funded with 1066.19'],
    [
      'final payment, 13 cents off',
      { finalPayment: '1066.27' },
      'stated.finalPayment 1066.27, own.finalPayment 1062.62, ownByEqualPeriods.finalPayment 1066.14',
    ],
    ['finance charge, 12 cents off', { financeCharge: '794.35' }, 'funded with 1066.19'],
    [
      'finance charge, 13 cents off',
      { financeCharge: '794.36' },
      'stated.financeCharge 794.36, own.financeCharge 790.71, ownByEqualPeriods.financeCharge 794.23',
    ],
    [
      'finance charge with 100.00 paid at closing',
      { financeCharge: '894.23', prepaidFinanceCharge: '100' },
      'funded with 1066.19',
    ],
  ])('a cent for each payment: %s', (_, input, expected) => {
    expect(outcome({ payment: '1066.19', ...input })).toBe(expected);
  });

  // 12 CFR 1026.22(a)(2). The payments have an APR of 11.95064963 by days, and of 12.00010571 by equal months.
  it.each([
    ['1/8 point above', { aprPercent: '12.12510571' }, 'funded with 1066.19'],
    [
      'more than 1/8 point above',
      { aprPercent: '12.12510572' },
      'stated.aprPercent 12.1251, own.aprPercent 11.9506, ownByEqualPeriods.aprPercent 12.0001',
    ],
    ['1/8 point below', { aprPercent: '11.82564963' }, 'funded with 1066.19'],
    [
      'more than 1/8 point below',
      { aprPercent: '11.82564962' },
      'stated.aprPercent 11.8256, own.aprPercent 11.9506, ownByEqualPeriods.aprPercent 12.0001',
    ],
    [
      '100.00 paid at closing, 13.59 stated',
      { aprPercent: '13.59', prepaidFinanceCharge: '100' },
      'funded with 1066.19',
    ],
    [
      '100.00 paid at closing, 12 stated',
      { aprPercent: '12', prepaidFinanceCharge: '100' },
      'stated.aprPercent 12, own.aprPercent 13.5432, ownByEqualPeriods.aprPercent 13.5924',
    ],
  ])('Regulation Z’s tolerance: %s', (_, input, expected) => {
    expect(outcome({ payment: '1066.19', ...input })).toBe(expected);
  });

  it.each([
    ['`contractDate` must not be after the funding date', { contractOn: '2026-01-02' }],
    ['`contractDate` must not be before 2024-12-31', { contractOn: '2024-12-30' }],
    ['`firstPaymentDate` must be after 2026-01-01', { firstPaymentOn: '2026-01-01' }],
    ['`finalPaymentDate` must be after 2026-12-01', { finalPaymentOn: '2026-12-01' }],
    ['`indexRatePercent` and `spreadPercent` must be given together', { indexRatePercent: '5' }],
    ['`firstPayment` is only for a given payment', { firstPayment: '500' }],
    ['`payment` is not for INTEREST_ONLY', { amortization: 'INTEREST_ONLY' as const, payment: '120' }],
  ])('refuses what makes no contract: %s', (message, input) => {
    expect(outcome(input)).toBe(`INVALID_INPUT ${message}.`);
  });
});

describe('what a contract fixes', () => {
  const funded = (...args: Parameters<typeof fund>) => {
    const funding = fund(...args);
    if (!funding.ok) throw new Error(funding.refusal.message);
    const account = openAccount(funding.value.terms, []);
    if (!account.ok) throw new Error(account.refusal.message);
    return { ...funding.value, account: account.value };
  };

  it('interest runs from the contract’s date, money leaves on the day of funding', () => {
    const { account, columns } = funded({ fundedOn: businessDate('2026-01-11'), contractOn: '2026-01-01' });
    expect(columns).toMatchObject({
      originationDate: '2026-01-01',
      fundedDate: '2026-01-11',
      firstPaymentDate: '2026-02-01',
      maturityDate: '2027-01-01',
    });
    const { terms, history } = account;
    // 12,000 x 0.12 x 10 / 365
    expect(accruedInterest(terms, history.state, businessDate('2026-01-11')).toFixed(2)).toBe('39.45');
  });

  it.each([
    [
      'first payment',
      { payment: '1120.80', firstPayment: '500', firstPaymentOn: '2026-02-01' },
      '500.00 2026-02-01, 1120.80 2026-03-01, 1116.91 2027-01-01',
    ],
    [
      'last day',
      { payment: '1066.19', finalPaymentOn: '2027-01-20' },
      '1066.19 2026-02-01, 1066.19 2026-03-01, 1069.19 2027-01-20',
    ],
    [
      'interest only',
      { amortization: 'INTEREST_ONLY' as const },
      '122.30 2026-02-01, 110.47 2026-03-01, 12122.30 2027-01-01',
    ],
    [
      'balloon of 4,000.00',
      { amortization: 'BALLOON' as const, balloonAmount: '4000' },
      '750.59 2026-02-01, 750.59 2026-03-01, 4750.65 2027-01-01',
    ],
    [
      'balloon of 4,000.00 with its payment',
      { amortization: 'BALLOON' as const, balloonAmount: '4000', payment: '750.79' },
      '750.79 2026-02-01, 750.79 2026-03-01, 4748.30 2027-01-01',
    ],
    [
      'balloon of what 36 installments leave',
      { amortization: 'BALLOON' as const, amortizationInstallments: 36 },
      '398.50 2026-02-01, 398.50 2026-03-01, 8865.09 2027-01-01',
    ],
    [
      'floating',
      { indexRatePercent: '7.5', spreadPercent: '4.5' },
      '1065.91 2026-02-01, 1065.91 2026-03-01, 1065.88 2027-01-01',
    ],
  ])('%s', (_, input, expected) => {
    const { installments } = funded(input).account.terms;
    const shown = [installments[0], installments[1], installments.at(-1)];
    expect(shown.map((each) => `${each?.amount.toFixed(2)} ${each?.dueDate}`).join(', ')).toBe(expected);
  });

  it('a floating loan tells its index and spread', () => {
    const { columns } = funded({ indexRatePercent: '7.50', spreadPercent: '4.5' });
    expect(columns).toMatchObject({
      interestRateType: 'FLOATING',
      interestRate: '12',
      indexRate: '7.5',
      spread: '4.5',
    });
  });

  it('keeps what was stated beside our own figures, and why it stands', () => {
    const { terms } = funded({ payment: '1100', aprPercent: '12', acceptDifference: 'rounded up for the borrower' });
    expect(terms.contract).toMatchObject({
      contractDate: '2026-01-01',
      stated: { payment: '1100.00', aprPercent: '12' },
      own: { payment: '1065.91', finalPayment: '667.52', financeCharge: '767.52' },
      acceptedBecause: 'rounded up for the borrower',
    });
  });

  // Debits are positive.
  it.each([
    [
      'discounts of 640.00 kept back, a flat of 150.00 on top',
      { TermsFundedAmount: '11,510.00', TermsTotalDiscount: '640.00', TermsDealerFlat: '150.00' },
      { PRINCIPAL_RECEIVABLE: '12000.00', DEALER_FLAT: '150.00', DEALER_DISCOUNT: '-640.00', CASH: '-11510.00' },
    ],
    [
      'the amount funded alone',
      { TermsFundedAmount: '11,605.00' },
      { PRINCIPAL_RECEIVABLE: '12000.00', DEALER_DISCOUNT: '-395.00', CASH: '-11605.00' },
    ],
    [
      'discount and flat alone',
      { TermsTotalDiscount: '395.00', TermsDealerFlat: '150.00' },
      { PRINCIPAL_RECEIVABLE: '12000.00', DEALER_FLAT: '150.00', DEALER_DISCOUNT: '-395.00', CASH: '-11755.00' },
    ],
    ['nothing of the kind', {}, { PRINCIPAL_RECEIVABLE: '12000.00', CASH: '-12000.00' }],
  ])('cash is what the bank pays: %s', (_, entry, expected) => {
    const { principal, disbursement } = funded({}, { entry });
    const posted = Object.entries(fundingBalances(principal, disbursement));
    expect(Object.fromEntries(posted.map(([account, amount]) => [account, amount.toFixed(2)]))).toEqual(expected);
  });
});

describe('the predictions of a loan', () => {
  it('cash flow is gross before losses and net after them', () => {
    const entry = {
      ForecastPrincipalPaid: '11,500.00',
      ForecastInterestPaid: '780.00',
      ForecastChargeoffAmount: '500.00',
      ForecastRecoveredAmount: '225.00',
      ForecastNetLossAmount: '275.00',
      ForecastTotalPaid: '12,505.00',
      ForecastTotalPaidLessFees: '12,400.00',
    };
    // 12,000.00 + 780.00, and less 500.00 - 225.00
    expect(predictedColumns(deal({}, entry))).toMatchObject({
      predictedGrossCashflow: '12780.00',
      predictedNetCashflow: '12505.00',
    });
  });
});
