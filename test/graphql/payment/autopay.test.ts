import { createHash } from 'node:crypto';
import { chargeOffEarly } from '../../support/charge-off.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returnsFile } from '../../support/bank-returns.js';
import { command, pay } from '../../support/commands.js';
import { eraseByTwo } from '../../support/erase.js';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { fundContract } from '../../support/fund-contract.js';
import { readNacha, type NachaEntry } from '../../support/nacha-reader.js';
import { ACCOUNT_NUMBER, MANDATE, nightOf, onAutopay } from '../../support/night.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { dumpRows } from '../../support/table-rows.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-01-15');
let world: World;
let servicer: TestClient;
let night: Awaited<ReturnType<typeof nightOf>>;
let loanId: string;
let borrowerId: string;

beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  night = await nightOf(world, clock, { returnedPaymentFee: '30.00', suspendAfter: 2 });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-01-15');
  // What tests before scheduled is not collected with what follows.
  await world.prisma.scheduledPayment.updateMany({ where: { state: 'SCHEDULED' }, data: { state: 'CANCELLED' } });
  await world.prisma.scheduledPayment.updateMany({ where: { state: 'SENT' }, data: { inFile: true } });
  await world.prisma.bankFileEntry.updateMany({ data: { state: 'SETTLED' } });
  ({ id: loanId, borrowerId } = await world.loan(SIMPLE_LOAN));
});

interface Shown {
  readonly state: string;
  readonly skipReason: string | null;
  readonly collectOn: string;
  readonly dueDate: string | null;
  readonly repayment: {
    readonly id: string;
    readonly state: string;
    readonly amount: string;
    readonly sentAt: string | null;
  } | null;
}

const FIELDS = 'state skipReason collectOn dueDate repayment { id state amount sentAt }';

const payments = async (client = servicer): Promise<Shown[]> => {
  const { loan } = await client.data<{ loan: { scheduledPayments: { totalCount: number } & Nodes<Shown> } }>(
    `query ($id: ID!) { loan(id: $id) { scheduledPayments { totalCount edges { node { ${FIELDS} } } } } }`,
    { id: loanId },
  );
  expect(loan.scheduledPayments.totalCount).toBe(loan.scheduledPayments.edges.length);
  return nodesOf(loan.scheduledPayments);
};

const autopay = async (fields: string, client = servicer) => {
  const { loan } = await client.data<{ loan: { autopay: Record<string, unknown> | null } }>(
    `query ($id: ID!) { loan(id: $id) { autopay { ${fields} } } }`,
    { id: loanId },
  );
  return loan.autopay;
};

/** Collected on its day and sent in the file of it: what it went out as. */
async function sent(on: string): Promise<Pick<NachaEntry, 'trace' | 'individualId'>> {
  clock.set(on);
  await night.collect(on);
  const file = readNacha((await night.file(on))!);
  const { trace, individualId } = file.batches[0]!.entries[0]!;
  return { trace, individualId };
}

