import { randomUUID } from 'node:crypto';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDIT_REPORT } from '../../src/domain/record/field.js';
import { all } from '../../src/features/access.js';
import { isGranted } from '../support/granted.js';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { businessDate } from '../../src/domain/calendar.js';
import { getOrCreate } from '../../src/platform/runtime/get-or-create.js';
import { permissions } from '../../src/features/permissions.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { closeDay } from '../support/close-day.js';
import { askToErase } from '../support/erase.js';
import { importInto } from '../support/import-record.js';
import { isWhole } from '../support/runs.js';
import { seedAccounts } from '../support/seed-accounts.js';
import type { TestClient } from '../support/test-client.js';
import { foundIn, plantedRecord, textOf, type Needle } from '../support/walk/planted-record.js';
import { ask, noFindings, type Asking, type Findings } from '../support/walk/walk.js';
import { stepsAlong, waysToTypes, type Way } from '../support/walk/ways.js';
import { webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

const { schema } = await buildGraph({ authDirectives: false });
const ENTITIES = ['Loan', 'Borrower', 'RiskAssessment', 'Underwriting', 'UnderwritingDeal'] as const;

const ROOTS = 20;

/** Who sees least, who sees most and who manages clients. `npm run test:all` walks as every role. */
const WALKED: readonly Role[] = isWhole ? ROLES : ['MARKETPLACE', 'BORROWER', 'UNDERWRITER', 'ADMIN'];

/** Roots that give anything by its id. */
const BY_ID = ['_entities', 'node', 'nodes'];

const QUOTED = [
  'annualRatePercent',
  'aprPercent',
  'asOf',
  'comingRates',
  'credit',
  'daysPastDue',
  'fees',
  'maturesOn',
  'pastDueAmount',
];
const QUOTED_TOO = ['payment', 'payoff', 'principal', 'schedule', 'totalInterest'];

/** The walk goes a few ways to each type; which of the many to PageInfo depends on the order of fields. */
const isOneOfManyWays = (field: string): boolean => field === 'pageInfo';

/** What a preview shows of a loan: a role that lacks the scope of the command gets its refusal only. */
function shownIn(fields: readonly string[], ...types: readonly (keyof typeof permissions)[]): Record<string, string> {
  const ofTypes = types.flatMap((type) => Object.keys(permissions[type] ?? {}).map((field) => `${type}.${field}`));
  const reason = 'a role without the scope of the command gets its refusal; lifecycle/command-preview.test.ts shows it';
  return Object.fromEntries([...fields, ...ofTypes].map((field) => [field, reason]));
}

/** Fields that no role met, each with its reason. A field that is met after all fails the test too. */
const NOT_MET: Readonly<Record<string, string>> = {
  ...shownIn(['CommandPreview.before', 'CommandPreview.after'], 'LoanFigures', 'PreviewedEvent', 'PreviewedPosting'),
  'AmountTooHigh.atMost': 'made-up inputs are refused for other reasons; lifecycle/adjustments.test.ts shows it',
  'AmountTooHigh.code': 'made-up inputs are refused for other reasons; lifecycle/adjustments.test.ts shows it',
  'AmountTooHigh.message': 'made-up inputs are refused for other reasons; lifecycle/adjustments.test.ts shows it',
  'AmountsOwed.asOf': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.creditBalance': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.currentDue': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.currentDueOn': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.fees': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.pastDue': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.payoff': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'AmountsOwed.recoverable': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'ApprovalNeeded.code': 'made-up inputs are refused for other reasons; lifecycle/approvals.test.ts shows it',
  'ApprovalNeeded.limit': 'made-up inputs are refused for other reasons; lifecycle/approvals.test.ts shows it',
  'ApprovalNeeded.message': 'made-up inputs are refused for other reasons; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.approval': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.approvalId': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.loan': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.loanId': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.loanStatus': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'ApprovalUpdated.state': 'made-up inputs ask for no approval; lifecycle/approvals.test.ts shows it',
  'DateNotAllowed.code': 'made-up inputs are refused for other reasons; lifecycle/repayment.test.ts shows it',
  'DateNotAllowed.earliest': 'made-up inputs are refused for other reasons; lifecycle/repayment.test.ts shows it',
  'DateNotAllowed.latest': 'made-up inputs are refused for other reasons; lifecycle/repayment.test.ts shows it',
  'DateNotAllowed.message': 'made-up inputs are refused for other reasons; lifecycle/repayment.test.ts shows it',
  'DealNotOffered.code': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'DealNotOffered.message': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'DealNotOffered.offeredDeals': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'LateFeeLimit.amounts': 'the planted loan has no statutory limit; lifecycle/state-fees.test.ts shows it',
  'NotYetAllowed.allowedFrom': 'made-up inputs are refused for other reasons; erase-borrower.test.ts shows it',
  'NotYetAllowed.code': 'made-up inputs are refused for other reasons; erase-borrower.test.ts shows it',
  'NotYetAllowed.message': 'made-up inputs are refused for other reasons; erase-borrower.test.ts shows it',
  'NotYetAllowed.openLoans': 'made-up inputs are refused for other reasons; erase-borrower.test.ts shows it',
  'NotYetAllowed.retentionMonths': 'made-up inputs are refused for other reasons; erase-borrower.test.ts shows it',
  'OfferedDeal.dealId': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'OfferedDeal.term': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'ProductUpdated.loan': 'made-up inputs add no product; lifecycle/products.test.ts shows it',
  'ProductUpdated.loanId': 'made-up inputs add no product; lifecycle/products.test.ts shows it',
  'ProductUpdated.loanStatus': 'made-up inputs add no product; lifecycle/products.test.ts shows it',
  'ProductUpdated.product': 'made-up inputs add no product; lifecycle/products.test.ts shows it',
  'PromiseUpdated.loan': 'made-up inputs promise nothing; lifecycle/promises.test.ts shows it',
  'PromiseUpdated.loanId': 'made-up inputs promise nothing; lifecycle/promises.test.ts shows it',
  'PromiseUpdated.loanStatus': 'made-up inputs promise nothing; lifecycle/promises.test.ts shows it',
  'PromiseUpdated.promise': 'made-up inputs promise nothing; lifecycle/promises.test.ts shows it',
  'LoanTransfer.loan': 'a fifth way to Loan; lifecycle/ownership.test.ts shows it',
  'TransferUpdated.loan': 'made-up inputs propose no sale; lifecycle/ownership.test.ts shows it',
  'TransferUpdated.loanId': 'made-up inputs propose no sale; lifecycle/ownership.test.ts shows it',
  'TransferUpdated.transfer': 'made-up inputs propose no sale; lifecycle/ownership.test.ts shows it',
  'WorkQueue.loans': 'the walk reads no queue by name; work-queues.test.ts shows it',
  'WorkUpdated.claim': 'made-up inputs claim nothing; work-queues.test.ts shows it',
  'WorkUpdated.loan': 'made-up inputs claim nothing; work-queues.test.ts shows it',
  'WorkUpdated.loanId': 'made-up inputs claim nothing; work-queues.test.ts shows it',
  'StipulationsOpen.code': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'StipulationsOpen.message': 'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'StipulationsOpen.stipulations':
    'made-up inputs are refused for other reasons; lifecycle/origination.test.ts shows it',
  'LedgerPeriod.reopenedAt': 'no period is reopened in the walk; lifecycle/ledger-periods.test.ts shows it',
  'LedgerPeriod.reopenedBy': 'no period is reopened in the walk; lifecycle/ledger-periods.test.ts shows it',
  'LoanApproval.amount': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.command': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.decidedAt': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.decidedBy': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.decidedByName': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.expiresAt': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.id': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.input': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.loan': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.loanId': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.reason': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.requestedAt': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.requestedBy': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.requestedByName': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.state': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApproval.terms': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApprovalEdge.cursor': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanApprovalEdge.node': 'nothing is asked for in the walk; lifecycle/approvals.test.ts shows it',
  'LoanChange.event': 'told of by events only; http/live-updates.test.ts shows it',
  'LoanChange.loan': 'told of by events only; http/live-updates.test.ts shows it',
  'LoanChange.loanId': 'told of by events only; http/live-updates.test.ts shows it',
  'LoanFeedEdge.cursor': 'nothing has happened yet when a borrower asks; graphql/loan-feed.test.ts shows it',
  'LoanFeedEdge.node': 'nothing has happened yet when a borrower asks; graphql/loan-feed.test.ts shows it',
  'LoanEvent.loan': 'a fourth way to Loan; graphql/loan-feed.test.ts shows it',
  'LoanCreated.loan': 'made-up inputs create no loan; lifecycle/origination.test.ts shows it',
  'LoanCreated.loanId': 'made-up inputs create no loan; lifecycle/origination.test.ts shows it',
  'LoanCreated.loanStatus': 'made-up inputs create no loan; rest/lifecycle.test.ts shows it',
  'LoanCreated.warnings': 'made-up inputs create no loan; lifecycle/origination.test.ts shows it',
  'SignedContract.own': 'no loan of the walk was funded here; graphql/lifecycle/origination.test.ts shows it',
  'ClientPortfolio.lenderId':
    'a borrower’s client has borrowerId in its place; permissions/client-management.test.ts shows it',
  'ClientPortfolio.servicerId':
    'a borrower’s client has borrowerId in its place; permissions/client-management.test.ts shows it',
  'Repayment.allocation': 'null until a payment settles; lifecycle/reads.test.ts shows it',
  'RepaymentInitiated.amountsOwed': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentInitiated.loan': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentInitiated.loanId': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentInitiated.loanStatus': 'made-up inputs initiate no repayment; rest/lifecycle.test.ts shows it',
  'RepaymentInitiated.repayment': 'made-up inputs initiate no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentUpdated.loan': 'made-up inputs move no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentUpdated.loanId': 'made-up inputs move no repayment; lifecycle/repayment.test.ts shows it',
  'RepaymentUpdated.loanStatus': 'made-up inputs move no repayment; rest/lifecycle.test.ts shows it',
  'RepaymentUpdated.repayment': 'made-up inputs move no repayment; lifecycle/repayment.test.ts shows it',
  ...Object.fromEntries(
    [
      ...['balance', 'from', 'loans', 'month', 'rate', 'to'].map((field) => `RollRate.${field}`),
      ...['bucket', 'loans', 'remainingBalance'].map((field) => `MonthEndBucket.${field}`),
      ...['byBucket', 'delinquencyRates', 'loans', 'month', 'remainingBalance'].map(
        (field) => `PortfolioMonthEnd.${field}`,
      ),
    ].map((field) => [field, 'a client of one borrower is shown no month ends; graphql/portfolio-summary.test.ts']),
  ),
  ...Object.fromEntries(
    ['allocation', 'effectiveDate', 'loanStatus', 'pastDueAmount', 'remainingBalance'].map((field) => [
      `RepaymentQuote.${field}`,
      'no loan of the walk can be paid; lifecycle/quote-repayment.test.ts shows it',
    ]),
  ),
  ...Object.fromEntries(
    [
      'ComingRate.annualRatePercent',
      'ComingRate.from',
      'LoanChangeQuote.after',
      'LoanChangeQuote.before',
      ...[...QUOTED, ...QUOTED_TOO].map((field) => `TermsQuote.${field}`),
    ].map((field) => [field, 'no loan of the walk can be changed; lifecycle/term-changes.test.ts shows it']),
  ),
  ...Object.fromEntries(
    [
      ...['answerCode', 'attempts', 'createdAt', 'eventId', 'excerpt', 'fault', 'id', 'lastAttemptAt', 'loanId'],
      ...['messageId', 'nextAttemptAt', 'status'],
    ].map((field) => [`WebhookDelivery.${field}`, 'nothing is sent in the walk; http/webhooks.test.ts shows it']),
  ),
  'ReturnRate.rate': 'no debit is sent in the walk; payment/entry-classes.test.ts shows it',
  'Viewer.personId': 'the walk has no identity provider; http/people.test.ts shows it',
  'Webhook.failingSince': 'nothing is sent in the walk; http/webhooks.test.ts shows it',
  'WebhookEdge.cursor': 'there is none yet when the list is asked for; http/webhooks.test.ts shows it',
  'WebhookEdge.node': 'there is none yet when the list is asked for; http/webhooks.test.ts shows it',
  'WebhookDeliveryEdge.cursor': 'nothing is sent in the walk; http/webhooks.test.ts shows it',
  'WebhookDeliveryEdge.node': 'nothing is sent in the walk; http/webhooks.test.ts shows it',
  'Subscription.portfolioChanged': 'needs another transport; http/portfolio-changed.test.ts shows it',
  ...Object.fromEntries(
    ['AutopayUpdated.autopay', 'ScheduledPaymentUpdated.scheduledPayment']
      .flatMap((field) => [field, ...['loan', 'loanId', 'loanStatus'].map((each) => `${field.split('.')[0]}.${each}`)])
      .map((field) => [field, 'made-up inputs give no mandate; graphql/payment/autopay.test.ts shows it']),
  ),
  'LoanValuation.expectedYield': 'nothing is owed on the loan of the walk; graphql/valuation.test.ts shows it',
  'LoanValuation.price': 'nothing is owed on the loan of the walk; graphql/valuation.test.ts shows it',
  'Subscription.loanUpdated': 'needs another transport; http/live-updates.test.ts shows it',
};

const planted = plantedRecord('LN-WALK', 1);
/** Erased in the end, so that no other test needs it. */
const victim = plantedRecord('LN-VICTIM', 2);

/** Loans that are being repaid, and two month ends, so that the portfolio has something to sum up. */
async function closeTwoMonths({ prisma }: World): Promise<void> {
  await seedAccounts(prisma, 3);
  // The borrower's client has loans of one person only; the record above stays the newest of them.
  const data = { borrowerId: planted.borrowerId, createdAt: new Date(0), ltv: '0.9' };
  await prisma.loan.update({ where: { id: 'LN-000002' }, data });
  for (const on of ['2026-01-31', '2026-02-28']) await closeDay(prisma, businessDate(on));
}

let world: World;
const clients = new Map<Role, TestClient>();
const findings = new Map<Role, Findings>(ROLES.map((role) => [role, noFindings()]));
let needles: readonly Needle[];

beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [planted.envelope, victim.envelope]);
  await closeTwoMonths(world);
  await world.prisma.repayment.create({
    data: { id: 'RP-WALK', loanId: 'LN-WALK', state: 'INITIATED', initiatedAt: new Date() },
  });
  await world.prisma.hold.create({
    data: {
      id: 'HD-WALK',
      loanId: 'LN-WALK',
      kind: 'PAYMENT_DISPUTE',
      from: new Date('2026-01-01'),
      placedAt: new Date(),
      placedBy: 'client',
    },
  });
  await world.prisma.loan.update({ where: { id: 'LN-WALK' }, data: { hasHolds: true } });
  await world.prisma.autopay.create({
    data: { id: 'AP-WALK', loanId: 'LN-WALK', state: 'ACTIVE', authorizedAt: new Date(), authorizedBy: 'client' },
  });
  await world.prisma.scheduledPayment.create({
    data: {
      id: 'SP-WALK',
      loanId: 'LN-WALK',
      autopayId: 'AP-WALK',
      state: 'SENT',
      recurring: true,
      amountRule: 'AMOUNT_DUE',
      daysBefore: 0,
      collectOn: new Date('2026-01-30'),
      repaymentId: 'RP-WALK',
      scheduledAt: new Date(),
      scheduledBy: 'client',
    },
  });
  await world.prisma.loanTransfer.create({
    data: {
      id: 'TR-WALK',
      loanId: 'LN-WALK',
      state: 'DECLINED',
      sellerId: 'LEN-WALK',
      buyerId: 'LEN-BUYER',
      proposedBySide: 'SELLER',
      settlementDate: new Date('2026-01-31'),
      priceRatio: '0.98',
      priceAmount: '98.00',
      principalOffered: '100.00',
      servicing: 'RELEASED',
      servicingFee: '0.01',
      servicerId: 'SRV-NEXT',
      buyBackOf: 'TR-EARLIER',
      proposedAt: new Date(),
      proposedBy: 'client',
      acceptedAt: new Date(),
      acceptedBy: 'client',
      endedAt: new Date(),
      declinedFor: 'NOT_ACCEPTED',
      ledgerAddress: '0xab',
      ledgerBlock: 1,
      ledgerHash: '0xcd',
      principal: '100.00',
      accruedInterest: '1.00',
      fees: '2.00',
      credit: '0.00',
      price: '101.00',
    },
  });
  const { sha256 } = await world.prisma.document.findUniqueOrThrow({
    where: { id: 'LN-WALK:primary-credit-bureau' },
  });
  const stranger = await world.register('SUPPORT', { name: 'zqstrangerqz', subject: 'zqsubjectqz' });
  needles = [
    ...planted.needles,
    ...victim.needles,
    { of: 'LoanDocument.sha256', text: Buffer.from(sha256).toString('hex'), access: all(...CREDIT_REPORT) },
    { of: 'LoanDocumentLink.url', text: '/documents/', access: all(...CREDIT_REPORT) },
    { of: 'ApiClient.id', text: stranger.clientId, access: { scopes: ['client:manage'] } },
    { of: 'ApiClient.name', text: 'zqstrangerqz', access: { scopes: ['client:manage'] } },
    { of: 'ApiClient.subject', text: 'zqsubjectqz', access: { scopes: ['client:manage'] } },
    { of: 'AuditEntry.requestId', text: 'zqrequestqz', access: 'AUDIT' },
    { of: 'AuditEntry.reason', text: 'zqreasonqz', access: 'AUDIT' },
  ];
  for (const role of ROLES)
    clients.set(role, await world.client(role, role === 'BORROWER' ? { borrower: planted.borrowerId } : {}));
  const reader = await world.client('UNDERWRITER');
  await reader.query('{ loan(id: "LN-WALK") { borrower { id } } }', {}, { 'x-request-id': 'zqrequestqz' });
});
afterAll(() => world.close());

