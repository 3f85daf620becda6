import { changeContractInSteps } from '../change/contract-change.js';
import type { PlannedTerms } from '../change/planned-terms.js';
import { restartInSteps } from '../change/restart.js';
import { isRestart } from '../change/term-change.js';
import { ZERO } from '../money.js';
import type { Steps } from '../steps.js';
import { accruedInterest, payoffAmount, type AccountState, type AccountTerms } from './account.js';
import type { TermChangeEntry } from './entry.js';

export interface AppliedChange<Terms> {
  readonly terms: Terms;
  readonly state: AccountState;
}

/** A quote's terms have no plan, and so nothing that could be planned anew. */
const arePlanned = <Terms extends AccountTerms>(terms: Terms): terms is Terms & PlannedTerms => 'plan' in terms;

/**
 * The account under other terms, with its interest brought to the day under those that held. Undefined where there is
 * nothing to change: no balance, a loss, or no installment that is left.
 */
export function* applyTermChangeInSteps<Terms extends AccountTerms>(
  terms: Terms,
  state: AccountState,
  { change, effectiveOn }: TermChangeEntry,
): Steps<AppliedChange<Terms> | undefined> {
  if (!arePlanned(terms) || state.chargeOff || payoffAmount(terms, state, effectiveOn).isZero()) return undefined;
  const interest = accruedInterest(terms, state, effectiveOn);
  const broughtHere = { ...state, accruesFrom: effectiveOn, carriedInterest: interest };
  if (!isRestart(change)) {
    const changed = yield* changeContractInSteps<Terms & PlannedTerms>(terms, change);
    return changed && { terms: changed, state: broughtHere };
  }
  const owed = { on: effectiveOn, principal: state.principal, interest, applied: state.appliedToInstallments };
  const restarted = yield* restartInSteps<Terms & PlannedTerms>(terms, change, owed);
  if (!restarted) return undefined;
  const { applied, forgiven } = restarted;
  return {
    terms: { ...restarted.terms, paidBeforeCount: state.principalPaid.plus(state.interestPaid).minus(applied) },
    state: {
      ...broughtHere,
      principal: state.principal.minus(forgiven),
      appliedToInstallments: applied,
      ...(!forgiven.isZero() && { principalAdjusted: (state.principalAdjusted ?? ZERO).plus(forgiven) }),
    },
  };
}
