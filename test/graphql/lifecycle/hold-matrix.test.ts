import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_KINDS, type HoldKind } from '../../../src/domain/hold/hold.js';
import { blocks } from '../../../src/domain/hold/hold-effects.js';
import { LOAN_COMMAND_NAMES, rulesNamed } from '../../support/all-commands.js';
import { command } from '../../support/commands.js';
import { isWhole } from '../../support/runs.js';
import type { LoanSeed } from '../../support/seed-loans.js';
import { MANDATE } from '../../support/night.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
let clients: Record<'originate' | 'fund' | 'service', TestClient>;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-03-01') });
  clients = {
    originate: await world.client('UNDERWRITER'),
    fund: await world.client('LENDER'),
    service: await world.client('SERVICER'),
  };
});
afterAll(() => world.close());

interface Call {
  readonly by?: keyof typeof clients;
  /** How the loan must be for its state to allow the command. */
  readonly loan?: LoanSeed;
  readonly repayment?: 'SUBMITTED' | 'SETTLED';
  readonly input?: object;
}

const CALLS: Readonly<Record<string, Call>> = {
  startUnderwriting: { by: 'originate', loan: { loanStatus: 'CREATED' } },
  completeUnderwriting: { by: 'originate', loan: { loanStatus: 'IN_UNDERWRITING' }, input: { creditScore: 700 } },
  reopenUnderwriting: { by: 'originate', loan: { loanStatus: 'DECLINED' } },
  withdrawLoan: { by: 'originate', loan: { loanStatus: 'APPROVED' } },
  clearStipulation: { by: 'originate', loan: { loanStatus: 'APPROVED' }, input: { position: 0 } },
  fundLoan: { by: 'fund', loan: { loanStatus: 'APPROVED' } },
  importValuation: { by: 'fund', input: { model: 'Example Model', version: '2', fairValue: '100.00' } },
  proposeTransfer: { by: 'fund', input: { buyerId: 'LEN-B', settlementDate: '2026-03-10', priceRatio: '1' } },
  acceptTransfer: { by: 'fund' },
  declineTransfer: { by: 'fund' },
  cancelTransfer: { by: 'fund' },
  buyBack: { by: 'fund', input: { settlementDate: '2026-03-10', priceRatio: '1' } },
  initiateRepayment: {},
  submitRepayment: { input: { amount: '10.00', method: 'ACH' } },
  cancelRepayment: { repayment: 'SUBMITTED' },
  markRepaymentSent: { repayment: 'SUBMITTED' },
  acknowledgeRepayment: { repayment: 'SUBMITTED', input: { outcome: 'SETTLED' } },
  reverseRepayment: { repayment: 'SETTLED', input: { reason: 'x' } },
  waiveFee: { input: { feeId: 'none', amount: '1.00', reason: 'x' } },
  refundCredit: { input: { amount: '1.00' } },
  recordBankruptcyNotice: { input: { noticedOn: '2026-01-20', reason: 'x' } },
  assessFee: { input: { kind: 'OTHER', amount: '1.00', reason: 'x' } },
  refundFee: { input: { feeId: 'none', amount: '1.00', reason: 'x' } },
  waiveInterest: { input: { amount: '1.00', reason: 'x' } },
  writeOffSmallBalance: { input: { reason: 'x' } },
  adjustPrincipal: { input: { amount: '-1.00', reason: 'x' } },
  reverseAdjustment: { input: { adjustmentId: 'none', reason: 'x' } },
  deferPayments: { input: { from: '2026-04-01', installments: 1, reason: 'x' } },
  changeDueDate: { input: { from: '2026-04-01', firstDueOn: '2026-04-15', reason: 'x' } },
  changeRate: { input: { from: '2026-02-01', annualRatePercent: '6', reason: 'x' } },
  reamortize: { input: { reason: 'x' } },
  reage: { input: { reason: 'x' } },
  modifyLoan: { input: { annualRatePercent: '6', reason: 'x' } },
  undoLoanChange: { input: { changeId: 'none', reason: 'x' } },
  accelerateLoan: { input: { noticeOn: '2026-01-05', cureBy: '2026-01-10', reason: 'x' } },
  reinstateLoan: { input: { reason: 'x' } },
  chargeOffLoan: { input: { reason: 'FRAUD' } },
  undoChargeOff: { loan: { loanStatus: 'CHARGED_OFF' }, input: { reason: 'x' } },
  placeHold: { input: { kind: 'PAYMENT_DISPUTE', from: '2027-01-01', reason: 'x' } },
  liftHold: { input: { reason: 'x' } },
  authorizeAutopay: { input: MANDATE },
  revokeAutopay: {},
  schedulePayment: { input: { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' } },
  retryPayment: { repayment: 'SUBMITTED' },
  cancelScheduledPayment: {},
  recordPaymentNotice: {},
  recordLien: { loan: { encumberedStatus: 'PENDING' } },
  releaseLien: { loan: { loanStatus: 'CLOSED', encumberedStatus: 'RELEASE_PENDING' } },
  addProduct: { input: { kind: 'GAP', premium: '1.00' } },
  cancelProduct: { input: { productId: 'none', reason: 'x' } },
  promiseToPay: { input: { amount: '10.00', by: '2026-03-05' } },
  cancelPromise: { input: { promiseId: 'none', reason: 'x' } },
  recordContact: { input: { channel: 'PHONE', direction: 'OUTBOUND', outcome: 'NO_ANSWER' } },
  addNote: { input: { text: 'x' } },
  issueLetter: { input: { kind: 'PAYOFF' } },
  setContactPreferences: { input: { language: 'es' } },
  recordComplaint: { input: { source: 'BORROWER', topic: 'FEES', text: 'x' } },
  answerComplaint: { input: { complaintId: 'none', answer: 'x' } },
  recordCureNotice: {},
  repossessCollateral: {},
  redeemCollateral: { loan: { encumberedStatus: 'REPOSSESSED' } },
  recordSaleNotice: { loan: { encumberedStatus: 'REPOSSESSED' }, input: { saleKind: 'PRIVATE' } },
  sellCollateral: { loan: { encumberedStatus: 'REPOSSESSED' }, input: { proceeds: '10.00' } },
  recordTotalLoss: {},
  settleInsurance: { loan: { encumberedStatus: 'TOTAL_LOSS' }, input: { proceeds: '10.00' } },
  recordValuation: { input: { amount: '100.00' } },
  updateLoanReferences: { input: { grade: 'A' } },
};

function callOf(name: string): Call {
  const call = CALLS[name];
  if (!call) throw new Error(`Say how ${name} is called`);
  return call;
}

const ON_REPAYMENT: ReadonlySet<string> = new Set([
  'cancelRepayment',
  'markRepaymentSent',
  'acknowledgeRepayment',
  'retryPayment',
  'reverseRepayment',
]);

/** Commands on what the loan does not have. */
const NOT_FOUND: Readonly<Record<string, object>> = {
  cancelScheduledPayment: { scheduledPaymentId: 'none' },
  recordPaymentNotice: { noticeId: 'none' },
  acceptTransfer: { transferId: 'none' },
  declineTransfer: { transferId: 'none' },
  cancelTransfer: { transferId: 'none' },
  buyBack: { transferId: 'none' },
};

/** Of the kinds that forbid a command, one by default, and one of those that allow it: they take the same code. */
const triedUnder = (kind: HoldKind): readonly string[] =>
  LOAN_COMMAND_NAMES.filter((name, place) => {
    const isBlocked = blocks(kind, rulesNamed(name).blockedBy);
    const alike = HOLD_KINDS.filter((each) => blocks(each, rulesNamed(name).blockedBy) === isBlocked);
    return isWhole || alike[place % alike.length] === kind;
  });

describe('what a standing hold forbids is refused, and nothing else', () => {
  it.each(HOLD_KINDS)('%s', async (kind) => {
    const tried = triedUnder(kind);
    const loans = await world.loans(tried.map((name) => ({ ...SIMPLE_LOAN, hasHolds: true, ...callOf(name).loan })));
    await world.prisma.hold.createMany({
      data: loans.map(({ id }) => ({
        id: `HD-${id}`,
        loanId: id,
        kind,
        from: new Date('2026-03-01'),
        until: new Date('2026-03-01'),
        placedAt: new Date(),
        placedBy: 'client',
      })),
    });
    for (const [index, name] of tried.entries()) {
      const { by = 'service', repayment: state, input } = callOf(name);
      const loanId = loans[index]!.id;
      const repaymentId = `RP-${loanId}`;
      if (state)
        await world.prisma.repayment.create({
          data: {
            id: repaymentId,
            loanId,
            state,
            amount: '10.00',
            effectiveDate: new Date('2026-02-01'),
            method: 'ACH',
            initiatedAt: new Date('2026-02-01'),
          },
        });
      const target = ON_REPAYMENT.has(name)
        ? { repaymentId }
        : name === 'liftHold'
          ? { holdId: `HD-${loanId}` }
          : (NOT_FOUND[name] ?? { loanId });
      const answer = await command(clients[by], name, { ...target, ...input });
      const isRefused = blocks(kind, rulesNamed(name).blockedBy);
      expect([name, answer.code === 'ON_HOLD']).toEqual([name, isRefused]);
      // The state allowed it, so that it was the hold, or none.
      expect([name, answer.code]).not.toEqual([name, 'NOT_ALLOWED_IN_STATE']);
      if (isRefused) expect(answer).toMatchObject({ __typename: 'LoanOnHold', command: name });
      if (isRefused && by === 'service') expect(answer.holds).toMatchObject([{ id: `HD-${loanId}`, kind }]);
    }
  });
});
