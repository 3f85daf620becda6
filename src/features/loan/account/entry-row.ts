import { randomUUID } from 'node:crypto';
import { businessDate, type BusinessDate } from '../../../domain/calendar.js';
import { decimal, type Decimal } from '../../../domain/money.js';
import type { TermChange } from '../../../domain/change/term-change.js';
import type { AccountEntry } from '../../../domain/repayment/entry.js';
import type { AccountEntry as EntryRow, Prisma } from '../../../generated/prisma/client.js';
import type { LedgerAccount } from '../../../domain/ledger/balances.js';
import type { Posting } from '../../../domain/ledger/postings.js';

/** An entry as it is read: its day and its amount as text. */
export type EntryFacts = Omit<EntryRow, 'loanId' | 'recordedAt' | 'effectiveOn' | 'amount'> & {
  readonly effectiveOn: string;
  readonly amount: string | null;
};

export function entryRow(loanId: string, entry: AccountEntry, recordedAt: Date): Prisma.AccountEntryCreateManyInput {
  return {
    id: entry.id,
    loanId,
    sequence: entry.sequence,
    kind: entry.kind,
    effectiveOn: new Date(entry.effectiveOn),
    amount: amountOf(entry)?.toFixed(2) ?? null,
    feeKind: entry.kind === 'FEE' ? entry.feeKind : null,
    installment: entry.kind === 'FEE' ? (entry.installment ?? null) : null,
    feeId: 'feeId' in entry ? entry.feeId : null,
    reverses: entry.kind === 'REVERSAL' ? entry.reverses : null,
    instruction: entry.kind === 'PAYMENT' ? (entry.instruction ?? null) : null,
    nature: entry.kind === 'PAYMENT' ? (entry.nature ?? null) : null,
    change: entry.kind === 'TERM_CHANGE' ? JSON.stringify(entry.change) : null,
    recordedAt,
  };
}

/** Of a charge-off: what stays on the books. Of a small balance: what counts as one. */
function amountOf(entry: AccountEntry): Decimal | undefined {
  if (entry.kind === 'CHARGE_OFF') return entry.downTo;
  if (entry.kind === 'SMALL_BALANCE_WRITE_OFF') return entry.atMost;
  return 'amount' in entry ? entry.amount : undefined;
}

export function entryOf(row: EntryFacts): AccountEntry {
  const { id, sequence } = row;
  const base = { id, sequence, effectiveOn: businessDate(row.effectiveOn) };
  const amount = decimal(row.amount ?? '0');
  switch (row.kind) {
    case 'PAYMENT': {
      // Most entries are plain payments.
      const payment = { id, sequence, effectiveOn: base.effectiveOn, kind: row.kind, amount };
      const { instruction, nature } = row;
      if (!instruction && !nature) return payment;
      return { ...payment, ...(instruction && { instruction }), ...(nature && { nature }) };
    }
    case 'REFUND':
    case 'INTEREST_WAIVER':
    case 'PRINCIPAL_ADJUSTMENT':
      return { ...base, kind: row.kind, amount };
    case 'SMALL_BALANCE_WRITE_OFF':
      return { ...base, kind: row.kind, atMost: amount };
    case 'FEE':
      return {
        ...base,
        kind: row.kind,
        amount,
        feeKind: row.feeKind ?? 'OTHER',
        ...(row.installment !== null && { installment: row.installment }),
      };
    case 'FEE_WAIVER':
    case 'FEE_REFUND':
      return { ...base, kind: row.kind, amount, feeId: row.feeId ?? '' };
    case 'CHARGE_OFF':
      return { ...base, kind: row.kind, ...(row.amount !== null && { downTo: amount }) };
    case 'REVERSAL':
      return { ...base, kind: row.kind, reverses: row.reverses ?? '' };
    case 'TERM_CHANGE':
      return { ...base, kind: row.kind, change: changeOf(JSON.parse(row.change ?? '{}') as PlainChange) };
  }
}

/** As it is written: decimals print themselves as strings. */
type PlainChange = Readonly<Partial<Record<(typeof DECIMALS)[number], string>>> & { readonly type: TermChange['type'] };

const DECIMALS = ['annualRate', 'balloon', 'payment', 'principalForgiven'] as const;

/** The outcome of a payment is a word, and its amount a figure. */
function changeOf(written: PlainChange): TermChange {
  const isFigure = (member: string): boolean => member !== 'payment' || written.type === 'MODIFICATION';
  const figures = DECIMALS.filter(isFigure).flatMap((member) => {
    const figure = written[member];
    return figure === undefined ? [] : [[member, decimal(figure)] as const];
  });
  return { ...written, ...Object.fromEntries(figures) } as unknown as TermChange;
}

export interface PostingRows {
  readonly posting: Prisma.LedgerPostingCreateManyInput;
  readonly entries: readonly Prisma.LedgerEntryCreateManyInput[];
}

export function postingRows(
  loanId: string,
  { kind, repaymentId, amounts, effectiveOn, ownerId }: Posting,
  byDefault: BusinessDate,
  recordedAt: Date,
): PostingRows {
  const postingId = `PT-${randomUUID()}`;
  const entries = Object.entries(amounts) as [LedgerAccount, Decimal][];
  return {
    posting: {
      id: postingId,
      loanId,
      kind,
      effectiveDate: new Date(effectiveOn ?? byDefault),
      recordedAt,
      repaymentId: repaymentId ?? null,
      ownerId: ownerId ?? null,
    },
    entries: entries.map(([account, amount]) => ({ postingId, loanId, account, amount: amount.toFixed(2) })),
  };
}
