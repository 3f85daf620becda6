import type { PostingKind } from '../../domain/ledger/balances.js';
import type { ShownEntry } from '../../domain/ledger/postings.js';

export interface PostingView {
  readonly id: string;
  readonly sequence: number;
  readonly kind: PostingKind;
  readonly effectiveDate: string;
  readonly postingDate: string;
  readonly recordedAt: Date;
  readonly repaymentId: string | null;
  /** In whose books it is; null for a loan without a lender. */
  readonly ownerId: string | null;
  readonly entries: readonly ShownEntry[];
}
