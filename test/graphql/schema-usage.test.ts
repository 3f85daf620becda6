import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOAN_UPDATED } from '../support/live.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let admin: TestClient;
let support: TestClient;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.client('ADMIN');
  support = await world.client('SUPPORT', { name: 'The phone' });
});
afterAll(() => world.close());

interface Use {
  readonly clientId: string;
  readonly operation: string;
  readonly count: number;
  readonly fields: string[];
  readonly deprecatedFields: string[];
}
const USAGE = `query Usage($field: String, $clientId: ID, $deprecated: Boolean, $first: Int, $after: String) {
  schemaUsage(field: $field, clientId: $clientId, deprecated: $deprecated, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { clientId clientName operation documentId fields deprecatedFields count firstAt lastAt } } } }`;
const usage = async (variables: object = {}, by = admin) => {
  const { schemaUsage } = await by.data<{
    schemaUsage: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: Use }[] };
  }>(USAGE, variables as Record<string, unknown>);
  return { ...schemaUsage, uses: schemaUsage.edges.map(({ node }) => node) };
};

const BOARD = `query Board { loans(first: 1) { edges { node { ...Row } } } }
  fragment Row on Loan { id grade borrower { firstName } }`;

it('tells an ADMIN which client asks for which fields, and how often', async () => {
  for (const text of [BOARD, `${BOARD}\n`, BOARD]) await support.data(text);
  await support.query('query Broken { loans { nothing } }');
  const { uses } = await usage({ clientId: support.clientId, field: 'Loan.grade' });
  expect(uses).toEqual([
    {
      clientId: support.clientId,
      clientName: 'The phone',
      operation: 'Board',
      documentId: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      fields: [
        'Borrower.firstName',
        'Loan.borrower',
        'Loan.grade',
        'Loan.id',
        'LoanConnection.edges',
        'LoanEdge.node',
        'Query.loans',
      ],
      deprecatedFields: [],
      count: 3,
      firstAt: expect.any(String) as string,
      lastAt: expect.any(String) as string,
    },
  ]);
  expect((await usage({ clientId: support.clientId })).uses.map(({ operation }) => operation)).toEqual(['Board']);
});

it('comes page by page, and only with what is deprecated where that is asked for', async () => {
  const all = await usage();
  expect(all.totalCount).toBeGreaterThan(1);
  const first = await usage({ first: 1 });
  expect((await usage({ first: 1, after: first.pageInfo.endCursor })).uses).not.toEqual(first.uses);
  // No field of the graph is deprecated today.
  expect((await usage({ deprecated: true })).uses).toEqual([]);
});

it('counts live updates', async () => {
  const { id } = await world.loan();
  const response = await support.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: LOAN_UPDATED, variables: { id, loanId: id } }),
  });
  await response.body?.cancel();
  const { uses } = await usage({ field: 'Subscription.loanUpdated' });
  expect(uses.map(({ clientId }) => clientId)).toEqual([support.clientId]);
});

it('shows no client outside the portfolio, and other roles nothing', async () => {
  const lender = await world.client('LENDER', { lender: 'LEN-U' });
  await lender.data('query OfLender { viewer { role } }');
  const bound = await world.client('ADMIN', { lender: 'LEN-U' });
  const seen = (await usage({}, bound)).uses.map(({ clientId }) => clientId);
  expect(seen.sort()).toEqual([bound.clientId, lender.clientId].sort());
  expect((await support.query(USAGE)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
