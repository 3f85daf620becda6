import { randomUUID } from 'node:crypto';
import { chargeOffEarly } from './charge-off.js';
import type { Role } from '../../src/domain/access/roles.js';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { Decimal } from '../../src/domain/money.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import { newSeal, sealRow } from '../../src/features/loan/loan-seals.js';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client.js';
import { day } from '../../src/platform/postgres/sql/sql.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { command, pay } from './commands.js';
import {
  application,
  FULL_RECORDS,
  key,
  largeResults,
  LONGEST_TEXT,
  MB,
  seedTwins,
  submitted,
  TODAY,
  upTo,
  type ExpensiveWorld,
} from './expensive-world.js';
import { seedLongAccount } from './long-account.js';
import { MANDATE } from './night.js';
import { soldTransfer } from './sold-transfer.js';
import { announcedNotice } from './announced-notice.js';
import { returnedDebit } from './returned-debit.js';
import type { LoanSeed } from './seed-loans.js';
import type { World } from './world.js';

/** One names a payment once. */
const longReference = () => randomUUID().padEnd(LONGEST_TEXT.length, 'x');
const LONG_REASON = 'x'.repeat(200);

export interface Asked {
  readonly role: Role;
  readonly variables?: Record<string, unknown>;
  /** What is selected, where it is not all that may be. */
  readonly only?: string;
}

type Asks<What> = (world: ExpensiveWorld, round: number) => What | Promise<What>;

const dayAfter = (days: number) => addDays(businessDate('2000-01-01'), days);
const flows = (amount: (index: number) => string, gap = 7) =>
  Array.from({ length: 520 }, (_, index) => ({ on: dayAfter(index * gap), amount: amount(index) }));

/** Of a command; the loan in its answer is read as `loan` reads it, which is asked separately. */
const DONE = '{ __typename }';

/** No approval is needed for what the law forgives. */
const cap = (loanId: string) => ({
  loanId,
  from: addDays(TODAY, -2_200),
  annualRatePercent: '6',
  isCap: true,
  ...reasoned(),
});

/** By the word of another client, which the cap follows from by law. */
async function serviceMember({ world, longLoan }: ExpensiveWorld): Promise<string> {
  const loanId = await longLoan({}, 'OWN');
  const hold = { loanId, kind: 'SERVICE_MEMBER', from: addDays(TODAY, -2_200), ...reasoned() };
  await command(await world.client('SERVICER'), 'placeHold', hold);
  return loanId;
}

/** A command on a loan with a long history, the loan as it must be for it. */
const servicing =
  (more: (loanId: string) => object, seed: LoanSeed = {}, own?: 'OWN'): Asks<Asked> =>
  async ({ longLoan }) => {
    const loanId = await longLoan(seed, own);
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, ...more(loanId) } }, only: DONE };
  };
const reasoned = () => ({ reason: LONGEST_TEXT });

const OWNED = { lenderId: 'LEN-OWNER' };
const SALE = { buyerId: 'LEN-BUYER', settlementDate: addDays(TODAY, 30), priceRatio: '1' };

/** A command on a transfer that another client proposed. */
const offered: Asks<Asked> = async ({ longLoan, world }) => {
  const owner = await world.client('LENDER', { lender: OWNED.lenderId });
  const { transfer } = await command(owner, 'proposeTransfer', { loanId: await longLoan(OWNED, 'OWN'), ...SALE });
  return { role: 'LENDER', variables: { input: { ...key(), transferId: transfer?.id } }, only: DONE };
};

/** A long account that a payment closed, fees and all, with credit left over. */
const overpaid = (world: World): Promise<string> => {
  const paid = { kind: 'PAYMENT', id: `P-${randomUUID()}`, sequence: 9_999, effectiveOn: TODAY } as const;
  return seedLongAccount(world.prisma, { loanStatus: 'CLOSED' }, [{ ...paid, amount: new Decimal(900_000) }]);
};

