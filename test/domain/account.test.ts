import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { Decimal } from '../../src/domain/money.js';
import { accruedInterest, fundedAccount } from '../../src/domain/repayment/account.js';
import { checkFeeWaiver, checkRefund } from '../../src/domain/adjustment/checks.js';
import { checkEffectiveDate, type AccountEntry } from '../../src/domain/repayment/entry.js';
import { amountsDue, quotePayoff } from '../../src/domain/repayment/payoff.js';
import { reallocations, replay } from '../../src/domain/repayment/replay.js';
import { DEFAULT_RULES, orderFor } from '../../src/domain/rules/account-rules.js';
import type { Allocation } from '../../src/domain/repayment/allocation.js';
import { allocate } from '../../src/domain/repayment/waterfall.js';
import { COSTLY_LOAN, fee, LOAN, payment } from './loan.js';

const PRINCIPAL_FIRST = { ...COSTLY_LOAN, rules: { ...DEFAULT_RULES, extraMoney: 'PRINCIPAL_ONLY' } as const };

const day = businessDate;
const PARTS = ['interest', 'principal', 'fees', 'extraPrincipal', 'recovery', 'credit', 'penalty'] as const;
const parts = (allocation: Allocation): Record<string, string> =>
  Object.fromEntries(
    PARTS.map((part) => [part, allocation[part]] as const)
      .filter(([, amount]) => !amount.isZero())
      .map(([part, amount]) => [part, amount.toString()]),
  );

const allocated = (amount: string, on: string, entries: AccountEntry[] = []): Record<string, string> =>
  parts(allocate(PRINCIPAL_FIRST, replay(PRINCIPAL_FIRST, entries).state, new Decimal(amount), day(on)));

