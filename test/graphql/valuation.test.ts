import { beforeEach, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { openServicing } from '../support/servicing.js';
import type { TestClient } from '../support/test-client.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-01-20');
let lender: TestClient;
let loanId: string;
beforeEach(async () => {
  lender = await world.client('LENDER');
  ({ id: loanId } = await world.loan({
    ...SIMPLE_LOAN,
    lateFee: null,
    grade: 'B',
    encumberedStatus: 'LIEN',
    collateralAmount: '9000.00',
  }));
});

interface Valued {
  readonly basis: string;
  readonly balance: string;
  readonly fairValue: string;
  readonly defaultProbability: string;
  readonly price: string;
  readonly cashflows: { readonly totalCount: number; readonly nodes: Readonly<Record<string, string>>[] };
}

async function valued(args = '', client = lender): Promise<Valued | null> {
  const { loan } = await client.data<{ loan: { valuation: Valued | null } }>(
    `query ($id: ID!) { loan(id: $id) { valuation${args} { asOf model version basis discountRate balance fairValue price
      defaultProbability expectedLoss expectedYield servicingCosts
      cashflows(first: 100) { totalCount nodes { month date beginningBalance principal interest default recovery endingBalance } } } } }`,
    { id: loanId },
  );
  return loan.valuation;
}

beforeEach(() => {
  clock.set('2026-01-20');
});

it('follows the account: fewer days past due, more value', async () => {
  const current = await valued();
  expect(current).toMatchObject({
    asOf: '2026-01-20',
    model: 'built-in',
    version: '1',
    basis: 'SCHEDULE',
    discountRate: '0.07',
    balance: '12000.00',
  });
  clock.set('2026-04-20');
  const late = await valued();
  expect(Number(late!.price)).toBeLessThan(Number(current!.price));
  expect(Number(late!.defaultProbability)).toBeGreaterThan(Number(current!.defaultProbability));
  // As of the earlier day nothing has changed.
  expect(await valued('(asOf: "2026-01-20")')).toEqual(current);
  expect(await valued('(asOf: "2025-12-31")')).toBeNull();
});

it('has months that sum to the balance, and less value at a higher discount rate', async () => {
  const { balance, cashflows, fairValue } = (await valued('(discountRate: "0.05")'))!;
  expect(cashflows.totalCount).toBe(cashflows.nodes.length);
  const cents = (name: string) =>
    cashflows.nodes.reduce((total, row) => total + Math.round(Number(row[name]) * 100), 0);
  expect(cents('principal') + cents('default')).toBe(Number(balance) * 100);
  expect(Number((await valued('(discountRate: "0.25")'))!.fairValue)).toBeLessThan(Number(fairValue));
  const { errors } = await lender.query(`{ loan(id: "${loanId}") { valuation(discountRate: "1.01") { price } } }`);
  expect(errors[0]?.message).toBe('`discountRate` must be from 0 to 1.');
});

it('is a recovery once the collateral is repossessed, and without it once it is sold', async () => {
  clock.set('2026-03-02');
  await command(servicer, 'repossessCollateral', { loanId });
  const taken = await valued();
  expect(taken).toMatchObject({ basis: 'RECOVERY', defaultProbability: '1' });
  expect(await valued('(asOf: "2026-03-01")')).toMatchObject({ basis: 'SCHEDULE' });
  await command(servicer, 'recordSaleNotice', { loanId, saleKind: 'PUBLIC' });
  clock.set('2026-03-12');
  await command(servicer, 'sellCollateral', { loanId, proceeds: '5000.00' });
  const sold = await valued();
  expect(sold).toMatchObject({ basis: 'RECOVERY' });
  // A tenth of the principal of 7,000.00 over two years.
  expect(Number((await valued('(discountRate: "0")'))!.fairValue)).toBeCloseTo(Number(sold!.balance) / 10, 1);
  expect(Number(taken!.fairValue)).toBeGreaterThan(Number(sold!.fairValue));
});

it('counts a bankruptcy for callers that can see it', async () => {
  await command(servicer, 'placeHold', { loanId, kind: 'BANKRUPTCY', reason: 'notice of the court' });
  const underwriter = await world.client('UNDERWRITER');
  expect([(await valued('', underwriter))?.basis, (await valued())?.basis].sort()).toEqual(['RECOVERY', 'SCHEDULE']);
});

it('is that of an imported model for 92 days, and of the built-in one with a discount rate', async () => {
  const imported = {
    loanId,
    model: 'Example Model',
    version: '2',
    fairValue: '11000.00',
    defaultProbability: '0.03',
    expectedYield: '0.081',
  };
  const send = (input: object = {}) => command(lender, 'importValuation', { ...imported, ...input });
  const after = await send({ valuedOn: '2026-01-10' });
  expect(after).toMatchObject({ __typename: 'LoanUpdated' });
  const external = {
    asOf: '2026-01-10',
    model: 'Example Model',
    version: '2',
    basis: 'EXTERNAL',
    discountRate: null,
    balance: '12000.00',
    fairValue: '11000.00',
    price: '0.916667',
    defaultProbability: '0.03',
    expectedLoss: null,
    expectedYield: '0.081',
    servicingCosts: null,
    cashflows: { totalCount: 0, nodes: [] },
  };
  expect(await valued()).toEqual(external);
  expect(await valued('(asOf: "2026-01-09")')).toMatchObject({ model: 'built-in' });
  expect(await valued('(discountRate: "0.07")')).toMatchObject({ model: 'built-in' });
  // Of one day, the value that was recorded last counts.
  clock.set('2026-01-21');
  await send({ valuedOn: '2026-01-10', fairValue: '10000.00' });
  expect(await valued()).toMatchObject({ fairValue: '10000.00' });
  clock.set('2026-04-12');
  expect(await valued()).toMatchObject({ fairValue: '10000.00' });
  clock.set('2026-04-13');
  expect(await valued()).toMatchObject({ model: 'built-in' });
});

it('takes no value of a day to come, of its own name or beyond its bounds', async () => {
  const wrong = {
    valuedOn: '2026-01-21',
    model: 'built-in',
    version: '',
    fairValue: '-1.00',
    defaultProbability: '1.1',
  };
  const { faults } = await command(lender, 'importValuation', { loanId, ...wrong });
  expect(faults?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['valuedOn', 'model', 'version', 'fairValue', 'defaultProbability']),
  );
  const { errors } = await servicer.query(
    `mutation { importValuation(input: { idempotencyKey: "v-1", loanId: "${loanId}", model: "M", version: "1", fairValue: "1.00" }) { __typename } }`,
  );
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

it('is hidden from callers without access to economics', async () => {
  const { errors } = await servicer.query(`{ loan(id: "${loanId}") { valuation { price } } }`);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});
