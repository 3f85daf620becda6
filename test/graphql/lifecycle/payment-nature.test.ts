import { beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { repossessForSale } from '../../support/repossess-for-sale.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-02-20');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' }));
});

interface Shown {
  readonly nextPaymentDate: string | null;
  readonly remainingBalance: string;
  readonly delinquency: { readonly daysPastDue: number; readonly paymentStatus: string };
  readonly repayments: { readonly edges: readonly { readonly node: object }[] };
}

async function look() {
  const { loan } = await servicer.data<{ loan: Shown }>(
    `query ($id: ID!) { loan(id: $id) { nextPaymentDate remainingBalance delinquency { daysPastDue paymentStatus }
      repayments { edges { node { nature method allocation { interest principal fees credit } } } } } }`,
    { id: loanId },
  );
  const { repayments, delinquency, ...rest } = loan;
  return { ...rest, ...delinquency, payments: repayments.edges.map(({ node }) => node) };
}

const settled = async (input: object) => {
  const { repayment } = await command(servicer, 'submitRepayment', { loanId, method: 'CHECK', ...input });
  await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
};

describe('proceeds', () => {
  it('of a sale leave the loan as late as it was, and on the charge-off list', async () => {
    clock.set('2026-07-13');
    await repossessForSale(servicer, loanId, '2026-07-13');
    await command(servicer, 'sellCollateral', { loanId, proceeds: '8000.00', grossPrice: '9000.00' });
    expect(await look()).toMatchObject({
      daysPastDue: 162,
      paymentStatus: 'LATE_120_PLUS',
      remainingBalance: '4000.00',
      payments: [
        {
          nature: 'COLLATERAL_SALE',
          method: 'COLLATERAL_SALE',
          allocation: { interest: '0.00', principal: '8000.00', fees: '0.00', credit: '0.00' },
        },
      ],
    });
    clock.set('2026-07-14');
    const { loan } = await servicer.data<{ loan: { autoLoan: object; collateral: object } }>(
      'query ($id: ID!) { loan(id: $id) { autoLoan { pastDueAmount } collateral { value lien } } }',
      { id: loanId },
    );
    // 4,000.00 of principal, and 761.42 of interest before the sale.
    expect(loan).toEqual({ autoLoan: { pastDueAmount: '4761.42' }, collateral: { value: '9000.00', lien: 'SOLD' } });
    const { loans } = await servicer.data<{ loans: { edges: { node: { id: string } }[] } }>(
      '{ loans(filter: { chargeOffDue: true }) { edges { node { id } } } }',
    );
    expect(loans.edges.map(({ node }) => node.id)).toContain(loanId);
  });

  it('of insurance, GAP and refunds come any number of times and move no due date', async () => {
    await pay(servicer, loanId, '1066.00', '2026-02-01');
    for (const nature of ['INSURANCE', 'INSURANCE', 'GAP', 'PRODUCT_REFUND'])
      await settled({ nature, amount: '2000.00' });
    expect(await look()).toMatchObject({ daysPastDue: 0, nextPaymentDate: '2026-03-01' });
    clock.set('2026-03-11');
    expect(await look()).toMatchObject({ daysPastDue: 10 });
  });

  it('are applied as the quote says', async () => {
    const { quoteRepayment } = await servicer.data<{ quoteRepayment: { allocation: object; pastDueAmount: string } }>(
      `query ($input: QuoteRepaymentInput!) { quoteRepayment(input: $input) { ... on RepaymentQuote { pastDueAmount
        allocation { interest principal fees credit } } } }`,
      { input: { loanId, amount: '5000.00', nature: 'GAP' } },
    );
    expect(quoteRepayment.pastDueAmount).toBe('1066.00');
    await settled({ nature: 'GAP', amount: '5000.00' });
    expect((await look()).payments).toMatchObject([{ allocation: quoteRepayment.allocation }]);
  });

  it('are found by their nature', async () => {
    await settled({ nature: 'GAP', amount: '10.00' });
    await settled({ amount: '20.00' });
    const { repayments } = await servicer.data<{ repayments: { edges: { node: object }[] } }>(
      `query ($ids: [ID!]) { repayments(filter: { loanIds: $ids, nature: [GAP, INSURANCE] }) { edges { node { amount } } } }`,
      { ids: [loanId] },
    );
    expect(repayments.edges).toEqual([{ node: { amount: '10.00' } }]);
  });

  it('take no instruction, and are recorded by a servicer only', async () => {
    const proceeds = { loanId, amount: '10.00', method: 'CHECK', nature: 'INSURANCE' };
    expect(await command(servicer, 'submitRepayment', { ...proceeds, instruction: 'PRINCIPAL_ONLY' })).toMatchObject({
      faults: [{ field: 'instruction' }],
    });
    const borrower = await world.client('BORROWER', {
      borrower: (await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } })).borrowerId,
    });
    expect(await command(borrower, 'submitRepayment', proceeds)).toMatchObject({ faults: [{ field: 'nature' }] });
  });
});

describe('a third party', () => {
  it('pays installments on behalf of the borrower', async () => {
    await settled({ nature: 'THIRD_PARTY', amount: '1066.00' });
    expect(await look()).toMatchObject({ daysPastDue: 0, nextPaymentDate: '2026-03-01' });
  });
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
