import { Decimal, ZERO } from '../money.js';
import type { FeeFormula, LateFeePolicy } from './late-fee-policy.js';

/** What a state lets a seller of vehicles on credit charge for a late installment, and from when. */
export interface StateLateFee {
  readonly graceDays: number;
  readonly policy: LateFeePolicy;
}

const percentOfInstallment = (percent: number): FeeFormula => ({
  kind: 'PERCENT_OF_INSTALLMENT',
  percent: new Decimal(percent),
});
const percentOfUnpaid = (percent: number): FeeFormula => ({ kind: 'PERCENT_OF_UNPAID', percent: new Decimal(percent) });
const flat = (amount: number): FeeFormula => ({ kind: 'FLAT', amount: new Decimal(amount) });

const row = (graceDays: number, formula: FeeFormula, source: string): StateLateFee => ({
  graceDays,
  policy: { formula, minimumUnpaid: ZERO, source },
});

/**
 * By the state of the dealer, where the contract is signed: the most that the statute named lets a contract charge for
 * one installment of an ordinary motor vehicle, and after how many days. Whoever lends there checks a row against the law
 * of the day. A state that is not listed has no row: then the contract's own fee must be given.
 */
export const LATE_FEES_BY_STATE: Readonly<Partial<Record<string, StateLateFee>>> = {
  NJ: row(10, flat(10), 'N.J. Stat. § 17:16C-42(a)'),
  OK: row(10, { kind: 'GREATER_OF', of: [percentOfUnpaid(5), flat(5)] }, 'Okla. Stat. tit. 14A § 2-203(1)(a)'),
  PA: row(10, percentOfUnpaid(2), '12 Pa. C.S. § 6245(b)(1)'),
  TX: row(15, percentOfInstallment(5), 'Tex. Fin. Code § 348.107(a)(1)'),
};
