import { addMonths, dayNumber, fromDayNumber, type BusinessDate } from '../../../src/domain/calendar.js';
import { delinquencyOn } from '../../../src/domain/delinquency/delinquency.js';
import { daysPastDueOn } from '../../../src/domain/loan/payment-history.js';
import { joinedSpells, spellsIn, stretchesOf } from '../../../src/domain/loan/spells.js';
import { openAccount, withEntries, withLateFees, type Account } from '../../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../../src/domain/money.js';
import { accruedInterest, chargedOffAmount, feesDue, interestDue } from '../../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../../src/domain/repayment/entry.js';
import { installmentStatuses } from '../../../src/domain/repayment/installment-status.js';
import { feesDue as modelFeesDue, pastDue, unpaidAt } from './books.js';
import { booksOn } from './day-by-day.js';
import type { ModelEntry } from './entries.js';
import { inCents, money, PARTS } from './exact.js';
import { lateFeeId } from './late-fees.js';
import { servicingTerms, type SignedLoan } from './loan.js';

/** The compared values, in words: balances, fees, allocations, and the current schedule. */
export interface Figures {
  readonly principal: string;
  readonly interest: string;
  readonly interestUnrounded: string;
  readonly fees: string;
  readonly lateFees: readonly string[];
  readonly credit: string;
  readonly applied: string;
  readonly paid: string;
  readonly payments: readonly string[];
  readonly chargedOff: string;
  readonly recovered: string;
  readonly daysPastDue: number;
  readonly pastDue: string;
  /** Number, due date, amount and what of it is unpaid. */
  readonly schedule: readonly string[];
}

const DIGITS = 20;

export function modelFigures(loan: SignedLoan, entries: readonly ModelEntry[], on: BusinessDate): Figures {
  const known = entries.filter(({ effectiveOn }) => effectiveOn <= on);
  const books = booksOn(loan, known, on);
  const { days, amount } = pastDue(books, dayNumber(on));
  const { loss } = books;
  const lost = loss ? loss.principal + loss.interest + loss.fees : 0n;
  return {
    principal: money(books.principal),
    interest: money(inCents(books.interest)),
    interestUnrounded: new Decimal(books.interest.toString()).div(`${PARTS}00`).toFixed(DIGITS),
    fees: money(modelFeesDue(books)),
    lateFees: [...books.lateFees]
      .sort(([a], [b]) => a - b)
      .map(([number, fee]) => `${number}: ${money(fee.amount)} on ${fromDayNumber(fee.on)}`),
    credit: money(books.credit),
    applied: money(books.toward),
    paid: [books.principalPaid, books.interestPaid, books.feesPaid].map(money).join(' + '),
    payments: [...books.payments].map(([id, shares]) =>
      words(
        id,
        [shares.interest, shares.principal, shares.extraPrincipal, shares.fees, shares.recovery, shares.credit].map(
          money,
        ),
      ),
    ),
    chargedOff: money(lost),
    recovered: money(books.recovered),
    daysPastDue: days,
    pastDue: money(amount),
    schedule: books.terms.lines.map(({ number, due, amount: asked }, place) =>
      line(number, fromDayNumber(due), money(asked), money(unpaidAt(books, place))),
    ),
  };
}

const words = (id: string, shares: readonly string[]): string => `${id}: ${shares.join(' ')}`;
const line = (number: number, due: BusinessDate, amount: string, unpaid: string): string =>
  `${number}: ${due} ${amount}, open ${unpaid}`;

/**
 * The account as the domain has it, with the late fees that are due by the day. A waiver names a late fee after its
 * installment, since the domain gives it an id of its own: it is entered once the fee exists.
 */
