import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import { onAutopay } from '../support/night.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { soldTransfer } from '../support/sold-transfer.js';
import type { TestClient } from '../support/test-client.js';
import { webhookCommand } from '../support/webhooks.js';

const { schema } = await buildGraph({ authDirectives: false });
const { clock, world, servicer } = await openServicing('2026-02-02');

const SAMPLE = 'LN-1-463370';

/** A loan with one of everything, beside the record of the specification. */
let loanId: string;
/** An object of each type in some list, by a viewer who can see it. */
let ids: Readonly<Record<string, readonly [TestClient, string]>>;

/** Where a type is found without `node`; `$loan`, `$sample` and `$approved` are ids of loans. */
const PLACES: Readonly<Record<string, readonly ['servicer' | 'auditor' | 'admin', string]>> = {
  ApiClient: ['admin', '{ clients { nodes { OF } } }'],
  AuditEntry: ['auditor', '{ auditLog(first: 1) { nodes { OF } } }'],
  Autopay: ['servicer', '{ loan(id: $loan) { autopay { OF } } }'],
  Borrower: ['auditor', '{ loan(id: $sample) { borrower { OF } } }'],
  CollateralValuation: ['servicer', '{ loan(id: $loan) { collateral { valuations { nodes { OF } } } } }'],
  HoldRelief: ['servicer', '{ loan(id: $loan) { holds { nodes { reliefs { OF } } } } }'],
  LedgerPosting: ['servicer', '{ loan(id: $loan) { ledger { nodes { OF } } } }'],
  Loan: ['servicer', '{ loan(id: $loan) { OF } }'],
  LoanAdjustment: ['servicer', '{ loan(id: $loan) { adjustments { nodes { OF } } } }'],
  LoanApproval: ['servicer', '{ approvals { nodes { OF } } }'],
  LoanComplaint: ['servicer', '{ loan(id: $loan) { complaints { nodes { OF } } } }'],
  LoanContact: ['servicer', '{ loan(id: $loan) { contacts { nodes { OF } } } }'],
  LoanDocument: ['auditor', '{ loan(id: $sample) { underwriting { primaryCreditBureauPdf { OF } } } }'],
  LoanEvent: ['servicer', '{ loan(id: $loan) { events { nodes { OF } } } }'],
  LoanFee: ['servicer', '{ loan(id: $loan) { fees { nodes { OF } } } }'],
  LoanHold: ['servicer', '{ loan(id: $loan) { holds { nodes { OF } } } }'],
  LoanLetter: ['servicer', '{ loan(id: $loan) { letters { nodes { OF } } } }'],
  LoanNote: ['servicer', '{ loan(id: $loan) { notes { nodes { OF } } } }'],
  LoanProduct: ['servicer', '{ loan(id: $loan) { products { OF } } }'],
  LoanTransfer: ['auditor', '{ loanTransfers { nodes { OF } } }'],
  PaymentNotice: ['servicer', '{ loan(id: $loan) { scheduledPayments { nodes { notice { OF } } } } }'],
  PaymentPromise: ['servicer', '{ loan(id: $loan) { promises { nodes { OF } } } }'],
  Repayment: ['servicer', '{ loan(id: $loan) { repayments { nodes { OF } } } }'],
  Repossession: ['servicer', '{ loan(id: $loan) { collateral { repossession { OF } } } }'],
  RiskAssessment: ['servicer', '{ loan(id: $sample) { riskAssessment { OF } } }'],
  ScheduledPayment: ['servicer', '{ loan(id: $loan) { scheduledPayments { nodes { OF } } } }'],
  Stipulation: ['servicer', '{ loan(id: $approved) { stipulations { OF } } }'],
  Underwriting: ['servicer', '{ loan(id: $sample) { underwriting { OF } } }'],
  UnderwritingDeal: ['auditor', '{ loan(id: $sample) { underwriting { deals { OF } } } }'],
  Webhook: ['servicer', '{ webhooks { nodes { OF } } }'],
  WorkClaim: ['servicer', '{ loan(id: $loan) { workClaim { OF } } }'],
  WebhookDelivery: ['servicer', '{ webhooks { nodes { deliveries { nodes { OF } } } } }'],
};

/** Types whose id every caller may know. */
const PUBLIC: ReadonlySet<string> = new Set(['Borrower', 'Loan', 'Repayment', 'RiskAssessment', 'Underwriting']);

