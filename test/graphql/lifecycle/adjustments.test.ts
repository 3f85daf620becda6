import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { clock, world, servicer } = await openServicing('2026-02-01');
let loanId: string;
beforeEach(async () => {
  loanId = (await world.loan(SIMPLE_LOAN)).id;
});
afterEach(async () => {
  expect(await differences(world.prisma)).toEqual([]);
});

const adjust = (name: string, more: object) => command(servicer, name, { loanId, reason: 'goodwill', ...more });
const done = async (name: string, more: object) => {
  expect(await adjust(name, more)).toEqual({ __typename: 'LoanUpdated', loanId });
};

interface Adjusted {
  readonly loanStatus: string;
  readonly creditBalance: string;
  readonly autoLoan: { readonly totalFeesPaid: string; readonly totalInterestPaid: string };
  readonly payoffQuote: { readonly principal: string; readonly interest: string; readonly fees: string };
  readonly fees: Nodes<{ id: string; kind: string; outstanding: string; paid: string }>;
  readonly ledger: Nodes<{ kind: string; entries: { account: string; amount: string }[] }>;
  readonly adjustments: Nodes<Record<string, string | null>> & { readonly totalCount: number };
}
const look = async (): Promise<Adjusted> =>
  (
    await servicer.data<{ loan: Adjusted }>(
      `query ($id: ID!) { loan(id: $id) { loanStatus creditBalance autoLoan { totalFeesPaid totalInterestPaid }
        payoffQuote { principal interest fees } fees { edges { node { id kind outstanding paid } } }
        ledger(first: 100) { edges { node { kind entries { account amount } } } }
        adjustments { totalCount edges { node { id command amount effectiveDate feeId feeKind reason clientId requestedBy reversedAt } } } } }`,
      { id: loanId },
    )
  ).loan;
const postings = async (kind: string) =>
  nodesOf((await look()).ledger)
    .filter((posting) => posting.kind === kind)
    .map(({ entries }) => entries.map(({ account, amount }) => `${account} ${amount}`).sort());
const newest = async () => nodesOf((await look()).adjustments).at(-1)?.id;

describe('a fee by hand', () => {
  it('is charged by the policy: its kind, at most so much, and more than a servicer may only by two', async () => {
    expect(await adjust('assessFee', { kind: 'TITLE', amount: '250.01' })).toMatchObject({
      __typename: 'AmountTooHigh',
      code: 'EXCEEDS_FEE_CAP',
      atMost: '250.00',
    });
    expect(await adjust('assessFee', { kind: 'REPOSSESSION', amount: '250.01' })).toMatchObject({
      __typename: 'ApprovalNeeded',
      code: 'NEEDS_APPROVAL',
      limit: '250.00',
    });
    await done('assessFee', { kind: 'REPOSSESSION', amount: '250.00' });
    expect(nodesOf((await look()).fees)).toMatchObject([{ kind: 'REPOSSESSION', outstanding: '250.00', paid: '0.00' }]);
    expect(await postings('FEE')).toEqual([['FEE_INCOME -250.00', 'FEE_RECEIVABLE 250.00']]);
    expect(nodesOf((await look()).adjustments)).toMatchObject([
      {
        command: 'assessFee',
        amount: '250.00',
        effectiveDate: '2026-02-01',
        feeKind: 'REPOSSESSION',
        reason: 'goodwill',
        clientId: servicer.clientId,
        requestedBy: null,
        reversedAt: null,
      },
    ]);
  });

  it('that was paid is given back as credit, and fee income falls', async () => {
    await done('assessFee', { kind: 'TITLE', amount: '40.00' });
    // 31 days of 12,000 x 0.12 / 365 are 122.30; 943.70 of principal; 40.00 for the fee.
    await pay(servicer, loanId, '1106.00');
    const [fee] = nodesOf((await look()).fees);
    expect(fee).toMatchObject({ outstanding: '0.00', paid: '40.00' });
    await done('refundFee', { feeId: fee?.id, amount: '30.00' });
    expect(await adjust('refundFee', { feeId: fee?.id, amount: '10.01' })).toMatchObject({
      code: 'EXCEEDS_FEE_PAID',
      atMost: '10.00',
    });
    expect(await look()).toMatchObject({ creditBalance: '30.00', autoLoan: { totalFeesPaid: '10.00' } });
    expect(await postings('FEE_REFUND')).toEqual([['CREDIT_BALANCE -30.00', 'FEE_INCOME 30.00']]);
  });

  it('is reversed: the money that paid it pays installments', async () => {
    await done('assessFee', { kind: 'TITLE', amount: '40.00' });
    await pay(servicer, loanId, '1106.00');
    await done('reverseAdjustment', { adjustmentId: await newest() });
    // 12,000 - (1,106.00 - 122.30)
    expect(await look()).toMatchObject({ payoffQuote: { principal: '11016.30', fees: '0.00' } });
    expect(nodesOf((await look()).fees)).toEqual([]);
    expect(nodesOf((await look()).adjustments)).toMatchObject([{ reversedAt: '2026-02-01T12:00:00.000Z' }]);
  });
});

