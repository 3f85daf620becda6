import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-03-02');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' }));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });
const done = { __typename: 'LoanUpdated' };

interface Shown {
  readonly creditBalance: string;
  readonly payoffQuote: { readonly amount: string };
  readonly collateral: { readonly value: string | null; readonly repossession: object | null };
}

async function look(client = servicer) {
  const { loan } = await client.data<{ loan: Shown }>(
    `query ($id: ID!) { loan(id: $id) { creditBalance payoffQuote { amount } collateral { value repossession {
      cureNoticeOn cureBy repossessedOn isVoluntary personalProperty saleNoticeOn saleKind earliestSaleOn redeemedOn soldOn
      explanation { debt grossPrice debtLessPrice expenses productRefunds interestRebate credits deficiency surplus } } } } }`,
    { id: loanId },
  );
  return loan;
}

const NOTHING = {
  ...{ cureNoticeOn: null, cureBy: null, repossessedOn: null, isVoluntary: null, personalProperty: null },
  ...{ saleNoticeOn: null, saleKind: null, earliestSaleOn: null, redeemedOn: null, soldOn: null, explanation: null },
};

describe('the right to cure', () => {
  it('keeps the collateral with the borrower until its last day, and a surrender ends it', async () => {
    expect(await run('recordCureNotice')).toMatchObject(done);
    expect((await look()).collateral.repossession).toEqual({
      ...NOTHING,
      cureNoticeOn: '2026-03-02',
      cureBy: '2026-03-22',
    });
    clock.set('2026-03-22');
    expect(await run('repossessCollateral')).toMatchObject({
      code: 'EFFECTIVE_DATE_NOT_ALLOWED',
      message: 'The borrower can cure the default until 2026-03-22. The collateral can be repossessed from 2026-03-23.',
      earliest: '2026-03-23',
    });
    expect(await run('repossessCollateral', { isVoluntary: true })).toMatchObject(done);
    expect((await look()).collateral.repossession).toMatchObject({ repossessedOn: '2026-03-22', isVoluntary: true });
  });

  it('ends with its last day', async () => {
    await run('recordCureNotice', { sentOn: '2026-02-20', cureBy: '2026-03-01' });
    expect(await run('repossessCollateral', { repossessedOn: '2026-03-01' })).toMatchObject({
      code: 'EFFECTIVE_DATE_NOT_ALLOWED',
    });
    expect(await run('repossessCollateral')).toMatchObject(done);
  });

  it('needs a default, and days that can be', async () => {
    expect(await run('recordCureNotice', { sentOn: '2026-02-11' })).toMatchObject({
      code: 'NOT_IN_DEFAULT',
      data: { daysPastDue: '10', graceDays: '10' },
    });
    expect(await run('recordCureNotice', { sentOn: '2026-03-03', cureBy: '2026-03-03' })).toMatchObject({
      faults: [
        { field: 'sentOn', reason: 'must not be after today' },
        { field: 'cureBy', reason: 'must be after 2026-03-03' },
      ],
    });
    expect(await run('repossessCollateral', { repossessedOn: '2026-02-11' })).toMatchObject({ code: 'NOT_IN_DEFAULT' });
  });
});

