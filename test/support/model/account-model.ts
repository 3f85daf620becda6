/**
 * A loan's money in plain whole cents and days, written apart from the domain: interest is a fraction over
 * `DENOMINATOR`, so that nothing is rounded but what is paid.
 */
export interface ModelTerms {
  readonly principal: bigint;
  /** A year's interest in millionths. */
  readonly rate: bigint;
  readonly fundedOn: number;
  readonly dueOn: readonly number[];
  readonly payment: bigint;
}

export type Fact =
  | { readonly kind: 'FEE' | 'REFUND'; readonly id: string; readonly on: number; readonly cents: bigint }
  | {
      readonly kind: 'PAYMENT';
      readonly id: string;
      readonly on: number;
      readonly cents: bigint;
      /** Proceeds satisfy no installment; those of a sale pay principal before interest. */
      readonly proceeds?: 'SALE' | 'INSURANCE' | undefined;
    }
  | { readonly kind: 'WAIVER'; readonly feeId: string; readonly on: number; readonly cents: bigint }
  /** The collateral was sold: all is due. */
  | { readonly kind: 'SOLD'; readonly on: number }
  | { readonly kind: 'CHARGE_OFF'; readonly on: number };

export interface Books {
  principal: bigint;
  carried: bigint;
  since: number;
  credit: bigint;
  installed: bigint;
  /** What proceeds paid of interest and principal. */
  apart: bigint;
  principalPaid: bigint;
  interestPaid: bigint;
  feesPaid: bigint;
  recovered: bigint;
  chargedOff: bigint | undefined;
  soldOn: number | undefined;
  readonly fees: { readonly id: string; outstanding: bigint }[];
}

const DENOMINATOR = 365n * 1_000_000n;
export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** To the cent, a half to the even one. */
function rounded(fraction: bigint): bigint {
  const [whole, rest] = [fraction / DENOMINATOR, (fraction % DENOMINATOR) * 2n];
  const up = rest > DENOMINATOR || (rest === DENOMINATOR && whole % 2n === 1n);
  return up ? whole + 1n : whole;
}

const accrued = ({ rate }: ModelTerms, { carried, principal, since }: Books, on: number): bigint =>
  carried + principal * rate * BigInt(Math.max(0, on - since));

export const interest = (terms: ModelTerms, books: Books, on: number): bigint => rounded(accrued(terms, books, on));
export const feesDue = ({ fees }: Books): bigint => fees.reduce((total, { outstanding }) => total + outstanding, 0n);
export const payoff = (terms: ModelTerms, books: Books, on: number): bigint =>
  books.principal + interest(terms, books, on) + feesDue(books);

/** All facts that stand, in the order in which they count. */
export function booksOf(terms: ModelTerms, facts: readonly Fact[]): Books {
  const books: Books = {
    principal: terms.principal,
    carried: 0n,
    since: terms.fundedOn,
    credit: 0n,
    installed: 0n,
    apart: 0n,
    principalPaid: 0n,
    interestPaid: 0n,
    feesPaid: 0n,
    recovered: 0n,
    chargedOff: undefined,
    soldOn: undefined,
    fees: [],
  };
  const inOrder = ordered(facts);
  inOrder.forEach((fact, index) => {
    enter(terms, books, fact);
    const next = inOrder[index + 1];
    const isLastPayment = fact.kind === 'PAYMENT' && (next?.kind !== 'PAYMENT' || next.on !== fact.on);
    if (isLastPayment && books.chargedOff === undefined) writeOffSmallBalance(terms, books, fact.on);
  });
  return books;
}

const KINDS: readonly Fact['kind'][] = ['FEE', 'WAIVER', 'PAYMENT', 'SOLD', 'REFUND', 'CHARGE_OFF'];

