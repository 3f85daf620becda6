import type { HoldKind } from '../hold/hold.js';
import { newestValuation, type Valuation } from '../collateral/collateral.js';
import { addDays, earlierOf, type BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import { refuse, success, type Result } from '../refusal.js';
import { reversedIds, type AccountEntry, type ChargeOffEntry } from '../repayment/entry.js';
import type { ServicingRules } from '../rules/servicing-rules.js';

export const CHARGE_OFF_REASONS = ['DELINQUENCY', 'BANKRUPTCY', 'FRAUD', 'DECEASED', 'REPOSSESSION_SALE'] as const;
export type ChargeOffReason = (typeof CHARGE_OFF_REASONS)[number];

/** The day from which on a loan is to be charged off: by its days past due, or by a notice of bankruptcy if one is known. */
export function chargeOffDueOn(
  { chargeOffDays, bankruptcyChargeOffDays }: ServicingRules,
  oldestUnpaidOn: BusinessDate | undefined,
  bankruptcyNoticeOn?: BusinessDate,
): BusinessDate | undefined {
  const days = [
    ...(oldestUnpaidOn === undefined ? [] : [addDays(oldestUnpaidOn, chargeOffDays)]),
    ...(bankruptcyNoticeOn === undefined ? [] : [addDays(bankruptcyNoticeOn, bankruptcyChargeOffDays)]),
  ];
  return days.length === 0 ? undefined : days.reduce(earlierOf);
}

/** What a charge-off rests on. */
export interface ChargeOffFacts {
  readonly daysPastDue: number;
  /** Whether the day has come on which the rules ask for it. */
  readonly isDue: boolean;
  readonly hasBankruptcyNotice: boolean;
  /** The kinds of active holds. */
  readonly heldFor: ReadonlySet<HoldKind | null>;
  readonly isCollateralSold: boolean;
}

interface Condition {
  readonly needs: string;
  readonly isMet: (facts: ChargeOffFacts) => boolean;
}

/** By policy: a loss is recognized before its day only for an event that is on record (65 FR 36903 names these). */
const CONDITIONS: Readonly<Record<Exclude<ChargeOffReason, 'DELINQUENCY'>, Condition>> = {
  BANKRUPTCY: {
    needs: 'a bankruptcy notice or an active hold for bankruptcy',
    isMet: ({ hasBankruptcyNotice, heldFor }) => hasBankruptcyNotice || heldFor.has('BANKRUPTCY'),
  },
  FRAUD: { needs: 'an active hold for fraud', isMet: ({ heldFor }) => heldFor.has('FRAUD') },
  DECEASED: { needs: 'an active hold for the death of the borrower', isMet: ({ heldFor }) => heldFor.has('DECEASED') },
  REPOSSESSION_SALE: { needs: 'collateral that was sold', isMet: ({ isCollateralSold }) => isCollateralSold },
};

/** Whether the loan can be charged off for this reason, and whether that is before its day. */
export function checkChargeOff(
  reason: ChargeOffReason,
  facts: ChargeOffFacts,
  { chargeOffDays }: ServicingRules,
): Result<{ readonly isEarly: boolean }, 'CONFLICT' | 'NOT_DELINQUENT_ENOUGH'> {
  const { daysPastDue } = facts;
  const isEarly = !facts.isDue;
  if (reason !== 'DELINQUENCY') {
    const { needs, isMet } = CONDITIONS[reason];
    return isMet(facts) ? success({ isEarly }) : refuse('CONFLICT', `A charge-off for this reason needs ${needs}.`);
  }
  if (daysPastDue >= chargeOffDays) return success({ isEarly: false });
  return refuse(
    'NOT_DELINQUENT_ENOUGH',
    `The loan is ${daysPastDue} days past due. A charge-off requires ${chargeOffDays} days or another reason.`,
    { daysPastDue: String(daysPastDue), daysNeeded: String(chargeOffDays) },
  );
}

/** What stays on the books of a loan that is charged off down to its collateral. */
export function collateralLeft(
  valuations: readonly Valuation[],
  principal: Decimal,
  on: BusinessDate,
): Result<Decimal, 'CONFLICT'> {
  const value = newestValuation(valuations, on)?.amount;
  if (!value) return refuse('CONFLICT', 'The collateral has no valuation. Record one, or charge off the full balance.');
  if (value.lt(principal)) return success(value);
  return refuse('CONFLICT', 'The collateral is worth the full principal, so there is nothing to charge off.', {
    collateralValue: value.toFixed(2),
    principal: principal.toFixed(2),
  });
}

/** The newest active charge-off; one that an imported loan had before is no entry. */
export function standingChargeOff(entries: readonly AccountEntry[]): ChargeOffEntry | undefined {
  const reversed = reversedIds(entries);
  return entries.filter((entry) => entry.kind === 'CHARGE_OFF').findLast(({ id }) => !reversed.has(id));
}