describe('a mandate', () => {
  it('keeps the account sealed, with the words and the hash of the consent, and shows the last four', async () => {
    await onAutopay(servicer, loanId, { daysBefore: 2 });
    expect(
      await autopay('state accountLastFour consentText consentHash amountRule nextPaymentOn authorizedAt'),
    ).toEqual({
      state: 'ACTIVE',
      accountLastFour: '4655',
      consentText: MANDATE.consentText,
      consentHash: createHash('sha256').update(MANDATE.consentText).digest('hex'),
      amountRule: 'AMOUNT_DUE',
      nextPaymentOn: '2026-01-30',
      authorizedAt: '2026-01-15T12:00:00.000Z',
    });
  });

  it('exists once, and after it was revoked another one can be given', async () => {
    await onAutopay(servicer, loanId);
    expect(await command(servicer, 'authorizeAutopay', { loanId, ...MANDATE })).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
    expect(await command(servicer, 'revokeAutopay', { loanId })).toMatchObject({ autopay: { state: 'REVOKED' } });
    expect(await payments()).toMatchObject([{ state: 'CANCELLED' }]);
    expect(
      await command(servicer, 'schedulePayment', { loanId, frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await command(servicer, 'authorizeAutopay', { loanId, ...MANDATE })).toMatchObject({
      autopay: { state: 'ACTIVE' },
    });
  });

  it('is given by the borrower of the loan, and not for loans of others', async () => {
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    await onAutopay(borrower, loanId);
    expect(await autopay('accountLastFour state', borrower)).toEqual({ accountLastFour: '4655', state: 'ACTIVE' });
    const { id: other } = await world.loan(SIMPLE_LOAN);
    expect(await command(borrower, 'authorizeAutopay', { loanId: other, ...MANDATE })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['routingNumber', { routingNumber: '021000022' }],
    ['accountNumber', { accountNumber: '12 34' }],
    ['accountNumber', { accountNumber: '1234' }],
    ['accountHolder', { accountHolder: ' ' }],
    ['accountHolder', { accountHolder: '王伟' }],
    ['accountHolder', { accountHolder: '王伟 2' }],
    ['consentText', { consentText: '' }],
  ])('with a wrong %s is refused, and the value is not repeated', async (field, wrong) => {
    const refused = await command(servicer, 'authorizeAutopay', { loanId, ...MANDATE, ...wrong });
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field }] });
    expect(JSON.stringify(refused)).not.toContain('12 34');
    expect(await autopay('state')).toBeNull();
  });
});

