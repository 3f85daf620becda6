import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { world, servicer } = await openServicing('2026-02-01');

interface Item {
  readonly idempotencyKey: string;
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly repayment?: { readonly id: string };
  };
}

const MANY = `mutation ($inputs: [SubmitRepaymentInput!]!) {
  submitRepayments(inputs: $inputs) { idempotencyKey result {
    __typename ... on RepaymentUpdated { repayment { id } } ... on CommandRefused { code } ... on InvalidInput { code } } } }`;

const submit = async (inputs: readonly object[], client = servicer): Promise<Item[]> =>
  (await client.data<{ submitRepayments: Item[] }>(MANY, { inputs })).submitRepayments;

const payment = (loanId: string, more: object = {}) => ({
  idempotencyKey: randomUUID(),
  loanId,
  amount: '10.00',
  method: 'CHECK',
  ...more,
});

describe('many payments in one request', () => {
  it('are answered one by one, in their order, and the good ones stand beside those that are refused', async () => {
    const [one, two] = await world.loans([SIMPLE_LOAN, SIMPLE_LOAN]);
    const good = payment(one!.id);
    const inputs = [
      good,
      payment('none'),
      payment(two!.id, { amount: '-1' }),
      payment(two!.id),
      { ...good, amount: '11.00' },
    ];
    const items = await submit(inputs);
    expect(items.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      inputs.map(({ idempotencyKey }) => idempotencyKey),
    );
    expect(items.map(({ result }) => result.code ?? result.__typename)).toEqual([
      'RepaymentUpdated',
      'NOT_FOUND',
      'INVALID_INPUT',
      'RepaymentUpdated',
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await world.prisma.repayment.count({ where: { loanId: { in: [one!.id, two!.id] } } })).toBe(2);
  });

  it('are the same payments when the request is repeated', async () => {
    const { id } = await world.loan(SIMPLE_LOAN);
    const inputs = Array.from({ length: 30 }, () => payment(id));
    const first = await submit(inputs);
    expect(await submit(inputs)).toEqual(first);
    expect(await world.prisma.repayment.count({ where: { loanId: id } })).toBe(30);
  });

  it('are at most a thousand, and at least one', async () => {
    const { id } = await world.loan(SIMPLE_LOAN);
    for (const count of [0, 1001]) {
      const { errors } = await servicer.query(MANY, { inputs: Array.from({ length: count }, () => payment(id)) });
      expect(errors).toMatchObject([{ message: '`inputs` must have 1 to 1000 items.' }]);
    }
    expect(await world.prisma.repayment.count({ where: { loanId: id } })).toBe(0);
  });

  it('are only for loans that exist for the client', async () => {
    const [own, other] = await world.loans([SIMPLE_LOAN, SIMPLE_LOAN]);
    const borrower = await world.client('BORROWER', { borrower: own!.borrowerId });
    const items = await submit([payment(own!.id), payment(other!.id)], borrower);
    expect(items.map(({ result }) => result.code ?? result.__typename)).toEqual(['RepaymentUpdated', 'NOT_FOUND']);
  });
});
