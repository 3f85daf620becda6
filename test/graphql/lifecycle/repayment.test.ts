import { beforeEach, describe, expect, it } from 'vitest';
import { chargeOffEarly } from '../../support/charge-off.js';
import { businessDate } from '../../../src/domain/calendar.js';
import { Prisma } from '../../../src/generated/prisma/client.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { fundContract } from '../../support/fund-contract.js';
import { differences } from '../../support/reconciled.js';
import { FIGURES, SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { clock, world, servicer } = await openServicing('2026-02-01');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

const figures = async () => {
  const { loan } = await servicer.data<{ loan: Record<string, unknown> & { autoLoan: Record<string, unknown> } }>(
    `query ($id: ID!) { loan(id: $id) { ${FIGURES} } }`,
    { id: loanId },
  );
  return loan;
};
const ledger = async () => {
  const sums = await world.prisma.ledgerEntry.groupBy({
    by: ['account'],
    where: { loanId },
    _sum: { amount: true },
  });
  return Object.fromEntries(sums.map(({ account, _sum }) => [account, _sum.amount?.toFixed(2)]));
};

describe('a repayment', () => {
  it('is initiated with what is owed, and moves nothing', async () => {
    const before = await figures();
    const { repayment, amountsOwed } = await command(servicer, 'initiateRepayment', { loanId });
    expect(repayment?.state).toBe('INITIATED');
    // 31 days x 3.945205 = 122.30; one more day 3.94520548; ten days more 12,000 x 0.12 x 41 / 365 = 161.75.
    expect(amountsOwed).toEqual({
      asOf: '2026-02-01',
      pastDue: '0.00',
      currentDue: '1066.00',
      currentDueOn: '2026-02-01',
      fees: '0.00',
      recoverable: '0.00',
      creditBalance: '0.00',
      payoff: {
        amount: '12122.30',
        principal: '12000.00',
        interest: '122.30',
        fees: '0.00',
        perDiem: '3.94520548',
        goodThrough: '2026-02-11',
        amountGoodThrough: '12161.75',
      },
    });
    expect(await figures()).toEqual(before);
  });

  it('is not initiated without end by one client, which has at most 60 that were neither submitted nor cancelled', async () => {
    const initiate = (client = servicer) => command(client, 'initiateRepayment', { loanId });
    const { repayment } = await initiate();
    const [made] = await world.prisma.repayment.findMany({ where: { loanId } });
    const more = Array.from({ length: 59 }, (_, n) => ({ ...made!, id: `${made!.id}-${n}`, preview: Prisma.DbNull }));
    await world.prisma.repayment.createMany({ data: more });
    expect(await initiate()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Submit or cancel one first') as string,
    });
    expect((await initiate(await world.client('SERVICER'))).repayment?.state).toBe('INITIATED');
    await command(servicer, 'cancelRepayment', { repaymentId: repayment?.id });
    expect((await initiate()).repayment?.state).toBe('INITIATED');
  });

  it('is cancelled before it is submitted, and only then', async () => {
    const { repayment } = await command(servicer, 'initiateRepayment', { loanId });
    const repaymentId = repayment?.id;
    expect((await command(servicer, 'cancelRepayment', { repaymentId })).repayment?.state).toBe('CANCELLED');
    expect(
      await command(servicer, 'submitRepayment', { loanId, repaymentId, amount: '1', method: 'ACH' }),
    ).toMatchObject({
      __typename: 'NotAllowedInState',
      currentState: 'CANCELLED',
      allowedCommands: [],
    });
  });

  it('is submitted with a preview and moves nothing until it settles', async () => {
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '1066.00', method: 'ACH' });
    expect(repayment).toMatchObject({
      state: 'SUBMITTED',
      preview: { interest: '122.30', principal: '943.70', fees: '0.00', recovery: '0.00', credit: '0.00' },
    });
    expect(await figures()).toMatchObject({ remainingBalance: '12000.00', repaidAmount: '0.00' });
    await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' });
    expect(await figures()).toEqual({
      loanStatus: 'ACTIVE',
      encumberedStatus: 'LIEN',
      repaidAmount: '943.70',
      remainingBalance: '11056.30',
      delinquentAmount: '0.00',
      delinquentDays: 0,
      nextPaymentDate: '2026-03-01',
      lastPaymentDate: '2026-02-01',
      riskRating: 'LOW',
      autoLoan: {
        currentDpd: 0,
        currentBalance: '11056.30',
        currentPaymentDue: '0.00',
        pastDueAmount: '0.00',
        paymentStatus: 'ON_TIME',
        remainingTerm: 11,
        totalPrincipalPaid: '943.70',
        totalInterestPaid: '122.30',
        totalFeesPaid: '0.00',
        chargeoffAmount: '0.00',
        recoveredAmount: '0.00',
      },
    });
    expect(await ledger()).toEqual({
      OPENING_BALANCE: '-12000.00',
      PRINCIPAL_RECEIVABLE: '11056.30',
      INTEREST_RECEIVABLE: '0.00',
      INTEREST_INCOME: '-122.30',
      CASH: '1066.00',
    });
  });

  it('is refused when a hundred are pending: every figure of the loan looks at all of them', async () => {
    const data = Array.from({ length: 100 }, (_, n) => ({
      id: `RP-${loanId}-${n}`,
      loanId,
      state: 'SUBMITTED' as const,
      amount: '0.01',
      effectiveDate: new Date('2026-02-01'),
      expiresOn: new Date('2026-02-09'),
      initiatedAt: new Date(),
      submittedAt: new Date(),
    }));
    await world.prisma.repayment.createMany({ data });
    const submit = () => command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
    const message = 'The limit of 100 pending payments per loan is reached.';
    expect(await submit()).toMatchObject({ code: 'CONFLICT', message });
    await world.prisma.repayment.updateMany({ where: { loanId }, data: { expiresOn: new Date('2026-01-31') } });
    expect(await submit()).toMatchObject({ __typename: 'RepaymentUpdated' });
    await world.prisma.repayment.deleteMany({ where: { loanId } });
  });

  it('that fails says why and moves nothing', async () => {
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '1066.00', method: 'ACH' });
    const repaymentId = repayment?.id;
    expect(await command(servicer, 'acknowledgeRepayment', { repaymentId, outcome: 'FAILED' })).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'reason' }],
    });
    const failed = await command(servicer, 'acknowledgeRepayment', { repaymentId, outcome: 'FAILED', reason: 'R01' });
    expect(failed.repayment).toMatchObject({ state: 'FAILED', reason: 'R01' });
    expect(await figures()).toMatchObject({ remainingBalance: '12000.00' });
    expect(await command(servicer, 'acknowledgeRepayment', { repaymentId, outcome: 'SETTLED' })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'FAILED',
    });
  });

  it('that fails after another has paid the loan off takes no fee along, and says so', async () => {
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '500.00', method: 'ACH' });
    await pay(servicer, loanId, '12122.30');
    const failure = { repaymentId: repayment?.id, outcome: 'FAILED', reason: 'R01' };
    const charged = await command(servicer, 'acknowledgeRepayment', { ...failure, returnedPaymentFee: '20.00' });
    expect(charged).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field: 'returnedPaymentFee' }] });
    const failed = await command(servicer, 'acknowledgeRepayment', failure);
    expect(failed.repayment).toMatchObject({ state: 'FAILED' });
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED_EARLY' });
  });

  it('that held a late fee back and fails after the payoff leaves the loan closed', async () => {
    clock.set('2026-02-10');
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '1066.00', method: 'ACH' });
    clock.set('2026-02-13');
    const { amountsOwed } = await command(servicer, 'initiateRepayment', { loanId });
    await pay(servicer, loanId, (amountsOwed!.payoff as { amount: string }).amount);
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED_EARLY' });
    const failure = { repaymentId: repayment?.id, outcome: 'FAILED', reason: 'R01' };
    expect((await command(servicer, 'acknowledgeRepayment', failure)).repayment).toMatchObject({ state: 'FAILED' });
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED_EARLY', remainingBalance: '0.00' });
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('of a borrower counts from today: only the servicer dates payments back', async () => {
    clock.set('2026-03-20');
    const { id, borrowerId } = await world.loan(SIMPLE_LOAN);
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    const payment = { loanId: id, amount: '1066.00', method: 'ACH' };
    for (const effectiveDate of ['2026-02-01', '2026-03-19', '2026-03-21'])
      expect(await command(borrower, 'submitRepayment', { ...payment, effectiveDate })).toMatchObject({
        code: 'EFFECTIVE_DATE_NOT_ALLOWED',
        earliest: '2026-03-20',
        latest: '2026-03-20',
      });
    expect((await command(borrower, 'submitRepayment', payment)).repayment?.effectiveDate).toBe('2026-03-20');
    const dated = await command(servicer, 'submitRepayment', { ...payment, effectiveDate: '2026-02-01' });
    expect(dated.repayment?.effectiveDate).toBe('2026-02-01');
  });

  it('that will have expired by the day of a quote holds no late fee back in it', async () => {
    clock.set('2026-02-20');
    await command(servicer, 'submitRepayment', {
      loanId,
      amount: '1066.00',
      method: 'ACH',
      effectiveDate: '2026-02-01',
    });
    for (const day of ['2026-02-20', '2026-03-10', '2026-06-10']) {
      const { amountsOwed } = await command(servicer, 'initiateRepayment', { loanId, asOf: day });
      const { loan } = await servicer.data<{ loan: { payoffQuote: { amountGoodThrough: string } } }>(
        'query ($id: ID!, $day: Date!) { loan(id: $id) { payoffQuote(goodThrough: $day) { amountGoodThrough } } }',
        { id: loanId, day },
      );
      expect([day, amountsOwed?.payoff]).toMatchObject([day, { amount: loan.payoffQuote.amountGoodThrough }]);
    }
  });

  it('that expires after something else paid the loan off leaves nothing to pay, though it held a late fee back', async () => {
    clock.set('2026-02-20');
    const waiting = { loanId, amount: '1066.00', method: 'ACH', effectiveDate: '2026-02-01' };
    await command(servicer, 'submitRepayment', waiting);
    const { amountsOwed } = await command(servicer, 'initiateRepayment', { loanId });
    const { amount } = (amountsOwed as { payoff: { amount: string } }).payoff;
    const repaymentId = await pay(servicer, loanId, (Number(amount) + 10).toFixed(2));
    clock.set('2026-06-10');
    const { loan } = await servicer.data<{ loan: unknown }>(
      `query ($id: ID!) { loan(id: $id) {
        loanStatus payoffQuote { amount } fees { edges { node { id } } } } }`,
      { id: loanId },
    );
    expect(loan).toMatchObject({
      loanStatus: 'CLOSED_EARLY',
      payoffQuote: { amount: '0.00' },
      fees: { edges: [] },
    });
    expect(await command(servicer, 'refundCredit', { loanId, amount: '10.00' })).toMatchObject({ loanId });
    await closeDay(world.prisma, businessDate('2026-06-10'));
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED_EARLY', remainingBalance: '0.00' });
    expect(await ledger()).not.toHaveProperty('FEE_RECEIVABLE');
    // Where the payoff comes back, four installments are late after all, and the refund is owed.
    await command(servicer, 'reverseRepayment', { repaymentId, reason: 'returned' });
    expect(await ledger()).toMatchObject({ FEE_RECEIVABLE: '110.00', PRINCIPAL_RECEIVABLE: '12000.00' });
  });

  it('of the payoff closes the loan early and queues the release of its lien', async () => {
    await pay(servicer, loanId, '12122.30');
    expect(await figures()).toMatchObject({
      loanStatus: 'CLOSED_EARLY',
      encumberedStatus: 'RELEASE_PENDING',
      remainingBalance: '0.00',
      repaidAmount: '12000.00',
      nextPaymentDate: null,
      autoLoan: { paymentStatus: 'PAID_OFF', remainingTerm: 0, totalInterestPaid: '122.30' },
    });
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    // 1 February 2026 is a Sunday: ten weekdays later is Friday the 13th.
    expect(row.lienReleaseDueOn?.toISOString().slice(0, 10)).toBe('2026-02-13');
  });

  it('of more than the payoff leaves a credit, which can be refunded once', async () => {
    await pay(servicer, loanId, '12200.00');
    expect(await ledger()).toMatchObject({ CREDIT_BALANCE: '-77.70', CASH: '12200.00' });
    expect(await command(servicer, 'refundCredit', { loanId, amount: '77.71' })).toMatchObject({
      code: 'EXCEEDS_CREDIT_BALANCE',
      atMost: '77.70',
    });
    expect(await command(servicer, 'refundCredit', { loanId, amount: '77.70' })).toMatchObject({ loanId });
    expect(await ledger()).toMatchObject({ CREDIT_BALANCE: '0.00', CASH: '12122.30' });
    expect(await command(servicer, 'refundCredit', { loanId, amount: '0.01' })).toMatchObject({
      code: 'EXCEEDS_CREDIT_BALANCE',
    });
  });

  it('on the maturity closes the loan, not early', async () => {
    clock.set('2027-01-01');
    // A year on the whole principal: 12,000 x 0.12 = 1,440.00; and eleven late fees.
    await pay(servicer, loanId, '13715.00');
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED', autoLoan: { totalInterestPaid: '1440.00' } });
  });
});

