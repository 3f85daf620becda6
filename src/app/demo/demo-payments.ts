import type { JsonObject } from '../../domain/record/json.js';
import { amountText } from './amount-text.js';
import type { DemoLoan } from './demo-loan.js';

/** The specification shows no element of loanPayments; these say what a statement would. */
export function demoPayments({ servicing, terms, loanId }: DemoLoan): JsonObject[] {
  let balance = terms.principal;
  return (servicing?.payments ?? []).map(({ on, interest, principal }, index) => {
    balance = balance.minus(principal);
    return {
      paymentId: `${loanId}-P${index + 1}`,
      paymentDate: on,
      amount: amountText(interest.plus(principal)),
      principal: amountText(principal),
      interest: amountText(interest),
      remainingBalance: amountText(balance),
      status: 'Settled',
    };
  });
}
