import type { BusinessDate } from '../calendar.js';
import type { DueNow, PlannedTerms } from './term-change.js';

/** The terms after an acceleration or a reinstatement; undefined where it changes nothing. */
export function changeDueNow<Terms extends PlannedTerms>(terms: Terms, change: DueNow): Terms | undefined {
  if (change.type === 'REINSTATEMENT') return terms.accelerated && asScheduled(terms);
  const isSale = change.cause === 'COLLATERAL_SALE';
  if (terms.accelerated && (!isSale || terms.hasDeficiency === true)) return undefined;
  const due = terms.accelerated ? terms : dueOn(terms, change.from);
  return isSale ? { ...due, hasDeficiency: true } : due;
}

/** The installments keep their numbers and amounts, so that what is paid of each stays known. */
function dueOn<Terms extends PlannedTerms>(terms: Terms, on: BusinessDate): Terms {
  const { installments } = terms;
  return {
    ...terms,
    accelerated: { on, installments },
    installments: installments.map((each) => (each.dueDate > on ? { ...each, dueDate: on } : each)),
  };
}

/** The terms with the due dates of the schedule. */
export const asScheduled = <Terms extends PlannedTerms>(terms: Terms): Terms =>
  terms.accelerated ? { ...terms, installments: terms.accelerated.installments, accelerated: undefined } : terms;

/** Changes the schedule of terms that may be accelerated; they stay so. */
export function changeScheduled<Terms extends PlannedTerms>(
  terms: Terms,
  change: (scheduled: Terms) => Terms | undefined,
): Terms | undefined {
  const changed = change(asScheduled(terms));
  return changed && terms.accelerated ? dueOn(changed, terms.accelerated.on) : changed;
}
