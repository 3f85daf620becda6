import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RepaymentFilter } from '../../clients/typescript/src/generated/graphql.js';
import { command, pay } from '../support/commands.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LIST = `query ($filter: RepaymentFilter, $orderBy: RepaymentOrder, $first: Int, $after: String, $last: Int, $before: String) {
  repayments(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { id loanId state loan { id lenderId } } } } }`;

interface Listed {
  repayments: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
    edges: { node: { id: string; loanId: string; loan: { id: string; lenderId: string } } }[];
  };
}

let world: World;
let servicer: TestClient;
/** Names of this test by the ids of the repayments. */
const names = new Map<string, string>();
const idOf = (name: string) => [...names].find(([, one]) => one === name)?.[0] ?? '';

const submit = async (name: string, loanId: string, input: Record<string, unknown>) => {
  const { repayment } = await command(servicer, 'submitRepayment', {
    loanId,
    amount: '10.00',
    method: 'ACH',
    ...input,
  });
  names.set(String(repayment?.id), name);
};

beforeAll(async () => {
  world = await openWorld();
  servicer = await world.client('SERVICER');
  await world.loans([
    { ...INTEREST_FREE_LOAN, id: 'A', lenderId: 'LEN-1', primaryServicerId: 'SRV-1', borrowerId: 'BR-A' },
    { ...INTEREST_FREE_LOAN, id: 'B', lenderId: 'LEN-2', primaryServicerId: 'SRV-2', secondaryServicerId: 'SRV-1' },
    { ...INTEREST_FREE_LOAN, id: 'C', lenderId: 'LEN-2', primaryServicerId: 'SRV-3' },
  ]);
  await submit('early', 'A', { effectiveDate: '2026-03-01' });
  await submit('late', 'B', { effectiveDate: '2026-05-01', method: 'CHECK' });
  names.set(await pay(servicer, 'A', '20.00', '2026-04-01'), 'settled');
  await submit('other', 'C', { effectiveDate: '2026-04-02', method: 'WIRE' });
  await submit('cancelled', 'C', { effectiveDate: '2026-04-03' });
  await command(servicer, 'cancelRepayment', { repaymentId: idOf('cancelled') });
  const opened = await command(servicer, 'initiateRepayment', { loanId: 'B' });
  names.set(String(opened.repayment?.id), 'opened');
});
afterAll(() => world.close());

const listed = async (variables: Record<string, unknown>, client = servicer) => {
  const { repayments } = await client.data<Listed>(LIST, variables);
  return { ...repayments, names: repayments.edges.map(({ node }) => names.get(node.id)) };
};

const found = async (filter: RepaymentFilter, client = servicer) => {
  const list = await listed({ filter, first: 100, orderBy: { field: 'INITIATED_AT', direction: 'ASC' } }, client);
  expect(list.totalCount).toBe(list.names.length);
  for (const { node } of list.edges) expect(node.loan.id).toBe(node.loanId);
  return list.names;
};

const ALL = ['early', 'late', 'settled', 'other', 'cancelled', 'opened'];

describe('repayments are found by', () => {
  it.each<[string, RepaymentFilter, string[]]>([
    ['nothing in particular', {}, ALL],
    ['a state: the queue', { state: ['SUBMITTED'] }, ['early', 'late', 'other']],
    ['states', { state: ['SETTLED', 'CANCELLED', 'SETTLED'] }, ['settled', 'cancelled']],
    ['no state', { state: [] }, []],
    ['ways of paying', { method: ['CHECK', 'WIRE'] }, ['late', 'other']],
    ['loans', { loanIds: ['A', 'never'] }, ['early', 'settled']],
    ['a lender', { lenderId: 'LEN-2' }, ['late', 'other', 'cancelled', 'opened']],
    ['a servicer of either kind', { servicerId: 'SRV-1' }, ['early', 'late', 'settled', 'opened']],
    ['days', { effectiveDate: { from: '2026-04-01', to: '2026-04-02' } }, ['settled', 'other']],
    ['a range without ends, which one without the day is not in', { effectiveDate: {} }, ALL.slice(0, 5)],
    [
      'one filter or another',
      { or: [{ method: ['CHECK'] }, { lenderId: 'LEN-1', state: ['SETTLED'] }] },
      ['late', 'settled'],
    ],
    ['what a filter does not match', { not: { state: ['SUBMITTED'] } }, ['settled', 'cancelled', 'opened']],
    ['what has no value, which matches no range', { not: { effectiveDate: {} } }, ['opened']],
    ['filters that all match', { and: [{ lenderId: 'LEN-2' }, { not: { loanIds: ['B'] } }] }, ['other', 'cancelled']],
    ['instants', { initiatedAt: { to: '2020-01-01T00:00:00Z' } }, []],
    [
      'all together',
      { state: ['SUBMITTED', 'SETTLED'], lenderId: 'LEN-2', effectiveDate: { from: '2026-04-01' } },
      ['late', 'other'],
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it('what is in the portfolio, and nothing else', async () => {
    expect(await found({}, await world.client('LENDER', { lender: 'LEN-1' }))).toEqual(['early', 'settled']);
    expect(await found({ lenderId: 'LEN-2' }, await world.client('LENDER', { lender: 'LEN-1' }))).toEqual([]);
    expect(await found({ state: ['SUBMITTED'] }, await world.client('SERVICER', { servicer: 'SRV-1' }))).toEqual([
      'early',
      'late',
    ]);
    expect(await found({}, await world.client('BORROWER', { borrower: 'BR-A' }))).toEqual(['early', 'settled']);
  });
});

describe('the list', () => {
  it.each(['INITIATED_AT', 'EFFECTIVE_DATE'])('by %s is met whole and once, forwards and backwards', async (field) => {
    for (const direction of ['ASC', 'DESC'])
      for (const filter of [{}, { state: ['SUBMITTED', 'SETTLED', 'INITIATED', 'CANCELLED'] }]) {
        const whole = await listed({ orderBy: { field, direction }, filter });
        expect(whole.names.toSorted()).toEqual(ALL.toSorted());
        const forwards: unknown[] = [];
        for (let after: string | undefined, more = true; more;) {
          const page = await listed({ orderBy: { field, direction }, filter, first: 2, after });
          forwards.push(...page.names);
          [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
        }
        expect(forwards).toEqual(whole.names);
        const backwards: unknown[] = [];
        for (let before: string | undefined, more = true; more;) {
          const page = await listed({ orderBy: { field, direction }, filter, last: 2, before });
          backwards.unshift(...page.names);
          [before, more] = [page.pageInfo.startCursor, page.pageInfo.hasPreviousPage];
        }
        expect(backwards).toEqual(whole.names);
      }
  });

  it('refuses the cursor of another order, and an invented one', async () => {
    const { pageInfo } = await listed({ first: 1 });
    const orderBy = { field: 'EFFECTIVE_DATE', direction: 'DESC' };
    const forged = Buffer.from(JSON.stringify(['repayments:INITIATED_AT:DESC', 'x', 'y'])).toString('base64url');
    for (const variables of [{ orderBy, after: pageInfo.endCursor }, { after: forged }]) {
      const { errors } = await servicer.query(LIST, variables);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('is counted under a loan too', async () => {
    const { loans } = await servicer.data<{ loans: { edges: { node: { id: string; repayments: object } }[] } }>(
      '{ loans(orderBy: { field: ID, direction: ASC }) { edges { node { id repayments(first: 1) { totalCount } } } } }',
    );
    expect(loans.edges.map(({ node }) => [node.id, node.repayments])).toEqual([
      ['A', { totalCount: 2 }],
      ['B', { totalCount: 2 }],
      ['C', { totalCount: 2 }],
    ]);
  });

  it('is filtered and sorted under a loan too', async () => {
    const ofLoans = async (filter: RepaymentFilter, direction = 'ASC') => {
      const { loans } = await servicer.data<{
        loans: { nodes: { repayments: { totalCount: number; nodes: { id: string }[] } }[] };
      }>(
        `query ($filter: RepaymentFilter, $orderBy: RepaymentOrder) { loans(orderBy: { field: ID }) {
          nodes { repayments(filter: $filter, orderBy: $orderBy, first: 2) { totalCount nodes { id } } } } }`,
        { filter, orderBy: { field: 'INITIATED_AT', direction } },
      );
      return loans.nodes.map(({ repayments: { totalCount, nodes } }) => {
        expect(totalCount).toBe(nodes.length);
        return nodes.map(({ id }) => names.get(id));
      });
    };
    expect(await ofLoans({})).toEqual([
      ['early', 'settled'],
      ['late', 'opened'],
      ['other', 'cancelled'],
    ]);
    expect(await ofLoans({}, 'DESC')).toEqual([
      ['settled', 'early'],
      ['opened', 'late'],
      ['cancelled', 'other'],
    ]);
    expect(await ofLoans({ state: ['SUBMITTED', 'SETTLED'] })).toEqual([['early', 'settled'], ['late'], ['other']]);
    expect(await ofLoans({ method: ['WIRE'], effectiveDate: { from: '2026-04-02' } })).toEqual([[], [], ['other']]);
    expect(await ofLoans({ or: [{ state: ['CANCELLED'] }, { method: ['CHECK'] }] })).toEqual([
      [],
      ['late'],
      ['cancelled'],
    ]);
    expect(await ofLoans({ loanIds: ['A'], not: { state: ['SETTLED'] } })).toEqual([['early'], [], []]);
  });

  it('is not for callers without SERVICING', async () => {
    const marketplace = await world.client('MARKETPLACE');
    for (const query of ['{ repayments { totalCount } }', '{ repayment(id: "x") { id } }']) {
      const { errors } = await marketplace.query(query);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    const lender = await world.client('LENDER');
    const hidden = { externalReferences: ['x'] };
    for (const filter of [hidden, { or: [{}, hidden] }, { not: hidden }]) {
      const { errors } = await lender.query(LIST, { filter });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      const ofLoan =
        'query ($filter: RepaymentFilter) { loan(id: "A") { repayments(filter: $filter) { totalCount } } }';
      expect((await lender.query(ofLoan, { filter })).errors.map(({ extensions }) => extensions.code)).toEqual([
        'FORBIDDEN',
      ]);
    }
  });
});

describe('one repayment', () => {
  const ONE = 'query ($id: ID!) { repayment(id: $id) { id state amount loan { id } allowedCommands } }';

  it('is read by its id, with its loan', async () => {
    expect(await servicer.data(ONE, { id: idOf('settled') })).toEqual({
      repayment: {
        id: idOf('settled'),
        state: 'SETTLED',
        amount: '20.00',
        loan: { id: 'A' },
        allowedCommands: ['reverseRepayment'],
      },
    });
  });

  it('of a loan outside the portfolio is as one that never was', async () => {
    const bound = await world.client('LENDER', { lender: 'LEN-1' });
    const outside = await bound.query(ONE, { id: idOf('late') });
    const never = await bound.query(ONE, { id: 'RP-never' });
    expect([outside.text, outside.errors]).toEqual([never.text, []]);
    expect(never.data).toEqual({ repayment: null });
  });
});
