import { addDays, businessDate, type BusinessDate } from '../../../src/domain/calendar.js';
import type { TermChange } from '../../../src/domain/change/term-change.js';
import { Decimal } from '../../../src/domain/money.js';
import { NO_LATE_FEE } from '../../../src/domain/rules/late-fee-policy.js';
import type { ModelEntry } from './entries.js';
import type { LoanHistory } from './any-history.js';
import type { SignedLoan } from './loan.js';

const day = businessDate;

/** The contract of docs/money-cases.md: twelve installments of 1066.22, due on the first of each month. */
export const CONTRACT: SignedLoan = {
  principal: new Decimal(12_000),
  fundedOn: day('2024-01-01'),
  rates: [{ from: day('2024-01-01'), annualRate: new Decimal('0.12') }],
  dayCount: 'ACTUAL_365',
  frequency: 'MONTHLY',
  firstPaymentOn: day('2024-02-01'),
  installments: 12,
  amortization: 'FULL',
  graceDays: 10,
  lateFee: { ...NO_LATE_FEE, formula: { kind: 'FLAT', amount: new Decimal(25) } },
  dueDateRule: 'AS_SCHEDULED',
  deadlineRule: 'AS_SCHEDULED',
};

type Change = (from: BusinessDate) => TermChange;

/** One of each kind, as it would be on a day. */
const CHANGES: Readonly<Record<string, Change>> = {
  'two payments deferred': (from) => ({ type: 'DEFERRAL', from, installments: 2, to: 'END', interest: 'ACCRUES' }),
  'due on another day': (from) => ({ type: 'DUE_DATE', from, firstDueOn: addDays(from, 36) }),
  'capped at 6 %': (from) => ({
    type: 'RATE',
    from,
    annualRate: new Decimal('0.06'),
    until: addDays(from, 170),
    isCap: true,
    payment: 'RECALCULATED',
  }),
  reamortized: (from) => ({ type: 'REAMORTIZATION', from }),
  're-aged': (from) => ({ type: 'REAGE', from, installments: 10 }),
  modified: (from) => ({
    type: 'MODIFICATION',
    from,
    annualRate: new Decimal('0.09'),
    installments: 15,
    principalForgiven: new Decimal(500),
  }),
};

/** Other ways to carry them out. */
const VARIANTS: Readonly<Record<string, Change>> = {
  'three deferred and spread': (from) => ({
    type: 'DEFERRAL',
    from,
    installments: 3,
    to: 'SPREAD',
    interest: 'ACCRUES',
  }),
  'two deferred without interest': (from) => ({
    type: 'DEFERRAL',
    from,
    installments: 2,
    to: 'END',
    interest: 'WAIVED',
  }),
  'every second week': (from) => ({ type: 'DUE_DATE', from, firstDueOn: addDays(from, 10), frequency: 'BIWEEKLY' }),
  'at 4 % with the payment kept': (from) => ({
    type: 'RATE',
    from,
    annualRate: new Decimal('0.04'),
    isCap: false,
    payment: 'KEPT',
  }),
  'at 15 % from the next month on': (from) => ({
    type: 'RATE',
    from: addDays(from, 30),
    annualRate: new Decimal('0.15'),
    isCap: false,
    payment: 'RECALCULATED',
  }),
  're-aged from another day on': (from) => ({ type: 'REAGE', from, firstDueOn: addDays(from, 45) }),
  'modified with a balloon': (from) => ({
    type: 'MODIFICATION',
    from,
    installments: 6,
    balloon: new Decimal(4_000),
  }),
  'modified with a payment': (from) => ({ type: 'MODIFICATION', from, installments: 20, payment: new Decimal(450) }),
};

export interface NamedHistory extends LoanHistory {
  readonly name: string;
}

const FIRST = day('2024-05-15');
const SECOND = day('2024-07-10');
const LOOK = [day('2024-06-30'), day('2024-10-01')];

