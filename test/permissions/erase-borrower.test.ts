import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring, verifyLog } from '../support/audit-of.js';
import { askToErase, ERASE } from '../support/erase.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, quickClock, type World } from '../support/world.js';

/** The sample is closed; its last payment was on this day. */
const LAST_PAYMENT = '2025-06-14';
/** 25 months later. */
const ALLOWED_FROM = '2027-07-14';

let today = ALLOWED_FROM;
const clock = { ...quickClock(), now: () => new Date(`${today}T12:00:00.000Z`) };

function envelope(loanId: string, loanDetails: Record<string, unknown>): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, loanDetails);
  made.data.Underwriting.CoApplicantCreditBureauPDF = made.data.Underwriting.PrimaryCreditBureauPDF;
  made.data.Underwriting.CoApplicantCreditBureauTradeLines = made.data.Underwriting.PrimaryCreditBureauTradeLines;
  return { ...made, loanId };
}

let world: World;
let admin: TestClient;
let auditor: TestClient;
const erase = (
  borrowerId: string,
  {
    client = admin,
    ...options
  }: { client?: TestClient; reason?: string; override?: boolean; idempotencyKey?: string } = {},
) => askToErase(client, borrowerId, options);

beforeAll(async () => {
  world = await openWorld({ clock });
  await importInto(world, [
    envelope('LN-1', { borrowerId: 'BR-1', lenderId: 'LEN-1' }),
    envelope('LN-2', { borrowerId: 'BR-1', lenderId: 'LEN-2' }),
    envelope('LN-3', { borrowerId: 'BR-3', lenderId: 'LEN-1' }),
    envelope('LN-4', { borrowerId: 'BR-4', lenderId: 'LEN-1' }),
    envelope('LN-5', { borrowerId: 'BR-5', lenderId: 'LEN-5' }),
    envelope('LN-6', { borrowerId: 'BR-5', lenderId: 'LEN-6' }),
  ]);
  admin = await world.client('ADMIN');
  auditor = await world.client('AUDITOR');
});
afterAll(() => world.close());
beforeEach(() => {
  today = ALLOWED_FROM;
});

const EVERYTHING = `query($id: ID!) { loan(id: $id) {
  remainingBalance principalAmount loanStatus borrowerId borrowerAddress applicantCreditVision
  borrower { id erasedAt firstName ssn ssnLast4 dateOfBirth income }
  application { dealer { name } vehicle { make vin } coApplicant { ssn ssnLast4 } requestedTerms { amount dti } }
  riskAssessment { decision creditScorePrimary loanTerms { rate defaultProb } }
  underwriting {
    bureauAttributes
    deals { terms { term dti } decision { status } risk { defaultProb } }
    primaryCreditBureauPdf { sha256 content } coApplicantCreditBureauPdf { id }
    primaryCreditBureauTradeLines { csv rows { totalCount } }
    cashflows { rows(first: 1) { totalCount } }
  }
  record { loanDetails request response underwriting }
} }`;

