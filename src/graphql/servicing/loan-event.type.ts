import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LoanEventView } from '../../app/servicing/servicing-reader.js';
import { connectionOf } from '../connection/connection.type.js';
import { EncumberedStatus, LoanStatus } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, JsonObjectScalar } from '../scalars.js';

@ObjectType('LoanEvent', { simpleResolvers: true, description: 'Something that happened to a loan; never changed.' })
export class LoanEventType implements Omit<LoanEventView, 'loanId' | 'requestId'> {
  @Field(() => ID, { nullable: true, description: 'Id of the event.' })
  id: string;

  @Field(() => Int, { nullable: true, description: 'Its place in the timeline of the loan, from 1.' })
  sequence: number;

  @Field(() => String, { nullable: true, description: 'The command, named as its mutation.' })
  command: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was carried out.' })
  at: Date;

  @Field(() => ID, { nullable: true, description: 'The client that gave it.' })
  clientId: string;

  @Field(() => DateScalar, { nullable: true, description: 'From which day it counts.' })
  effectiveDate: string;

  @Field(() => LoanStatus, { nullable: true, description: 'State of the loan before; null when it was created.' })
  fromState: LoanStatus | null;

  @Field(() => LoanStatus, { nullable: true, description: 'State of the loan after.' })
  toState: LoanStatus;

  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien before.' })
  fromLien: EncumberedStatus | null;

  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien after.' })
  toLien: EncumberedStatus | null;

  @Field(() => ID, { nullable: true, description: 'The repayment that it was about.' })
  repaymentId: string | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Amounts by name, as plain decimals.' })
  amounts: Readonly<Record<string, string>>;

  @Field(() => [String], { nullable: true, description: 'The references that were said anew, by name.' })
  changed: readonly string[] | null;
}

export const LoanEventConnection = connectionOf('LoanEvent', () => LoanEventType);
