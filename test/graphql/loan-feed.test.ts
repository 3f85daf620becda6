import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, pay } from '../support/commands.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const FEED = `query ($first: Int, $after: String, $filter: LoanEventFilter) {
  loanEvents(first: $first, after: $after, filter: $filter) {
    pageInfo { hasNextPage endCursor } edges { cursor node { id loanId command sequence loan { id lenderId } } } } }`;

interface Event {
  readonly id: string;
  readonly loanId: string;
  readonly command: string | null;
  readonly sequence: number;
  readonly loan: { readonly id: string };
}

interface Feed {
  loanEvents: {
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { cursor: string; node: Event }[];
  };
}

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld();
  servicer = await world.client('SERVICER');
  await world.loans([
    { ...INTEREST_FREE_LOAN, id: 'A', lenderId: 'LEN-1', primaryServicerId: 'SRV-1', borrowerId: 'BR-A' },
    { ...INTEREST_FREE_LOAN, id: 'B', lenderId: 'LEN-2', primaryServicerId: 'SRV-2' },
  ]);
  await pay(servicer, 'A', '10.00');
  await pay(servicer, 'B', '10.00');
  const notice = await command(servicer, 'recordBankruptcyNotice', {
    loanId: 'A',
    noticedOn: '2026-01-05',
    reason: 'x',
  });
  expect(notice.__typename).toBe('LoanUpdated');
});
afterAll(() => world.close());

const ask = async (variables: Record<string, unknown> = {}, client = servicer) => {
  const { loanEvents } = await client.data<Feed>(FEED, { first: 100, ...variables });
  return { ...loanEvents, told: loanEvents.edges.map(({ node }) => `${node.loanId} ${node.command}`) };
};

const ALL = [
  'A submitRepayment',
  'A acknowledgeRepayment',
  'B submitRepayment',
  'B acknowledgeRepayment',
  'A recordBankruptcyNotice',
];

it('tells what happened to all loans, in order, with the loan', async () => {
  const { told, pageInfo, edges } = await ask();
  expect(told).toEqual(ALL);
  expect(pageInfo.hasNextPage).toBe(false);
  for (const { node } of edges) expect(node.loan.id).toBe(node.loanId);
});

it('goes on from a cursor, and has one also when there is nothing new', async () => {
  const told: string[] = [];
  let after: string | undefined;
  for (let more = true; more;) {
    const page = await ask({ first: 2, after });
    told.push(...page.told);
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  expect(told).toEqual(ALL);
  const nothing = await ask({ after });
  expect([nothing.told, nothing.pageInfo.endCursor]).toEqual([[], after]);
  await command(servicer, 'recordValuation', { loanId: 'B', amount: '1.00', valuedOn: '2026-01-05', source: 'x' });
  expect((await ask({ after })).told).toEqual(['B recordValuation']);
  expect((await ask({ after })).told).toEqual(['B recordValuation']);
});

it('is narrowed by loans, commands, lender and servicer', async () => {
  expect((await ask({ filter: { loanIds: ['B', 'never'], commands: ['submitRepayment'] } })).told).toEqual([ALL[2]]);
  expect((await ask({ filter: { lenderId: 'LEN-1' } })).told).toEqual(ALL.filter((one) => one.startsWith('A')));
  expect((await ask({ filter: { servicerId: 'SRV-2', commands: ['acknowledgeRepayment'] } })).told).toEqual([ALL[3]]);
  const nothing = await ask({ filter: { lenderId: 'never' } });
  expect(nothing.told).toEqual([]);
  expect((await ask({ after: nothing.pageInfo.endCursor })).told).toEqual([]);
});

it('is of the loans that exist for the client', async () => {
  const lender = await world.client('SERVICER', { servicer: 'SRV-1' });
  expect((await ask({}, lender)).told).toEqual(ALL.filter((one) => one.startsWith('A')));
  expect((await ask({ filter: { loanIds: ['B'] } }, lender)).told).toEqual([]);
});

it('does not tell of a bankruptcy to who may not see one, nor lets it be found', async () => {
  const lender = await world.client('LENDER', { lender: 'LEN-1' });
  expect((await ask({}, lender)).told.at(-1)).toBe('A acknowledgeRepayment');
  expect((await ask({ filter: { commands: ['recordBankruptcyNotice'] } }, lender)).told).toEqual([]);
  expect((await ask({ filter: { commands: ['recordBankruptcyNotice'] } })).told).toEqual(ALL.slice(-1));
  const { errors } = await (await world.client('MARKETPLACE')).query(FEED);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

it.each([
  ['loans:CREATED_AT:DESC', '1', 'x'],
  ['loanEvents', 'x', 'feed'],
  ['loanEvents', '9'.repeat(30), 'feed'],
])('refuses a cursor that is none of it: %s %s', async (...cursor) => {
  const after = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  const { errors } = await servicer.query(FEED, { after });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});

it('refuses a filter of more loans than can be looked up', async () => {
  const filter = { loanIds: Array.from({ length: 101 }, (_, index) => `LN-${index}`) };
  const query = 'query ($filter: LoanEventFilter) { loanEvents(filter: $filter) { nodes { id } } }';
  const { status, errors } = await servicer.query(query, { filter });
  expect([status, errors[0]?.extensions.argument]).toEqual([400, 'filter.loanIds']);
});
