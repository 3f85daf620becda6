import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { LoanEventView } from '../loan/loan-event.js';
import { connectionOf } from '../../platform/connection/connection.type.js';
import { EncumberedStatus, LoanStatus } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';

@ObjectType('LoanEvent', {
  simpleResolvers: true,
  implements: Node,
  description: 'An event in the timeline of a loan. It never changes.',
})
export class LoanEventType implements Omit<LoanEventView, 'requestId' | 'command' | 'entryId'> {
  @Field(() => ID, { description: 'ID of the event.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => Int, { description: 'Position in the timeline of the loan, from 1.' })
  sequence: number;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  at: Date;

  @Field(() => ID, { description: 'Client or `person:NAME` that caused the event.' })
  clientId: string;

  @Field(() => DateScalar, { description: 'Effective date.' })
  effectiveDate: string;

  @Field(() => LoanStatus, { nullable: true, description: 'Loan status before the event; null for the creation.' })
  fromState: LoanStatus | null;

  @Field(() => LoanStatus, { description: 'Loan status after the event.' })
  toState: LoanStatus;

  @Field(() => EncumberedStatus, { nullable: true, description: 'Lien status before the event.' })
  fromLien: EncumberedStatus | null;

  @Field(() => EncumberedStatus, { nullable: true, description: 'Lien status after the event.' })
  toLien: EncumberedStatus | null;

  @Field(() => ID, { nullable: true, description: 'ID of the payment.' })
  repaymentId: string | null;

  @Field(() => JsonObjectScalar, { description: 'Amounts by name, as plain decimals.' })
  amounts: Readonly<Record<string, string>>;

  @Field(() => [String], { nullable: true, description: 'Updated loan references, by name.' })
  changed: readonly string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Client or `person:NAME` that requested it, when another one approved it.',
  })
  requestedBy: string | null;
}

export const LoanEventConnection = connectionOf('LoanEvent', () => LoanEventType);

/** A feed has no end, and so no count. */
export const LoanFeedConnection = connectionOf('LoanFeed', () => LoanEventType, 'LoanEvent');
