import { describe, expect, it } from 'vitest';
import { LATE_FEE_CASES } from '../../scripts/pages/money-cases/late-fee-cases.js';
import { LOSS_CASES } from '../../scripts/pages/money-cases/loss-cases.js';
import { outcomeOf } from '../../scripts/pages/money-cases/print-money-cases.js';
import { PAYMENT_CASES } from '../../scripts/pages/money-cases/payment-cases.js';

describe('fees, payments and losses in numbers', () => {
  it.each([...LATE_FEE_CASES, ...PAYMENT_CASES, ...LOSS_CASES])('$title', (each) => {
    expect(outcomeOf(each)).toEqual(each.outcome);
  });
});