describe('the waterfall', () => {
  it('has its order written down', () => {
    expect(orderFor(DEFAULT_RULES)).toEqual(['ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'FEES', 'EXTRA']);
  });

  it.each([
    ['partial, less than the interest', '10', '2024-02-15', { interest: '10' }],
    ['partial', '50', '2024-02-15', { interest: '37.2', principal: '12.8' }],
    ['exact', '100', '2024-02-15', { interest: '37.2', principal: '62.8' }],
    ['early', '100', '2024-02-10', { interest: '31.2', principal: '68.8' }],
    ['late', '100', '2024-02-25', { interest: '49.2', principal: '50.8' }],
    ['over', '250', '2024-02-15', { interest: '37.2', principal: '62.8', extraPrincipal: '150' }],
    ['two due, oldest first', '150', '2024-03-15', { interest: '72', principal: '78' }],
    [
      'payoff and a cent',
      '1237.21',
      '2024-02-15',
      { interest: '37.2', principal: '62.8', extraPrincipal: '1137.2', credit: '0.01' },
    ],
  ])('%s', (_, amount, on, expected) => {
    expect(allocated(amount, on)).toEqual(expected);
  });

  it('pays fees after the installments and before extra principal', () => {
    const fees = [fee('2024-02-01', '25')];
    expect(allocated('100', '2024-02-15', fees)).toEqual({ interest: '37.2', principal: '62.8' });
    expect(allocated('110', '2024-02-15', fees)).toEqual({ interest: '37.2', principal: '62.8', fees: '10' });
    expect(allocated('130', '2024-02-15', fees)).toEqual({
      interest: '37.2',
      principal: '62.8',
      fees: '25',
      extraPrincipal: '5',
    });
  });

  it('shows which installments a payment paid', () => {
    const { installmentShares } = allocate(
      COSTLY_LOAN,
      fundedAccount(COSTLY_LOAN),
      new Decimal(150),
      day('2024-03-15'),
    );
    expect(
      installmentShares.map((share) => [share.number, share.interest.toString(), share.principal.toString()]),
    ).toEqual([
      [1, '72', '28'],
      [2, '0', '50'],
    ]);
  });
});

describe('interest', () => {
  it('is simple: what is unpaid earns none', () => {
    const { state } = replay(COSTLY_LOAN, [payment('2024-02-15', '10')]);
    expect(state.carriedInterest.toString()).toBe('27.2');
    expect(accruedInterest(COSTLY_LOAN, state, day('2024-02-16')).toString()).toBe('28.4');
  });

  it('is carried unrounded', () => {
    const rates = [{ from: LOAN.fundedOn, annualRate: new Decimal('0.1066') }] as const;
    const accrued = accruedInterest({ ...LOAN, rates }, fundedAccount(LOAN), day('2024-01-22'));
    expect(accrued.toFixed(12)).toBe('2.453260273973');
  });

  it('stops at charge-off', () => {
    const chargeOff: AccountEntry = { kind: 'CHARGE_OFF', id: 'c', sequence: 5, effectiveOn: day('2024-06-15') };
    const { state } = replay(COSTLY_LOAN, [fee('2024-03-01', '25'), chargeOff]);
    expect(accruedInterest(COSTLY_LOAN, state, day('2030-01-01')).isZero()).toBe(true);
    expect(state.chargeOff).toMatchObject({ principal: new Decimal(1200), fees: new Decimal(25) });
    const recovered = replay(COSTLY_LOAN, [
      chargeOff,
      payment('2024-07-01', '1000', 6),
      payment('2024-08-01', '600', 7),
    ]);
    expect(recovered.state.recovered.toString()).toBe('1382.4');
    expect(recovered.state.credit.toString()).toBe('217.6');
  });
});

describe('payoff', () => {
  it('names per-diem and good-through', () => {
    const quote = quotePayoff(COSTLY_LOAN, fundedAccount(COSTLY_LOAN), day('2024-02-15'), day('2024-02-25'));
    expect(quote.amount.toString()).toBe('1237.2');
    expect(quote.perDiem.toString()).toBe('1.2');
    expect(quote.amountGoodThrough.toString()).toBe('1249.2');
  });

  it('goes with what is past and currently due', () => {
    const state = replay(LOAN, [fee('2024-02-01', '25')]).state;
    const due = amountsDue(LOAN, state, day('2024-03-15'), day('2024-03-25'));
    expect(due).toMatchObject({ currentDueOn: '2024-03-15', fees: new Decimal(25) });
    expect([due.pastDue, due.currentDue, due.payoff.amount].map(String)).toEqual(['100', '100', '1225']);
  });

  it('asks the last installment for all that late payments left', () => {
    const late = Array.from({ length: 12 }, (_, index) => payment('2025-01-15', '100', index));
    const { state } = replay(COSTLY_LOAN, late);
    expect(state.appliedToInstallments.toString()).toBe('1200');
    const due = amountsDue(COSTLY_LOAN, state, day('2025-01-16'), day('2025-01-16'));
    expect(due.pastDue.eq(due.payoff.amount)).toBe(true);
    expect(due.pastDue.gt(400)).toBe(true);
  });
});

describe('reversal', () => {
  it('replays later payments and says whose money moved', () => {
    const entries = [payment('2024-02-15', '100', 1), payment('2024-03-15', '100', 2)];
    const reversal: AccountEntry = {
      kind: 'REVERSAL',
      id: 'r',
      sequence: 3,
      effectiveOn: day('2024-03-20'),
      reverses: 'payment 1',
    };
    const [before, after] = [replay(COSTLY_LOAN, entries), replay(COSTLY_LOAN, [...entries, reversal])];
    const moved = reallocations(before, after);
    expect(
      moved.map(({ paymentId, before: from, after: to }) => [
        paymentId,
        from?.interest.toString(),
        to?.interest.toString(),
      ]),
    ).toEqual([
      ['payment 1', '37.2', undefined],
      ['payment 2', '32.98', '72'],
    ]);
  });

  it('makes a refund of vanished credit owed again', () => {
    const refund: AccountEntry = {
      kind: 'REFUND',
      id: 'refund',
      sequence: 2,
      effectiveOn: day('2024-02-20'),
      amount: new Decimal(50),
    };
    const reversal: AccountEntry = {
      kind: 'REVERSAL',
      id: 'r',
      sequence: 3,
      effectiveOn: day('2024-03-01'),
      reverses: 'payment 1',
    };
    const paid = [payment('2024-02-15', '1250'), refund];
    expect(replay(LOAN, paid).state.credit.toString()).toBe('0');
    const { state } = replay(LOAN, [...paid, reversal]);
    expect(state.fees).toMatchObject([{ kind: 'REFUNDED_IN_EXCESS', outstanding: new Decimal(50) }]);
  });
});

describe('guards', () => {
  it('waive at most what a fee has outstanding', () => {
    const { state } = replay(LOAN, [fee('2024-02-01', '25')]);
    expect(checkFeeWaiver(state, 'fee of 2024-02-01', new Decimal(25)).ok).toBe(true);
    expect(checkFeeWaiver(state, 'fee of 2024-02-01', new Decimal('25.01'))).toMatchObject({
      refusal: { code: 'EXCEEDS_FEE_BALANCE', atMost: '25.00' },
    });
    expect(checkFeeWaiver(state, 'none', new Decimal(1))).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  });

  it('refund at most the credit', () => {
    const { state } = replay(LOAN, [payment('2024-02-01', '1210')]);
    expect(checkRefund(state, new Decimal(10)).ok).toBe(true);
    expect(checkRefund(state, new Decimal(11))).toMatchObject({ refusal: { code: 'EXCEEDS_CREDIT_BALANCE' } });
  });

  it('keep effective dates between opening and today', () => {
    expect(checkEffectiveDate(day('2024-02-01'), day('2024-01-15'), day('2024-02-01')).ok).toBe(true);
    expect(checkEffectiveDate(day('2024-02-02'), day('2024-01-15'), day('2024-02-01')).ok).toBe(false);
    expect(checkEffectiveDate(day('2024-01-14'), day('2024-01-15'), day('2024-02-01'))).toMatchObject({
      refusal: { code: 'EFFECTIVE_DATE_NOT_ALLOWED', earliest: '2024-01-15', latest: '2024-02-01' },
    });
  });
});
