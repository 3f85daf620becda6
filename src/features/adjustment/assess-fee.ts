import { newId } from '../command/command-call.js';
import type { ChargedFee } from '../../domain/adjustment/policy.js';
import { checkFee, mostFor } from '../../domain/adjustment/checks.js';
import { ZERO } from '../../domain/money.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { Field, InputType } from 'type-graphql';
import { DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';
import { BLOCK_CHARGING } from '../../domain/hold/hold-effects.js';
import { planned } from './planned-adjustment.js';

const ChargedFeeEnum = enumOf<ChargedFee>(
  'ChargedFeeKind',
  'Kind of a fee that a person assesses. The policy lists the allowed kinds.',
  {
    RETURNED_PAYMENT: 'Returned payment.',
    TITLE: 'Title and registration.',
    REPOSSESSION: 'Repossession, storage and preparation for sale.',
    LEGAL: 'Court and attorney.',
    DEFERRAL: 'Deferral of installments.',
    OTHER: 'Another fee.',
  },
);

@InputType({ description: 'A fee to assess.' })
class AssessFeeDetails extends Reasoned {
  @Field(() => ChargedFeeEnum, { description: 'Fee kind.' })
  kind: ChargedFee;

  @Field(() => DecimalScalar, { description: 'Amount, up to the policy’s maximum for its kind.' })
  amount: string;
}

export const assessFee = adjustmentCommand({
  name: 'assessFee',
  summary: 'Charges a fee of a kind that the policy lists.',
  event: 'Fee assessed',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_CHARGING,
  refusals: ['EXCEEDS_FEE_CAP'],
  request: 'Asks to charge a fee.',
  details: AssessFeeDetails,
  plan: (input, { check, policy, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const cap = policy.fees[input.kind];
    if (!cap) check.fault('kind', `must be one of ${Object.keys(policy.fees).join(', ')}`);
    const entry = { kind: 'FEE', id: newId('FE'), feeKind: input.kind, amount, effectiveOn } as const;
    return (account) => planned(checkFee(input.kind, mostFor(input.kind, policy, account) ?? ZERO, amount), entry);
  },
});
