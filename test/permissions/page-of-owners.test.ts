import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { eraseByTwo } from '../support/erase.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOANS = 50;
const erased = (index: number) => index % 5 === 0;
const lender = (index: number) => `LEN-${index % 3}`;
/** Two loans to a borrower, of different lenders. */
const borrower = (index: number) => `BR-${String(Math.floor(index / 2)).padStart(2, '0')}`;
const isErased = (id: string) => erased(Number(id.slice(3)));

const envelopes = Array.from({ length: LOANS }, (_, index): Envelope => {
  const envelope = sampleEnvelope();
  Object.assign(envelope.data.loanDetails, { borrowerId: borrower(index), lenderId: lender(index) });
  Object.assign(envelope.data.Request.ApplicantInfo ?? {}, { ApplicantFirstName: `First name ${borrower(index)}` });
  return { ...envelope, loanId: `LN-${String(index).padStart(2, '0')}` };
});

interface Row {
  readonly id: string;
  readonly lenderId: string;
  readonly borrowerId: string;
  readonly borrower: {
    id: string;
    firstName: string | null;
    loans: { totalCount: number; edges: { node: { id: string } }[] };
  };
  readonly riskAssessment: { decision: string; creditScorePrimary: number | null };
}

const PAGE = `{ loans(first: 50) { totalCount edges { node {
  id lenderId borrowerId
  borrower { id firstName loans(first: 10) { totalCount edges { node { id } } } }
  riskAssessment { decision creditScorePrimary }
} } } }`;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, envelopes);
  await eraseByTwo(world, [...new Set(envelopes.map((_, index) => borrower(index)))].filter(isErased));
});
afterAll(() => world.close());

const rowsOf = async (client: TestClient): Promise<{ total: number; rows: Row[] }> => {
  const { data } = await client.query<{ loans: { totalCount: number; edges: { node: Row }[] } }>(PAGE);
  return { total: data?.loans.totalCount ?? 0, rows: data?.loans.edges.map(({ node }) => node) ?? [] };
};

describe('a page of fifty loans of different owners, some of them erased', () => {
  it('is decided row by row for callers that see all', async () => {
    const { rows } = await rowsOf(await world.client('UNDERWRITER'));
    expect(rows).toHaveLength(LOANS);
    for (const row of rows) {
      const gone = isErased(row.borrowerId);
      expect(row.borrower.firstName).toBe(gone ? null : `First name ${row.borrowerId}`);
      expect(row.borrower.id).toBe(`borrower:${row.borrowerId}`);
      expect(row.riskAssessment).toEqual({ decision: 'APPROVED', creditScorePrimary: gone ? null : 793 });
      expect(row.borrower.loans.totalCount).toBe(2);
    }
  });

  it('is decided row by row for a client of one lender, below each row too', async () => {
    const { total, rows } = await rowsOf(await world.client('UNDERWRITER', { lender: 'LEN-1' }));
    const own = envelopes.flatMap(({ loanId }, index) => (lender(index) === 'LEN-1' ? [String(loanId)] : []));
    expect(rows.map(({ id }) => id).sort()).toEqual(own);
    expect(total).toBe(own.length);
    for (const { borrower: person } of rows) {
      const below = person.loans.edges.map(({ node }) => node.id);
      expect(own).toEqual(expect.arrayContaining(below));
      expect(person.loans.totalCount).toBe(below.length);
    }
  });

  it('denies a field in every row alike, and the rest of each row stands', async () => {
    const client = await world.client('LENDER');
    const { data, errors } = await client.query<{ loans: { edges: { node: Row }[] } }>(PAGE);
    const rows = data?.loans.edges.map(({ node }) => node) ?? [];
    expect(rows).toHaveLength(LOANS);
    for (const [index, row] of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).entries()) {
      expect(row).toMatchObject({ lenderId: lender(index), borrowerId: null, borrower: null });
      expect(row.riskAssessment.creditScorePrimary).toBe(isErased(borrower(index)) ? null : 793);
    }
    expect(errors.at(-1)?.extensions).toEqual({ code: 'ERRORS_CAPPED', notListed: 2 * LOANS - 50 });
  });

  it('is one entry in the audit log, which names those who were shown and not those who are erased', async () => {
    const client = await world.client('LENDER');
    await client.query(PAGE);
    const [entry] = await world.prisma.auditEntry.findMany({ where: { clientId: client.clientId } });
    const shown = envelopes.flatMap(({ loanId }, index) =>
      isErased(borrower(index)) ? [] : [`loan:${String(loanId)}`],
    );
    expect(entry?.subjects.toSorted()).toEqual(shown);
  });
});
