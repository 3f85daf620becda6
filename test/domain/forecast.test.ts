import fc from 'fast-check';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { fromFixedPoint } from '../../src/domain/schedule/root.js';
import { Decimal, isCents, sum, ZERO } from '../../src/domain/money.js';
import { internalRateOfReturn } from '../../src/domain/schedule/rate-of-return.js';
import { CASHFLOW_COLUMNS, cashflowRows, cashflowsCsv } from '../../src/domain/underwriting/cashflow.js';
import { type Deal, dealTermsInfo, underwritingInfo } from '../../src/domain/underwriting/deal.js';
import { forecastDeals, type Forecast, type ForecastInput } from '../../src/domain/underwriting/forecast.js';
import { STANDARD_PROGRAM, type GradeTerms, type UnderwritingProgram } from '../../src/domain/underwriting/program.js';
import { cents } from './arbitrary.js';
import { runs } from '../support/runs.js';

const APPLICATION: ForecastInput = {
  requestedAmount: '22617.61',
  requestedTerm: 60,
  downPayment: '1500',
  backEndProducts: '800',
  collateralValue: '24879.37',
  creditScore: 720,
  monthlyIncome: '6100',
  monthlyDebts: '1200',
  fundedOn: '2024-06-14',
};

function forecast(input: ForecastInput, program?: UnderwritingProgram): Forecast {
  const result = forecastDeals(input, program);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** Nothing defaults, is prepaid or costs a fee. */
function undisturbed(program: UnderwritingProgram): UnderwritingProgram {
  const calm = (grade: GradeTerms): GradeTerms => ({ ...grade, yearlyDefault: ZERO, loanDiscount: ZERO });
  const [best, ...rest] = program.rateSheet;
  return {
    ...program,
    rateSheet: [calm(best), ...rest.map(calm)],
    yearlyPrepayment: ZERO,
    servicingFee: ZERO,
    originationFee: ZERO,
    acquisitionFee: ZERO,
    dealerDiscount: ZERO,
    dealerFlat: ZERO,
  };
}

function expectIdentities({ terms, underwriting, cashflows }: Deal, targetYield: Decimal): void {
  const f = underwriting;
  expect(f.forecastPrincipalPaid.plus(f.forecastChargeoffAmount).eq(terms.loanAmount)).toBe(true);
  const parts = [f.forecastPrincipalPaid, f.forecastInterestPaid, f.forecastRecoveredAmount];
  expect(f.forecastTotalPaid.eq(sum(parts))).toBe(true);
  expect(f.forecastNetLossAmount.eq(f.forecastChargeoffAmount.minus(f.forecastRecoveredAmount))).toBe(true);
  expect(f.solventProb.plus(f.defaultProb).eq(1)).toBe(true);
  expect(f.forecastSimpleNetIrr.lte(f.forecastSimpleIrr)).toBe(true);
  expect(f.forecastCompoundingNetIrr.lte(f.forecastCompoundingIrr)).toBe(true);
  expect(f.forecastTotalPaidLessFees.lte(f.forecastTotalPaid)).toBe(true);
  const discounts = sum([f.termsLoanDiscount, f.termsDealerDiscount, f.termsDiscountFee]);
  expect(f.termsTotalDiscount.eq(discounts)).toBe(true);
  expect(f.termsFundedAmount.eq(terms.loanAmount.minus(discounts).plus(f.termsDealerFlat))).toBe(true);
  expect(f.termsApprovedFrontEndAmt.plus(f.termsApprovedBackEndProducts).eq(terms.loanAmount)).toBe(true);
  expect(f.collateralDefaultProb.gte(0) && f.collateralDefaultProb.lte(f.defaultProb)).toBe(true);

  const rows = cashflowRows(cashflows, businessDate('2024-06-14'));
  for (const row of rows) {
    assert(row.beginningBalance.minus(row.principal).minus(row.default).eq(row.endingBalance));
    for (const column of ['principal', 'interest', 'default', 'recovery'] as const) assert(isCents(row[column]));
  }
  expect(rows.at(-1)!.endingBalance.isZero()).toBe(true);
  expect(sum(rows.map(({ principal }) => principal)).eq(f.forecastPrincipalPaid)).toBe(true);
  expect(sum(rows.map(({ interest }) => interest)).eq(f.forecastInterestPaid)).toBe(true);
  expect(sum(rows.map((row) => row.default)).eq(f.forecastChargeoffAmount)).toBe(true);
  expect(sum(rows.map(({ recovery }) => recovery)).eq(f.forecastRecoveredAmount)).toBe(true);

  const net = cashflows.map((month) =>
    fromFixedPoint(month.principal + month.interest + month.recovery - month.servicingFee),
  );
  const yielded = internalRateOfReturn([f.fairValuePrice.negated(), ...net])!.times(12);
  expect(yielded.minus(targetYield).abs().lte(new Decimal(1).div(terms.loanAmount))).toBe(true);
}

describe('the forecast', () => {
  const { deals, grade, requestedDeal } = forecast(APPLICATION);

  it('offers sixty deals: six terms at ten markups, cheapest first', () => {
    expect(deals).toHaveLength(60);
    expect(grade).toBe('B');
    expect(deals.slice(0, 6).map(({ terms }) => terms.term)).toEqual([24, 36, 48, 60, 72, 84]);
    expect(deals[requestedDeal]!.terms.term).toBe(60);
    expect(new Set(deals.map(({ terms }) => `${terms.term} ${terms.noteRate.toString()}`)).size).toBe(60);
    expect(deals[59]!.terms.noteRate.minus(deals[5]!.terms.noteRate).toString()).toBe('0.045');
  });

  it('keeps its identities for every deal', () => {
    for (const deal of deals) expectIdentities(deal, STANDARD_PROGRAM.targetYield);
  });

  it('has every member of the specification, in its own names', () => {
    const record = JSON.parse(readFileSync(new URL('../golden/specification-deal.json', import.meta.url), 'utf8')) as {
      DealTermsInfo: object;
      UnderwritingInfo: object;
      CashflowsHeader: string;
    };
    const deal = deals[requestedDeal]!;
    expect(Object.keys(dealTermsInfo(deal)).sort()).toEqual(Object.keys(record.DealTermsInfo).sort());
    expect(Object.keys(underwritingInfo(deal)).sort()).toEqual(Object.keys(record.UnderwritingInfo).sort());
    expect(CASHFLOW_COLUMNS.join(',')).toBe(record.CashflowsHeader);
  });

  it('writes one projected row per month, dated from funding', () => {
    const [header, first, ...rest] = cashflowsCsv(deals[requestedDeal]!.cashflows, businessDate('2024-06-30'))
      .trim()
      .split('\n');
    expect(header).toBe('Type,Month,Date,BeginningBalance,Principal,Interest,Default,Recovery,EndingBalance');
    expect(first).toMatch(/^Projected,1,2024-07-30,22617\.61,/);
    expect(rest).toHaveLength(59);
    expect(rest.at(-1)).toMatch(/^Projected,60,2029-06-30,.*,0\.00$/);
  });

  it('declines and warns by the limits, in codes that tell no figure', () => {
    const poor = forecast({ ...APPLICATION, monthlyIncome: '1900', creditScore: 500 });
    const declined = poor.deals.find(({ underwriting }) => underwriting.decisionStatus === 'DECLINED')!;
    expect(declined.underwriting.decisionReason).toBe('PTI_ABOVE_LIMIT; DTI_ABOVE_LIMIT');
    expect(declined.underwriting.decisionReasonSimple).toBe('PTI_ABOVE_LIMIT');
    const near = forecast({ ...APPLICATION, collateralValue: '18000' }).deals[0]!.underwriting;
    expect(near.warningsNumber).toBe(1);
    expect([near.decisionReason, near.allWarnings]).toEqual(['WITHIN_LIMITS', 'LTV_NEAR_LIMIT']);
  });

  it('raises the APR above the note rate by an origination fee', () => {
    const [deal] = forecast(APPLICATION, { ...STANDARD_PROGRAM, originationFee: new Decimal(300) }).deals;
    expect(deal!.terms.apr.gt(deal!.terms.noteRate.times(100))).toBe(true);
  });

  it('refuses an application by field', () => {
    const result = forecastDeals({ ...APPLICATION, requestedAmount: '1,000', monthlyIncome: '0', creditScore: 1.5 });
    expect(result.ok ? [] : result.refusal.faults.map(({ field }) => field)).toEqual([
      'requestedAmount',
      'monthlyIncome',
      'creditScore',
    ]);
  });
});

describe('any forecast', () => {
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => new Decimal(percent).div(100));
  const program = fc
    .record({
      recoveryRate: share,
      yearlyPrepayment: share.map((value) => value.div(2)),
      recoveryLagMonths: fc.integer({ min: 0, max: 9 }),
      servicingFee: share.map((value) => value.div(20)),
      targetYield: share.map((value) => value.div(5)),
      terms: fc.uniqueArray(fc.integer({ min: 1, max: 96 }), { minLength: 1, maxLength: 3 }),
    })
    .map((chosen): UnderwritingProgram => ({ ...STANDARD_PROGRAM, markups: [ZERO], ...chosen }));

  it('keeps its identities', () => {
    fc.assert(
      fc.property(
        cents(50_000, 10_000_000),
        fc.integer({ min: 300, max: 850 }),
        program,
        (amount, creditScore, chosen) => {
          const { deals } = forecast({ ...APPLICATION, requestedAmount: amount, creditScore }, chosen);
          expect(deals).toHaveLength(chosen.terms.length);
          for (const deal of deals) expectIdentities(deal, chosen.targetYield);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('earns the note rate when nothing defaults, is prepaid or costs a fee', () => {
    fc.assert(
      fc.property(cents(50_000, 10_000_000), fc.integer({ min: 300, max: 850 }), (amount, creditScore) => {
        const chosen = undisturbed({ ...STANDARD_PROGRAM, markups: [ZERO] });
        const input = { ...APPLICATION, requestedAmount: amount, creditScore };
        for (const { terms, underwriting } of forecast(input, chosen).deals) {
          expect(underwriting.forecastSimpleIrr.eq(terms.noteRate)).toBe(true);
          expect(underwriting.forecastSimpleNetIrr.eq(terms.noteRate)).toBe(true);
          expect(terms.apr.eq(terms.noteRate.times(100))).toBe(true);
          expect(underwriting.forecastChargeoffAmount.isZero()).toBe(true);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
