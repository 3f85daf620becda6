import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/calendar.js';
import { Decimal, isCents, sum, ZERO } from '../../src/domain/money.js';
import {
  accruedInterest,
  chargedOffAmount,
  feesDue,
  fundedAccount,
  payoffAmount,
  type AccountState,
  type AccountTerms,
} from '../../src/domain/repayment/account.js';
import { applyAdjustment, applyPayment } from '../../src/domain/repayment/apply-entry.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { standingEntries, type AccountEntry, type PaymentEntry } from '../../src/domain/repayment/entry.js';
import { installmentStatuses, unpaidOf } from '../../src/domain/repayment/installment-status.js';
import { reallocations, replay } from '../../src/domain/repayment/replay.js';
import type { Allocation } from '../../src/domain/repayment/allocation.js';
import { allocate } from '../../src/domain/repayment/waterfall.js';
import { runs } from '../support/runs.js';
import { anyAccount, anyEntries, cents } from './arbitrary.js';

const RUNS = { numRuns: runs(400) };

const anyHistory = (maxLength: number): fc.Arbitrary<{ terms: AccountTerms; entries: AccountEntry[] }> =>
  anyAccount.chain((terms) => anyEntries(terms, maxLength).map((entries) => ({ terms, entries })));

const total = ({ interest, principal, fees, extraPrincipal, recovery, credit }: Allocation): Decimal =>
  sum([interest, principal, fees, extraPrincipal, recovery, credit]);

/** Equal to the last digit of every figure. */
const written = (state: AccountState): string => JSON.stringify(state);

const payment = (terms: AccountTerms, days: number, amount: Decimal, sequence = 99): PaymentEntry => ({
  kind: 'PAYMENT',
  id: `payment ${sequence}`,
  sequence,
  effectiveOn: addDays(terms.fundedOn, days),
  amount,
});

