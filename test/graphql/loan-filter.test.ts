import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MarketplaceListDocument, type LoanFilter } from '../../clients/typescript/src/generated/graphql.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const day = (text: string) => new Date(text);
let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('UNDERWRITER');
  const ordinary = { dealerState: 'TX', paymentStatus: 'ON_TIME' as const, nextPaymentDate: day('2026-06-01') };
  await world.loans([
    { ...ordinary, id: 'current', currentDpd: 0, grade: 'A' },
    { ...ordinary, id: 'late', currentDpd: 29, grade: 'B', paymentStatus: 'LATE_1_29', remainingBalance: '100.00' },
    { ...ordinary, id: 'later', currentDpd: 30, grade: 'C', paymentStatus: 'LATE_30_59', riskRating: 'HIGH' },
    { ...ordinary, id: 'worst', currentDpd: 400, grade: 'F', riskRating: 'CRITICAL', paymentStatus: 'LATE_120_PLUS' },
    {
      id: 'applied',
      loanStatus: 'CREATED',
      currentDpd: null,
      grade: null,
      riskRating: null,
      remainingBalance: null,
      originationDate: null,
      maturityDate: null,
      createdAt: day('2026-05-01T10:00:00.000Z'),
      principalAmount: '99999.99',
      primaryServicerId: null,
      secondaryServicerId: 'SRV-2',
      dealerState: null,
    },
    {
      ...ordinary,
      id: 'other',
      lenderId: 'LEN-2',
      primaryServicerId: 'SRV-2',
      secondaryServicerId: 'SRV-2',
      dealerState: 'CA',
    },
    {
      ...ordinary,
      id: 'old',
      originationDate: day('2020-02-29'),
      maturityDate: day('2025-02-28'),
      nextPaymentDate: null,
    },
  ]);
});
afterAll(() => world.close());

const UNGRADED = ['applied'];
const ALL = ['applied', 'current', 'late', 'later', 'old', 'other', 'worst'];
const found = async (filter: LoanFilter) => {
  const { loans } = await client.data(MarketplaceListDocument, { filter, first: 100 });
  const { loans: counted } = await client.data<{ loans: { totalCount: number } }>(
    'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }',
    { filter },
  );
  const ids = loans.edges.map(({ node }) => node.id).sort();
  expect(counted.totalCount).toBe(ids.length);
  return ids;
};

