import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LATE_FEE_CASES } from '../../src/domain/money-cases/late-fee-cases.js';
import { LOSS_CASES } from '../../src/domain/money-cases/loss-cases.js';
import { outcomeOf, printMoneyCases } from '../../src/domain/money-cases/print-money-cases.js';
import { PAYMENT_CASES } from '../../src/domain/money-cases/payment-cases.js';

describe('fees, payments and losses in numbers', () => {
  it.each([...LATE_FEE_CASES, ...PAYMENT_CASES, ...LOSS_CASES])('$title', (each) => {
    expect(outcomeOf(each)).toEqual(each.outcome);
  });

  it('docs/money-cases.md is what they say', () => {
    expect(readFileSync(new URL('../../docs/money-cases.md', import.meta.url), 'utf8')).toBe(printMoneyCases());
  });
});
