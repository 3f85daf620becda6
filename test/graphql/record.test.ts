import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { everyField, expectedAt, shownAt } from '../support/record-in-graph.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'LN-1-463370';
const { data: record } = sampleEnvelope();
const loan = (selection: string) => `{ loan(id: "${LOAN}") { ${selection} } }`;

/** Copies of the sample, each with a borrower of its own. */
const copies = Array.from({ length: 50 }, (_, index): Envelope => {
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.borrowerId = `BR-COPY-${index}`;
  return { ...envelope, loanId: `LN-COPY-${index}` };
});

let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [sampleEnvelope(), ...copies]);
  underwriter = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

describe('an imported record', () => {
  it('shows every value of the specification, typed', async () => {
    const { loan: shown } = await underwriter.data(loan(everyField()));
    for (const field of FIELD_MAP) {
      expect([field.graphql, shownAt(shown, record, field)]).toEqual([field.graphql, expectedAt(record, field)]);
    }
  });

  it('comes back as it was', async () => {
    const { loan: shown } = await underwriter.data(loan('record { request response underwriting }'));
    expect(shown).toEqual({
      record: { request: record.Request, response: record.Response, underwriting: record.Underwriting },
    });
  });

  it('keeps what a role may not see, and says so at each path', async () => {
    const lender = await world.client('LENDER');
    const { data, errors } = await lender.query(
      loan(`remainingBalance borrowerId borrower { id } application { vehicle { make vin } }
        riskAssessment { creditScorePrimary } record { request }`),
    );
    expect(data?.loan).toEqual({
      remainingBalance: expect.any(String) as unknown,
      borrowerId: null,
      borrower: null,
      application: { vehicle: { make: 'Honda', vin: null } },
      riskAssessment: { creditScorePrimary: 793 },
      record: null,
    });
    expect(errors.map(({ path, extensions }) => [path?.slice(1).join('.'), extensions.code]).sort()).toEqual([
      ['application.vehicle.vin', 'FORBIDDEN'],
      ['borrower', 'FORBIDDEN'],
      ['borrowerId', 'FORBIDDEN'],
      ['record', 'FORBIDDEN'],
    ]);
  });

  it('exists only in its portfolio', async () => {
    const stranger = await world.client('SERVICER', { servicer: 'nobody' });
    const { data } = await stranger.query(
      `query ($of: [_Any!]!, $borrower: ID!) {
        loan(id: "${LOAN}") { id } borrower(id: $borrower) { id } _entities(representations: $of) { __typename }
      }`,
      {
        borrower: record.loanDetails.borrowerId,
        of: ['Loan', 'RiskAssessment', 'Underwriting', 'Borrower'].map((__typename) => ({
          __typename,
          id: __typename === 'Borrower' ? record.loanDetails.borrowerId : LOAN,
        })),
      },
    );
    expect(data).toEqual({ loan: null, borrower: null, _entities: [null, null, null, null] });
  });
});

describe('the SQL that runs', () => {
  const statements = async (query: string) => {
    await underwriter.data(query);
    const seen = await world.database.sql.during(() => underwriter.data(query));
    return seen.filter((sql) => sql.startsWith('SELECT'));
  };

  const tablesIn = (seen: readonly string[]) =>
    [
      ...new Set(
        seen.flatMap((sql) => [...sql.matchAll(/(?:FROM|JOIN) (?:"public"\.)?"(\w+)"/g)].map(([, table]) => table)),
      ),
    ].sort();

  it('touches one table for the loan’s own figures', async () => {
    const seen = await statements(loan('id remainingBalance'));
    expect(seen).toHaveLength(1);
    expect(tablesIn(seen)).toEqual(['Loan']);
    expect(seen[0]).not.toContain('principalAmount');
  });

  it('reads no document’s bytes for its size and digest, and one document’s for its content', async () => {
    const size = await statements(loan('underwriting { primaryCreditBureauPdf { size sha256 } }'));
    expect(tablesIn(size)).not.toContain('DocumentContent');
    const content = await statements(loan('underwriting { primaryCreditBureauPdf { content } }'));
    expect(content.filter((sql) => tablesIn([sql]).includes('DocumentContent'))).toHaveLength(1);
  });

  it('is as many statements for a page of fifty loans as for a page of five', async () => {
    const page = (first: number) =>
      statements(`{ loans(first: ${first}) { edges { node {
        id borrower { firstName } riskAssessment { decision creditScorePrimary } application { vehicle { make vin } }
      } } } }`);
    const [five, fifty] = [await page(5), await page(50)];
    expect(fifty).toHaveLength(five.length);
    expect(tablesIn(fifty)).toEqual(expect.arrayContaining(['Application', 'Loan', 'RiskAssessment']));
    expect(tablesIn(fifty)).not.toContain('BureauFile');
  });
});
