import { sampleEnvelope } from '../domain/record/sample.js';
import { MANDATE } from './night.js';
import { nodesOf, type Nodes } from './nodes.js';
import { returnedDebit } from './returned-debit.js';
import type { LoanSeed } from './seed-loans.js';
import { command, pay, type CommandAnswer } from './commands.js';
import { SIMPLE_LOAN } from './simple-loan.js';
import { soldTransfer } from './sold-transfer.js';
import type { TestClient } from './test-client.js';
import type { World } from './world.js';

export type Actor = 'servicer' | 'underwriter' | 'lender';

type Origination = 'CREATED' | 'IN_UNDERWRITING' | 'APPROVED' | 'WITH_STIPULATIONS';

/** The day of every situation: the loan is 129 days past due. */
export const DAY_OF_SITUATIONS = '2026-06-10';

/** A loan on which a command is to be carried out. */
export class Scene {
  constructor(
    readonly world: World,
    readonly clients: Readonly<Record<Actor | 'second', TestClient>>,
    readonly loanId: string,
  ) {}

  /** Carries out another command first. */
  async after(name: string, input: object = {}, by: Actor | 'second' = 'servicer'): Promise<CommandAnswer> {
    const target = 'repaymentId' in input || 'approvalId' in input || 'holdId' in input ? {} : { loanId: this.loanId };
    const answer = await command(this.clients[by], name, { ...target, ...input });
    if (answer.code) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The newest object of a list of the loan. */
  async newest(list: string): Promise<string> {
    const query = `query ($id: ID!) { loan(id: $id) { ${list}(last: 1) { edges { node { id } } } } }`;
    const { loan } = await this.clients.servicer.data<{ loan: Record<string, Nodes<{ id: string }>> }>(query, {
      id: this.loanId,
    });
    const [node] = nodesOf(loan[list] ?? { edges: [] });
    if (!node) throw new Error(`The loan has no ${list}`);
    return node.id;
  }

  async submitted(): Promise<{ repaymentId: string }> {
    const { repayment } = await this.after('submitRepayment', { amount: '50.00', method: 'ACH' });
    return { repaymentId: repayment?.id ?? '' };
  }

  async paid(amount = '50.00', on?: string): Promise<{ repaymentId: string }> {
    return { repaymentId: await pay(this.clients.servicer, this.loanId, amount, on) };
  }

  async onAutopay(): Promise<CommandAnswer> {
    await this.after('authorizeAutopay', MANDATE);
    return this.after('schedulePayment', { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' });
  }

  /** A transfer that another client proposed. */
  async offered(): Promise<{ transferId: string }> {
    const owner = await this.world.client('LENDER', { lender: OWNED.lenderId });
    const { transfer } = await command(owner, 'proposeTransfer', { loanId: this.loanId, ...SALE });
    return { transferId: transfer?.id ?? '' };
  }

  async asked(): Promise<{ approvalId: string }> {
    const { approvalId = '' } = await this.after('requestApproval', {
      loanId: undefined,
      adjustPrincipal: { loanId: this.loanId, amount: '-600.00', reason: 'x' },
    });
    return { approvalId };
  }
}

type InputOf = (scene: Scene) => Promise<object>;

interface Situation {
  readonly by?: Actor;
  /** How the loan differs from an ordinary one; or how far it has come since its application. */
  readonly loan?: LoanSeed | Origination;
  /** The input besides the loan and the key. */
  readonly input?: Readonly<Record<string, unknown>> | InputOf;
  /** The input names an object of the loan, and not the loan. */
  readonly withoutLoan?: true;
}

const reason = 'x';
const NOTICE = { noticeOn: '2026-03-10', cureBy: '2026-03-31', reason };
const PAID_UP = '6400.00';
const OWNED = { lenderId: 'LEN-OWNER' };
const SALE = { buyerId: 'LEN-BUYER', settlementDate: '2026-06-30', priceRatio: '1' };

/** For every command on a loan, a loan and an input with which it is carried out. */
export const SITUATIONS: Readonly<Record<string, Situation>> = {
  accelerateLoan: { input: NOTICE },
  acceptTransfer: { by: 'lender', withoutLoan: true, loan: OWNED, input: (scene) => scene.offered() },
  acknowledgeRepayment: {
    withoutLoan: true,
    input: async (scene) => ({ ...(await scene.submitted()), outcome: 'SETTLED' }),
  },
  addProduct: { input: { kind: 'GAP', premium: '1.00' } },
  addNote: { input: { text: 'x' } },
  answerComplaint: {
    input: async (scene) => {
      const { entryId } = await scene.after('recordComplaint', { source: 'CFPB', topic: 'FEES', text: 'x' });
      return { complaintId: entryId, answer: 'x' };
    },
  },
  approve: { withoutLoan: true, input: (scene) => scene.asked() },
  assessFee: { input: { kind: 'OTHER', amount: '1.00', reason } },
  authorizeAutopay: { input: MANDATE },
  buyBack: {
    by: 'lender',
    withoutLoan: true,
    loan: OWNED,
    input: async ({ world, loanId }) => {
      const { id } = await world.prisma.loanTransfer.create({ data: soldTransfer(loanId, OWNED.lenderId) });
      return { transferId: id, settlementDate: '2026-06-30', priceRatio: '1' };
    },
  },
  cancelProduct: {
    input: async (scene) => {
      await scene.after('addProduct', { kind: 'GAP', premium: '1.00' });
      const { loan } = await scene.clients.servicer.data<{ loan: { products: { id: string }[] } }>(
        'query ($id: ID!) { loan(id: $id) { products { id } } }',
        { id: scene.loanId },
      );
      return { productId: loan.products[0]?.id, reason };
    },
  },
  cancelPromise: {
    input: async (scene) => {
      const { promise } = await scene.after('promiseToPay', { amount: '50.00', by: '2026-06-20' });
      return { promiseId: promise?.id, reason };
    },
  },
  cancelRepayment: { withoutLoan: true, input: (scene) => scene.submitted() },
  cancelScheduledPayment: {
    withoutLoan: true,
    input: async (scene) => {
      const { scheduledPayment } = await scene.onAutopay();
      return { scheduledPaymentId: scheduledPayment?.id };
    },
  },
  cancelTransfer: { by: 'lender', withoutLoan: true, loan: OWNED, input: (scene) => scene.offered() },
  changeDueDate: {
    input: async (scene) => {
      await scene.paid(PAID_UP);
      return { from: '2026-08-01', firstDueOn: '2026-08-15', reason };
    },
  },
  changeRate: { input: { from: '2026-05-01', annualRatePercent: '11', reason } },
  chargeOffLoan: { input: { reason: 'DELINQUENCY' } },
  clearStipulation: { by: 'underwriter', loan: 'WITH_STIPULATIONS', input: { position: 0 } },
  completeUnderwriting: { by: 'underwriter', loan: 'IN_UNDERWRITING', input: { creditScore: 710 } },
  declineTransfer: { by: 'lender', withoutLoan: true, loan: OWNED, input: (scene) => scene.offered() },
  deferPayments: {
    input: async (scene) => {
      await scene.paid(PAID_UP);
      return { from: '2026-07-01', installments: 1, reason };
    },
  },
  fundLoan: { by: 'lender', loan: 'APPROVED', input: { term: 60 } },
  initiateRepayment: {},
  liftHold: {
    withoutLoan: true,
    input: async (scene) => {
      const { hold } = await scene.after('placeHold', { kind: 'PAYMENT_DISPUTE', reason });
      return { holdId: hold?.id, reason };
    },
  },
  markRepaymentSent: { withoutLoan: true, input: (scene) => scene.submitted() },
  modifyLoan: {
    input: async (scene) => {
      await scene.paid(PAID_UP);
      return { installments: 24, reason };
    },
  },
  placeHold: { input: { kind: 'PAYMENT_DISPUTE', reason } },
  issueLetter: { input: { kind: 'PAYOFF' } },
  promiseToPay: { input: { amount: '50.00', by: '2026-06-20' } },
  importValuation: { by: 'lender', loan: OWNED, input: { model: 'Example Model', version: '2', fairValue: '100.00' } },
  proposeTransfer: { by: 'lender', loan: OWNED, input: SALE },
  reage: {
    loan: {
      fundedDate: new Date('2025-08-01'),
      originationDate: new Date('2025-08-01'),
      firstPaymentDate: new Date('2025-09-01'),
      maturityDate: new Date('2026-08-01'),
      scheduledMaturityDate: new Date('2026-08-01'),
    },
    input: async (scene) => {
      await scene.paid('3198.46', '2026-05-15');
      return { installments: 12, reason };
    },
  },
  reamortize: { input: { reason } },
  recordBankruptcyNotice: {
    input: async (scene) => {
      await scene.after('placeHold', { kind: 'BANKRUPTCY', from: '2026-05-01', reason });
      return { noticedOn: '2026-05-02', reason };
    },
  },
  recordComplaint: { input: { source: 'CFPB', topic: 'FEES', text: 'x' } },
  recordContact: { input: { channel: 'PHONE', direction: 'OUTBOUND', outcome: 'CONVERSATION' } },
  recordCureNotice: {},
  recordLien: { loan: { encumberedStatus: 'PENDING' } },
  recordPaymentNotice: {
    withoutLoan: true,
    input: async (scene) => {
      const { scheduledPayment } = await scene.onAutopay();
      const noticeId = `PN-${scene.loanId}`;
      await scene.world.prisma.paymentNotice.create({
        data: {
          id: noticeId,
          loanId: scene.loanId,
          scheduledPaymentId: scheduledPayment?.id ?? '',
          amount: '1066.00',
          collectOn: new Date(scheduledPayment?.collectOn ?? ''),
          announcedAt: new Date(DAY_OF_SITUATIONS),
        },
      });
      return { noticeId };
    },
  },
  recordSaleNotice: {
    input: async (scene) => {
      await scene.after('repossessCollateral', { repossessedOn: '2026-06-01' });
      return { saleKind: 'PRIVATE' };
    },
  },
  recordTotalLoss: {},
  recordValuation: { input: { amount: '100.00' } },
  redeemCollateral: {
    input: async (scene) => {
      await scene.after('repossessCollateral', { repossessedOn: '2026-06-01' });
      return {};
    },
  },
  refundCredit: {
    input: async (scene) => {
      await scene.paid('13100.00');
      return { amount: '1.00' };
    },
  },
  refundFee: {
    input: async (scene) => {
      await scene.after('assessFee', { kind: 'TITLE', amount: '4.00', reason });
      const feeId = await scene.newest('fees');
      await scene.paid(PAID_UP);
      return { feeId, amount: '1.00', reason };
    },
  },
  reinstateLoan: {
    input: async (scene) => {
      await scene.after('accelerateLoan', NOTICE);
      await scene.paid(PAID_UP);
      return { reason };
    },
  },
  reject: { withoutLoan: true, input: async (scene) => ({ ...(await scene.asked()), reason }) },
  releaseLien: { loan: { loanStatus: 'CLOSED', encumberedStatus: 'RELEASE_PENDING' } },
  reopenUnderwriting: { by: 'underwriter', loan: { loanStatus: 'DECLINED' } },
  repossessCollateral: {},
  requestApproval: {
    withoutLoan: true,
    input: ({ loanId }) => Promise.resolve({ waiveInterest: { loanId, amount: '1.00', reason } }),
  },
  retryPayment: {
    withoutLoan: true,
    input: async (scene) => {
      await scene.onAutopay();
      return {
        repaymentId: await returnedDebit(scene.world.prisma, scene.loanId, await scene.newest('scheduledPayments')),
      };
    },
  },
  reverseAdjustment: {
    input: async (scene) => {
      await scene.after('waiveInterest', { amount: '1.00', reason });
      return { adjustmentId: await scene.newest('adjustments'), reason };
    },
  },
  reverseRepayment: { withoutLoan: true, input: async (scene) => ({ ...(await scene.paid()), reason }) },
  revokeAutopay: {
    input: async (scene) => {
      await scene.after('authorizeAutopay', MANDATE);
      return {};
    },
  },
  schedulePayment: {
    input: async (scene) => {
      await scene.after('authorizeAutopay', MANDATE);
      return { frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' };
    },
  },
  sellCollateral: {
    input: async (scene) => {
      await scene.after('repossessCollateral', { repossessedOn: '2026-05-20' });
      await scene.after('recordSaleNotice', { sentOn: '2026-05-20', saleKind: 'PRIVATE' });
      return { proceeds: '10.00' };
    },
  },
  setContactPreferences: { input: { language: 'es' } },
  settleInsurance: {
    input: async (scene) => {
      await scene.after('recordTotalLoss');
      return { proceeds: '10.00' };
    },
  },
  startUnderwriting: { by: 'underwriter', loan: 'CREATED' },
  submitRepayment: { input: { amount: '10.00', method: 'ACH' } },
  undoChargeOff: {
    input: async (scene) => {
      await scene.after('chargeOffLoan', { reason: 'DELINQUENCY' });
      return { reason };
    },
  },
  undoLoanChange: {
    input: async (scene) => {
      await scene.after('changeRate', { from: '2026-05-01', annualRatePercent: '11', reason });
      const { loan } = await scene.clients.servicer.data<{ loan: { termHistory: { changeId: string }[] } }>(
        'query ($id: ID!) { loan(id: $id) { termHistory { changeId } } }',
        { id: scene.loanId },
      );
      return { changeId: loan.termHistory.at(-1)?.changeId, reason };
    },
  },
  updateLoanReferences: { input: { grade: 'A' } },
  waiveFee: {
    input: async (scene) => {
      await scene.after('assessFee', { kind: 'TITLE', amount: '4.00', reason });
      return { feeId: await scene.newest('fees'), amount: '1.00', reason };
    },
  },
  waiveInterest: { input: { amount: '1.00', reason } },
  withdrawLoan: { by: 'underwriter', loan: 'APPROVED' },
  writeOffSmallBalance: {
    input: async (scene) => {
      await scene.paid('12621.21');
      return { reason };
    },
  },
};

/** No client may carry these out alone; `approve` does. */
export const ONLY_APPROVED: readonly string[] = ['adjustPrincipal'];

/** A loan as a command needs it. */
export async function sceneFor(name: string, world: World, clients: Scene['clients']): Promise<Scene> {
  const { loan } = situationOf(name);
  if (typeof loan === 'string') return originated(loan, world, clients);
  const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, ...loan });
  return new Scene(world, clients, id);
}

async function originated(origination: Origination, world: World, clients: Scene['clients']): Promise<Scene> {
  const { loanId } = await command(clients.underwriter, 'createLoan', APPLICATION);
  const scene = new Scene(world, clients, String(loanId));
  if (origination === 'CREATED') return scene;
  await scene.after('startUnderwriting', {}, 'underwriter');
  if (origination === 'IN_UNDERWRITING') return scene;
  const { Response: response, Underwriting: underwriting } = sampleEnvelope().data;
  const isPlain = origination === 'APPROVED';
  const results = isPlain ? { creditScore: 710 } : { results: { response, underwriting } };
  await scene.after('completeUnderwriting', results, 'underwriter');
  return scene;
}

export const APPLICATION = {
  applicant: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    ssn: '300400500',
    dateOfBirth: '1990-12-10',
    monthlyGross: '6000.00',
  },
  application: { applicationType: 'Complete', refinance: false },
  dealer: { dealerId: 'D1', name: 'Lakeside Motors', state: 'NY' },
  requestedTerms: { amount: '20000.00', term: 60, downPayment: '1500' },
  vehicle: { vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2021, wholesaleValue: '22000' },
};

/** The input of a command for its situation, once everything before it is done. */
export async function inputFor(name: string, scene: Scene): Promise<Record<string, unknown>> {
  const { input, withoutLoan } = situationOf(name);
  const given = typeof input === 'function' ? await input(scene) : input;
  return { ...(!withoutLoan && { loanId: scene.loanId }), ...given };
}

/** The client that carries a command out; who asked for approval may not decide. */
export const actorOf = (name: string): Actor | 'second' =>
  ['approve', 'reject'].includes(name) ? 'second' : (situationOf(name).by ?? 'servicer');

function situationOf(name: string): Situation {
  const situation = SITUATIONS[name];
  if (!situation) throw new Error(`Add a situation for ${name} to test/support/situations.ts`);
  return situation;
}
