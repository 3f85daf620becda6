import { nightCaller } from '../app/payment/night-work.js';
import type { Services } from '../gateway/services.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';

const MANDATES = 4;

/**
 * Lets some active demo loans be paid by a mandate: for every due date, and one of them a fixed amount once. The keys are
 * always the same, so that a later start changes nothing, also where somebody revoked one.
 */
export async function demoMandates({ loans, commands, businessDate }: Services['graph']): Promise<void> {
  const { rows } = await loans.page(
    { filter: { loanStatus: ['ACTIVE'] }, sort: 'ID', direction: 'ASC' },
    { direction: 'FORWARD', size: MANDATES, after: undefined, before: undefined },
    new Set(),
    WHOLE_PORTFOLIO,
  );
  const caller = nightCaller('demo');
  for (const [index, { id: loanId }] of rows.entries()) {
    await commands.authorizeAutopay(caller, {
      idempotencyKey: `demo mandate ${index}`,
      loanId,
      accountHolder: 'Demo Holder',
      routingNumber: '123456780',
      accountNumber: `10002000${index}`,
      accountType: index % 2 === 0 ? 'CHECKING' : 'SAVINGS',
      consentText: 'I let the servicer of my loan draw my payments from this account. This is a demo.',
    });
    await commands.schedulePayment(caller, {
      idempotencyKey: `demo payment ${index}`,
      loanId,
      ...(index === 0
        ? ({ frequency: 'ONCE', on: businessDate(), amountRule: 'FIXED', amount: '50.00' } as const)
        : ({ frequency: 'EVERY_DUE_DATE', daysBefore: index, amountRule: 'AMOUNT_DUE' } as const)),
    });
  }
}
