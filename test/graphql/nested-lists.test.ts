import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const lenderId = 'LEN-NESTED';
let world: World;
let client: TestClient;
let paidLoan: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  client = await world.client('SERVICER');
  const borrowerId = (index: number) => `BOR-${Math.floor(index / 2)}`;
  const seeds = Array.from({ length: 50 }, (_, index) => ({ ...SIMPLE_LOAN, lenderId, borrowerId: borrowerId(index) }));
  paidLoan = (await world.loans(seeds))[0]!.id;
  for (const amount of ['1.00', '2.00', '3.00']) await pay(client, paidLoan, amount);
});
afterAll(() => world.close());

const LISTS = {
  repayments: 'repayments(first: 3) { edges { node { id } } }',
  'repayments of a filter':
    'repayments(first: 3, filter: { or: [{ state: [SETTLED] }, { method: [WIRE] }] }) { totalCount nodes { id } }',
  events: 'events(last: 3) { edges { node { id } } }',
  holds: 'holds(first: 3) { totalCount edges { node { id kind stops } } } allowedCommands',
  ledger: 'ledger(first: 3) { edges { node { id entries { account } } } }',
  schedule: 'schedule(first: 3) { totalCount edges { node { dueDate open } } }',
  delinquency: 'delinquency { daysPastDue }',
  "the borrower's loans":
    'borrower { loans(first: 3, orderBy: { field: DAYS_PAST_DUE }) { totalCount edges { node { id } } } }',
};

describe('the lists of many loans are read together', () => {
  it.each(Object.entries(LISTS))('%s take as many statements for 50 loans as for 5', async (_, selection) => {
    const statements = async (first: number) => {
      const sql = await world.database.sql.during(() =>
        client.data(
          `query ($filter: LoanFilter) { loans(first: ${first}, filter: $filter) { edges { node { ${selection} } } } }`,
          {
            filter: { lenderId },
          },
        ),
      );
      return sql.filter((text) => text.startsWith('SELECT') && !text.includes('"Audit')).length;
    };
    const [five, fifty] = [await statements(5), await statements(50)];
    expect(fifty).toBe(five);
    expect(fifty).toBeLessThanOrEqual(7);
  });

  it('and each loan gets its own, in the order of its own list', async () => {
    const { loans } = await client.data<{
      loans: { edges: { node: { id: string; repayments: { edges: { node: { amount: string } }[] } } }[] };
    }>(
      `query ($filter: LoanFilter) { loans(first: 50, filter: $filter) { edges { node { id repayments { edges { node { amount } } } } } } }`,
      { filter: { lenderId } },
    );
    for (const { node } of loans.edges) {
      const amounts = node.repayments.edges.map((edge) => edge.node.amount);
      expect(amounts.toSorted()).toEqual(node.id === paidLoan ? ['1.00', '2.00', '3.00'] : []);
    }
  });
});

interface Page {
  readonly edges: { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

describe.each(['repayments', 'events', 'ledger'])('%s of a loan', (list) => {
  const page = async (args: string) => {
    const { loan } = await client.data<{ loan: Record<string, Page> }>(
      `query ($id: ID!) { loan(id: $id) { ${list}${args} { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage } } } }`,
      { id: paidLoan },
    );
    return loan[list]!;
  };
  const ids = ({ edges }: Page) => edges.map(({ node }) => node.id);

  it('come forwards and backwards, each once', async () => {
    const whole = await page('(first: 100)');
    expect(whole.edges.length).toBeGreaterThanOrEqual(3);
    const forwards: string[] = [];
    for (let after: string | undefined; ;) {
      const next = await page(after === undefined ? '(first: 2)' : `(first: 2, after: "${after}")`);
      forwards.push(...ids(next));
      after = next.edges.at(-1)?.cursor;
      if (!next.pageInfo.hasNextPage) break;
    }
    expect(forwards).toEqual(ids(whole));
    const backwards: string[] = [];
    for (let before: string | undefined; ;) {
      const next = await page(before === undefined ? '(last: 2)' : `(last: 2, before: "${before}")`);
      backwards.unshift(...ids(next));
      before = next.edges[0]?.cursor;
      if (!next.pageInfo.hasPreviousPage) break;
    }
    expect(backwards).toEqual(ids(whole));
  });

  it('refuse a cursor of another list', async () => {
    const cursor = Buffer.from(JSON.stringify(['loans:CREATED_AT:DESC', '2026-01-01T00:00:00.000Z', 'x'])).toString(
      'base64url',
    );
    const { errors } = await client.query(
      `query ($id: ID!) { loan(id: $id) { ${list}(after: "${cursor}") { edges { cursor } } } }`,
      {
        id: paidLoan,
      },
    );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe("a borrower's loans", () => {
  it('are filtered, sorted and counted for each borrower apart', async () => {
    await world.loans([
      { borrowerId: 'BOR-ONE', id: 'LN-ONE-1', currentDpd: 5 },
      { borrowerId: 'BOR-ONE', id: 'LN-ONE-2', currentDpd: null },
      { borrowerId: 'BOR-ONE', id: 'LN-ONE-3', currentDpd: 40 },
      { borrowerId: 'BOR-ONE', id: 'LN-ONE-4', currentDpd: 90, loanStatus: 'CLOSED' },
      { borrowerId: 'BOR-TWO', id: 'LN-TWO-1', currentDpd: 7 },
    ]);
    const list =
      'loans(first: 2, filter: { loanStatus: [ACTIVE] }, orderBy: { field: DAYS_PAST_DUE }) { totalCount pageInfo { hasNextPage } edges { node { id } } }';
    const answer = await client.data(
      `{ one: borrower(id: "BOR-ONE") { ${list} } two: borrower(id: "BOR-TWO") { ${list} } }`,
    );
    expect(answer).toEqual({
      one: {
        loans: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { id: 'LN-ONE-3' } }, { node: { id: 'LN-ONE-1' } }],
        },
      },
      two: { loans: { totalCount: 1, pageInfo: { hasNextPage: false }, edges: [{ node: { id: 'LN-TWO-1' } }] } },
    });
  });
});
