import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import levelCases from '../golden/level-payment-monthly.json' with { type: 'json' };
import aprCases from '../golden/regz-apr.json' with { type: 'json' };
import usRuleCases from '../golden/simple-interest-us-rule.json' with { type: 'json' };
import xirrCases from '../golden/xirr-samples.json' with { type: 'json' };
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let marketplace: TestClient;
beforeAll(async () => {
  world = await openWorld();
  marketplace = await world.client('MARKETPLACE');
});
afterAll(() => world.close());

interface Schedule {
  readonly payment: string;
  readonly totalInterest: string;
  readonly totalPayments: string;
  readonly financeCharge: string;
  readonly amountFinanced: string;
  readonly aprPercent: string;
  readonly installments: readonly Record<'dueDate' | 'amount' | 'principal' | 'interest' | 'closingBalance', string>[];
}

const SCHEDULE = `query ($input: QuoteScheduleInput!) { quoteSchedule(input: $input) {
  payment totalInterest totalPayments financeCharge amountFinanced aprPercent
  installments { dueDate amount principal interest closingBalance }
} }`;
const APR = 'query ($input: QuoteAprInput!) { quoteApr(input: $input) { aprPercent amountFinanced totalPayments } }';
const YIELD = 'query ($input: QuoteYieldInput!) { quoteYield(input: $input) { yieldPercent netCashflow } }';

const schedule = async (input: object) =>
  (await marketplace.data<{ quoteSchedule: Schedule }>(SCHEDULE, { input })).quoteSchedule;

const cents = (amount: number | string) => Number(amount).toFixed(2);

describe('published figures, as a marketplace gets them', () => {
  it.each(usRuleCases.filter(({ days }) => days === undefined))('US Rule schedule $id', async (each) => {
    const quote = await schedule({
      principal: String(each.principal),
      annualRatePercent: String(each.rate_percent),
      fundedOn: each.loan_date,
      firstPaymentOn: each.first_payment_date,
      installments: each.term,
      ...(each.final_payment !== undefined && { payment: String(each.payment) }),
      prepaidFinanceCharge: String(each.financed_finance_charge_fee ?? 0),
    });
    expect(quote.payment).toBe(cents(each.payment!));
    expect(Math.abs(Number(quote.aprPercent) - each.apr_percent!)).toBeLessThanOrEqual(0.0005);
    if (each.finance_charge !== undefined) expect(quote.financeCharge).toBe(cents(each.finance_charge));
    if (each.amount_financed !== undefined) expect(quote.amountFinanced).toBe(cents(each.amount_financed));
    if (each.total_of_payments !== undefined) expect(quote.totalPayments).toBe(cents(each.total_of_payments));
  });

  it.each(
    levelCases.filter(({ payment, payment_rounding }) => payment !== undefined && payment_rounding === undefined),
  )('level payment $id', async (each) => {
    const quote = await schedule({
      principal: String(each.principal),
      annualRatePercent: String(each.rate_percent),
      fundedOn: '2024-01-01',
      dayCount: 'THIRTY_360',
      installments: each.term,
    });
    expect(quote.payment).toBe(cents(each.payment!));
    expect(quote.installments).toHaveLength(each.term);
  });

  it.each(aprCases.filter(({ regular_payments }) => regular_payments.interval === '1 month'))(
    'Regulation Z $id',
    async (each) => {
      const one = (flow: { date: string; amount: number } | null | undefined) =>
        flow ? [{ on: flow.date, amount: String(flow.amount) }] : [];
      const { amount, first_date, count } = each.regular_payments;
      const { quoteApr } = await marketplace.data<{ quoteApr: { aprPercent: string } }>(APR, {
        input: {
          advances: [{ on: each.advance_date, amount: String(each.amount_advanced) }],
          payments: [
            ...one(each.first_payment),
            { on: first_date, amount: String(amount), count, frequency: 'MONTHLY' },
            ...one(each.last_payment),
          ],
        },
      });
      expect(Math.abs(Number(quoteApr.aprPercent) - each.expected_apr_percent)).toBeLessThanOrEqual(
        each.tolerance_percent,
      );
    },
  );

  it('dated yields', async () => {
    for (const { flows, expected, abs_tol } of xirrCases) {
      const input = { flows: flows.map(([on, amount]) => ({ on, amount: String(amount) })) };
      const { data } = await marketplace.query<{ quoteYield: { yieldPercent: string } | null }>(YIELD, { input });
      const percent = Number(data?.quoteYield?.yieldPercent);
      expect(Math.abs(percent / 100 - Number(expected))).toBeLessThanOrEqual(Math.max(Number(abs_tol), 1e-9));
    }
  });
});

const CAR = { principal: '22617.61', annualRatePercent: '10.66', fundedOn: '2024-06-14', installments: 60 };

describe('extremes', () => {
  it.each([
    ['rate 0', { annualRatePercent: '0' }],
    ['one installment', { installments: 1 }],
    ['term 480', { installments: 480 }],
    ['one cent', { principal: '0.01' }],
    ['10 million', { principal: '10000000' }],
    ['29 February', { fundedOn: '2024-02-29' }],
    ['the 31st', { fundedOn: '2024-01-31' }],
  ])('%s: the last installment leaves nothing', async (_, change) => {
    const { installments } = await schedule({ ...CAR, ...change });
    expect(installments.at(-1)?.closingBalance).toBe('0.00');
  });
});

describe('what cannot be computed', () => {
  const refusal = async (query: string, input: object) => {
    const { errors, data } = await marketplace.query(query, { input });
    expect(Object.values(data ?? {})).toEqual([null]);
    expect(errors).toHaveLength(1);
    return errors[0]!.extensions;
  };

  it.each([
    ['principal', { principal: '0' }],
    ['principal', { principal: '1000000000.01' }],
    ['principal', { principal: '1.001' }],
    ['installments', { installments: 481 }],
    ['installments', { installments: 0 }],
    ['firstPaymentOn', { firstPaymentOn: '2024-06-14' }],
    ['annualRatePercent', { annualRatePercent: null }],
    ['balloonAmount', { amortization: 'BALLOON', balloonAmount: '99999' }],
    [
      'floating.indexChanges[0].from',
      {
        annualRatePercent: null,
        floating: {
          indexRatePercent: '1',
          spreadPercent: '1',
          indexChanges: [{ from: '2020-01-01', indexRatePercent: '2' }],
        },
      },
    ],
  ])('names the field: %s', async (field, change) => {
    const { code, faults } = await refusal(SCHEDULE, { ...CAR, ...change });
    expect(code).toBe('BAD_USER_INPUT');
    expect((faults as { field: string }[]).map((fault) => fault.field)).toContain(field);
  });

  it('names the flow of many', async () => {
    const flow = { on: '2024-01-01', amount: '100' };
    const { code, faults } = await refusal(APR, { advances: [flow], payments: [flow, { ...flow, amount: '-1' }] });
    expect([code, (faults as { field: string }[])[0]?.field]).toEqual(['BAD_USER_INPUT', 'payments[1].amount']);
  });

  it('says that there is no such rate', async () => {
    const flow = { on: '2024-01-01', amount: '100' };
    expect(await refusal(YIELD, { flows: [flow, flow] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      refusal: 'NO_SOLUTION',
    });
  });
});