type Draft =
  | readonly [kind: 'PAYMENT', on: string, amount: string]
  | readonly [kind: 'CHANGE', change: TermChange]
  | readonly [kind: 'UNDO', of: number];

const entriesOf = (...drafts: readonly Draft[]): ModelEntry[] =>
  drafts.map((draft, place): ModelEntry => {
    const base = { id: `entry ${place + 1}`, sequence: place + 1 };
    switch (draft[0]) {
      case 'PAYMENT':
        return { ...base, kind: 'PAYMENT', effectiveOn: day(draft[1]), amount: new Decimal(draft[2]) };
      case 'CHANGE': {
        const [, change] = draft;
        // Recorded by the middle of May, or backdated.
        return { ...base, kind: 'TERM_CHANGE', effectiveOn: change.from > SECOND ? SECOND : change.from, change };
      }
      case 'UNDO':
        return { ...base, kind: 'REVERSAL', effectiveOn: LOOK[1] ?? FIRST, reverses: `entry ${draft[1]}` };
    }
  });

/** April is not paid, May half and late; then what came. */
const BEFORE: readonly Draft[] = [
  ['PAYMENT', '2024-02-01', '1066.22'],
  ['PAYMENT', '2024-03-01', '1066.22'],
  ['PAYMENT', '2024-05-13', '533.11'],
];
const AFTER: readonly Draft[] = [
  ['PAYMENT', '2024-06-20', '1066.22'],
  ['PAYMENT', '2024-08-01', '2000.00'],
  ['PAYMENT', '2024-09-05', '700.00'],
];

const history = (name: string, ...drafts: readonly Draft[]): NamedHistory => ({
  name,
  loan: CONTRACT,
  entries: entriesOf(...drafts),
  days: LOOK,
});

const singles = Object.entries({ ...CHANGES, ...VARIANTS }).map(([name, change]) =>
  history(name, ...BEFORE, ['CHANGE', change(FIRST)], ...AFTER),
);

const pairs = Object.entries(CHANGES).flatMap(([first, one]) =>
  Object.entries(CHANGES).map(([second, other]) =>
    history(`${first}, then ${second}`, ...BEFORE, ['CHANGE', one(FIRST)], ['CHANGE', other(SECOND)], ...AFTER),
  ),
);

const change = (name: string, from: string): Draft => ['CHANGE', CHANGES[name]!(day(from))];

const others = [
  history('capped, then paid off', ...BEFORE, change('capped at 6 %', '2024-02-10'), [
    'PAYMENT',
    '2024-06-20',
    '10000.00',
  ]),
  history('re-aged, then an older payment reversed', ...BEFORE, change('re-aged', '2024-05-15'), ...AFTER, ['UNDO', 2]),
  history(
    'another rate during a deferral',
    ...BEFORE,
    change('two payments deferred', '2024-05-15'),
    change('capped at 6 %', '2024-06-10'),
    ...AFTER,
  ),
  history(
    'undone in the middle',
    ...BEFORE,
    change('two payments deferred', '2024-03-15'),
    change('re-aged', '2024-05-15'),
    change('capped at 6 %', '2024-06-10'),
    ...AFTER,
    ['UNDO', 5],
  ),
  history(
    'two changes on one day',
    ...BEFORE,
    change('re-aged', '2024-05-15'),
    change('two payments deferred', '2024-05-15'),
    ...AFTER,
  ),
  history(
    'the same two as they were recorded otherwise',
    ...BEFORE,
    change('two payments deferred', '2024-05-15'),
    change('re-aged', '2024-05-15'),
    ...AFTER,
  ),
  history('capped from the day of funding', ...BEFORE, change('capped at 6 %', '2024-01-01'), ...AFTER),
  history('deferred from a due date', ...BEFORE, change('two payments deferred', '2024-05-01'), ...AFTER),
];

export const GOLDEN_HISTORIES: readonly NamedHistory[] = [...singles, ...pairs, ...others];
