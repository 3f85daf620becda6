import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { FIGURES, SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-01-01');
let world: World;
let underwriter: TestClient;
let lender: TestClient;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  [underwriter, lender, servicer] = [
    await world.client('UNDERWRITER'),
    await world.client('LENDER'),
    await world.client('SERVICER'),
  ];
});
afterAll(() => world.close());

interface Stage {
  readonly stage: string;
  readonly reachedAt: string | null;
}
interface Life {
  readonly loanStatus: string;
  readonly allowedCommands: string[];
  readonly progress: Readonly<Record<'origination' | 'underwriting' | 'servicing', Stage>>;
  readonly loanPayments: Record<string, unknown>[];
  readonly autoLoan: Record<string, unknown>;
  readonly events: { readonly edges: { readonly node: Record<string, unknown> }[] };
}

const look = async (loanId: string): Promise<Life> => {
  const { loan } = await servicer.data<{ loan: Life }>(
    `query ($id: ID!) { loan(id: $id) { ${FIGURES} allowedCommands loanPayments creditBalance
      fees { edges { node { outstanding } } } progress { origination { stage reachedAt } underwriting { stage reachedAt } servicing { stage reachedAt } }
      events { edges { node { command fromState toState toLien } } } } }`,
    { id: loanId },
  );
  return loan;
};
/** Each part's stage and the day it was reached, in a line. */
const progress = async (loanId: string): Promise<string> => {
  const { progress: parts } = await look(loanId);
  return [parts.origination, parts.underwriting, parts.servicing]
    .map(({ stage, reachedAt }) => (reachedAt === null ? stage : `${stage} ${reachedAt.slice(5, 10)}`))
    .join(', ');
};

/** Each event's command, the states it moved between, and where it left the lien. */
const timeline = async (loanId: string): Promise<string[]> =>
  (await look(loanId)).events.edges.map(({ node: { command: name, fromState, toState, toLien } }) =>
    [name, String(fromState), toState, toLien].join(' '),
  );

const COLLATERAL = [
  'recordCureNotice',
  'repossessCollateral',
  'recordTotalLoss',
  'recordValuation',
  'updateLoanReferences',
];
const HOLDING = [
  ...['placeHold', 'liftHold', 'recordContact', 'addNote', 'setContactPreferences'],
  ...['recordComplaint', 'answerComplaint', 'issueLetter'],
];
const AFTER_CLOSURE = [
  ...['acknowledgeRepayment', 'reverseRepayment', 'refundCredit', 'refundFee', 'reverseAdjustment'],
  ...['changeRate', 'undoLoanChange', 'revokeAutopay', 'addProduct', 'cancelProduct'],
];
const PROMISING = ['promiseToPay', 'cancelPromise'];
const SERVICING = [
  'initiateRepayment',
  'submitRepayment',
  'acknowledgeRepayment',
  'reverseRepayment',
  'waiveFee',
  'refundCredit',
  'assessFee',
  'refundFee',
  'waiveInterest',
  'writeOffSmallBalance',
  'adjustPrincipal',
  'reverseAdjustment',
  'recordBankruptcyNotice',
  ...['deferPayments', 'changeDueDate', 'changeRate', 'reamortize', 'reage', 'modifyLoan', 'undoLoanChange'],
  ...['accelerateLoan', 'reinstateLoan'],
  'chargeOffLoan',
  ...['authorizeAutopay', 'revokeAutopay', 'schedulePayment', 'addProduct', 'cancelProduct'],
  'proposeTransfer',
  'importValuation',
  ...PROMISING,
  ...HOLDING,
];

const run = async (client: TestClient, name: string, input: object): Promise<void> => {
  const { code, message } = await command(client, name, { ...input });
  expect({ code, message }).toEqual({ code: undefined, message: undefined });
};

