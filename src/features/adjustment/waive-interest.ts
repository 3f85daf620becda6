import { newId } from '../command/command-call.js';
import { checkInterestWaiver } from '../../domain/adjustment/checks.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { Field, InputType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { dayOf, standingOn, planned } from './planned-adjustment.js';

const FROM = { nullable: true, description: 'Effective date. Today by default.' };

@InputType({ description: 'Interest to waive.' })
class WaiveInterestDetails extends Reasoned {
  @Field(() => DecimalScalar, { description: 'Amount, up to the interest accrued and unpaid on the effective date.' })
  amount: string;

  @Field(() => DateScalar, FROM)
  effectiveOn?: string | null;
}

export const waiveInterest = adjustmentCommand({
  name: 'waiveInterest',
  summary: 'Waives accrued interest, also as of an earlier day. Later payments are allocated again.',
  event: 'Interest waived',
  states: { ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'] },
  blockedBy: [],
  refusals: ['EFFECTIVE_DATE_NOT_ALLOWED', 'EXCEEDS_ACCRUED_INTEREST'],
  request: 'Asks to waive interest.',
  details: WaiveInterestDetails,
  plan: (input, { check, today }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const effectiveOn = dayOf(check, input.effectiveOn, today);
    const entry = { kind: 'INTEREST_WAIVER', id: newId('IW'), amount, effectiveOn } as const;
    return async (account) => {
      const stood = await standingOn(account, effectiveOn, today);
      if (!stood.ok) return stood;
      const { terms, history } = stood.value;
      return planned(checkInterestWaiver(terms, history.state, amount, effectiveOn), entry);
    };
  },
});
