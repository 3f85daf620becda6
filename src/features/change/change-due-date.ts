import { BLOCK_AGREEING } from '../../domain/hold/hold-effects.js';
import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { DueDateTerms } from './change.input.js';

export const changeDueDate = changeCommand({
  name: 'changeDueDate',
  summary: 'Changes the due dates or the payment frequency.',
  event: 'Due date changed',
  states: TERMS_MAY_PAY_OFF,
  blockedBy: BLOCK_AGREEING,
  request: 'Asks to change due dates.',
  terms: DueDateTerms,
  inputSummary: 'The new due dates, and the reason.',
});