describe('a reversal', () => {
  it('in the middle leaves what a history without that payment leaves', async () => {
    const { id: other } = await world.loan(SIMPLE_LOAN);
    const first = await pay(servicer, loanId, '1066.00');
    await pay(servicer, other, '1066.00');
    clock.set('2026-03-05');
    const second = await pay(servicer, loanId, '1500.00', '2026-03-01');
    clock.set('2026-04-01');
    for (const id of [loanId, other]) await pay(servicer, id, '1066.00');
    await command(servicer, 'reverseRepayment', { repaymentId: second, reason: 'returned' });
    const left = await figures();
    loanId = other;
    expect(left).toEqual(await figures());
    expect(first).not.toBe(second);
  });

  it('of the payoff opens the loan again and takes the release of the lien back, with a fee if one is due', async () => {
    const repaymentId = await pay(servicer, loanId, '12122.30');
    const reversed = await command(servicer, 'reverseRepayment', {
      repaymentId,
      reason: 'insufficient funds',
      returnedPaymentFee: '20.00',
    });
    expect(reversed.repayment).toMatchObject({ state: 'REVERSED', reason: 'insufficient funds' });
    expect(await figures()).toMatchObject({
      loanStatus: 'ACTIVE',
      encumberedStatus: 'LIEN',
      remainingBalance: '12000.00',
      repaidAmount: '0.00',
      lastPaymentDate: null,
    });
    expect(await ledger()).toEqual({
      OPENING_BALANCE: '-12000.00',
      PRINCIPAL_RECEIVABLE: '12000.00',
      // It was not paid after all, and it accrued.
      INTEREST_RECEIVABLE: '122.30',
      INTEREST_INCOME: '-122.30',
      FEE_RECEIVABLE: '20.00',
      FEE_INCOME: '-20.00',
      CASH: '0.00',
    });
    const again = await command(servicer, 'reverseRepayment', { repaymentId, reason: 'twice' });
    expect(again).toMatchObject({ code: 'NOT_ALLOWED_IN_STATE', currentState: 'REVERSED', allowedCommands: [] });
  });

  it('of refunded credit makes the refund owed back', async () => {
    const repaymentId = await pay(servicer, loanId, '12222.30');
    await command(servicer, 'refundCredit', { loanId, amount: '100.00' });
    await command(servicer, 'reverseRepayment', { repaymentId, reason: 'returned' });
    expect(await ledger()).toMatchObject({ FEE_RECEIVABLE: '100.00', CREDIT_BALANCE: '0.00', CASH: '-100.00' });
    expect(await figures()).toMatchObject({ loanStatus: 'ACTIVE', remainingBalance: '12000.00' });
  });
});

