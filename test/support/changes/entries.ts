import type { AccountEntry } from '../../../src/domain/repayment/entry.js';
import { applyChange } from './apply-change.js';
import { centsOf, inCents, max, min, unpaidInterest } from './exact.js';
import type { PaymentNature } from '../../../src/domain/repayment/payment-nature.js';
import { feesDue, installmentsAsked, owedWithFees, pastDue, type Books, type Shares } from './books.js';
import { countOnTime } from './late-fees.js';
import type { SignedLoan } from './loan.js';

export type ModelEntry = AccountEntry;
type Kind = ModelEntry['kind'];

/** Within a day by kind. */
const KINDS: readonly Kind[] = ['FEE', 'FEE_WAIVER', 'PAYMENT', 'TERM_CHANGE', 'REFUND', 'CHARGE_OFF'];

const NATURES: readonly PaymentNature[] = [
  'BORROWER',
  'THIRD_PARTY',
  'COLLATERAL_SALE',
  'INSURANCE',
  'GAP',
  'PRODUCT_REFUND',
];

/** Payments by nature and instruction, then the larger first; but what was recorded after a charge-off came after it. */
export function inDayOrder(entries: readonly ModelEntry[]): ModelEntry[] {
  const firstLoss = entries.filter(({ kind }) => kind === 'CHARGE_OFF').map(({ sequence }) => sequence);
  const place = (entry: ModelEntry): number[] => [
    firstLoss.filter((sequence) => sequence < entry.sequence).length,
    KINDS.indexOf(entry.kind),
    entry.kind === 'PAYMENT' ? NATURES.indexOf(entry.nature ?? 'BORROWER') : 0,
    entry.kind === 'PAYMENT' && entry.instruction === 'PRINCIPAL_ONLY' ? 1 : 0,
    entry.kind === 'PAYMENT' ? -entry.amount.toNumber() : 0,
    entry.sequence,
  ];
  return entries.toSorted((a, b) => {
    const [left, right] = [place(a), place(b)];
    return left.map((value, index) => value - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

export const isLastPayment = (ofDay: readonly ModelEntry[], place: number): boolean =>
  ofDay[place]?.kind === 'PAYMENT' && ofDay[place + 1]?.kind !== 'PAYMENT';

export function applyEntry(loan: SignedLoan, books: Books, entry: ModelEntry, day: number): void {
  switch (entry.kind) {
    case 'PAYMENT': {
      const cents = centsOf(entry.amount);
      const isProceeds = NATURES.indexOf(entry.nature ?? 'BORROWER') > 1;
      if (books.loss) recover(books, entry.id, cents, isProceeds);
      else if (isProceeds)
        payApart(books, entry.id, cents, books.sold || entry.nature === 'COLLATERAL_SALE' ? SALE : PROCEEDS);
      else if (entry.instruction === 'PRINCIPAL_ONLY') payApart(books, entry.id, cents, PRINCIPAL_ONLY);
      else if (books.sold) payDeficiency(loan, books, entry.id, cents, day);
      else pay(loan, books, entry.id, cents, day);
      return;
    }
    case 'FEE':
      books.fees.push({
        id: entry.id,
        outstanding: centsOf(entry.amount),
        isExpense: entry.feeKind === 'REPOSSESSION' || entry.feeKind === 'LEGAL',
      });
      return;
    case 'FEE_WAIVER': {
      const fee = books.fees.find(({ id }) => id === entry.feeId);
      if (fee) fee.outstanding -= min(fee.outstanding, centsOf(entry.amount));
      return;
    }
    case 'REFUND': {
      const cents = centsOf(entry.amount);
      const held = min(books.credit, cents);
      books.credit -= held;
      if (cents > held) books.fees.push({ id: entry.id, outstanding: cents - held, isExpense: false });
      return;
    }
    case 'CHARGE_OFF':
      chargeOff(books, day);
      return;
    case 'TERM_CHANGE':
      applyChange(loan, books, entry.change, day);
      return;
    case 'REVERSAL':
      return;
  }
}

/** Interest, the installments that are due, fees, and then ahead; the rest is credit. */
function pay(loan: SignedLoan, books: Books, id: string, cents: bigint, day: number): void {
  const interest = min(cents, inCents(books.interest));
  const asked = max(installmentsAsked(books, day) - interest, 0n);
  const due = min(cents - interest, min(asked, books.principal));
  const fees = payFees(books, cents - interest - due);
  const beyond = min(cents - interest - due - fees, books.principal - due);
  const principal = due + beyond;
  const credit = cents - interest - fees - principal;
  countOnTime(loan, books, interest + principal, day);
  books.toward += interest + principal;
  receive(books, id, { interest, principal, fees, extraPrincipal: 0n, recovery: 0n, credit });
}

/** What money that satisfies no installment pays, in order. */
type Apart = 'EXPENSES' | 'INTEREST' | 'PRINCIPAL' | 'FEES';
const SALE: readonly Apart[] = ['EXPENSES', 'PRINCIPAL', 'INTEREST', 'FEES'];
const PROCEEDS: readonly Apart[] = ['EXPENSES', 'INTEREST', 'PRINCIPAL', 'FEES'];
const PRINCIPAL_ONLY: readonly Apart[] = ['PRINCIPAL', 'INTEREST', 'FEES'];

function payApart(books: Books, id: string, cents: bigint, order: readonly Apart[]): void {
  const taken = { interest: 0n, extraPrincipal: 0n, fees: 0n };
  let rest = cents;
  for (const target of order) {
    const share =
      target === 'INTEREST'
        ? min(rest, inCents(books.interest))
        : target === 'PRINCIPAL'
          ? min(rest, books.principal)
          : payFees(books, rest, target === 'EXPENSES');
    rest -= share;
    if (target === 'INTEREST') taken.interest = share;
    else if (target === 'PRINCIPAL') taken.extraPrincipal = share;
    else taken.fees += share;
  }
  books.extra += taken.interest + taken.extraPrincipal;
  receive(books, id, { ...taken, principal: 0n, recovery: 0n, credit: rest });
}

/** The borrower's money after a sale: principal first, and it counts for the lines. */
function payDeficiency(loan: SignedLoan, books: Books, id: string, cents: bigint, day: number): void {
  const principal = min(cents, books.principal);
  const interest = min(cents - principal, inCents(books.interest));
  const fees = payFees(books, cents - principal - interest);
  const credit = cents - principal - interest - fees;
  countOnTime(loan, books, interest + principal, day);
  books.toward += interest + principal;
  receive(books, id, { interest, principal, fees, extraPrincipal: 0n, recovery: 0n, credit });
}

function receive(books: Books, id: string, shares: Shares): void {
  const { interest, principal, extraPrincipal, credit } = shares;
  books.interest = unpaidInterest(books.interest, interest);
  books.principal -= principal + extraPrincipal;
  books.principalPaid += principal + extraPrincipal;
  books.interestPaid += interest;
  books.credit += credit;
  books.payments.set(id, shares);
}

/** Oldest first; of the expenses only, where only they are asked for. */
function payFees(books: Books, cents: bigint, expensesOnly = false): bigint {
  let rest = cents;
  for (const fee of books.fees) {
    if (expensesOnly && !fee.isExpense) continue;
    const share = min(rest, fee.outstanding);
    fee.outstanding -= share;
    rest -= share;
  }
  books.feesPaid += cents - rest;
  return cents - rest;
}

/** After a charge-off: what was lost first, then fees since, and the rest is held. Proceeds pay expenses before. */
function recover(books: Books, id: string, cents: bigint, isProceeds: boolean): void {
  const { principal = 0n, interest = 0n, fees: lostFees = 0n } = books.loss ?? {};
  const expenses = isProceeds ? payFees(books, cents, true) : 0n;
  const recovery = min(cents - expenses, principal + interest + lostFees - books.recovered);
  const fees = expenses + payFees(books, cents - expenses - recovery);
  const credit = cents - recovery - fees;
  books.recovered += recovery;
  books.credit += credit;
  books.payments.set(id, { interest: 0n, principal: 0n, fees, extraPrincipal: 0n, recovery, credit });
}

/** A second one writes off the rest: what was charged since. */
function chargeOff(books: Books, day: number): void {
  const before = books.loss;
  const { days } = pastDue(books, day);
  books.loss = {
    principal: (before?.principal ?? 0n) + books.principal,
    interest: (before?.interest ?? 0n) + inCents(books.interest),
    fees: (before?.fees ?? 0n) + feesDue(books),
    oldest: before ? before.oldest : days > 0 ? day - days : undefined,
  };
  clear(books);
}

const TOLERANCE = 500n;

/**
 * Less than the tolerance that a payoff left is not collected. A payoff is a payment beyond the current line, or one
 * when no other is to come.
 */
export function writeOffSmallBalance(books: Books, day: number): void {
  const left = owedWithFees(books);
  if (books.loss || left === 0n || left >= TOLERANCE) return;
  const { lines } = books.terms;
  const current = lines.findIndex(({ due }) => due >= day);
  const isEnd = current === -1 || current === lines.length - 1;
  const through = lines.slice(0, current + 1).reduce((total, { amount }) => total + amount, 0n);
  if (!isEnd && books.toward + books.extra <= through) return;
  books.writtenOff += left;
  clear(books);
}

function clear(books: Books): void {
  books.principal = 0n;
  books.interest = 0n;
  for (const fee of books.fees) fee.outstanding = 0n;
}
