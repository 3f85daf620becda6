import { InputType } from 'type-graphql';
import { LienInput, lienCommand } from './lien-command.js';

@InputType({ description: 'The collateral that is a total loss.' })
class RecordTotalLossInput extends LienInput {}

export const recordTotalLoss = lienCommand({
  name: 'recordTotalLoss',
  summary: 'Records a total loss of the collateral.',
  event: 'Total loss recorded',
  input: RecordTotalLossInput,
});
