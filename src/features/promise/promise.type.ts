import { Field, ID, ObjectType } from 'type-graphql';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ContactChannel } from '../../domain/contact/channel.js';
import { promiseState, type PromiseState } from '../../domain/promise/promise.js';
import { connectionOf, countResolver } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { Node } from '../command/shared-types.js';
import { LoanStatus } from '../loan/loan-enums.js';
import type { NewPromise } from './promise.store.js';

export const ContactChannelEnum = enumOf<ContactChannel>(
  'ContactChannel',
  'How the servicer and a party communicate.',
  {
    PHONE: 'Telephone call.',
    TEXT: 'Text message.',
    EMAIL: 'Email.',
    LETTER: 'Letter.',
    IN_PERSON: 'In person.',
    PORTAL: 'Borrower portal or chat.',
  },
);

export const PromiseStateEnum = enumOf<PromiseState>('PromiseState', 'State of a promise to pay.', {
  OPEN: 'The last day has not passed.',
  KEPT: 'Paid in full through the last day, by effective date.',
  BROKEN: 'Not paid in full through the last day.',
  CANCELLED: 'Cancelled by the servicer.',
});

/** A promise as it is shown on a day. */
export interface PromiseView extends Omit<NewPromise, 'amount' | 'madeAt' | 'afterSequence'> {
  readonly loanId: string;
  readonly amount: string;
  readonly madeAt: string;
  readonly state: PromiseState;
}

@ObjectType('PaymentPromise', {
  simpleResolvers: true,
  implements: Node,
  description: 'A borrower’s promise to pay an amount by a date. Payments keep it by their effective dates.',
})
export class PromiseType implements PromiseView {
  @Field(() => ID, { description: 'ID of the promise.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Promised amount.' })
  amount: string;

  @Field(() => DateScalar, { description: 'Last day.' })
  by: BusinessDate;

  @Field(() => ContactChannelEnum, { description: 'How the borrower made the promise.' })
  channel: ContactChannel;

  @Field(() => PromiseStateEnum, { description: 'State today. A backdated or returned payment changes it.' })
  state: PromiseState;

  @Field(() => DateScalar, { description: 'Day of the promise.' })
  madeOn: BusinessDate;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Effective date of the payment that completed the amount. Null until then.',
  })
  keptOn: BusinessDate | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the cancellation.' })
  cancelledOn: BusinessDate | null;

  @Field(() => DateTimeScalar, { description: 'Time of recording.' })
  madeAt: string;

  @Field(() => ID, { description: 'Client or `person:NAME` that recorded it.' })
  madeBy: string;
}

export const PromiseConnection = connectionOf('PaymentPromise', () => PromiseType);
export const PromiseCountResolver = countResolver(() => PromiseConnection);

@ObjectType({ simpleResolvers: true, description: 'The promise was recorded or cancelled.' })
export class PromiseUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => PromiseType, { description: 'The promise after the command.' })
  promise: PromiseView;
}

/** What REST answers. */
export const PROMISE_ANSWER =
  'loanId loanStatus promise { promiseId: id amount by channel state madeOn keptOn cancelledOn }';

export const shownPromise = (
  loanId: string,
  { amount, madeAt, afterSequence: _hidden, ...promise }: NewPromise,
  today: BusinessDate,
): PromiseView => ({
  ...promise,
  loanId,
  amount: amount.toFixed(2),
  madeAt: madeAt.toISOString(),
  state: promiseState(promise, today),
});
