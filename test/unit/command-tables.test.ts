import { describe, expect, it } from 'vitest';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import { blocks } from '../../src/domain/hold/hold-effects.js';
import { LOAN_STATES } from '../../src/domain/loan/lifecycle.js';
import { ANY_STATE, isOpenToAll, stateRefusal } from '../../src/features/loan/loan-rules.js';
import { LOAN_COMMAND_NAMES, rulesNamed } from '../support/all-commands.js';

const REPAYING = ['initiateRepayment', 'submitRepayment', 'acknowledgeRepayment', 'reverseRepayment', 'refundCredit'];

const HOLDING = ['placeHold', 'liftHold'];
const BY_MANDATE = ['authorizeAutopay', 'revokeAutopay', 'schedulePayment', 'retryPayment'];
const PROCEEDS = ['sellCollateral', 'settleInsurance'];
const PROMISING = ['promiseToPay', 'cancelPromise'];
const SELLING = ['addProduct', 'cancelProduct'];
const TRANSFERRING = ['proposeTransfer', 'importValuation'];
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
  ...PROCEEDS,
  ...SELLING,
  ...HOLDING,
];

/** Written by hand, independently of the declarations. */
const LOAN_ALLOWED: Record<string, string[]> = {
  CREATED: ['startUnderwriting', 'withdrawLoan', ...HOLDING],
  IN_UNDERWRITING: ['completeUnderwriting', 'withdrawLoan', ...HOLDING],
  APPROVED: ['reopenUnderwriting', 'withdrawLoan', 'clearStipulation', 'fundLoan', ...HOLDING],
  DECLINED: ['reopenUnderwriting', ...HOLDING],
  WITHDRAWN: [...HOLDING],
  ACTIVE: [
    ...[...REPAYING, ...ADJUSTING, ...CHANGING, ...BY_MANDATE, ...HOLDING, ...PROCEEDS, ...SELLING],
    ...PROMISING,
    ...['waiveFee', 'writeOffSmallBalance', 'recordBankruptcyNotice', 'chargeOffLoan'],
    ...['accelerateLoan', 'reinstateLoan', ...TRANSFERRING],
  ],
  CLOSED: WHEN_CLOSED,
  CLOSED_EARLY: WHEN_CLOSED,
  CHARGED_OFF: [
    ...[...REPAYING, ...BY_MANDATE, ...HOLDING, ...PROCEEDS, ...SELLING],
    ...PROMISING,
    ...['assessFee', 'refundFee', 'reverseAdjustment', 'chargeOffLoan', 'undoChargeOff', ...TRANSFERRING],
  ],
};

/** Allowed in every state of the loan; the state of the lien or of a payment decides. */
const IN_ANY_STATE = [
  ...['recordValuation', 'updateLoanReferences', 'cancelRepayment', 'markRepaymentSent', 'cancelScheduledPayment'],
  'recordPaymentNotice',
  ...['recordLien', 'releaseLien', 'repossessCollateral', 'redeemCollateral', 'recordTotalLoss'],
  ...['recordCureNotice', 'recordSaleNotice'],
  ...['acceptTransfer', 'buyBack', 'cancelTransfer', 'declineTransfer'],
  ...['recordContact', 'addNote', 'setContactPreferences', 'recordComplaint', 'answerComplaint'],
  'issueLetter',
];

describe('the states that allow a command', () => {
  const pairs = LOAN_STATES.flatMap((state) => LOAN_COMMAND_NAMES.map((command) => [state, command] as const));
  it.each(pairs)('%s x %s', (state, command) => {
    const rules = rulesNamed(command);
    const expected = LOAN_ALLOWED[state]!.includes(command) || IN_ANY_STATE.includes(command);
    expect(rules.states[state] !== undefined).toBe(expected);
    const refusal = stateRefusal(rules, { loanStatus: state });
    expect(refusal === undefined).toBe(expected);
    if (refusal) expect(refusal.refusal).toMatchObject({ currentState: state, command });
  });

  it('lead where they should', () => {
    expect(rulesNamed('completeUnderwriting').states.IN_UNDERWRITING).toEqual(['APPROVED', 'DECLINED']);
    expect(rulesNamed('acknowledgeRepayment').states.ACTIVE).toEqual(['ACTIVE', 'CLOSED', 'CLOSED_EARLY']);
    expect(rulesNamed('reverseRepayment').states.CLOSED).toContain('ACTIVE');
    expect(rulesNamed('reverseRepayment').states.CHARGED_OFF).toEqual(['CHARGED_OFF']);
    expect(isOpenToAll(ANY_STATE)).toBe(true);
  });
});

const TAKING = 'BANKRUPTCY SERVICE_MEMBER DECEASED PAYMENT_DISPUTE LITIGATION FRAUD DISASTER';

/** Written by hand, independently of the declarations. No hold forbids any other command. */
const AGREEING = 'BANKRUPTCY DECEASED LITIGATION FRAUD';

const FORBIDDEN: Readonly<Record<string, string>> = {
  fundLoan: 'BANKRUPTCY DECEASED FRAUD',
  refundCredit: 'BANKRUPTCY DECEASED FRAUD',
  assessFee: 'BANKRUPTCY SERVICE_MEMBER DECEASED FRAUD DISASTER',
  refundFee: 'BANKRUPTCY DECEASED FRAUD',
  deferPayments: AGREEING,
  changeDueDate: AGREEING,
  reamortize: AGREEING,
  reage: AGREEING,
  modifyLoan: AGREEING,
  releaseLien: 'FRAUD',
  accelerateLoan: TAKING,
  recordCureNotice: TAKING,
  recordSaleNotice: TAKING,
  repossessCollateral: TAKING,
  sellCollateral: TAKING,
  authorizeAutopay: 'BANKRUPTCY DECEASED',
  schedulePayment: 'BANKRUPTCY DECEASED',
  retryPayment: 'BANKRUPTCY DECEASED',
};

describe('the holds that forbid a command', () => {
  const pairs = LOAN_COMMAND_NAMES.flatMap((command) => HOLD_KINDS.map((kind) => [kind, command] as const));
  it.each(pairs)('%s x %s', (kind, command) => {
    expect(blocks(kind, rulesNamed(command).blockedBy)).toBe(FORBIDDEN[command]?.split(' ').includes(kind) ?? false);
  });
});