function askingAs(role: Role): Asking {
  const [client, found] = [clients.get(role), findings.get(role)];
  if (!client || !found) throw new Error(`There is no client for ${role}`);
  return { schema, client, scopes: new Set<Scope>(ROLE_SCOPES[role]), needles, findings: found };
}

const given = {
  auditLog: { first: 20 },
  borrower: { id: planted.borrowerId },
  borrowerBySsn: { ssn: planted.ssn },
  findBorrowers: { vin: textOf(planted.needles, 'LoanApplication.vehicle.vin') },
  loan: { id: 'LN-WALK' },
  searchLoans: { text: 'LN-WALK' },
  repayment: { id: 'RP-WALK' },
  quoteYield: {
    flows: [
      { on: '2026-01-15', amount: '-1000.00' },
      { on: '2027-01-15', amount: '1100.00' },
    ],
  },
  previewCommand: { assessFee: { loanId: 'LN-WALK', kind: 'OTHER', amount: '1.00', reason: 'x', idempotencyKey: 'K' } },
  previewLetter: { loanId: 'LN-WALK', kind: 'WELCOME' },
  quoteLoanChange: { loanId: 'LN-WALK', change: { reamortize: {} } },
  quoteRepayment: { loanId: 'LN-WALK', amount: '10.00' },
  quoteSchedule: { annualRatePercent: '9.5', installments: 12 },
};

