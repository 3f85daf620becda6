import { actorId } from '../../domain/access/viewer.js';
import { addDays, laterOf, type BusinessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { openedOn, withFeesStillOwedInSteps, type Account } from '../../domain/loan/servicing-terms.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, loanCommand, type Caller, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import { accountOf } from '../ledger/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import { isOnItsWay, type Repayment } from '../ports/loan-stores.js';
import { stepsInTurns } from '../runtime/in-turns.js';
import { amountsOwed, type AmountsOwed } from './quote-repayment.js';
import { newRepayment, repaymentCommand, type RepaymentAnswer } from './repayment-command.js';

interface InitiateRepaymentInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly asOf?: string | null | undefined;
  readonly goodThrough?: string | null | undefined;
}

interface RepaymentInitiated extends RepaymentAnswer {
  readonly amountsOwed: AmountsOwed;
}

/** For how many days a payoff quote holds unless it is asked otherwise. */
const GOOD_FOR_DAYS = 10;
const FURTHEST_DAYS = 366;
/** Of one client on a loan, more than it has use for: they wait for as long as nobody submits or cancels them. */
const MOST_INITIATED = 60;

const TOO_MANY = `${MOST_INITIATED} payments that this client initiated on the loan were neither submitted nor cancelled: submit or cancel one first`;

/** Says what is owed as of a day and opens a repayment for it. No money moves. */
export const initiateRepayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: InitiateRepaymentInput): Promise<Result<RepaymentInitiated>> =>
    loanCommand(needs, commandCall('initiateRepayment', caller, input), input.loanId, async (work) => {
      const allowed = transitionLoan(work.loan.loanStatus, 'initiateRepayment');
      if (!allowed.ok) return allowed;
      const account = await accountOf(work);
      if (!account.ok) return account;
      const { today } = work;
      const check = inputCheck();
      const standing = account.value.entries.reduce(
        (last, { effectiveOn }) => laterOf(last, effectiveOn),
        openedOn(account.value),
      );
      const asOf = check.date('asOf', input.asOf ?? today, { from: standing });
      const goodThrough = check.date('goodThrough', input.goodThrough ?? addDays(asOf, GOOD_FOR_DAYS), { from: asOf });
      if (goodThrough > addDays(today, FURTHEST_DAYS)) check.fault('goodThrough', 'must be within a year from today');
      if (check.faults.length > 0) return invalidInput(check.faults);
      if ((await work.stores.repayments.countInitiated(work.loan.id, actorId(caller.viewer))) >= MOST_INITIATED)
        return refuse('CONFLICT', TOO_MANY);
      const { recorded, pending } = account.value;
      const standsOn = async (day: BusinessDate): Promise<Account> => {
        if (day === today) return account.value;
        const waiting = pending.filter((payment) => isOnItsWay(payment, day));
        return (await stepsInTurns(withFeesStillOwedInSteps(work.loan.id, recorded, day, waiting))).account;
      };
      const owed = amountsOwed(await standsOn(asOf), asOf, await standsOn(goodThrough), goodThrough);
      if (owed.nothing) return refuse('NOTHING_OWED', 'Nothing is owed on this loan');
      const repayment = newRepayment(work);
      await work.stores.repayments.insert(repayment);
      const answer = await recordChange(work, {
        repaymentId: repayment.id,
        effectiveOn: asOf,
        amounts: { payoff: owed.amounts.payoff.amount },
      });
      return success({ ...answer, repayment, amountsOwed: owed.amounts });
    });

interface MarkRepaymentSentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
}

/** Says that a submitted payment has left for the bank: from now on nobody can cancel it. */
export const markRepaymentSent =
  (needs: CommandNeeds) =>
  (caller: Caller, input: MarkRepaymentSentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(
      needs,
      commandCall('markRepaymentSent', caller, input),
      input.repaymentId,
      async (work, repayment) => {
        const next = transitionRepayment(repayment.state, 'markRepaymentSent');
        if (!next.ok) return next;
        const sent: Repayment = { ...repayment, sentAt: repayment.sentAt ?? work.now.toISOString() };
        await work.stores.repayments.update(sent);
        const answer = await recordChange(work, { repaymentId: repayment.id });
        return success({ ...answer, repayment: sent });
      },
    );

interface CancelRepaymentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
}

/** Gives up a repayment that has not left for the bank. Who does not service loans may give up what is their own. */
export const cancelRepayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: CancelRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(
      needs,
      commandCall('cancelRepayment', caller, input),
      input.repaymentId,
      async (work, repayment) => {
        const free = checkCancel(work, repayment);
        return free.ok ? cancel(work, repayment) : free;
      },
    );

/** The same on a loan that is locked already, by who may. */
export async function cancel(work: LoanWork, repayment: Repayment): Promise<Result<RepaymentAnswer>> {
  const next = transitionRepayment(repayment.state, 'cancelRepayment');
  if (!next.ok) return next;
  const cancelled: Repayment = { ...repayment, state: next.value, cancelledAt: work.now.toISOString() };
  await work.stores.repayments.update(cancelled);
  const answer = await recordChange(work, { repaymentId: repayment.id });
  return success({ ...answer, repayment: cancelled });
}

function checkCancel({ call }: LoanWork, { state, clientId, sentAt }: Repayment): Result<true> {
  const next = transitionRepayment(state, 'cancelRepayment');
  if (!next.ok) return next;
  const { viewer } = call;
  if (!viewer.scopes.has('loan:service') && clientId !== actorId(viewer)) {
    return refuse('NOT_YOURS', 'Another client submitted this payment');
  }
  return sentAt === null ? success(true) : refuse('ALREADY_SENT', 'The payment has left for the bank', { sentAt });
}
