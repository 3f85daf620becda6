import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { fundingBalances } from '../../src/domain/ledger/balances.js';
import { postingsOf } from '../../src/domain/ledger/postings.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';
import { openAccount, withEntries, type Account, type ServicingTerms } from '../../src/domain/loan/servicing-terms.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { readLateFee } from '../../src/domain/rules/late-fee-policy.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import type { PaymentEntry } from '../../src/domain/repayment/entry.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { entryRow, postingRows } from '../../src/features/loan/account/entry-row.js';
import { termsRow } from '../../src/features/loan/account/terms-row.js';
import { seedLoans } from './seed-loans.js';

export interface SeededAccount {
  readonly id: string;
  readonly account: Account;
}

/** The day up to which seeded accounts have been paid, or not. */
export const SEEDED_ON = businessDate('2026-01-10');

/**
 * Funded loans with accounts and ledger that agree, and figures that await their first end of day: of every frequency and day count, punctual and late, with and
 * without late fees, some near their end. The same number gives the same loans.
 */
export async function seedAccounts(prisma: PrismaClient, count: number): Promise<SeededAccount[]> {
  const seeded = Array.from({ length: count }, (_, index) => accountNumber(index));
  await seedLoans(
    prisma,
    seeded.map(({ id, account }, index) => ({
      id,
      borrowerId: `BR-${index}`,
      defaultProbability: riskOf(index).defaultProbability,
      principalAmount: account.terms.principal.toFixed(2),
    })),
  );
  const at = new Date(SEEDED_ON);
  await prisma.servicingTerms.createMany({ data: seeded.map(({ id }, index) => termsRow(id, termsOf(index), at)) });
  await prisma.accountEntry.createMany({
    data: seeded.flatMap(({ id, account }) => account.entries.map((entry) => entryRow(id, entry, at))),
  });
  const postings = seeded.flatMap(({ id, account }) => ledgerOf(id, account, at));
  // One transaction: a posting without its entries is refused.
  await prisma.$transaction([
    prisma.ledgerPosting.createMany({ data: postings.map(({ posting }) => posting) }),
    prisma.ledgerEntry.createMany({ data: postings.flatMap(({ entries }) => entries) }),
  ]);
  await prisma.delinquencyStanding.createMany({
    data: seeded.map(({ id, account }) => ({
      loanId: id,
      figuresOn: at,
      reviewOn: at,
      graceDays: account.graceDays,
      accruedInterest: 0,
      dailyInterest: 0,
    })),
  });
  return seeded;
}

export const riskOf = (index: number) =>
  ({ defaultProbability: ['0.02', '0.1', '0.2', '0.4', null][index % 5] ?? null, riskRating: 'LOW' }) as const;

const pick = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T;

const termsOf = (index: number): ServicingTerms => ({
  schedule: {
    principal: String(1500 + ((index * 7919) % 40_000)),
    annualRatePercent: pick(['9.9', '0', '4.25', '17.49', '12.125'], index),
    fundedOn: addDays(SEEDED_ON, -30 - ((index * 37) % 330)),
    frequency: pick(['MONTHLY', 'MONTHLY', 'BIWEEKLY', 'WEEKLY', 'SEMIMONTHLY', 'QUARTERLY'] as const, index),
    installments: pick([60, 12, 36, 72], index),
    dayCount: pick(['ACTUAL_365', 'ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL'] as const, index),
  },
  opening: undefined,
  graceDays: pick([10, 0, 15], index),
  rules: DEFAULT_SERVICING,
  accountRules: {
    ...DEFAULT_RULES,
    lateFee: policyOf(readLateFee(pick(['25', '0', '5%', '15.50'], Math.floor(index / 2)))),
  },
});

/** Pays the first installments as they fell due, and then stops at some point; a few pay too little. */
function accountNumber(index: number): SeededAccount {
  const opened = openAccount(termsOf(index), []);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const due = opened.value.terms.installments.filter(({ dueDate }) => dueDate <= SEEDED_ON);
  const paid = due.slice(0, Math.max(0, due.length - (index % 4)));
  const payments = paid.map(({ number, dueDate, amount }): PaymentEntry => ({
    kind: 'PAYMENT',
    id: `RP-${index}-${number}`,
    sequence: number,
    effectiveOn: dueDate,
    amount: index % 7 === 3 ? amount.minus('0.01') : amount,
  }));
  return { id: `LN-${String(index).padStart(6, '0')}`, account: withEntries(opened.value, payments) };
}

function ledgerOf(id: string, account: Account, at: Date) {
  const empty = openAccount(termsOf(Number(id.slice(3))), []);
  if (!empty.ok) throw new Error(empty.refusal.message);
  const funding = { kind: 'FUNDING', amounts: fundingBalances(account.terms.principal) } as const;
  const postings = [funding, ...postingsOf(account.entries, empty.value, account)];
  const on: BusinessDate = account.entries.at(-1)?.effectiveOn ?? account.terms.fundedOn;
  return postings.map((posting) => postingRows(id, posting, on, at));
}
