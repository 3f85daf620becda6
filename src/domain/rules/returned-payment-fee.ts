import { Decimal, least } from '../money.js';

/** The most that a statute lets a contract charge for a payment that is returned. */
export interface FeeLimit {
  readonly amount: Decimal;
  readonly source: string;
}

const row = (amount: number, source: string): FeeLimit => ({ amount: new Decimal(amount), source });

/**
 * By the state of the dealer, where the contract is signed. Lenders check a row against the law of the day. A state that
 * is not listed has no row: then the servicer's policy alone limits the fee.
 */
export const RETURNED_PAYMENT_FEES_BY_STATE: Readonly<Partial<Record<string, FeeLimit>>> = {
  KS: row(30, 'Kan. Stat. § 16a-2-501(1)(e)'),
  NJ: row(20, 'N.J. Stat. § 17:16C-42(e)'),
  TX: row(30, 'Tex. Bus. & Com. Code § 3.506(b)'),
  WI: row(15, 'Wis. Stat. § 422.202(1)(d)'),
};

/** Of an amount, what the limit of a contract allows. */
export const withinLimit = (amount: Decimal, limit: FeeLimit | undefined): Decimal =>
  limit ? least(amount, limit.amount) : amount;