/** One that counts from the beginning of a long history. */
const earlyWaiver = (loanId: string) => ({
  waiveInterest: { loanId, amount: '0.01', effectiveOn: addDays(TODAY, -2_867), ...reasoned() },
});
/** What is asked for is sealed, so its loan needs a key. */
async function sealedLoan({ longLoan, world }: ExpensiveWorld, own?: 'OWN'): Promise<string> {
  const loanId = await longLoan({}, own);
  const seal = await newSeal(new KeyRing(keysOf(world.config).masterKeys), loanId, null);
  const data = [sealRow(seal) as Prisma.LoanSealCreateManyInput];
  await world.prisma.loanSeal.createMany({ data, skipDuplicates: true });
  return loanId;
}
async function asked(world: ExpensiveWorld): Promise<string> {
  const support = await world.client('SUPPORT');
  const { approvalId, message } = await command(support, 'requestApproval', earlyWaiver(await sealedLoan(world)));
  if (approvalId === undefined) throw new Error(`requestApproval answered ${message}`);
  return approvalId;
}

/** A long loan with a payment for every due date. */
async function scheduled(world: ExpensiveWorld) {
  const loanId = await authorized(world);
  const input = { loanId, frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' };
  const { scheduledPayment, message } = await command(await world.client('SERVICER'), 'schedulePayment', input);
  if (!scheduledPayment) throw new Error(`schedulePayment answered ${message}`);
  return { loanId, scheduledPaymentId: scheduledPayment.id };
}

async function endedDay(prisma: PrismaClient, on: string): Promise<string> {
  await prisma.endOfDayRun.create({ data: { on: new Date(on), startedAt: new Date(), completedAt: new Date() } });
  return on;
}

async function authorized(world: ExpensiveWorld): Promise<string> {
  const loanId = await sealedLoan(world, 'OWN');
  await command(await world.client('SERVICER'), 'authorizeAutopay', { loanId, ...MANDATE });
  return loanId;
}

const originating =
  (stage: 'CREATED' | 'IN_UNDERWRITING' | 'APPROVED', more: () => object = () => ({})): Asks<Asked> =>
  async (world) => ({
    role: 'UNDERWRITER',
    variables: { input: { ...key(), loanId: await upTo(world, stage), ...more() } },
  });

const managed: Asks<Asked> = async ({ world }) => ({
  role: 'ADMIN',
  variables: { input: { ...key(), clientId: (await world.register('MARKETPLACE')).clientId } },
});

const LONGEST_WEBHOOK = `https://example.com/${'x'.repeat(1_900)}`;
const CREATE_WEBHOOK =
  'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ... on WebhookSecretIssued { webhookId } } }';
const TEST_WEBHOOK =
  'mutation ($input: WebhookInput!) { testWebhook(input: $input) { ... on WebhookDeliveryMade { deliveryId } } }';
const DISABLE_WEBHOOK = 'mutation ($input: WebhookInput!) { disableWebhook(input: $input) { __typename } }';

/** One of its own each time: a client has twenty at most. */
async function newWebhook({ client, world }: ExpensiveWorld): Promise<string> {
  await world.prisma.webhookDelivery.deleteMany({});
  await world.prisma.webhook.deleteMany({});
  const admin = await client('ADMIN');
  const input = { ...key(), url: LONGEST_WEBHOOK };
  const { createWebhook } = await admin.data<{ createWebhook: { webhookId: string } }>(CREATE_WEBHOOK, { input });
  return createWebhook.webhookId;
}

const ofWebhook =
  (more: Record<string, unknown> = {}): Asks<Asked> =>
  async (world) => ({ role: 'ADMIN', variables: { input: { ...key(), webhookId: await newWebhook(world), ...more } } });

export const EXPENSIVE: Readonly<Record<string, Asks<Asked>>> = {
  _service: () => ({ role: 'AUDITOR' }),
  _entities: () => ({
    role: 'AUDITOR',
    variables: {
      representations: Array.from({ length: FULL_RECORDS }, (_, index) => ({
        __typename: 'Loan',
        id: `LN-FULL-${index}`,
      })),
    },
    only: '{ __typename ... on Loan { record { loanDetails request response underwriting } } }',
  }),
  approvals: async (world) => {
    await asked(world);
    return { role: 'AUDITOR', variables: { first: 100 } };
  },
  auditLog: () => ({ role: 'AUDITOR', variables: { first: 100 } }),
  borrower: () => ({ role: 'AUDITOR', variables: { id: 'BR-FULL-1' } }),
  borrowerBySsn: () => ({
    role: 'AUDITOR',
    variables: { ssn: String(sampleEnvelope().data.Request.ApplicantInfo!.ApplicantSSN) },
  }),
  schemaUsage: () => ({ role: 'ADMIN', variables: { first: 100 } }),
  clients: async ({ world }) => {
    for (let count = 0; count < 50; count += 1) await world.register('SUPPORT');
    return { role: 'ADMIN' };
  },
  findBorrowers: () => ({
    role: 'AUDITOR',
    variables: { input: { vin: String(sampleEnvelope().data.Request.VehicleInfo!.VehicleVIN) } },
    only: `{ id firstName lastName dateOfBirth ssn email fullAddress income risk { exposure paymentHistory }
      loans(first: 100) { totalCount edges { node { id loanStatus remainingBalance } } } }`,
  }),
  holds: () => ({ role: 'AUDITOR', variables: { first: 100 } }),
  searchLoans: () => ({
    role: 'AUDITOR',
    variables: { text: String(sampleEnvelope().data.Request.VehicleInfo!.VehicleVIN) },
    only: '{ id loanStatus remainingBalance borrower { firstName } }',
  }),
  workQueues: () => ({ role: 'SERVICER', only: '{ name count loans(first: 100) { nodes { id } } }' }),
  loan: async ({ longLoan }) => ({ role: 'AUDITOR', variables: { id: await longLoan() } }),
  loanEvents: async (world) => {
    await submitted(world);
    return { role: 'AUDITOR', variables: { first: 100 } };
  },
  loanTransfers: async (world) => {
    await offered(world, 0);
    return { role: 'AUDITOR', variables: { first: 100 } };
  },
  remittance: async ({ longLoan }) => {
    await longLoan(OWNED);
    return {
      role: 'AUDITOR',
      variables: { ownerId: OWNED.lenderId, from: addDays(TODAY, -3_000), through: TODAY },
    };
  },
  repayment: async (world) => ({ role: 'AUDITOR', variables: { id: await submitted(world) } }),
  repayments: async (world) => {
    await submitted(world);
    return { role: 'AUDITOR', variables: { first: 100 } };
  },
  scheduledPayments: async (world) => {
    await scheduled(world);
    return { role: 'AUDITOR', variables: { first: 100 } };
  },
  loans: () => ({ role: 'AUDITOR', variables: { first: 100, orderBy: { field: 'CREATED_AT', direction: 'ASC' } } }),
  node: async ({ longLoan }) => ({ role: 'AUDITOR', variables: { id: await longLoan() }, only: '{ id }' }),
  nodes: async ({ longLoan }) => {
    const loanId = await longLoan();
    const ids = Array.from({ length: 100 }, (_, index) => `deal:${index}:${loanId}`);
    return {
      role: 'AUDITOR',
      variables: { ids },
      only: '{ id ... on UnderwritingDeal { terms { term } pricing { fundedAmount } } }',
    };
  },
  portfolio: () => ({ role: 'AUDITOR' }),
  returnRates: () => ({ role: 'SERVICER' }),
  previewCommand: async ({ longLoan }) => ({
    role: 'SERVICER',
    variables: {
      input: {
        modifyLoan: {
          loanId: await longLoan(),
          annualRatePercent: '5',
          installments: 60,
          reason: 'x',
          idempotencyKey: randomUUID(),
        },
      },
    },
  }),
  quoteApr: () => ({
    role: 'UNDERWRITER',
    variables: {
      input: { advances: flows(() => '2000', 8).slice(0, 120), payments: flows(() => '1500', 20) },
    },
  }),
  quoteLoanChange: async ({ longLoan }) => ({
    role: 'SERVICER',
    variables: {
      input: { loanId: await longLoan(), change: { modifyLoan: { annualRatePercent: '5', installments: 60 } } },
    },
  }),
  quoteRepayment: async ({ longLoan }) => ({
    role: 'SERVICER',
    variables: { input: { loanId: await longLoan(), amount: '5000.00' } },
  }),
  quoteSchedule: () => ({
    role: 'UNDERWRITER',
    variables: {
      input: {
        principal: '500000',
        fundedOn: '2026-01-02',
        frequency: 'WEEKLY',
        installments: 520,
        floating: {
          indexRatePercent: '5',
          spreadPercent: '3',
          indexChanges: Array.from({ length: 120 }, (_, index) => ({
            from: dayAfter(9_600 + index * 28),
            indexRatePercent: String(1 + (index % 9)),
          })),
        },
      },
    },
  }),
  quoteYield: () => ({
    role: 'UNDERWRITER',
    variables: { input: { flows: flows((index) => (index % 2 === 0 ? '100' : '-99.9')) } },
  }),
  viewer: () => ({ role: 'AUDITOR' }),
  portfolioChanged: () => ({ role: 'AUDITOR', variables: {} }),
  loanUpdated: async ({ longLoan }) => ({ role: 'AUDITOR', variables: { loanId: await longLoan() } }),

  authToken: async ({ client }) => {
    const { clientId, clientSecret } = (await client('AUDITOR')).credentials;
    return { role: 'AUDITOR', variables: { input: { clientId, clientSecret } } };
  },
  createClient: () => ({
    role: 'ADMIN',
    variables: {
      input: {
        ...key(),
        name: 'n'.repeat(200),
        role: 'MARKETPLACE',
        subject: randomUUID(),
        portfolio: { kind: 'ALL' },
      },
    },
  }),
  webhooks: async ({ client }) => {
    const variables = () => ({ input: { ...key(), url: LONGEST_WEBHOOK } });
    for (let count = 0; count < 20; count += 1) await (await client('SERVICER')).data(CREATE_WEBHOOK, variables());
    return { role: 'SERVICER', variables: { first: 20 } };
  },
  createWebhook: () => ({
    role: 'ADMIN',
    variables: {
      input: {
        ...key(),
        url: LONGEST_WEBHOOK,
        filter: { loanIds: Array.from({ length: 100 }, () => randomUUID()) },
      },
    },
  }),
  updateWebhook: ofWebhook({ url: 'https://example.com/other' }),
  rotateWebhookSecret: ofWebhook(),
  disableWebhook: ofWebhook(),
  enableWebhook: async (world) => {
    const webhookId = await newWebhook(world);
    await (await world.client('ADMIN')).data(DISABLE_WEBHOOK, { input: { ...key(), webhookId } });
    return { role: 'ADMIN', variables: { input: { ...key(), webhookId } } };
  },
  deleteWebhook: ofWebhook(),
  testWebhook: ofWebhook(),
  redeliverWebhook: async (world) => {
    const input = { ...key(), webhookId: await newWebhook(world) };
    const admin = await world.client('ADMIN');
    const { testWebhook } = await admin.data<{ testWebhook: { deliveryId: string } }>(TEST_WEBHOOK, { input });
    return { role: 'ADMIN', variables: { input: { ...key(), deliveryId: testWebhook.deliveryId } } };
  },
  rotateClientKey: managed,
  revokeClient: managed,
  eraseBorrower: async (world, round) => {
    const [borrowerId] = await seedTwins(world, 100 + round);
    const input = { borrowerId, reason: LONG_REASON };
    const query = 'mutation ($input: EraseBorrowerInput!) { eraseBorrower(input: $input) { __typename } }';
    const [first] = [await world.world.client('ADMIN')];
    await first.data(query, { input: { ...key(), ...input, override: true } });
    return { role: 'ADMIN', variables: { input: { ...key(), ...input, override: true } } };
  },
  linkBorrowers: async (world, round) => ({
    role: 'AUDITOR',
    variables: { input: { ...key(), borrowerIds: await seedTwins(world, round), reason: LONG_REASON } },
  }),
  unlinkBorrower: async (world, round) => {
    const borrowerIds = await seedTwins(world, 200 + round);
    const query = 'mutation ($input: LinkBorrowersInput!) { linkBorrowers(input: $input) { __typename } }';
    await (await world.client('AUDITOR')).data(query, { input: { ...key(), borrowerIds, reason: 'one' } });
    return { role: 'AUDITOR', variables: { input: { ...key(), borrowerId: borrowerIds[0], reason: LONG_REASON } } };
  },

  createLoan: () => ({
    role: 'UNDERWRITER',
    variables: { input: { ...key(), request: application() } },
  }),
  startUnderwriting: originating('CREATED'),
  completeUnderwriting: originating('IN_UNDERWRITING', () => ({ results: largeResults(10 * MB) })),
  reopenUnderwriting: originating('APPROVED', reasoned),
  withdrawLoan: originating('APPROVED', reasoned),
  clearStipulation: originating('APPROVED', () => ({ position: 0 })),
  fundLoan: async (world) => {
    const loanId = await upTo(world, 'APPROVED', 5 * MB);
    await command(await world.client('UNDERWRITER'), 'clearStipulation', { loanId, position: 0 });
    const terms = { frequency: 'MONTHLY', payment: '4000.00', firstPayment: '4400.00', acceptDifference: LONGEST_TEXT };
    return {
      role: 'LENDER',
      variables: { input: { ...key(), loanId, dealId: `deal:0:${loanId}`, ...terms, dayCount: 'ACTUAL_ACTUAL' } },
    };
  },

  recordLien: servicing(reasoned, { encumberedStatus: 'PENDING' }),
  releaseLien: servicing(reasoned, { encumberedStatus: 'RELEASE_PENDING', loanStatus: 'CLOSED' }),
  repossessCollateral: servicing(reasoned, {}, 'OWN'),
  addProduct: servicing(() => ({ kind: 'GAP', premium: '1.00' })),
  importValuation: async ({ longLoan }) => ({
    role: 'LENDER',
    variables: {
      input: {
        ...key(),
        loanId: await longLoan(OWNED, 'OWN'),
        model: 'Example Model',
        version: '2',
        fairValue: '1.00',
      },
    },
    only: DONE,
  }),
  proposeTransfer: async ({ longLoan }) => ({
    role: 'LENDER',
    variables: { input: { ...key(), loanId: await longLoan(OWNED, 'OWN'), ...SALE } },
    only: DONE,
  }),
  acceptTransfer: offered,
  declineTransfer: offered,
  cancelTransfer: offered,
  buyBack: async ({ longLoan, world }) => {
    const { id: transferId } = await world.prisma.loanTransfer.create({
      data: soldTransfer(await longLoan(OWNED, 'OWN'), OWNED.lenderId),
    });
    const { settlementDate, priceRatio } = SALE;
    return { role: 'LENDER', variables: { input: { ...key(), transferId, settlementDate, priceRatio } }, only: DONE };
  },
  cancelProduct: async ({ client, longLoan, world }) => {
    const loanId = await longLoan();
    await command(await client('SERVICER'), 'addProduct', { loanId, kind: 'GAP', premium: '1.00' });
    const { id: productId } = await world.prisma.product.findFirstOrThrow({ where: { loanId, cancelledOn: null } });
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, productId, ...reasoned() } }, only: DONE };
  },
  promiseToPay: servicing(() => ({ amount: '1.00', by: addDays(TODAY, 10) })),
  cancelPromise: async ({ client, longLoan }) => {
    const loanId = await longLoan();
    const promised = { loanId, amount: '1.00', by: addDays(TODAY, 10) };
    const { promise } = await command(await client('SERVICER'), 'promiseToPay', promised);
    const input = { ...key(), loanId, promiseId: promise?.id, ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  claimWork: async ({ longLoan }) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), queue: 'NEW_DELINQUENT', loanId: await longLoan() } },
    only: DONE,
  }),
  completeWork: async ({ client, longLoan }) => {
    const claimed = { queue: 'NEW_DELINQUENT', loanId: await longLoan() };
    const { claim } = await command(await client('SERVICER'), 'claimWork', claimed);
    return {
      role: 'SERVICER',
      variables: { input: { ...key(), claimId: claim?.id, outcome: 'CONTACTED' } },
      only: DONE,
    };
  },
  recordContact: servicing(() => ({
    ...{ channel: 'PHONE', direction: 'OUTBOUND', outcome: 'NO_ANSWER' },
    note: LONGEST_TEXT,
  })),
  issueLetter: servicing(() => ({ kind: 'PAYOFF' })),
  addNote: servicing(() => ({ text: LONGEST_TEXT })),
  setContactPreferences: servicing(() => ({ representative: { kind: 'ATTORNEY', name: LONGEST_TEXT } })),
  recordComplaint: servicing(() => ({ source: 'CFPB', topic: 'FEES', text: LONGEST_TEXT })),
  answerComplaint: async ({ client, longLoan }) => {
    const complaint = { loanId: await longLoan(), source: 'CFPB', topic: 'FEES', text: LONGEST_TEXT };
    const { loanId, entryId } = await command(await client('SERVICER'), 'recordComplaint', complaint);
    const input = { ...key(), loanId, complaintId: entryId, answer: LONGEST_TEXT };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  recordCureNotice: servicing(reasoned, {}, 'OWN'),
  recordSaleNotice: servicing(
    () => ({ ...reasoned(), saleKind: 'PRIVATE' }),
    { encumberedStatus: 'REPOSSESSED' },
    'OWN',
  ),
  redeemCollateral: servicing(reasoned, { encumberedStatus: 'REPOSSESSED' }),
  sellCollateral: async ({ client, longLoan }) => {
    const loanId = await longLoan({ encumberedStatus: 'REPOSSESSED' }, 'OWN');
    const notice = { loanId, saleKind: 'PRIVATE', sentOn: addDays(TODAY, -2_880) };
    await command(await client('SERVICER'), 'recordSaleNotice', notice);
    const sale = { proceeds: '1.00', reference: longReference(), effectiveDate: addDays(TODAY, -2_867) };
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, ...sale } }, only: DONE };
  },
  recordTotalLoss: servicing(reasoned),
  settleInsurance: servicing(
    () => ({ proceeds: '1.00', reference: longReference(), effectiveDate: addDays(TODAY, -2_867) }),
    { encumberedStatus: 'TOTAL_LOSS' },
  ),
  recordValuation: servicing(() => ({ amount: '1000.00', source: 's'.repeat(200) })),
  updateLoanReferences: servicing(() => ({ ...reasoned(), grade: 'A' })),
  initiateRepayment: servicing(() => ({ goodThrough: addDays(TODAY, 366) })),
  submitRepayment: servicing(() => ({
    amount: '1.00',
    method: 'ACH',
    effectiveDate: addDays(TODAY, -2_867),
    externalReference: longReference(),
  })),
  submitRepayments: async ({ longLoan }) => {
    const loanId = await longLoan();
    const one = () => ({ ...key(), loanId, amount: '1.00', method: 'ACH' });
    return { role: 'SERVICER', variables: { inputs: Array.from({ length: 20 }, one) }, only: '{ idempotencyKey }' };
  },
  authorizeAutopay: async (world) => {
    const input = { ...key(), loanId: await sealedLoan(world, 'OWN'), ...MANDATE, consentText: 'x'.repeat(10_000) };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  revokeAutopay: async (world) => {
    const { loanId } = await scheduled(world);
    return { role: 'SERVICER', variables: { input: { ...key(), loanId } }, only: DONE };
  },
  schedulePayment: async (world) => {
    const input = { ...key(), loanId: await authorized(world), frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE' };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  cancelScheduledPayment: async (world) => {
    const { scheduledPaymentId } = await scheduled(world);
    return { role: 'SERVICER', variables: { input: { ...key(), scheduledPaymentId } }, only: DONE };
  },
  recordPaymentNotice: async (world) => {
    const { loanId, scheduledPaymentId } = await scheduled(world);
    const noticeId = await announcedNotice(world.world.prisma, loanId, scheduledPaymentId);
    return { role: 'SERVICER', variables: { input: { ...key(), noticeId } }, only: DONE };
  },
  retryPayment: async (world) => {
    const { loanId, scheduledPaymentId } = await scheduled(world);
    const repaymentId = await returnedDebit(world.world.prisma, loanId, scheduledPaymentId);
    return { role: 'SERVICER', variables: { input: { ...key(), repaymentId } }, only: DONE };
  },
  closePeriod: async ({ world: { prisma } }, round) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), through: await endedDay(prisma, addDays(TODAY, round - 400)) } },
    only: DONE,
  }),
  reopenPeriod: async ({ world: { prisma } }, round) => {
    const through = new Date(addDays(TODAY, round - 300));
    await prisma.ledgerPeriod.create({
      data: { id: `LP-${round}`, through, closedAt: new Date(), closedBy: 'client', closedAfter: 0 },
    });
    return { role: 'SERVICER', variables: { input: { ...key(), through: day(through) } }, only: DONE };
  },
  acknowledgeRepayment: async (world) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), repaymentId: await submitted(world), outcome: 'SETTLED' } },
    only: DONE,
  }),
  markRepaymentSent: async (world) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), repaymentId: await submitted(world) } },
    only: DONE,
  }),
  cancelRepayment: async (world) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), repaymentId: await submitted(world) } },
    only: DONE,
  }),
  reverseRepayment: async ({ longLoan }, round) => ({
    role: 'SERVICER',
    variables: {
      input: { ...key(), repaymentId: `${await longLoan()}-P${round + 1}`, ...reasoned(), returnedPaymentFee: '25.00' },
    },
    only: DONE,
  }),
  waiveFee: servicing((loanId) => ({ feeId: `LF-${loanId}-400`, amount: '0.01', ...reasoned() })),
  refundCredit: async ({ world }) => {
    const input = { ...key(), loanId: await overpaid(world), amount: '1.00', ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  assessFee: servicing(() => ({ kind: 'TITLE', amount: '1.00', ...reasoned() })),
  refundFee: async ({ world }) => {
    const loanId = await overpaid(world);
    const input = { ...key(), loanId, feeId: `LF-${loanId}-400`, amount: '0.01', ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  waiveInterest: servicing(() => ({ amount: '0.01', effectiveOn: addDays(TODAY, -2_867), ...reasoned() })),
  writeOffSmallBalance: async ({ client, longLoan }) => {
    const loanId = await longLoan({}, 'OWN');
    const servicer = await client('SERVICER');
    const { amountsOwed } = await command(servicer, 'initiateRepayment', { loanId });
    const { amount } = amountsOwed!.payoff as { amount: string };
    await pay(servicer, loanId, new Decimal(amount).minus(20).toFixed(2));
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, ...reasoned() } }, only: DONE };
  },
  adjustPrincipal: servicing(() => ({ amount: '-0.01', effectiveOn: addDays(TODAY, -2_867), ...reasoned() })),
  reverseAdjustment: async ({ client, longLoan, world }) => {
    const loanId = await longLoan();
    await command(await client('SERVICER'), 'assessFee', { loanId, kind: 'TITLE', amount: '1.00', ...reasoned() });
    const [made] = await world.prisma.loanEvent.findMany({
      where: { loanId, command: 'assessFee' },
      orderBy: { sequence: 'desc' },
    });
    const input = { ...key(), loanId, adjustmentId: made?.entryId, ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  requestApproval: async (world) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), ...earlyWaiver(await sealedLoan(world)) } },
    only: DONE,
  }),
  approve: async (world) => {
    const approvalId = await asked(world);
    return { role: 'LENDER', variables: { input: { ...key(), approvalId } }, only: DONE };
  },
  reject: async (world) => {
    const approvalId = await asked(world);
    return { role: 'LENDER', variables: { input: { ...key(), approvalId, ...reasoned() } }, only: DONE };
  },
  deferPayments: servicing(() => ({ from: TODAY, installments: 1, ...reasoned() }), {}, 'OWN'),
  changeDueDate: servicing(() => ({ from: TODAY, firstDueOn: addDays(TODAY, 7), ...reasoned() }), {}, 'OWN'),
  changeRate: async (world) => ({
    role: 'SERVICER',
    variables: { input: { ...key(), ...cap(await serviceMember(world)) } },
    only: DONE,
  }),
  reamortize: servicing(() => reasoned(), {}, 'OWN'),
  reage: servicing(() => reasoned(), {}, 'OWN'),
  // Paid up: a late loan takes a second client.
  modifyLoan: async ({ client, longLoan }) => {
    const loanId = await longLoan({}, 'OWN');
    const servicer = await client('SERVICER');
    const { amountsOwed } = await command(servicer, 'initiateRepayment', { loanId });
    await pay(servicer, loanId, String(amountsOwed!.pastDue));
    const input = { ...key(), loanId, annualRatePercent: '5', installments: 60, ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  undoLoanChange: async (world) => {
    const loanId = await serviceMember(world);
    const servicer = await world.client('SERVICER');
    await command(servicer, 'changeRate', cap(loanId));
    const { loan } = await servicer.data<{ loan: { termHistory: { changeId: string | null }[] } }>(
      'query ($loanId: ID!) { loan(id: $loanId) { termHistory { changeId } } }',
      { loanId },
    );
    const changeId = loan.termHistory.at(-1)?.changeId;
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, changeId, ...reasoned() } }, only: DONE };
  },
  recordBankruptcyNotice: servicing(() => ({ noticedOn: TODAY, ...reasoned() })),
  // Reverses the fee of every installment that was late.
  placeHold: servicing(() => ({ kind: 'DISASTER', from: '1980-01-01', ...reasoned() }), {}, 'OWN'),
  liftHold: async ({ client, longLoan }) => {
    const loanId = await longLoan({}, 'OWN');
    const from = '1980-01-01';
    const placed = await command(await client('SERVICER'), 'placeHold', {
      loanId,
      kind: 'DISASTER',
      from,
      reason: 'x',
    });
    const input = { ...key(), holdId: placed.hold?.id, on: from, ...reasoned() };
    return { role: 'SERVICER', variables: { input }, only: DONE };
  },
  accelerateLoan: servicing(() => ({ noticeOn: '2020-01-05', cureBy: '2020-01-10', ...reasoned() }), {}, 'OWN'),
  reinstateLoan: async ({ client, longLoan }) => {
    const loanId = await longLoan({}, 'OWN');
    const notice = { noticeOn: '2020-01-05', cureBy: '2020-01-10' };
    await command(await client('SERVICER'), 'accelerateLoan', { loanId, ...notice, reason: 'x' });
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, ...reasoned() } }, only: DONE };
  },
  chargeOffLoan: servicing(() => ({ reason: 'DELINQUENCY' }), {}, 'OWN'),
  undoChargeOff: async (world) => {
    const loanId = await sealedLoan(world, 'OWN');
    await chargeOffEarly((role) => world.world.client(role), loanId);
    return { role: 'SERVICER', variables: { input: { ...key(), loanId, ...reasoned() } }, only: DONE };
  },
};

