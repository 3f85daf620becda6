import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let borrowerId: string;
const LOAN = 'LN-1-463370';
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [sampleEnvelope()]);
  ({ borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: LOAN } }));
});
afterAll(() => world.close());

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
  ... on Loan { loanStatus } ... on Borrower { firstName } ... on RiskAssessment { decision }
  ... on UnderwritingDeal { terms { term } } } }`;

const everyId = () => [
  LOAN,
  `borrower:${borrowerId}`,
  `risk-assessment:${LOAN}`,
  `underwriting:${LOAN}`,
  `deal:59:${LOAN}`,
];

describe('what has an id', () => {
  it('is found again by it, each in its place', async () => {
    const client = await world.client('UNDERWRITER');
    const { nodes } = await client.data<{ nodes: unknown[] }>(NODES, { ids: [...everyId(), 'nothing'] });
    expect(nodes).toEqual([
      { __typename: 'Loan', id: LOAN, loanStatus: 'CLOSED_EARLY' },
      { __typename: 'Borrower', id: `borrower:${borrowerId}`, firstName: 'Maria' },
      { __typename: 'RiskAssessment', id: `risk-assessment:${LOAN}`, decision: 'APPROVED' },
      { __typename: 'Underwriting', id: `underwriting:${LOAN}` },
      { __typename: 'UnderwritingDeal', id: `deal:59:${LOAN}`, terms: { term: expect.any(Number) as number } },
      null,
    ]);
  });

  it('does not exist outside the portfolio', async () => {
    const client = await world.client('UNDERWRITER', { lender: 'somebody else' });
    const { data, errors } = await client.query<{ nodes: unknown[] }>(NODES, { ids: everyId() });
    expect([data?.nodes, errors]).toEqual([[null, null, null, null, null], []]);
  });

  it('tells who may not see persons or deals nothing of them', async () => {
    const client = await world.client('MARKETPLACE');
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const known = await client.data(query, { ids: [`borrower:${borrowerId}`, `deal:0:${LOAN}`] });
    const unknown = await client.data(query, { ids: [`borrower:nobody`, `deal:0:nothing`] });
    expect(known).toEqual({ nodes: [{ __typename: 'Borrower', id: `borrower:${borrowerId}` }, null] });
    expect(unknown).toEqual({ nodes: [{ __typename: 'Borrower', id: 'borrower:nobody' }, null] });
  });

  it.each([
    'deal:60:' + LOAN,
    'deal:-1:' + LOAN,
    'deal:' + LOAN,
    'deal:1e3:' + LOAN,
    `underwriting:underwriting:${LOAN}`,
    '',
  ])('is not %j', async (id) => {
    const client = await world.client('AUDITOR');
    expect(await client.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  });

  it('is found a hundred at once, and no more', async () => {
    const client = await world.client('AUDITOR');
    const asked = async (count: number) =>
      client.query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array<string>(count).fill(LOAN) });
    expect((await asked(100)).data).toEqual({ nodes: Array(100).fill({ id: LOAN }) });
    expect((await asked(101)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a loan', () => {
  it.each(['borrower:1', 'deal:0:LN-1', 'RP-00000000-0000-4000-8000-000000000000'])(
    'may not be named %s, as something else is',
    async (loanId) => {
      await expect(importInto(world, [{ ...sampleEnvelope(), loanId }])).rejects.toThrow(/must not have the prefix/);
    },
  );
});
