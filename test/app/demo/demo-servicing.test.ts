import { describe, expect, it } from 'vitest';
import { GRACE_DAYS } from '../../../src/demo/demo-loan-details.js';
import { demoLoan, servicingPosition, type DemoLoan } from '../../../src/demo/demo-loan.js';
import { businessDate } from '../../../src/domain/calendar.js';
import { delinquencyOn } from '../../../src/domain/delinquency/delinquency.js';
import { PERCENT } from '../../../src/domain/money.js';
import type { AccountTerms } from '../../../src/domain/repayment/account.js';
import { replay } from '../../../src/domain/repayment/replay.js';
import { fixedRate } from '../../../src/domain/schedule/rate-history.js';

const TODAY = businessDate('2026-11-15');

const accountTerms = ({ terms, installments, servicing }: DemoLoan): AccountTerms => ({
  principal: terms.principal,
  fundedOn: servicing!.fundedOn,
  rates: fixedRate(servicing!.fundedOn, terms.ratePercent.div(PERCENT)),
  dayCount: 'ACTUAL_365',
  installments,
});

describe('the payments of a demo loan', () => {
  const loans = Array.from({ length: 50 }, (_, index) => demoLoan('servicing', index, TODAY)).filter(
    ({ servicing, story }) => servicing && story.state !== 'CHARGED_OFF',
  );

  it.each(loans.map((loan) => [loan.loanId, loan.story.state, loan] as const))(
    'leave %s (%s) where the repayment rules would leave it',
    (_id, _state, loan) => {
      const position = servicingPosition(loan.servicing!, loan.terms.principal, TODAY);
      const entries = loan.servicing!.payments.map(({ on, interest, principal }, sequence) => ({
        kind: 'PAYMENT' as const,
        id: `P${sequence}`,
        sequence,
        effectiveOn: on,
        amount: interest.plus(principal),
      }));
      const { state } = replay(accountTerms(loan), entries);
      expect(state.principal.toFixed(2)).toBe(position.balance.toFixed(2));
      expect(state.interestPaid.toFixed(2)).toBe(position.interestPaid.toFixed(2));
      expect(state.credit.toFixed()).toBe('0');
      expect(delinquencyOn(accountTerms(loan), state, TODAY, GRACE_DAYS)).toMatchObject({
        daysPastDue: position.daysPastDue,
        pastDueAmount: position.pastDue,
      });
    },
  );
});