describe('any payment', () => {
  it('is allocated to the last cent, never negatively', () => {
    fc.assert(
      fc.property(
        anyHistory(4),
        fc.integer({ min: 0, max: 900 }),
        cents(1, 5_000_000),
        ({ terms, entries }, days, amount) => {
          const before = replay(
            terms,
            entries.filter(({ effectiveOn }) => effectiveOn <= addDays(terms.fundedOn, days)),
          ).state;
          const on = addDays(terms.fundedOn, days);
          const allocation = allocate(terms, before, amount, on);
          expect(total(allocation).eq(amount)).toBe(true);
          for (const part of ['interest', 'principal', 'fees', 'extraPrincipal', 'recovery', 'credit'] as const) {
            assert(allocation[part].gte(0) && isCents(allocation[part]));
          }
          const shares = allocation.installmentShares.map((share) => share.interest.plus(share.principal));
          expect(sum(shares).eq(allocation.interest.plus(allocation.principal))).toBe(true);
          expect(sum(allocation.feeShares.map((share) => share.amount)).eq(allocation.fees)).toBe(true);
          if (allocation.credit.gt(0)) expect(payoffAmount(terms, before, on).lt(amount)).toBe(true);
          if (allocation.fees.gt(0))
            expect(allocation.extraPrincipal.isZero() || feesDue(before).eq(allocation.fees)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  it('of the payoff amount leaves nothing owed and no credit', () => {
    fc.assert(
      fc.property(anyHistory(4), ({ terms, entries }) => {
        const before = replay(terms, entries).state;
        const on = addDays(terms.fundedOn, 901);
        const amount = payoffAmount(terms, before, on);
        const { state, allocation } = applyPayment(terms, before, payment(terms, 901, amount));
        expect(payoffAmount(terms, state, addDays(on, 400)).isZero()).toBe(true);
        expect(allocation.credit.isZero()).toBe(true);
        expect(installmentStatuses(terms, state, on).every(({ satisfied }) => satisfied)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('any history', () => {
  it('is the same replayed as applied in order', () => {
    fc.assert(
      fc.property(anyHistory(8), (history) => {
        const { entries } = history;
        const rules = { ...DEFAULT_RULES, closingTolerance: ZERO };
        const terms = { ...history.terms, rules };
        const applied = standingEntries(entries, rules).reduce<AccountState>((state, entry) => {
          assert(entry.kind !== 'TERM_CHANGE');
          return entry.kind === 'PAYMENT'
            ? applyPayment(terms, state, entry).state
            : applyAdjustment(terms, state, entry);
        }, fundedAccount(terms));
        expect(written(replay(terms, entries).state)).toBe(written(applied));
        expect(written(replay(terms, entries.toReversed()).state)).toBe(written(applied));
      }),
      RUNS,
    );
  });

  it('is restored when its latest payment, or any other, is reversed', () => {
    fc.assert(
      fc.property(
        anyHistory(6),
        fc.integer({ min: 0, max: 900 }),
        cents(1, 3_000_000),
        ({ terms, entries }, days, amount) => {
          const before = replay(terms, entries);
          const added = payment(terms, days, amount);
          const after = replay(terms, [...entries, added]);
          const reversal = { kind: 'REVERSAL', id: 'reversal', sequence: 100, reverses: added.id } as const;
          const undone = replay(terms, [...entries, added, { ...reversal, effectiveOn: added.effectiveOn }]);
          expect(written(undone.state)).toBe(written(before.state));
          expect(reallocations(before, undone)).toEqual([]);
          expect(reallocations(after, undone).map(({ paymentId }) => paymentId)).toContain(added.id);
        },
      ),
      RUNS,
    );
  });

  it('accounts for every cent', () => {
    fc.assert(
      fc.property(anyHistory(8), ({ terms, entries }) => {
        const { state, allocations } = replay(terms, entries);
        const of = (kind: string): Decimal =>
          sum(entries.map((entry) => (entry.kind === kind && 'amount' in entry ? entry.amount : ZERO)));
        const written = state.smallBalance?.principal ?? ZERO;
        const lent = terms.principal.plus(state.principalAdjusted);
        expect(sum([state.principal, state.principalPaid, written]).eq(lent)).toBe(true);
        const refundedInExcess = state.fees.filter(({ kind }) => kind === 'REFUNDED_IN_EXCESS');
        const refundedFromCredit = of('REFUND').minus(sum(refundedInExcess.map(({ assessed }) => assessed)));
        const held = sum([state.principalPaid, state.interestPaid, state.feesPaid, state.credit, refundedFromCredit]);
        expect(held.eq(of('PAYMENT'))).toBe(true);
        expect(sum([...allocations.values()].map(total)).eq(of('PAYMENT'))).toBe(true);
        expect(state.credit.gte(0)).toBe(true);
        expect(accruedInterest(terms, state, addDays(terms.fundedOn, 2000)).gte(0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('owes on its installments what it owes in all', () => {
    fc.assert(
      fc.property(anyHistory(6), ({ terms, entries }) => {
        const { state } = replay(terms, entries);
        const on = addDays(terms.fundedOn, 901);
        const owed = payoffAmount(terms, state, on).minus(feesDue(state));
        expect(unpaidOf(installmentStatuses(terms, state, on)).eq(owed)).toBe(true);
      }),
      RUNS,
    );
  });

  it('recovers at most what was charged off', () => {
    fc.assert(
      fc.property(anyHistory(5), fc.array(cents(1, 3_000_000), { maxLength: 4 }), ({ terms, entries }, recoveries) => {
        const chargeOff = { kind: 'CHARGE_OFF', id: 'charge-off', sequence: 50 } as const;
        const later = recoveries.map((amount, index) => payment(terms, 950 + index, amount, 60 + index));
        const all = [...entries, { ...chargeOff, effectiveOn: addDays(terms.fundedOn, 910) }, ...later];
        const { state } = replay(terms, all);
        expect(state.recovered.lte(chargedOffAmount(state))).toBe(true);
        expect(payoffAmount(terms, state, addDays(terms.fundedOn, 3000)).isZero()).toBe(true);
        const before = replay(terms, entries).state;
        expect(state.recovered.plus(state.credit).minus(before.credit).eq(sum(recoveries))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a loan paid as scheduled', () => {
  it('follows its schedule to the cent and ends at zero', () => {
    fc.assert(
      fc.property(anyAccount, (terms) => {
        // An installment of nothing cannot be paid: interest of less than half a cent a period then adds up to one.
        fc.pre(terms.installments.every(({ amount }) => amount.gt(0)));
        const payments = terms.installments.map(({ dueDate, amount, number }): PaymentEntry => ({
          kind: 'PAYMENT',
          id: `installment ${number}`,
          sequence: number,
          effectiveOn: dueDate,
          amount,
        }));
        const { state, allocations } = replay(terms, payments);
        expect(state.principal.isZero()).toBe(true);
        expect(state.credit.isZero()).toBe(true);
        expect([...allocations.values()].every(({ extraPrincipal }) => extraPrincipal.isZero())).toBe(true);
      }),
      RUNS,
    );
  });
});