describe('a sale', () => {
  it('waits for its notice, and for the first day that the notice names', async () => {
    await run('repossessCollateral', { personalProperty: 'A child seat' });
    expect(await run('sellCollateral', { proceeds: '8000.00' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The borrower has no notice of the sale. Record the notice first.',
    });
    expect(await run('recordSaleNotice', { saleKind: 'PRIVATE', earliestSaleOn: '2026-03-11' })).toMatchObject({
      faults: [{ field: 'earliestSaleOn', reason: 'must not be before 2026-03-12' }],
    });
    expect(await run('recordSaleNotice', { saleKind: 'PRIVATE', sentOn: '2026-03-01' })).toMatchObject({
      faults: [{ field: 'sentOn', reason: 'must not be before 2026-03-02, the repossession' }],
    });
    await run('recordSaleNotice', { saleKind: 'PRIVATE' });
    clock.set('2026-03-11');
    const refused = {
      code: 'EFFECTIVE_DATE_NOT_ALLOWED',
      message: 'The notice of sale was sent on 2026-03-02. The collateral can be sold from 2026-03-12.',
      earliest: '2026-03-12',
    };
    expect(await run('sellCollateral', { proceeds: '8000.00' })).toMatchObject(refused);
    clock.set('2026-03-20');
    expect(await run('sellCollateral', { proceeds: '1.00', effectiveDate: '2026-03-11' })).toMatchObject(refused);
    expect(await run('sellCollateral', { proceeds: '1.00', effectiveDate: '2026-03-12' })).toMatchObject(done);
    expect((await look()).collateral.repossession).toMatchObject({
      repossessedOn: '2026-03-02',
      isVoluntary: false,
      personalProperty: 'A child seat',
      saleNoticeOn: '2026-03-02',
      saleKind: 'PRIVATE',
      earliestSaleOn: '2026-03-12',
      soldOn: '2026-03-12',
    });
  });

  it('is explained: the debt, the price, the expenses and the deficiency, which is what stays owed', async () => {
    for (const [kind, amount] of [
      ['REPOSSESSION', '120.00'],
      ['LEGAL', '80.00'],
      ['TITLE', '25.00'],
    ])
      expect(await run('assessFee', { kind, amount, reason: 'paid to an agent' })).toMatchObject(done);
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    clock.set('2026-03-12');
    await run('sellCollateral', { grossPrice: '9000.00', proceeds: '8700.00' });
    const { collateral, payoffQuote, creditBalance } = await look();
    // 70 days of interest, 276.16, and the fee for the title are of the debt; what was withheld, of the expenses.
    expect(collateral).toMatchObject({
      value: '9000.00',
      repossession: {
        explanation: {
          debt: '12301.16',
          grossPrice: '9000.00',
          debtLessPrice: '3301.16',
          expenses: '500.00',
          productRefunds: '0.00',
          interestRebate: '0.00',
          credits: '0.00',
          deficiency: '3801.16',
          surplus: '0.00',
        },
      },
    });
    expect({ owed: payoffQuote.amount, creditBalance }).toEqual({ owed: '3801.16', creditBalance: '0.00' });
  });

  it('for more than the debt leaves a surplus, which is the borrower’s', async () => {
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    clock.set('2026-03-12');
    await run('sellCollateral', { grossPrice: '13000.00', proceeds: '12500.00' });
    const { collateral, creditBalance } = await look();
    expect(collateral.repossession).toMatchObject({
      explanation: {
        debt: '12276.16',
        debtLessPrice: '-723.84',
        expenses: '500.00',
        deficiency: '0.00',
        surplus: '223.84',
      },
    });
    expect(creditBalance).toBe('223.84');
  });

  it('is explained with the credits that the debt does not include', async () => {
    const added = [];
    for (const kind of ['GAP', 'SERVICE_CONTRACT', 'CREDIT_INSURANCE'])
      added.push(await run('addProduct', { kind, premium: '1000.00' }));
    const [gap, contract] = added.map(({ product }) => product!.id);
    await run('cancelProduct', { productId: gap, refundDue: '400.00', reason: 'repossessed' });
    await run('cancelProduct', { productId: contract, refundDue: '350.00', reason: 'repossessed' });
    const refund = await run('submitRepayment', { amount: '150.00', nature: 'PRODUCT_REFUND', method: 'CHECK' });
    await command(servicer, 'acknowledgeRepayment', { repaymentId: refund.repayment!.id, outcome: 'SETTLED' });
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    clock.set('2026-03-12');
    expect(await run('sellCollateral', { proceeds: '8000.00', interestRebate: '-1.00' })).toMatchObject({
      faults: [{ field: 'interestRebate' }],
    });
    await run('sellCollateral', { proceeds: '8000.00', interestRebate: '40.00' });
    // Of the refunds of 750.00 payments have brought 150.00, which the debt reflects.
    const { collateral, payoffQuote } = await look();
    expect(collateral.repossession).toMatchObject({
      explanation: { productRefunds: '600.00', interestRebate: '40.00', credits: '640.00', surplus: '0.00' },
    });
    const { deficiency } = (collateral.repossession as { explanation: { deficiency: string } }).explanation;
    expect(Number(payoffQuote.amount) - Number(deficiency)).toBeCloseTo(640, 2);
  });

  it('after a charge-off is explained by what was lost and not recovered', async () => {
    clock.set('2026-06-01');
    await run('chargeOffLoan', { reason: 'DELINQUENCY' });
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    clock.set('2026-06-11');
    await run('sellCollateral', { proceeds: '8000.00' });
    // 151 days of interest, 595.73, were charged off with the principal.
    const { collateral, payoffQuote } = await look();
    expect(collateral.repossession).toMatchObject({ explanation: { debt: '12595.73', deficiency: '4595.73' } });
    expect(payoffQuote.amount).toBe('4595.73');
  });

  it('fixes the value of the collateral', async () => {
    await run('recordValuation', { amount: '3000.00' });
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    clock.set('2026-06-30');
    await run('sellCollateral', { grossPrice: '7000.00', proceeds: '6500.00' });
    expect(await run('recordValuation', { amount: '1.00' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The collateral is sold. Its value is the sale price.',
    });
    expect((await look()).collateral.value).toBe('7000.00');
    const down = { reason: 'REPOSSESSION_SALE', downToCollateral: true };
    expect(await run('chargeOffLoan', down)).toMatchObject({
      code: 'CONFLICT',
      message: 'The collateral is sold. Charge off the full balance.',
    });
    expect(await run('chargeOffLoan', { reason: 'REPOSSESSION_SALE' })).toMatchObject(done);
  });
});

it('collateral that was redeemed is repossessed in a case of its own', async () => {
  await run('repossessCollateral');
  await run('recordSaleNotice', { saleKind: 'PUBLIC' });
  clock.set('2026-03-05');
  await run('redeemCollateral');
  expect((await look()).collateral.repossession).toMatchObject({
    saleNoticeOn: '2026-03-02',
    redeemedOn: '2026-03-05',
  });
  clock.set('2026-03-20');
  await run('repossessCollateral');
  expect((await look()).collateral.repossession).toEqual({
    ...NOTHING,
    repossessedOn: '2026-03-20',
    isVoluntary: false,
  });
  expect(await run('sellCollateral', { proceeds: '1.00' })).toMatchObject({ code: 'CONFLICT' });
});

it('collateral that was repossessed before an import is sold after a notice too', async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'REPOSSESSED' }));
  await run('recordSaleNotice', { saleKind: 'PRIVATE', sentOn: '2026-02-20' });
  expect(await run('sellCollateral', { proceeds: '100.00' })).toMatchObject(done);
  expect((await look()).collateral.repossession).toMatchObject({ repossessedOn: null, soldOn: '2026-03-02' });
});

