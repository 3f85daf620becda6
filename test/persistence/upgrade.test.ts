import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import type { Transact } from '../../src/platform/postgres/database.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { upgradeDatabase } from '../../src/gateway/upgrade/upgrade-database.js';
import { closeDay } from '../support/close-day.js';
import { command, pay } from '../support/commands.js';
import { OLDER_KEYS, openOlderDatabase } from '../support/older-database.js';
import type { TestDatabase } from '../support/open-test-database.js';
import { differences } from '../support/reconciled.js';
import type { TestClient } from '../support/test-client.js';
import { dumpRows } from '../support/table-rows.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';
import { nodesOf, type Nodes } from '../support/nodes.js';

const clock = testClock('2026-04-01');
let world: World;
let servicer: TestClient;
let database: TestDatabase;
// One after the other, each with its own time: all of them together are what a busy machine takes long for.
beforeAll(async () => {
  database = await openOlderDatabase();
});
beforeAll(() => database.migrate());
beforeAll(async () => {
  world = await openWorld({ clock, database, config: { keys: OLDER_KEYS } });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

/** What the first version itself answered on 1 April 2026, in the words of the table below. */
const BALANCES = {
  'LN-BEFORE-ACCOUNTS': {
    loan: 'ACTIVE, 11135.21 left, paid 864.79 + 201.21 + 0.00, credit 0.00',
    fees: ['LATE 2026-03-12 25.00 of 25.00'],
    owed: 'payoff 11302.98 = 11135.21 + 142.77 + 25.00; 31 days past due with 1066.00',
  },
  'LN-EARLY': {
    loan: 'CLOSED_EARLY, 0.00 left, paid 12000.00 + 201.21 + 25.00, credit 673.79',
    fees: ['LATE 2026-02-12 0.00 of 25.00'],
    owed: 'payoff 0.00 = 0.00 + 0.00 + 0.00; 0 days past due with 0.00',
  },
  'LN-IMPORTED-ACTIVE': {
    loan: 'ACTIVE, 7334.25 left, paid 4665.75 + 665.20 + 0.00, credit 0.00',
    fees: ['LATE 2026-01-12 25.00 of 25.00', 'LATE 2026-02-12 25.00 of 25.00', 'LATE 2026-03-12 25.00 of 25.00'],
    owed: 'payoff 7503.29 = 7334.25 + 94.04 + 75.00; 59 days past due with 2132.38',
  },
  'LN-IMPORTED-CLOSED': {
    loan: 'CLOSED_EARLY, 0.00 left, paid 22617.61 + 1171.06 + 0.00, credit 0.00',
    fees: [],
    owed: 'payoff 0.00 = 0.00 + 0.00 + 0.00; 0 days past due with 0.00',
  },
  'LN-LATE': {
    loan: 'ACTIVE, 11135.02 left, paid 864.98 + 201.21 + 0.00, credit 0.00',
    fees: [
      'LATE 2026-02-12 25.00 of 25.00',
      'RETURNED_PAYMENT 2026-03-16 15.00 of 15.00',
      'LATE 2026-03-16 25.00 of 25.00',
    ],
    owed: 'payoff 11342.79 = 11135.02 + 142.77 + 65.00; 31 days past due with 1065.63',
  },
};

interface Figures {
  readonly loanStatus: string;
  readonly remainingBalance: string;
  readonly creditBalance: string;
  readonly fees: Nodes<Record<'kind' | 'assessedOn' | 'assessed' | 'outstanding', string>>;
  readonly payoffQuote: Readonly<Record<'amount' | 'principal' | 'interest' | 'fees', string>>;
  readonly delinquency: { readonly daysPastDue: number; readonly pastDueAmount: string };
  readonly autoLoan: Readonly<Record<string, string>>;
}

async function balancesOf(loanId: string) {
  const { loan } = await servicer.data<{ loan: Figures }>(
    `query ($id: ID!) { loan(id: $id) { loanStatus remainingBalance creditBalance
      fees { edges { node { kind assessedOn assessed outstanding } } } payoffQuote { amount principal interest fees }
      delinquency { daysPastDue pastDueAmount }
      autoLoan { totalPrincipalPaid totalInterestPaid totalFeesPaid chargeoffAmount recoveredAmount } } }`,
    { id: loanId },
  );
  const { autoLoan: paid, payoffQuote: payoff, delinquency: late } = loan;
  return {
    loan: `${loan.loanStatus}, ${loan.remainingBalance} left, paid ${paid.totalPrincipalPaid} + ${paid.totalInterestPaid} + ${paid.totalFeesPaid}, credit ${loan.creditBalance}`,
    fees: nodesOf(loan.fees).map(({ kind, assessedOn, assessed, outstanding }) =>
      [kind, assessedOn, outstanding, 'of', assessed].join(' '),
    ),
    owed: `payoff ${payoff.amount} = ${payoff.principal} + ${payoff.interest} + ${payoff.fees}; ${late.daysPastDue} days past due with ${late.pastDueAmount}`,
  };
}

describe('what an earlier version left behind', () => {
  it('is looked for at each start, but for a database that only one process uses: once for each version', async () => {
    const ring = new KeyRing(OLDER_KEYS.masterKeys);
    let looks = 0;
    const transact: Transact = (longestMs, work) => {
      looks += 1;
      return world.database.transact(longestMs, work);
    };
    await upgradeDatabase({ ...world.database, transact }, ring);
    expect(looks).toBe(world.database.engine === 'pglite' ? 0 : 1);
    await world.database.broughtUpTo?.keep("an earlier version's");
    looks = 0;
    await upgradeDatabase({ ...world.database, transact }, ring);
    expect(looks).toBe(1);
  });
});

describe('a database of the first version', () => {
  it('is brought up to date in place', async () => {
    expect(await world.database.pendingMigrations()).toEqual([]);
    expect(await differences(world.prisma)).toEqual([]);
  });

  it.each(Object.entries(BALANCES))('%s keeps every balance, fee and day', async (loanId, balances) => {
    expect(await balancesOf(loanId)).toEqual(balances);
  });

  it('a loss keeps what was charged off and recovered', async () => {
    const { loan } = await servicer.data(
      `{ loan(id: "LN-LOST") { loanStatus autoLoan { chargeoffAmount recoveredAmount } } }`,
    );
    expect(loan).toEqual({
      loanStatus: 'CHARGED_OFF',
      autoLoan: { chargeoffAmount: '12331.95', recoveredAmount: '700.00' },
    });
  });

  it('tells how late the loans were at the month ends that it closed', async () => {
    const { portfolio } = await servicer.data<{ portfolio: { monthEnds: unknown } }>(
      '{ portfolio { monthEnds { month byBucket { bucket loans remainingBalance } } } }',
    );
    const standing = (bucket: string, loans: number, remainingBalance: string) => ({ bucket, loans, remainingBalance });
    expect(portfolio.monthEnds).toEqual([
      { month: '2026-03-31', byBucket: [standing('DAYS_30_59', 3, '29604.48')] },
      { month: '2026-02-28', byBucket: [standing('CURRENT', 2, '20795.23'), standing('DAYS_1_29', 2, '19334.25')] },
      { month: '2026-01-31', byBucket: [standing('CURRENT', 3, '36000.00'), standing('DAYS_30_59', 1, '8179.92')] },
    ]);
  });

  it('keeps what is sealed readable', async () => {
    const underwriter = await world.client('UNDERWRITER');
    const { loan } = await underwriter.data(`{ loan(id: "LN-CREATED") { borrower { ssn firstName } } }`);
    expect(loan).toEqual({ borrower: { ssn: '555-55-5555', firstName: 'Ada' } });
  });

  it('finds loans, payments and persons by what is sealed', async () => {
    const underwriter = await world.client('UNDERWRITER');
    const { loan } = await underwriter.data<{
      loan: { borrower: Record<string, string>; application: { vehicle: { vin: string } } };
    }>(`{ loan(id: "LN-CREATED") { borrower { id lastName ssnLast4 } application { vehicle { vin } } } }`);
    const { id, lastName, ssnLast4 } = loan.borrower;
    const found = await underwriter.data(
      `query ($name: LastNameAndSsnEnd, $vin: String!, $vins: [String!]) {
        byName: findBorrowers(input: { lastNameAndSsnEnd: $name }) { id }
        byVin: findBorrowers(input: { vin: $vin }) { id }
        loans(filter: { vins: $vins, ids: ["LN-CREATED"] }) { totalCount }
        paid: loans(filter: { paymentReferences: ["on its way"] }) { totalCount } }`,
      { name: { lastName, ssnLast4 }, vin: loan.application.vehicle.vin, vins: [loan.application.vehicle.vin] },
    );
    expect(found).toMatchObject({
      byName: expect.arrayContaining([{ id }]) as unknown,
      byVin: expect.arrayContaining([{ id }]) as unknown,
      loans: { totalCount: 1 },
      paid: { totalCount: 1 },
    });
    expect(await world.prisma.loanSeal.count({ where: { isIndexed: false, dataKey: { not: null } } })).toBe(0);
  });

  it('has the feed of what happened, each loan in its own order', async () => {
    const events = await world.prisma.feedPlace.findMany({ orderBy: { position: 'asc' }, include: { event: true } });
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
    const last = new Map<string, number>();
    for (const { loanId, sequence } of events.map(({ event }) => event)) {
      expect(sequence).toBe((last.get(loanId) ?? 0) + 1);
      last.set(loanId, sequence);
    }
    expect(events.length).toBeGreaterThan(10);
  });

  it('has no text left in the clear, and shows each to who may see it', async () => {
    const columns = await world.prisma.$queryRaw<{ table: string; column: string }[]>`
      SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name LIKE 'clear%' OR column_name LIKE 'earlier%')
        AND column_name NOT IN ('clearedAt', 'clearedBy')`;
    expect(columns.length).toBeGreaterThan(10);
    for (const { table, column } of columns) {
      const left = await world.prisma.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE "${column}" IS NOT NULL`);
      expect([table, column, left]).toEqual([table, column, []]);
    }
    expect(await world.prisma.idempotencyKey.count({ where: { NOT: { key: { startsWith: 'h1:' } } } })).toBe(0);
    expect(await dumpRows(world.prisma)).not.toContain('on its way');
    const { id, loanId } = await world.prisma.repayment.findFirstOrThrow({ where: { state: 'SUBMITTED' } });
    const { loan } = await servicer.data<{ loan: { repayments: { edges: { node: object }[] } } }>(
      'query ($id: ID!) { loan(id: $id) { repayments { edges { node { id externalReference } } } } }',
      { id: loanId },
    );
    expect(loan.repayments.edges.map(({ node }) => node)).toContainEqual({ id, externalReference: 'on its way' });
  });

  it('goes on: a pending payment settles, a loan that was approved is funded, a day is closed', async () => {
    const pending = await world.prisma.repayment.findFirstOrThrow({ where: { state: 'SUBMITTED' } });
    const settled = await command(servicer, 'acknowledgeRepayment', { repaymentId: pending.id, outcome: 'SETTLED' });
    expect(settled.repayment?.state).toBe('SETTLED');
    const lender = await world.client('LENDER');
    expect(await command(lender, 'fundLoan', { loanId: 'LN-APPROVED' })).toMatchObject({ loanId: 'LN-APPROVED' });
    for (const loanId of ['LN-IMPORTED-ACTIVE', 'LN-BEFORE-ACCOUNTS', 'LN-LOST']) await pay(servicer, loanId, '500.00');
    clock.set('2026-04-02');
    await closeDay(world.prisma, businessDate('2026-04-01'));
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('a loan of before goes by the first edition of the rules: extra money lowers its principal', async () => {
    const { loan } = await servicer.data(
      `{ loan(id: "LN-LATE") { rules { waterfall extraMoney allowFeesFirst closingTolerance smallCredit
        prepaymentPenaltyPercent lateFee } } }`,
    );
    expect(loan).toEqual({
      rules: {
        waterfall: 'INSTALLMENTS_FIRST',
        extraMoney: 'PRINCIPAL_ONLY',
        allowFeesFirst: false,
        closingTolerance: '0.00',
        smallCredit: 'HOLD',
        prepaymentPenaltyPercent: '0',
        lateFee: '25.00',
      },
    });
    await command(servicer, 'submitRepayment', { loanId: 'LN-LATE', amount: '5000.00', method: 'ACH' });
    const paid = await servicer.data<{ loan: { repayments: { edges: { node: { preview: object } }[] } } }>(
      `{ loan(id: "LN-LATE") { repayments(first: 1) { edges { node { preview {
        interest principal fees extraPrincipal paidAhead } } } } } }`,
    );
    // Past due are 1,065.63 and April's 1,065.91 less the 50.00 that settled; May's 1,065.91 is paid ahead, and no further one.
    expect(paid.loan.repayments.edges[0]?.node.preview).toEqual({
      interest: '96.43',
      principal: '4838.57',
      fees: '65.00',
      paidAhead: '1065.91',
      extraPrincipal: '1787.55',
    });
  });
});
