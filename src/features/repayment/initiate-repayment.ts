import { actorId } from '../../platform/identity/viewer.js';
import { addDays, laterOf, type BusinessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { openedOn, withFeesStillOwed, type Account } from '../../domain/loan/servicing-terms.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { accountOf } from '../loan/account/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import { isOnItsWay } from '../loan/loan-stores.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { amountsOwed } from './quote-repayment.js';
import { newRepayment } from './repayment-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { RepaymentInitiated } from './repayment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { OWED_ANSWER } from './repayment-answers.js';

/** For how many days a payoff quote holds unless it is asked otherwise. */
const GOOD_FOR_DAYS = 10;
const FURTHEST_DAYS = 366;
/** One client has more of them on a loan than it can use: they wait until they are submitted or cancelled. */
const MOST_INITIATED = 60;

const TOO_MANY = `${MOST_INITIATED} payments that your client initiated on this loan are open. Submit or cancel one first.`;

@InputType({ description: 'A payment to start.' })
class InitiateRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the amounts owed. Default: today.' })
  asOf?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Last day for which the payoff quote is valid. Default: in ten days.',
  })
  goodThrough?: string | null;
}

/** Says what is owed as of a day and opens a repayment for it. No money moves. */
export const initiateRepayment = loanCommand({
  name: 'initiateRepayment',
  summary: 'Opens a repayment and returns what is owed on a day. No money moves.',
  event: 'Repayment initiated',
  scope: 'repayment:submit',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: ['NOTHING_OWED'],
  rest: { path: '/initiate-repayment', answer: OWED_ANSWER },
  menu: 'Payments',
  affects: ['repayments'],
  input: InitiateRepaymentInput,
  answer: RepaymentInitiated,
  decide: async (work, input) => {
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
    if ((await work.stores.repayments.countInitiated(work.loan.id, actorId(work.call.viewer))) >= MOST_INITIATED)
      return refuse('CONFLICT', TOO_MANY);
    const { recorded, pending } = account.value;
    const standsOn = async (day: BusinessDate): Promise<Account> => {
      if (day === today) return account.value;
      const waiting = pending.filter((payment) => isOnItsWay(payment, day));
      return (await inTurn(() => withFeesStillOwed(work.loan.id, recorded, day, waiting))).account;
    };
    const owed = amountsOwed(await standsOn(asOf), asOf, await standsOn(goodThrough), goodThrough);
    if (owed.nothing) return refuse('NOTHING_OWED', 'Nothing is owed on this loan.');
    const repayment = newRepayment(work);
    await work.stores.repayments.insert(repayment);
    const answer = await recordChange(work, {
      repaymentId: repayment.id,
      effectiveOn: asOf,
      amounts: { payoff: owed.amounts.payoff.amount },
    });
    return success({ ...answer, repayment, amountsOwed: owed.amounts });
  },
});