/** The n-th way to every type, in one operation. */
const nth = (ways: ReadonlyMap<string, readonly Way[]>, rank: number): Way[] =>
  [...ways.values()].map((found) => found[rank]).filter((way) => way !== undefined);

const rootWays = (type: GraphQLObjectType, except: readonly string[] = []): Way[] =>
  Object.values(type.getFields())
    .filter(({ name }) => !except.includes(name))
    .flatMap((field) => stepsAlong(schema, type.name, field).map((step) => [step]));

/** As many roots at once as an operation may have. */
function byRoots(ways: readonly Way[]): Way[][] {
  const roots = [...new Set(ways.map(([first]) => first?.field))];
  const parts = Array.from({ length: Math.ceil(roots.length / ROOTS) }, (_, part) =>
    roots.slice(part * ROOTS, (part + 1) * ROOTS),
  );
  return parts.map((part) => ways.filter(([first]) => part.includes(first?.field)));
}

/** Together they would cost more than a borrower may spend. */
const inHalves = (ways: readonly Way[]): Way[][] => {
  const half = Math.ceil(ways.length / 2);
  return [ways.slice(0, half), ways.slice(half)].filter((part) => part.length > 0);
};

/** All ways behind an entity, from each of the roots that give anything by its id. By default some, as they give the same object. */
const byIdWays = (() => {
  const made = new Map<string, readonly Way[][]>();
  return (root: string, entity: string): readonly Way[][] =>
    getOrCreate(made, `${root} ${entity}`, () => {
      const ways = waysToTypes(schema, [[{ parent: 'Query', field: root, type: entity }]]);
      return (isWhole || root === '_entities' ? [0, 1, 2] : [0])
        .flatMap((rank) => inHalves(nth(ways, rank)))
        .filter((ranked) => ranked.length > 0);
    });
})();

