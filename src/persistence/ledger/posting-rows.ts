import { randomUUID } from 'node:crypto';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LedgerAccount } from '../../domain/ledger/ledger-account.js';
import type { Posting } from '../../domain/ledger/postings.js';
import type { Decimal } from '../../domain/money.js';
import type { Prisma } from '../../generated/prisma/client.js';

export interface PostingRows {
  readonly posting: Prisma.LedgerPostingCreateManyInput;
  readonly entries: readonly Prisma.LedgerEntryCreateManyInput[];
}

export function postingRows(
  loanId: string,
  { kind, repaymentId, amounts }: Posting,
  effectiveOn: BusinessDate,
  recordedAt: Date,
): PostingRows {
  const postingId = `PT-${randomUUID()}`;
  const entries = Object.entries(amounts) as [LedgerAccount, Decimal][];
  return {
    posting: {
      id: postingId,
      loanId,
      kind,
      effectiveDate: new Date(effectiveOn),
      recordedAt,
      repaymentId: repaymentId ?? null,
    },
    entries: entries.map(([account, amount]) => ({ postingId, loanId, account, amount: amount.toFixed(2) })),
  };
}
