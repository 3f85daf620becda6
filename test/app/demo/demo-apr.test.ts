import { expect, it } from 'vitest';
import { demoApr } from '../../../src/demo/demo-loan-details.js';
import { demoLoan } from '../../../src/demo/demo-loan.js';
import { businessDate } from '../../../src/domain/calendar.js';
import { annualPercentageRate } from '../../../src/domain/schedule/apr.js';

it('is the rate of Regulation Z to a thousandth of a percent', () => {
  for (let index = 0; index < 40; index += 1) {
    const { terms, installments } = demoLoan('apr', index, businessDate('2026-11-15'));
    const amountFinanced = terms.principal.minus(terms.acquisitionFee);
    const exact = annualPercentageRate({
      advances: [{ on: installments[0]!.periodStart, amount: amountFinanced }],
      payments: installments.map(({ dueDate, amount }) => ({ on: dueDate, amount })),
    });
    const quick = demoApr(amountFinanced, installments[0]!.amount, installments.length, terms.isBiweekly ? 26 : 12);
    expect(quick.minus(exact!).abs().lt('0.00001')).toBe(true);
  }
});
