import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleApplication, sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { differences } from '../support/reconciled.js';
import { RestApi } from '../support/rest-api.js';
import { FIGURES } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const clock = testClock('2026-03-02');
let world: World;
let api: RestApi;
let underwriter: TestClient;
let lender: TestClient;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  api = await RestApi.of(world);
  underwriter = await world.client('UNDERWRITER');
  lender = await world.client('LENDER');
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

const APPLICATION = {
  Request: {
    ApplicantInfo: {
      ApplicantFirstName: 'Ada',
      ApplicantLastName: 'Lovelace',
      ApplicantSSN: '123-45-6789',
      ApplicantDOB: '19901210',
      MonthlyGross: 6000,
    },
    ApplicationInfo: { ApplicationType: 'Complete', RequestedLoanID: 'LN-REST' },
    CoApplicantInfo: {},
    DealerInfo: { DealerID: 'D1', DealerState: 'NY' },
    PartnerInfo: {},
    RequestedTermsInfo: { RequestedLoanAmount: '20,000.00', RequestedLoanTerm: '60' },
    VehicleInfo: { VehicleVIN: '1HGCM82633A004352', VehicleWholesaleValue: '22,000', VehicleYear: '2021' },
  },
};

const detailsOf = async (loanId: string) => {
  const { body } = await api.read(servicer, '/loan-data/{loan_id}', loanId);
  return (body.data as Envelope['data']).loanDetails as Record<string, string> & {
    metadata: { AutoLoan: Record<string, string> };
  };
};
const inGraph = async (loanId: string) => {
  const query = `query ($id: ID!) { loan(id: $id) { ${FIGURES} } }`;
  return (await servicer.data<{ loan: Record<string, unknown> }>(query, { id: loanId })).loan;
};

