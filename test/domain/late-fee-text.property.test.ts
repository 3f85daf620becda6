import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '../../src/domain/money.js';
import {
  NO_LATE_FEE,
  printLateFee,
  readLateFeePolicy,
  type FeeFormula,
  type LateFeePolicy,
} from '../../src/domain/rules/late-fee-policy.js';

const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => new Decimal(amount).div(100));
const percent = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => new Decimal(millionths).div(1_000_000));
const part: fc.Arbitrary<FeeFormula> = fc.oneof(
  fc.record({ kind: fc.constant('FLAT' as const), amount: cents }),
  fc.record({ kind: fc.constantFrom('PERCENT_OF_INSTALLMENT' as const, 'PERCENT_OF_UNPAID' as const), percent }),
);
const formula: fc.Arbitrary<FeeFormula> = fc.oneof(
  part,
  fc.record({ kind: fc.constantFrom('LESSER_OF' as const, 'GREATER_OF' as const), of: fc.tuple(part, part) }),
);
const policy: fc.Arbitrary<LateFeePolicy> = fc
  .tuple(formula, fc.option(cents), fc.option(cents))
  .map(([fee, cap, least]) => ({
    ...NO_LATE_FEE,
    formula: fee,
    minimumUnpaid: least ?? ZERO,
    ...(cap && { cap }),
  }));

describe('a late fee in words', () => {
  it('is read as the policy that it was written from', () => {
    fc.assert(
      fc.property(policy, (written) => {
        expect(readLateFeePolicy(printLateFee(written))).toEqual(written);
      }),
    );
    expect(readLateFeePolicy(printLateFee(NO_LATE_FEE))).toEqual(NO_LATE_FEE);
  });

  it.each([
    '5% of the',
    'the lesser of 25.00',
    '25.00 of what is unpaid',
    '101%',
    'at most 5.00',
    '5.00, at most 1.2.3',
  ])('%s is no policy', (text) => {
    expect(readLateFeePolicy(text)).toBeUndefined();
  });
});
