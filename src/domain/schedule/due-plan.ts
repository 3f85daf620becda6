import type { BusinessDate } from '../calendar.js';
import { shortfall, ZERO, type Decimal } from '../money.js';
import type { ServicingRules } from '../rules/servicing-rules.js';
import type { Amortization, Installment } from './amortization.js';
import { dueDateAt, type Frequency } from './frequency.js';

/** The dates on which installments fall due before any moves to a business day; it goes on beyond the last one. */
export interface DueGrid {
  readonly first: BusinessDate;
  readonly frequency: Frequency;
  /** The day of the month that short months clamp and later ones return to. */
  readonly dueDay: number | undefined;
  /** The number of the installment that is due on the first date. */
  readonly firstNumber: number;
}

/** What a schedule was planned from, as far as a change of terms plans it anew. */
export interface DuePlan {
  readonly grid: DueGrid;
  /** Of all installments; those of the grid, but for a last one that the contract names itself. */
  readonly dates: readonly BusinessDate[];
  readonly isInterestOnly: boolean;
  /** What the last installment asks for beyond the payment. */
  readonly balloon: Decimal;
  /** The payment was agreed for good, whatever the rate does. */
  readonly keepsPayment?: boolean;
  /** How due dates move; they stay when not given. */
  readonly dateRules?: ServicingRules;
}

export const gridDate = ({ first, frequency, dueDay, firstNumber }: DueGrid, number: number): BusinessDate =>
  dueDateAt(first, frequency, number - firstNumber, dueDay);

/** The amount that the contract names, or what a longer amortization leaves. */
export function balloonOf(amortization: Amortization, installments: readonly Installment[]): Decimal {
  if (amortization.kind !== 'BALLOON') return ZERO;
  if ('balloon' in amortization) return amortization.balloon;
  const [before, last] = installments.slice(-2);
  return before && last ? shortfall(last.amount, before.amount) : ZERO;
}
