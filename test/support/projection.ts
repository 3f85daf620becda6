import { earlierOf, laterOf, type BusinessDate } from '../../src/domain/calendar.js';
import { least, sum, toCents, ZERO, type Decimal } from '../../src/domain/money.js';
import type { Installment } from '../../src/domain/schedule/amortization.js';
import { interestOn, type AccountTerms } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { replay, type AccountHistory } from '../../src/domain/repayment/replay.js';

/**
 * The schedule on a day: each installment keeps its amount, interest is the actual accrual and, from that day on, the
 * future one if the past due is paid then and the rest on time. The last installment takes the rest.
 */
export function projectSchedule(
  terms: AccountTerms,
  entries: readonly AccountEntry[],
  asOf: BusinessDate,
): Installment[] {
  const history = replay(
    terms,
    entries.filter(({ effectiveOn }) => effectiveOn <= asOf),
  );
  const rows: Installment[] = [];
  let balance = terms.principal;
  let periodStart = terms.fundedOn;
  for (const { number, dueDate, amount } of terms.installments) {
    const past = accruedOn(terms, history, periodStart, earlierOf(dueDate, asOf));
    const openingBalance = balance.minus(extraPrincipal(history, entries, periodStart, dueDate));
    const future = interestOn(terms, openingBalance, laterOf(periodStart, asOf), dueDate);
    const interest = toCents(past.plus(future));
    const isLast = number === terms.installments.length;
    const principal = isLast ? openingBalance : least(amount.minus(least(interest, amount)), openingBalance);
    const closingBalance = openingBalance.minus(principal);
    rows.push({
      number,
      periodStart,
      dueDate,
      openingBalance,
      carriedInterest: past,
      interest,
      principal,
      amount: principal.plus(interest),
      closingBalance,
    });
    if (closingBalance.isZero()) break;
    [balance, periodStart] = [closingBalance, dueDate];
  }
  return rows;
}

/** Interest that accrued on the principal really outstanding. */
function accruedOn(terms: AccountTerms, { timeline }: AccountHistory, start: BusinessDate, end: BusinessDate): Decimal {
  const { principal, fundedOn } = terms;
  const balances = [
    { on: fundedOn, principal },
    ...timeline.map(({ on, state }) => ({ on, principal: state.principal })),
  ];
  return sum(
    balances.map((balance, index) => {
      const until = balances[index + 1]?.on ?? end;
      return interestOn(terms, balance.principal, laterOf(balance.on, start), earlierOf(until, end));
    }),
  );
}

function extraPrincipal(
  { allocations }: AccountHistory,
  entries: readonly AccountEntry[],
  after: BusinessDate,
  through: BusinessDate,
): Decimal {
  const paid = entries.filter(({ effectiveOn }) => effectiveOn > after && effectiveOn <= through);
  return sum(paid.map(({ id }) => allocations.get(id)?.extraPrincipal ?? ZERO));
}