describe('loans are found by', () => {
  it.each<[string, LoanFilter, string[]]>([
    ['nothing in particular', {}, ALL],
    ['one status', { loanStatus: ['CREATED'] }, ['applied']],
    ['statuses, even if one is named twice', { loanStatus: ['CREATED', 'ACTIVE', 'ACTIVE'] }, ALL],
    ['a bucket', { bucket: ['DAYS_1_29'] }, ['late']],
    ['buckets side by side', { bucket: ['DAYS_1_29', 'DAYS_30_59'] }, ['late', 'later']],
    ['buckets apart, the last without an end', { bucket: ['DAYS_120_PLUS', 'DAYS_1_29'] }, ['late', 'worst']],
    ['the current bucket, which a loan without days is not in', { bucket: ['CURRENT'] }, ['current', 'old', 'other']],
    ['no bucket at all', { bucket: [] }, []],
    ['days past due from and to', { daysPastDue: { from: 29, to: 30 } }, ['late', 'later']],
    ['a range without ends, which a loan without the figure is not in', { daysPastDue: {} }, ALL.slice(1)],
    ['payment statuses', { paymentStatus: ['LATE_1_29', 'LATE_120_PLUS'] }, ['late', 'worst']],
    ['grades', { grade: ['A', 'F', 'Z'] }, ['current', 'worst']],
    ['risk ratings', { riskRating: ['HIGH', 'CRITICAL'] }, ['later', 'worst']],
    ['a lender', { lenderId: 'LEN-2' }, ['other']],
    ['a primary servicer', { primaryServicerId: 'SRV-2' }, ['other']],
    ['a servicer of either kind, each loan once', { servicerId: 'SRV-2' }, ['applied', 'other']],
    ['states of the dealer', { dealerState: ['CA', 'NV'] }, ['other']],
    ['a day of origination', { originationDate: { from: '2020-02-29', to: '2020-02-29' } }, ['old']],
    ['maturity until a day', { maturityDate: { to: '2025-02-28' } }, ['old']],
    ['no next payment after a day', { nextPaymentDate: { from: '2026-06-02' } }, []],
    ['creation from an instant on', { createdAt: { from: '2026-05-01T12:00:00+02:00' } }, ['applied']],
    ['creation before it', { createdAt: { to: '2026-05-01T09:59:59.999Z' } }, ALL.slice(1)],
    ['principal', { principalAmount: { from: '24000.01' } }, ['applied']],
    ['remaining balance to the cent', { remainingBalance: { from: '100', to: '100.00' } }, ['late']],
    ['all conditions together', { bucket: ['DAYS_30_59'], grade: ['C'], loanStatus: ['ACTIVE'] }, ['later']],
    ['conditions that no loan meets together', { bucket: ['DAYS_30_59'], grade: ['A'] }, []],
    [
      'one filter or another',
      { or: [{ grade: ['A'] }, { lenderId: 'LEN-2' }, { grade: ['A'] }] },
      ['current', 'other'],
    ],
    ['no filter of none', { or: [] }, []],
    ['all filters of several', { and: [{ bucket: ['DAYS_1_29', 'DAYS_30_59'] }, { grade: ['C'] }] }, ['later']],
    ['all filters of none', { and: [] }, ALL],
    ['what a filter does not match', { not: { bucket: ['CURRENT', 'DAYS_1_29'] } }, ['applied', 'later', 'worst']],
    ['what has no value, which matches no condition', { not: { grade: ['A', 'B', 'C', 'D', 'E', 'F'] } }, UNGRADED],
    ['no loan by the opposite of every loan', { not: {} }, []],
    [
      'filters within filters, beside conditions',
      {
        lenderId: null,
        dealerState: ['TX'],
        or: [{ not: { paymentStatus: ['ON_TIME'] } }, { and: [{ grade: ['A'] }] }],
      },
      ['current', 'late', 'later', 'worst'],
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });
});

describe('a filter cannot', () => {
  it.each<[string, LoanFilter]>([
    ['hold a text that no row can have', { grade: ['a\u0000'] }],
    ['hold more values than a list has kinds', { grade: Array.from({ length: 101 }, (_, index) => `G${index}`) }],
    ['leave the years with four digits', { createdAt: { from: '9999-12-31T23:59:59-14:00' } }],
  ])('%s', async (_, filter) => {
    const { errors } = await client.query(MarketplaceListDocument, { filter });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  const nested = (depth: number): LoanFilter => (depth === 0 ? {} : { not: nested(depth - 1) });

  it.each<[string, LoanFilter, string]>([
    ['be nested without end', nested(4), 'filter.not.not.not.not'],
    ['hold any number of filters', { or: Array.from({ length: 21 }, () => ({})) }, 'filter.or'],
    ['hold too many values within', { and: [{}, { grade: Array<string>(101).fill('A') }] }, 'filter.and[1].grade'],
  ])('%s', async (_, filter, argument) => {
    expect(await found(nested(3))).toEqual([]);
    const { status, errors } = await client.query(MarketplaceListDocument, { filter });
    expect(status).toBe(400);
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', field: 'Query.loans', argument, variable: 'filter' },
    ]);
  });

  it.each<[string, LoanFilter]>([
    ['itself', { dealerState: ['CA'] }],
    ['and', { and: [{ dealerState: ['CA'] }] }],
    ['or', { or: [{ grade: ['A'] }, { dealerState: ['CA'] }] }],
    ['not', { not: { dealerState: ['CA'] } }],
    ['not within or', { or: [{ not: { dealerState: ['CA'] } }] }],
  ])('find out what its viewer may not see, by %s', async (_, filter) => {
    const marketplace = await world.client('MARKETPLACE');
    const { errors, data } = await marketplace.query(MarketplaceListDocument, { filter });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(data ?? null).toBeNull();
  });
});

describe('a servicer', () => {
  it('lists loans where it is primary or secondary in one order, each once', async () => {
    const servicer = await world.client('SERVICER', { servicer: 'SRV-2' });
    for (const field of ['CREATED_AT', 'DAYS_PAST_DUE', 'PRINCIPAL_AMOUNT'] as const) {
      const orderBy = { field, direction: 'DESC' as const };
      const first = await servicer.data(MarketplaceListDocument, { first: 1, orderBy });
      const after = first.loans.pageInfo.endCursor;
      const second = await servicer.data(MarketplaceListDocument, { first: 1, after, orderBy });
      const ids = [...first.loans.edges, ...second.loans.edges].map(({ node }) => node.id);
      expect(ids).toEqual(field === 'DAYS_PAST_DUE' ? ['other', 'applied'] : ['applied', 'other']);
      expect(second.loans.pageInfo.hasNextPage).toBe(false);
    }
  });
});