it('an upgrade makes cases of collateral that was repossessed or sold before there were any', async () => {
  await run('repossessCollateral', { repossessedOn: '2026-02-12' });
  await run('recordSaleNotice', { saleKind: 'PUBLIC', sentOn: '2026-02-12' });
  await run('sellCollateral', { grossPrice: '9000.00', proceeds: '8700.00', effectiveDate: '2026-02-27' });
  await world.prisma.repossession.deleteMany({ where: { loanId } });
  const migration = readFileSync('prisma/migrations/20261119133549_repossessions/migration.sql', 'utf8');
  const backfill = migration.slice(migration.indexOf('INSERT INTO')).replace(';', '');
  await world.prisma.$executeRawUnsafe(`${backfill} AND l."id" = '${loanId}'`);
  expect((await look()).collateral.repossession).toEqual({
    ...NOTHING,
    repossessedOn: '2026-02-12',
    soldOn: '2026-02-27',
  });
  const [kept] = await world.prisma.repossession.findMany({ where: { loanId } });
  expect([kept?.grossPrice, kept?.expenses].map(String)).toEqual(['9000', '300']);
});

it('its steps are events with their dates, and the notices are in no list of a loan that is not owed', async () => {
  await run('recordCureNotice', { sentOn: '2026-02-20', cureBy: '2026-02-28' });
  await run('repossessCollateral', { repossessedOn: '2026-03-01', reason: 'Agent 7' });
  await run('recordSaleNotice', { saleKind: 'PUBLIC', sentOn: '2026-03-02' });
  const { loan } = await servicer.data<{ loan: { events: { edges: { node: object }[] } } }>(
    'query ($id: ID!) { loan(id: $id) { events { edges { node { command effectiveDate } } } } }',
    { id: loanId },
  );
  expect(loan.events.edges.map(({ node }) => node)).toEqual([
    { command: 'recordCureNotice', effectiveDate: '2026-02-20' },
    { command: 'repossessCollateral', effectiveDate: '2026-03-01' },
    { command: 'recordSaleNotice', effectiveDate: '2026-03-02' },
  ]);
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' }));
  await pay(servicer, loanId, '13000.00');
  expect(await run('recordCureNotice')).toMatchObject({ code: 'NOT_ALLOWED_IN_STATE' });
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
