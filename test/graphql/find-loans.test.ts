import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/domain/access/roles.js';
import { borrowerStore } from '../../src/features/borrower/borrower.store.js';
import type { LoanFilter } from '../../clients/typescript/src/generated/graphql.js';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring } from '../support/audit-of.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LIST = `query ($filter: LoanFilter) { loans(filter: $filter, first: 100) { totalCount edges { node { id } } } }`;

interface Listed {
  loans: { totalCount: number; edges: { node: { id: string } }[] };
}

function envelope(loanId: string, lenderId: string, vin: string, details: object = {}): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, {
    borrowerId: `BR-${loanId}`,
    applicationId: `APP-${loanId}`,
    lenderId,
    ...details,
  });
  Object.assign((made.data.Request as Record<string, object>).VehicleInfo ?? {}, { VehicleVIN: vin });
  return { ...made, loanId };
}

const REFERENCES = { paid: 'wire 77 of Ada', other: 'Wire 77 of Ada' };

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [
    envelope('one', 'LEN-1', '1HGCM82633A486252'),
    envelope('two', 'LEN-2', '1hg-cm826 33A486252'),
    envelope('three', 'LEN-1', '2HGCM82633A486252'),
  ]);
  await world.loans([
    {
      ...INTEREST_FREE_LOAN,
      id: 'paid',
      borrowerId: 'BR-paid',
      lenderId: 'LEN-1',
      encumberedStatus: 'RELEASE_PENDING',
    },
    { ...INTEREST_FREE_LOAN, id: 'other' },
  ]);
  servicer = await world.client('SERVICER');
  for (const [loanId, externalReference] of Object.entries(REFERENCES)) {
    const payment = { loanId, amount: '10.00', method: 'WIRE', externalReference };
    expect(await command(servicer, 'submitRepayment', payment)).toMatchObject({ __typename: 'RepaymentUpdated' });
  }
});
afterAll(() => world.close());

const found = async (filter: LoanFilter, client = servicer) => {
  const { loans } = await client.data<Listed>(LIST, { filter });
  const ids = loans.edges.map(({ node }) => node.id).sort();
  expect(loans.totalCount).toBe(ids.length);
  return ids;
};

describe('loans are found by', () => {
  it.each<[string, LoanFilter, string[]]>([
    ['ids', { ids: ['one', 'other', 'never'] }, ['one', 'other']],
    ['one id', { ids: ['paid'] }, ['paid']],
    ['no id', { ids: [] }, []],
    ['ids and another condition', { ids: ['one', 'two'], lenderId: 'LEN-2' }, ['two']],
    ['ids of applications', { applicationIds: ['APP-one', 'APP-three'] }, ['one', 'three']],
    ['borrowers', { borrowerIds: ['BR-one', 'BR-two'] }, ['one', 'two']],
    ['a VIN in any spelling', { vins: ['1hgcm82633a486252'] }, ['one', 'two']],
    ['VINs', { vins: ['1HGCM82633A486252', '2HGCM82633A486252', 'NEVER'] }, ['one', 'three', 'two']],
    ['the beginning of a VIN', { vins: ['1HGCM82633A48'] }, []],
    ['what is no VIN', { vins: ['%'] }, []],
    ['the state of the lien', { encumberedStatus: ['RELEASE_PENDING', 'SOLD'] }, ['paid']],
  ])('%s', async (_, filter, ids) => {
    expect(await found(filter)).toEqual(ids);
  });

  it('what another system calls a payment on them, to the letter', async () => {
    expect(await found({ paymentReferences: ['wire 77 of Ada', 'never'] })).toEqual(['paid']);
    expect(await found({ paymentReferences: Object.values(REFERENCES) })).toEqual(['other', 'paid']);
    expect(await found({ paymentReferences: ['wire 77'] })).toEqual([]);
    const stored = await world.prisma.repayment.findMany();
    expect(stored.map(({ referenceDigest }) => referenceDigest?.length)).toEqual([32, 32]);
  });

  it('nothing outside the portfolio', async () => {
    const bound = await world.client('UNDERWRITER', { lender: 'LEN-2' });
    expect(await found({ vins: ['1HGCM82633A486252'] }, bound)).toEqual(['two']);
    expect(await found({ ids: ['one', 'two'] }, bound)).toEqual(['two']);
    expect(await found({ borrowerIds: ['BR-one'] }, bound)).toEqual([]);
  });
});

describe('who may not see a value', () => {
  it.each<[Role, (keyof LoanFilter)[]]>([
    ['MARKETPLACE', ['applicationIds', 'borrowerIds', 'vins', 'paymentReferences']],
    ['LENDER', ['borrowerIds', 'vins', 'paymentReferences']],
    ['ADMIN', ['borrowerIds', 'vins', 'paymentReferences']],
  ])('%s cannot find it out by filtering', async (role, refused) => {
    const client = await world.client(role);
    const names = ['ids', 'applicationIds', 'borrowerIds', 'vins', 'paymentReferences'] as const;
    for (const name of names) {
      const { errors, data } = await client.query(LIST, { filter: { [name]: ['one'] } });
      expect([name, errors.map(({ extensions }) => extensions.code)]).toEqual([
        name,
        refused.includes(name) ? ['FORBIDDEN'] : [],
      ]);
      if (refused.includes(name)) expect(data).toBeNull();
    }
  });
});

it('a list is bounded', async () => {
  const { errors } = await servicer.query(LIST, { filter: { vins: Array.from({ length: 101 }, () => 'x') } });
  expect(errors.map(({ message }) => message)).toEqual(['`vins` can have at most 100 values.']);
});

it('to find by what is personal is written down, found or not, and never the value', async () => {
  const entries = await entriesDuring(world, async () => {
    await found({ vins: ['2HGCM82633A486252'] });
    await found({ paymentReferences: ['never heard of'] });
    await found({ borrowerIds: ['BR-one'] });
    await found({ ids: ['one'] });
    await found({ or: [{ ids: ['never'] }, { not: { vins: ['never'] } }], ids: ['one'] });
    const query = 'query ($filter: RepaymentFilter) { loan(id: "one") { repayments(filter: $filter) { totalCount } } }';
    await servicer.data(query, { filter: { or: [{ externalReferences: ['never heard of'] }] } });
  });
  expect(entries.map(({ subjects, classes }) => [subjects.toSorted(), classes])).toEqual([
    [['loan:three', 'lookup:vin'], ['PERSONAL']],
    [['lookup:payment-reference'], ['PERSONAL']],
    [['loan:one', 'lookup:borrower-id'], ['PERSONAL']],
    [['loan:one', 'lookup:vin'], ['PERSONAL']],
    [['lookup:payment-reference'], ['PERSONAL']],
  ]);
});

it('an erased borrower is found by nothing any more', async () => {
  await world.prisma.$transaction((tx) => borrowerStore(tx).erase(['paid', 'three'], new Date('2026-06-01T00:00:00Z')));
  expect(await found({ paymentReferences: ['wire 77 of Ada'] })).toEqual([]);
  expect(await found({ vins: ['2HGCM82633A486252'] })).toEqual([]);
  expect(await found({ borrowerIds: ['BR-three'] })).toEqual(['three']);
  expect(await world.prisma.repayment.count({ where: { referenceDigest: { not: null } } })).toBe(1);
});
