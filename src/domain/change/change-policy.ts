import { addDays, addMonths, type BusinessDate } from '../calendar.js';
import type { PlannedTerms, TermChange, TermChangeType } from './term-change.js';

/** How far terms may be changed without a new contract. */
export interface ChangePolicy {
  /** Installments that may be deferred within twelve months, and over the life of a loan. */
  readonly deferredPerYear: number;
  readonly deferredInAll: number;
  readonly dueDateChangesPerYear: number;
  /** How much later than the next due date a new first one may be. */
  readonly longestShiftDays: number;
  readonly reagesPerYear: number;
  readonly reagesPerFiveYears: number;
  /** How old a loan must be to be re-aged. */
  readonly reageFromMonths: number;
  /**
   * Installments that the borrower must have paid since, one by one or as a sum, for a re-aging or a modification of a late loan
   * without a second client.
   */
  readonly cureAfterPayments: number;
  readonly modificationsPerYear: number;
  /** Changes of terms that one loan can have: each is planned again in every replay. */
  readonly mostChanges: number;
}

/**
 * By policy. Re-aging at most once in a year and twice in five, for accounts at least nine months old and after three consecutive
 * payments or their sum, is what 65 FR 36903 asks for open-end credit. For closed-end loans it asks for written standards.
 */
export const CHANGE_POLICY: ChangePolicy = {
  deferredPerYear: 3,
  deferredInAll: 8,
  dueDateChangesPerYear: 2,
  longestShiftDays: 31,
  reagesPerYear: 1,
  reagesPerFiveYears: 2,
  reageFromMonths: 9,
  cureAfterPayments: 3,
  modificationsPerYear: 2,
  mostChanges: 24,
};

export interface PolicyFacts {
  readonly terms: PlannedTerms;
  readonly openedOn: BusinessDate;
  /** The changes that stand. */
  readonly standing: readonly TermChange[];
}

/** The limit that a change would break, in words; undefined when it breaks none. */
export function policyFault(
  change: TermChange,
  { terms, openedOn, standing }: PolicyFacts,
  policy: ChangePolicy = CHANGE_POLICY,
): string | undefined {
  if (standing.length >= policy.mostChanges) return `at most ${policy.mostChanges} changes can be in effect`;
  const within = (months: number, type: TermChangeType): TermChange[] =>
    standing.filter((each) => each.type === type && isWithin(months, each.from, change.from));
  switch (change.type) {
    case 'DEFERRAL': {
      const deferred = (changes: readonly TermChange[]): number =>
        changes.reduce(
          (total, each) => total + (each.type === 'DEFERRAL' ? each.installments : 0),
          change.installments,
        );
      if (deferred(within(12, 'DEFERRAL')) > policy.deferredPerYear)
        return `at most ${policy.deferredPerYear} installments can be deferred in twelve months`;
      if (deferred(standing) > policy.deferredInAll)
        return `at most ${policy.deferredInAll} installments of a loan can be deferred`;
      return undefined;
    }
    case 'DUE_DATE': {
      if (within(12, 'DUE_DATE').length >= policy.dueDateChangesPerYear)
        return `due dates can change at most ${policy.dueDateChangesPerYear} times in twelve months`;
      const next = terms.installments.find(({ dueDate }) => dueDate >= change.from)?.dueDate;
      return next !== undefined && change.firstDueOn > addDays(next, policy.longestShiftDays)
        ? `the first due date can be at most ${policy.longestShiftDays} days after the next one, ${next}`
        : undefined;
    }
    case 'REAGE':
      if (within(12, 'REAGE').length >= policy.reagesPerYear)
        return `a loan can be re-aged at most ${policy.reagesPerYear} time in twelve months`;
      if (within(60, 'REAGE').length >= policy.reagesPerFiveYears)
        return `a loan can be re-aged at most ${policy.reagesPerFiveYears} times in five years`;
      return change.from < addMonths(openedOn, policy.reageFromMonths)
        ? `a loan can be re-aged from ${policy.reageFromMonths} months after origination`
        : tooLongAfter(change, policy);
    case 'MODIFICATION':
      return within(12, 'MODIFICATION').length >= policy.modificationsPerYear
        ? `a loan can be modified at most ${policy.modificationsPerYear} times in twelve months`
        : tooLongAfter(change, policy);
    case 'RATE':
    case 'REAMORTIZATION':
    case 'ACCELERATION':
    case 'REINSTATEMENT':
      return undefined;
  }
}

const isWithin = (months: number, day: BusinessDate, of: BusinessDate): boolean =>
  day > addMonths(of, -months) && day < addMonths(of, months);

/** A first due date far away would be a deferral by another name: two periods of a month and what a shift may be. */
function tooLongAfter(
  { from, firstDueOn }: { readonly from: BusinessDate; readonly firstDueOn?: BusinessDate | undefined },
  { longestShiftDays }: ChangePolicy,
): string | undefined {
  const latest = addDays(addMonths(from, 2), longestShiftDays);
  return firstDueOn !== undefined && firstDueOn > latest ? `the first due date can be at most ${latest}` : undefined;
}
