import { inTurn, mapInTurns } from '../../../platform/runtime/in-turns.js';
import type { AccountStore } from '../loan-stores.js';
import { businessDate } from '../../../domain/calendar.js';
import { interestReceivable } from '../../../domain/ledger/balances.js';
import { insertion } from '../../../platform/postgres/statement.js';
import type { Session } from '../../../platform/postgres/database.js';
import { type LoanSeals, sealedText } from '../loan-seals.js';
import { entryOf, entryRow, type EntryFacts, postingRows } from './entry-row.js';
import { termsOf, type TermsFacts } from './terms-row.js';

const TERMS = `SELECT "schedule", "opening", "contract", "graceDays", "rules", "accountRules"
  FROM "ServicingTerms" WHERE "loanId" = $1`;
const ENTRIES = `SELECT "id", "sequence", "kind", "effectiveOn"::text, "amount"::text, "feeKind", "installment", "feeId", "reverses", "instruction", "nature", "change"
  FROM "AccountEntry" WHERE "loanId" = $1 ORDER BY "sequence"`;
const MARK_FOR_REVIEW = `INSERT INTO "DelinquencyStanding"
    ("loanId", "figuresOn", "reviewOn", "graceDays", "accruedInterest", "dailyInterest", "accruedThrough", "interestReceivable")
  VALUES ($1, $2::date, $2::date, $3, 0, 0, $4::date, $5::numeric)
  ON CONFLICT ("loanId") DO UPDATE SET "figuresOn" = EXCLUDED."figuresOn", "reviewOn" = EXCLUDED."reviewOn",
    "accruedThrough" = EXCLUDED."accruedThrough", "interestReceivable" = EXCLUDED."interestReceivable"`;
const REVIEW_AGAIN = `UPDATE "DelinquencyStanding" SET "reviewOn" = LEAST("reviewOn", "figuresOn")
  WHERE "reviewOn" IS NOT NULL AND "loanId" = $1`;
const ACCRUED_THROUGH = `SELECT "accruedThrough"::text FROM "DelinquencyStanding" WHERE "loanId" = $1`;

export function accountStore(session: Session, seals: LoanSeals): AccountStore {
  const insert = async (table: string, [first, ...others]: readonly object[]) => {
    if (first) await session.write(insertion(table, [first, ...others]));
  };
  return {
    terms: async (loanId) => {
      const [row] = await session.read<TermsFacts>({ text: TERMS, values: [loanId] });
      return row && termsOf(row);
    },
    saveTerms: async (loanId, { schedule, opening, contract, graceDays, rules, accountRules }, at) => {
      const { acceptedBecause, ...figures } = contract ?? {};
      const seal = acceptedBecause === undefined ? undefined : await seals(loanId);
      return insert('ServicingTerms', [
        {
          loanId,
          acceptedBecause: sealedText(seal, 'ServicingTerms.acceptedBecause', loanId, acceptedBecause),
          schedule: JSON.stringify(schedule),
          opening: opening ? JSON.stringify(opening) : null,
          contract: contract ? JSON.stringify(figures) : null,
          graceDays,
          accountRules: JSON.stringify(accountRules),
          rules: JSON.stringify(rules),
          recordedAt: at,
        },
      ]);
    },
    entries: async (loanId) => {
      const rows = await session.read<EntryFacts>({ text: ENTRIES, values: [loanId] });
      return mapInTurns(rows, entryOf);
    },
    append: (loanId, entries, at) =>
      insert(
        'AccountEntry',
        entries.map((entry) => entryRow(loanId, entry, at)),
      ),
    accruedThrough: async (loanId) => {
      const [row] = await session.read<{ accruedThrough: string | null }>({ text: ACCRUED_THROUGH, values: [loanId] });
      return row?.accruedThrough == null ? undefined : businessDate(row.accruedThrough);
    },
    markForReview: async (loanId, account, on) => {
      const receivable = (await inTurn(() => interestReceivable(account))).toFixed(2);
      const values = [loanId, on, account.graceDays, account.accruedThrough ?? null, receivable];
      await session.write({ text: MARK_FOR_REVIEW, values });
    },
    reviewAgain: async (loanId) => {
      await session.write({ text: REVIEW_AGAIN, values: [loanId] });
    },
    post: async (loanId, postings, effectiveOn, at) => {
      const rows = await mapInTurns(postings, (posting) => postingRows(loanId, posting, effectiveOn, at));
      await insert(
        'LedgerPosting',
        rows.map(({ posting }) => posting),
      );
      await insert(
        'LedgerEntry',
        rows.flatMap(({ entries }) => entries),
      );
    },
  };
}
