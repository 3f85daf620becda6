import { parse } from 'csv-parse/sync';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoEnvelope, generateRecord } from '../../../src/demo/seed-portfolio.js';
import { businessDate, daysBetween } from '../../../src/domain/calendar.js';
import { checkVin } from '../../../src/domain/collateral/vin.js';
import { bucketOf } from '../../../src/domain/delinquency/delinquency.js';
import { LOAN_STATES } from '../../../src/domain/loan/lifecycle.js';
import { Decimal, decimal, sum, ZERO } from '../../../src/domain/money.js';
import type { JsonObject } from '../../../src/domain/record/json.js';
import { readCashflows, readTradeLines } from '../../../src/domain/record/csv-rows.js';
import type { RecordParts } from '../../../src/domain/record/record-parts.js';
import { splitRecord } from '../../../src/domain/record/split-and-join.js';
import { runs } from '../../support/runs.js';

const TODAY = '2026-11-15';
const COUNT = runs(100);

interface Generated {
  readonly envelope: DemoEnvelope;
  readonly parts: RecordParts;
}

let all: Generated[] = [];

const figureOf = (text: unknown): Decimal => decimal(String(text).replaceAll(',', ''));
const members = (object: unknown, name: string): JsonObject[] => (object as Record<string, JsonObject[]>)[name] ?? [];
const inState = (...states: string[]): Generated[] => all.filter(({ parts }) => states.includes(parts.loan.loanStatus));
const funded = (): Generated[] => inState('ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF');

async function generate(seed: string, index: number, today = TODAY): Promise<Generated> {
  const envelope = await generateRecord(seed, index, today);
  const split = splitRecord(envelope);
  if (!split.ok) throw new Error(`${index}: ${JSON.stringify(split.faults)}`);
  return { envelope, parts: split.parts };
}

beforeAll(async () => {
  all = await Promise.all(Array.from({ length: COUNT }, (_, index) => generate('demo', index)));
});

describe('the demo portfolio', () => {
  it('is deterministic, in any order', async () => {
    const again = await Promise.all([17, 3, 9, 24].map(async (index) => generate('demo', index)));
    expect(again.map(({ envelope }) => envelope)).toEqual([17, 3, 9, 24].map((index) => all[index]!.envelope));
    expect((await generate('other', 3)).envelope).not.toEqual(all[3]!.envelope);
  });

  it('holds loans in every state and in every delinquency bucket', () => {
    expect(new Set(all.map(({ parts }) => parts.loan.loanStatus))).toEqual(new Set(LOAN_STATES));
    const buckets = inState('ACTIVE').map(({ parts }) => bucketOf(parts.loan.currentDpd ?? 0));
    expect(new Set(buckets).size).toBe(6);
    expect(new Set(inState('ACTIVE').map(({ parts }) => parts.loan.paymentStatus)).size).toBe(7);
  });

  it.each(['2024-02-29', '2025-01-31', '2026-03-30', '2027-12-31'])(
    'stands on any business date: %s',
    async (today) => {
      for (let index = 0; index < 25; index += 1) {
        const { parts } = await generate('dates', index, today);
        const { nextPaymentDate, lastPaymentDate, loanStatus } = parts.loan;
        if (loanStatus === 'ACTIVE') expect(nextPaymentDate !== null && nextPaymentDate >= today).toBe(true);
        expect(lastPaymentDate === null || lastPaymentDate <= today).toBe(true);
      }
    },
  );

  it('has ids of its own for every loan and never-issued social security numbers', () => {
    expect(new Set(all.map(({ envelope }) => envelope.loanId)).size).toBe(COUNT);
    const persons = new Map(
      all.map(({ envelope, parts }) => [
        parts.loan.borrowerId,
        (envelope.data.Request.ApplicantInfo as JsonObject).ApplicantSSN as string,
      ]),
    );
    expect(persons.size).toBeLessThan(COUNT);
    expect(new Set(persons.values()).size).toBe(persons.size);
    for (const ssn of persons.values()) expect(ssn).toMatch(/^8\d\d(?!00)\d\d(?!0000)\d{4}$/);
  });

  it('gives a borrower of several loans one identity', () => {
    const identityOf = (index: number): unknown => {
      return {
        ...(all[index]!.envelope.data.Request.ApplicantInfo as JsonObject),
        ApplicantAge: 'differs with the day',
      };
    };
    expect(all[11]!.parts.loan.borrowerId).toBe(all[4]!.parts.loan.borrowerId);
    expect(identityOf(11)).toEqual(identityOf(4));
  });
});

