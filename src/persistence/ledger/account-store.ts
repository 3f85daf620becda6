import type { AccountStore } from '../../app/ledger/account-store.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { entryOf, entryRow } from './entry-row.js';
import { postingRows } from './posting-rows.js';
import { termsOf, termsRow } from './terms-row.js';

export function accountStore(tx: Prisma.TransactionClient): AccountStore {
  return {
    terms: async (loanId) => {
      const row = await tx.servicingTerms.findUnique({ where: { loanId } });
      return row ? termsOf(row) : undefined;
    },
    saveTerms: async (loanId, terms, at) => {
      await tx.servicingTerms.createMany({ data: [termsRow(loanId, terms, at)] });
    },
    entries: async (loanId) => {
      const rows = await tx.accountEntry.findMany({ where: { loanId }, orderBy: { sequence: 'asc' } });
      return rows.map(entryOf);
    },
    append: async (loanId, entries, at) => {
      await tx.accountEntry.createMany({ data: entries.map((entry) => entryRow(loanId, entry, at)) });
    },
    markForReview: async (loanId, graceDays, on) => {
      await tx.$executeRaw`
        INSERT INTO "DelinquencyStanding" ("loanId", "figuresOn", "reviewOn", "graceDays", "accruedInterest", "dailyInterest")
        VALUES (${loanId}, ${on}::date, ${on}::date, ${graceDays}, 0, 0)
        ON CONFLICT ("loanId") DO UPDATE SET "figuresOn" = EXCLUDED."figuresOn", "reviewOn" = EXCLUDED."reviewOn"`;
    },
    post: async (loanId, postings, effectiveOn, at) => {
      const rows = postings.map((posting) => postingRows(loanId, posting, effectiveOn, at));
      await tx.ledgerPosting.createMany({ data: rows.map(({ posting }) => posting) });
      await tx.ledgerEntry.createMany({ data: rows.flatMap(({ entries }) => entries) });
    },
  };
}
