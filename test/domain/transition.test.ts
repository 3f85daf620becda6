import { describe, expect, it } from 'vitest';
import { LIEN_COMMANDS, LIEN_STATES, transitionLien } from '../../src/domain/collateral/collateral.js';
import {
  allowedCommands,
  LOAN_COMMANDS,
  LOAN_STATES,
  LOAN_TRANSITIONS,
  transitionLoan,
} from '../../src/domain/loan/lifecycle.js';
import { fromPascalCase, pascalCase } from '../support/state-spelling.js';
import {
  REPAYMENT_COMMANDS,
  REPAYMENT_STATES,
  transitionRepayment,
} from '../../src/domain/repayment/repayment-state.js';

const REPAYING = ['initiateRepayment', 'submitRepayment', 'acknowledgeRepayment', 'reverseRepayment', 'refundCredit'];

const HOLDING = ['placeHold', 'liftHold'];
const BY_MANDATE = ['authorizeAutopay', 'revokeAutopay', 'schedulePayment'];
const ADJUSTING = ['assessFee', 'refundFee', 'waiveInterest', 'adjustPrincipal', 'reverseAdjustment'];
const CHANGING = [
  'deferPayments',
  'changeDueDate',
  'changeRate',
  'reamortize',
  'reage',
  'modifyLoan',
  'undoLoanChange',
];

/** A rate may fall for a loan that is closed already. */
const WHEN_CLOSED = [
  'acknowledgeRepayment',
  'reverseRepayment',
  'refundCredit',
  'refundFee',
  'reverseAdjustment',
  'changeRate',
  'undoLoanChange',
  'revokeAutopay',
  ...HOLDING,
];

/** Written by hand from the design's table, apart from the code's own. */
const LOAN_ALLOWED: Record<string, string[]> = {
  CREATED: ['startUnderwriting', 'withdrawLoan', ...HOLDING],
  IN_UNDERWRITING: ['completeUnderwriting', 'withdrawLoan', ...HOLDING],
  APPROVED: ['reopenUnderwriting', 'withdrawLoan', 'clearStipulation', 'fundLoan', ...HOLDING],
  DECLINED: ['reopenUnderwriting', ...HOLDING],
  WITHDRAWN: [...HOLDING],
  ACTIVE: [
    ...[...REPAYING, ...ADJUSTING, ...CHANGING, ...BY_MANDATE, ...HOLDING],
    ...['waiveFee', 'writeOffSmallBalance', 'recordBankruptcyNotice', 'chargeOffLoan'],
  ],
  CLOSED: WHEN_CLOSED,
  CLOSED_EARLY: WHEN_CLOSED,
  CHARGED_OFF: [
    ...[...REPAYING, ...BY_MANDATE, ...HOLDING],
    ...['assessFee', 'refundFee', 'reverseAdjustment', 'chargeOffLoan', 'undoChargeOff'],
  ],
};

describe('the loan lifecycle', () => {
  const pairs = LOAN_STATES.flatMap((state) => LOAN_COMMANDS.map((command) => [state, command] as const));
  it.each(pairs)('%s x %s', (state, command) => {
    const outcome = LOAN_TRANSITIONS[state][command]?.[0];
    const result = transitionLoan(state, command, outcome);
    expect(result.ok).toBe(LOAN_ALLOWED[state]!.includes(command));
    if (result.ok) return;
    expect(result.refusal).toMatchObject({ currentState: state, command, allowedCommands: allowedCommands(state) });
  });

  it('has every outcome of the design', () => {
    expect(LOAN_TRANSITIONS.IN_UNDERWRITING.completeUnderwriting).toEqual(['APPROVED', 'DECLINED']);
    expect(LOAN_TRANSITIONS.ACTIVE.acknowledgeRepayment).toEqual(['ACTIVE', 'CLOSED', 'CLOSED_EARLY']);
    expect(LOAN_TRANSITIONS.CLOSED.reverseRepayment).toContain('ACTIVE');
    expect(LOAN_TRANSITIONS.CHARGED_OFF.reverseRepayment).toEqual(['CHARGED_OFF']);
  });

  it('treats an outcome that the table does not list as a fault', () => {
    expect(() => transitionLoan('CREATED', 'startUnderwriting', 'ACTIVE')).toThrow(/cannot lead/);
    expect(() => transitionLoan('ACTIVE', 'acknowledgeRepayment')).toThrow(/outcome/);
  });

  it('spells states for the v2 edge and back', () => {
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
    LIEN: { queueRelease: 'RELEASE_PENDING', repossessCollateral: 'REPOSSESSED', recordTotalLoss: 'TOTAL_LOSS' },
    RELEASE_PENDING: { releaseLien: 'RELEASED', reinstateLien: 'LIEN' },
    RELEASED: { recordLien: 'LIEN' },
    REPOSSESSED: { redeemCollateral: 'LIEN', sellCollateral: 'SOLD' },
    TOTAL_LOSS: { settleInsurance: 'SETTLED' },
  };
  const pairs = LIEN_STATES.flatMap((state) => LIEN_COMMANDS.map((command) => [state, command] as const));
  it.each(pairs)('%s x %s', (state, command) => {
    const result = transitionLien(state, command);
    expect(result.ok ? result.value : undefined).toBe(next[state]?.[command]);
  });
});