describe('a fee', () => {
  it('is waived up to what is outstanding, and the last one closes the loan', async () => {
    const first = await pay(servicer, loanId, '100.00');
    await command(servicer, 'reverseRepayment', {
      repaymentId: first,
      reason: 'returned',
      returnedPaymentFee: '20.00',
    });
    const fee = await world.prisma.accountEntry.findFirstOrThrow({ where: { loanId, kind: 'FEE' } });
    const waive = (amount: string) =>
      command(servicer, 'waiveFee', { loanId, feeId: fee.id, amount, reason: 'goodwill' });
    expect(await waive('20.01')).toMatchObject({ code: 'EXCEEDS_FEE_BALANCE', atMost: '20.00' });
    expect(await waive('5.00')).toMatchObject({ loanId });
    await pay(servicer, loanId, '12122.30');
    // Interest 122.30, the installment's principal 943.70, the fee 15.00, and 11,041.30 of the other 11,056.30.
    expect(await figures()).toMatchObject({ loanStatus: 'ACTIVE', remainingBalance: '15.00' });
    await pay(servicer, loanId, '15.00');
    expect(await figures()).toMatchObject({ loanStatus: 'CLOSED_EARLY', autoLoan: { totalFeesPaid: '15.00' } });
    expect(await command(servicer, 'waiveFee', { loanId, feeId: 'none', amount: '1', reason: 'x' })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'CLOSED_EARLY',
    });
  });
});

