import { Field, ID, ObjectType } from 'type-graphql';
import type { AdjustmentView } from '../../app/ports/servicing-reader.js';
import { partId } from '../../domain/record/ids.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import { listConnectionOf } from '../connection/connection.type.js';
import { FeeKindEnum } from '../servicing/loan-servicing.type.js';
import { CommandEnum, commandNamed, type Command } from '../shared/command.enum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';

@ObjectType('LoanAdjustment', {
  simpleResolvers: true,
  description: 'Something that was charged, given up, given back or corrected by hand.',
})
export class AdjustmentType {
  @Field(() => ID, { description: 'Id of the adjustment, for reverseAdjustment.' })
  id: string;

  @Field(() => CommandEnum, { nullable: true, description: 'The command that made it, named as its mutation.' })
  command: Command | null;

  @Field(() => DateScalar, { description: 'From which day it counts.' })
  effectiveDate: string;

  @Field(() => DecimalScalar, {
    description:
      'How much, as it was commanded; of a changed principal below zero where it fell. A payment that was recorded later for an earlier day may have left less to give up.',
  })
  amount: string;

  @Field(() => ID, { nullable: true, description: 'The fee that it gave up or back.' })
  feeId: string | null;

  @Field(() => FeeKindEnum, { nullable: true, description: 'What a fee that it charged is for.' })
  feeKind: FeeKind | null;

  @Field(() => DateTimeScalar, { description: 'When it was carried out.' })
  at: Date;

  @Field(() => ID, { description: 'Who gave or approved it: a client, or `person:NAME`.' })
  clientId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Who asked for it, where another one approved: a client, or `person:NAME`.',
  })
  requestedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken back; null while it stands.' })
  reversedAt: Date | null;
}

/** With the event that has its reason. */
export const adjustmentOf = ({ entryId, feeId, command, ...view }: AdjustmentView) => ({
  ...view,
  id: partId('adjustment', entryId),
  command: commandNamed(command),
  feeId: feeId === null ? null : partId('fee', feeId),
});

export const AdjustmentConnection = listConnectionOf('LoanAdjustment', () => AdjustmentType);
