import { describe, expect, it } from 'vitest';
import { sum } from '../../src/domain/money.js';
import { quoteApr, quoteSchedule, quoteYield, type ScheduleQuoteInput } from '../../src/domain/schedule/quote.js';
import { quoted } from './golden/schedule-cases.js';

const CAR: ScheduleQuoteInput = {
  principal: '22617.61',
  annualRatePercent: '10.66',
  fundedOn: '2024-06-14',
  installments: 60,
};

const faultsOf = (result: { ok: boolean; refusal?: unknown }): string[] => {
  const refusal = result.refusal as { code: string; faults?: { field: string; reason: string }[] } | undefined;
  return refusal?.faults?.map(({ field, reason }) => `${field} ${reason}`) ?? [];
};

describe('extremes', () => {
  it.each([
    ['rate 0', { annualRatePercent: '0' }],
    ['one installment', { installments: 1 }],
    ['term 480', { installments: 480 }],
    ['one cent', { principal: '0.01' }],
    ['one cent over 480 months', { principal: '0.01', installments: 480 }],
    ['10 million', { principal: '10000000.00' }],
    [
      '10 million over 480 months at 100 percent',
      { principal: '10000000', installments: 480, annualRatePercent: '100' },
    ],
    ['29 February', { fundedOn: '2024-02-29' }],
    ['the 31st', { fundedOn: '2024-01-31' }],
    ['a long first period', { firstPaymentOn: '2026-01-01' }],
    ['a first period of a day', { firstPaymentOn: '2024-06-15' }],
    ['all but a cent prepaid', { principal: '1000000000', prepaidFinanceCharge: '999999999.99' }],
    ['weekly for ten years', { frequency: 'WEEKLY', installments: 520 }],
    ['every two weeks for twenty years', { frequency: 'BIWEEKLY', installments: 520 }],
  ] as const)('%s', (_, change) => {
    const quote = quoted({ ...CAR, ...change });
    expect(quote.totalPrincipal.eq(sum(quote.installments.map(({ principal }) => principal)))).toBe(true);
    expect(quote.totalPrincipal.toString()).toBe(sum([quote.installments[0]!.openingBalance]).toString());
    expect(quote.installments.at(-1)!.closingBalance.isZero()).toBe(true);
    expect(quote.aprPercent.gte(0)).toBe(true);
  });

  it('pays a 31st on every last day and comes back', () => {
    const dates = quoted({ ...CAR, fundedOn: '2024-01-31', installments: 4 }).installments.map(
      ({ dueDate }) => dueDate,
    );
    expect(dates).toEqual(['2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']);
  });

  it('has an APR of 0 without interest', () => {
    expect(quoted({ ...CAR, annualRatePercent: '0' }).aprPercent.toString()).toBe('0');
  });
});

