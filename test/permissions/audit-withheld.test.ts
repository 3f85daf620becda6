import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../domain/record/sample.js';
import { entriesDuring, verifyLog } from '../support/audit-of.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'LN-1-463370';
const PDF = `{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf { link { url } } } } }`;

let world: World;
let underwriter: TestClient;
let url: string;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [sampleEnvelope()]);
  underwriter = await world.client('UNDERWRITER');
  const { loan } = await underwriter.data<{
    loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } };
  }>(PDF);
  url = loan.underwriting.primaryCreditBureauPdf.link.url;
});
afterAll(() => world.close());

/** The table takes nothing: what a full disk or a lost right would look like. */
async function whileTheLogIsClosed(work: () => Promise<void>): Promise<void> {
  const alter = (change: string) => world.prisma.$executeRawUnsafe(`ALTER TABLE "AuditEntry" ${change}`);
  await alter('ADD CONSTRAINT "closed" CHECK (false) NOT VALID');
  try {
    await work();
  } finally {
    await alter('DROP CONSTRAINT "closed"');
  }
}

describe('while the audit log takes no entries', () => {
  it('withholds sealed values and the rest of their answer', () =>
    whileTheLogIsClosed(async () => {
      const { status, data, errors, text } = await underwriter.query(
        `{ loan(id: "${LOAN}") { remainingBalance borrower { firstName ssn } } }`,
      );
      expect(status).toBe(503);
      expect(data).toBeNull();
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
      expect(text).not.toContain(sampleEnvelope().data.Request.ApplicantInfo?.ApplicantFirstName);
    }));

  it('answers what needs no entry', () =>
    whileTheLogIsClosed(async () => {
      const { loan } = await underwriter.data<{ loan: { id: string } }>(`{ loan(id: "${LOAN}") { id } }`);
      expect(loan.id).toBe(LOAN);
      expect((await underwriter.fetch(`/v2/servicing/loan-data/${LOAN}`)).status).toBe(200);
    }));

  it('answers 503 to the v2 record and to a document link', () =>
    whileTheLogIsClosed(async () => {
      for (const response of [await underwriter.fetch(`/v2/servicing/loans/${LOAN}`), await fetch(url)]) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
      }
    }));

  it('erases no borrower', () =>
    whileTheLogIsClosed(async () => {
      const admin = await world.client('ADMIN');
      const { data, errors } = await admin.query(
        `mutation { eraseBorrower(input: { borrowerId: "BR-1-1606", override: true, reason: "asked to", idempotencyKey: "k" }) { __typename } }`,
      );
      expect(data).toEqual({ eraseBorrower: null });
      expect(errors).toHaveLength(1);
      expect(await world.prisma.loanSeal.count({ where: { erasedAt: null, dataKey: { not: null } } })).toBe(1);
    }));
});

describe('once it takes entries again', () => {
  it('answers, and the log has no gap', async () => {
    const entries = await entriesDuring(world, () => underwriter.data(PDF));
    expect(entries).toHaveLength(1);
    expect(await verifyLog(world)).toMatchObject({ faults: [] });
  });
});
