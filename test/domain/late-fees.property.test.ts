import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type BusinessDate } from '../../src/domain/calendar.js';
import { lateFeeChanges } from '../../src/domain/delinquency/late-fee-changes.js';
import { isOnTime, lateFees } from '../../src/domain/delinquency/late-fees.js';
import { ledgerBalances } from '../../src/domain/ledger/balances.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';
import { withEntries, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { sum, ZERO, type Decimal } from '../../src/domain/money.js';
import { fundedAccount, payoffAmount } from '../../src/domain/repayment/account.js';
import { PAYMENT_INSTRUCTIONS } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import { replay } from '../../src/domain/repayment/replay.js';
import { anyAccount, anyRules, asContract, cents } from './arbitrary.js';
import { runs } from '../support/runs.js';

const RUNS = { numRuns: runs(60) };

interface Life {
  readonly account: Account;
  readonly payments: readonly PaymentEntry[];
  readonly end: BusinessDate;
}

/** A contract of today's edition without any history, and payments on days of its life, several on one of them. */
const anyLife: fc.Arbitrary<Life> = fc
  .tuple(anyAccount, anyRules, fc.integer({ min: 0, max: 15 }))
  .chain(([contract, anyEdition, graceDays]) => {
    const rules = { ...anyEdition, edition: 4 as const };
    const terms = { ...asContract(contract), rules };
    const { maturesOn } = terms;
    const opening = fundedAccount(terms);
    const account: Account = {
      terms,
      original: terms,
      opening,
      entries: [],
      graceDays,
      rules: RULES_BEFORE,
      history: replay(terms, [], opening),
      accruedThrough: undefined,
    };
    const days = daysBetween(terms.fundedOn, maturesOn);
    const dueOn = (dueDate: BusinessDate): number => daysBetween(terms.fundedOn, dueDate);
    const scheduled = contract.installments[0]?.amount ?? ZERO;
    const amount = fc.oneof(cents(1, 300_000), fc.constantFrom(scheduled, scheduled.times(2), scheduled.minus('0.01')));
    const payment = fc.record({
      day: fc.oneof(fc.nat(days), fc.constantFrom(...contract.installments.map(({ dueDate }) => dueOn(dueDate)))),
      amount: amount.filter((value) => value.gt(ZERO)),
      instruction: fc.option(fc.constantFrom(...PAYMENT_INSTRUCTIONS), { nil: undefined }),
    });
    return fc.array(payment, { maxLength: 8 }).map((drafts) => ({
      account,
      end: addDays(maturesOn, 30),
      payments: drafts.map(({ day, amount: value, instruction }, index): PaymentEntry => ({
        kind: 'PAYMENT',
        id: `payment ${index}`,
        sequence: index + 1,
        effectiveOn: addDays(terms.fundedOn, day),
        amount: value,
        ...(instruction && { instruction }),
      })),
    }));
  });

/** The money of an account, entry by entry apart. */
const balances = ({ history: { state } }: Account): string => JSON.stringify({ ...state, fees: feesOf(state.fees) });
const feesOf = (fees: Account['history']['state']['fees']): string[] =>
  fees.map(({ assessedOn, installment, assessed, outstanding }) =>
    [assessedOn, installment, assessed.toFixed(2), outstanding.toFixed(2)].join(' '),
  );

const enter = (account: Account, entry: AccountEntry): Account =>
  withEntries(account, [{ ...entry, sequence: (account.entries.at(-1)?.sequence ?? 0) + 1 }]);

const settled = (account: Account, on: BusinessDate): Account => withLateFees('LN', account, on).account;

describe('late fees', () => {
  it('do not depend on when end of day ran, nor on when a payment was entered', () => {
    fc.assert(
      fc.property(
        anyLife,
        fc.array(fc.nat(800), { maxLength: 6 }),
        fc.nat(60),
        ({ account, payments, end }, runs, late) => {
          const atOnce = settled(payments.reduce(enter, account), end);
          const closings = runs.map((days) => addDays(account.terms.fundedOn, days)).filter((on) => on <= end);
          // Some payments are entered long after they count, and days are closed in between.
          const steps = [
            ...closings.map((on) => ({ on, step: (now: Account) => settled(now, on) })),
            ...payments.map((payment, index) => ({
              on: addDays(payment.effectiveOn, index % 2 === 0 ? 0 : late),
              step: (now: Account) => enter(now, payment),
            })),
          ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
          const dayByDay = settled(
            steps.reduce((now, { step }) => step(now), account),
            end,
          );
          expect(balances(dayByDay)).toBe(balances(atOnce));
        },
      ),
      RUNS,
    );
  });

  it('are those of a replay, where the history alone tells that there are none', () => {
    let onTime = 0;
    fc.assert(
      fc.property(anyLife, fc.nat(24), fc.nat(60), fc.nat(2), ({ account, payments }, kept, later, others) => {
        const { installments, fundedOn } = account.terms;
        const punctual = installments.slice(0, kept).map(({ dueDate, amount }, place): PaymentEntry => ({
          kind: 'PAYMENT',
          id: `installment ${place}`,
          sequence: 0,
          effectiveOn: dueDate,
          amount,
        }));
        const paid = [...punctual, ...payments.slice(0, others)].reduce(enter, account);
        const on = addDays(punctual.at(-1)?.effectiveOn ?? fundedOn, later);
        if (isOnTime(paid, on)) onTime += 1;
        expect(withLateFees('LN', paid, on).added).toEqual(lateFeeChanges('LN', paid, on).entries);
      }),
      { numRuns: runs(300) },
    );
    expect(onTime).toBeGreaterThan(0);
  });

  it('are none for an installment whose money came in its period, in full and on time', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(23), ({ account, payments, end }, at) => {
        const { installments } = account.terms;
        const place = at % installments.length;
        const paid = installments[place]!;
        const from = installments[place - 1]?.dueDate ?? account.terms.fundedOn;
        // Where an older one is in its days of grace still, money is on time for that one first.
        fc.pre(place === 0 || addDays(from, account.graceDays) < paid.dueDate);
        const others = payments.filter(({ effectiveOn }) => effectiveOn < from || effectiveOn > paid.dueDate);
        const inFull: PaymentEntry = {
          kind: 'PAYMENT',
          id: 'in full and on time',
          sequence: 0,
          effectiveOn: paid.dueDate,
          amount: paid.amount,
        };
        const entries = [...others, inFull];
        const fees = lateFees({ ...account, entries }, end, String);
        expect(fees.map(({ installment }) => installment)).not.toContain(paid.number);
      }),
      RUNS,
    );
  });
});

