import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring, verifyLog } from '../support/audit-of.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const ERASE = `mutation Erase($input: EraseBorrowerInput!) {
  eraseBorrower(input: $input) {
    __typename
    ... on BorrowerErased { borrowerId erasedAt }
    ... on Refusal { code message }
  }
}`;

interface Erased {
  eraseBorrower: { __typename: string; code?: string; borrowerId?: string; erasedAt?: string };
}

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
let keys = 0;
const erase = async (
  borrowerId: string,
  { client = admin, reason = 'asked to', idempotencyKey = `key-${(keys += 1)}` } = {},
) => (await client.data<Erased>(ERASE, { input: { borrowerId, reason, idempotencyKey } })).eraseBorrower;

beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [
    envelope('LN-1', { borrowerId: 'BR-1', lenderId: 'LEN-1' }),
    envelope('LN-2', { borrowerId: 'BR-1', lenderId: 'LEN-2' }),
    envelope('LN-3', { borrowerId: 'BR-3', lenderId: 'LEN-1' }),
    envelope('LN-4', { borrowerId: 'BR-4', lenderId: 'LEN-1' }),
    envelope('LN-5', { borrowerId: 'BR-5', lenderId: 'LEN-5' }),
  ]);
  admin = await world.client('ADMIN');
  auditor = await world.client('AUDITOR');
});
afterAll(() => world.close());

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
    expect(await world.prisma.borrower.count({ where: { erasedAt: { not: null } } })).toBe(0);
  });

  it('refuses a reason that is none, and a borrower that is none', async () => {
    expect(await erase('BR-4', { reason: '  ' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await erase('BR-4', { reason: 'x'.repeat(201) })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await erase('BR-NEVER')).toMatchObject({ __typename: 'CommandRefused', code: 'NOT_FOUND' });
  });

  it('destroys the key and everything sealed, in all loans, and nothing else', async () => {
    const before = await world.prisma.loan.findMany({ where: { borrowerId: 'BR-1' }, orderBy: { id: 'asc' } });
    const entries = await entriesDuring(world, async () => {
      expect(await erase('BR-1', { reason: ' asked to ' })).toMatchObject({
        __typename: 'BorrowerErased',
        borrowerId: 'BR-1',
      });
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      operation: 'eraseBorrower',
      clientId: admin.clientId,
      subjects: ['borrower:BR-1'],
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
        id: 'BR-1',
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

  it('reaches only borrowers all of whose loans exist for the client', async () => {
    const bound = await world.client('ADMIN', { lender: 'LEN-5' });
    const never = await erase('BR-NEVER', { client: bound });
    expect(await erase('BR-4', { client: bound })).toEqual(never);
    await importInto(world, [envelope('LN-6', { borrowerId: 'BR-5', lenderId: 'LEN-6' })]);
    expect(await erase('BR-5', { client: bound })).toEqual(never);
    await world.prisma.loan.update({ where: { id: 'LN-6' }, data: { lenderId: 'LEN-5' } });
    expect(await erase('BR-5', { client: bound })).toMatchObject({ __typename: 'BorrowerErased' });
  });

  it('lets nobody be found by SSN, and no loan of theirs be imported any more', async () => {
    expect(await world.prisma.borrower.count({ where: { erasedAt: { not: null }, ssnIndex: { not: null } } })).toBe(0);
    await expect(importInto(world, [envelope('LN-7', { borrowerId: 'BR-1' })])).rejects.toThrow(
      'its borrower was erased',
    );
    expect(await verifyLog(world)).toMatchObject({ faults: [] });
  });
});

/** Every column of bytes in every table that hangs on a loan or a borrower, and still holds some. */
async function bytesLeftOf(borrowerId: string): Promise<string[]> {
  const columns = await world.prisma.$queryRaw<{ table: string; column: string; key: string }[]>`
    SELECT bytes.table_name AS "table", bytes.column_name AS "column", min(keys.column_name) AS "key"
    FROM information_schema.columns bytes
    LEFT JOIN information_schema.columns keys
      ON keys.table_name = bytes.table_name AND keys.column_name IN ('loanId', 'documentId', 'borrowerId')
    WHERE bytes.table_schema = 'public' AND bytes.data_type = 'bytea'
      AND bytes.table_name NOT IN ('SystemKey', 'ApiClient', 'IdempotencyKey', 'AuditEntry', 'AuditHead')
    GROUP BY 1, 2`;
  expect(columns.map(({ table }) => table)).toContain('DocumentContent');
  const left: string[] = [];
  for (const { table, column, key } of columns) {
    const owner =
      { Borrower: '"id" = $1', Loan: '"borrowerId" = $1' }[table] ??
      `"${key}" LIKE ANY (SELECT "id" || '%' FROM "Loan" WHERE "borrowerId" = $1)`;
    const rows = await world.prisma.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE "${column}" IS NOT NULL AND ${owner}`,
      borrowerId,
    );
    if (rows.length > 0) left.push(`${table}.${column}`);
  }
  return left;
}
