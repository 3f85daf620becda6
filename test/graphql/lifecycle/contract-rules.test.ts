import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { fundContract } from '../../support/fund-contract.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';

const clock = testClock('2024-01-01');
let world: World;
let underwriter: TestClient;
let lender: TestClient;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  [underwriter, lender, servicer] = [
    await world.client('UNDERWRITER'),
    await world.client('LENDER'),
    await world.client('SERVICER'),
  ];
});
afterAll(() => world.close());

const FLAT = { lateFee: '25', graceDays: 10 };

/** 12,000.00 at 12 percent over 12 months of 2024: installments of 1,066.22, due on the first from February on. */
const funded = (contract: object = FLAT, application: object = {}): Promise<string> => {
  clock.set('2024-01-01');
  return fundContract({ underwriter, lender }, contract, application);
};

/** Each on its own day, as it comes. */
async function paid(loanId: string, payments: readonly (readonly [on: string, amount: string])[]): Promise<void> {
  for (const [on, amount] of payments) {
    clock.set(on);
    await pay(servicer, loanId, amount);
  }
}
const onTime = (...months: string[]) => months.map((month) => [`2024-${month}-01`, '1066.22'] as const);

interface Loan {
  readonly loanStatus: string;
  readonly lateFee: string;
  readonly prepaymentPenaltyPercent: string;
  readonly figuresAsOf: string;
  readonly autoLoan: { readonly currentDpd: number; readonly pastDueAmount: string };
  readonly delinquency: { readonly daysPastDue: number; readonly pastDueAmount: string; readonly asOf: string };
  readonly fees: readonly Record<'kind' | 'assessedOn' | 'assessed', string>[];
  readonly rules: Record<string, unknown>;
  readonly creditBalance: string;
  readonly payoffQuote: Record<string, string>;
  readonly schedule: readonly { readonly number: number; readonly satisfied: boolean }[];
}
async function look(loanId: string): Promise<Loan> {
  const { loan } = await servicer.data<{ loan: Omit<Loan, 'fees'> & { fees: Nodes<Loan['fees'][number]> } }>(
    `query ($id: ID!) { loan(id: $id) { loanStatus lateFee prepaymentPenaltyPercent figuresAsOf creditBalance
      autoLoan { currentDpd pastDueAmount } delinquency { daysPastDue pastDueAmount asOf }
      fees(first: 100) { edges { node { kind assessedOn assessed } } } payoffQuote { amount interest fees prepaymentPenalty perDiem }
      rules { lateFeePolicy { amounts { flat percentOfInstallment percentOfUnpaid } choice cap minimumUnpaid source }
        lateFee graceDays waterfall allocationOrder extraMoney allowFeesFirst closingTolerance
        smallCredit deficiencyOrder prepaymentPenaltyPercent pendingBusinessDays toleratedAmount toleratedPercent } } }`,
    { id: loanId },
  );
  return { ...loan, fees: nodesOf(loan.fees) };
}
/** A late fee as a client gives it: the members that have values. */
function given(policy: unknown): object {
  const { amounts, ...others } = policy as { amounts: object[] };
  const members = [...amounts, others].flatMap((part) => Object.entries(part));
  return Object.fromEntries(members.filter(([, value]) => value !== null));
}
const inCents = (policy: object): object =>
  Object.fromEntries(
    Object.entries(policy)
      .filter(([name]) => ['flat', 'cap', 'minimumUnpaid'].includes(name))
      .map(([name, value]) => [name, `${String(value)}.00`]),
  );

const feesOf = async (loanId: string) =>
  (await look(loanId)).fees.map(({ kind, assessedOn, assessed }) => `${kind} ${assessedOn} ${assessed}`);

