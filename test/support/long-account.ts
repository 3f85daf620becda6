import { addDays, businessDate } from '../../src/domain/calendar.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { openAccount, withEntries, withLateFees, type ServicingTerms } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, toCents } from '../../src/domain/money.js';
import { DEFAULT_RULES as DEFAULT_ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { entryRow } from '../../src/features/loan/account/entry-row.js';
import { termsRow } from '../../src/features/loan/account/terms-row.js';
import { seedLoans, type LoanSeed } from './seed-loans.js';

export const LONG_ACCOUNT_ON = businessDate('2026-11-16');
const PAID_INSTALLMENTS = 400;
/** The oldest were paid in halves. */
const HALVES = 280;

/** As many installments as there may be, nearly all of them paid; each hundredth was missed and drew a late fee. Some more entries have room. */
const TERMS: ServicingTerms = {
  schedule: {
    principal: '500000',
    annualRatePercent: '9.125',
    fundedOn: addDays(LONG_ACCOUNT_ON, -7 * (PAID_INSTALLMENTS + 20)),
    frequency: 'WEEKLY',
    installments: 520,
    dayCount: 'ACTUAL_ACTUAL',
  },
  opening: undefined,
  graceDays: 10,
  accountRules: {
    ...DEFAULT_ACCOUNT_RULES,
    lateFee: { ...DEFAULT_ACCOUNT_RULES.lateFee, formula: { kind: 'FLAT', amount: new Decimal(25) } },
  },
  rules: { ...DEFAULT_RULES, nonAccrualDays: 360 },
};

function historyOf(loanId: string): readonly AccountEntry[] {
  const opened = openAccount(TERMS, []);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const payments = opened.value.terms.installments
    .slice(0, PAID_INSTALLMENTS)
    .flatMap(({ number, dueDate, amount }): AccountEntry[] => {
      const half = toCents(amount.div(2));
      const payment = {
        kind: 'PAYMENT',
        id: `${loanId}-P${number}`,
        sequence: 2 * number,
        effectiveOn: dueDate,
      } as const;
      if (number % 100 === 0) return [];
      if (number > HALVES) return [{ ...payment, amount }];
      const first = {
        ...payment,
        id: `${loanId}-H${number}`,
        sequence: 2 * number - 1,
        effectiveOn: addDays(dueDate, -1),
      };
      return [
        { ...first, amount: half },
        { ...payment, amount: amount.minus(half) },
      ];
    });
  return withLateFees(loanId, withEntries(opened.value, payments), LONG_ACCOUNT_ON).account.entries;
}

const rowsOf = (loanId: string, entries: readonly AccountEntry[]) =>
  entries.map((entry) => entryRow(loanId, entry, new Date(LONG_ACCOUNT_ON)));

/** One of them is written by the row, the others are copies of it. */
const PATTERN = 'LN-PATTERN';
async function seededPattern(prisma: PrismaClient): Promise<string> {
  if (!(await prisma.loan.findUnique({ where: { id: PATTERN } }))) {
    await seedLoans(prisma, [{ id: PATTERN, loanStatus: 'WITHDRAWN' }]);
    await prisma.accountEntry.createMany({ data: rowsOf(PATTERN, historyOf(PATTERN)) });
  }
  return PATTERN;
}

/** A loan with such an account. Its payments are `<loan>-P<number>`, its fees `LF-<loan>-<number>`. */
export async function seedLongAccount(
  prisma: PrismaClient,
  seed: LoanSeed,
  added: readonly AccountEntry[] = [],
): Promise<string> {
  const [loan] = await seedLoans(prisma, [{ remainingBalance: '400000.00', principalAmount: '500000.00', ...seed }]);
  const { id } = loan!;
  const at = new Date(LONG_ACCOUNT_ON);
  const pattern = await seededPattern(prisma);
  await prisma.servicingTerms.create({ data: termsRow(id, TERMS, at) });
  await prisma.$executeRaw`INSERT INTO "AccountEntry" ("id", "loanId", "sequence", "kind", "effectiveOn", "amount", "feeKind", "installment", "recordedAt")
    SELECT replace("id", ${pattern}, ${id}), ${id}, "sequence", "kind", "effectiveOn", "amount", "feeKind", "installment", "recordedAt"
    FROM "AccountEntry" WHERE "loanId" = ${pattern}`;
  await prisma.accountEntry.createMany({ data: rowsOf(id, added) });
  await prisma.repayment.createMany({
    data: [1, 2, 3].map((number) => ({
      id: `${id}-P${number}`,
      loanId: id,
      state: 'SETTLED' as const,
      amount: '1.00',
      effectiveDate: at,
      method: 'ACH' as const,
      initiatedAt: at,
    })),
  });
  return id;
}