describe('kinds of schedule', () => {
  it('interest only: pays the interest of each real period, and the principal at the end', () => {
    const { installments } = quoted({ ...CAR, amortization: 'INTEREST_ONLY', installments: 3 });
    expect(installments.map(({ principal }) => principal.toString())).toEqual(['0', '0', '22617.61']);
    expect(installments.map(({ interest }) => interest.toString())).toEqual(['198.17', '204.77', '204.77']);
  });

  it('balloon: leaves an amount, or what a longer amortization leaves, for the last installment', () => {
    const amount = quoted({ ...CAR, amortization: 'BALLOON', balloonAmount: '8000' });
    const last = amount.installments.at(-1)!;
    expect(last.amount.minus(amount.payment).minus(8000).abs().lt('0.5')).toBe(true);
    const long = quoted({ ...CAR, amortization: 'BALLOON', amortizationInstallments: 360 });
    expect(long.payment.toString()).toBe(quoted({ ...CAR, installments: 360 }).payment.toString());
    expect(long.installments).toHaveLength(60);
  });

  it('floating: accrues by day at the rate in force and computes the payment again in the next period', () => {
    const floating = { indexRatePercent: '5.33', spreadPercent: '5.33' };
    const same = quoted({ ...CAR, annualRatePercent: undefined, floating });
    expect(same.payment.toString()).toBe(quoted(CAR).payment.toString());
    const changes = [{ from: '2024-08-01', indexRatePercent: '6.33' }];
    const { installments } = quoted({
      ...CAR,
      annualRatePercent: undefined,
      floating: { ...floating, indexChanges: changes },
    });
    expect(installments[1]!.amount.toString()).toBe(same.payment.toString());
    // 18 days at 10.66 and 13 at 11.66 percent.
    const expected = installments[1]!.openingBalance
      .times(18 * 1066 + 13 * 1166)
      .div(3_650_000)
      .toDecimalPlaces(2);
    expect(installments[1]!.interest.toString()).toBe(expected.toString());
    expect(installments[2]!.amount.gt(same.payment)).toBe(true);
    expect(installments[2]!.amount.toString()).toBe(installments[58]!.amount.toString());
  });

  it('floating: a rate never falls below zero', () => {
    const floating = { indexRatePercent: '1', spreadPercent: '-3' };
    expect(quoted({ ...CAR, annualRatePercent: undefined, floating }).totalInterest.isZero()).toBe(true);
  });

  it('carries interest that a payment does not cover, without interest on it', () => {
    const { installments } = quoted({ ...CAR, annualRatePercent: '36', payment: '100', installments: 3 });
    expect(installments.map(({ principal }) => principal.toString())).toEqual(['0', '0', '22617.61']);
    const simple = sum(installments.map(({ interest }) => interest));
    expect(simple.toString()).toBe('2052.32');
  });

  it('lowers the amount financed by prepaid finance charges', () => {
    const quote = quoted({ ...CAR, prepaidFinanceCharge: '395' });
    expect(quote.amountFinanced.toString()).toBe('22222.61');
    expect(quote.aprPercent.gt('11.3')).toBe(true);
    expect(quote.financeCharge.eq(quote.totalInterest.plus(395))).toBe(true);
  });
});

describe('a refused quote says which field and why', () => {
  it.each<[Partial<ScheduleQuoteInput>, string]>([
    [{ principal: '0' }, 'principal must be above 0'],
    [{ principal: '-5' }, 'principal must be above 0'],
    [{ principal: '1,000' }, 'principal must be a plain decimal number'],
    [{ principal: '1e5' }, 'principal must be a plain decimal number'],
    [{ principal: '10.001' }, 'principal must have at most 2 decimals'],
    [{ principal: '1000000000.01' }, 'principal must be at most 1000000000'],
    [{ annualRatePercent: '-1' }, 'annualRatePercent must be at least 0'],
    [{ annualRatePercent: '1000.5' }, 'annualRatePercent must be at most 1000'],
    [{ annualRatePercent: undefined }, 'annualRatePercent or `floating` is required, not both'],
    [{ fundedOn: '2023-02-29' }, 'fundedOn must be a date YYYY-MM-DD from 1900-01-01 to 2199-12-31'],
    [{ firstPaymentOn: '2024-06-14' }, 'firstPaymentOn must be after 2024-06-14'],
    [{ installments: 0 }, 'installments must be a whole number from 1 to 480'],
    [{ installments: 481 }, 'installments must be a whole number from 1 to 480'],
    [{ installments: 1.5 }, 'installments must be a whole number from 1 to 480'],
    [{ installments: undefined }, 'installments is required unless `payment` is given'],
    [{ frequency: 'DAILY' as 'WEEKLY' }, 'frequency must be one of WEEKLY, BIWEEKLY, SEMIMONTHLY, MONTHLY, QUARTERLY'],
    [{ amortization: 'BALLOON' }, 'balloonAmount or `amortizationInstallments` is required, not both'],
    [{ amortization: 'BALLOON', balloonAmount: '30000' }, 'balloonAmount must not exceed the principal'],
    [{ balloonAmount: '100' }, 'balloonAmount is only for BALLOON'],
    [{ amortization: 'INTEREST_ONLY', payment: '10' }, 'payment is not for INTEREST_ONLY'],
    [{ payment: '150', installments: undefined }, 'payment does not repay the loan in 480 installments'],
    [{ prepaidFinanceCharge: '22617.61' }, 'prepaidFinanceCharge must be below the principal'],
    [
      {
        annualRatePercent: undefined,
        floating: { indexRatePercent: '5', spreadPercent: '1', indexChanges: [{ from: 'x', indexRatePercent: 'y' }] },
      },
      'floating.indexChanges[0].from must be a date YYYY-MM-DD from 1900-01-01 to 2199-12-31',
    ],
  ])('%j', (change, fault) => {
    expect(faultsOf(quoteSchedule({ ...CAR, ...change }))).toContain(fault);
  });

  it('names every fault at once', () => {
    expect(faultsOf(quoteSchedule({ ...CAR, principal: 'x', installments: 0 }))).toHaveLength(2);
  });

  it('in APR and yield requests too', () => {
    const payments = [{ on: '2024-02-01', amount: '-1' }];
    expect(faultsOf(quoteApr({ advances: [], payments }))).toEqual([
      'advances must have 1 to 120 items',
      'payments[0].amount must be above 0',
    ]);
    const advances = [{ on: '2024-01-01', amount: '100' }];
    const short = quoteApr({ advances, payments: [{ on: '2024-02-01', amount: '99' }] });
    expect(short.ok ? '' : short.refusal.code).toBe('NO_SOLUTION');
    expect(faultsOf(quoteYield({ flows: [{ on: 'today', amount: '1' }] }))).toHaveLength(2);
    const oneWay = quoteYield({
      flows: [
        { on: '2024-01-01', amount: '1' },
        { on: '2024-02-01', amount: '1' },
      ],
    });
    expect(oneWay.ok ? '' : oneWay.refusal.code).toBe('NO_SOLUTION');
  });
});