export function accountOf(loan: SignedLoan, entries: readonly AccountEntry[], on: BusinessDate): Account {
  const known = entries.filter(({ effectiveOn }) => effectiveOn <= on);
  const opened = openAccount(servicingTerms(loan), known);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const { account } = withLateFees('LN', opened.value, on);
  const idOf = new Map(
    account.entries.flatMap((fee) =>
      fee.kind === 'FEE' && fee.installment !== undefined ? [[lateFeeId(fee.installment), fee.id] as const] : [],
    ),
  );
  const waivers = known.flatMap((entry) => {
    const feeId = entry.kind === 'FEE_WAIVER' ? idOf.get(entry.feeId) : undefined;
    return entry.kind === 'FEE_WAIVER' && feeId !== undefined
      ? [{ ...entry, id: `${entry.id} of late fee`, feeId }]
      : [];
  });
  if (waivers.length === 0) return account;
  const reversed = new Set(known.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  const standing = waivers.filter(({ id }) => !reversed.has(id.replace(' of late fee', '')));
  return withLateFees('LN', withEntries(account, standing), on).account;
}

export const domainFigures = (loan: SignedLoan, entries: readonly AccountEntry[], on: BusinessDate): Figures =>
  figuresOf(accountOf(loan, entries, on), on);

/** Days past due at the ends of the months through a day, as the history of the account tells them. */
export function domainHistory(loan: SignedLoan, entries: readonly AccountEntry[], through: BusinessDate): string[] {
  const recorded = accountOf(loan, entries, through);
  const spells = joinedSpells(
    stretchesOf(recorded, through).flatMap((stretch) => spellsIn(accountOf(loan, entries, stretch.through), stretch)),
  );
  return monthEnds(loan.fundedOn, through).map((on) => `${on}: ${daysPastDueOn({ spells }, on)}`);
}

/** The same by walks day by day: each as the account stood then. */
export const modelHistory = (loan: SignedLoan, entries: readonly ModelEntry[], through: BusinessDate): string[] =>
  monthEnds(loan.fundedOn, through).map((on) => `${on}: ${modelFigures(loan, entries, on).daysPastDue}`);

function monthEnds(from: BusinessDate, through: BusinessDate): BusinessDate[] {
  const ends: BusinessDate[] = [];
  for (let on = addMonths(from, 0, 31); on <= through; on = addMonths(on, 1, 31)) ends.push(on);
  return ends;
}

export function figuresOf(account: Account, on: BusinessDate): Figures {
  const { terms } = account;
  const { state, allocations } = account.history;
  const reversed = new Set(account.entries.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  const late = account.entries.flatMap((entry) =>
    entry.kind === 'FEE' && entry.feeKind === 'LATE' && !reversed.has(entry.id) ? [entry] : [],
  );
  late.sort((a, b) => (a.installment ?? 0) - (b.installment ?? 0));
  const { daysPastDue, pastDueAmount } = delinquencyOn(terms, state, on, account.graceDays);
  return {
    principal: state.principal.toFixed(2),
    interest: interestDue(terms, state, on).toFixed(2),
    interestUnrounded: accruedInterest(terms, state, on).toFixed(DIGITS),
    fees: feesDue(state).toFixed(2),
    lateFees: late.map(
      ({ installment, amount, effectiveOn }) => `${installment}: ${amount.toFixed(2)} on ${effectiveOn}`,
    ),
    credit: state.credit.toFixed(2),
    applied: state.appliedToInstallments.toFixed(2),
    paid: [state.principalPaid, state.interestPaid, state.feesPaid].map((amount) => amount.toFixed(2)).join(' + '),
    payments: [...allocations].map(([id, { interest, principal, extraPrincipal, fees, recovery, credit }]) =>
      words(
        id,
        [interest, principal, extraPrincipal, fees, recovery, credit].map((amount) => amount.toFixed(2)),
      ),
    ),
    chargedOff: chargedOffAmount(state).toFixed(2),
    recovered: state.recovered.toFixed(2),
    daysPastDue,
    pastDue: pastDueAmount.toFixed(2),
    schedule: installmentStatuses(terms, state, on).map(({ number, dueDate, amount, unpaid }) =>
      line(number, dueDate, amount.toFixed(2), unpaid.toFixed(2)),
    ),
  };
}