describe('eraseBorrower', () => {
  it('needs its scope', async () => {
    for (const role of ['AUDITOR', 'UNDERWRITER', 'SERVICER', 'SUPPORT'] as const) {
      const client = await world.client(role);
      const { data, errors } = await client.query(ERASE, {
        input: { borrowerId: 'BR-4', reason: 'no', idempotencyKey: 'k' },
      });
      expect(data).toEqual({ eraseBorrower: null });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    expect(await world.prisma.loanSeal.count({ where: { erasedAt: { not: null } } })).toBe(0);
  });

  it('refuses a reason that is none, and a borrower that is none', async () => {
    expect(await erase('BR-4', { reason: '  ' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await erase('BR-4', { reason: 'x'.repeat(201) })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await erase('BR-NEVER')).toMatchObject({ __typename: 'CommandRefused', code: 'NOT_FOUND' });
  });

  it('destroys the keys and everything sealed, in all loans, and nothing else', async () => {
    const before = await world.prisma.loan.findMany({ where: { borrowerId: 'BR-1' }, orderBy: { id: 'asc' } });
    const entries = await entriesDuring(world, async () => {
      expect(await erase('BR-1', { reason: ' asked to ' })).toMatchObject({
        __typename: 'BorrowerErased',
        borrowerId: 'borrower:BR-1',
      });
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      operation: 'eraseBorrower',
      clientId: admin.clientId,
      subjects: ['borrower:BR-1', 'loan:LN-1', 'loan:LN-2'],
      classes: [],
      reason: 'asked to',
    });
    expect(await world.prisma.loan.findMany({ where: { borrowerId: 'BR-1' }, orderBy: { id: 'asc' } })).toEqual(
      before.map((loan) => ({ ...loan, importDigest: null })),
    );
    expect(await bytesLeftOf('BR-1')).toEqual([]);
    expect((await bytesLeftOf('BR-3')).length).toBeGreaterThan(5);
  });

  it('leaves loans readable, without the person', async () => {
    const { loan } = await auditor.data<{ loan: Record<string, unknown> }>(EVERYTHING, { id: 'LN-1' });
    expect(loan).toMatchObject({
      remainingBalance: expect.any(String) as unknown,
      borrowerId: 'BR-1',
      borrowerAddress: null,
      applicantCreditVision: null,
      borrower: {
        id: 'borrower:BR-1',
        erasedAt: expect.any(String) as unknown,
        firstName: null,
        ssn: null,
        ssnLast4: null,
        dateOfBirth: null,
        income: null,
      },
      application: {
        dealer: { name: expect.any(String) as unknown },
        vehicle: { make: 'Honda', vin: null },
        coApplicant: { ssn: null, ssnLast4: null },
        requestedTerms: { amount: expect.any(String) as unknown, dti: null },
      },
      riskAssessment: { decision: 'APPROVED', creditScorePrimary: null },
      underwriting: {
        bureauAttributes: null,
        primaryCreditBureauPdf: null,
        coApplicantCreditBureauPdf: null,
        primaryCreditBureauTradeLines: { csv: null, rows: { totalCount: 0 } },
      },
    });
    const { status } = await auditor.fetch('/v2/servicing/loans/LN-2');
    expect(status).toBe(200);
  });

  it('is finished for good: a repeat, with its key or another, changes nothing and says when', async () => {
    const first = await erase('BR-3', { idempotencyKey: 'once' });
    const entries = await entriesDuring(world, async () => {
      expect(await erase('BR-3', { idempotencyKey: 'once' })).toEqual(first);
      expect(await erase('BR-3')).toEqual(first);
    });
    expect(entries).toEqual([]);
    expect(await erase('BR-4', { idempotencyKey: 'once' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('of a client of one lender leaves what others know of the same person', async () => {
    const bound = await world.client('ADMIN', { lender: 'LEN-5' });
    expect(await erase('BR-5', { client: bound })).toMatchObject({ __typename: 'BorrowerErased' });
    const person = async (lender: string) => {
      const support = await world.client('SUPPORT', { lender });
      const { borrower } = await support.data<{ borrower: object }>('{ borrower(id: "BR-5") { erasedAt firstName } }');
      return borrower;
    };
    expect(await person('LEN-5')).toEqual({ erasedAt: `${ALLOWED_FROM}T12:00:00.000Z`, firstName: null });
    expect(await person('LEN-6')).toEqual({ erasedAt: null, firstName: 'Maria' });
    const { borrower } = await auditor.data<{ borrower: object }>('{ borrower(id: "BR-5") { erasedAt firstName } }');
    expect(borrower).toEqual({ erasedAt: null, firstName: 'Maria' });
  });

  it('tells nothing of a person that others know: same answer, same statements as for one who never was', async () => {
    const bound = await world.client('ADMIN', { lender: 'LEN-5' });
    const told = async (borrowerId: string) => {
      const answers: unknown[] = [];
      const statements = await world.database.sql.during(async () => {
        for (const override of [false, true]) answers.push(await erase(borrowerId, { client: bound, override }));
      });
      return { answers, statements };
    };
    const never = await told('BR-NEVER');
    expect(never.answers).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
    expect(never.statements.length).toBeGreaterThan(0);
    expect(await told('BR-4')).toEqual(never);
  });

  it('lets no person be found by SSN, and no loan of theirs be imported for the same lender', async () => {
    expect(await world.prisma.loanSeal.count({ where: { erasedAt: { not: null }, ssnIndex: { not: null } } })).toBe(0);
    await expect(importInto(world, [envelope('LN-7', { borrowerId: 'BR-1', lenderId: 'LEN-1' })])).rejects.toThrow(
      'its borrower was erased',
    );
    expect(await verifyLog(world)).toMatchObject({ faults: [] });
  });
});

describe('eraseBorrower is refused', () => {
  it('until the record has been kept long enough, with the day from which it is allowed', async () => {
    today = '2027-07-13';
    const answer = await erase('BR-4');
    expect(answer).toMatchObject({
      code: 'RETENTION_RUNS',
      allowedFrom: ALLOWED_FROM,
      openLoans: 0,
      retentionMonths: 25,
    });
    expect(answer.message).toContain(ALLOWED_FROM);
    expect(answer.message).not.toContain(LAST_PAYMENT);
  });

  it('while a loan is open, with money owed on it or none yet', async () => {
    for (const loanStatus of ['ACTIVE', 'CREATED', 'IN_UNDERWRITING', 'APPROVED'] as const) {
      const { borrowerId } = await world.loan({ loanStatus, remainingBalance: '59092.87' });
      expect(await erase(borrowerId)).toMatchObject({
        code: 'LOANS_OPEN',
        openLoans: 1,
        allowedFrom: '2029-08-14',
      });
    }
    for (const loanStatus of ['CLOSED', 'CHARGED_OFF', 'DECLINED', 'WITHDRAWN'] as const) {
      const { borrowerId } = await world.loan({
        loanStatus,
        createdAt: new Date('2025-01-15T00:00:00Z'),
        originationDate: null,
      });
      expect(await erase(borrowerId)).toMatchObject({ __typename: 'BorrowerErased' });
    }
  });

  it('for longer where the policy says so', async () => {
    const { url } = await world.peer({ erasureRetentionMonths: 84 });
    expect(await erase('BR-4', { client: admin.at(url) })).toMatchObject({
      code: 'RETENTION_RUNS',
      allowedFrom: '2032-06-14',
      retentionMonths: 84,
    });
  });
});

describe('an erasure against the rules', () => {
  it('takes two clients: the same one never both, nor one that was made to agree', async () => {
    const { borrowerId } = await world.loan({ loanStatus: 'ACTIVE' });
    const second = await world.client('ADMIN');
    const other = await world.client('ADMIN', { lender: 'LEN-1' });
    today = '2027-07-20';
    const asked = {
      __typename: 'ErasureRequested',
      borrowerId: `borrower:${borrowerId}`,
      expiresAt: '2027-07-27T12:00:00.000Z',
    };
    const entries = await entriesDuring(world, async () => {
      expect(await erase(borrowerId, { override: true, reason: 'court order' })).toEqual(asked);
      expect(await erase(borrowerId, { override: true })).toEqual(asked);
    });
    expect(entries).toMatchObject([
      { operation: 'eraseBorrower, asked for against the rules', clientId: admin.clientId, reason: 'court order' },
    ]);
    today = '2027-07-21';
    const late = await world.client('ADMIN');
    expect(await erase(borrowerId, { client: late, override: true })).toMatchObject({ __typename: 'ErasureRequested' });
    expect(await erase(borrowerId, { client: other, override: true })).toMatchObject({
      __typename: 'ErasureRequested',
    });
    expect(await erase(borrowerId, { client: second })).toMatchObject({ code: 'LOANS_OPEN' });
    const done = await entriesDuring(world, async () => {
      expect(await erase(borrowerId, { client: second, override: true, reason: 'agreed' })).toMatchObject({
        __typename: 'BorrowerErased',
      });
    });
    expect(done).toMatchObject([
      { operation: 'eraseBorrower, against the rules, by two clients', clientId: second.clientId, reason: 'agreed' },
    ]);
  });

  it('is not agreed to when who asked was revoked since', async () => {
    const { borrowerId } = await world.loan({ loanStatus: 'ACTIVE' });
    const [first, second] = [await world.client('ADMIN'), await world.client('ADMIN')];
    today = '2027-07-20';
    await erase(borrowerId, { client: first, override: true });
    await world.prisma.apiClient.update({ where: { id: first.clientId }, data: { revokedAt: new Date() } });
    expect(await erase(borrowerId, { client: second, override: true })).toMatchObject({
      __typename: 'ErasureRequested',
    });
  });

  it('is forgotten without a second client within a week', async () => {
    const { borrowerId } = await world.loan({ loanStatus: 'ACTIVE' });
    const second = await world.client('ADMIN');
    today = '2027-07-20';
    await erase(borrowerId, { override: true });
    today = '2027-07-28';
    expect(await erase(borrowerId, { client: second, override: true })).toMatchObject({
      __typename: 'ErasureRequested',
    });
  });
});

/** Every column of bytes in every table that hangs on a loan or a borrower, and still holds some. The tables that are named hang on neither. */
async function bytesLeftOf(borrowerId: string): Promise<string[]> {
  const columns = await world.prisma.$queryRaw<{ table: string; column: string; key: string }[]>`
    SELECT bytes.table_name AS "table", bytes.column_name AS "column", min(keys.column_name) AS "key"
    FROM information_schema.columns bytes
    LEFT JOIN information_schema.columns keys
      ON keys.table_name = bytes.table_name AND keys.column_name IN ('loanId', 'documentId', 'borrowerId')
    WHERE bytes.table_schema = 'public' AND bytes.data_type = 'bytea' AND bytes.table_name NOT LIKE 'AuditEntry\\_from\\_%'
      AND bytes.table_name NOT IN ('SystemKey', 'ApiClient', 'IdempotencyKey', 'AuditEntry', 'AuditHead', 'Webhook', 'BankFile', 'BankReturnFile', 'LedgerExport')
    GROUP BY 1, 2`;
  expect(columns.map(({ table }) => table)).toContain('DocumentContent');
  const left: string[] = [];
  for (const { table, column, key } of columns) {
    const owner =
      { Loan: '"borrowerId" = $1' }[table] ??
      `"${key}" LIKE ANY (SELECT "id" || '%' FROM "Loan" WHERE "borrowerId" = $1)`;
    const rows = await world.prisma.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE "${column}" IS NOT NULL AND ${owner}`,
      borrowerId,
    );
    if (rows.length > 0) left.push(`${table}.${column}`);
  }
  return left;
}
