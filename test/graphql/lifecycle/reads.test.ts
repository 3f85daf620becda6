import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-02-01');
let world: World;
let servicer: TestClient;
let loanId: string;
let repaymentId: string;
beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
  repaymentId = await pay(servicer, loanId, '1066.00');
  clock.set('2026-02-02');
  const returned = await pay(servicer, loanId, '50.00');
  await command(servicer, 'reverseRepayment', { repaymentId: returned, reason: 'R01', returnedPaymentFee: '20.00' });
});
afterAll(() => world.close());

interface Listed {
  readonly edges: { readonly cursor: string; readonly node: Record<string, unknown> }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
const read = async <Field extends string>(selection: string) => {
  const answer = await servicer.data<{ loan: Record<Field, Listed> & Record<string, unknown> }>(
    `query ($id: ID!) { loan(id: $id) { ${selection} } }`,
    { id: loanId },
  );
  return answer.loan;
};

describe('a serviced loan shows', () => {
  it('its repayments, newest first, with where their money stands', async () => {
    const { repayments } = await read<'repayments'>(
      'repayments { edges { node { id state amount allowedCommands allocation { interest principal fees recovery credit } } } }',
    );
    expect(repayments.edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({
        state: 'REVERSED',
        allowedCommands: [],
        allocation: { interest: '0.00', principal: '0.00', fees: '0.00', recovery: '0.00', credit: '0.00' },
      }),
      {
        id: repaymentId,
        state: 'SETTLED',
        amount: '1066.00',
        allowedCommands: ['reverseRepayment'],
        allocation: { interest: '122.30', principal: '943.70', fees: '0.00', recovery: '0.00', credit: '0.00' },
      },
    ]);
  });

  it('its timeline, page by page', async () => {
    const { events } = await read<'events'>(
      'events(first: 2) { edges { cursor node { sequence command fromState toState amounts } } pageInfo { hasNextPage endCursor } }',
    );
    expect(events.edges.map(({ node }) => node)).toEqual([
      {
        sequence: 1,
        command: 'submitRepayment',
        fromState: 'ACTIVE',
        toState: 'ACTIVE',
        amounts: { amount: '1066.00' },
      },
      {
        sequence: 2,
        command: 'acknowledgeRepayment',
        fromState: 'ACTIVE',
        toState: 'ACTIVE',
        amounts: { amount: '1066.00' },
      },
    ]);
    expect(events.pageInfo.hasNextPage).toBe(true);
    const rest = await read<'events'>(
      `events(after: "${events.pageInfo.endCursor}") { edges { node { sequence command reason } } pageInfo { hasNextPage } }`,
    );
    expect(rest.events.edges.map(({ node }) => node.sequence)).toEqual([3, 4, 5]);
    expect(rest.events.edges.at(-1)?.node).toMatchObject({ command: 'reverseRepayment', reason: 'R01' });
  });

  it('its ledger, every posting summing to zero', async () => {
    const { ledger } = await read<'ledger'>('ledger { edges { node { kind entries { account amount } } } }');
    expect(ledger.edges.map(({ node }) => node.kind)).toEqual([
      ...['OPENING', 'INTEREST_ACCRUAL', 'PAYMENT', 'INTEREST_ACCRUAL', 'PAYMENT', 'REVERSAL', 'FEE'],
    ]);
    for (const { node } of ledger.edges) {
      const entries = node.entries as { amount: string }[];
      expect(entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(0);
    }
  });

  it('what is owed, what it may do next and how far it came', async () => {
    const loan =
      await read(`payoffQuote(goodThrough: "2026-02-11") { asOf amount interest fees goodThrough amountGoodThrough }
      creditBalance fees { totalCount edges { node { kind assessed outstanding } } } allowedCommands
      progress { origination { stage reachedAt } underwriting { stage } servicing { stage reachedAt } }
      collateral { lien value valuations { totalCount edges { node { amount } } } releaseDueOn } stipulations { text }`);
    // A day on 11,056.30: 3.63; ten: 36.35; and the fee.
    expect(loan).toEqual({
      payoffQuote: {
        asOf: '2026-02-02',
        amount: '11079.93',
        interest: '3.63',
        fees: '20.00',
        goodThrough: '2026-02-11',
        amountGoodThrough: '11112.65',
      },
      creditBalance: '0.00',
      fees: {
        totalCount: 1,
        edges: [{ node: { kind: 'RETURNED_PAYMENT', assessed: '20.00', outstanding: '20.00' } }],
      },
      allowedCommands: [
        'initiateRepayment',
        'submitRepayment',
        'acknowledgeRepayment',
        'reverseRepayment',
        'waiveFee',
        'refundCredit',
        'assessFee',
        'refundFee',
        'waiveInterest',
        'writeOffSmallBalance',
        'adjustPrincipal',
        'reverseAdjustment',
        'recordBankruptcyNotice',
        ...['deferPayments', 'changeDueDate', 'changeRate', 'reamortize', 'reage', 'modifyLoan', 'undoLoanChange'],
        ...['accelerateLoan', 'reinstateLoan'],
        'chargeOffLoan',
        ...['authorizeAutopay', 'revokeAutopay', 'schedulePayment'],
        'placeHold',
        'liftHold',
        'addProduct',
        'cancelProduct',
        'issueLetter',
        ...['recordContact', 'addNote', 'setContactPreferences', 'recordComplaint', 'answerComplaint'],
        'promiseToPay',
        'cancelPromise',
        'proposeTransfer',
        'importValuation',
        'recordCureNotice',
        'repossessCollateral',
        'recordTotalLoss',
        'recordValuation',
        'updateLoanReferences',
      ].sort(),
      progress: {
        origination: { stage: 'FUNDED', reachedAt: null },
        underwriting: { stage: 'APPROVED' },
        servicing: { stage: 'ACTIVE', reachedAt: null },
      },
      collateral: { lien: 'LIEN', value: null, valuations: { totalCount: 0, edges: [] }, releaseDueOn: null },
      stipulations: [],
    });
  });

  it('its installments as of any day, page by page', async () => {
    const fields = 'number dueDate amount principal interest paid open satisfiedOn daysPastDue';
    const { schedule } = await read<'schedule'>(
      `schedule(first: 2, asOf: "2026-03-06") { totalCount edges { node { ${fields} } } pageInfo { hasNextPage endCursor } }`,
    );
    expect(schedule).toMatchObject({
      totalCount: 12,
      edges: [
        {
          node: {
            number: 1,
            dueDate: '2026-02-01',
            amount: '1066.00',
            principal: '943.70',
            interest: '122.30',
            paid: '1066.00',
            open: '0.00',
            satisfiedOn: '2026-02-01',
            daysPastDue: 0,
          },
        },
        {
          node: { number: 2, dueDate: '2026-03-01', paid: '0.00', open: '1066.00', satisfiedOn: null, daysPastDue: 5 },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
    const later = await read<'schedule'>(
      `schedule(last: 1, after: "${schedule.pageInfo.endCursor}") { edges { node { number } } }`,
    );
    expect(later.schedule.edges.map(({ node }) => node.number)).toEqual([12]);
    const before = await read(`schedule(asOf: "2025-12-31") { totalCount } delinquency(asOf: "2025-12-31") { bucket }`);
    expect(before).toEqual({ schedule: null, delinquency: null });
  });

  it('how late it is, today and as of any day', async () => {
    const fields = `asOf daysPastDue monthsPastDue bucket paymentStatus oldestOpenDueDate pastDueAmount
      installmentsPastDue feesDue graceDays graceEndsOn`;
    const { today, spring } = await read<'today' | 'spring'>(
      `today: delinquency { ${fields} } spring: delinquency(asOf: "2026-04-11") { ${fields} }`,
    );
    expect(today).toEqual({
      asOf: '2026-02-02',
      daysPastDue: 0,
      monthsPastDue: 0,
      bucket: 'CURRENT',
      paymentStatus: 'ON_TIME',
      oldestOpenDueDate: null,
      pastDueAmount: '0.00',
      installmentsPastDue: 0,
      feesDue: '20.00',
      graceDays: 10,
      graceEndsOn: null,
    });
    expect(spring).toEqual({
      asOf: '2026-04-11',
      daysPastDue: 41,
      monthsPastDue: 1,
      bucket: 'DAYS_30_59',
      paymentStatus: 'LATE_30_59',
      oldestOpenDueDate: '2026-03-01',
      pastDueAmount: '2132.00',
      installmentsPastDue: 2,
      // With the late fee of March, although no day was closed.
      feesDue: '45.00',
      graceDays: 10,
      graceEndsOn: '2026-03-11',
    });
  });

  it('a payoff quote for a year from today at most, and not for the past', async () => {
    for (const goodThrough of ['2026-02-01', '2027-02-04']) {
      const { errors } = await servicer.query(
        `query ($id: ID!) { loan(id: $id) { payoffQuote(goodThrough: "${goodThrough}") { amount } } }`,
        { id: loanId },
      );
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('its settled repayments in loanPayments', async () => {
    const { loanPayments } = await read('loanPayments');
    expect(loanPayments).toEqual([
      {
        paymentId: repaymentId,
        paymentDate: '2026-02-01',
        amount: '1,066.00',
        principal: '943.70',
        interest: '122.30',
        fees: '0.00',
        status: 'Settled',
        nature: 'BORROWER',
      },
    ]);
  });

  it('none of it to a marketplace', async () => {
    const marketplace = await world.client('MARKETPLACE');
    const { data, errors } = await marketplace.query<{ loan: unknown }>(
      `query ($id: ID!) { loan(id: $id) { repayments { edges { cursor } } events { edges { cursor } }
        ledger { edges { cursor } } payoffQuote { amount } schedule { totalCount } delinquency { bucket }
        creditBalance fees { totalCount } collateral { lien valuations { totalCount } } } }`,
      { id: loanId },
    );
    expect(data?.loan).toEqual({
      repayments: null,
      events: null,
      ledger: null,
      payoffQuote: null,
      schedule: null,
      delinquency: null,
      creditBalance: null,
      fees: null,
      collateral: { lien: 'LIEN', valuations: null },
    });
    expect(errors.every(({ extensions }) => extensions.code === 'FORBIDDEN')).toBe(true);
  });
});
