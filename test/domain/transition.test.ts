import { describe, expect, it } from 'vitest';
import { LIEN_COMMANDS, LIEN_STATES, transitionLien } from '../../src/domain/collateral/collateral.js';
import { LOAN_STATES } from '../../src/domain/loan/lifecycle.js';
import { fromPascalCase, pascalCase } from '../support/state-spelling.js';
import {
  REPAYMENT_COMMANDS,
  REPAYMENT_STATES,
  transitionRepayment,
} from '../../src/domain/repayment/repayment-state.js';

describe('the states of a loan', () => {
  it('are spelled for the v2 edge and back', () => {
    expect(pascalCase('CLOSED_EARLY')).toBe('ClosedEarly');
    for (const state of LOAN_STATES) expect(fromPascalCase(LOAN_STATES, pascalCase(state))).toBe(state);
    expect(fromPascalCase(LOAN_STATES, 'closedearly')).toBeUndefined();
  });
});

describe('the repayment states', () => {
  const allowed: Record<string, string[]> = {
    INITIATED: ['submitRepayment', 'cancelRepayment'],
    SUBMITTED: ['acknowledgeRepayment', 'cancelRepayment', 'markRepaymentSent', 'endOfDay'],
    EXPIRED: ['acknowledgeRepayment', 'cancelRepayment'],
    SETTLED: ['reverseRepayment'],
  };
  const pairs = REPAYMENT_STATES.flatMap((state) => REPAYMENT_COMMANDS.map((command) => [state, command] as const));
  it.each(pairs)('%s x %s', (state, command) => {
    const outcome = command === 'acknowledgeRepayment' ? 'FAILED' : undefined;
    expect(transitionRepayment(state, command, outcome).ok).toBe(allowed[state]?.includes(command) ?? false);
  });
});

describe('the lien states', () => {
  const next: Record<string, Record<string, string>> = {
    PENDING: { recordLien: 'LIEN' },
    LIEN: {
      queueRelease: 'RELEASE_PENDING',
      recordCureNotice: 'LIEN',
      repossessCollateral: 'REPOSSESSED',
      recordTotalLoss: 'TOTAL_LOSS',
    },
    RELEASE_PENDING: { releaseLien: 'RELEASED', reinstateLien: 'LIEN' },
    RELEASED: { recordLien: 'LIEN' },
    REPOSSESSED: { redeemCollateral: 'LIEN', recordSaleNotice: 'REPOSSESSED', sellCollateral: 'SOLD' },
    TOTAL_LOSS: { settleInsurance: 'SETTLED' },
  };
  const pairs = LIEN_STATES.flatMap((state) => LIEN_COMMANDS.map((command) => [state, command] as const));
  it.each(pairs)('%s x %s', (state, command) => {
    const result = transitionLien(state, command);
    expect(result.ok ? result.value : undefined).toBe(next[state]?.[command]);
  });
});
