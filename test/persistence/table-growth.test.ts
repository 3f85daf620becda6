import { beforeAll, describe, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { onAutopay } from '../support/night.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { countRows } from '../support/table-rows.js';
import type { TestClient } from '../support/test-client.js';
import { webhookCommand } from '../support/webhooks.js';

const { world, servicer } = await openServicing('2026-02-02');

/**
 * What bounds each table. Records are kept by law or by contract (docs/limits.md): a client adds a row with each accepted command,
 * and never with a refused one. Rates bound how fast.
 */
const BOUNDS = {
  /** A command is refused beyond a number of rows. */
  LIMIT: [
    'ApprovalRequest',
    'Complaint',
    'Contact',
    'Hold',
    'HoldRelief',
    'Letter',
    'LoanNote',
    'LoanValue',
    'PaymentPromise',
    'Product',
    'Repayment',
    'ScheduledPayment',
    'Valuation',
    'Webhook',
  ],
  /** Rows are deleted after some days. */
  DAYS: ['IdempotencyKey', 'WebhookDelivery'],
  RECORD: [
    'AccountEntry',
    'ApiClient',
    'AuditEntry',
    'Autopay',
    'ErasureRequest',
    'FeedPlace',
    'LedgerEntry',
    'LedgerPeriod',
    'LedgerPosting',
    'Loan',
    'LoanEvent',
    'LoanTransfer',
    'PaymentNotice',
    'Repossession',
    'WorkClaim',
  ],
  /** So many for each loan, borrower or document, or one for each of few names. */
  FIXED: [
    'Application',
    'AuditHead',
    'BlindIndex',
    'Borrower',
    'BureauFile',
    'Cashflows',
    'ContactFile',
    'DelinquencyStanding',
    'Document',
    'DocumentContent',
    'LetterTemplate',
    'LoanMonthEnd',
    'LoanSeal',
    'PaymentHistory',
    'Person',
    'PortfolioTotal',
    'RiskAssessment',
    'ServicingTerms',
    'Stipulation',
    'SystemKey',
    'Underwriting',
  ],
  /** Added up and deleted as they are read. */
  FOLDED: ['PortfolioChange'],
  /** Only jobs add rows: some each day, or some each month. */
  JOBS: [
    'BankFile',
    'BankFileEntry',
    'BankReturnFile',
    'BucketRoll',
    'EndOfDayRun',
    'LedgerDay',
    'LedgerExport',
    'MonthEndTotal',
  ],
} as const;

let loanId: string;
let holdId: string;
let lender: TestClient;

beforeAll(async () => {
  lender = await world.client('LENDER');
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, encumberedStatus: 'LIEN' }));
  await onAutopay(servicer, loanId);
  const { hold } = await command(servicer, 'placeHold', { loanId, kind: 'LITIGATION', reason: 'Claim' });
  holdId = hold!.id;
});

const once = { frequency: 'ONCE', amountRule: 'FIXED', amount: '1.00', on: '2026-02-20' };
const relief = { commands: ['modifyLoan'], document: 'Order' };

/** How many rows there can be of one loan or client, and the command that adds one. */
const LIMITED: Readonly<Record<(typeof BOUNDS.LIMIT)[number], readonly [most: number, () => Promise<unknown>]>> = {
  ApprovalRequest: [
    50,
    () =>
      command(servicer, 'requestApproval', { adjustPrincipal: { loanId, amount: '-100.00', reason: 'Correction' } }),
  ],
  Complaint: [
    200,
    () => command(servicer, 'recordComplaint', { loanId, source: 'CFPB', topic: 'FEES', text: 'A fee' }),
  ],
  Contact: [
    5000,
    () =>
      command(servicer, 'recordContact', {
        loanId,
        channel: 'PHONE',
        direction: 'OUTBOUND',
        outcome: 'CONVERSATION',
      }),
  ],
  Hold: [200, () => command(servicer, 'placeHold', { loanId, kind: 'CEASE_CONTACT', reason: 'Letter' })],
  HoldRelief: [50, () => command(servicer, 'liftHold', { holdId, reason: 'Order', relief })],
  Letter: [500, () => command(servicer, 'issueLetter', { loanId, kind: 'PAYOFF' })],
  LoanNote: [2000, () => command(servicer, 'addNote', { loanId, text: 'Called back' })],
  LoanValue: [
    500,
    () => command(lender, 'importValuation', { loanId, model: 'Model', version: '1', fairValue: '1.00' }),
  ],
  Product: [20, () => command(servicer, 'addProduct', { loanId, kind: 'GAP', premium: '730.00' })],
  Repayment: [100, () => command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'CHECK' })],
  PaymentPromise: [12, () => command(servicer, 'promiseToPay', { loanId, amount: '10.00', by: '2026-02-20' })],
  ScheduledPayment: [60, () => command(servicer, 'schedulePayment', { loanId, ...once })],
  Valuation: [500, () => command(servicer, 'recordValuation', { loanId, amount: '15000.00' })],
  Webhook: [20, () => webhookCommand(servicer, 'createWebhook', { url: 'https://example.com/' })],
};

it('every table has a bound here', async () => {
  const tables = Object.keys(await countRows(world.prisma)).filter((name) => !name.startsWith('_'));
  expect(tables.toSorted()).toEqual(Object.values(BOUNDS).flat().toSorted());
});

describe('a table that a client can fill', () => {
  it.each(Object.entries(LIMITED))('%s has a limit', async (table, [most, add]) => {
    if (table !== 'Hold') expect(await add()).not.toHaveProperty('code');
    // As many as there may be, like the newest.
    await world.database.execute(
      `INSERT INTO "${table}" SELECT (jsonb_populate_record(NULL::"${table}", to_jsonb(t) || jsonb_build_object('id', "id" || n, 'sequence', 1 + n))).*
       FROM (SELECT * FROM "${table}" ORDER BY ctid DESC LIMIT 1) t, generate_series(1, $1::integer) n`,
      [most],
    );
    const before = await countRows(world.prisma);
    expect(await add()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(String(most)) as string });
    const after = await countRows(world.prisma);
    // A letter is written before it is refused, and reading its data is in the audit log.
    const others = { IdempotencyKey: 0, AuditEntry: 0 };
    expect({ ...after, ...others }).toEqual({ ...before, ...others });
  });
});
