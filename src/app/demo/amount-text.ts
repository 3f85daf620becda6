import type { Decimal } from '../../domain/money.js';

const THOUSANDS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/** An amount as the specification writes it: thousands separators, two decimals. */
export const amountText = (amount: Decimal): string => amount.toFixed(2).replace(THOUSANDS, ',');

export const countText = (count: number): string => String(count).replace(THOUSANDS, ',');