describe('interest that is waived', () => {
  it('is owed no more, ceases to be income, and goes on accruing as before', async () => {
    expect(await adjust('waiveInterest', { amount: '100.01' })).toMatchObject({ limit: '100.00' });
    expect(await adjust('waiveInterest', { amount: '122.31' })).toMatchObject({ atMost: '122.30' });
    await done('waiveInterest', { amount: '22.30' });
    // 31 days of 3.945205 are 122.301369: 100.001369 are left.
    expect(await look()).toMatchObject({ payoffQuote: { principal: '12000.00', interest: '100.00' } });
    expect(await postings('INTEREST_WAIVER')).toEqual([['INTEREST_INCOME 22.30', 'INTEREST_RECEIVABLE -22.30']]);
    await closeDay(world.prisma, businessDate('2026-02-01'));
    await closeDay(world.prisma, businessDate('2026-02-02'));
    clock.set('2026-02-03');
    // Two days more: 107.89.
    expect(await look()).toMatchObject({ payoffQuote: { interest: '107.89' } });
  });

  it('as of an earlier day makes a later payment pay more principal; reversed, it is as before', async () => {
    await pay(servicer, loanId, '1066.00');
    clock.set('2026-02-10');
    const before = await look();
    // 19 days of 3.945205 are 74.96.
    const waiver = { effectiveOn: '2026-01-20' };
    expect(await adjust('waiveInterest', { ...waiver, amount: '74.97' })).toMatchObject({ atMost: '74.96' });
    await done('waiveInterest', { ...waiver, amount: '50.00' });
    // 122.30 - 50.00 of interest, and so 12,000 - (1,066.00 - 72.30) of principal.
    expect(await look()).toMatchObject({
      autoLoan: { totalInterestPaid: '72.30' },
      payoffQuote: { principal: '11006.30' },
    });
    await done('reverseAdjustment', { adjustmentId: await newest() });
    const { autoLoan, payoffQuote } = await look();
    expect({ autoLoan, payoffQuote }).toEqual({ autoLoan: before.autoLoan, payoffQuote: before.payoffQuote });
  });

  it('cannot be waived before the account opened, nor for a day to come', async () => {
    for (const effectiveOn of ['2025-12-31', '2026-02-02']) {
      expect(await adjust('waiveInterest', { amount: '1.00', effectiveOn })).toMatchObject({
        code: 'EFFECTIVE_DATE_NOT_ALLOWED',
      });
    }
  });
});

