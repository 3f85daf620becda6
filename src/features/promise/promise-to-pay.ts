import { Field, ID, InputType } from 'type-graphql';
import { addDays } from '../../domain/calendar.js';
import type { ContactChannel } from '../../domain/contact/channel.js';
import { inputCheck } from '../../domain/input-check.js';
import { promiseState } from '../../domain/promise/promise.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { loanCommand } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { ContactChannelEnum, PROMISE_ANSWER, PromiseUpdated, shownPromise } from './promise.type.js';

@InputType({ description: 'What the borrower promises to pay.' })
class PromiseToPayInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Promised amount.' })
  amount: string;

  @Field(() => DateScalar, { description: 'Last day, up to 90 days ahead.' })
  by: string;

  @Field(() => ContactChannelEnum, {
    nullable: true,
    description: 'How the borrower made the promise. Default: `PHONE`.',
  })
  channel?: ContactChannel | null;
}

/** By policy: a promise further ahead is a change of terms. */
const MOST_DAYS_AHEAD = 90;
const MOST_OPEN = 12;
/** With those that are over: each payment is compared with all of them. */
const MOST_PROMISES = 200;

export const promiseToPay = loanCommand({
  name: 'promiseToPay',
  summary:
    'Records a promise to pay. While it is open the collateral is not repossessed: cancel an outside order when the event arrives.',
  event: 'Promise to pay recorded',
  scope: 'loan:work',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: [],
  rest: { path: '/promise-to-pay', answer: PROMISE_ANSWER },
  menu: 'Payments',
  affects: ['promises'],
  input: PromiseToPayInput,
  answer: PromiseUpdated,
  decide: async (work, input) => {
    const { loan, stores, now, today, call } = work;
    const check = inputCheck();
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const by = check.date('by', input.by, { from: today });
    if (by > addDays(today, MOST_DAYS_AHEAD)) check.fault('by', `must be within ${MOST_DAYS_AHEAD} days from today`);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const account = await recordedAccountOf(work);
    if (!account.ok) return account;
    const promises = await stores.promises.of(loan.id);
    if (promises.filter((each) => promiseState(each, today) === 'OPEN').length >= MOST_OPEN)
      return refuse('CONFLICT', `The limit of ${MOST_OPEN} open promises per loan is reached.`);
    if (promises.length >= MOST_PROMISES)
      return refuse('CONFLICT', `The limit of ${MOST_PROMISES} promises per loan is reached.`);
    const promise = {
      id: newId('PM'),
      amount,
      by,
      channel: input.channel ?? ('PHONE' as const),
      madeOn: today,
      afterSequence: account.value.recorded.entries.at(-1)?.sequence ?? 0,
      cancelledOn: null,
      keptOn: null,
      madeAt: now,
      madeBy: actorId(call.viewer),
    };
    await stores.promises.insert(loan.id, promise);
    const amounts = { promised: amount.toFixed(2) };
    const answer = await recordChange(work, { effectiveOn: by, amounts, columns: { hasPromises: true } });
    return success({ ...answer, promise: shownPromise(loan.id, promise, today) });
  },
});
