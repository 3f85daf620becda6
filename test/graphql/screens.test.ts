import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../src/domain/access/roles.js';
import { codeIn, PAGES } from '../support/documentation.js';
import { SAMPLE_OPERATIONS } from '../support/sample-operations.js';
import { openScreens, type Screens } from '../support/screens.js';

const queries = [...SAMPLE_OPERATIONS.values()].filter(({ kind }) => kind === 'query').map(({ name }) => name);

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.world.close());

it('every screen is tried', () => {
  expect(Object.keys(screens.queries).sort()).toEqual([...queries].sort());
});

it.each(queries)('%s is answered whole to the role that uses it', async (operationName) => {
  const { role, variables } = screens.queries[operationName]!;
  const client = await screens.clientFor(role);
  const query = SAMPLE_OPERATIONS.get(operationName)!.text;
  const { data, errors } = await client.raw({ query, operationName, variables });
  expect(errors).toEqual([]);
  expect(Object.values(data!)).not.toContain(null);
});

it('a borrower pays from the portal', async () => {
  const client = await screens.clientFor('BORROWER');
  const { data, errors } = await client.raw({
    query: SAMPLE_OPERATIONS.get('PayInstallment')!.text,
    operationName: 'PayInstallment',
    variables: { input: { loanId: screens.loan.id, amount: '25.00', method: 'ACH', idempotencyKey: randomUUID() } },
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ submitRepayment: { __typename: 'RepaymentUpdated', repayment: { amount: '25.00' } } });
});

/** Those of other pages: a role with access is answered without an error. */
const documented = PAGES.filter((page) => page !== 'docs/tour.md').flatMap((page) =>
  codeIn(page, 'graphql')
    .filter((text) => !text.startsWith('subscription'))
    .map((text) => [page, /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? 'a query', text] as const),
);
const ASKING: readonly Role[] = ['SERVICER', 'UNDERWRITER', 'LENDER', 'AUDITOR', 'ADMIN'];

it.each(documented)('%s: %s is answered without an error', async (_page, _name, text) => {
  const query = text.replaceAll('"LN-1"', JSON.stringify(screens.loan.id));
  const required = [...query.matchAll(/\$(\w+): \w+!/g)].map(([, name = '']) => name);
  const variables: Record<string, unknown> = Object.fromEntries(required.map((name) => [name, randomUUID()]));
  let errors: unknown;
  for (const role of ASKING) {
    ({ errors } = await (await screens.clientFor(role)).raw({ query, variables }));
    if (Array.isArray(errors) && errors.length === 0) return;
  }
  expect(errors).toEqual([]);
});