describe('a scheduled payment', () => {
  it.each([
    ['on', { frequency: 'ONCE', amountRule: 'AMOUNT_DUE' }],
    ['on', { frequency: 'ONCE', amountRule: 'AMOUNT_DUE', on: '2026-01-14' }],
    ['on', { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE', on: '2026-01-20' }],
    ['daysBefore', { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE', daysBefore: 16 }],
    ['amount', { frequency: 'EVERY_DUE_DATE', amountRule: 'FIXED' }],
    ['amount', { frequency: 'EVERY_DUE_DATE', amountRule: 'FIXED', amount: '0.00' }],
    ['amount', { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE', amount: '5.00' }],
  ])('with a wrong %s is refused', async (field, input) => {
    await command(servicer, 'authorizeAutopay', { loanId, ...MANDATE });
    expect(await command(servicer, 'schedulePayment', { loanId, ...input })).toMatchObject({ faults: [{ field }] });
  });

  it('becomes one repayment of what is due on its banking day, and the next one follows', async () => {
    await onAutopay(servicer, loanId);
    clock.set('2026-01-30');
    expect(await night.collect('2026-01-30')).toMatchObject({ sent: 1, skipped: {} });
    expect(await night.collect('2026-01-30')).toMatchObject({ sent: 0 });
    expect(await payments()).toMatchObject([
      { state: 'SCHEDULED', dueDate: '2026-03-01', collectOn: '2026-02-27' },
      { state: 'SENT', dueDate: '2026-02-01', repayment: { state: 'SUBMITTED', amount: '1066.00' } },
    ]);
  });

  it('takes a fixed amount once, on the next banking day: Monday is a holiday', async () => {
    const once = { frequency: 'ONCE', on: '2026-01-17', amountRule: 'FIXED', amount: '150.25' };
    expect(await onAutopay(servicer, loanId, once)).toMatchObject({ collectOn: '2026-01-20', dueDate: null });
    clock.set('2026-01-20');
    await night.collect('2026-01-20');
    expect(await payments()).toMatchObject([{ state: 'SENT', repayment: { amount: '150.25' } }]);
  });

  const dueDates = async () =>
    (await payments()).map(({ state, dueDate, collectOn }) => `${state} ${dueDate} ${collectOn}`);

  it('moves with a due date that is put off, as soon as it is', async () => {
    await onAutopay(servicer, loanId);
    const deferral = { loanId, installments: 1, from: '2026-02-01', reason: 'x' };
    expect(await command(servicer, 'deferPayments', deferral)).toMatchObject({ loanId });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-03-01 2026-02-27']);
    clock.set('2026-01-30');
    expect(await night.collect('2026-01-30')).toMatchObject({ sent: 0, left: 0 });
  });

  it('moves with a due date that comes earlier, and back when that is undone', async () => {
    await onAutopay(servicer, loanId, { daysBefore: 1 });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-02-01 2026-01-30']);
    const change = { loanId, from: '2026-01-16', firstDueOn: '2026-01-22', reason: 'paid then' };
    expect(await command(servicer, 'changeDueDate', change)).toMatchObject({ loanId });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-01-22 2026-01-21']);
    const { loan } = await servicer.data<{ loan: { termHistory: { changeId: string | null }[] } }>(
      'query ($id: ID!) { loan(id: $id) { termHistory { changeId } } }',
      { id: loanId },
    );
    const changeId = loan.termHistory.at(-1)?.changeId;
    expect(await command(servicer, 'undoLoanChange', { loanId, changeId, reason: 'no' })).toMatchObject({ loanId });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-02-01 2026-01-30']);
    await command(servicer, 'changeDueDate', change);
    clock.set('2026-01-21');
    expect(await night.collect('2026-01-21')).toMatchObject({ sent: 1 });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-02-22 2026-02-20', 'SENT 2026-01-22 2026-01-21']);
  });

  it('is for the new due date where payments become more frequent, and stays where dates do', async () => {
    await onAutopay(servicer, loanId);
    await command(servicer, 'changeRate', { loanId, annualRatePercent: '9', from: '2026-01-15', reason: 'x' });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-02-01 2026-01-30']);
    const change = { loanId, frequency: 'WEEKLY', installments: 52, firstDueOn: '2026-01-22', reason: 'paid weekly' };
    expect(await command(servicer, 'modifyLoan', { ...change, from: '2026-01-15' })).toMatchObject({ loanId });
    expect(await dueDates()).toEqual(['SCHEDULED 2026-01-22 2026-01-22']);
  });

  it('catches up what was missed ahead of the next due date, also where extra money lowers the principal', async () => {
    clock.set('2026-01-01');
    const parties = { underwriter: await world.client('UNDERWRITER'), lender: await world.client('LENDER') };
    loanId = await fundContract(parties, { rules: { extraMoney: 'PRINCIPAL_ONLY' } });
    clock.set('2026-02-15');
    await onAutopay(servicer, loanId, { daysBefore: 2 });
    clock.set('2026-02-27');
    expect(await night.collect('2026-02-27')).toMatchObject({ sent: 1 });
    const [, { repayment }] = (await payments()) as [Shown, Shown];
    await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
    clock.set('2026-03-10');
    const { loan } = await servicer.data(
      'query ($id: ID!) { loan(id: $id) { delinquency { daysPastDue pastDueAmount } nextPaymentDate } }',
      { id: loanId },
    );
    expect(loan).toEqual({ delinquency: { daysPastDue: 0, pastDueAmount: '0.00' }, nextPaymentDate: '2026-04-01' });
  });

  it('takes no more than closes the loan while earlier ones are pending', async () => {
    const inFull = await nightOf(world, clock, { unannouncedAmounts: 'DRAW' });
    await onAutopay(servicer, loanId);
    const change = { loanId, installments: 3, from: '2026-01-15', reason: 'soon' };
    expect(await command(servicer, 'modifyLoan', change)).toMatchObject({ loanId });
    for (const day of ['2026-01-30', '2026-02-27', '2026-04-01']) {
      clock.set(day);
      expect(await inFull.collect(day)).toMatchObject({ sent: 1 });
      // As if it were in a file of the bank.
      await world.prisma.repayment.updateMany({ where: { loanId }, data: { expiresOn: null } });
    }
    for (const { repayment } of (await payments()).toReversed())
      await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
    const { loan } = await servicer.data(
      'query ($id: ID!) { loan(id: $id) { loanStatus remainingBalance creditBalance } }',
      { id: loanId },
    );
    expect(loan).toMatchObject({ remainingBalance: '0.00', creditBalance: '0.00' });
  });

  describe('that is collected after its day counts from it, and takes what was owed then', () => {
    const settled = async () => {
      const { repayment } = (await payments()).find(({ state }) => state === 'SENT')!;
      await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
      const { loan } = await servicer.data<{ loan: object }>(
        `query ($id: ID!) { loan(id: $id) { loanStatus creditBalance fees { edges { node { assessed } } }
          autoLoan { chargeoffAmount recoveredAmount totalInterestPaid } } }`,
        { id: loanId },
      );
      return { amount: repayment!.amount, ...loan };
    };

    it('a payoff without the interest since', async () => {
      clock.set('2026-01-21');
      await onAutopay(servicer, loanId, {
        frequency: 'ONCE',
        on: '2026-01-21',
        amountRule: 'FIXED',
        amount: '99999.00',
      });
      clock.set('2026-01-22');
      expect(await night.collect('2026-01-22')).toMatchObject({ sent: 1 });
      // 12,000.00 and 20 days of 3.945...
      expect(await settled()).toMatchObject({ amount: '12078.90', loanStatus: 'CLOSED_EARLY', creditBalance: '0.00' });
    });

    it.each([false, true])(
      'an installment without the late fee of the days since (closed days: %s)',
      async (isClosed) => {
        await onAutopay(servicer, loanId);
        clock.set('2026-02-20');
        if (isClosed) await closeDay(world.prisma, businessDate('2026-02-19'));
        expect(await night.collect('2026-02-20')).toMatchObject({ sent: 1 });
        expect(await settled()).toMatchObject({ amount: '1066.00', creditBalance: '0.00', fees: { edges: [] } });
      },
    );

    it('an installment whose late fee was waived, and one of which a part came since', async () => {
      await onAutopay(servicer, loanId);
      clock.set('2026-02-20');
      const { loan } = await servicer.data<{ loan: { fees: Nodes<{ id: string }> } }>(
        'query ($id: ID!) { loan(id: $id) { fees { edges { node { id } } } } }',
        { id: loanId },
      );
      const [fee] = nodesOf(loan.fees);
      const waiver = { loanId, feeId: fee!.id, amount: '25.00', reason: 'our outage' };
      expect(await command(servicer, 'waiveFee', waiver)).toMatchObject({ loanId });
      expect(await night.collect('2026-02-20')).toMatchObject({ sent: 1 });
      expect((await payments()).find(({ state }) => state === 'SENT')).toMatchObject({
        repayment: { amount: '1066.00' },
      });
      ({ id: loanId } = await world.loan(SIMPLE_LOAN));
      clock.set('2026-01-15');
      await onAutopay(servicer, loanId);
      clock.set('2026-02-18');
      await pay(servicer, loanId, '25.00');
      clock.set('2026-02-20');
      expect(await night.collect('2026-02-20')).toMatchObject({ sent: 1 });
      // With 25.00 less it would be late, and cost the fee that it prevents.
      expect(await settled()).toMatchObject({ amount: '1066.00', fees: { edges: [] } });
    });

    it('what is owed, where what had paid the loan off by its day came back since', async () => {
      await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-01-21', amountRule: 'FIXED', amount: '500.00' });
      clock.set('2026-01-20');
      const repaymentId = await pay(servicer, loanId, '12074.96');
      clock.set('2026-01-22');
      await command(servicer, 'reverseRepayment', { repaymentId, reason: 'returned' });
      clock.set('2026-01-23');
      expect(await night.collect('2026-01-23')).toMatchObject({ sent: 1 });
      expect(await settled()).toMatchObject({ amount: '500.00', loanStatus: 'ACTIVE' });
    });

    it('nothing where nothing was due on its day', async () => {
      await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-01-29', amountRule: 'AMOUNT_DUE' });
      clock.set('2026-02-02');
      await night.collect('2026-02-02');
      expect(await payments()).toMatchObject([{ state: 'SKIPPED', skipReason: 'NOTHING_DUE' }]);
    });

    it('a loan that was charged off since recovers it', async () => {
      await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-01-20', amountRule: 'FIXED', amount: '500.00' });
      clock.set('2026-01-22');
      await chargeOffEarly((role) => world.client(role), loanId);
      clock.set('2026-01-23');
      await night.collect('2026-01-23');
      expect(await settled()).toMatchObject({
        amount: '500.00',
        autoLoan: { chargeoffAmount: '12082.85', recoveredAmount: '500.00', totalInterestPaid: '0.00' },
      });
    });
  });

  it('is cancelled, with those that would follow', async () => {
    const { id } = await onAutopay(servicer, loanId);
    expect(await command(servicer, 'cancelScheduledPayment', { scheduledPaymentId: id })).toMatchObject({
      scheduledPayment: { state: 'CANCELLED' },
    });
    clock.set('2026-01-30');
    expect(await night.collect('2026-01-30')).toMatchObject({ sent: 0 });
    expect(await command(servicer, 'cancelScheduledPayment', { scheduledPaymentId: id })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'CANCELLED',
    });
  });

  it('stands in the queue of the servicer by its day', async () => {
    await onAutopay(servicer, loanId);
    const { scheduledPayments } = await servicer.data<{ scheduledPayments: { totalCount: number } & Nodes<object> }>(
      `{ scheduledPayments(filter: { state: [SCHEDULED], collectOn: { from: "2026-01-30", to: "2026-01-30" }, recurring: true }) {
        totalCount edges { node { loanId state loan { id } } } } }`,
    );
    expect(scheduledPayments.totalCount).toBe(1);
    expect(nodesOf(scheduledPayments)).toEqual([{ loanId, state: 'SCHEDULED', loan: { id: loanId } }]);
  });
});

describe('a payment that must not go out', () => {
  const skipped = async () => {
    clock.set('2026-01-30');
    await night.collect('2026-01-30');
    return (await payments()).filter(({ state }) => state === 'SKIPPED');
  };

  it('is skipped on a loan that was charged off, where nothing falls due any more; what is agreed goes on', async () => {
    await onAutopay(servicer, loanId);
    const once = { loanId, frequency: 'ONCE', on: '2026-01-29', amountRule: 'FIXED', amount: '100.00' };
    expect(await command(servicer, 'schedulePayment', once)).toMatchObject({ loanId });
    await chargeOffEarly((role) => world.client(role), loanId);
    expect(await skipped()).toMatchObject([{ skipReason: 'NOTHING_DUE', repayment: null }]);
    expect((await payments()).flatMap(({ repayment }) => repayment?.amount ?? [])).toEqual(['100.00']);
  });

  it('is skipped on a loan that is closed', async () => {
    await onAutopay(servicer, loanId);
    await world.prisma.loan.update({ where: { id: loanId }, data: { loanStatus: 'CLOSED' } });
    expect(await skipped()).toMatchObject([{ skipReason: 'LOAN_CLOSED', repayment: null }]);
    expect(await payments()).toHaveLength(1);
  });

  it('is skipped where a hold stops it, which is told to who may know of the hold', async () => {
    await onAutopay(servicer, loanId);
    await command(servicer, 'placeHold', { loanId, kind: 'FRAUD', reason: 'x' });
    expect(await skipped()).toMatchObject([{ skipReason: 'ON_HOLD' }]);
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    expect((await payments(borrower)).map(({ skipReason }) => skipReason)).toEqual([null, 'NOT_COLLECTED']);
    expect((await payments())[0]).toMatchObject({ state: 'SCHEDULED', dueDate: '2026-03-01' });
  });

  it('leaves the borrower neither late nor charged where a hold stopped it, and is collected with the next one', async () => {
    await onAutopay(servicer, loanId);
    const { hold } = await command(servicer, 'placeHold', {
      loanId,
      kind: 'PAYMENT_DISPUTE',
      reason: 'x',
    });
    expect(await skipped()).toMatchObject([{ skipReason: 'ON_HOLD', dueDate: '2026-02-01' }]);
    const standing = async () => {
      const { loan } = await servicer.data<{ loan: { delinquency: object; fees: object } }>(
        `query ($id: ID!) { loan(id: $id) { fees { totalCount } delinquency { daysPastDue pastDueAmount bucket } } }`,
        { id: loanId },
      );
      return loan;
    };
    const notLate = {
      fees: { totalCount: 0 },
      delinquency: { daysPastDue: 0, pastDueAmount: '0.00', bucket: 'CURRENT' },
    };
    clock.set('2026-02-20');
    await closeDay(world.prisma, businessDate('2026-02-19'));
    expect(await standing()).toEqual(notLate);
    const { currentDpd } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(currentDpd).toBe(0);

    await command(servicer, 'liftHold', { holdId: hold?.id, reason: 'settled' });
    expect(await standing()).toEqual(notLate);
    // Too late for a notice of both, so that one is drawn, and both with the next one.
    await sent('2026-02-27');
    clock.set('2026-03-05');
    await night.settle('2026-03-05');
    clock.set('2026-03-17');
    await night.announce('2026-03-17');
    const { id: noticeId } = await world.prisma.paymentNotice.findFirstOrThrow({ where: { loanId } });
    await command(servicer, 'recordPaymentNotice', { noticeId });
    expect(await standing()).toEqual(notLate);
    clock.set('2026-04-01');
    await night.collect('2026-04-01');
    const drawn = (await payments()).filter(({ state }) => state === 'SENT');
    expect(drawn).toMatchObject([
      { dueDate: '2026-04-01', repayment: { amount: '2132.00' } },
      { dueDate: '2026-03-01', repayment: { amount: '1066.00' } },
    ]);
  });

  it('goes out while the borrower wants no contact, which revokes no authorization', async () => {
    await onAutopay(servicer, loanId);
    await command(servicer, 'placeHold', { loanId, kind: 'CEASE_CONTACT', reason: 'x' });
    expect(await skipped()).toEqual([]);
    expect((await payments()).map(({ state }) => state)).toContain('SENT');
  });

  it('is skipped where nothing is due, and continues if the whole debt is pending', async () => {
    await onAutopay(servicer, loanId);
    await pay(servicer, loanId, '1066.00', '2026-01-15');
    expect(await skipped()).toMatchObject([{ skipReason: 'NOTHING_DUE' }]);
    clock.set('2026-02-27');
    await command(servicer, 'submitRepayment', { loanId, amount: '13000.00', method: 'WIRE' });
    await night.collect('2026-02-27');
    expect(await payments()).toMatchObject([
      { state: 'SCHEDULED', dueDate: '2026-04-01' },
      { state: 'SKIPPED', skipReason: 'NOTHING_DUE' },
      { state: 'SKIPPED' },
    ]);
  });
});

describe('the file of a day', () => {
  it('has what was collected, is the same when it is asked for again, and marks payments as sent', async () => {
    await onAutopay(servicer, loanId);
    clock.set('2026-01-30');
    await night.collect('2026-01-30');
    const text = await night.file('2026-01-30');
    const { batches } = readNacha(text!);
    expect(batches).toMatchObject([{ effectiveEntryDate: '260202', secCode: 'PPD' }]);
    expect(batches[0]?.entries).toMatchObject([
      {
        transactionCode: '27',
        routingNumber: '021000021',
        accountNumber: ACCOUNT_NUMBER,
        cents: 106_600n,
        name: 'ADA QUILLFEATHER',
      },
      { transactionCode: '22', accountNumber: '5550001234', cents: 106_600n },
    ]);
    expect(await night.file('2026-01-30')).toBe(text);
    const [, paid] = await payments();
    expect(paid?.repayment?.sentAt).toBe('2026-01-30T12:00:00.000Z');
    expect(await command(servicer, 'cancelRepayment', { repaymentId: paid?.repayment?.id })).toMatchObject({
      code: 'ALREADY_SENT',
    });
    expect(await night.file('2026-01-29')).toBeUndefined();
  });

  it('leaves out what was cancelled before it left', async () => {
    await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-03-02', amountRule: 'FIXED', amount: '10.00' });
    clock.set('2026-03-02');
    await night.collect('2026-03-02');
    const [paid] = await payments();
    await command(servicer, 'cancelRepayment', { repaymentId: paid?.repayment?.id });
    expect(await night.file('2026-03-02')).toBeUndefined();
  });

  it('settles what does not come back once two banking days are over', async () => {
    await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-03-03', amountRule: 'FIXED', amount: '10.00' });
    await sent('2026-03-03');
    clock.set('2026-03-06');
    expect(await night.settle('2026-03-06')).toMatchObject({ settled: 0 });
    clock.set('2026-03-09');
    await night.settle('2026-03-09');
    expect(await payments()).toMatchObject([{ repayment: { state: 'SETTLED' } }]);
    expect(await night.settle('2026-03-09')).toEqual({ settled: 0, left: 0 });
  });
});

describe('a return', () => {
  const once = (on: string) => ({ frequency: 'ONCE', on, amountRule: 'FIXED', amount: '10.00' });
  const fees = async () => {
    const { loan } = await servicer.data<{ loan: { fees: Nodes<{ kind: string; assessed: string }> } }>(
      'query ($id: ID!) { loan(id: $id) { fees { edges { node { kind assessed } } } } }',
      { id: loanId },
    );
    return nodesOf(loan.fees).filter(({ kind }) => kind === 'RETURNED_PAYMENT');
  };

  it('fails a pending payment, charges the fee once, and the same file changes nothing', async () => {
    await onAutopay(servicer, loanId, once('2026-04-01'));
    const debit = await sent('2026-04-01');
    const file = returnsFile([{ ...debit, code: 'R01', cents: 1_000 }]);
    expect(await night.returns(file)).toMatchObject({ returned: 1, rejected: 0, wasKnown: false });
    expect(await payments()).toMatchObject([{ repayment: { state: 'FAILED' } }]);
    expect(await fees()).toEqual([{ kind: 'RETURNED_PAYMENT', assessed: '30.00' }]);
    expect(await night.returns(file)).toMatchObject({ returned: 1, wasKnown: true, bad: [] });
    // Another file that says it again is told so.
    const other = returnsFile([
      { ...debit, code: 'R01', cents: 1_000 },
      { ...debit, code: 'R02', cents: 1_000 },
    ]);
    expect(await night.returns(other)).toMatchObject({ returned: 0, bad: [{ line: 4 }, { line: 6 }] });
    expect(await fees()).toHaveLength(1);
    expect(await autopay('state')).toEqual({ state: 'ACTIVE' });
  });

  it('of a loan that something else has paid off since charges no fee, which would open it again', async () => {
    await onAutopay(servicer, loanId, once('2026-04-09'));
    const debit = await sent('2026-04-09');
    await pay(servicer, loanId, '14000.00');
    expect(await night.returns(returnsFile([{ ...debit, code: 'R01', cents: 1_000 }]))).toMatchObject({
      returned: 1,
      bad: [],
    });
    expect(await payments()).toMatchObject([{ repayment: { state: 'FAILED' } }]);
    expect(await fees()).toEqual([]);
    const { loanStatus } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(loanStatus).toBe('CLOSED_EARLY');
  });

  it('of a payment that came as credit after that charges none either', async () => {
    await onAutopay(servicer, loanId, once('2026-04-13'));
    const debit = await sent('2026-04-13');
    await pay(servicer, loanId, '14000.00');
    clock.set('2026-04-21');
    await night.settle('2026-04-21');
    expect(await payments()).toMatchObject([{ repayment: { state: 'SETTLED' } }]);
    expect(await night.returns(returnsFile([{ ...debit, code: 'R01', cents: 1_000 }]))).toMatchObject({ bad: [] });
    expect(await payments()).toMatchObject([{ repayment: { state: 'REVERSED' } }]);
    expect(await fees()).toEqual([]);
    const { loanStatus } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(loanStatus).toBe('CLOSED_EARLY');
  });

  it('reverses a settled payment, and suspends autopay at once if the account is closed', async () => {
    await onAutopay(servicer, loanId, once('2026-04-07'));
    const debit = await sent('2026-04-07');
    clock.set('2026-04-15');
    await night.settle('2026-04-15');
    await night.returns(returnsFile([{ ...debit, code: 'R02', cents: 1_000 }]));
    expect(await payments()).toMatchObject([{ repayment: { state: 'REVERSED' } }]);
    expect(await fees()).toEqual([]);
    expect(await autopay('state suspendedFor')).toEqual({ state: 'SUSPENDED', suspendedFor: 'R02' });
    expect(await command(servicer, 'schedulePayment', { loanId, ...once('2026-04-20') })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('suspends autopay after so many without funds in a row, and what was scheduled is skipped', async () => {
    await onAutopay(servicer, loanId, once('2026-05-01'));
    await command(servicer, 'schedulePayment', { loanId, ...once('2026-05-04') });
    await command(servicer, 'schedulePayment', { loanId, ...once('2026-05-05') });
    for (const on of ['2026-05-01', '2026-05-04']) {
      const debit = await sent(on);
      await night.returns(returnsFile([{ ...debit, code: 'R01', cents: 1_000 }]));
    }
    expect(await autopay('state suspendedFor')).toEqual({ state: 'SUSPENDED', suspendedFor: 'R01' });
    clock.set('2026-05-05');
    await night.collect('2026-05-05');
    expect((await payments())[0]).toMatchObject({ state: 'SKIPPED', skipReason: 'AUTOPAY_SUSPENDED' });
  });

  it('that is a notification of change corrects the account for the next file', async () => {
    await onAutopay(servicer, loanId, once('2026-06-01'));
    await command(servicer, 'schedulePayment', { loanId, ...once('2026-06-02') });
    const debit = await sent('2026-06-01');
    expect(await night.returns(returnsFile([{ ...debit, code: 'C01', corrected: '440011223344' }]))).toMatchObject({
      corrected: 1,
    });
    expect(await autopay('accountLastFour')).toEqual({ accountLastFour: '3344' });
    clock.set('2026-06-02');
    await night.collect('2026-06-02');
    expect(readNacha((await night.file('2026-06-02'))!).batches[0]?.entries[0]?.accountNumber).toBe('440011223344');
  });

  it('of no debit of ours, or of another amount, is named by its line and stops none of the others', async () => {
    await onAutopay(servicer, loanId, once('2026-07-01'));
    const debit = await sent('2026-07-01');
    const file = returnsFile([
      { trace: '091000019999999', code: 'R01', cents: 1_000 },
      { ...debit, code: 'R01', cents: 999 },
      { ...debit, code: 'R01', cents: 1_000 },
    ]);
    expect(await night.returns(file)).toMatchObject({
      returned: 1,
      bad: [
        { line: 4, reason: 'no debit has the original trace number' },
        { line: 6, reason: 'the amount does not match the debit with the original trace number' },
      ],
    });
  });
});

it('takes the account, the consent and the line in the file with the borrower; the file cannot be made again', async () => {
  await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-09-01', amountRule: 'FIXED', amount: '10.00' });
  await sent('2026-09-01');
  expect(await eraseByTwo(world, [borrowerId])).toMatchObject([{ __typename: 'BorrowerErased' }]);
  expect(await autopay('state accountLastFour consentText consentHash')).toEqual({
    state: 'REVOKED',
    accountLastFour: null,
    consentText: null,
    consentHash: null,
  });
  await expect(night.file('2026-09-01')).rejects.toThrow('borrowers with payments in it were erased');
});

it('shows no account number in a dump of the database, nor in the log', async () => {
  await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-08-03', amountRule: 'FIXED', amount: '10.00' });
  const debit = await sent('2026-08-03');
  await night.returns(returnsFile([{ ...debit, code: 'C01', corrected: '440011223344' }]));
  const said = (await dumpRows(world.prisma)) + world.log.join('\n');
  for (const word of [
    ACCOUNT_NUMBER,
    '440011223344',
    '5550001234',
    'Quillfeather',
    'QUILLFEATHER',
    'draw my payments',
  ]) {
    for (const written of [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').slice(0, -3)])
      expect(said.includes(written)).toBe(false);
  }
});
