import type { AccountEntry } from '../../../src/domain/repayment/entry.js';
import { applyChange } from './apply-change.js';
import { centsOf, inCents, max, min, unpaidInterest } from './exact.js';
import { feesDue, installmentsAsked, owedWithFees, pastDue, type Books } from './books.js';
import { countOnTime } from './late-fees.js';
import type { SignedLoan } from './loan.js';

export type ModelEntry = AccountEntry;
type Kind = ModelEntry['kind'];

/** Within a day by kind. */
const KINDS: readonly Kind[] = ['FEE', 'FEE_WAIVER', 'PAYMENT', 'TERM_CHANGE', 'REFUND', 'CHARGE_OFF'];

/** Payments by instruction, then the larger first; but what was recorded after a charge-off came after it. */
export function inDayOrder(entries: readonly ModelEntry[]): ModelEntry[] {
  const firstLoss = entries.filter(({ kind }) => kind === 'CHARGE_OFF').map(({ sequence }) => sequence);
  const place = (entry: ModelEntry): number[] => [
    firstLoss.filter((sequence) => sequence < entry.sequence).length,
    KINDS.indexOf(entry.kind),
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
      if (books.loss) recover(books, entry.id, cents);
      else pay(loan, books, entry.id, cents, entry.instruction === 'PRINCIPAL_ONLY', day);
      return;
    }
    case 'FEE':
      books.fees.push({ id: entry.id, outstanding: centsOf(entry.amount) });
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
      if (cents > held) books.fees.push({ id: entry.id, outstanding: cents - held });
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

/** Interest, the installments that are due, fees, and then ahead or to the principal; the rest is credit. */
function pay(loan: SignedLoan, books: Books, id: string, cents: bigint, principalOnly: boolean, day: number): void {
  const interest = min(cents, inCents(books.interest));
  const asked = max(installmentsAsked(books, day, principalOnly) - interest, 0n);
  const due = min(cents - interest, min(asked, books.principal));
  const fees = payFees(books, cents - interest - due);
  const beyond = min(cents - interest - due - fees, books.principal - due);
  const credit = cents - interest - due - fees - beyond;
  const principal = principalOnly ? due : due + beyond;
  books.interest = unpaidInterest(books.interest, interest);
  books.principal -= due + beyond;
  books.principalPaid += due + beyond;
  books.interestPaid += interest;
  books.credit += credit;
  countOnTime(loan, books, interest + principal, day);
  books.toward += interest + principal;
  books.extra += due + beyond - principal;
  books.payments.set(id, {
    interest,
    principal,
    fees,
    extraPrincipal: principalOnly ? beyond : 0n,
    recovery: 0n,
    credit,
  });
}

/** Oldest first. */
function payFees(books: Books, cents: bigint): bigint {
  let rest = cents;
  for (const fee of books.fees) {
    const share = min(rest, fee.outstanding);
    fee.outstanding -= share;
    rest -= share;
  }
  books.feesPaid += cents - rest;
  return cents - rest;
}

/** After a charge-off: what was lost first, then fees since, and the rest is held. */
function recover(books: Books, id: string, cents: bigint): void {
  const { principal = 0n, interest = 0n, fees: lostFees = 0n } = books.loss ?? {};
  const recovery = min(cents, principal + interest + lostFees - books.recovered);
  const fees = payFees(books, cents - recovery);
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