/** 3,000.00 at 12 percent in three installments, with one condition. */
function results(decision: 'APPROVED' | 'DECLINED') {
  const { Response, Underwriting } = sampleEnvelope().data;
  const [deal] = Underwriting.DealTermsInfo as object[];
  const [entry] = Underwriting.UnderwritingInfo as object[];
  const [offer] = Response.LoanTerms as object[];
  return {
    response: {
      ...Response,
      Decision: decision,
      DeclineReason: decision === 'DECLINED' ? 'Income not proven' : '',
      LoanTerms: [{ ...offer, TermMonths: 3, Rate: 12 }],
      Stipulations: ['Proof of income'],
    },
    underwriting: {
      ...Underwriting,
      DealTermsInfo: [
        { ...deal, TermsLoanAmount: '3,000.00', TermsTerm: '3', TermsMonthlyPayment: '', TermsAPR: '12' },
      ],
      UnderwritingInfo: [{ ...entry, DefaultProb: '0.02' }],
    },
  };
}

it('from application through decline, approval, funding and late payments to its maturity', async () => {
  clock.set('2026-01-01');
  const { loanId: id } = await command(underwriter, 'createLoan', {
    applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn: '123456789' },
    application: { applicationType: 'Complete' },
    requestedTerms: { amount: '3000.00', term: 3 },
    vehicle: { vin: '1HGCM82633A004352' },
  });
  const loanId = String(id);
  expect(await progress(loanId)).toBe('APPLIED 01-01, NOT_STARTED, NOT_STARTED');
  expect((await look(loanId)).allowedCommands).toEqual(
    ['startUnderwriting', 'withdrawLoan', ...HOLDING, 'recordLien', 'recordValuation', 'updateLoanReferences'].sort(),
  );

  clock.set('2026-01-02');
  await run(underwriter, 'startUnderwriting', { loanId });
  expect(await progress(loanId)).toBe('APPLIED 01-01, IN_PROGRESS 01-02, NOT_STARTED');
  clock.set('2026-01-03');
  await run(underwriter, 'completeUnderwriting', { loanId, results: results('DECLINED') });
  expect(await progress(loanId)).toBe('APPLIED 01-01, DECLINED 01-03, NOT_STARTED');
  expect((await look(loanId)).allowedCommands).toEqual(
    ['reopenUnderwriting', ...HOLDING, 'recordLien', 'recordValuation', 'updateLoanReferences'].sort(),
  );
  clock.set('2026-01-04');
  await run(underwriter, 'reopenUnderwriting', { loanId, reason: 'Income proven' });
  expect(await progress(loanId)).toBe('APPLIED 01-01, IN_PROGRESS 01-04, NOT_STARTED');
  clock.set('2026-01-05');
  await run(underwriter, 'completeUnderwriting', { loanId, results: results('APPROVED') });
  expect(await progress(loanId)).toBe('APPLIED 01-01, APPROVED 01-05, NOT_STARTED');
  await run(underwriter, 'clearStipulation', { loanId, position: 0 });
  await run(servicer, 'recordLien', { loanId });

  clock.set('2026-01-06');
  await run(lender, 'fundLoan', { loanId });
  expect(await progress(loanId)).toBe('FUNDED 01-06, APPROVED 01-05, ACTIVE 01-06');
  // Level payments 31, 28 and 31 days apart: 3,000 / (0.98991 + 0.98084 + 0.97094) = 1,019.79.
  expect(await look(loanId)).toMatchObject({
    allowedCommands: [...SERVICING, ...COLLATERAL].sort(),
    remainingBalance: '3000.00',
    nextPaymentDate: '2026-02-06',
    lastPaymentDate: null,
    autoLoan: { remainingTerm: 3, currentPaymentDue: '1019.79', paymentStatus: 'ON_TIME' },
  });

  clock.set('2026-02-06');
  await pay(servicer, loanId, '1019.79');
  // 31 days: 3,000 x 0.12 x 31 / 365 = 30.58 of interest.
  expect(await look(loanId)).toMatchObject({
    remainingBalance: '2010.79',
    repaidAmount: '989.21',
    nextPaymentDate: '2026-03-06',
    autoLoan: { currentDpd: 0, currentPaymentDue: '0.00', totalInterestPaid: '30.58', paymentStatus: 'ON_TIME' },
  });

  clock.set('2026-03-11');
  await pay(servicer, loanId, '500.00');
  // 33 days: 2,010.79 x 0.12 x 33 / 365 = 21.82; 1,019.79 - 500.00 = 519.79 is five days late, 1,012.82 to come.
  expect(await look(loanId)).toMatchObject({
    remainingBalance: '1532.61',
    delinquentAmount: '0.00',
    delinquentDays: 0,
    nextPaymentDate: '2026-04-06',
    autoLoan: { currentDpd: 5, pastDueAmount: '519.79', currentPaymentDue: '1012.82', paymentStatus: 'GRACE' },
  });

  clock.set('2026-03-25');
  await pay(servicer, loanId, '10.00');
  // 14 days: 1,532.61 x 0.12 x 14 / 365 = 7.05; nine days beyond the ten of grace.
  expect(await look(loanId)).toMatchObject({
    remainingBalance: '1529.66',
    delinquentAmount: '509.79',
    delinquentDays: 9,
    autoLoan: { currentDpd: 19, currentPaymentDue: '1019.87', paymentStatus: 'LATE_1_29', remainingTerm: 1 },
  });

  clock.set('2026-04-06');
  await pay(servicer, loanId, '1535.69');
  // 12 days: 1,529.66 x 0.12 x 12 / 365 = 6.03.
  const closed = await look(loanId);
  expect(closed).toMatchObject({
    loanStatus: 'CLOSED',
    encumberedStatus: 'RELEASE_PENDING',
    allowedCommands: [...AFTER_CLOSURE, ...HOLDING, 'releaseLien', 'recordValuation', 'updateLoanReferences'].sort(),
    remainingBalance: '0.00',
    repaidAmount: '3000.00',
    delinquentAmount: '0.00',
    nextPaymentDate: null,
    lastPaymentDate: '2026-04-06',
    autoLoan: { totalPrincipalPaid: '3000.00', totalInterestPaid: '65.48', paymentStatus: 'PAID_OFF', currentDpd: 0 },
  });
  expect(await progress(loanId)).toBe('FUNDED 01-06, APPROVED 01-05, CLOSED 04-06');
  const paid = closed.loanPayments.map(({ paymentDate, amount, principal, interest }) =>
    [paymentDate, amount, principal, interest].join(' '),
  );
  expect(paid.sort()).toEqual([
    '2026-02-06 1,019.79 989.21 30.58',
    '2026-03-11 500.00 478.18 21.82',
    '2026-03-25 10.00 2.95 7.05',
    '2026-04-06 1,535.69 1,529.66 6.03',
  ]);
  await run(servicer, 'releaseLien', { loanId });
  const paying = ['submitRepayment ACTIVE ACTIVE LIEN', 'acknowledgeRepayment ACTIVE ACTIVE LIEN'];
  expect(await timeline(loanId)).toEqual([
    'createLoan null CREATED PENDING',
    'startUnderwriting CREATED IN_UNDERWRITING PENDING',
    'completeUnderwriting IN_UNDERWRITING DECLINED PENDING',
    'reopenUnderwriting DECLINED IN_UNDERWRITING PENDING',
    'completeUnderwriting IN_UNDERWRITING APPROVED PENDING',
    'clearStipulation APPROVED APPROVED PENDING',
    'recordLien APPROVED APPROVED LIEN',
    'fundLoan APPROVED ACTIVE LIEN',
    ...paying,
    ...paying,
    ...paying,
    'submitRepayment ACTIVE ACTIVE LIEN',
    'acknowledgeRepayment ACTIVE CLOSED RELEASE_PENDING',
    'releaseLien CLOSED CLOSED RELEASED',
  ]);
});

