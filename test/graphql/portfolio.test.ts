import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanSeed } from '../support/seed-loans.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type Binding, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Case {
  readonly kind: string;
  readonly role: 'LENDER' | 'SERVICER' | 'BORROWER';
  readonly binding: Binding;
  readonly inside: readonly LoanSeed[];
  readonly outside: LoanSeed;
}

const CASES: readonly Case[] = [
  {
    kind: 'a lender',
    role: 'LENDER',
    binding: { lender: 'LEN-MINE' },
    inside: [{ lenderId: 'LEN-MINE' }],
    outside: { lenderId: 'LEN-OTHER' },
  },
  {
    kind: 'a servicer, primary or secondary',
    role: 'SERVICER',
    binding: { servicer: 'SRV-MINE' },
    inside: [{ primaryServicerId: 'SRV-MINE' }, { secondaryServicerId: 'SRV-MINE' }],
    outside: { primaryServicerId: 'SRV-OTHER', secondaryServicerId: null },
  },
  {
    kind: 'a borrower',
    role: 'BORROWER',
    binding: { borrower: 'BOR-MINE' },
    inside: [{ borrowerId: 'BOR-MINE' }],
    outside: { borrowerId: 'BOR-OTHER' },
  },
];

const NEVER = 'LN-NEVER-THERE';

describe.each(CASES)('a client bound to $kind', ({ role, binding, inside, outside }) => {
  let client: TestClient;
  let mine: string[];
  let other: { id: string; borrowerId: string };
  beforeAll(async () => {
    client = await world.client(role, binding);
    mine = (await world.loans(inside)).map(({ id }) => id).sort();
    other = await world.loan({
      lenderId: 'LEN-OTHER',
      primaryServicerId: 'SRV-OTHER',
      borrowerId: 'BOR-OTHER',
      ...outside,
    });
  });

  /** The answer for a loan that is outside and for one that never was, with the ids themselves made equal. */
  const twice = async (ask: (id: string) => Promise<{ status: number; text: string }>) => {
    const [there, never] = [await ask(other.id), await ask(NEVER)];
    return [there, never].map(({ status, text }) => ({ status, text: text.replaceAll(other.id, NEVER) }));
  };

  it('finds its loans by id', async () => {
    for (const id of mine) {
      expect(await client.data('query ($id: ID!) { loan(id: $id) { id } }', { id })).toEqual({ loan: { id } });
    }
  });

  it('finds one outside no more than one that never was', async () => {
    const [there, never] = await twice((id) =>
      client.query('query ($id: ID!) { loan(id: $id) { id loanStatus } }', { id }),
    );
    expect(there).toEqual(never);
    expect(there?.text).toContain('"loan":null');
  });

  it('reaches none outside through _entities, of any kind that hangs on a loan', async () => {
    const query = `query ($r: [_Any!]!) {
      _entities(representations: $r) { ... on Loan { id } ... on RiskAssessment { id } ... on Underwriting { id } }
    }`;
    for (const __typename of ['Loan', 'RiskAssessment', 'Underwriting']) {
      const [there, never] = await twice((id) => client.query(query, { r: [{ __typename, id }] }));
      expect(there).toEqual(never);
      expect(there?.text).toContain('"_entities":[null]');
    }
  });

  it('lists and counts its loans only', async () => {
    const { loans } = await client.data<{ loans: { totalCount: number; edges: { node: { id: string } }[] } }>(
      '{ loans(first: 100) { totalCount edges { node { id } } } }',
    );
    expect(loans.edges.map(({ node }) => node.id).sort()).toEqual(mine);
    expect(loans.totalCount).toBe(mine.length);
  });

  it('cannot widen its list by asking for others', async () => {
    const { loans } = await client.data<{ loans: { totalCount: number; edges: unknown[] } }>(
      'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount edges { node { id } } } }',
      { filter: { lenderId: 'LEN-OTHER', primaryServicerId: 'SRV-OTHER' } },
    );
    expect(loans).toEqual({ totalCount: 0, edges: [] });
  });

  it('finds a borrower only through its own loans', async () => {
    const query = 'query ($id: ID!) { borrower(id: $id) { id loans { totalCount } } }';
    const [there, never] = [
      await client.query(query, { id: other.borrowerId }),
      await client.query(query, { id: 'BOR-NEVER-THERE' }),
    ];
    expect({ status: there.status, text: there.text }).toEqual({ status: never.status, text: never.text });
  });
});

describe('a client that is not bound', () => {
  it('finds every loan', async () => {
    const client = await world.client('MARKETPLACE');
    const { loans } = await client.data<{ loans: { totalCount: number } }>('{ loans { totalCount } }');
    expect(loans.totalCount).toBe(await world.prisma.loan.count());
  });

  it('cannot be a borrower', async () => {
    await expect(world.client('BORROWER')).rejects.toThrow('requires one borrower');
    await expect(world.client('SUPPORT', { borrower: 'BOR-MINE' })).rejects.toThrow('only the role BORROWER');
  });
});

describe('an id that no loan can have', () => {
  it.each(['', 'x'.repeat(10_000)])('finds nothing: %j', async (id) => {
    const client = await world.client('MARKETPLACE');
    expect(await client.data('query ($id: ID!) { loan(id: $id) { id } }', { id })).toEqual({ loan: null });
  });
});
