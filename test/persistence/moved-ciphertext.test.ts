import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  const second = sampleEnvelope();
  // Two loans of one borrower, so that one data key seals both: only the place tells them apart.
  await importInto(world, [
    { ...sampleEnvelope(), loanId: 'LN-1' },
    { ...second, loanId: 'LN-2' },
  ]);
  const other = sampleEnvelope();
  other.data.loanDetails.borrowerId = 'BR-OTHER';
  await importInto(world, [{ ...other, loanId: 'LN-3' }]);
  underwriter = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

const ALL = `{ loan(id: "LN-1") {
  application { vehicle { vin } coApplicant { ssn } } riskAssessment { creditScorePrimary }
  underwriting { bureauAttributes deals { terms { dti } risk { defaultProb } }
    primaryCreditBureauTradeLines { csv } primaryCreditBureauPdf { content } }
} }`;

const from = (table: string, column: string, row: string) => `(SELECT "${column}" FROM "${table}" WHERE ${row})`;

describe('ciphertext in another place', () => {
  it.each([
    [
      'the row of another loan of the same borrower',
      'Application',
      'identityPart',
      from('Application', 'identityPart', `"loanId" = 'LN-2'`),
    ],
    [
      'another column of its row',
      'Application',
      'personalPart',
      from('Application', 'identityPart', `"loanId" = 'LN-1'`),
    ],
    ['another table', 'RiskAssessment', 'bureauPart', from('Underwriting', 'staffPart', `"loanId" = 'LN-1'`)],
    [
      'the loan of another borrower',
      'RiskAssessment',
      'bureauPart',
      from('RiskAssessment', 'bureauPart', `"loanId" = 'LN-3'`),
    ],
    [
      'another column of a bureau file',
      'BureauFile',
      'attributes',
      from('BureauFile', 'tradeLines', `"loanId" = 'LN-1'`),
    ],
    ['another document', 'DocumentContent', 'bytes', from('DocumentContent', 'bytes', `"documentId" LIKE 'LN-2%'`)],
  ])('in %s does not open', async (_, table, column, value) => {
    const { status } = await underwriter.query(ALL);
    expect(status).toBe(200);
    const key = table === 'DocumentContent' ? `"documentId" LIKE 'LN-1%'` : `"loanId" = 'LN-1'`;
    const [was] = await world.prisma.$queryRawUnsafe<{ bytes: Uint8Array }[]>(
      `SELECT "${column}" AS bytes FROM "${table}" WHERE ${key}`,
    );
    await world.prisma.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = ${value} WHERE ${key}`);
    const { errors, text } = await underwriter.query(ALL);
    await world.prisma.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1 WHERE ${key}`, was?.bytes);
    expect(errors.map(({ extensions }) => extensions.code)).toContain('INTERNAL_SERVER_ERROR');
    expect(text).not.toContain('sealed');
    expect(world.log.join('')).toContain('SealBroken');
  });

  it('nor does the data key of another loan', async () => {
    await world.prisma.$executeRawUnsafe(
      `UPDATE "LoanSeal" SET "dataKey" = (SELECT "dataKey" FROM "LoanSeal" WHERE "loanId" = 'LN-3') WHERE "loanId" = 'LN-1'`,
    );
    const { errors } = await underwriter.query(ALL);
    expect(errors.map(({ extensions }) => extensions.code)).toContain('INTERNAL_SERVER_ERROR');
  });
});
