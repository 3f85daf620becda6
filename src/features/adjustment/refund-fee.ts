import { newId } from '../command/command-call.js';
import { checkFeeRefund } from '../../domain/adjustment/checks.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { BLOCK_PAYING_OUT } from '../../domain/hold/hold-effects.js';
import { planned } from './planned-adjustment.js';

@InputType({ description: 'A fee to refund, in full or in part.' })
class RefundFeeDetails extends Reasoned {
  @Field(() => ID, { description: 'ID of the fee.' })
  feeId: string;

  @Field(() => DecimalScalar, { description: 'Amount to refund, up to the paid amount.' })
  amount: string;
}

export const refundFee = adjustmentCommand({
  name: 'refundFee',
  summary: 'Refunds what was paid of a fee. The amount becomes a credit of the borrower.',
  event: 'Fee refunded',
  states: { ACTIVE: ['ACTIVE'], CLOSED: ['CLOSED'], CLOSED_EARLY: ['CLOSED_EARLY'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_PAYING_OUT,
  refusals: ['EXCEEDS_FEE_PAID'],
  request: 'Asks to refund a fee.',
  details: RefundFeeDetails,
  plan: ({ feeId, ...input }, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'FEE_REFUND', id: newId('FR'), feeId, amount, effectiveOn } as const;
    return ({ history }) => planned(checkFeeRefund(history.state, feeId, amount), entry);
  },
});