describe('every funded demo loan', () => {
  it('has figures that agree with each other', () => {
    for (const { parts } of funded()) {
      const { loan } = parts;
      const [principal, paid] = [decimal(loan.principalAmount), decimal(loan.totalPrincipalPaid!)];
      const balance = principal.minus(paid).minus(decimal(loan.chargeoffAmount!));
      expect(loan.remainingBalance).toBe(balance.toFixed());
      expect(loan.currentBalance).toBe(loan.remainingBalance);
      expect(loan.repaidAmount).toBe(loan.totalPrincipalPaid);
      expect(loan.originalBalance).toBe(loan.principalAmount);
      expect(balance.gte(ZERO)).toBe(true);
      expect(loan.originationDate! < loan.firstPaymentDate! && loan.firstPaymentDate! < loan.maturityDate!).toBe(true);
      expect(loan.scheduledMaturityDate).toBe(loan.maturityDate);
      expect(loan.remainingTerm).toBeLessThanOrEqual(loan.term!);
      const payments = parts.payments as readonly JsonObject[];
      expect(sum(payments.map((payment) => figureOf(payment.principal))).eq(paid)).toBe(true);
      expect(sum(payments.map((payment) => figureOf(payment.interest))).eq(decimal(loan.totalInterestPaid!))).toBe(
        true,
      );
      expect(loan.lastPaymentDate).toBe(payments.at(-1)?.paymentDate ?? null);
    }
  });

  it('is past due as its status says', () => {
    for (const { parts } of inState('ACTIVE')) {
      const { currentDpd, delinquentDays, pastDueAmount, delinquentAmount, paymentStatus } = parts.loan;
      const isLate = currentDpd! > 0;
      expect(decimal(pastDueAmount!).gt(ZERO)).toBe(isLate);
      expect(delinquentDays).toBe(Math.max(0, currentDpd! - 10));
      expect(decimal(delinquentAmount!).gt(ZERO)).toBe(delinquentDays! > 0);
      if (!isLate) expect(paymentStatus).toBe('ON_TIME');
      else if (delinquentDays === 0) expect(paymentStatus).toBe('GRACE');
      else expect(paymentStatus).toBe(bucketOf(currentDpd!).replace('DAYS', 'LATE'));
    }
  });

  it('is closed, closed early or charged off as its balance and dates say', () => {
    for (const { parts } of inState('CLOSED', 'CLOSED_EARLY')) {
      const { loan } = parts;
      expect(loan).toMatchObject({ remainingBalance: '0', paymentStatus: 'PAID_OFF', remainingTerm: 0, currentDpd: 0 });
      expect(loan.lastPaymentDate! < loan.maturityDate!).toBe(loan.loanStatus === 'CLOSED_EARLY');
    }
    for (const { parts } of inState('CHARGED_OFF')) {
      const { loan } = parts;
      expect(loan).toMatchObject({ remainingBalance: '0', paymentStatus: 'CHARGED_OFF', nextPaymentDate: null });
      expect(loan.currentDpd).toBeGreaterThanOrEqual(120);
      expect(decimal(loan.recoveredAmount!).lte(decimal(loan.chargeoffAmount!))).toBe(true);
    }
  });

  it('has an annual percentage rate above its note rate, because of the acquisition fee', () => {
    for (const { parts } of funded()) {
      const spread = decimal(parts.loan.apr!).times(100).minus(decimal(parts.loan.interestRate!));
      expect(spread.gt(ZERO) && spread.lt(5)).toBe(true);
    }
  });
});

describe('every demo application', () => {
  it('is a car with a valid VIN and a person of age', () => {
    for (const { envelope } of all) {
      const { VehicleInfo, ApplicantInfo } = envelope.data.Request as Record<string, JsonObject>;
      expect(checkVin(VehicleInfo!.VehicleVIN as string)).toEqual({ faults: [], warnings: [] });
      expect(Number(ApplicantInfo!.ApplicantAge)).toBeGreaterThanOrEqual(18);
      expect(ApplicantInfo!.ApplicantEmail).toMatch(/^[a-z0-9.]+@example\.com$/);
    }
  });

  it('has no servicing figures before it is funded', () => {
    for (const { parts } of inState('CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN')) {
      expect(parts.loan).toMatchObject({ originationDate: null, remainingBalance: null, paymentStatus: null });
      expect(parts.payments).toEqual([]);
    }
  });
});