it('paid off early, owed again by a reversal, and paid off again', async () => {
  const { id } = await world.loan(SIMPLE_LOAN);
  clock.set('2026-02-01');
  const payoff = await pay(servicer, id, '12122.30');
  expect(await progress(id)).toBe('FUNDED, APPROVED, CLOSED_EARLY 02-01');
  clock.set('2026-02-03');
  await run(servicer, 'reverseRepayment', { repaymentId: payoff, reason: 'returned', returnedPaymentFee: '20.00' });
  expect(await progress(id)).toBe('FUNDED, APPROVED, ACTIVE 02-03');
  expect(await look(id)).toMatchObject({
    encumberedStatus: 'LIEN',
    allowedCommands: [...SERVICING, ...COLLATERAL].sort(),
    repaidAmount: '0.00',
    nextPaymentDate: '2026-03-01',
    loanPayments: [],
    autoLoan: { currentDpd: 2, pastDueAmount: '1066.00', paymentStatus: 'GRACE' },
  });
  clock.set('2026-02-04');
  // 34 days: 12,000 x 0.12 x 34 / 365 = 134.14, and the fee.
  await pay(servicer, id, '12154.14');
  expect(await look(id)).toMatchObject({
    loanStatus: 'CLOSED_EARLY',
    encumberedStatus: 'RELEASE_PENDING',
    autoLoan: { totalInterestPaid: '134.14', totalFeesPaid: '20.00', paymentStatus: 'PAID_OFF' },
  });
  expect(await progress(id)).toBe('FUNDED, APPROVED, CLOSED_EARLY 02-04');
});

