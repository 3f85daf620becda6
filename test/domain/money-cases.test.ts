import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LATE_FEE_CASES, PAYMENT_CASES } from '../../src/domain/loan/money-cases.js';
import { outcomeOf } from '../../src/domain/loan/money-outcome.js';
import { printMoneyCases } from '../../src/domain/loan/print-money-cases.js';

describe('fees and payments in numbers', () => {
  it.each([...LATE_FEE_CASES, ...PAYMENT_CASES])('$title', (each) => {
    expect(outcomeOf(each)).toEqual(each.outcome);
  });

  it('docs/money-cases.md is what they say', () => {
    expect(readFileSync(new URL('../../docs/money-cases.md', import.meta.url), 'utf8')).toBe(printMoneyCases());
  });
});