describe('every demo underwriting', () => {
  const assessed = (): Generated[] => all.filter(({ parts }) => parts.cashflowsCsv !== null);

  it('keeps the identities of the forecast for all of its sixty deals', () => {
    for (const { envelope } of assessed().filter((_, index) => index % 4 === 0)) {
      const terms = members(envelope.data.Underwriting, 'DealTermsInfo');
      const entries = members(envelope.data.Underwriting, 'UnderwritingInfo');
      expect([terms.length, entries.length]).toEqual([60, 60]);
      entries.forEach((entry, index) => {
        const value = (name: string): Decimal => figureOf(entry[name]);
        const amount = figureOf(terms[index]!.TermsLoanAmount);
        const [principal, lost] = [value('ForecastPrincipalPaid'), value('ForecastChargeoffAmount')];
        const recovered = value('ForecastRecoveredAmount');
        expect(principal.plus(lost).eq(amount)).toBe(true);
        expect(principal.plus(value('ForecastInterestPaid')).plus(recovered).eq(value('ForecastTotalPaid'))).toBe(true);
        expect(lost.minus(recovered).eq(value('ForecastNetLossAmount'))).toBe(true);
        expect(value('DefaultProb').plus(value('SolventProb')).eq(1)).toBe(true);
        expect(value('ForecastSimpleNetIRR').lte(value('ForecastSimpleIRR'))).toBe(true);
        expect(value('ForecastCompoundingNetIRR').lte(value('ForecastCompoundingIRR'))).toBe(true);
        expect(value('ForecastTotalPaidLessFees').lte(value('ForecastTotalPaid'))).toBe(true);
      });
    }
  });

  it('offers the deal that the loan was made from', () => {
    for (const { envelope, parts } of funded()) {
      const deal = members(envelope.data.Underwriting, 'DealTermsInfo').find(
        ({ TermsTerm, TermsLoanAmount }) =>
          TermsTerm === String(parts.loan.term) && figureOf(TermsLoanAmount).eq(decimal(parts.loan.principalAmount)),
      );
      // The acquisition fee is a finance charge: the APR is above the rate, by less than a point or two.
      const aboveRate = figureOf(deal?.TermsAPR).minus(decimal(parts.loan.interestRate!));
      expect([aboveRate.gt(0), aboveRate.lt(4)]).toEqual([true, true]);
      if (parts.loan.paymentFrequency === 'MONTHLY')
        expect(decimal(parts.loan.apr!).times(100).minus(figureOf(deal?.TermsAPR)).abs().lt('0.01')).toBe(true);
    }
  });

  it('projects cash flows that sum to the predictions of the loan', () => {
    for (const { parts } of assessed()) {
      const rows = readCashflows(parts.cashflowsCsv);
      const total = (name: 'principal' | 'interest' | 'default' | 'recovery'): string =>
        sum(rows.map((row) => decimal(row[name]!))).toFixed();
      expect([total('principal'), total('interest'), total('default'), total('recovery')]).toEqual([
        parts.loan.predictedPrincipalPaid,
        parts.loan.predictedInterestPaid,
        parts.loan.predictedChargeoffAmount,
        parts.loan.predictedRecoveredAmount,
      ]);
      expect(rows).toHaveLength(parts.loan.installment!);
      expect(rows.at(-1)!.endingBalance).toBe('0.00');
    }
  });

  it('holds bureau data in full', () => {
    for (const { parts } of assessed()) {
      expect(Object.keys(parts.bureau.primary?.attributes ?? {}).length).toBeGreaterThan(1136);
      const lines = readTradeLines(parts.bureau.primary?.tradeLines);
      expect(lines.length).toBeGreaterThanOrEqual(11);
      for (const line of lines) {
        expect(line.opened !== null && line.balance !== null && line.asOf !== null).toBe(true);
        expect(daysBetween(businessDate(line.opened!), businessDate(line.asOf!))).toBeGreaterThan(0);
      }
      expect(parse(parts.bureau.primary!.tradeLines!)[0]).toHaveLength(21);
    }
  });

  it('comes with a PDF that opens', async () => {
    const { primary } = assessed()[0]!.parts.documents;
    const document = await PDFDocument.load(primary!);
    expect(document.getPageCount()).toBe(1);
    expect(primary!.length).toBeLessThan(4000);
  });
});
