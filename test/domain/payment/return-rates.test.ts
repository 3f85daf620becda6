import { describe, expect, it } from 'vitest';
import { returnRate, type ReturnRateKind } from '../../../src/domain/payment/return-rates.js';

const CASES: readonly (readonly [ReturnRateKind, string | null, number, string, boolean])[] = [
  ['unauthorized', 'R10', 5, '0.005', false],
  ['unauthorized', 'R11', 6, '0.006', true],
  ['unauthorized', 'R02', 50, '0', false],
  ['administrative', 'R03', 30, '0.03', false],
  ['administrative', 'R04', 31, '0.031', true],
  ['administrative', 'R01', 100, '0', false],
  ['overall', 'R01', 150, '0.15', false],
  ['overall', null, 151, '0.151', true],
];

describe('the rate of returns', () => {
  it.each(CASES)('%s: %s %i times of 1,000 debits is %s', (kind, code, count, rate, isAbove) => {
    const found = returnRate(kind, 1_000, [{ code, count }]);
    expect([found.rate?.toFixed(), found.isAbove]).toEqual([rate, isAbove]);
  });

  it('is none without debits', () => {
    expect(returnRate('overall', 0, [])).toMatchObject({ returns: 0, rate: null, isAbove: false });
  });
});
