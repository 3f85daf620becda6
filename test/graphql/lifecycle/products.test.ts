import { beforeEach, expect, it } from 'vitest';
import { command } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-02-01');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null }));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });
const done = { __typename: 'ProductUpdated' };

interface Shown {
  readonly products: readonly ({ readonly id: string } & Record<string, unknown>)[];
  readonly remainingBalance: string;
  readonly delinquency: { readonly daysPastDue: number; readonly oldestOpenDueDate: string | null };
}

async function look(): Promise<Shown> {
  const { loan } = await servicer.data<{ loan: Shown }>(
    `query ($id: ID!) { loan(id: $id) { remainingBalance delinquency { daysPastDue oldestOpenDueDate }
      products { id kind premium coversFrom coversThrough cancelledOn refundDue } } }`,
    { id: loanId },
  );
  return loan;
}

const refunded = async (amount: string, nature: string) => {
  const { repayment } = await run('submitRepayment', { amount, nature, method: 'CHECK' });
  await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
};

it('a product covers the contract, and its refund is the unearned premium by days', async () => {
  expect(await run('addProduct', { kind: 'GAP', premium: '730.00' })).toMatchObject(done);
  const { products } = await look();
  expect(products).toMatchObject([
    {
      kind: 'GAP',
      premium: '730.00',
      coversFrom: '2026-01-01',
      coversThrough: '2027-01-01',
      cancelledOn: null,
      refundDue: null,
    },
  ]);
  const productId = products[0]!.id;
  clock.set('2026-04-11');
  expect(await run('cancelProduct', { productId, cancelledOn: '2026-04-12', reason: 'sold' })).toMatchObject({
    faults: [{ field: 'cancelledOn', reason: 'must not be after today' }],
  });
  expect(await run('cancelProduct', { productId, refundDue: '730.01', reason: 'sold' })).toMatchObject({
    faults: [{ field: 'refundDue', reason: 'must be at most 730' }],
  });
  expect(await run('cancelProduct', { productId, reason: 'sold' })).toMatchObject(done);
  // 265 of 365 days are left.
  expect((await look()).products).toMatchObject([{ cancelledOn: '2026-04-11', refundDue: '530.00' }]);
  expect(await run('cancelProduct', { productId, reason: 'again' })).toMatchObject({
    code: 'CONFLICT',
    message: 'The product was already cancelled on 2026-04-11.',
  });
  expect(await run('cancelProduct', { productId: 'none', reason: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('a provider’s own figure takes the place of ours', async () => {
  await run('addProduct', {
    kind: 'SERVICE_CONTRACT',
    premium: '1500.00',
    coversFrom: '2026-01-15',
    coversThrough: '2029-01-15',
  });
  const [product] = (await look()).products;
  await run('cancelProduct', { productId: product!.id, refundDue: '1200.00', reason: 'statement of the provider' });
  expect((await look()).products).toMatchObject([{ coversThrough: '2029-01-15', refundDue: '1200.00' }]);
});

it('a refund of 900.00 on a loan 65 days late leaves it 65 days late, and so does each that follows', async () => {
  await run('addProduct', { kind: 'GAP', premium: '900.00' });
  const [product] = (await look()).products;
  await run('cancelProduct', { productId: product!.id, reason: 'total loss' });
  clock.set('2026-04-07');
  const late = { daysPastDue: 65, oldestOpenDueDate: '2026-02-01' };
  expect((await look()).delinquency).toEqual(late);
  for (const nature of ['PRODUCT_REFUND', 'GAP', 'INSURANCE', 'PRODUCT_REFUND']) await refunded('900.00', nature);
  expect(await look()).toMatchObject({ delinquency: late });
  expect(Number((await look()).remainingBalance)).toBeLessThan(12_000 - 3_000);
});

it('a product of a loan that is paid off is cancelled too', async () => {
  await run('addProduct', { kind: 'CREDIT_INSURANCE', premium: '365.00' });
  const { repayment } = await run('submitRepayment', { amount: '13000.00', method: 'WIRE' });
  await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
  const [product] = (await look()).products;
  expect(await run('cancelProduct', { productId: product!.id, reason: 'paid off' })).toMatchObject(done);
  expect((await look()).products).toMatchObject([{ refundDue: '334.00' }]);
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
