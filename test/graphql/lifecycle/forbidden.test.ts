import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOAN_STATES } from '../../../src/domain/loan/lifecycle.js';
import { offeredOnLoans } from '../../../src/features/command/registry.js';
import { rulesNamed } from '../../support/all-commands.js';
import { command } from '../../support/commands.js';
import { MANDATE } from '../../support/night.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
let clients: Record<'originate' | 'fund' | 'service', TestClient>;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  clients = {
    originate: await world.client('UNDERWRITER'),
    fund: await world.client('LENDER'),
    service: await world.client('SERVICER'),
  };
});
afterAll(() => world.close());

/** The input of each command, and the roles that can send it. */
const CALLS: Record<string, [keyof typeof clients, (repaymentId: string) => object]> = {
  startUnderwriting: ['originate', () => ({})],
  completeUnderwriting: ['originate', () => ({ creditScore: 700 })],
  reopenUnderwriting: ['originate', () => ({})],
  withdrawLoan: ['originate', () => ({})],
  clearStipulation: ['originate', () => ({ position: 0 })],
  fundLoan: ['fund', () => ({})],
  importValuation: ['fund', () => ({ model: 'Example Model', version: '2', fairValue: '100.00' })],
  proposeTransfer: ['fund', () => ({ buyerId: 'LEN-B', settlementDate: '2026-02-10', priceRatio: '1' })],
  initiateRepayment: ['service', () => ({})],
  submitRepayment: ['service', () => ({ amount: '10.00', method: 'ACH' })],
  acknowledgeRepayment: ['service', (repaymentId) => ({ repaymentId, outcome: 'SETTLED' })],
  reverseRepayment: ['service', (repaymentId) => ({ repaymentId, reason: 'x' })],
  waiveFee: ['service', () => ({ feeId: 'none', amount: '1.00', reason: 'x' })],
  refundCredit: ['service', () => ({ amount: '1.00' })],
  assessFee: ['service', () => ({ kind: 'TITLE', amount: '1.00', reason: 'x' })],
  refundFee: ['service', () => ({ feeId: 'none', amount: '1.00', reason: 'x' })],
  waiveInterest: ['service', () => ({ amount: '1.00', reason: 'x' })],
  writeOffSmallBalance: ['service', () => ({ reason: 'x' })],
  adjustPrincipal: ['service', () => ({ amount: '-1.00', reason: 'x' })],
  reverseAdjustment: ['service', () => ({ adjustmentId: 'none', reason: 'x' })],
  addProduct: ['service', () => ({ kind: 'GAP', premium: '1.00' })],
  cancelProduct: ['service', () => ({ productId: 'none', reason: 'x' })],
  promiseToPay: ['service', () => ({ amount: '1.00', by: '2026-02-10' })],
  cancelPromise: ['service', () => ({ promiseId: 'none', reason: 'x' })],
  recordBankruptcyNotice: ['service', () => ({ noticedOn: '2026-01-20', reason: 'x' })],
  deferPayments: ['service', () => ({ from: '2026-02-01', installments: 1, reason: 'x' })],
  changeDueDate: ['service', () => ({ from: '2026-02-01', firstDueOn: '2026-02-15', reason: 'x' })],
  changeRate: ['service', () => ({ from: '2026-02-01', annualRatePercent: '6', reason: 'x' })],
  reamortize: ['service', () => ({ reason: 'x' })],
  reage: ['service', () => ({ reason: 'x' })],
  modifyLoan: ['service', () => ({ annualRatePercent: '6', reason: 'x' })],
  undoLoanChange: ['service', () => ({ changeId: 'none', reason: 'x' })],
  accelerateLoan: ['service', () => ({ noticeOn: '2026-01-05', cureBy: '2026-01-10', reason: 'x' })],
  reinstateLoan: ['service', () => ({ reason: 'x' })],
  chargeOffLoan: ['service', () => ({ reason: 'FRAUD' })],
  undoChargeOff: ['service', () => ({ reason: 'x' })],
  placeHold: ['service', () => ({ kind: 'PAYMENT_DISPUTE', reason: 'x' })],
  liftHold: ['service', () => ({ holdId: 'none', reason: 'x' })],
  authorizeAutopay: ['service', () => MANDATE],
  revokeAutopay: ['service', () => ({})],
  schedulePayment: ['service', () => ({ frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' })],
};

const ON_REPAYMENT: ReadonlySet<string> = new Set(['acknowledgeRepayment', 'reverseRepayment']);

describe('a command that the table does not allow is refused with the state and what is allowed', () => {
  it.each(LOAN_STATES)('in %s', async (loanStatus) => {
    const { id: loanId } = await world.loan({ ...SIMPLE_LOAN, loanStatus });
    const allowed = offeredOnLoans()
      .filter(({ states, lien }) => lien === undefined && states[loanStatus])
      .map(({ name }) => name);
    for (const [name, [who, input]] of Object.entries(CALLS)) {
      if (rulesNamed(name).states[loanStatus]) continue;
      const state = name === 'reverseRepayment' ? 'SETTLED' : 'SUBMITTED';
      const { id: repaymentId } = await world.prisma.repayment.create({
        data: {
          id: `RP-${loanId}-${name}`,
          loanId,
          state,
          amount: '10.00',
          effectiveDate: new Date('2026-02-01'),
          method: 'ACH',
          initiatedAt: new Date('2026-02-01'),
        },
      });
      const target = ON_REPAYMENT.has(name) ? {} : { loanId };
      expect([name, await command(clients[who], name, { ...target, ...input(repaymentId) })]).toMatchObject([
        name,
        {
          __typename: 'NotAllowedInState',
          code: 'NOT_ALLOWED_IN_STATE',
          currentState: loanStatus,
          allowedCommands: allowed,
        },
      ]);
    }
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(row.loanStatus).toBe(loanStatus);
    expect(await world.prisma.loanEvent.count({ where: { loanId } })).toBe(0);
  });
});
