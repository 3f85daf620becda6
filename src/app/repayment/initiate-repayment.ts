import { addDays, laterOf, type BusinessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { openedOn, withFeesStillOwedInSteps, type Account } from '../../domain/loan/servicing-terms.js';
import { commandCall, type Caller, loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { stepsInTurns } from '../runtime/in-turns.js';
import { accountOf } from '../ledger/read-account.js';
import { isOnItsWay } from '../ports/loan-stores.js';
import { recordChange } from '../loan/record-change.js';
import { amountsOwed, type AmountsOwed } from './amounts-owed.js';
import { newRepayment, type RepaymentAnswer } from './repayment-command.js';

export interface InitiateRepaymentInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly asOf?: string | null | undefined;
  readonly goodThrough?: string | null | undefined;
}

export interface RepaymentInitiated extends RepaymentAnswer {
  readonly amountsOwed: AmountsOwed;
}

/** For how many days a payoff quote holds unless it is asked otherwise. */
const GOOD_FOR_DAYS = 10;
const FURTHEST_DAYS = 366;

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
