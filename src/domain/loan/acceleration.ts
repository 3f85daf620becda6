import type { BusinessDate } from '../calendar.js';
import type { AccelerationCause } from '../change/term-change.js';
import { checkRepossession } from '../collateral/collateral.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import { refuse, success, type Result } from '../refusal.js';
import { standingEntries } from '../repayment/entry.js';
import type { Account } from './servicing-terms.js';

/** Why and from when on the whole balance of a loan is due. */
export interface AccelerationFacts {
  readonly on: BusinessDate;
  readonly cause: AccelerationCause;
  readonly noticeOn: BusinessDate | undefined;
  readonly cureBy: BusinessDate | undefined;
}

/** Undefined of a loan whose installments are due as scheduled. A sale after a notice keeps the dates of the notice. */
export function accelerationOf({ terms, entries, history }: Account): AccelerationFacts | undefined {
  if (!terms.accelerated) return undefined;
  const changes = standingEntries(entries, terms.rules).flatMap((entry) =>
    entry.kind === 'TERM_CHANGE' && entry.change.type === 'ACCELERATION' && history.changes.has(entry.id)
      ? [entry.change]
      : [],
  );
  const noticed = changes.findLast(({ from }) => from === terms.accelerated?.on);
  return {
    on: terms.accelerated.on,
    cause: terms.hasDeficiency === true ? 'COLLATERAL_SALE' : 'DEFAULT',
    noticeOn: noticed?.noticeOn,
    cureBy: noticed?.cureBy,
  };
}

type Accelerable = Pick<Account, 'terms' | 'history' | 'graceDays'>;

/** A loan is accelerated after a default, which the contract defines. By policy: an installment unpaid past its grace days. */
export function checkAcceleration(
  { terms, history, graceDays }: Accelerable,
  on: BusinessDate,
): Result<undefined, 'CONFLICT' | 'NOT_IN_DEFAULT'> {
  if (terms.accelerated) return refuse('CONFLICT', 'The loan is already accelerated.');
  return checkRepossession(delinquencyOn(terms, history.state, on, graceDays), graceDays);
}

/** Once the collateral is sold there is nothing to reinstate: redemption ends with the sale (UCC 9-623(c)). */
export function checkReinstatement({ terms }: Pick<Account, 'terms'>): Result<undefined, 'CONFLICT'> {
  if (!terms.accelerated) return refuse('CONFLICT', 'The loan is not accelerated.');
  if (terms.hasDeficiency === true)
    return refuse('CONFLICT', 'The collateral is sold. Modify the loan with new terms instead.');
  return success(undefined);
}
