import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { LoanDetailDocument } from '../../clients/typescript/src/generated/graphql.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let loan: { id: string; borrowerId: string };
const clients = new Map<Role, TestClient>();
beforeAll(async () => {
  world = await openWorld();
  loan = await world.loan({ applicationId: 'APP-PROTECTED', defaultProbability: '0.0412' });
  for (const role of ROLES)
    clients.set(role, await world.client(role, role === 'BORROWER' ? { borrower: loan.borrowerId } : {}));
});
afterAll(() => world.close());

const PROTECTED = [
  { field: 'borrowerId', scope: 'borrower:personal', value: () => loan.borrowerId },
  { field: 'applicationId', scope: 'loan:servicing', value: () => 'APP-PROTECTED' },
  { field: 'defaultProbability', scope: 'loan:market', value: () => '0.0412' },
] as const;

const CASES = PROTECTED.flatMap((field) =>
  ROLES.map((role) => ({ ...field, role, sees: (ROLE_SCOPES[role] as readonly string[]).includes(field.scope) })),
);

const WAYS: Record<string, (field: string) => { query: string; path: (string | number)[] }> = {
  'loan(id)': (field) => ({ query: `query ($id: ID!) { loan(id: $id) { id ${field} } }`, path: ['loan', field] }),
  _entities: (field) => ({
    query: `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Loan { id ${field} } } }`,
    path: ['_entities', 0, field],
  }),
  loans: (field) => ({
    query: `{ loans { edges { node { id ${field} } } } }`,
    path: ['loans', 'edges', 0, 'node', field],
  }),
  'an alias': (field) => ({
    query: `query ($id: ID!) { loan(id: $id) { id grade: ${field} } }`,
    path: ['loan', 'grade'],
  }),
  'a fragment': (field) => ({
    query: `query ($id: ID!) { loan(id: $id) { ...F } } fragment F on Loan { id ... { ${field} } }`,
    path: ['loan', field],
  }),
};

const at = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data);

describe.each(Object.keys(WAYS))('by %s', (way) => {
  it.each(CASES)('Loan.$field answers $role: $sees', async ({ field, scope, value, role, sees }) => {
    const { query, path } = WAYS[way]!(field);
    const variables = { id: loan.id, r: [{ __typename: 'Loan', id: loan.id }] };
    const { status, data, errors } = await clients.get(role)!.query(query, variables);
    expect(status).toBe(200);
    expect(at(data, [...path.slice(0, -1), 'id'])).toBe(loan.id);
    expect(at(data, path)).toBe(sees ? value() : null);
    expect(errors).toEqual(
      sees
        ? []
        : [
            expect.objectContaining({
              message: 'The caller lacks a required scope.',
              path,
              extensions: { code: 'FORBIDDEN', requiredScopes: [scope] },
            }),
          ],
    );
  });
});

describe('what a role may not see', () => {
  it('leaves the rest of the answer standing', async () => {
    const { data, errors } = await clients.get('MARKETPLACE')!.query(LoanDetailDocument, { id: loan.id });
    expect(data?.loan).toMatchObject({
      id: loan.id,
      borrowerId: null,
      lendingDecisionReason: null,
      remainingBalance: '18250.75',
      originationDate: '2026-01-15',
      createdAt: '2026-01-15T09:30:00.000Z',
    });
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  });

  it('is not told by whether the loan has a value', async () => {
    const bare = await world.loan({ defaultProbability: null });
    const query = 'query ($id: ID!) { loan(id: $id) { defaultProbability } }';
    const [with_, without] = [
      await clients.get('SUPPORT')!.query(query, { id: loan.id }),
      await clients.get('SUPPORT')!.query(query, { id: bare.id }),
    ];
    expect(with_.text).toBe(without.text);
  });

  it('in a long list is named so many times and then counted', async () => {
    await world.loans(Array.from({ length: 60 }, () => ({ lenderId: 'LEN-LIST' })));
    const { data, errors } = await clients
      .get('MARKETPLACE')!
      .query<{ loans: { edges: { node: { id: string } }[] } }>(
        '{ loans(first: 60, filter: { lenderId: "LEN-LIST" }) { edges { node { id principalAmount borrowerId } } } }',
      );
    expect(data?.loans.edges).toHaveLength(60);
    expect(data?.loans.edges.every(({ node }) => node.id.startsWith('LN-'))).toBe(true);
    expect(errors).toHaveLength(51);
    expect(errors.at(-1)).toEqual({
      message: '10 more errors are not listed.',
      extensions: { code: 'ERRORS_CAPPED', notListed: 10 },
    });
  });

  it('stops a mutation before it has an effect', async () => {
    const before = await world.prisma.apiClient.count();
    const { data, errors } = await clients
      .get('SUPPORT')!
      .query('mutation ($input: CreateClientInput!) { createClient(input: $input) { __typename } }', {
        input: { name: 'x', role: 'ADMIN', idempotencyKey: 'k' },
      });
    expect(data).toEqual({ createClient: null });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await world.prisma.apiClient.count()).toBe(before);
  });
});
