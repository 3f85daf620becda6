import { BLOCK_AGREEING } from '../../domain/hold/hold-effects.js';
import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { ReamortizationTerms } from './change.input.js';

export const reamortize = changeCommand({
  name: 'reamortize',
  summary: 'Spreads the remaining balance over the remaining installments.',
  event: 'Loan reamortized',
  states: TERMS_MAY_PAY_OFF,
  blockedBy: BLOCK_AGREEING,
  request: 'Asks to re-amortize a loan.',
  terms: ReamortizationTerms,
  inputSummary: 'The loan to re-amortize, and the reason.',
});
