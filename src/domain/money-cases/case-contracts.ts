import { readLateFee } from '../rules/late-fee-text.js';
import type { LateFeePolicy } from '../rules/late-fee-policy.js';
import { policyOf } from '../loan/contract-rules.js';
import type { CasePayment } from './money-case.js';

/** A contract's late fee as a record writes it. */
export const lateFee = (text: string, more: Partial<LateFeePolicy> = {}) => ({
  lateFee: { ...policyOf(readLateFee(text)), ...more },
});

/** In full, on the first of months of 2024. */
export const onTime = (...months: string[]): CasePayment[] => months.map((month) => [`2024-${month}-01`, '1066.22']);