describe('an APR of several advances', () => {
  it('is the rate at which each advance earns from its own date', () => {
    const advances = [
      { on: '2024-01-10', amount: '1000' },
      { on: '2024-02-10', amount: '1000' },
    ];
    // 1000 (1.01)^2 + 1000 (1.01) = 2030.10, one month after the second advance.
    const quote = quoteApr({ advances, payments: [{ on: '2024-03-10', amount: '2030.10' }] });
    expect(quote.ok ? quote.value.aprPercent.toString() : '').toBe('12');
  });

  it('thirty days across a month of 31 are not a month: every date is measured from the first advance', () => {
    const quote = quoteApr({
      advances: [
        { on: '2024-01-10', amount: '1000' },
        { on: '2024-03-05', amount: '1000' },
        { on: '2024-04-04', amount: '1000' },
      ],
      payments: [{ on: '2024-05-10', amount: '270', count: 12 }],
    });
    const monthly = quote.ok ? Number(quote.value.aprPercent) / 1200 : 0;
    const worth = (amount: number, months: number, days: number) =>
      amount / ((1 + (monthly * days) / 30) * (1 + monthly) ** months);
    const advanced = worth(1000, 0, 0) + worth(1000, 1, 26) + worth(1000, 2, 25);
    const paid = Array.from({ length: 12 }, (_, index) => worth(270, 4 + index, 0));
    expect(paid.reduce((total, each) => total + each, 0)).toBeCloseTo(advanced, 6);
  });

  it('stands for a bounded number of flows', () => {
    const flow = { on: '2024-02-01', amount: '1', count: 520 };
    const payments = Array.from({ length: 520 }, () => flow);
    expect(faultsOf(quoteApr({ advances: [{ on: '2024-01-01', amount: '1' }], payments }))).toEqual([
      'payments must have at most 520 flows in total',
    ]);
  });

  it('takes a stream of payments by count', () => {
    const quote = quoteApr({
      advances: [{ on: '1978-01-10', amount: '5000' }],
      payments: [{ on: '1978-02-10', amount: '230', count: 24 }],
    });
    expect(quote.ok ? quote.value.aprPercent.toFixed(2) : '').toBe('9.69');
  });
});