describe('a small balance', () => {
  it('is written off where it is small, which closes the loan; reversed, the loan is open again', async () => {
    // 12,122.30 is owed.
    await pay(servicer, loanId, '12062.30');
    expect(await adjust('writeOffSmallBalance', {})).toMatchObject({ code: 'EXCEEDS_SMALL_BALANCE', atMost: '50.00' });
    await pay(servicer, loanId, '30.00');
    expect(await adjust('writeOffSmallBalance', {})).toMatchObject({ code: 'NEEDS_APPROVAL', limit: '25.00' });
    await pay(servicer, loanId, '10.00');
    await done('writeOffSmallBalance', {});
    expect(await look()).toMatchObject({ loanStatus: 'CLOSED_EARLY', payoffQuote: { principal: '0.00' } });
    expect(await postings('SMALL_BALANCE')).toEqual([['PRINCIPAL_RECEIVABLE -20.00', 'SMALL_BALANCE_LOSS 20.00']]);
    await done('reverseAdjustment', { adjustmentId: await newest() });
    expect(await look()).toMatchObject({ loanStatus: 'ACTIVE', payoffQuote: { principal: '20.00' } });
  });

  it('that a reversed payment makes large is owed again', async () => {
    const repaymentId = await pay(servicer, loanId, '12102.30');
    await done('writeOffSmallBalance', {});
    await command(servicer, 'reverseRepayment', { repaymentId, reason: 'returned' });
    expect(await look()).toMatchObject({ loanStatus: 'ACTIVE', payoffQuote: { principal: '12000.00' } });
  });
});

describe('an adjustment', () => {
  it('of the principal is never one client’s doing', async () => {
    expect(await adjust('adjustPrincipal', { amount: '-0.01' })).toMatchObject({ limit: '0.00' });
    expect(await adjust('adjustPrincipal', { amount: '0' })).toMatchObject({ faults: [{ field: 'amount' }] });
    expect(await adjust('adjustPrincipal', { amount: '-12000.01' })).toMatchObject({ atMost: '12000.00' });
  });

  it('is reversed once; a payment, a late fee and an unknown id never', async () => {
    const payment = await pay(servicer, loanId, '13000.00');
    await done('refundCredit', { amount: '800.00' });
    const refund = await newest();
    expect(await adjust('reverseAdjustment', { adjustmentId: refund })).toMatchObject({ limit: '250.00' });
    await done('refundCredit', { amount: '70.00' });
    const small = await newest();
    await done('reverseAdjustment', { adjustmentId: small });
    expect(await look()).toMatchObject({ creditBalance: '77.70', adjustments: { totalCount: 2 } });
    expect(await adjust('reverseAdjustment', { adjustmentId: small })).toMatchObject({ code: 'CONFLICT' });
    for (const adjustmentId of [payment, 'none', `LF-${loanId}-1`])
      expect(await adjust('reverseAdjustment', { adjustmentId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('passes its limit in parts no more than at once, for thirty days', async () => {
    clock.set('2026-03-01');
    await done('waiveInterest', { amount: '60.00' });
    expect(await adjust('waiveInterest', { amount: '40.01' })).toMatchObject({ limit: '100.00' });
    await done('waiveInterest', { amount: '40.00' });
    clock.set('2026-04-01');
    await done('waiveInterest', { amount: '60.00' });
  });

  it('of a fee that was paid is bound by what may be given back', async () => {
    await done('assessFee', { kind: 'LEGAL', amount: '200.00' });
    const fee = await newest();
    await pay(servicer, loanId, '13000.00');
    expect(await adjust('reverseAdjustment', { adjustmentId: fee })).toMatchObject({ limit: '100.00' });
  });

  it('of a fee waiver, reversed, leaves the fee owed', async () => {
    await done('assessFee', { kind: 'OTHER', amount: '15.00' });
    const [fee] = nodesOf((await look()).fees);
    await done('waiveFee', { feeId: fee?.id, amount: '15.00' });
    expect(nodesOf((await look()).adjustments).at(-1)).toMatchObject({ command: 'waiveFee', feeId: fee?.id });
    await done('reverseAdjustment', { adjustmentId: await newest() });
    expect(nodesOf((await look()).fees)).toMatchObject([{ outstanding: '15.00' }]);
  });
});