it('charged off, recovered up to what was lost, with a reversed recovery and a fee paid after it', async () => {
  const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee: null });
  clock.set('2026-06-01');
  await run(servicer, 'chargeOffLoan', { loanId: id, reason: 'DELINQUENCY' });
  expect(await progress(id)).toBe('FUNDED, APPROVED, CHARGED_OFF 06-01');
  const charged = [
    ...['initiateRepayment', 'submitRepayment', 'acknowledgeRepayment', 'reverseRepayment', 'refundCredit'],
    ...['assessFee', 'refundFee', 'reverseAdjustment', 'chargeOffLoan', 'undoChargeOff'],
    ...['authorizeAutopay', 'revokeAutopay', 'schedulePayment', 'addProduct', 'cancelProduct', ...HOLDING],
    'proposeTransfer',
    'importValuation',
    ...PROMISING,
    ...COLLATERAL,
  ];
  // 151 days: 12,000 + 12,000 x 0.12 x 151 / 365 = 12,595.73.
  expect(await look(id)).toMatchObject({
    allowedCommands: charged.sort(),
    nextPaymentDate: null,
    delinquentAmount: '12595.73',
    autoLoan: { chargeoffAmount: '12595.73', currentPaymentDue: '0.00', paymentStatus: 'CHARGED_OFF' },
  });
  await pay(servicer, id, '600.00');
  const second = await pay(servicer, id, '12000.00');
  expect((await look(id)).autoLoan.recoveredAmount).toBe('12595.73');
  expect(await command(servicer, 'initiateRepayment', { loanId: id })).toMatchObject({ code: 'NOTHING_OWED' });
  await run(servicer, 'reverseRepayment', { repaymentId: second, reason: 'returned', returnedPaymentFee: '20.00' });
  expect((await look(id)).autoLoan.recoveredAmount).toBe('600.00');
  // 11,995.73 to recover, the fee of 20.00, and 4.27 too much.
  await pay(servicer, id, '12020.00');
  expect(await look(id)).toMatchObject({
    loanStatus: 'CHARGED_OFF',
    creditBalance: '4.27',
    fees: { edges: [{ node: { outstanding: '0.00' } }] },
    autoLoan: { recoveredAmount: '12595.73', totalFeesPaid: '20.00' },
  });
  expect(await progress(id)).toBe('FUNDED, APPROVED, CHARGED_OFF 06-01');
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
