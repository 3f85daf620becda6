import { newId } from '../command/command-call.js';
import { checkReversal } from '../../domain/adjustment/checks.js';
import { success } from '../../domain/refusal.js';
import { Field, ID, InputType } from 'type-graphql';
import { Reasoned } from './adjustment-input.js';
import { adjustmentCommand } from './adjustment-command.js';

@InputType({ description: 'An adjustment to reverse.' })
class ReverseAdjustmentDetails extends Reasoned {
  @Field(() => ID, { description: 'ID of the adjustment.' })
  adjustmentId: string;
}

export const reverseAdjustment = adjustmentCommand({
  name: 'reverseAdjustment',
  summary: 'Reverses an adjustment. Later entries are computed again.',
  event: 'Adjustment reversed',
  states: {
    ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    CLOSED: ['CLOSED', 'ACTIVE'],
    CLOSED_EARLY: ['CLOSED_EARLY', 'ACTIVE'],
    CHARGED_OFF: ['CHARGED_OFF'],
  },
  blockedBy: [],
  refusals: [],
  request: 'Asks to reverse an adjustment.',
  details: ReverseAdjustmentDetails,
  plan: ({ adjustmentId: reverses }, { today }) => {
    const entry = { kind: 'REVERSAL', id: newId('RV'), reverses, effectiveOn: today } as const;
    return ({ history, entries }) => {
      const found = checkReversal(history.state, entries, reverses);
      if (!found.ok) return found;
      const { amount, boundBy: commands } = found.value;
      return success({ entry, amount, boundBy: commands.map((command) => ({ command, amount, takesBack: true })) });
    };
  },
});
