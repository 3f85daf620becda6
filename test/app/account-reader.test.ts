import { expect, it } from 'vitest';
import { accountReader, computedAccounts } from '../../src/app/ledger/account-reader.js';
import type { LoanView } from '../../src/app/ports/loan-reader.js';
import type { ExpiringPayment, LedgerReader } from '../../src/app/ports/loan-stores.js';
import { businessDate } from '../../src/domain/calendar.js';
import type { HoldDays } from '../../src/domain/hold/hold.js';
import type { ServicingTerms } from '../../src/domain/loan/servicing-terms.js';
import { decimal } from '../../src/domain/money.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES as DEFAULT_ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';

const LOAN = 'LN-1';
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

/** What the ledger has of one loan, which may change between two reads. */
interface Held {
  terms: ServicingTerms;
  entries: readonly AccountEntry[];
  pending: readonly ExpiringPayment[];
  holds: readonly HoldDays[];
}

function bank() {
  const held: Held = { terms: TERMS, entries: [PAYMENT], pending: [], holds: [] };
  const of = <Value>(value: () => Value) => Promise.resolve(new Map([[LOAN, value()]]));
  // Read anew each time, as from a database: nothing of one read is the same object in the next.
  const copy = <Value>(value: Value): Value => structuredClone(value);
  const entry = (known: AccountEntry) => ({ ...known, ...('amount' in known && { amount: decimal(known.amount) }) });
  const ledger: LedgerReader = {
    balances: () => Promise.resolve(new Map()),
    accruals: () => Promise.resolve(new Map()),
    terms: () => of(() => ({ ...held.terms, schedule: copy(held.terms.schedule) })),
    entries: () => of(() => held.entries.map(entry)),
    pending: () => of(() => [...held.pending]),
    holds: () => of(() => copy(held.holds)),
  };
  const read = accountReader(ledger, computedAccounts());
  const loan = { id: LOAN, loanStatus: 'ACTIVE' } as LoanView;
  return { held, account: async () => (await read([loan])).get(LOAN)! };
}

it('is computed once for as long as what it follows from is the same', async () => {
  const { account } = bank();
  const first = await account();
  expect(await account()).toBe(first);
  const day = businessDate('2026-05-01');
  expect(await (await account()).on(day)).toBe(await first.on(day));
});

it.each<[what: string, change: (held: Held) => void]>([
  ['another payment', (held) => (held.entries = [PAYMENT, { ...PAYMENT, id: 'P2', sequence: 2 }])],
  ['a cent more', (held) => (held.entries = [{ ...PAYMENT, amount: decimal('1000.01') }])],
  ['another day', (held) => (held.entries = [{ ...PAYMENT, effectiveOn: businessDate('2026-02-16') }])],
  ['another rate', (held) => (held.terms = { ...TERMS, schedule: { ...TERMS.schedule, annualRatePercent: '6.01' } })],
  ['other days of grace', (held) => (held.terms = { ...TERMS, graceDays: 11 })],
])('is computed anew after %s', async (_what, change) => {
  const { held, account } = bank();
  const before = await account();
  change(held);
  const after = await account();
  expect(after).not.toBe(before);
  expect(JSON.stringify(after.recorded)).not.toBe(JSON.stringify(before.recorded));
});

it('is computed anew when a payment that holds a late fee back is gone, and when a hold begins', async () => {
  const { held, account } = bank();
  const day = businessDate('2026-04-01');
  const fees = async () => (await (await account()).on(day))!.entries.filter(({ kind }) => kind === 'FEE').length;
  held.pending = [{ amount: decimal('5000.00'), effectiveOn: businessDate('2026-03-15'), expiresOn: null }];
  const heldBack = await fees();
  held.pending = [];
  const due = await fees();
  expect(due).toBeGreaterThan(heldBack);
  held.holds = [{ kind: 'BANKRUPTCY', from: businessDate('2026-03-01'), until: null, liftedOn: null }];
  expect(await fees()).toBeLessThan(due);
});
