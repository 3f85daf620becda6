import type { BusinessDate } from '../../domain/calendar.js';
import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import type { RecordParts } from '../../domain/record/record-parts.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { postingRows, type PostingRows } from './entry-row.js';
import { termsRow } from './terms-row.js';
import { isFunded } from '../../domain/record/spelling.js';

export interface OpeningRows {
  readonly terms: Prisma.ServicingTermsCreateManyInput;
  readonly standing: Prisma.DelinquencyStandingCreateManyInput;
  readonly posting: PostingRows | undefined;
}

/** The account that a funded record brings along, and its opening posting. */
export function openingRows(
  loanId: string,
  { loan, payments }: Pick<RecordParts, 'loan' | 'payments'>,
  boardedOn: BusinessDate,
  at = new Date(),
): OpeningRows | undefined {
  const imported = isFunded(loan.loanStatus) ? importedTerms(loan, boardedOn, payments) : undefined;
  if (!imported?.ok || !imported.value.opening) return undefined;
  const { opening, graceDays } = imported.value;
  const posting = openingPosting(opening);
  return {
    terms: termsRow(loanId, imported.value, at),
    standing: openingStanding(loanId, loan.loanStatus, opening.accruesFrom, graceDays),
    posting: posting && postingRows(loanId, posting, opening.accruesFrom, at),
  };
}

/** The figures stay as imported until the next end of day; what is closed already needs none. */
const openingStanding = (loanId: string, status: string, on: BusinessDate, graceDays: number) => ({
  loanId,
  figuresOn: new Date(on),
  reviewOn: status === 'ACTIVE' ? new Date(on) : null,
  graceDays,
  accruedInterest: 0,
  dailyInterest: 0,
});
