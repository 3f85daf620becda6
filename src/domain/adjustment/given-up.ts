import type { BusinessDate } from '../calendar.js';
import type { TermChange } from '../change/term-change.js';
import { standsThroughout, type HoldDays } from '../hold/hold.js';
import type { Account } from '../loan/servicing-terms.js';
import { Decimal, shortfall, ZERO } from '../money.js';
import { interestDue } from '../repayment/account.js';

/** What a change of terms gives up by a day of what was owed or paid already. */
export interface GivenUp {
  readonly principal: Decimal;
  readonly interest: Decimal;
}

/** Principal counts in either direction: what two must agree on is not taken back by one. */
export const givenUpBy = (before: Account, after: Account, today: BusinessDate): GivenUp => ({
  principal: after.history.state.principalAdjusted.minus(before.history.state.principalAdjusted).abs(),
  interest: shortfall(interestCharged(before, today), interestCharged(after, today)),
});

const interestCharged = ({ terms, history: { state } }: Account, on: BusinessDate): Decimal =>
  state.interestPaid.plus(interestDue(terms, state, on)).plus(state.smallBalance?.interest ?? ZERO);

const CAP_OF_SERVICE_MEMBERS = new Decimal('0.06');

/** Nobody decides on the cap of a service member: what is above it on the days of service is forgiven by law (50 USC 3937). */
export const isOwedByLaw = (change: TermChange, holds: readonly HoldDays[]): boolean =>
  change.type === 'RATE' &&
  change.isCap &&
  change.annualRate.gte(CAP_OF_SERVICE_MEMBERS) &&
  holds.some((hold) => hold.kind === 'SERVICE_MEMBER' && standsThroughout(hold, change.from, change.until));