const query = schema.getQueryType()!;
const mutation = schema.getMutationType()!;
const queryWays = waysToTypes(schema, rootWays(query, BY_ID));
const mutationWays = new Map(
  Object.keys(mutation.getFields()).map((name) => {
    const starts = rootWays(mutation).filter(([step]) => step?.field === name);
    return [name, nth(waysToTypes(schema, starts), 0)];
  }),
);

describe.each(WALKED)('%s', (role) => {
  it.each([0, 1, 2])('from the query root, by way %i', async (rank) => {
    const ways = nth(queryWays, rank);
    for (const part of byRoots(ways).flatMap(inHalves)) await ask(askingAs(role), 'query', part, given);
    expect(findings.get(role)?.faults.splice(0)).toEqual([]);
  });

  it.each(ENTITIES.flatMap((entity) => BY_ID.map((root) => [root, entity] as const)))(
    'from %s of %s',
    async (root, entity) => {
      const id = {
        Loan: 'LN-WALK',
        Borrower: `borrower:${planted.borrowerId}`,
        RiskAssessment: 'risk-assessment:LN-WALK',
        Underwriting: 'underwriting:LN-WALK',
        UnderwritingDeal: 'deal:0:LN-WALK',
      }[entity];
      const byId = { _entities: { representations: [{ __typename: entity, id }] }, node: { id }, nodes: { ids: [id] } };
      for (const ways of byIdWays(root, entity)) await ask(askingAs(role), 'query', ways, byId);
      expect(findings.get(role)?.faults.splice(0)).toEqual([]);
    },
  );

  it('by the v2 edge', async () => {
    const { client, scopes } = askingAs(role);
    for (const path of ['loans', 'loan-data']) {
      const text = await (await client.fetch(`/v2/servicing/${path}/LN-WALK`)).text();
      const leaked = foundIn(text, needles).filter(({ access }) => !isGranted(access, scopes));
      expect(leaked.map(({ of }) => of)).toEqual([]);
    }
  });
});

