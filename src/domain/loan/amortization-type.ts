import type { LoanColumns } from '../record/loan-columns.js';
import type { AmortizationChoice } from '../schedule/plan-schedule.js';

type AmortizationType = NonNullable<LoanColumns['amortizationType']>;

/** The calculators' words and the record's for how principal is repaid. */
export const AMORTIZATION_TYPES = {
  FULL: 'FULL_AMORTIZATION',
  INTEREST_ONLY: 'INTEREST_ONLY',
  BALLOON: 'BALLOON',
} as const satisfies Record<AmortizationChoice, AmortizationType>;

export const AMORTIZATION_CHOICES = {
  FULL_AMORTIZATION: 'FULL',
  INTEREST_ONLY: 'INTEREST_ONLY',
  BALLOON: 'BALLOON',
} as const satisfies Record<AmortizationType, AmortizationChoice>;
