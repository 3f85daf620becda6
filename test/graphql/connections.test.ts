import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOAN_SORTS, type LoanSort } from '../../src/features/loan/loan-reader.js';
import {
  MarketplaceListDocument,
  type MarketplaceListQueryVariables,
} from '../../clients/typescript/src/generated/graphql.js';
import type { LoanSeed } from '../support/seed-loans.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const lenderId = 'LEN-PAGES';

/** Ties in every column, missing values in every column that may miss one, ids that sort apart from all of them. */
const SEEDS: LoanSeed[] = Array.from({ length: 13 }, (_, index) => ({
  lenderId,
  id: `LN-${String((index * 7) % 13).padStart(2, '0')}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 5), 0, 0, 0, index % 3)),
  originationDate: index % 4 === 0 ? null : new Date(Date.UTC(2025, index % 6, 1)),
  remainingBalance: index % 5 === 0 ? null : ['0.10', '100.00', '99999999999999.99', '100.10'][index % 4]!,
  currentDpd: index % 3 === 0 ? null : index % 7,
  maturityDate: index % 6 === 0 ? null : new Date(Date.UTC(2030, index % 2, 1)),
  nextPaymentDate: index % 2 === 0 ? null : new Date(Date.UTC(2026, 5, 1 + (index % 3))),
  principalAmount: ['100.00', '2000.00', '300.50'][index % 3]!,
  defaultProbability: index % 4 === 1 ? null : ['0.05', '0.050000000001', '0.2'][index % 3]!,
  interestRate: index % 5 === 2 ? null : ['8.99', '10', '9.125'][index % 3]!,
}));

const SORTS = Object.keys(LOAN_SORTS) as LoanSort[];
const ORDERS = SORTS.flatMap((field) => (['ASC', 'DESC'] as const).map((direction) => ({ field, direction })));

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('MARKETPLACE');
  await world.loans(SEEDS);
});
afterAll(() => world.close());

const list = async (variables: MarketplaceListQueryVariables) =>
  (await client.data(MarketplaceListDocument, { filter: { lenderId }, ...variables })).loans;

const ids = (page: Awaited<ReturnType<typeof list>>) => page.edges.map(({ node }) => node.id);

async function forwards(variables: MarketplaceListQueryVariables, between?: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await list({ ...variables, after });
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
    seen.push(...ids(page));
    if (!page.pageInfo.hasNextPage) return seen;
    after = page.pageInfo.endCursor!;
    await between?.();
  }
}

async function backwards(variables: MarketplaceListQueryVariables): Promise<string[]> {
  const seen: string[] = [];
  for (let before: string | null = null; ;) {
    const page = await list({ ...variables, before });
    expect(page.pageInfo.hasNextPage).toBe(before !== null);
    seen.unshift(...ids(page));
    if (!page.pageInfo.hasPreviousPage) return seen;
    before = page.pageInfo.startCursor!;
  }
}

describe.each(ORDERS)('loans by $field $direction', (orderBy) => {
  it('come each once, with any page size', async () => {
    const whole = ids(await list({ orderBy, first: 100 }));
    expect(new Set(whole).size).toBe(SEEDS.length);
    for (const first of [3, 13]) expect(await forwards({ orderBy, first })).toEqual(whole);
  });

  it('come in the same order backwards', async () => {
    const whole = ids(await list({ orderBy, first: 100 }));
    expect(await backwards({ orderBy, last: 4 })).toEqual(whole);
  });

  it('stand between two cursors', async () => {
    const { edges } = await list({ orderBy, first: 100 });
    const [after, before] = [edges[2]?.cursor, edges[9]?.cursor];
    const between = edges.slice(3, 9).map(({ node }) => node.id);
    expect(ids(await list({ orderBy, after, before, first: 100 }))).toEqual(between);
    expect(ids(await list({ orderBy, after, before, last: 3 }))).toEqual(between.slice(-3));
  });

  it('come by value and then by id, and last those without a value', async () => {
    const column = LOAN_SORTS[orderBy.field];
    const sign = orderBy.direction === 'ASC' ? 1 : -1;
    const value = (seed: LoanSeed) => {
      const given = seed[column];
      return given instanceof Date ? given.getTime() : column === 'id' ? 0 : given == null ? null : Number(given);
    };
    const compare = (a: LoanSeed, b: LoanSeed) => {
      const [left, right] = [value(a), value(b)];
      if ((left === null) !== (right === null)) return left === null ? 1 : -1;
      return sign * ((left ?? 0) - (right ?? 0) || (a.id! < b.id! ? -1 : 1));
    };
    expect(ids(await list({ orderBy, first: 100 }))).toEqual(SEEDS.toSorted(compare).map(({ id }) => id));
  });
});

describe('loans inserted while a list is read', () => {
  it.each(ORDERS.filter(({ field }) => field === 'CREATED_AT' || field === 'DAYS_PAST_DUE'))(
    'neither repeat nor hide one that was there, by $field $direction',
    async (orderBy) => {
      const filter = { lenderId: `LEN-${orderBy.field}-${orderBy.direction}` };
      const there = await world.loans(
        SEEDS.slice(0, 7).map((seed) => ({ ...seed, ...filter, id: undefined as never })),
      );
      const seen = await forwards({ orderBy, filter, first: 2 }, () =>
        world.loan({ ...filter, originationDate: null }),
      );
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
    },
  );
});

describe('a sort field without a direction', () => {
  it.each([
    ['CREATED_AT', 'DESC'],
    ['DAYS_PAST_DUE', 'DESC'],
    ['NEXT_PAYMENT_DATE', 'ASC'],
    ['MATURITY_DATE', 'ASC'],
  ] as const)('%s is %s', async (field, direction) => {
    const stated = ids(await list({ orderBy: { field, direction }, first: 100 }));
    expect(ids(await list({ orderBy: { field }, first: 100 }))).toEqual(stated);
  });
});

describe('a page that cannot be given', () => {
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const order = 'loans:CREATED_AT:DESC';
  const byBalance = { orderBy: { field: 'REMAINING_BALANCE', direction: 'DESC' } } as const;
  const byDays = { orderBy: { field: 'DAYS_PAST_DUE', direction: 'DESC' } } as const;

  it.each<[string, MarketplaceListQueryVariables]>([
    ['first of 0', { first: 0 }],
    ['first of 101', { first: 101 }],
    ['first below 0', { first: -1 }],
    ['last of 0', { last: 0 }],
    ['last of 101', { last: 101 }],
    ['first and last', { first: 1, last: 1 }],
    ['a cursor that is none', { after: 'nonsense' }],
    ['an empty cursor', { after: '' }],
    ['a cursor of another order', { before: cursorOf(['loans:CREATED_AT:ASC', '2026-01-01T00:00:00.000Z', 'x']) }],
    ['a cursor with a date that is none', { after: cursorOf([order, 'soon', 'x']) }],
    ['a cursor with no date where there always is one', { after: cursorOf([order, null, 'x']) }],
    ['a cursor with a number for a date', { after: cursorOf([order, 5, 'x']) }],
    [
      'a cursor with an amount that is none',
      { ...byBalance, after: cursorOf(['loans:REMAINING_BALANCE:DESC', 'much', 'x']) },
    ],
    [
      'a cursor with an endless amount',
      { ...byBalance, after: cursorOf(['loans:REMAINING_BALANCE:DESC', 'Infinity', 'x']) },
    ],
    ['a cursor with half a day', { ...byDays, after: cursorOf(['loans:DAYS_PAST_DUE:DESC', 1.5, 'x']) }],
    ['a cursor with more days than there are', { ...byDays, after: cursorOf(['loans:DAYS_PAST_DUE:DESC', 1e12, 'x']) }],
    ['a cursor with text for days', { ...byDays, after: cursorOf(['loans:DAYS_PAST_DUE:DESC', '5', 'x']) }],
    ['a cursor with an id that is no text', { after: cursorOf([order, '2026-01-01T00:00:00.000Z', { gt: '' }]) }],
    ['a cursor with an id that no row can have', { after: cursorOf([order, '2026-01-01T00:00:00.000Z', 'a\u0000']) }],
    ['a cursor with a member too many', { after: cursorOf([order, '2026-01-01T00:00:00.000Z', 'x', 1]) }],
  ])('is refused as bad input: %s', async (_, variables) => {
    const { errors } = await client.query(MarketplaceListDocument, variables);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('nodes', () => {
  it('are on every connection', async () => {
    const { __schema } = await client.data<{ __schema: { types: { name: string; fields: { name: string }[] }[] } }>(
      '{ __schema { types { name fields { name } } } }',
    );
    const pages = __schema.types.filter(({ name }) => name.endsWith('Connection'));
    expect(pages.length).toBeGreaterThan(10);
    const without = pages.filter(({ fields }) => !fields.some(({ name }) => name === 'nodes'));
    expect(without).toEqual([]);
  });

  it('are those of the edges', async () => {
    const { loans } = await client.data<{ loans: { nodes: { id: string }[]; edges: { node: { id: string } }[] } }>(
      'query ($filter: LoanFilter) { loans(first: 5, filter: $filter) { nodes { id } edges { node { id } } } }',
      { filter: { lenderId } },
    );
    expect(loans.nodes).toHaveLength(5);
    expect(loans.nodes).toEqual(loans.edges.map(({ node }) => node));
  });
});

describe('totalCount', () => {
  it('is of the whole filtered list, on any page', async () => {
    const { loans } = await client.data<{ loans: { totalCount: number } }>(
      'query ($filter: LoanFilter) { loans(first: 1, filter: $filter) { totalCount } }',
      { filter: { lenderId } },
    );
    expect(loans.totalCount).toBe(SEEDS.length);
  });

  it('is counted only when asked for', async () => {
    const asked = await world.database.sql.during(() => client.query('{ loans { totalCount edges { node { id } } } }'));
    const notAsked = await world.database.sql.during(() => client.query('{ loans { edges { node { id } } } }'));
    expect(asked.filter((sql) => /count\(/i.test(sql))).toHaveLength(1);
    expect(notAsked.filter((sql) => /count\(/i.test(sql))).toHaveLength(0);
  });
});

describe('a filter', () => {
  it('takes a condition that is null as none, and one that is empty as one that nothing meets', async () => {
    expect(ids(await list({ filter: { lenderId: null }, first: 100 })).length).toBeGreaterThan(SEEDS.length);
    expect(ids(await list({ filter: { lenderId: '' } }))).toEqual([]);
    expect(ids(await list({ filter: { lenderId, loanStatus: [] } }))).toEqual([]);
  });

  it('holds all its conditions together', async () => {
    const loan = await world.loan({ lenderId, loanStatus: 'CHARGED_OFF', primaryServicerId: 'SRV-9' });
    const filter = { lenderId, loanStatus: ['CHARGED_OFF' as const], primaryServicerId: 'SRV-9' };
    expect(ids(await list({ filter }))).toEqual([loan.id]);
    expect(ids(await list({ filter: { ...filter, loanStatus: ['ACTIVE'] } }))).toEqual([]);
    await world.prisma.loanSeal.delete({ where: { loanId: loan.id } });
    await world.prisma.loan.delete({ where: { id: loan.id } });
  });
});
