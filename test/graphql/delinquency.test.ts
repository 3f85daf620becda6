import { expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { bucketOf } from '../../src/domain/delinquency/delinquency.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { closeDay } from '../support/close-day.js';
import { seedAccounts, SEEDED_ON } from '../support/seed-accounts.js';
import { openTestWorld, quickClock } from '../support/world.js';

const RISK = 'risk { activeLoans exposure pastDueAmount daysPastDue worstBucket paymentHistory }';

interface Risk {
  readonly activeLoans: number;
  readonly exposure: string;
  readonly daysPastDue: number;
  readonly worstBucket: string;
  readonly paymentHistory: string;
}

it('the risk view of a borrower sums up all loans that exist for the client, in one read for many borrowers', async () => {
  const clock = { ...quickClock(), now: () => new Date('2026-03-10T12:00:00Z') };
  const world = await openTestWorld({ clock });
  await seedAccounts(world.prisma, 8);
  await world.prisma.loan.updateMany({ where: { borrowerId: { in: ['BR-1', 'BR-3'] } }, data: { borrowerId: 'BR-2' } });
  await world.prisma.loan.updateMany({ where: { id: 'LN-000003' }, data: { lenderId: 'LEN-9' } });
  for (const date of [SEEDED_ON, businessDate('2026-01-31'), businessDate('2026-02-28'), businessDate('2026-03-10')])
    await closeDay(world.prisma, date);

  const client = await world.client('SERVICER');
  const { borrower } = await client.data<{ borrower: { risk: Risk } }>(`{ borrower(id: "BR-2") { ${RISK} } }`);
  const loans = await world.prisma.loan.findMany({ where: { borrowerId: 'BR-2' } });
  const worst = Math.max(...loans.map(({ currentDpd }) => currentDpd ?? 0));
  expect(worst).toBeGreaterThan(59);
  expect(borrower.risk).toMatchObject({
    activeLoans: 3,
    exposure: sum(loans.map(({ remainingBalance }) => new Decimal(remainingBalance?.toFixed() ?? 0))).toFixed(2),
    daysPastDue: worst,
    worstBucket: bucketOf(worst),
  });
  const februaryDays = worst - 10;
  expect(borrower.risk.paymentHistory).toMatch(new RegExp(`^${Math.floor(februaryDays / 30)}\\d`));
  expect(borrower.risk.paymentHistory).toHaveLength(24);

  const bound = await world.client('SERVICER', { lender: 'LEN-9' });
  const { borrower: seen } = await bound.data<{ borrower: { risk: Risk } }>(`{ borrower(id: "BR-2") { ${RISK} } }`);
  expect(seen.risk.activeLoans).toBe(1);

  const reads = async (first: number) => {
    const texts = await world.database.sql.during(() =>
      client.data(`{ loans(first: ${first}) { edges { node { borrower { ${RISK} } } } } }`),
    );
    return texts.map((text) => text.replace(/LIMIT \d+/, 'LIMIT'));
  };
  expect(await reads(8)).toEqual(await reads(2));
});

it('a loan tells its delinquency by effective dates, and a payment ends a spell', async () => {
  let now = new Date('2026-01-10T12:00:00Z');
  const clock = { ...quickClock(), now: () => now };
  const world = await openTestWorld({ clock });
  await seedAccounts(world.prisma, 2);
  const client = await world.client('SERVICER');
  const id = 'LN-000001';
  await closeDay(world.prisma, SEEDED_ON);
  now = new Date('2026-02-20T12:00:00Z');
  await closeDay(world.prisma, businessDate('2026-02-19'));
  const { loan } = await client.data<{ loan: { autoLoan: { pastDueAmount: string } } }>(
    `{ loan(id: "${id}") { autoLoan { pastDueAmount } } }`,
  );
  const paid = await client.data<{ submitRepayment: { repayment: { id: string } } }>(
    `mutation { submitRepayment(input: { idempotencyKey: "s", loanId: "${id}", amount: "${loan.autoLoan.pastDueAmount}",
       method: ACH }) { ... on RepaymentUpdated { repayment { id } } } }`,
  );
  await client.data(
    `mutation { acknowledgeRepayment(input: { idempotencyKey: "a", repaymentId: "${paid.submitRepayment.repayment.id}",
       outcome: SETTLED }) { __typename } }`,
  );
  await closeDay(world.prisma, businessDate('2026-02-20'));
  const { loan: after } = await client.data<{ loan: { delinquency: { daysPastDue: number; history: History } } }>(
    `{ loan(id: "${id}") { delinquency { daysPastDue
       history { worstDaysPastDue times30 spells { since through oldestOpenDueDate daysPastDue } } } } }`,
  );
  const { history, daysPastDue } = after.delinquency;
  expect(daysPastDue).toBe(0);
  const [cured, late] = history.spells;
  expect(cured).toEqual({ since: '2026-02-20', through: '2026-02-20', oldestOpenDueDate: null, daysPastDue: 0 });
  expect(late?.through).toBe('2026-02-19');
  expect(late?.daysPastDue).toBe(history.worstDaysPastDue);
  expect(history.worstDaysPastDue).toBeGreaterThan(0);
});

interface History {
  readonly worstDaysPastDue: number;
  readonly times30: number;
  readonly spells: readonly { since: string; through: string; oldestOpenDueDate: string | null; daysPastDue: number }[];
}
