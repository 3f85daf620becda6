import { BLOCK_AGREEING } from '../../domain/hold/hold-effects.js';
import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { ReageTerms } from './change.input.js';

export const reage = changeCommand({
  name: 'reage',
  summary: 'Moves past-due installments into new ones, so that the loan is current.',
  event: 'Loan re-aged',
  states: TERMS_MAY_PAY_OFF,
  blockedBy: BLOCK_AGREEING,
  request: 'Asks to re-age a loan.',
  terms: ReageTerms,
  inputSummary: 'The loan to re-age, and the reason.',
});
