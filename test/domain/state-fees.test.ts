import { describe, expect, it } from 'vitest';
import { inputCheck } from '../../src/domain/input-check.js';
import { readContractRules } from '../../src/domain/loan/contract-rules.js';
import { Decimal } from '../../src/domain/money.js';
import { lateFeeOn, LATE_FEES_BY_STATE, NO_LATE_FEE } from '../../src/domain/rules/late-fee-policy.js';
import { RETURNED_PAYMENT_FEES_BY_STATE, withinLimit } from '../../src/domain/rules/returned-payment-fee.js';

const amount = (text: string) => new Decimal(text);
const contractIn = (dealerState: string | null, lateFee: string) =>
  readContractRules(inputCheck(), { lateFee, dealerState }).rules;

describe('a late fee of the contract', () => {
  it.each([
    ['NJ', '25', '300.00', '10.00'],
    ['NJ', '8', '300.00', '8.00'],
    ['CO', '25', '300.00', '15.00'],
    ['KS', '40', '300.00', '15.00'],
    ['KS', '40', '1000.00', '25.00'],
    ['OK', '40', '50.00', '5.00'],
    ['OK', '40', '300.00', '15.00'],
    ['PA', '25', '500.00', '10.00'],
    ['TX', '60', '300.00', '50.00'],
    ['NJ', '5%', '1000.00', '10.00'],
    ['NY', '25', '300.00', '25.00'],
    [null, '25', '300.00', '25.00'],
  ])('signed in %s: %s on 1,000.00 with %s unpaid is %s', (state, fee, unpaid, expected) => {
    const { lateFee } = contractIn(state, fee);
    expect(lateFeeOn(lateFee, amount('1000'), amount(unpaid)).toFixed(2)).toBe(expected);
  });

  it.each([
    ['TX', '25', 5, 15],
    ['TX', '25', undefined, 15],
    ['TX', '25', 20, 20],
    ['NJ', '8', 0, 10],
    ['NY', '25', 3, 3],
    ['TX', '0.00', 5, 5],
  ])('signed in %s with a fee of %s and %s grace days has %s', (dealerState, lateFee, graceDays, expected) => {
    expect(readContractRules(inputCheck(), { lateFee, dealerState, graceDays }).graceDays).toBe(expected);
  });

  it('of before limits were kept is as it was signed', () => {
    const signed = { ...NO_LATE_FEE, formula: { kind: 'FLAT', amount: amount('25') } } as const;
    expect(lateFeeOn(signed, amount('1000'), amount('300')).toFixed(2)).toBe('25.00');
  });

  it('has a source for each state', () => {
    for (const row of Object.values(LATE_FEES_BY_STATE)) expect(row?.policy.source).toMatch(/§/);
    for (const limit of Object.values(RETURNED_PAYMENT_FEES_BY_STATE)) expect(limit?.source).toMatch(/§/);
  });
});

describe('a fee for a returned payment', () => {
  it.each([
    ['KS', '30.00'],
    ['NJ', '20.00'],
    ['TX', '30.00'],
    ['WI', '15.00'],
    ['NY', '50.00'],
  ])('signed in %s: of 50.00 by policy is %s', (state, expected) => {
    expect(withinLimit(amount('50'), contractIn(state, '25').returnedPaymentFee).toFixed(2)).toBe(expected);
  });
});
