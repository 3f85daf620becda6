import { BLOCK_AGREEING } from '../../domain/hold/hold-effects.js';
import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { ModificationTerms } from './change.input.js';

export const modifyLoan = changeCommand({
  name: 'modifyLoan',
  summary: 'Records a signed modification: rate, installments, balloon and forgiven principal together.',
  event: 'Loan modified',
  states: TERMS_MAY_PAY_OFF,
  blockedBy: BLOCK_AGREEING,
  request: 'Asks for a modification that forgives principal or interest, or that makes a late loan current.',
  terms: ModificationTerms,
  inputSummary: 'The signed modification, and the reason.',
});