describe('late fees through the graph', () => {
  it('February missed, March to June paid in full and on time: one fee', async () => {
    const loanId = await funded();
    await paid(loanId, onTime('03', '04', '05', '06'));
    clock.set('2024-07-01');
    expect(await feesOf(loanId)).toEqual(['LATE 2024-02-12 25.00']);
  });

  it('February a cent short, March to June paid in full and on time: one fee', async () => {
    const loanId = await funded();
    await paid(loanId, [['2024-02-01', '1066.21'], ...onTime('03', '04', '05', '06')]);
    clock.set('2024-07-01');
    expect(await feesOf(loanId)).toEqual(['LATE 2024-02-12 25.00']);
  });

  it.each<[string, object, string, string[]]>([
    ['flat', { flat: '25' }, '25.00', ['LATE 2024-02-12 25.00']],
    ['of the installment', { percentOfInstallment: '5' }, '5% of the installment', ['LATE 2024-02-12 53.31']],
    ['of what is unpaid', { percentOfUnpaid: '5' }, '5% of what is unpaid', ['LATE 2024-02-12 28.31']],
    [
      'the lesser of two',
      { percentOfUnpaid: '5', flat: '25', choice: 'LESSER' },
      'the lesser of 25.00 and 5% of what is unpaid',
      ['LATE 2024-02-12 25.00'],
    ],
    [
      'the greater of two, with a cap',
      { percentOfInstallment: '5', flat: '25', choice: 'GREATER', cap: '40' },
      'the greater of 25.00 and 5% of the installment, at most 40.00',
      ['LATE 2024-02-12 40.00'],
    ],
    ['a least unpaid amount', { flat: '25', minimumUnpaid: '600' }, '25.00, none on less than 600.00', []],
  ])('500.00 of February paid, and the contract says %s', async (_, lateFee, text, fees) => {
    const loanId = await funded({ rules: { lateFee } });
    await paid(loanId, [['2024-02-01', '500.00']]);
    clock.set('2024-02-12');
    const { rules, ...loan } = await look(loanId);
    expect([loan.lateFee, rules.lateFee]).toEqual([text, text]);
    const shown = { minimumUnpaid: '0.00', source: 'contract', ...lateFee, ...inCents(lateFee) };
    expect(given(rules.lateFeePolicy)).toEqual(shown);
    expect(await feesOf(loanId)).toEqual(fees);
  });

  it('5% comes back as it was given', async () => {
    const loanId = await funded({ lateFee: '5%' });
    expect(await look(loanId)).toMatchObject({ lateFee: '5%', rules: { lateFee: '5% of what is unpaid' } });
  });

  it('of an imported record is the policy that its words say', async () => {
    const lateFee = 'the greater of 25.00 and 5% of the installment, at most 40.00';
    const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee });
    clock.set('2026-02-12');
    expect(await look(id)).toMatchObject({ lateFee, rules: { lateFee } });
    expect(await feesOf(id)).toEqual(['LATE 2026-02-12 40.00']);
  });

  it('is that of the dealer’s state, with its source and its days of grace', async () => {
    const loanId = await funded({ rules: { lateFee: { ofState: true } } }, { dealer: { state: 'TX' } });
    expect((await look(loanId)).rules).toMatchObject({
      lateFee: '5% of the installment',
      lateFeePolicy: { source: 'Tex. Fin. Code § 348.107(a)(1)' },
      graceDays: 15,
    });
    clock.set('2024-02-16');
    expect(await feesOf(loanId)).toEqual([]);
    clock.set('2024-02-17');
    expect(await feesOf(loanId)).toEqual(['LATE 2024-02-17 53.31']);
  });

  it('are the same when end of day runs late and a payment is entered the morning after', async () => {
    const loanId = await funded();
    clock.set('2024-02-12');
    await pay(servicer, loanId, '1066.22', '2024-02-11');
    await closeDay(world.prisma, businessDate('2024-02-20'));
    clock.set('2024-02-21');
    expect(await feesOf(loanId)).toEqual([]);
  });
});

