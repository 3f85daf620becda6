import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { explainSale } from '../../src/domain/collateral/repossession.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { accruedTo, accruesIncome } from '../../src/domain/ledger/balances.js';
import { chargeOffDueOn } from '../../src/domain/loan/charge-off.js';
import { openAccount, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import { interestDue, payoffAmount, recoverableAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import type { PaymentNature } from '../../src/domain/repayment/payment-nature.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';

const PAGE = readFileSync(new URL('../../docs/concepts/default-and-deficiency.md', import.meta.url), 'utf8');

/** The cells of the table that begins with a column. */
function table(column: string): string[][] {
  const lines = PAGE.split('\n');
  const header = lines.findIndex((line) => line.startsWith(`| ${column} `));
  const body = lines.slice(header + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const [ACCELERATED, SOLD, REFUNDED, CHARGED_OFF, RECOVERED] = [
  '2026-05-16',
  '2026-05-28',
  '2026-05-29',
  '2026-06-01',
  '2026-10-01',
].map(businessDate) as [BusinessDate, BusinessDate, BusinessDate, BusinessDate, BusinessDate];

const accelerated = (from: BusinessDate, cause: 'DEFAULT' | 'COLLATERAL_SALE') =>
  ({ kind: 'TERM_CHANGE', effectiveOn: from, change: { type: 'ACCELERATION', from, cause } }) as const;
const paid = (effectiveOn: BusinessDate, amount: number, nature?: PaymentNature) =>
  ({ kind: 'PAYMENT', effectiveOn, amount: new Decimal(amount), ...(nature && { nature }) }) as const;

const LIFE = [
  accelerated(ACCELERATED, 'DEFAULT'),
  paid(SOLD, 12_000, 'COLLATERAL_SALE'),
  accelerated(SOLD, 'COLLATERAL_SALE'),
  paid(REFUNDED, 900, 'PRODUCT_REFUND'),
  { kind: 'CHARGE_OFF', effectiveOn: CHARGED_OFF } as const,
  paid(RECOVERED, 500),
].map((entry, place): AccountEntry => ({ ...entry, id: `entry ${place}`, sequence: place + 1 }));

/** The loan of the page at the end of a day, with what was recorded through a day. */
function loanOn(on: BusinessDate, through = on): Account {
  const opened = openAccount(
    {
      schedule: { principal: '20000', annualRatePercent: '18', fundedOn: '2026-01-01', installments: 60 },
      opening: undefined,
      graceDays: 10,
      accountRules: {
        ...ACCOUNT_RULES,
        lateFee: { formula: { kind: 'FLAT', amount: new Decimal(25) }, minimumUnpaid: ZERO, source: 'contract' },
      },
      rules: DEFAULT_RULES,
    },
    LIFE.filter(({ effectiveOn }) => effectiveOn <= through),
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return accruedTo(withLateFees('LN', opened.value, on).account, on);
}

const owedOn = ({ terms, history: { state } }: Account, on: BusinessDate): Decimal =>
  payoffAmount(terms, state, on).plus(recoverableAmount(state));

function incomeOn(loan: Account, on: BusinessDate): string {
  if (loan.history.state.chargeOff) return 'stopped';
  if (accruesIncome(loan, on)) return 'accrues';
  const before = addDays(on, -1);
  return accruesIncome(loanOn(before), before) ? 'reversed' : 'suspended';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct'];
const dayOf = (text: string): BusinessDate => {
  const [day = '', month = ''] = text.split(' ');
  return businessDate(`2026-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
};
const words = (amount: Decimal): string => amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

describe('the loan of the page on default and deficiency', () => {
  it.each(table('Day'))('on %s: %s', (day = '', _event, daysPastDue, owed, income) => {
    const on = dayOf(day);
    const loan = loanOn(on);
    const { terms, history, graceDays } = loan;
    expect({
      daysPastDue: String(delinquencyOn(terms, history.state, on, graceDays).daysPastDue),
      owed: words(owedOn(loan, on)),
      income: incomeOn(loan, on),
    }).toEqual({ daysPastDue, owed, income });
  });

  it('is charged off on the day of its rules', () => {
    expect(chargeOffDueOn(DEFAULT_RULES, businessDate('2026-02-01'))).toBe(CHARGED_OFF);
  });

  it('is explained as the page has it, and what is left has its parts', () => {
    const before = loanOn(SOLD, addDays(SOLD, -1));
    const explained = explainSale({
      owed: owedOn(before, SOLD),
      feesOfSale: ZERO,
      grossPrice: new Decimal(12_900),
      proceeds: new Decimal(12_000),
      productRefunds: new Decimal(900),
      interestRebate: ZERO,
    });
    for (const [name = '', amount] of table('`explanation`'))
      expect([name, words(explained[name.replaceAll('`', '') as keyof typeof explained])]).toEqual([name, amount]);
    const after = loanOn(SOLD);
    const { state } = after.history;
    const interest = interestDue(after.terms, state, SOLD);
    expect(PAGE).toContain(`${words(state.principal)} of principal, ${words(interest)} of interest and four late fees`);
    expect(state.fees).toHaveLength(4);
    expect(words(explained.deficiency.plus(explained.productRefunds))).toBe(words(owedOn(after, SOLD)));
  });
});