/** One of the role's own, where it may have some. */
async function webhookOf(role: Role): Promise<string> {
  const { client, scopes } = askingAs(role);
  if (!scopes.has('webhook:manage')) return 'none';
  const { webhookId } = await webhookCommand(client, 'createWebhook', { url: 'https://example.com/hooks' });
  return webhookId ?? 'none';
}

/** Inputs for one mutation that lead to each of its answers; the others are asked with made-up inputs. */
const CASES: Record<string, (role: Role) => Promise<Record<string, unknown>[]> | Record<string, unknown>[]> = {
  authToken: (role) => [pick(role)],
  createClient: () => [
    { name: 'made by the walk', role: 'MARKETPLACE' },
    { name: '', role: 'MARKETPLACE' },
  ],
  createWebhook: () => [
    {
      url: 'https://example.com/hooks',
      filter: { loanIds: ['LN-WALK'], lenderId: 'LEN-1', servicerId: 'SER-1' },
    },
    { url: 'nonsense' },
  ],
  updateWebhook: async (role) => [
    { webhookId: await webhookOf(role), url: 'https://example.com/hooks' },
    { webhookId: 'none', url: 'https://example.com/hooks' },
  ],
  rotateWebhookSecret: async (role) => [{ webhookId: await webhookOf(role) }, { webhookId: 'none' }],
  disableWebhook: async (role) => [{ webhookId: await webhookOf(role) }, { webhookId: 'none' }],
  enableWebhook: async (role) => [{ webhookId: await webhookOf(role) }, { webhookId: 'none' }],
  testWebhook: async (role) => [{ webhookId: await webhookOf(role) }, { webhookId: 'none' }],
  deleteWebhook: async (role) => [{ webhookId: await webhookOf(role) }, { webhookId: 'none' }],
  rotateClientKey: async () => [{ clientId: (await world.register('MARKETPLACE')).clientId }, { clientId: 'nobody' }],
  revokeClient: async () => [{ clientId: (await world.register('MARKETPLACE')).clientId }, { clientId: 'nobody' }],
  eraseBorrower: async () => {
    await askToErase(await world.client('ADMIN'), victim.borrowerId, { override: true });
    return [
      { borrowerId: victim.borrowerId, reason: 'zqreasonqz', override: true },
      { borrowerId: planted.borrowerId, reason: 'zqreasonqz', override: true },
      { borrowerId: 'nobody', reason: 'none' },
      { borrowerId: 'nobody', reason: '' },
    ];
  },
  unlinkBorrower: () => [
    { borrowerId: planted.borrowerId, reason: 'zqreasonqz' },
    { borrowerId: 'nobody', reason: 'none' },
    { borrowerId: 'nobody', reason: '' },
  ],
};

