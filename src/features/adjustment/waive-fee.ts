import { newId } from '../command/command-call.js';
import { checkFeeWaiver } from '../../domain/adjustment/checks.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { planned } from './planned-adjustment.js';

@InputType({ description: 'A fee to waive, in full or in part.' })
class WaiveFeeDetails extends Reasoned {
  @Field(() => ID, { description: 'ID of the fee.' })
  feeId: string;

  @Field(() => DecimalScalar, { description: 'Amount to waive, up to the outstanding amount.' })
  amount: string;
}

export const waiveFee = adjustmentCommand({
  name: 'waiveFee',
  summary: 'Waives a fee, or a part of it.',
  event: 'Fee waived',
  states: { ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'] },
  blockedBy: [],
  refusals: ['EXCEEDS_FEE_BALANCE'],
  request: 'Asks to waive a fee.',
  details: WaiveFeeDetails,
  plan: ({ feeId, ...input }, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'FEE_WAIVER', id: newId('FW'), feeId, amount, effectiveOn } as const;
    return ({ history }) => planned(checkFeeWaiver(history.state, feeId, amount), entry);
  },
});
