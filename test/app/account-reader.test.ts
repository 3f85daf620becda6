import { expect, it } from 'vitest';
import { accountReader, computedAccounts, type ReadAccount } from '../../src/features/loan/account/account-reader.js';
import type { LoanView } from '../../src/features/loan/loan-reader.js';
import type { ExpiringPayment, LedgerReader } from '../../src/features/loan/loan-stores.js';
import { businessDate } from '../../src/domain/calendar.js';
import type { HoldDays } from '../../src/domain/hold/hold.js';
import { IMPORTED_COLUMNS } from '../../src/domain/loan/imported-terms.js';
import type { ServicingTerms } from '../../src/domain/loan/servicing-terms.js';
import { decimal } from '../../src/domain/money.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES as DEFAULT_ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';

const TERMS: ServicingTerms = {
  schedule: {
    principal: '12000',
    annualRatePercent: '6',
    fundedOn: businessDate('2026-01-15'),
    frequency: 'MONTHLY',
    installments: 12,
    dayCount: 'ACTUAL_ACTUAL',
  },
  opening: undefined,
  graceDays: 10,
  accountRules: {
    ...DEFAULT_ACCOUNT_RULES,
    lateFee: { ...DEFAULT_ACCOUNT_RULES.lateFee, formula: { kind: 'FLAT', amount: decimal('25') } },
  },
  rules: DEFAULT_RULES,
};
const PAYMENT = {
  kind: 'PAYMENT' as const,
  id: 'P1',
  sequence: 1,
  effectiveOn: businessDate('2026-02-15'),
  amount: decimal('1000.00'),
};

/** What is known of a loan, which may change between two reads. */
interface Held {
  loan: Partial<LoanView>;
  terms: ServicingTerms | undefined;
  entries: readonly AccountEntry[];
  pending: readonly ExpiringPayment[];
  holds: readonly HoldDays[];
}

function bank() {
  const held: Held = { loan: { loanStatus: 'ACTIVE' }, terms: TERMS, entries: [PAYMENT], pending: [], holds: [] };
  const ofAll =
    <Value>(value: () => Value | undefined) =>
    (ids: readonly string[]) => {
      const found = value();
      return Promise.resolve(new Map(found === undefined ? [] : ids.map((id) => [id, found])));
    };
  // Read each time, as from a database: no object of one read is in the next.
  const entry = (known: AccountEntry) => ({ ...known, ...('amount' in known && { amount: decimal(known.amount) }) });
  const ledger: LedgerReader = {
    balances: () => Promise.resolve(new Map()),
    misdated: () => Promise.resolve(new Map()),
    accruals: () => Promise.resolve(new Map()),
    terms: ofAll(() => held.terms && { ...held.terms, schedule: { ...held.terms.schedule } }),
    entries: ofAll(() => held.entries.map(entry)),
    pending: ofAll(() => [...held.pending]),
    holds: ofAll(() => held.holds.map((hold) => ({ ...hold }))),
  };
  const read = accountReader(ledger, computedAccounts());
  const account = async (id = 'LN-1') => (await read([{ id, ...held.loan }])).get(id)!;
  return { held, account };
}

it('is computed once for as long as what it follows from is the same', async () => {
  const { account } = bank();
  const first = await account();
  const second = await account();
  expect(second.recorded).toBe(first.recorded);
  const day = businessDate('2026-05-01');
  expect(await second.on(day)).toBe(await first.on(day));
});

it.each<[what: string, change: (held: Held) => void]>([
  ['another payment', (held) => (held.entries = [PAYMENT, { ...PAYMENT, id: 'P2', sequence: 2 }])],
  ['a cent more', (held) => (held.entries = [{ ...PAYMENT, amount: decimal('1000.01') }])],
  ['another day', (held) => (held.entries = [{ ...PAYMENT, effectiveOn: businessDate('2026-02-16') }])],
  ['another rate', (held) => (held.terms = { ...TERMS, schedule: { ...TERMS.schedule, annualRatePercent: '6.01' } })],
  ['other days of grace', (held) => (held.terms = { ...TERMS, graceDays: 11 })],
])('is computed again after %s', async (_what, change) => {
  const { held, account } = bank();
  const before = await account();
  change(held);
  const after = await account();
  expect(after.recorded).not.toBe(before.recorded);
  expect(JSON.stringify(after.recorded)).not.toBe(JSON.stringify(before.recorded));
});

const LATE = businessDate('2026-04-01');
const feesOf = async (account: ReadAccount) =>
  (await account.on(LATE))!.entries.filter(({ kind }) => kind === 'FEE').map(({ id }) => id);

it('is computed again when a payment that defers a late fee is gone, and when a hold begins', async () => {
  const { held, account } = bank();
  held.pending = [{ amount: decimal('5000.00'), effectiveOn: businessDate('2026-03-15'), expiresOn: null }];
  const heldBack = await feesOf(await account());
  held.pending = [];
  const due = await feesOf(await account());
  expect(due.length).toBeGreaterThan(heldBack.length);
  held.holds = [{ kind: 'BANKRUPTCY', from: businessDate('2026-03-01'), until: null, liftedOn: null }];
  expect((await feesOf(await account())).length).toBeLessThan(due.length);
});

it("is each loan's own, also where two have the same facts", async () => {
  const { account } = bank();
  const [one, other] = [await feesOf(await account('LN-1')), await feesOf(await account('LN-2'))];
  expect(one).toEqual(one.filter((id) => id.includes('LN-1')));
  expect(other).toEqual(one.map((id) => id.replace('LN-1', 'LN-2')));
});

it('of a record that was imported before terms were kept follows from its columns', async () => {
  const { held, account } = bank();
  const loan = { loanStatus: 'ACTIVE', principalAmount: '12000.00', interestRate: '6', installment: 12 } as const;
  const unknown = Object.fromEntries(IMPORTED_COLUMNS.map((column) => [column, null]));
  held.terms = undefined;
  held.loan = { ...unknown, ...loan, fundedDate: '2026-01-15', remainingBalance: '9000.00' };
  const first = await account();
  expect(first.recorded.opening.principal.toFixed(2)).toBe('9000.00');
  expect((await account()).recorded).toBe(first.recorded);
  held.loan = { ...held.loan, remainingBalance: '8000.00' };
  expect((await account()).recorded.opening.principal.toFixed(2)).toBe('8000.00');
});
