import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { accruedTo, accruesIncome, type Balances, combine, ledgerBalances } from '../../src/domain/ledger/balances.js';
import { postingsOf, type Posting } from '../../src/domain/ledger/postings.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { openAccount, openedOn, withEntries, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { runs } from '../support/runs.js';

/** 10,000.00 at 36.5 percent: 10.00 a day. Twelve payments, due on the first of a month. */
function funded(): Account {
  const opened = openAccount(
    {
      schedule: { principal: '10000', annualRatePercent: '36.5', fundedOn: '2026-01-01', installments: 12 },
      opening: undefined,
      graceDays: 10,
      accountRules: ACCOUNT_RULES,
      rules: DEFAULT_RULES,
    },
    [],
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return accruedTo(opened.value, openedOn(opened.value));
}

type Step = readonly ['close', string] | readonly ['pay', string, string] | readonly ['charge off', string];

interface Book {
  readonly account: Account;
  readonly postings: readonly Posting[];
}

function take({ account }: Book, [what, on, amount = '0']: Step): Book {
  const effectiveOn = businessDate(on);
  const base = { id: `${what} ${on}`, effectiveOn, sequence: account.entries.length + 1 };
  const entries: AccountEntry[] =
    what === 'close'
      ? []
      : what === 'pay'
        ? [{ ...base, kind: 'PAYMENT', amount: new Decimal(amount) }]
        : [{ ...base, kind: 'CHARGE_OFF' }];
  const after = accruedTo(entries.length > 0 ? withEntries(account, entries) : account, effectiveOn);
  return { account: after, postings: postingsOf(entries, account, after) };
}

const printed = ({ kind, amounts }: Posting): string =>
  `${kind}: ${Object.entries(amounts)
    .map(([account, amount]) => `${account} ${amount.toFixed(2)}`)
    .join(', ')}`;

describe('interest is income as it accrues', () => {
  /** Policy: non-accrual at 90 days. March's payment is due on the 1st and missed. */
  const HISTORY: readonly (readonly [why: string, step: Step, postings: readonly string[]])[] = [
    [
      '30 days x 10.00',
      ['close', '2026-01-31'],
      ['INTEREST_ACCRUAL: INTEREST_RECEIVABLE 300.00, INTEREST_INCOME -300.00'],
    ],
    ['closed again', ['close', '2026-01-31'], []],
    [
      'a 31st day is earned and all of it paid; 700.00 are principal',
      ['pay', '2026-02-01', '1010'],
      [
        'INTEREST_ACCRUAL: INTEREST_RECEIVABLE 10.00, INTEREST_INCOME -10.00',
        'PAYMENT: CASH 1010.00, PRINCIPAL_RECEIVABLE -700.00, INTEREST_RECEIVABLE -310.00',
      ],
    ],
    [
      '9,300.00 at 9.30 a day, 117 days; 89 days past due',
      ['close', '2026-05-29'],
      ['INTEREST_ACCRUAL: INTEREST_RECEIVABLE 1088.10, INTEREST_INCOME -1088.10'],
    ],
    [
      '90 days past due: what was not received is no income',
      ['close', '2026-05-30'],
      ['INTEREST_REVERSAL: INTEREST_RECEIVABLE -1088.10, INTEREST_INCOME 1088.10'],
    ],
    ['nothing accrues', ['close', '2026-06-09'], []],
    [
      'on non-accrual interest is income as it is paid',
      ['pay', '2026-06-10', '500'],
      [
        'INTEREST_ACCRUAL: INTEREST_RECEIVABLE 500.00, INTEREST_INCOME -500.00',
        'PAYMENT: CASH 500.00, INTEREST_RECEIVABLE -500.00',
      ],
    ],
    [
      'all that is due by June, 4,000.00 and more: 139 days x 9.30 less 500.00 is interest, and the loan is current',
      ['pay', '2026-06-20', '4500'],
      [
        'INTEREST_ACCRUAL: INTEREST_RECEIVABLE 792.70, INTEREST_INCOME -792.70',
        'PAYMENT: CASH 4500.00, PRINCIPAL_RECEIVABLE -3707.30, INTEREST_RECEIVABLE -792.70',
      ],
    ],
    [
      'so interest is income again: 5,592.70 at 5.5927 a day, 10 days',
      ['close', '2026-06-30'],
      ['INTEREST_ACCRUAL: INTEREST_RECEIVABLE 55.93, INTEREST_INCOME -55.93'],
    ],
    [
      'a charge-off reverses accrued interest; the day’s interest is part of the loss and was never income',
      ['charge off', '2026-07-01'],
      [
        'INTEREST_REVERSAL: INTEREST_RECEIVABLE -55.93, INTEREST_INCOME 55.93',
        'CHARGE_OFF: PRINCIPAL_RECEIVABLE -5592.70, CHARGED_OFF_INTEREST -61.52, CHARGE_OFF_LOSS 5654.22',
      ],
    ],
  ];

  it('posts, step by step', () => {
    let book: Book = { account: funded(), postings: [] };
    for (const [why, step, expected] of HISTORY) {
      book = take(book, step);
      expect([why, ...book.postings.map(printed)]).toEqual([why, ...expected]);
    }
  });

  it('is reversed and posted again by a backdated payment', () => {
    let book: Book = { account: funded(), postings: [] };
    for (const step of [
      ['close', '2026-05-29'],
      ['close', '2026-06-09'],
    ] as const)
      book = take(book, step);
    expect(ledgerBalances(book.account).INTEREST_RECEIVABLE).toBeUndefined();
    for (const month of ['02', '03', '04', '05', '06']) book = take(book, ['pay', `2026-${month}-01`, '1010']);
    // Paid on time, as it turns out: only the eight days since the last payment are open.
    const receivable = ledgerBalances(book.account).INTEREST_RECEIVABLE ?? ZERO;
    expect(receivable.eq(book.account.history.state.principal.times('0.001').times(8).toDecimalPlaces(2))).toBe(true);
  });
});

describe('any history', () => {
  const anySteps = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 400 }),
      cents: fc.integer({ min: 0, max: 200_000 }),
    }),
    { maxLength: 12 },
  );
  const START = businessDate('2026-01-01');
  const stepOf = ({ days, cents }: { days: number; cents: number }): Step => {
    const on: BusinessDate = addDays(START, days);
    return cents === 0 ? ['close', on] : ['pay', on, new Decimal(cents).div(100).toFixed(2)];
  };

  it('posts what its balances say, to the cent, and sums to zero', () => {
    fc.assert(
      fc.property(anySteps, (drafts) => {
        const start = funded();
        let book: Book = { account: start, postings: [] };
        let ledger: Balances = ledgerBalances(start);
        for (const draft of drafts) {
          book = take(book, stepOf(draft));
          for (const { amounts } of book.postings) {
            expect(sum(Object.values(amounts)).isZero()).toBe(true);
            ledger = combine(ledger, amounts);
          }
        }
        expect(combine(ledger, ledgerBalances(book.account), -1)).toEqual({});
      }),
      { numRuns: runs(150) },
    );
  });

  it('is the same, however often and in any order its days were closed', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (drafts, closings) => {
        const payments = drafts.filter(({ cents }) => cents > 0).map(stepOf);
        const closed = closings.map(({ days }) => stepOf({ days, cents: 0 }));
        const last: Step = ['close', addDays(START, 401)];
        const endOf = (steps: readonly Step[]) =>
          ledgerBalances([...steps, last].reduce(take, { account: funded(), postings: [] }).account);
        expect(combine(endOf([...closed, ...payments]), endOf(payments), -1)).toEqual({});
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('a loan with a new plan while its interest was no income', () => {
  /** Nothing paid since 1 February; 106 days past due when it is re-aged on 18 May, with payments from 1 June on. */
  const reaged = (edition: 4 | 5, ...paidOn: string[]): Account => {
    const account = funded();
    const original = { ...account.original, rules: { ...account.original.rules, edition } };
    const change = { type: 'REAGE', from: businessDate('2026-05-18'), firstDueOn: businessDate('2026-06-01') } as const;
    const entries: AccountEntry[] = [
      { kind: 'TERM_CHANGE', id: 'reage', sequence: 1, effectiveOn: change.from, change },
      ...paidOn.map((on, index): AccountEntry => ({
        kind: 'PAYMENT',
        id: `payment ${on}`,
        sequence: index + 2,
        effectiveOn: businessDate(on),
        amount: new Decimal(2000),
      })),
    ];
    return withEntries({ ...account, original, terms: original }, entries);
  };
  const isIncome = (account: Account, on: string) => accruesIncome(account, businessDate(on));

  it('is income again when three installments are paid, not with the new plan', () => {
    const one = reaged(5, '2026-06-01');
    expect([isIncome(one, '2026-05-17'), isIncome(one, '2026-05-18'), isIncome(one, '2026-06-02')]).toEqual([
      false,
      false,
      false,
    ]);
    const three = reaged(5, '2026-06-01', '2026-07-01', '2026-08-01');
    expect([isIncome(three, '2026-07-31'), isIncome(three, '2026-08-01')]).toEqual([false, true]);
  });

  it('stays income as it was for a contract of an earlier edition', () => {
    expect(isIncome(reaged(4), '2026-05-18')).toBe(true);
  });
});
