import { inCents, max, min } from './exact.js';
import type { Terms } from './loan.js';

/** Where the money of one payment went, in cents. */
export interface Shares {
  readonly interest: bigint;
  readonly principal: bigint;
  readonly fees: bigint;
  readonly extraPrincipal: bigint;
  readonly recovery: bigint;
  readonly credit: bigint;
}

export interface Loss {
  readonly principal: bigint;
  readonly interest: bigint;
  readonly fees: bigint;
  /** The oldest line that was past due. */
  readonly oldest: number | undefined;
}

/** An amount, or a percentage of a line with so many parts to a percent. */
export type BooksTolerance =
  | { readonly kind: 'AMOUNT'; readonly cents: bigint }
  | { readonly kind: 'PERCENT'; readonly percent: bigint; readonly parts: bigint };

/** All that is known of an account at a moment of a day. */
export interface Books {
  readonly tolerance: BooksTolerance | undefined;
  terms: Terms;
  /** Since when all is due, and the lines as they were scheduled. */
  accelerated: { readonly day: number; readonly lines: Terms['lines'] } | undefined;
  /** The collateral was sold. */
  sold: boolean;
  /** Days on which a period began that no due date did. */
  readonly restarts: number[];
  principal: bigint;
  /** Unpaid interest up to the day, in parts of a cent. */
  interest: bigint;
  readonly fees: { readonly id: string; outstanding: bigint; readonly isExpense: boolean }[];
  credit: bigint;
  /** Interest and principal paid as installments that count towards the lines as they stand. */
  toward: bigint;
  /** Extra principal beside the lines as they stand. */
  extra: bigint;
  principalPaid: bigint;
  interestPaid: bigint;
  feesPaid: bigint;
  recovered: bigint;
  forgiven: bigint;
  loss: Loss | undefined;
  writtenOff: bigint;
  readonly lateFees: Map<number, { readonly on: number; readonly amount: bigint }>;
  /** Money that was on time, by the number of the line. */
  readonly onTime: Map<number, bigint>;
  readonly payments: Map<string, Shares>;
}

export function openedBooks(terms: Terms, principal: bigint, tolerance?: BooksTolerance): Books {
  return {
    tolerance,
    terms,
    accelerated: undefined,
    sold: false,
    restarts: [],
    principal,
    interest: 0n,
    fees: [],
    credit: 0n,
    toward: 0n,
    extra: 0n,
    principalPaid: 0n,
    interestPaid: 0n,
    feesPaid: 0n,
    recovered: 0n,
    forgiven: 0n,
    loss: undefined,
    writtenOff: 0n,
    lateFees: new Map(),
    onTime: new Map(),
    payments: new Map(),
  };
}

export const feesDue = ({ fees }: Books): bigint => fees.reduce((total, { outstanding }) => total + outstanding, 0n);
export const owed = ({ principal, interest }: Books): bigint => principal + inCents(interest);
export const owedWithFees = (books: Books): bigint => owed(books) + feesDue(books);

/** What the first so many lines ask for together; the last line asks for all that is left. */
export function unpaidThrough(books: Books, count: number): bigint {
  const { lines } = books.terms;
  if (books.loss) return 0n;
  if (count >= lines.length) return owed(books);
  const scheduled = lines.slice(0, count).reduce((total, { amount }) => total + amount, 0n);
  return min(max(scheduled - books.toward, 0n), owed(books));
}

/** What one line, by its place, still asks for. */
export const unpaidAt = (books: Books, place: number): bigint =>
  unpaidThrough(books, place + 1) - unpaidThrough(books, place);

/** Of the lines that are due; when those are paid, of the next one. */
export function installmentsAsked(books: Books, day: number): bigint {
  const { lines } = books.terms;
  let count = lines.filter(({ due }) => due <= day).length;
  while (count < lines.length && unpaidThrough(books, count) === 0n) count += 1;
  return unpaidThrough(books, count);
}

/** Whether what a line still asks for is within the tolerance of the contract. */
export function isTolerated({ tolerance }: Books, amount: bigint, unpaid: bigint): boolean {
  if (!tolerance) return false;
  return tolerance.kind === 'AMOUNT'
    ? unpaid <= tolerance.cents
    : unpaid * 100n * tolerance.parts <= amount * tolerance.percent;
}

export interface PastDue {
  readonly days: number;
  readonly amount: bigint;
}

export function pastDue(books: Books, day: number): PastDue {
  const { loss, terms } = books;
  if (loss) {
    const amount = loss.principal + loss.interest + loss.fees - books.recovered;
    return loss.oldest === undefined || amount === 0n ? { days: 0, amount: 0n } : { days: day - loss.oldest, amount };
  }
  const dueCount = terms.lines.filter(({ due }) => due < day).length;
  const oldest = terms.lines.find(({ amount }, place) => {
    const unpaid = unpaidAt(books, place);
    return unpaid > 0n && !isTolerated(books, amount, unpaid);
  })?.due;
  return oldest === undefined || oldest >= day
    ? { days: 0, amount: 0n }
    : { days: day - oldest, amount: unpaidThrough(books, dueCount) };
}
