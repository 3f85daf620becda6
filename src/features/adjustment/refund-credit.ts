import { newId } from '../command/command-call.js';
import { checkRefund } from '../../domain/adjustment/checks.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { adjustmentCommand } from './adjustment-command.js';
import { BLOCK_PAYING_OUT } from '../../domain/hold/hold-effects.js';
import { planned } from './planned-adjustment.js';

const LOAN_ID = { description: 'ID of the loan.' };
const WHY = { description: 'The reason.' };

@InputType({ description: 'Credit to pay back.' })
class RefundCreditDetails {
  @Field(() => ID, LOAN_ID)
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Amount, up to the credit balance.' })
  amount: string;

  @Field(() => String, { nullable: true, ...WHY })
  reason?: string | null;
}

export const refundCredit = adjustmentCommand({
  name: 'refundCredit',
  summary: 'Pays out a credit of the borrower.',
  event: 'Credit refunded',
  states: { ACTIVE: ['ACTIVE'], CLOSED: ['CLOSED'], CLOSED_EARLY: ['CLOSED_EARLY'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_PAYING_OUT,
  refusals: ['EXCEEDS_CREDIT_BALANCE'],
  request: 'Asks to pay out a credit.',
  details: RefundCreditDetails,
  plan: (input, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'REFUND', id: newId('RF'), amount, effectiveOn } as const;
    return ({ history }) => planned(checkRefund(history.state, amount), entry);
  },
});