describe('a loan lives its whole life through v2 alone', () => {
  const loanId = 'LN-REST';
  let repaymentId: unknown;

  it('is created of an application', async () => {
    expect(api.accepts('/loans', APPLICATION)).toBe(true);
    const { status, headers, body } = await api.post(underwriter, '/loans', APPLICATION);
    expect([status, body]).toEqual([
      201,
      { message: 'Loan created', data: { loanId, loanStatus: 'Created', warnings: [] } },
    ]);
    expect(headers.get('location')).toBe('/v2/servicing/loans/LN-REST');
    const read = await underwriter.fetch(headers.get('location') ?? '');
    expect(await read.json()).toMatchObject({
      data: {
        Request: APPLICATION.Request,
        loanDetails: { principalAmount: '20,000.00', encumberedStatus: 'Pending' },
      },
    });
  });

  it('is underwritten', async () => {
    const started = await api.post(underwriter, '/start-underwriting', { loanId });
    expect([started.status, started.body]).toEqual([
      200,
      { message: 'Underwriting started', data: { loanId, loanStatus: 'InUnderwriting' } },
    ]);
    const assessment = { loanId, Response: {}, Underwriting: {}, creditScore: '710', monthlyDebts: '1,250.00' };
    expect(api.accepts('/complete-underwriting', assessment)).toBe(true);
    const completed = await api.post(underwriter, '/complete-underwriting', assessment);
    expect(completed.body).toEqual({ message: 'Underwriting completed', data: { loanId, loanStatus: 'Approved' } });
  });

  it('is funded on the term that was asked for', async () => {
    const terms = { loanId, lateFee: '5%', frequency: 'Monthly', dayCount: 'Actual365', dealId: '' };
    expect(api.accepts('/fund-loan', terms)).toBe(true);
    const { body } = await api.post(lender, '/fund-loan', terms);
    expect(body).toEqual({ message: 'Loan funded', data: { loanId, loanStatus: 'Active' } });
    // Grade B: 8.29 percent, and 0.25 for each of the three years beyond two.
    expect(await detailsOf(loanId)).toMatchObject({
      loanStatus: 'Active',
      interestRate: '9.04',
      term: '60',
      remainingBalance: '20,000.00',
      firstPaymentDate: '2026-04-02',
      maturityDate: '2031-03-02',
      lateFee: '5%',
      metadata: { AutoLoan: { remainingTerm: '60', paymentStatus: 'On Time' } },
    });
    expect(await inGraph(loanId)).toMatchObject({ loanStatus: 'ACTIVE', remainingBalance: '20000.00' });
  });

  it('is repaid: submitted, which moves nothing, and acknowledged', async () => {
    clock.set('2026-04-02');
    const payment = { loanId, amount: '1,000.00', method: 'ACH', externalReference: 'bank-1' };
    expect(api.accepts('/loan-repay', payment)).toBe(true);
    const { body } = await api.post(servicer, '/loan-repay', payment);
    // 31 days: 20,000 x 0.0904 x 31 / 365 = 153.56.
    expect(body).toMatchObject({
      message: 'Payment submitted',
      data: {
        loanId,
        loanStatus: 'Active',
        repayment: {
          state: 'Submitted',
          amount: '1,000.00',
          effectiveDate: '2026-04-02',
          method: 'ACH',
          externalReference: 'bank-1',
          preview: { interest: '153.56', principal: '846.44', fees: '0.00', recovery: '0.00', credit: '0.00' },
          acknowledgedAt: '',
        },
      },
    });
    expect((await detailsOf(loanId)).remainingBalance).toBe('20,000.00');
    ({ repaymentId } = body.data.repayment as { repaymentId: string });
    const settled = await api.post(servicer, '/acknowledge-repayment', { repaymentId, outcome: 'Settled' });
    expect(settled.body).toMatchObject({
      message: 'Payment acknowledged',
      data: { loanStatus: 'Active', repayment: { repaymentId, state: 'Settled' } },
    });
    expect(await detailsOf(loanId)).toMatchObject({
      repaidAmount: '846.44',
      remainingBalance: '19,153.56',
      lastPaymentDate: '2026-04-02',
      // Installments are of about 415: two are paid, and something of the third.
      nextPaymentDate: '2026-06-02',
      metadata: { AutoLoan: { totalInterestPaid: '153.56', totalPrincipalPaid: '846.44' } },
    });
    expect(await inGraph(loanId)).toMatchObject({ repaidAmount: '846.44', remainingBalance: '19153.56' });
  });

  it('is paid off by what initiate-repayment says is owed, and closes', async () => {
    clock.set('2026-05-02');
    const { body } = await api.post(servicer, '/initiate-repayment', { loanId, goodThrough: '2026-05-03' });
    // 30 days: 19,153.56 x 0.0904 x 30 / 365 = 142.31; 31 days are 147.06.
    expect(body).toMatchObject({
      message: 'Repayment initiated',
      data: {
        loanId,
        repayment: { state: 'Initiated' },
        amountsOwed: {
          asOf: '2026-05-02',
          pastDue: '0.00',
          payoff: {
            principal: '19,153.56',
            interest: '142.31',
            fees: '0.00',
            prepaymentPenalty: '0.00',
            amount: '19,295.87',
            perDiem: '4.74378582',
            goodThrough: '2026-05-03',
            amountGoodThrough: '19,300.62',
          },
        },
      },
    });
    const { repayment, amountsOwed } = body.data as {
      repayment: { repaymentId: string };
      amountsOwed: { payoff: { amount: string } };
    };
    const payment = { loanId, repaymentId: repayment.repaymentId, amount: amountsOwed.payoff.amount, method: 'Wire' };
    const submitted = await api.post(servicer, '/loan-repay', payment);
    expect(submitted.body.data.repayment).toMatchObject({ repaymentId: repayment.repaymentId, method: 'Wire' });
    const acknowledgement = { repaymentId: repayment.repaymentId, outcome: 'Settled' };
    expect(api.accepts('/acknowledge-repayment', acknowledgement)).toBe(true);
    const settled = await api.post(servicer, '/acknowledge-repayment', acknowledgement);
    expect(settled.body.data).toMatchObject({ loanId, loanStatus: 'ClosedEarly' });
    expect(await detailsOf(loanId)).toMatchObject({
      loanStatus: 'ClosedEarly',
      encumberedStatus: 'Pending',
      repaidAmount: '20,000.00',
      remainingBalance: '0.00',
      nextPaymentDate: '',
      metadata: {
        AutoLoan: { totalInterestPaid: '295.87', totalPrincipalPaid: '20,000.00', paymentStatus: 'Paid Off' },
      },
    });
    expect(await inGraph(loanId)).toMatchObject({ loanStatus: 'CLOSED_EARLY', remainingBalance: '0.00' });
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('has every step in its timeline, in the name of who sent it', async () => {
    const events = await world.prisma.loanEvent.findMany({ where: { loanId }, orderBy: { sequence: 'asc' } });
    expect(events.map(({ command, clientId }) => [command, clientId])).toEqual([
      ['createLoan', underwriter.clientId],
      ['startUnderwriting', underwriter.clientId],
      ['completeUnderwriting', underwriter.clientId],
      ['fundLoan', lender.clientId],
      ['submitRepayment', servicer.clientId],
      ['acknowledgeRepayment', servicer.clientId],
      ['initiateRepayment', servicer.clientId],
      ['submitRepayment', servicer.clientId],
      ['acknowledgeRepayment', servicer.clientId],
    ]);
  });
});

describe('what GET /loans/{loan_id} answers can be sent', () => {
  let answered: Envelope;
  beforeAll(async () => {
    await importInto(world, [{ ...sampleEnvelope(), data: sampleApplication() }]);
    answered = (await api.read(underwriter, '/loans/{loan_id}', 'LN-1-463370')).body as unknown as Envelope;
  });
  const recordOf = async (loanId: unknown) =>
    (await api.read(underwriter, '/loans/{loan_id}', loanId as string)).body as unknown as Envelope;

  it.each([
    ['in its envelope', (envelope: Envelope) => envelope],
    ['bare', (envelope: Envelope) => envelope.data],
  ])('to POST /loans, %s: the same application for the same lender', async (_, bodyOf) => {
    expect(api.accepts('/loans', bodyOf(answered))).toBe(true);
    const { status, body } = await api.post(underwriter, '/loans', bodyOf(answered));
    expect(status).toBe(201);
    const { data } = await recordOf(body.data.loanId);
    expect(data.Request).toEqual(answered.data.Request);
    expect([data.Response, data.Underwriting]).toEqual([{}, {}]);
    expect(data.loanDetails).toMatchObject({
      loanStatus: 'Created',
      lenderId: answered.data.loanDetails.lenderId,
      primaryServicerId: answered.data.loanDetails.primaryServicerId,
      borrowerId: answered.data.loanDetails.borrowerId,
      remainingBalance: '',
    });
  });

  it('to POST /complete-underwriting: the same results, to the byte', async () => {
    const { body } = await api.post(underwriter, '/loans', answered);
    const { loanId } = body.data;
    await api.post(underwriter, '/start-underwriting', { loanId });
    const results = { loanId, ...answered };
    expect(api.accepts('/complete-underwriting', results)).toBe(true);
    const completed = await api.post(underwriter, '/complete-underwriting', results);
    expect(completed.body.data).toEqual({ loanId, loanStatus: 'Approved' });
    const { data } = await recordOf(loanId);
    expect(JSON.stringify([data.Response, data.Underwriting])).toBe(
      JSON.stringify([answered.data.Response, answered.data.Underwriting]),
    );
    const refused = await api.post(lender, '/fund-loan', { loanId });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'STIPULATIONS_OPEN', data: { open: '0, 1' } }]);
  });
});
