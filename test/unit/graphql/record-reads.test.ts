import type { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { PaperGateway } from './paper-gateway.js';

const LOAN = 'LN-1-463370';
const { data: record } = sampleEnvelope();
const BORROWER = String(record.loanDetails.borrowerId);
const gateway = new PaperGateway();

const loan = (selection: string) => `{ loan(id: "${LOAN}") { ${selection} } }`;
const codes = (errors: readonly GraphQLError[] | undefined) => errors?.map(({ extensions }) => extensions.code);

describe('what is not selected is not read', () => {
  it.each([
    ['id remainingBalance', ['loans(remainingBalance)']],
    ['underwriting { id }', ['loans()']],
    ['application { vehicle { make } }', ['loans(application.public)']],
    ['application { vehicle { make vin } }', ['loans(application.public)', 'excerpts(application.personal)']],
    [
      'application { dealer { name } requestedTerms { dti } }',
      ['loans(application.servicing)', 'excerpts(application.personal)'],
    ],
    ['riskAssessment { decision }', ['loans(risk.servicing)']],
    ['riskAssessment { declineReasonCodes }', ['loans(risk.economics)']],
    ['riskAssessment { comments }', ['loans()', 'excerpts(risk.staff)']],
    ['riskAssessment { creditScorePrimary }', ['loans()', 'excerpts(risk.bureau)']],
    ['underwriting { deals { terms { apr } } }', ['loans(underwriting.economics)']],
    ['borrower { id erasedAt }', ['loans(borrowerId)', 'borrowers()']],
    ['borrower { ssnLast4 }', ['loans(borrowerId)', 'borrowers(application.identity)']],
    ['borrowerAddress autoLoan { pti dti ltv }', ['loans(ltv)', 'excerpts(application.personal)']],
    ['underwriting { primaryCreditBureauPdf { size sha256 } }', ['loans()', 'documents']],
    ['underwriting { primaryCreditBureauPdf { content } }', ['loans()', 'documents', 'documentJson(1)']],
    ['underwriting { primaryCreditBureauPdf { link { url } } }', ['loans()', 'documents']],
    ['underwriting { cashflows { csv rows(first: 2) { totalCount } } }', ['loans()', 'cashflows']],
    ['underwriting { bureauAttributes(names: "AT01") }', ['loans()', 'bureauAttributes']],
  ])('%s', async (selection, reads) => {
    const { errors } = await gateway.ask('UNDERWRITER', loan(selection));
    expect(errors).toBeUndefined();
    expect(gateway.reads).toEqual(reads);
  });

  it('nor is a member of the v2 record', async () => {
    await gateway.ask('UNDERWRITER', loan('record { response }'));
    expect(gateway.reads.slice(1)).toEqual([
      'excerpts(risk.bureau,risk.economics,risk.personal,risk.servicing,risk.staff)',
    ]);
  });
});

describe('what is denied is null, forbidden and not read', () => {
  it.each([
    ['MARKETPLACE', 'application { vehicle { make vin } }', ['loans(application.public)'], 1],
    ['MARKETPLACE', 'application { dealer { name } }', ['loans()'], 1],
    ['MARKETPLACE', 'borrower { firstName } borrowerAddress', ['loans()'], 2],
    ['MARKETPLACE', 'underwriting { cashflows { csv } bureauAttributes }', ['loans()', 'cashflows'], 1],
    ['SUPPORT', 'riskAssessment { decision creditScorePrimary }', ['loans(risk.servicing)'], 1],
    ['SUPPORT', 'borrower { ssn dateOfBirth firstName }', ['loans(borrowerId)', 'borrowers(application.personal)'], 2],
    ['SUPPORT', 'underwriting { primaryCreditBureauPdf { size } }', ['loans()'], 1],
    ['LENDER', 'application { requestedTerms { rate dti } }', ['loans(application.servicing)'], 1],
    // A credit report shows name, address and SSN, so that it takes more than the class of bureau data.
    [
      'LENDER',
      'underwriting { bureauAttributes primaryCreditBureauPdf { size content } }',
      ['loans()', 'bureauAttributes'],
      1,
    ],
    ['LENDER', 'riskAssessment { declineReason declineReasonCodes comments }', ['loans(risk.economics)'], 2],
    ['BORROWER', 'riskAssessment { decision comments loanTerms { dealerFlat irr } }', ['loans(risk.servicing)'], 2],
    ['BORROWER', 'underwriting { cashflows { csv } deals { terms { apr } } }', ['loans()'], 2],
    [
      'BORROWER',
      'borrower { ssnLast4 } application { coApplicant { ssnLast4 } }',
      ['loans(borrowerId)', 'borrowers(application.identity)'],
      1,
    ],
  ] as const)('%s asks for %s', async (role, selection, reads, denials) => {
    const { data, errors } = await gateway.ask(role, loan(selection));
    expect(data?.loan).not.toBeNull();
    expect(codes(errors)).toEqual(Array<string>(denials).fill('FORBIDDEN'));
    expect(gateway.reads).toEqual(reads);
  });

  it('keeps the length of lists with denied elements', async () => {
    const { data, errors } = await gateway.ask(
      'LENDER',
      loan('riskAssessment { loanTerms { participation } } underwriting { deals(term: 24) { terms { pti } } }'),
    );
    expect(data?.loan).toMatchObject({
      riskAssessment: { loanTerms: Array(6).fill({ participation: null }) },
      underwriting: { deals: expect.arrayContaining([{ terms: { pti: null } }]) as unknown },
    });
    expect(new Set(codes(errors))).toEqual(new Set(['FORBIDDEN']));
  });

  it('shows the end of an SSN without the SSN', async () => {
    const { data, errors } = await gateway.ask(
      'SUPPORT',
      loan('borrower { ssn ssnLast4 } application { coApplicant { ssn ssnLast4 } }'),
    );
    expect(data?.loan).toEqual({
      borrower: { ssn: null, ssnLast4: String(record.Request.ApplicantInfo?.ApplicantSSN).slice(-4) },
      application: {
        coApplicant: { ssn: null, ssnLast4: String(record.Request.CoApplicantInfo?.CoApplicantSSN).slice(-4) },
      },
    });
    expect(codes(errors)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('an erased borrower', () => {
  it('keeps an id and the day of erasure, and nothing personal', async () => {
    const erased = new PaperGateway();
    erased.erase(BORROWER);
    const { data, errors } = await erased.ask(
      'UNDERWRITER',
      loan(`remainingBalance borrowerAddress autoLoan { pti }
        borrower { id erasedAt firstName ssn ssnLast4 age }
        riskAssessment { decision creditScorePrimary loanTerms { rate defaultProb } }
        underwriting { bureauAttributes primaryCreditBureauTradeLines { csv rows { totalCount } }
          primaryCreditBureauPdf { size content } }`),
    );
    expect(errors).toBeUndefined();
    expect(data?.loan).toMatchObject({
      remainingBalance: expect.any(String) as unknown,
      borrowerAddress: null,
      autoLoan: { pti: null },
      borrower: {
        id: `borrower:${BORROWER}`,
        erasedAt: new Date(0).toISOString(),
        firstName: null,
        ssn: null,
        ssnLast4: null,
        age: null,
      },
      riskAssessment: { decision: 'APPROVED', creditScorePrimary: null },
      underwriting: {
        bureauAttributes: null,
        primaryCreditBureauTradeLines: { csv: null, rows: { totalCount: 0 } },
        primaryCreditBureauPdf: { content: null },
      },
    });
  });
});

describe('other graphs', () => {
  const entities = (selection: string) =>
    `query ($of: [_Any!]!) { _entities(representations: $of) { __typename ${selection} } }`;
  const of = (...representations: [string, unknown][]) => ({
    of: representations.map(([__typename, id]) => ({ __typename, id })),
  });

  it('reach every entity, each with its own part of the selection', async () => {
    const { data, errors } = await gateway.ask(
      'UNDERWRITER',
      entities(`... on Loan { remainingBalance } ... on Borrower { firstName loans { totalCount } }
        ... on RiskAssessment { decision } ... on Underwriting { id } ... on UnderwritingDeal { id }`),
      of(
        ['Loan', LOAN],
        ['Borrower', `borrower:${BORROWER}`],
        ['RiskAssessment', `risk-assessment:${LOAN}`],
        ['Underwriting', `underwriting:${LOAN}`],
        ['UnderwritingDeal', `deal:3:${LOAN}`],
      ),
    );
    expect(errors).toBeUndefined();
    expect(data?._entities).toEqual([
      { __typename: 'Loan', remainingBalance: expect.any(String) as unknown },
      { __typename: 'Borrower', firstName: 'Maria', loans: { totalCount: 1 } },
      { __typename: 'RiskAssessment', decision: 'APPROVED' },
      { __typename: 'Underwriting', id: `underwriting:${LOAN}` },
      { __typename: 'UnderwritingDeal', id: `deal:3:${LOAN}` },
    ]);
    expect(gateway.reads).toContain('loans(remainingBalance)');
    expect(gateway.reads).toContain('borrowers(application.personal)');
  });

  it('find nothing outside the portfolio', async () => {
    const { data } = await gateway.ask(
      'SERVICER',
      entities('... on Borrower { firstName } ... on RiskAssessment { decision }'),
      of(
        ['Loan', LOAN],
        ['Borrower', `borrower:${BORROWER}`],
        ['RiskAssessment', `risk-assessment:${LOAN}`],
        ['Underwriting', `underwriting:${LOAN}`],
        ['UnderwritingDeal', `deal:0:${LOAN}`],
      ),
      { kind: 'SERVICER', id: 'another' },
    );
    expect(data?._entities).toEqual([null, null, null, null, null]);
    expect(gateway.reads.filter((read) => read.startsWith('excerpts'))).toEqual([]);
  });

  it('do not learn who borrows when they may not see persons', async () => {
    const { data, errors } = await gateway.ask(
      'LENDER',
      entities('... on Borrower { id firstName }'),
      of(['Borrower', `borrower:${BORROWER}`], ['Borrower', 'borrower:nobody']),
    );
    expect(data?._entities).toEqual([
      { __typename: 'Borrower', id: `borrower:${BORROWER}`, firstName: null },
      { __typename: 'Borrower', id: 'borrower:nobody', firstName: null },
    ]);
    expect(codes(errors)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(gateway.reads).toEqual([]);
  });

  it('must give a key as a string', async () => {
    const { data, errors } = await gateway.ask('AUDITOR', entities(''), of(['Underwriting', { contains: 'LN' }]));
    expect(data?._entities).toEqual([null]);
    expect(codes(errors)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('a page of loans', () => {
  it('reads borrower, application and risk once for all of them', async () => {
    const many = new PaperGateway(
      ...Array.from({ length: 5 }, (_, index) => ({ ...sampleEnvelope(), loanId: `LN-${index}` })),
    );
    const { data, errors } = await many.ask(
      'UNDERWRITER',
      `{ loans(first: 5) { edges { node {
          id borrower { firstName } riskAssessment { decision creditScorePrimary } application { vehicle { vin } }
      } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.loans).toHaveProperty('edges.length', 5);
    expect([...many.reads].sort()).toEqual([
      'borrowers(application.personal)',
      'excerpts(application.personal)',
      'excerpts(risk.bureau)',
      'page(borrowerId,risk.servicing)',
    ]);
  });
});
