import { InputType } from 'type-graphql';
import { ProceedsInput, proceedsCommand } from './proceeds-command.js';

@InputType({ description: 'Proceeds of an insurance settlement.' })
class SettleInsuranceInput extends ProceedsInput {}

export const settleInsurance = proceedsCommand({
  name: 'settleInsurance',
  summary: 'Records what an insurer pays for a total loss. The proceeds pay on the loan.',
  event: 'Insurance settled',
  blockedBy: [],
  method: 'INSURANCE',
  input: SettleInsuranceInput,
});
