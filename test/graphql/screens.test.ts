import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScreens, SAMPLE_OPERATIONS, type Screens } from '../support/screens.js';

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
