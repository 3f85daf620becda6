import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { promiseState } from '../../domain/promise/promise.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { checkText } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { PROMISE_ANSWER, PromiseUpdated, shownPromise } from './promise.type.js';

@InputType({ description: 'The promise to cancel.' })
class CancelPromiseInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'ID of the promise.' })
  promiseId: string;

  @Field(() => String, { description: 'Reason in words.' })
  reason: string;
}

export const cancelPromise = loanCommand({
  name: 'cancelPromise',
  summary: 'Cancels an open promise to pay, such as one that was recorded by mistake.',
  event: 'Promise to pay cancelled',
  scope: 'loan:work',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: [],
  rest: { path: '/cancel-promise', answer: PROMISE_ANSWER },
  menu: 'Payments',
  affects: ['promises'],
  input: CancelPromiseInput,
  answer: PromiseUpdated,
  decide: async (work, { promiseId, reason }) => {
    const { loan, stores, today } = work;
    const check = inputCheck();
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const promise = (await stores.promises.of(loan.id)).find(({ id }) => id === promiseId);
    if (!promise) return refuse('NOT_FOUND', 'The loan has no promise with this ID.');
    const state = promiseState(promise, today);
    if (state !== 'OPEN') return refuse('CONFLICT', `The promise is ${state}. Only an open promise can be cancelled.`);
    await stores.promises.cancel(promise.id, today);
    const answer = await recordChange(work, { reason });
    return success({ ...answer, promise: shownPromise(loan.id, { ...promise, cancelledOn: today }, today) });
  },
});
