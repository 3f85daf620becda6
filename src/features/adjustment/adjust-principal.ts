import { newId } from '../command/command-call.js';
import { checkPrincipal } from '../../domain/adjustment/checks.js';
import { SIGNED_CENTS } from '../../domain/schedule/quote-bounds.js';
import { Field, InputType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { dayOf, standingOn, planned } from './planned-adjustment.js';

const FROM = { nullable: true, description: 'Effective date. Today by default.' };

@InputType({ description: 'A correction of the principal.' })
class AdjustPrincipalDetails extends Reasoned {
  @Field(() => DecimalScalar, {
    description: 'Change of the principal. A positive amount raises it; a negative amount lowers it, down to zero.',
  })
  amount: string;

  @Field(() => DateScalar, FROM)
  effectiveOn?: string | null;
}

export const adjustPrincipal = adjustmentCommand({
  name: 'adjustPrincipal',
  summary: 'Corrects the principal, up or down. It always needs the approval of a second client.',
  event: 'Principal adjusted',
  states: { ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'] },
  blockedBy: [],
  refusals: ['EFFECTIVE_DATE_NOT_ALLOWED', 'EXCEEDS_PRINCIPAL'],
  request: 'Asks to correct the principal.',
  details: AdjustPrincipalDetails,
  plan: (input, { check, today }) => {
    const amount = check.decimal('amount', input.amount, SIGNED_CENTS);
    if (amount.isZero()) check.fault('amount', 'must not be 0');
    const effectiveOn = dayOf(check, input.effectiveOn, today);
    const entry = { kind: 'PRINCIPAL_ADJUSTMENT', id: newId('PA'), amount, effectiveOn } as const;
    return async (account) => {
      const stood = await standingOn(account, effectiveOn, today);
      return stood.ok ? planned(checkPrincipal(stood.value.history.state, amount), entry) : stood;
    };
  },
});
