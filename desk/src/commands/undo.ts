import type { CommandName, Subject } from './command-form-fields.js';
import type { CommandAnswer } from './refusal-faults.js';

/** The command that undoes another one, and what it is done to. */
export interface Undo {
  readonly command: CommandName;
  readonly subject: Subject;
}

/** Undefined for what has no inverse, or whose inverse names something that the answer does not. */
export function undoOf(command: CommandName, { field, id }: Subject, answer: CommandAnswer): Undo | undefined {
  const loanId = field === 'loanId' ? { loanId: id } : {};
  const on = (undo: CommandName, undone: Subject['field'], undoneId: string | undefined): Undo | undefined =>
    undoneId === undefined ? undefined : { command: undo, subject: { field: undone, id: undoneId, ...loanId } };
  switch (answer.__typename) {
    case 'RepaymentUpdated':
      return command === 'submitRepayment' ? on('cancelRepayment', 'repaymentId', answer.repayment?.id) : undefined;
    case 'HoldUpdated':
      return command === 'placeHold' ? on('liftHold', 'holdId', answer.hold?.id) : undefined;
    case 'PromiseUpdated':
      return command === 'promiseToPay' ? on('cancelPromise', 'promiseId', answer.promise?.id) : undefined;
    case 'ScheduledPaymentUpdated':
      return command === 'schedulePayment'
        ? on('cancelScheduledPayment', 'scheduledPaymentId', answer.scheduledPayment?.id)
        : undefined;
    default:
      return command === 'chargeOffLoan' ? on('undoChargeOff', 'loanId', id) : undefined;
  }
}