describe('a charge-off', () => {
  it('needs 120 days past due or another reason, stops accrual, and what is paid later is recovered', async () => {
    loanId = (await world.loan({ ...SIMPLE_LOAN, lateFee: null })).id;
    clock.set('2026-05-31');
    expect(await command(servicer, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' })).toMatchObject({
      code: 'NOT_DELINQUENT_ENOUGH',
      data: { daysPastDue: '119', daysNeeded: '120' },
    });
    clock.set('2026-06-01');
    expect(await command(servicer, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' })).toMatchObject({ loanId });
    // 151 days: 12,000 x 0.12 x 151 / 365 = 595.73.
    expect(await figures()).toMatchObject({
      loanStatus: 'CHARGED_OFF',
      remainingBalance: '0.00',
      autoLoan: {
        chargeoffAmount: '12595.73',
        paymentStatus: 'CHARGED_OFF',
        currentDpd: 120,
        pastDueAmount: '12595.73',
      },
    });
    clock.set('2026-09-01');
    await pay(servicer, loanId, '600.00');
    expect(await figures()).toMatchObject({
      loanStatus: 'CHARGED_OFF',
      // Days go on counting: 212 from 1 February.
      autoLoan: { recoveredAmount: '600.00', currentDpd: 212, pastDueAmount: '11995.73' },
    });
    const last = await pay(servicer, loanId, '12000.00');
    expect(await ledger()).toMatchObject({ RECOVERY_INCOME: '-12595.73', CREDIT_BALANCE: '-4.27', CASH: '12600.00' });
    await command(servicer, 'reverseRepayment', { repaymentId: last, reason: 'returned' });
    expect(await figures()).toMatchObject({ loanStatus: 'CHARGED_OFF', autoLoan: { recoveredAmount: '600.00' } });
    expect(await ledger()).toMatchObject({
      RECOVERY_INCOME: '-600.00',
      CREDIT_BALANCE: '0.00',
      CHARGE_OFF_LOSS: '12595.73',
    });
  });

  it('is undone as if it had never been: interest ran on, and a recovery was a payment', async () => {
    const untouched = await world.loan(SIMPLE_LOAN);
    clock.set('2026-06-01');
    await chargeOffEarly((role) => world.client(role), loanId);
    clock.set('2026-06-15');
    await pay(servicer, loanId, '700.00');
    await pay(servicer, untouched.id, '700.00');
    const undone = await command(servicer, 'undoChargeOff', { loanId, reason: 'charged off by mistake' });
    expect(undone).toMatchObject({ loanId });
    const ledgerOf = async (id: string) =>
      (await world.prisma.ledgerEntry.groupBy({ by: ['account'], where: { loanId: id }, _sum: { amount: true } }))
        .flatMap(({ account, _sum }) => (_sum.amount?.isZero() ? [] : [`${account} ${_sum.amount?.toFixed(2)}`]))
        .sort();
    const figuresOf = async (id: string) =>
      (await servicer.data<{ loan: object }>(`query ($id: ID!) { loan(id: $id) { ${FIGURES} } }`, { id })).loan;
    expect(await figuresOf(loanId)).toEqual({ ...(await figuresOf(untouched.id)), encumberedStatus: 'LIEN' });
    expect(await ledgerOf(loanId)).toEqual(await ledgerOf(untouched.id));
    expect(await command(servicer, 'undoChargeOff', { loanId, reason: 'again' })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
    });
    const lost = await world.loan({ ...SIMPLE_LOAN, loanStatus: 'CHARGED_OFF', chargeoffAmount: '500.00' });
    expect(await command(servicer, 'undoChargeOff', { loanId: lost.id, reason: 'x' })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('may leave on the books what the collateral is worth, which payments take first', async () => {
    loanId = (await world.loan({ ...SIMPLE_LOAN, lateFee: null })).id;
    clock.set('2026-06-01');
    const partly = { loanId, reason: 'DELINQUENCY', downToCollateral: true };
    expect(await command(servicer, 'chargeOffLoan', partly)).toMatchObject({ code: 'CONFLICT' });
    await command(servicer, 'recordValuation', { loanId, amount: '12000.00' });
    expect(await command(servicer, 'chargeOffLoan', partly)).toMatchObject({ code: 'CONFLICT' });
    await command(servicer, 'recordValuation', { loanId, amount: '8000.00' });
    expect(await command(servicer, 'chargeOffLoan', partly)).toMatchObject({ loanId });
    // 12,595.73 owed, 8,000.00 covered.
    expect(await figures()).toMatchObject({
      loanStatus: 'CHARGED_OFF',
      remainingBalance: '8000.00',
      autoLoan: { chargeoffAmount: '4595.73', currentDpd: 120, pastDueAmount: '12595.73' },
    });
    expect(await ledger()).toMatchObject({
      PRINCIPAL_RECEIVABLE: '8000.00',
      CHARGE_OFF_LOSS: '4595.73',
      CHARGED_OFF_INTEREST: '-595.73',
    });
    clock.set('2026-08-01');
    await pay(servicer, loanId, '8500.00');
    expect(await ledger()).toMatchObject({ PRINCIPAL_RECEIVABLE: '0.00', RECOVERY_INCOME: '-500.00', CASH: '8500.00' });
    expect(await command(servicer, 'chargeOffLoan', { loanId, reason: 'REPOSSESSION_SALE' })).toMatchObject({
      code: 'NOTHING_OWED',
    });
  });

  it('is asked for by the list of loans that are past the day their rules name', async () => {
    const list = async () =>
      (
        await servicer.data<{ loans: { edges: { node: { id: string } }[] } }>(
          `{ loans(first: 50, filter: { chargeOffDue: true }) { edges { node { id } } } }`,
        )
      ).loans.edges.map(({ node }) => node.id);
    const funders = { underwriter: await world.client('UNDERWRITER'), lender: await world.client('LENDER') };
    // Both are due from 1 March on.
    const sooner = await fundContract(funders, { chargeOffDays: 90 });
    loanId = await fundContract(funders, {});
    const listedOn = async (day: string) => {
      await closeDay(world.prisma, businessDate(day));
      return (await list()).filter((id) => id === loanId || id === sooner);
    };
    expect(await listedOn('2026-05-29')).toEqual([]);
    expect(await listedOn('2026-05-30')).toEqual([sooner]);
    expect(await listedOn('2026-06-28')).toEqual([sooner]);
    expect((await listedOn('2026-06-29')).sort()).toEqual([loanId, sooner].sort());
    clock.set('2026-06-30');
    const { loan } = await servicer.data(
      `{ loan(id: "${loanId}") { delinquency { chargeOffDueOn interestIsIncome } } }`,
    );
    expect(loan).toEqual({ delinquency: { chargeOffDueOn: '2026-06-29', interestIsIncome: false } });
    await command(servicer, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' });
    expect(await list()).not.toContain(loanId);
  });

  it('for another reason needs what it rests on, and a second client before its day', async () => {
    const early = { loanId, reason: 'BANKRUPTCY' };
    expect(await command(servicer, 'chargeOffLoan', early)).toMatchObject({
      code: 'CONFLICT',
      message: 'A charge-off for this reason needs a bankruptcy notice or an active hold for bankruptcy.',
    });
    await command(servicer, 'recordBankruptcyNotice', { loanId, noticedOn: '2026-02-01', reason: 'x' });
    expect(await command(servicer, 'chargeOffLoan', early)).toMatchObject({ code: 'NEEDS_APPROVAL' });
    const { approvalId } = await command(servicer, 'requestApproval', { chargeOffLoan: early });
    expect(await command(servicer, 'approve', { approvalId })).toMatchObject({ code: 'SAME_CLIENT' });
    const other = await world.client('SERVICER');
    expect(await command(other, 'approve', { approvalId })).toMatchObject({ loanId });
    expect(await figures()).toMatchObject({ loanStatus: 'CHARGED_OFF', autoLoan: { chargeoffAmount: '12122.30' } });
  });
});

it('after all of that the cached balances, the ledger and the accounts agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
