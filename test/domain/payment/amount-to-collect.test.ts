import { describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { Decimal, ZERO } from '../../../src/domain/money.js';
import { amountToCollect } from '../../../src/domain/payment/payment-plan.js';
import { replay } from '../../../src/domain/repayment/replay.js';
import { DEFAULT_RULES, type AccountRules } from '../../../src/domain/rules/account-rules.js';
import { LOAN, payment } from '../loan.js';

const PENALTY: AccountRules = { ...DEFAULT_RULES, prepaymentPenaltyPercent: new Decimal(2), closingTolerance: ZERO };
const on = businessDate;

/** 1200 without interest, 100 due on the 15th of twelve months from February 2024 on; so many of them were paid. */
function owing(paid: number, rules: AccountRules = PENALTY) {
  const terms = { ...LOAN, rules };
  const payments = paid === 0 ? [] : [payment('2024-12-15', String(paid * 100))];
  return { terms, history: replay(terms, payments) };
}

const collected = (account: ReturnType<typeof owing>, day: string, amount: string | null) => {
  const rule = amount === null ? ('AMOUNT_DUE' as const) : ('FIXED' as const);
  const dueBy = on('2025-01-15');
  return amountToCollect(account, account, on(day), {
    amountRule: rule,
    amount: amount === null ? null : new Decimal(amount),
    dueBy,
  });
};

/** What is owed once so much was paid on a day. */
const owedAfter = ({ terms, history }: ReturnType<typeof owing>, day: string, amount: Decimal, paid: number) => {
  const entries = [
    ...(paid === 0 ? [] : [payment('2024-12-15', String(paid * 100))]),
    payment(day, amount.toFixed(2), 2),
  ];
  expect(history.terms).toBe(terms);
  const { state } = replay(terms, entries);
  return state.principal.plus(state.fees.reduce((sum, { outstanding }) => sum.plus(outstanding), new Decimal(0)));
};

describe('on a contract with a penalty for paying off early', () => {
  it('the last installment is drawn some days ahead without one, and closes the loan', () => {
    const account = owing(11);
    const asked = collected(account, '2025-01-13', null);
    expect(asked).toEqual({ amount: new Decimal(100) });
    expect(owedAfter(account, '2025-01-13', new Decimal(100), 11).toFixed(2)).toBe('0.00');
  });

  it('a contract of the third edition keeps the penalty that it had', () => {
    const account = owing(11, { ...PENALTY, edition: 3 });
    expect(owedAfter(account, '2025-01-13', new Decimal(100), 11).toFixed(2)).toBe('2.00');
  });

  it('a payoff draws it too, so that nothing is left', () => {
    const account = owing(0);
    const asked = collected(account, '2024-02-15', '99999.00');
    expect(asked).toEqual({ amount: new Decimal('1224') });
    expect(owedAfter(account, '2024-02-15', new Decimal('1224'), 0).toFixed(2)).toBe('0.00');
  });
});
