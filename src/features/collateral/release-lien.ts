import { changeLien, isUnsecured } from '../../domain/loan/lien.js';
import { success, refuse } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { InputType } from 'type-graphql';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand } from '../loan/loan-command.js';
import { BLOCK_RELEASING_TITLE } from '../../domain/hold/hold-effects.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { LienInput, LIEN_FIELDS } from './lien-command.js';

@InputType({ description: 'The loan whose lien to release.' })
class ReleaseLienInput extends LienInput {}

/** Releases the lien of a loan that is paid off or withdrawn; an imported one may have no release queued yet. */
export const releaseLien = loanCommand({
  name: 'releaseLien',
  summary: 'Releases the lien of a loan that is paid off or withdrawn.',
  event: 'Lien released',
  scope: 'loan:service',
  states: ANY_STATE,
  lien: 'releaseLien',
  blockedBy: BLOCK_RELEASING_TITLE,
  refusals: ['BALANCE_OUTSTANDING', 'NOT_ALLOWED_IN_STATE'],
  menu: 'Collateral',
  affects: LIEN_FIELDS,
  input: ReleaseLienInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan } = work;
    const lien = loan.encumberedStatus ?? 'PENDING';
    if (lien === 'LIEN' && !isUnsecured(loan.loanStatus)) {
      return refuse('BALANCE_OUTSTANDING', 'The lien can be released only after the loan is paid off.', {
        remainingBalance: loan.remainingBalance ?? loan.principalAmount,
      });
    }
    const next = changeLien(lien, loan.loanStatus, 'releaseLien');
    if (!next.ok) return next;
    return success(
      await recordChange(work, { reason: input.reason ?? undefined, columns: { encumberedStatus: next.value } }),
    );
  },
});