/** What is answered where it is not a success: these always take two people, after all else was looked at. */
export const ANSWERS: Readonly<Record<string, string>> = {
  adjustPrincipal: 'ApprovalNeeded',
  reage: 'ApprovalNeeded',
};

interface AskedOfV2 {
  readonly role: Role;
  readonly path: string;
  readonly body?: object;
}

/** Where the way to the same command, or the record, is another one. */
export const ENDPOINTS: Readonly<Record<string, Asks<AskedOfV2>>> = {
  'a loan': () => ({ role: 'AUDITOR', path: '/v2/servicing/loans/LN-FULL-1' }),
  'public data of a loan': () => ({ role: 'MARKETPLACE', path: '/v2/servicing/loan-data/LN-FULL-1' }),
  'an application': () => ({
    role: 'UNDERWRITER',
    path: '/v2/servicing/loans',
    body: { data: { Request: application() } },
  }),
  'an assessment': async (world) => {
    const { response, underwriting } = largeResults(10 * MB);
    const data = { Response: response, Underwriting: underwriting };
    const loanId = await upTo(world, 'IN_UNDERWRITING');
    return { role: 'UNDERWRITER', path: '/v2/servicing/complete-underwriting', body: { loanId, data } };
  },
  'a payment': async ({ longLoan }) => ({
    role: 'SERVICER',
    path: '/v2/servicing/loan-repay',
    body: { loanId: await longLoan(), amount: '1.00', method: 'ACH', effectiveDate: addDays(TODAY, -2_867) },
  }),
};