beforeAll(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, encumberedStatus: 'LIEN' }));
  await importInto(world, [sampleEnvelope()]);
  const { id: approved } = await world.loan({ loanStatus: 'APPROVED' });
  await world.prisma.stipulation.create({ data: { loanId: approved, position: 0 } });
  const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });
  await run('recordContact', { channel: 'PHONE', direction: 'OUTBOUND', outcome: 'CONVERSATION' });
  await run('addNote', { text: 'x' });
  await run('issueLetter', { kind: 'WELCOME' });
  await run('recordComplaint', { source: 'CFPB', topic: 'FEES', text: 'x' });
  await world.prisma.workClaim.create({
    data: {
      ...{ id: `WC-${randomUUID()}`, loanId, queue: 'NEW_DELINQUENT', claimedBy: 'x' },
      ...{ claimedAt: clock.now(), expiresAt: new Date('2030-01-01') },
    },
  });
  await run('promiseToPay', { amount: '10.00', by: '2026-02-10' });
  await run('addProduct', { kind: 'GAP', premium: '730.00' });
  await run('recordValuation', { amount: '15000.00' });
  await run('assessFee', { kind: 'TITLE', amount: '5.00', reason: 'Title copy' });
  await run('submitRepayment', { amount: '10.00', method: 'CHECK' });
  const { id: scheduledPaymentId } = await onAutopay(servicer, loanId);
  await command(servicer, 'requestApproval', {
    adjustPrincipal: { loanId, amount: '-100.00', reason: 'Correction' },
  });
  await world.prisma.paymentNotice.create({
    data: {
      id: `AN-${randomUUID()}`,
      loanId,
      scheduledPaymentId,
      amount: '20.00',
      collectOn: new Date('2026-02-27'),
      announcedAt: new Date(),
    },
  });
  clock.set('2026-03-05');
  await run('recordCureNotice');
  const { hold } = await run('placeHold', { kind: 'BANKRUPTCY', reason: 'Notice' });
  await command(servicer, 'liftHold', {
    holdId: hold?.id,
    reason: 'Order of the court',
    relief: { commands: ['modifyLoan'], document: 'Order' },
  });
  await world.prisma.loanTransfer.create({ data: soldTransfer(loanId, 'LEN-1') });
  const { webhookId } = await webhookCommand(servicer, 'createWebhook', { url: 'https://example.com/' });
  await webhookCommand(servicer, 'testWebhook', { webhookId });
  const viewers = {
    servicer,
    auditor: await world.client('AUDITOR'),
    admin: await world.client('ADMIN'),
  };
  await viewers.auditor.query('query ($id: ID!) { loan(id: $id) { borrower { firstName } } }', { id: SAMPLE });
  const found = Object.entries(PLACES).map(async ([type, [viewer, path]]) => {
    const text = path
      .replace('OF', 'id')
      .replace('$loan', JSON.stringify(loanId))
      .replace('$sample', JSON.stringify(SAMPLE))
      .replace('$approved', JSON.stringify(approved));
    const id = firstId(await viewers[viewer].data(text));
    return [type, [viewers[viewer], id ?? `no ${type}`]] as const;
  });
  ids = Object.fromEntries(await Promise.all(found));
});

const firstId = (answer: unknown): string | undefined => /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];

const typesWithId = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && type.getFields().id !== undefined,
);

describe('every type with an id', () => {
  it('is a Node', () => {
    const others = typesWithId.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Node'));
    expect(others.map(({ name }) => name)).toEqual([]);
    const node = schema.getType('Node');
    expect(isInterfaceType(node) && schema.getPossibleTypes(node).length).toBe(typesWithId.length);
    expect(Object.keys(PLACES).toSorted()).toEqual(typesWithId.map(({ name }) => name).toSorted());
  });

  it.each(typesWithId.map(({ name }) => name))('%s is found by it for a viewer who can see it', async (type) => {
    const [viewer, id] = ids[type]!;
    const leaves = Object.values(typesWithId.find(({ name }) => name === type)!.getFields()).filter(
      ({ type: of, args }) => isLeafType(getNamedType(getNullableType(of))) && args.length === 0,
    );
    const fields = leaves.map(({ name }) => name).join(' ');
    const { data } = await viewer.query<{ node: Record<string, unknown> | null }>(
      `query ($id: ID!) { node(id: $id) { __typename ... on ${type} { ${fields} } } }`,
      { id },
    );
    expect(data?.node).toMatchObject({ __typename: type, id });
  });

  it.each(typesWithId.map(({ name }) => name))('%s is read by as many statements as many of it are', async (type) => {
    const [viewer, id] = ids[type]!;
    const others = ['0', '1', '2', '3', '4'].map((end) => `${id.slice(0, -1)}${end}`).filter((other) => other !== id);
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`;
    const ask = async (asked: readonly string[]) => {
      const { data } = await viewer.query<{ nodes: readonly ({ id: string } | null)[] }>(query, { ids: asked });
      expect(data?.nodes[0]).toEqual({ id });
    };
    await ask([id, ...others]);
    const one = await world.database.sql.during(() => ask([id]));
    expect(await world.database.sql.during(() => ask([id, ...others]))).toHaveLength(one.length);
  });

  it.each(typesWithId.map(({ name }) => name))('%s does not exist outside the portfolio', async (type) => {
    const role = PLACES[type]![0].toUpperCase() as 'SERVICER' | 'AUDITOR' | 'ADMIN';
    const stranger = await world.client(role, { lender: 'LEN-ELSEWHERE' });
    const { data, errors } = await stranger.query('query ($id: ID!) { node(id: $id) { id } }', { id: ids[type]![1] });
    expect([data, errors]).toEqual([{ node: null }, []]);
  });

  it.each(typesWithId.map(({ name }) => name).filter((name) => !PUBLIC.has(name)))(
    '%s is hidden from a marketplace like one that does not exist',
    async (type) => {
      const marketplace = await world.client('MARKETPLACE');
      const { data, errors } = await marketplace.query('query ($id: ID!) { node(id: $id) { id } }', {
        id: ids[type]![1],
      });
      expect([data, errors]).toEqual([{ node: null }, []]);
    },
  );
});