describe('payments through the graph', () => {
  it.each(['2024-02-01', '2024-02-02'])('2,132.44 paid on %s satisfy February and March', async (on) => {
    const loanId = await funded();
    await paid(loanId, [[on, '2132.44']]);
    clock.set('2024-03-31');
    expect(await feesOf(loanId)).toEqual([]);
    expect((await look(loanId)).delinquency).toMatchObject({ daysPastDue: 0, pastDueAmount: '0.00' });
  });

  it('a payoff of 9,179.98 that comes a day late closes the loan', async () => {
    const loanId = await funded();
    await paid(loanId, onTime('02', '03', '04'));
    clock.set('2024-04-17');
    expect((await look(loanId)).payoffQuote.amount).toBe('9179.98');
    await paid(loanId, [['2024-04-18', '9179.98']]);
    clock.set('2024-06-01');
    expect(await look(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', fees: [], payoffQuote: { amount: '0.00' } });
  });

  it.each([
    ['HOLD', '3.00'],
    ['REFUND', '0.00'],
  ])('three too much, and the contract says %s', async (smallCredit, creditBalance) => {
    const loanId = await funded({ rules: { smallCredit } });
    await paid(loanId, [...onTime('02', '03', '04'), ['2024-04-17', '9182.98']]);
    expect(await look(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', creditBalance });
  });

  it('a payoff costs the penalty that the record and the rules show', async () => {
    const loanId = await funded({}, { references: { prepaymentPenaltyPercent: '2' } });
    await paid(loanId, onTime('02', '03', '04'));
    clock.set('2024-04-17');
    // 2 percent of 9,131.94.
    expect(await look(loanId)).toMatchObject({
      prepaymentPenaltyPercent: '2',
      rules: { prepaymentPenaltyPercent: '2' },
      payoffQuote: { amount: '9362.62', prepaymentPenalty: '182.64' },
    });
    await paid(loanId, [['2024-04-17', '9362.62']]);
    expect(await look(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', creditBalance: '0.00' });
  });

  it('30/360 adds up, and a day costs 1/360 of a year on every day', async () => {
    clock.set('2024-01-15');
    const loanId = await fundContract({ underwriter, lender }, { dayCount: 'THIRTY_360' });
    await paid(loanId, [['2024-01-31', '0.01']]);
    for (const on of ['2024-01-31', '2024-02-15', '2024-02-29']) {
      clock.set(on);
      expect((await look(loanId)).payoffQuote.perDiem).toBe('4.00000000');
    }
    clock.set('2024-02-15');
    expect((await look(loanId)).payoffQuote.interest, '120.00 less the cent').toBe('119.99');
  });

  it('days and amounts past due agree with delinquency on the day that they are of', async () => {
    const loanId = await funded();
    await paid(loanId, [['2024-02-20', '100.00']]);
    const { figuresAsOf, autoLoan, delinquency } = await look(loanId);
    expect([figuresAsOf, autoLoan.currentDpd, autoLoan.pastDueAmount]).toEqual([
      delinquency.asOf,
      delinquency.daysPastDue,
      delinquency.pastDueAmount,
    ]);
    expect(autoLoan).toEqual({ currentDpd: 19, pastDueAmount: '966.22' });
  });

  it('the contract’s order is a list that can be seen', async () => {
    expect((await look(await funded())).rules).toEqual({
      lateFeePolicy: expect.objectContaining({ choice: null }) as object,
      lateFee: '25.00',
      graceDays: 10,
      waterfall: 'INSTALLMENTS_FIRST',
      allocationOrder: ['ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'FEES', 'EXTRA'],
      extraMoney: 'PAY_AHEAD',
      allowFeesFirst: false,
      closingTolerance: '5.00',
      smallCredit: 'HOLD',
      deficiencyOrder: 'PRINCIPAL_FIRST',
      prepaymentPenaltyPercent: '0',
      pendingBusinessDays: 5,
      toleratedAmount: null,
      toleratedPercent: null,
    });
    const feesFirst = await funded({ ...FLAT, rules: { waterfall: 'FEES_FIRST' } });
    await paid(feesFirst, [['2024-02-20', '30.00']]);
    // The fee is paid, and 5.00 of the interest.
    expect((await look(feesFirst)).payoffQuote).toMatchObject({ fees: '0.00', interest: '192.26' });
  });

  it.each<[string, object, object, (loanId: string) => Promise<unknown>, unknown]>([
    [
      'FEES_FIRST where it is allowed is done',
      { allowFeesFirst: true },
      { allowFeesFirst: true },
      async (loanId) => {
        clock.set('2024-02-20');
        const asked = { loanId, amount: '30.00', method: 'ACH', instruction: 'FEES_FIRST' };
        return (await command(servicer, 'submitRepayment', asked)).repayment;
      },
      { state: 'SUBMITTED', preview: { fees: '25.00', interest: '5.00', principal: '0.00' } },
    ],
    [
      'a pending payment defers the fee for as many business days as it says',
      { pendingBusinessDays: 2 },
      { pendingBusinessDays: 2 },
      async (loanId) => {
        // A Friday, and the Tuesday after it.
        clock.set('2024-02-09');
        await command(servicer, 'submitRepayment', { loanId, amount: '1066.22', method: 'ACH' });
        clock.set('2024-02-13');
        const waiting = await feesOf(loanId);
        clock.set('2024-02-14');
        return [waiting, await feesOf(loanId)];
      },
      [[], ['LATE 2024-02-12 25.00']],
    ],
    [
      'extra money lowers the principal',
      { extraMoney: 'PRINCIPAL_ONLY' },
      { extraMoney: 'PRINCIPAL_ONLY' },
      async (loanId) => {
        await paid(loanId, [['2024-02-01', '2132.44']]);
        clock.set('2024-03-11');
        return (await look(loanId)).delinquency;
      },
      { daysPastDue: 10, pastDueAmount: '1066.22' },
    ],
    ...[
      [{ toleratedAmount: '10' }, { toleratedAmount: '10.00', toleratedPercent: null }] as const,
      [{ toleratedPercent: '1' }, { toleratedAmount: null, toleratedPercent: '1' }] as const,
    ].map(([rules, shown]): [string, object, object, (loanId: string) => Promise<unknown>, unknown] => [
      `a shortfall within ${Object.keys(rules).join()} is neither past due nor charged a late fee`,
      rules,
      shown,
      async (loanId) => {
        await paid(loanId, [['2024-02-01', '1060.00']]);
        clock.set('2024-02-20');
        return look(loanId);
      },
      { delinquency: { daysPastDue: 0 }, fees: [] },
    ]),
    [
      'what is left is below five and not below its own tolerance',
      { closingTolerance: '2' },
      { closingTolerance: '2.00' },
      async (loanId) => {
        await paid(loanId, [...onTime('02', '03', '04'), ['2024-04-18', '9179.98']]);
        return look(loanId);
      },
      { loanStatus: 'ACTIVE', payoffQuote: { amount: '3.00' } },
    ],
  ])('%s', async (_, rules, shown, done, outcome) => {
    const loanId = await funded({ ...FLAT, rules });
    expect((await look(loanId)).rules).toMatchObject(shown);
    expect(await done(loanId)).toMatchObject(outcome as object);
  });

  it('a late fee that was paid with the payoff is credit when money turns out to have been on time', async () => {
    const loanId = await funded();
    clock.set('2024-02-05');
    const sent = await command(servicer, 'submitRepayment', { loanId, amount: '1066.22', method: 'ACH' });
    // It has not come in five business days, so the fee is due and part of the payoff.
    clock.set('2024-02-20');
    expect((await look(loanId)).payoffQuote).toMatchObject({ amount: '12222.26', fees: '25.00' });
    await pay(servicer, loanId, '12222.26');
    expect(await look(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', creditBalance: '0.00' });
    clock.set('2024-02-21');
    await command(servicer, 'acknowledgeRepayment', { repaymentId: sent.repayment!.id, outcome: 'SETTLED' });
    // The payment itself, 4.58 of interest that it saves, and the fee.
    expect(await look(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', fees: [], creditBalance: '1095.80' });
  });

  it('a fee for a return is bounded as other fees are', async () => {
    const loanId = await funded();
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
    const failed = { repaymentId: repayment!.id, outcome: 'FAILED', reason: 'R01' };
    expect(
      await command(servicer, 'acknowledgeRepayment', { ...failed, returnedPaymentFee: '10000.01' }),
    ).toMatchObject({ faults: [{ field: 'returnedPaymentFee' }] });
  });

  it.each([
    ['FAILED', 'acknowledgeRepayment'],
    ['SETTLED', 'reverseRepayment'],
  ] as const)('a fee for a return is charged by hand as any fee is: of a payment that is %s', async (state, name) => {
    const loanId = await funded();
    const returned = async (returnedPaymentFee: string) => {
      const { repayment } = await command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
      const repaymentId = repayment!.id;
      if (state === 'SETTLED') await command(servicer, 'acknowledgeRepayment', { repaymentId, outcome: 'SETTLED' });
      const how = { repaymentId, reason: 'R01', ...(state === 'FAILED' && { outcome: 'FAILED' }) };
      return command(servicer, name, { ...how, returnedPaymentFee });
    };
    expect(await returned('50.01')).toMatchObject({ code: 'EXCEEDS_FEE_CAP', atMost: '50.00' });
    for (let times = 0; times < 4; times += 1) expect(await returned('50.00')).toMatchObject({ loanId });
    await command(servicer, 'assessFee', { loanId, kind: 'TITLE', amount: '40.00', reason: 'title' });
    expect(await returned('10.01')).toMatchObject({ code: 'NEEDS_APPROVAL', limit: '250.00' });
    await command(servicer, 'placeHold', { loanId, kind: 'BANKRUPTCY', reason: 'notice' });
    expect(await returned('10.00')).toMatchObject({
      faults: [{ field: 'returnedPaymentFee', reason: 'must be omitted: an active hold blocks fees' }],
    });
    expect(await returned('0.00')).toMatchObject({ loanId });
  });
});

it('after all of that the cached balances, the ledger and the accounts agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
