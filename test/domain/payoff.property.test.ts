import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { openAccount, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, least, ZERO } from '../../src/domain/money.js';
import { feesDue, interestDue, payoffAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry, NewEntry } from '../../src/domain/repayment/entry.js';
import { quotePayoff } from '../../src/domain/repayment/payoff.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { cents } from './arbitrary.js';
import { runs } from '../support/runs.js';

const FUNDED_ON = businessDate('2026-01-01');

function open(prepaymentPenaltyPercent: Decimal, entries: readonly AccountEntry[]): Account {
  const opened = openAccount(
    {
      schedule: { principal: '10000', annualRatePercent: '36.5', fundedOn: FUNDED_ON, installments: 12 },
      opening: undefined,
      graceDays: 10,
      accountRules: { ...ACCOUNT_RULES, prepaymentPenaltyPercent },
      rules: DEFAULT_RULES,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

type Doing = readonly [what: 'PAY' | 'WAIVE' | 'CORRECT' | 'CHARGE' | 'FORGIVE', cents: Decimal];
const anyDoing: fc.Arbitrary<Doing> = fc.tuple(
  fc.constantFrom('PAY', 'WAIVE', 'CORRECT', 'CHARGE', 'FORGIVE'),
  cents(1, 400_000),
);

/** An action on an account on a day, if it is allowed. */
function entryOf([what, amount]: Doing, place: number, { terms, history }: Account, on: typeof FUNDED_ON): NewEntry[] {
  const { state } = history;
  const own = { id: `${place}`, effectiveOn: on };
  const some = (most: Decimal) => least(amount, most);
  switch (what) {
    case 'PAY':
      return [{ ...own, kind: 'PAYMENT', amount }];
    case 'WAIVE':
      return [{ ...own, kind: 'INTEREST_WAIVER', amount: some(interestDue(terms, state, on)) }];
    case 'CORRECT':
      return [
        { ...own, kind: 'PRINCIPAL_ADJUSTMENT', amount: place % 2 === 0 ? amount : some(state.principal).negated() },
      ];
    case 'CHARGE':
      return [{ ...own, kind: 'FEE', feeKind: 'TITLE', amount }];
    case 'FORGIVE':
      return state.fees.slice(-1).map((fee) => ({
        ...own,
        kind: 'FEE_WAIVER' as const,
        feeId: fee.id,
        amount: some(fee.outstanding),
      }));
  }
}

/** Each after the last, as commands come. */
function accountAfter(penalty: Decimal, doings: readonly (readonly [number, Doing])[]): [Account, AccountEntry[]] {
  const entries: AccountEntry[] = [];
  for (const [place, [day, doing]] of doings.entries()) {
    for (const entry of entryOf(doing, place, open(penalty, entries), addDays(FUNDED_ON, day)))
      if (!('amount' in entry) || !entry.amount.isZero()) entries.push({ ...entry, sequence: entries.length + 1 });
  }
  return [open(penalty, entries), entries];
}

const anyPenalty = fc.constantFrom('0', '2').map((percent) => new Decimal(percent));

describe('the payoff that is quoted on a day', () => {
  it('closes the loan when it is paid, after any history, also of that day', () => {
    fc.assert(
      fc.property(
        anyPenalty,
        fc.integer({ min: 1, max: 300 }),
        fc.array(anyDoing, { maxLength: 2 }),
        fc.array(anyDoing, { maxLength: 4 }),
        (penalty, day, before, today) => {
          const doings = [
            ...before.map((doing) => [day - 1, doing] as const),
            ...today.map((doing) => [day, doing] as const),
          ];
          const [account, entries] = accountAfter(penalty, doings);
          const on = addDays(FUNDED_ON, day);
          const { amount } = quotePayoff(account.terms, account.history.state, on, on);
          fc.pre(amount.gt(ZERO));
          const payment = {
            kind: 'PAYMENT',
            id: 'payoff',
            sequence: entries.length + 1,
            effectiveOn: on,
            amount,
          } as const;
          const { terms, history } = open(penalty, [...entries, payment]);
          expect(payoffAmount(terms, history.state, on).toFixed(2)).toBe('0.00');
          expect(feesDue(history.state).toFixed(2)).toBe('0.00');
          expect(history.state.credit.toFixed(2)).toBe(account.history.state.credit.toFixed(2));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('is not had for less with a penalty: what falls short by little stays owed, and costs it when it is paid', () => {
    const on = addDays(FUNDED_ON, 20);
    // 20 days x 10.00 of interest; 2 percent of the 1.00 that is left.
    const short: AccountEntry = {
      kind: 'PAYMENT',
      id: 'short',
      sequence: 1,
      effectiveOn: on,
      amount: new Decimal('10199'),
    };
    const { terms, history } = open(new Decimal('2'), [short]);
    expect(quotePayoff(terms, history.state, on, on).amount.toFixed(2)).toBe('1.02');
    // Of ten cents it is less than one.
    const nearly = open(new Decimal('2'), [{ ...short, amount: new Decimal('10199.90') }]);
    expect(payoffAmount(nearly.terms, nearly.history.state, on).toFixed(2)).toBe('0.10');
    const without = open(ZERO, [short]);
    expect(payoffAmount(without.terms, without.history.state, on).toFixed(2)).toBe('0.00');
  });

  it('stays as low when the rest of a payment is corrected away the same day, and a penalty is waived on its day', () => {
    const on = addDays(FUNDED_ON, 20);
    const own = { effectiveOn: on };
    const paid: AccountEntry = { ...own, kind: 'PAYMENT', id: 'paid', sequence: 1, amount: new Decimal('10192') };
    const corrected: AccountEntry = {
      ...own,
      kind: 'PRINCIPAL_ADJUSTMENT',
      id: 'corrected',
      sequence: 2,
      amount: new Decimal('-8'),
    };
    const { terms, history } = open(new Decimal('2'), [paid, corrected]);
    expect(payoffAmount(terms, history.state, on).toFixed(2)).toBe('0.00');
    const off: AccountEntry = { ...own, kind: 'PAYMENT', id: 'off', sequence: 1, amount: new Decimal('10200') };
    const penalty = open(new Decimal('2'), [off]).history.state.fees[0]!;
    expect(penalty.outstanding.toFixed(2)).toBe('200.00');
    const waived: AccountEntry = {
      ...own,
      kind: 'FEE_WAIVER',
      id: 'waived',
      sequence: 2,
      feeId: penalty.id,
      amount: new Decimal('200'),
    };
    expect(feesDue(open(new Decimal('2'), [off, waived]).history.state).toFixed(2)).toBe('0.00');
  });
});