function pick(role: Role) {
  const { clientId, clientSecret } = clients.get(role)!.credentials;
  return { clientId, clientSecret };
}

describe.each(WALKED)('%s', (role) => {
  it.each(Object.keys(mutation.getFields()))('in what %s answers', async (name) => {
    const ways = mutationWays.get(name) ?? [];
    const inputs = (await CASES[name]?.(role)) ?? [{ loanId: 'LN-WALK', id: 'LN-WALK' }];
    for (const input of inputs) {
      const unique = { idempotencyKey: randomUUID(), ...input };
      await ask(askingAs(role), 'mutation', ways, { [name]: unique });
    }
    expect(findings.get(role)?.faults.splice(0)).toEqual([]);
  });
});

describe('the table', () => {
  it('was met by every role in every field, or the reason is listed', async () => {
    // Once more, now that someone was erased.
    for (const part of byRoots(nth(queryWays, 0))) await ask(askingAs('AUDITOR'), 'query', part, given);
    const notMet = new Set<string>();
    for (const role of WALKED) {
      const { met } = findings.get(role)!;
      for (const [type, fields] of Object.entries(permissions)) {
        for (const [field, access] of Object.entries(fields)) {
          const meetings = met.get(`${type}.${field}`) ?? new Set();
          const granted = isGranted(access, askingAs(role).scopes);
          const right = granted ? meetings.has('shown') || meetings.has('behind a denied field') : meetings.size > 0;
          if (!right && !isOneOfManyWays(field)) notMet.add(`${type}.${field}`);
        }
      }
    }
    expect([...notMet].filter((field) => !(field in NOT_MET))).toEqual([]);
    if (isWhole) expect(Object.keys(NOT_MET).filter((field) => !notMet.has(field))).toEqual([]);
  });

  it('shows each role all that it says', () => {
    const missing = WALKED.flatMap((role) => {
      const { scopes, findings: found } = askingAs(role);
      const granted = [...planted.needles].filter(({ access }) => isGranted(access, scopes));
      return granted.filter((needle) => !found.seen.has(needle)).map(({ of }) => `${role} ${of}`);
    });
    expect(missing).toEqual([]);
  });
});
