import { describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { PaperGateway } from './paper-gateway.js';

const LOAN = 'LN-1-463370';
const gateway = new PaperGateway();

interface Rows {
  readonly totalCount: number;
  readonly edges: { readonly cursor: string; readonly node: { readonly month: number } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string };
}

async function underwriting(selection: string, from = gateway) {
  const { data, errors } = await from.ask('UNDERWRITER', `{ loan(id: "${LOAN}") { underwriting { ${selection} } } }`);
  const shown = (data as { loan?: { underwriting?: unknown } } | undefined)?.loan?.underwriting;
  return { shown: (shown ?? {}) as Record<string, unknown>, errors };
}

async function months(args: string) {
  const page = '{ totalCount edges { cursor node { month } } pageInfo { hasNextPage hasPreviousPage endCursor } }';
  const { shown, errors } = await underwriting(`cashflows { rows${args} ${page} }`);
  const rows = (shown.cashflows as { rows?: Rows } | null | undefined)?.rows;
  return { months: rows?.edges.map(({ node }) => node.month), rows, errors };
}

describe('rows of the cash flows', () => {
  it('are typed', async () => {
    const { shown } = await underwriting(
      'cashflows { rows(first: 1) { edges { node { type month date beginningBalance principal other } } } }',
    );
    expect(shown.cashflows).toEqual({
      rows: {
        edges: [
          {
            node: {
              type: 'Projected',
              month: 1,
              date: '2024-07-14',
              beginningBalance: '22617.61',
              principal: '287.02',
              other: {},
            },
          },
        ],
      },
    });
  });

  it('are paged forward and backward, each once', async () => {
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const page = await months(`(first: 25${after})`);
      seen.push(...(page.months ?? []));
      if (!page.rows?.pageInfo.hasNextPage) break;
      after = `, after: "${page.rows.pageInfo.endCursor}"`;
    }
    const all = Array.from({ length: seen.length }, (_, index) => index + 1);
    expect(seen).toEqual(all);
    const last = await months('(last: 2)');
    expect(last.months).toEqual(all.slice(-2));
    const before = await months(`(last: 3, before: "${last.rows?.edges[0]?.cursor ?? ''}")`);
    expect(before.months).toEqual(all.slice(-5, -2));
    expect(before.rows?.totalCount).toBe(all.length);
    expect(before.rows?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it.each(['(first: 101)', '(first: 0)', '(first: 1, last: 1)', '(after: "bm9uZQ")'])('refuse %s', async (args) => {
    const { errors } = await months(args);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('refuse the cursor of another list', async () => {
    const { rows } = await months('(first: 1)');
    const { errors } = await underwriting(
      `primaryCreditBureauTradeLines { rows(after: "${rows?.pageInfo.endCursor ?? ''}") { totalCount } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('reads trade lines row by row, and none where there are none', async () => {
  const { shown, errors } = await underwriting(`
    primaryCreditBureauTradeLines { rows(first: 1) { edges { node { subscriber opened balance timesLate30 } } } }
    coApplicantCreditBureauTradeLines { csv rows { totalCount } }
    coApplicantCreditBureauPdf { id }`);
  expect(errors).toBeUndefined();
  expect(shown).toEqual({
    primaryCreditBureauTradeLines: {
      rows: {
        edges: [
          {
            node: { subscriber: 'First Example Bank, N.A.', opened: '2015-01-01', balance: '2651.00', timesLate30: 0 },
          },
        ],
      },
    },
    coApplicantCreditBureauTradeLines: { csv: null, rows: { totalCount: 0 } },
    coApplicantCreditBureauPdf: null,
  });
});

describe('bureau attributes', () => {
  const attributes = sampleEnvelope().data.Underwriting.PrimaryCreditInfo as Record<string, string>;

  it('come all at once, by name or by family', async () => {
    const { shown } = await underwriting(`
      bureauAttributes
      named: bureauAttributes(names: ["CreditScore", "nothing"])
      family: bureauAttributes(family: "S")
      none: bureauAttributes(family: "ZZZ")`);
    const family = Object.entries(attributes).filter(([name]) => /^S\d/.test(name));
    expect(shown).toEqual({
      bureauAttributes: attributes,
      named: { CreditScore: attributes.CreditScore },
      family: Object.fromEntries(family),
      none: {},
    });
    expect(family.length).toBeGreaterThan(0);
  });

  it('come by name or by family, not both', async () => {
    const { shown, errors } = await underwriting('bureauAttributes(names: [], family: "S")');
    expect(shown).toEqual({});
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('shows deals of one term', async () => {
  const { shown } = await underwriting('deals(term: 24) { terms { term } decision { status } }');
  const deals = shown.deals as { terms: { term: number } }[];
  expect(new Set(deals.map(({ terms }) => terms.term))).toEqual(new Set([24]));
});

it('shows a comment that is not a text as its JSON text', async () => {
  const envelope = sampleEnvelope();
  envelope.data.Response.Comments = ['plain', { by: 'rules', code: 7 }, 12];
  const { data } = await new PaperGateway(envelope).ask(
    'SUPPORT',
    `{ loan(id: "${LOAN}") { riskAssessment { comments } } }`,
  );
  expect(data?.loan).toEqual({ riskAssessment: { comments: ['plain', '{"by":"rules","code":7}', '12'] } });
});

it('shows a document’s size, digest and link without its bytes', async () => {
  const { shown } = await underwriting('primaryCreditBureauPdf { id contentType size sha256 link { url expiresAt } }');
  expect(shown.primaryCreditBureauPdf).toMatchObject({
    contentType: 'application/pdf',
    link: { expiresAt: '1970-01-01T01:00:00.000Z' },
  });
  expect(gateway.reads).not.toContain('documentJson(1)');
});

it('lists the loans of a borrower', async () => {
  const borrowerId = String(sampleEnvelope().data.loanDetails.borrowerId);
  const { data, errors } = await gateway.ask(
    'SUPPORT',
    `{ borrower(id: "${borrowerId}") { lastName loans(first: 5) { totalCount edges { node { id loanStatus } } } }
       nobody: borrower(id: "nobody") { lastName } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    borrower: { lastName: 'Johnson', loans: { totalCount: 1, edges: [{ node: { id: LOAN } }] } },
    nobody: null,
  });
});