describe('equal money on equal days', () => {
  it('gives equal balances in any order of entry', () => {
    fc.assert(
      fc.property(anyLife, fc.infiniteStream(fc.nat()), ({ account, payments, end }, places) => {
        const shuffled = payments
          .map((payment) => [places.next().value, payment] as const)
          .sort(([a], [b]) => a - b)
          .map(([, payment]) => payment);
        const inOrder = settled(payments.reduce(enter, account), end);
        const anyOrder = settled(shuffled.reduce(enter, account), end);
        expect(balances(anyOrder)).toBe(balances(inOrder));
      }),
      RUNS,
    );
  });
});

describe('the ledger', () => {
  it('has in cash what came in, less what was paid out', () => {
    fc.assert(
      fc.property(anyLife, cents(1, 50_000), ({ account, payments, end }, refund) => {
        const paid = settled(payments.reduce(enter, account), end);
        const { credit } = paid.history.state;
        const amount: Decimal = refund.lt(credit) ? refund : credit;
        const entry: AccountEntry = { kind: 'REFUND', id: 'refund', sequence: 0, effectiveOn: end, amount };
        const after = amount.isZero() ? paid : enter(paid, entry);
        const moneyIn = sum(payments.map((payment) => payment.amount));
        const cash = ledgerBalances(after).CASH ?? ZERO;
        expect(cash.eq(moneyIn.minus(amount).minus(account.terms.principal))).toBe(true);
        expect(sum(Object.values(ledgerBalances(after))).isZero()).toBe(true);
        expect(payoffAmount(after.terms, after.history.state, end).gte(ZERO)).toBe(true);
      }),
      RUNS,
    );
  });
});
