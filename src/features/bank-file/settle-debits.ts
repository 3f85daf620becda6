import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { commandCall } from '../command/command-call.js';
import { addBusinessDays } from '../../domain/bank-calendar.js';
import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { FUNDS_CODES, type PaymentPolicy } from '../../domain/payment/return-codes.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { type LoanTask, type LoanWork } from '../loan/loan-command.js';
import type { BankEntry, OpenDebit } from '../autopay/payment-stores.js';
import { acknowledge } from '../repayment/acknowledge-repayment.js';
import { CLEARING_CALENDAR } from '../../domain/payment/payment-plan.js';
import { automatic, carryOutAll, nightCaller, nightFaults, SLICE, type NightNeeds } from './night-work.js';

export interface Settled {
  readonly settled: number;
  /** Debits that are still open because they could not be settled. */
  readonly left: number;
}

/**
 * Settles debits that did not come back in time, each by a command. A later return reverses one. It fails at its end where
 * a loan failed.
 */
export const settleDebits =
  (needs: NightNeeds, { settleAfterBusinessDays }: PaymentPolicy) =>
  async (
    on: BusinessDate,
    onStep: (settled: Settled) => void = () => undefined,
  ): Promise<Result<Settled, 'CONFLICT'>> => {
    const today = needs.businessDay(needs.clock.now());
    if (on > today) return refuse('CONFLICT', `${on} is in the future. Today is ${today}.`, { today });
    const faults = nightFaults(`settle ${on}`);
    const by = lastEffectiveDay(on, settleAfterBusinessDays);
    let settled = 0;
    let left = 0;
    let last: OpenDebit | undefined;
    const count = ({ ok }: Result<LoanAnswer>) => {
      if (ok) settled += 1;
      else left += 1;
    };
    for (;;) {
      const slice = await needs.night.open(by, last, SLICE);
      const tasks = slice.map((debit) => ({
        ...settleDebit(debit, on),
        done: count,
        failed: faults.of(debit.loanId),
      }));
      await carryOutAll(needs, tasks);
      onStep({ settled, left });
      last = slice.at(-1);
      if (last) continue;
      faults.check();
      return success({ settled, left });
    }
  };

/** The last effective entry date whose days for a return are over on a day. */
function lastEffectiveDay(on: BusinessDate, days: number): BusinessDate {
  let effective = on;
  while (addBusinessDays(effective, days, CLEARING_CALENDAR) > on) effective = addDays(effective, -1);
  return effective;
}

/** What was refused on a day is tried again on the next. */
const settleDebit = ({ repaymentId, loanId }: OpenDebit, on: BusinessDate): LoanTask<LoanAnswer> => ({
  rules: automatic('settleDebit'),
  call: commandCall('settleDebit', nightCaller('settle debits'), { idempotencyKey: `${repaymentId} ${on}` }),
  loanId,
  decide: async (work) => {
    const entry = await work.stores.payments.entry(repaymentId);
    return entry ? settleEntry(work, entry) : refuse('NOT_FOUND', 'There is no debit with this ID.');
  },
});

/** A payment that was acknowledged by hand is recorded with that outcome. */
async function settleEntry(work: LoanWork, entry: BankEntry): Promise<Result<LoanAnswer>> {
  const { repayments, payments } = work.stores;
  const repayment = await repayments.byId(entry.repaymentId);
  if (!repayment) return refuse('NOT_FOUND', 'The debit has no repayment');
  // Another process settled it, or the bank returned it, since it was found.
  if (entry.state !== 'OPEN') return success({ loanId: work.loan.id, loanStatus: work.loan.loanStatus });
  const isPending = repayment.state === 'SUBMITTED' || repayment.state === 'EXPIRED';
  if (!isPending) {
    await payments.saveEntry({ ...entry, state: repayment.state === 'SETTLED' ? 'SETTLED' : 'RETURNED' });
    return success({ loanId: work.loan.id, loanStatus: work.loan.loanStatus });
  }
  const done = await acknowledge(work, repayment, { outcome: 'SETTLED' });
  if (!done.ok) return done;
  await payments.saveEntry({ ...entry, state: 'SETTLED' });
  const autopay = await payments.autopay(entry.autopayId);
  if (autopay && autopay.returnsInRow > 0)
    await payments.update({ ...autopay, returnsInRow: await payments.returnsInRow(autopay, FUNDS_CODES) });
  const { loanId, loanStatus } = done.value;
  return success({ loanId, loanStatus });
}
