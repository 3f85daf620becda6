import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type Binding, type World } from '../support/world.js';

function envelope(loanId: string, loanDetails: Record<string, string>): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, loanDetails);
  return { ...made, loanId };
}

const MINE = { lenderId: 'LEN-A', primaryServicerId: 'SRV-A', secondaryServicerId: '', borrowerId: 'BR-A' };
const OTHER = { lenderId: 'LEN-B', primaryServicerId: 'SRV-B', secondaryServicerId: '', borrowerId: 'BR-B' };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [
    envelope('LN-A', MINE),
    envelope('LN-B', OTHER),
    // The same borrower at another lender and servicer: there, and not there, at the same time.
    envelope('LN-AB', { ...OTHER, borrowerId: 'BR-A' }),
  ]);
});
afterAll(() => world.close());

const CLIENTS: [string, 'AUDITOR' | 'BORROWER', Binding][] = [
  ['a lender', 'AUDITOR', { lender: 'LEN-A' }],
  ['a servicer', 'AUDITOR', { servicer: 'SRV-A' }],
  ['a borrower', 'BORROWER', { borrower: 'BR-A' }],
];

describe.each(CLIENTS)('for a client bound to %s', (kind, role, binding) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await world.client(role, binding);
  });

  const same = async (
    ask: (id: string) => Promise<{ status: number; text: string }>,
    outside: string,
    never: string,
  ) => {
    const [there, not] = [await ask(outside), await ask(never)];
    expect({ status: there.status, text: there.text.replaceAll(outside, never) }).toEqual({
      status: not.status,
      text: not.text,
    });
    return there;
  };

  const NEVER = 'LN-N';
  const NOBODY = 'BR-N';

  it('the v2 edge answers an outside loan as one that never was', async () => {
    for (const path of ['loans', 'loan-data']) {
      const { status } = await same(
        async (id) => {
          const response = await client.fetch(`/v2/servicing/${path}/${id}`);
          return { status: response.status, text: await response.text() };
        },
        'LN-B',
        NEVER,
      );
      expect(status).toBe(404);
    }
  });

  it('so does the graph, with all that hangs on a loan', async () => {
    const query = `query($id: ID!) { loan(id: $id) { id borrower { firstName } application { vehicle { vin } }
      underwriting { primaryCreditBureauPdf { link { url } content } } record { request } } }`;
    await same((id) => client.query(query, { id }), 'LN-B', NEVER);
  });

  it('an outside borrower is one that never was, by id and by _entities', async () => {
    await same(
      (id) => client.query('query($id: ID!) { borrower(id: $id) { id firstName loans { totalCount } } }', { id }),
      'BR-B',
      NOBODY,
    );
    await same(
      (id) =>
        client.query('query($r: [_Any!]!) { _entities(representations: $r) { ... on Borrower { id firstName } } }', {
          r: [{ __typename: 'Borrower', id: `borrower:${id}` }],
        }),
      'BR-B',
      NOBODY,
    );
  });

  it('a borrower shows the loans inside only, listed and counted', async () => {
    const { borrower } = await client.data<{
      borrower: { loans: { totalCount: number; edges: { node: { id: string } }[] } };
    }>('{ borrower(id: "BR-A") { loans { totalCount edges { node { id } } } } }');
    const ids = borrower.loans.edges.map(({ node }) => node.id).sort();
    expect(ids).toEqual(kind === 'a borrower' ? ['LN-A', 'LN-AB'] : ['LN-A']);
    expect(borrower.loans.totalCount).toBe(ids.length);
  });

  it('no document of an outside loan is reached', async () => {
    const whole = await world.client('AUDITOR');
    const { loan } = await whole.data<{
      loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } };
    }>('{ loan(id: "LN-B") { underwriting { primaryCreditBureauPdf { link { url } } } } }');
    const url = loan.underwriting.primaryCreditBureauPdf.link.url;
    expect((await fetch(url)).status).toBe(200);
    await world.prisma.apiClient.update({ where: { id: whole.clientId }, data: { lenderId: 'LEN-A' } });
    const [moved, unknown] = [await fetch(url), await fetch(`${world.url}/documents/nothing`)];
    expect([moved.status, await moved.text()]).toEqual([404, await unknown.text()]);
  });
});

describe('a mutation on an outside borrower', () => {
  it('answers as for one that never was', async () => {
    const admin = await world.client('ADMIN', { lender: 'LEN-A' });
    const erase = async (borrowerId: string) =>
      (
        await admin.query(
          `mutation($input: EraseBorrowerInput!) { eraseBorrower(input: $input) { __typename ... on Refusal { code message } } }`,
          { input: { borrowerId, reason: 'asked to', idempotencyKey: borrowerId } },
        )
      ).text;
    expect(await erase('BR-B')).toBe(await erase('BR-N'));
    expect(await erase('BR-A')).toContain('RETENTION_RUNS');
  });
});
