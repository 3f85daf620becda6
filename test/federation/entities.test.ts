import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
let loan: { id: string };
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('UNDERWRITER');
  loan = await world.loan({ grade: 'A' });
});
afterAll(() => world.close());

const ENTITIES = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) { __typename ... on Loan { id grade } }
}`;

const resolve = (...representations: unknown[]) =>
  client.query<{ _entities: unknown[] }>(ENTITIES, { representations });

describe('_entities', () => {
  it('resolves a loan by its key, in the order asked, one that is not there as null', async () => {
    const other = await world.loan({ grade: 'C' });
    const keys = [other.id, 'LN-NEVER', loan.id, other.id].map((id) => ({ __typename: 'Loan', id }));
    const { data, errors } = await resolve(...keys);
    expect(errors).toEqual([]);
    expect(data?._entities).toEqual([
      { __typename: 'Loan', id: other.id, grade: 'C' },
      null,
      { __typename: 'Loan', id: loan.id, grade: 'A' },
      { __typename: 'Loan', id: other.id, grade: 'C' },
    ]);
  });

  it('takes nothing from a representation but its key', async () => {
    const { data } = await resolve({ __typename: 'Loan', id: loan.id, grade: 'Z', loanStatus: 'CLOSED' });
    expect(data?._entities).toEqual([{ __typename: 'Loan', id: loan.id, grade: 'A' }]);
  });

  it.each([
    ['an operator for a key', { __typename: 'Loan', id: { not: '' } }],
    ['a list for a key', { __typename: 'Loan', id: ['LN-1'] }],
    ['a number for a key', { __typename: 'Loan', id: 1 }],
    ['null for a key', { __typename: 'Loan', id: null }],
    ['an empty key', { __typename: 'Loan', id: '' }],
    ['the key of a loan for its underwriting', { __typename: 'Underwriting', id: 'LN-1' }],
    ['the key of a loan for its assessment', { __typename: 'RiskAssessment', id: 'LN-1' }],
    ['the key of a loan for a payment', { __typename: 'Repayment', id: 'LN-1' }],
    ['a deal without its position', { __typename: 'UnderwritingDeal', id: 'deal:LN-1' }],
    ['a number of the record for a borrower', { __typename: 'Borrower', id: 'BR-1' }],
    ['the key of a borrower for a loan', { __typename: 'Loan', id: 'borrower:BR-1' }],
    ['no key', { __typename: 'Loan' }],
    ['no type', { id: 'LN-1' }],
    ['an unknown type', { __typename: 'Ghost', id: 'LN-1' }],
    ['a type that is no entity', { __typename: 'Viewer', clientId: 'x' }],
    ['a type that is no object', { __typename: 'Role', id: 'x' }],
    ['a type that is no text', { __typename: { a: 1 }, id: 'x' }],
    ['no object', 'LN-1'],
    ['a list', [{ __typename: 'Loan', id: 'LN-1' }]],
  ])('refuses %s as bad input, and the other representations stand', async (_, representation) => {
    const { status, errors, data } = await resolve({ __typename: 'Loan', id: loan.id }, representation);
    expect(status).toBe(200);
    expect(errors.map(({ path, extensions }) => ({ path, code: extensions.code }))).toEqual([
      { path: ['_entities', 1], code: 'BAD_USER_INPUT' },
    ]);
    expect(data?._entities).toEqual([{ __typename: 'Loan', id: loan.id, grade: 'A' }, null]);
  });

  it('says what a key looks like', async () => {
    const { errors } = await resolve({ __typename: 'Underwriting', id: loan.id });
    expect(errors[0]?.message).toContain('`underwriting:LN-1001`');
    expect(errors[0]?.message).not.toContain(loan.id);
  });

  it('reads a thousand representations with one statement', async () => {
    const keys = Array.from({ length: 1_000 }, (_, n) => ({ __typename: 'Loan', id: n % 2 ? loan.id : `LN-NO-${n}` }));
    const statements = await world.database.sql.during(async () => {
      const { data } = await resolve(...keys);
      expect(data?._entities).toHaveLength(1_000);
    });
    expect(statements).toHaveLength(1);
  });

  it('reads a thousand representations of all four entities with three statements', async () => {
    const loans = await world.loans(Array.from({ length: 20 }, () => ({})));
    const keys = Array.from({ length: 1_000 }, (_, n) => {
      const { id, borrowerId } = loans[n % loans.length]!;
      const keysOfLoan = [
        { __typename: 'Loan', id },
        { __typename: 'Borrower', id: `borrower:${borrowerId}` },
        { __typename: 'RiskAssessment', id: `risk-assessment:${id}` },
        { __typename: 'Underwriting', id: `underwriting:${id}` },
      ];
      return keysOfLoan[n % 4]!;
    });
    const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on Loan { id grade } ... on Borrower { id } ... on RiskAssessment { id } ... on Underwriting { id }
    } }`;
    const statements = await world.database.sql.during(async () => {
      const { errors } = await client.query(query, { representations: keys });
      expect(errors).toEqual([]);
    });
    // Loans, borrowers, and the loans that the other two hang on.
    expect(statements.filter((sql) => sql.startsWith('SELECT') && sql.includes('FROM "Loan"'))).toHaveLength(3);
  });
});
