import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoanSort } from '../../../src/features/loan/loan-reader.js';
import {
  MarketplaceListDocument,
  type MarketplaceListQuery,
  type MarketplaceListQueryVariables,
} from '../../../clients/typescript/src/generated/graphql.js';
import { pay } from '../../support/commands.js';
import { generatePortfolio } from '../../support/portfolio.js';
import { differences } from '../../support/reconciled.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const LOANS = 2_000;
const TODAY = '2026-06-15';

let world: World;
let desk: TestClient;
/** Loans of the portfolio that take a payment; those that are inserted beside have no terms to pay by. */
let owing: { readonly id: string }[];
beforeAll(async () => {
  world = await openWorld({ clock: testClock(TODAY) });
  await generatePortfolio(world.database.url!, LOANS, TODAY);
  desk = await world.client('SERVICER');
  owing = await world.prisma.loan.findMany({
    where: { loanStatus: 'ACTIVE', remainingBalance: { gt: 1000 } },
    select: { id: true },
  });
});
afterAll(() => world.close());

it('the generated portfolio has funded loans of every state, and reconciles', async () => {
  const states = await world.prisma.loan.groupBy({ by: ['loanStatus'] });
  expect(states.map(({ loanStatus }) => loanStatus)).toEqual(
    expect.arrayContaining(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']),
  );
  expect(await differences(world.prisma)).toEqual([]);
});

it('the generated portfolio says of its loans what their accounts say', async () => {
  const { loans } = await desk.data<{
    loans: { edges: { node: { autoLoan: Figures; delinquency: { daysPastDue: number } & Figures } }[] };
  }>(`{ loans(first: 100, filter: { loanStatus: [ACTIVE] }, orderBy: { field: DAYS_PAST_DUE }) { edges { node {
    autoLoan { currentDpd pastDueAmount paymentStatus } delinquency { daysPastDue pastDueAmount paymentStatus } } } } }`);
  for (const { node } of loans.edges) {
    const { currentDpd, ...figures } = node.autoLoan;
    expect({ daysPastDue: currentDpd, ...figures }).toEqual(node.delinquency);
  }
});

interface Figures {
  readonly currentDpd?: number;
  readonly pastDueAmount: string;
  readonly paymentStatus: string;
}

/** Every page, each while something else goes on. */
async function readAll(orderBy: MarketplaceListQueryVariables['orderBy'], beside: () => Promise<unknown>) {
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const reading: Promise<MarketplaceListQuery> = desk.data(MarketplaceListDocument, { first: 100, after, orderBy });
    const [{ loans }] = await Promise.all([reading, beside()]);
    seen.push(...loans.edges.map(({ node }) => node.id));
    if (!loans.pageInfo.hasNextPage) return seen;
    after = loans.pageInfo.endCursor!;
  }
}

it.each<LoanSort>(['CREATED_AT', 'ORIGINATION_DATE'])(
  'paging through all loans by %s while loans are inserted and paid shows each that was there once',
  async (field) => {
    const there = await world.prisma.loan.findMany({ select: { id: true } });
    const seen = await readAll({ field, direction: 'DESC' }, () => {
      const anyTime = new Date(Date.parse(TODAY) * Math.random());
      const inserting = world.loan({ createdAt: anyTime, originationDate: owing.length % 2 === 0 ? null : anyTime });
      return Promise.all([inserting, pay(desk, owing.pop()!.id, '500.00')]);
    });
    const times = new Map<string, number>();
    for (const id of seen) times.set(id, (times.get(id) ?? 0) + 1);
    expect(there.filter(({ id }) => times.get(id) !== 1)).toEqual([]);
    expect(times.size).toBe(seen.length);
  },
);
