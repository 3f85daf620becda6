import { BLOCK_AGREEING } from '../../domain/hold/hold-effects.js';
import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { DeferralTerms } from './change.input.js';

export const deferPayments = changeCommand({
  name: 'deferPayments',
  summary: 'Defers installments: to the end of the loan, or spread over the remaining installments.',
  event: 'Payments deferred',
  states: TERMS_MAY_PAY_OFF,
  blockedBy: BLOCK_AGREEING,
  request: 'Asks for a deferral that waives interest.',
  terms: DeferralTerms,
  inputSummary: 'The installments to defer, and the reason.',
});
