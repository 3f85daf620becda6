import { Field, ID, ObjectType } from 'type-graphql';
import { partId } from '../../domain/record/ids.js';
import type { FeeBalance, FeeKind } from '../../domain/repayment/account.js';
import { listConnectionOf } from '../../platform/connection/connection.type.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { Node } from '../command/shared-types.js';
import { FeeKindEnum } from '../loan/loan-enums.js';

@ObjectType('LoanFee', { simpleResolvers: true, implements: Node, description: 'A fee on a loan.' })
export class FeeType {
  @Field(() => ID, { description: 'ID of the fee.' })
  id: string;

  @Field(() => FeeKindEnum, { description: 'Fee kind.' })
  kind: FeeKind;

  @Field(() => DateScalar, { description: 'Date of the assessment.' })
  assessedOn: string;

  @Field(() => DecimalScalar, { description: 'Assessed amount.' })
  assessed: string;

  @Field(() => DecimalScalar, { description: 'Outstanding amount.' })
  outstanding: string;

  @Field(() => DecimalScalar, { description: 'Paid amount, less refunds.' })
  paid: string;
}

export const feeOf = (fee: FeeBalance): FeeType => ({
  ...fee,
  id: partId('fee', fee.id),
  assessed: fee.assessed.toFixed(2),
  outstanding: fee.outstanding.toFixed(2),
  paid: fee.paid.toFixed(2),
});

export const FeeConnection = listConnectionOf('LoanFee', () => FeeType);
