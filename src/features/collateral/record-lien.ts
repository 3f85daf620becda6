import { InputType } from 'type-graphql';
import { LienInput, lienCommand } from './lien-command.js';

@InputType({ description: 'The lien to record.' })
class RecordLienInput extends LienInput {}

export const recordLien = lienCommand({
  name: 'recordLien',
  summary: 'Records the lien on the title.',
  event: 'Lien recorded',
  input: RecordLienInput,
});