/** By day, and in a day by kind, larger payments first; but what came after a charge-off stays after it. */
function ordered(facts: readonly Fact[]): Fact[] {
  const lossOn = new Map(facts.flatMap(({ kind, on }, index) => (kind === 'CHARGE_OFF' ? [[on, index] as const] : [])));
  const keys = new Map(
    facts.map((fact, index) => {
      const isAfterLoss = index > (lossOn.get(fact.on) ?? Infinity) ? 1 : 0;
      const size = fact.kind === 'PAYMENT' ? -Number(fact.cents) : 0;
      const source = fact.kind === 'PAYMENT' ? [undefined, 'SALE', 'INSURANCE'].indexOf(fact.proceeds) : 0;
      return [fact, [fact.on, isAfterLoss, KINDS.indexOf(fact.kind), source, size, index]] as const;
    }),
  );
  return facts.toSorted((a, b) => {
    const [left, right] = [keys.get(a) ?? [], keys.get(b) ?? []];
    return left.map((value, place) => value - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}

/** Less than five that a payoff left is not collected. */
function writeOffSmallBalance(terms: ModelTerms, books: Books, on: number): void {
  const left = payoff(terms, books, on);
  const dueOn = dueDays(terms, books, on);
  const current = dueOn.findIndex((day) => day >= on);
  const isEnd = current === -1 || current === dueOn.length - 1;
  if (left === 0n || left >= 500n || !(isEnd || books.installed + books.apart > terms.payment * BigInt(current + 1)))
    return;
  books.principal = 0n;
  books.carried = 0n;
  for (const fee of books.fees) fee.outstanding = 0n;
}

function enter(terms: ModelTerms, books: Books, fact: Fact): void {
  switch (fact.kind) {
    case 'PAYMENT':
      if (books.chargedOff !== undefined) recover(books, fact.cents);
      else if (fact.proceeds === undefined && isSold(books, fact.on)) payDeficiency(terms, books, fact.cents, fact.on);
      else if (fact.proceeds === undefined) pay(terms, books, fact.cents, fact.on);
      else payApart(terms, books, fact.cents, fact.on, fact.proceeds);
      return;
    case 'FEE':
      books.fees.push({ id: fact.id, outstanding: fact.cents });
      return;
    case 'WAIVER': {
      const fee = books.fees.find(({ id }) => id === fact.feeId);
      if (fee) fee.outstanding -= min(fee.outstanding, fact.cents);
      return;
    }
    case 'REFUND': {
      const held = min(books.credit, fact.cents);
      books.credit -= held;
      if (fact.cents > held) books.fees.push({ id: fact.id, outstanding: fact.cents - held });
      return;
    }
    case 'SOLD':
      if (books.chargedOff === undefined && payoff(terms, books, fact.on) > 0n) books.soldOn ??= fact.on;
      return;
    case 'CHARGE_OFF':
      books.chargedOff = payoff(terms, books, fact.on);
      books.principal = 0n;
      books.carried = 0n;
      for (const fee of books.fees) fee.outstanding = 0n;
  }
}

function pay(terms: ModelTerms, books: Books, cents: bigint, on: number): void {
  const toInterest = min(cents, interest(terms, books, on));
  const installments = installmentsOwed(terms, books, on) - toInterest;
  const toInstallments = min(cents - toInterest, min(installments > 0n ? installments : 0n, books.principal));
  const afterFees = payFees(books, cents - toInterest - toInstallments);
  const extra = min(afterFees, books.principal - toInstallments);
  lower(terms, books, { interest: toInterest, principal: toInstallments + extra }, on);
  books.installed += toInterest + toInstallments + extra;
  books.credit += afterFees - extra;
}

const isSold = ({ soldOn }: Books, on: number): boolean => soldOn !== undefined && soldOn < on;

/** From the day after a sale on, no installment is due later than it. */
const dueDays = ({ dueOn }: ModelTerms, books: Books, on: number): readonly number[] =>
  isSold(books, on) ? dueOn.map((day) => Math.min(day, books.soldOn ?? day)) : dueOn;

/** After a sale: principal before interest, and both count for the installments. */
function payDeficiency(terms: ModelTerms, books: Books, cents: bigint, on: number): void {
  const principal = min(cents, books.principal);
  const paid = { principal, interest: min(cents - principal, interest(terms, books, on)) };
  lower(terms, books, paid, on);
  const total = paid.principal + paid.interest;
  books.installed += total;
  books.credit += payFees(books, cents - total);
}

function payApart(terms: ModelTerms, books: Books, cents: bigint, on: number, proceeds: 'SALE' | 'INSURANCE'): void {
  const owed = { interest: interest(terms, books, on), principal: books.principal };
  const [first, second] =
    proceeds === 'SALE' ? (['principal', 'interest'] as const) : (['interest', 'principal'] as const);
  const paid = { interest: 0n, principal: 0n };
  paid[first] = min(cents, owed[first]);
  paid[second] = min(cents - paid[first], owed[second]);
  lower(terms, books, paid, on);
  const total = paid.interest + paid.principal;
  books.apart += total;
  books.credit += payFees(books, cents - total);
}

function lower(terms: ModelTerms, books: Books, paid: { interest: bigint; principal: bigint }, on: number): void {
  const isWhole = paid.interest > 0n && paid.interest === interest(terms, books, on);
  books.carried = isWhole ? 0n : accrued(terms, books, on) - paid.interest * DENOMINATOR;
  books.since = on;
  books.principal -= paid.principal;
  books.principalPaid += paid.principal;
  books.interestPaid += paid.interest;
}

/** After a charge-off: what was lost first, then fees since, and the rest is held. */
function recover(books: Books, cents: bigint): void {
  const recovery = min(cents, (books.chargedOff ?? 0n) - books.recovered);
  books.recovered += recovery;
  books.credit += payFees(books, cents - recovery);
}

function payFees(books: Books, cents: bigint): bigint {
  let rest = cents;
  for (const fee of books.fees) {
    const share = min(rest, fee.outstanding);
    fee.outstanding -= share;
    books.feesPaid += share;
    rest -= share;
  }
  return rest;
}

/** Of the installments that are due; when those are paid, of the next one. */
function installmentsOwed(terms: ModelTerms, books: Books, on: number): bigint {
  const owed = books.principal + interest(terms, books, on);
  const dueOn = dueDays(terms, books, on);
  const count = dueOn.length;
  const openThrough = (last: number): bigint => {
    const scheduled = last === count ? owed : terms.payment * BigInt(last) - books.installed;
    return min(scheduled > 0n ? scheduled : 0n, owed);
  };
  let last = dueOn.filter((day) => day <= on).length;
  while (last < count && openThrough(last) === 0n) last += 1;
  return openThrough(last);
}

export function daysPastDue(terms: ModelTerms, books: Books, on: number): number {
  if (books.principal + interest(terms, books, on) === 0n) return 0;
  const dueOn = dueDays(terms, books, on);
  const last = dueOn.length - 1;
  const oldest = dueOn.findIndex((_, index) => index === last || terms.payment * BigInt(index + 1) > books.installed);
  return Math.max(0, on - (dueOn[oldest] ?? on));
}
