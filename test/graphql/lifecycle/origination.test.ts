import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleApplication, sampleEnvelope } from '../../domain/record/sample.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { FIGURES } from '../../support/simple-loan.js';
import { lastingRows } from '../../support/table-rows.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-03-02');
let world: World;
let underwriter: TestClient;
let lender: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  underwriter = await world.client('UNDERWRITER');
  lender = await world.client('LENDER');
});
afterAll(() => world.close());

/** Allowed in every state. */
const ALWAYS = [
  ...['addNote', 'answerComplaint', 'issueLetter', 'liftHold', 'placeHold', 'recordComplaint', 'recordContact'],
  ...['recordValuation', 'setContactPreferences', 'updateLoanReferences'],
];

const application = (ssn: string, requestedLoanId?: string) => ({
  applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn, dateOfBirth: '1990-12-10', monthlyGross: '6000.00' },
  application: { applicationType: 'Complete', refinance: false, requestedLoanId },
  dealer: { dealerId: 'D1', name: 'Lakeside Motors', state: 'NY' },
  requestedTerms: { amount: '20000.00', term: 60, downPayment: '1500' },
  vehicle: { vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2021, wholesaleValue: '22000' },
});

const created = async (ssn: string, requestedLoanId?: string): Promise<string> => {
  const { loanId } = await command(underwriter, 'createLoan', application(ssn, requestedLoanId));
  return String(loanId);
};
const inUnderwriting = async (ssn: string): Promise<string> => {
  const loanId = await created(ssn);
  await command(underwriter, 'startUnderwriting', { loanId });
  return loanId;
};
const approved = async (ssn: string): Promise<string> => {
  const loanId = await inUnderwriting(ssn);
  await command(underwriter, 'completeUnderwriting', { loanId, creditScore: 710 });
  return loanId;
};
const statusOf = async (loanId: string) =>
  (await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } })).loanStatus;

describe('createLoan', () => {
  it('makes a loan that reads back as it was applied for', async () => {
    const answer = await command(underwriter, 'createLoan', application('123-45-6789', 'LN-ASKED'));
    expect(answer).toEqual({ __typename: 'LoanCreated', loanId: 'LN-ASKED', warnings: [] });
    const { loan } = await underwriter.data(`{ loan(id: "LN-ASKED") {
      loanStatus principalAmount term encumberedStatus
      borrower { firstName ssn dateOfBirth monthlyGross }
      application { applicationType refinance requestedTerms { amount term } vehicle { vin make year } dealer { state } }
      record { response underwriting }
    } }`);
    expect(loan).toEqual({
      loanStatus: 'CREATED',
      principalAmount: '20000.00',
      term: 60,
      encumberedStatus: 'PENDING',
      borrower: { firstName: 'Ada', ssn: '123-45-6789', dateOfBirth: '1990-12-10', monthlyGross: '6000.00' },
      application: {
        applicationType: 'Complete',
        refinance: false,
        requestedTerms: { amount: '20000.00', term: 60 },
        vehicle: { vin: '1HGCM82633A004352', make: 'Honda', year: 2021 },
        dealer: { state: 'NY' },
      },
      record: { response: {}, underwriting: {} },
    });
  });

  it('takes the specification’s own Request, and generates an id when the one asked for is taken', async () => {
    const { Request } = sampleApplication();
    const request = { ...Request, ApplicationInfo: { ...Request.ApplicationInfo, RequestedLoanID: 'LN-ASKED' } };
    const { loanId, warnings } = await command(underwriter, 'createLoan', { request });
    expect(loanId).toMatch(/^LN-[0-9a-f-]{36}$/);
    expect(warnings).toEqual([expect.stringContaining('VehicleVIN: check digit')]);
    const { loan } = await underwriter.data<{ loan: { record: unknown } }>(
      `query ($id: ID!) { loan(id: $id) { record { request } } }`,
      { id: loanId },
    );
    expect(loan.record).toEqual({ request });
  });

  it('warns of an application that cannot be underwritten', async () => {
    const { Request } = sampleApplication();
    const request = { ...Request, ApplicationInfo: { ...Request.ApplicationInfo, ApplicationType: 'Partial' } };
    const { loanId, warnings } = await command(underwriter, 'createLoan', { request });
    expect(warnings).toContainEqual(expect.stringContaining('ApplicationType: only an application of type Complete'));
    expect(await command(underwriter, 'startUnderwriting', { loanId })).toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
    });
  });

  it('gives an id that several ask for at once to one of them', async () => {
    const ssns = Array.from({ length: 6 }, (_, index) => `70012345${index}`);
    const ids = await Promise.all(ssns.map((ssn) => created(ssn, 'LN-WANTED')));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('LN-WANTED');
    for (const [index, id] of ids.entries()) {
      const { loan } = await underwriter.data(`query ($id: ID!) { loan(id: $id) { borrower { ssn } } }`, { id });
      expect(loan).toEqual({ borrower: { ssn: ssns[index] } });
    }
  });

  it('knows a borrower again by the social security number', async () => {
    const [first, second, other] = [
      await created('111223333'),
      await created('111-22-3333'),
      await created('321549876'),
    ];
    const rows = await world.prisma.loan.findMany({ where: { id: { in: [first, second, other] } } });
    const borrowerOf = (id: string) => rows.find((row) => row.id === id)?.borrowerId;
    expect(borrowerOf(first)).toBe(borrowerOf(second));
    expect(borrowerOf(first)).not.toBe(borrowerOf(other));
  });

  it('refuses what it cannot use, field by field, without repeating it', async () => {
    const bad = {
      applicant: { firstName: 'Ada', ssn: '12', dateOfBirth: '2099-01-01' },
      requestedTerms: { amount: '-5', term: 0 },
      vehicle: { vin: 'IOQ' },
    };
    const answer = await command(underwriter, 'createLoan', bad);
    expect(answer.faults?.map(({ field }) => field)).toEqual([
      'applicant.lastName',
      'applicant.dateOfBirth',
      'applicant.ssn',
      'requestedTerms.amount',
      'requestedTerms.term',
      'vehicle.vin',
    ]);
    expect(JSON.stringify(answer)).not.toContain('IOQ');
    const long = { ...application('123-45-6789'), dealer: { state: 'NY', name: 'ž'.repeat(1_000_000) } };
    expect(await command(underwriter, 'createLoan', long)).toMatchObject({
      faults: [{ field: 'Request', reason: 'must have at most 1000000 characters' }],
    });
  });

  it('accepts names and ids where every caller sees them, and no remarks about a person', async () => {
    const of = (more: object) => command(underwriter, 'createLoan', { ...application('123-45-6789'), ...more });
    const { vehicle } = application('123-45-6789');
    const told = await of({ vehicle: { ...vehicle, make: 'SSN 123-45-6789', model: 'Jane <doe@example.org>' } });
    expect(told.faults?.map(({ field }) => field)).toEqual(['vehicle.make', 'vehicle.model']);
    expect(await of({ lenderId: 'Jane Doe' })).toMatchObject({ faults: [{ field: 'lenderId' }] });
    expect(await of({ primaryServicerId: '123-45-6789' })).toMatchObject({ faults: [{ field: 'primaryServicerId' }] });
    const request = { ...sampleApplication().Request };
    request.ApplicationInfo = { ...request.ApplicationInfo, RequestedLoanID: 'Jane Doe 123-45-6789' };
    const { loanId } = await command(underwriter, 'createLoan', { request });
    expect(loanId).toMatch(/^LN-[0-9a-f-]{36}$/);
    for (const model of ['Silverado 2500HD (LTZ+)', 'MODEL_Y', 'e:Ny1', 'Mazda3 – [PHEV]'])
      expect(await of({ lenderId: '021000021', vehicle: { ...vehicle, make: 'Citroën', model } })).toHaveProperty(
        'loanId',
      );
  });

  it('makes loans inside the client’s portfolio only', async () => {
    const bound = await world.client('UNDERWRITER', { lender: 'LEN-9' });
    const { loanId } = await command(bound, 'createLoan', application('555667777'));
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId ?? '' } });
    expect(row.lenderId).toBe('LEN-9');
    expect(await command(bound, 'createLoan', { ...application('555667777'), lenderId: 'LEN-1' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('underwriting', () => {
  it('starts only for a complete application', async () => {
    const incomplete = { ...application('100200300'), application: { applicationType: 'Partial' } };
    const { loanId } = await command(underwriter, 'createLoan', incomplete);
    expect(await command(underwriter, 'startUnderwriting', { loanId })).toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
    });
  });

  it('computes sixty deals by the built-in forecast and approves', async () => {
    const loanId = await approved('200300400');
    const { loan } = await underwriter.data<{ loan: { underwriting: { deals: unknown[] } } }>(
      `query ($id: ID!) { loan(id: $id) { loanStatus grade aprPercent defaultProbability
        riskAssessment { decision creditScorePrimary }
        underwriting { deals { terms { term aprPercent loanAmount } decision { status } } } } }`,
      { id: loanId },
    );
    expect(loan).toMatchObject({
      loanStatus: 'APPROVED',
      grade: 'B',
      riskAssessment: { decision: 'APPROVED', creditScorePrimary: 710 },
    });
    expect(loan.underwriting.deals).toHaveLength(60);
  });

  it('declines a score of 480, below the minimum of the program, with any income', async () => {
    const { loanId } = await command(underwriter, 'createLoan', application('300400499'));
    await command(underwriter, 'startUnderwriting', { loanId });
    await command(underwriter, 'completeUnderwriting', { loanId, creditScore: 480 });
    expect(await statusOf(String(loanId))).toBe('DECLINED');
  });

  it('declines with a reason, and may be opened again', async () => {
    const poor = {
      ...application('300400500'),
      applicant: { ...application('300400500').applicant, monthlyGross: '900' },
    };
    const { loanId } = await command(underwriter, 'createLoan', poor);
    await command(underwriter, 'startUnderwriting', { loanId });
    await command(underwriter, 'completeUnderwriting', { loanId, creditScore: 480 });
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId ?? '' } });
    expect(row).toMatchObject({ loanStatus: 'DECLINED' });
    expect(row.clearDecisionReason).toBeNull();
    const { loan } = await lender.data(
      `query ($id: ID!) { loan(id: $id) { riskAssessment { decision declineReasonCodes }
        underwriting { deals(term: 60) { decision { status reasonCodes } } } } }`,
      { id: loanId },
    );
    const codes = [
      'CREDIT_SCORE_BELOW_MINIMUM',
      'PTI_ABOVE_LIMIT',
      'DTI_ABOVE_LIMIT',
      'DEFAULT_PROBABILITY_ABOVE_LIMIT',
    ];
    expect(loan).toMatchObject({
      riskAssessment: { decision: 'DECLINED', declineReasonCodes: codes },
      underwriting: {
        deals: expect.arrayContaining([{ decision: { status: 'DECLINED', reasonCodes: codes } }]) as unknown,
      },
    });
    expect(await command(lender, 'fundLoan', { loanId })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'DECLINED',
      allowedCommands: ['reopenUnderwriting', ...ALWAYS].sort(),
    });
    await command(underwriter, 'reopenUnderwriting', { loanId, reason: 'new income proof' });
    expect(await statusOf(String(loanId))).toBe('IN_UNDERWRITING');
  });

  it('stores what a risk engine hands over as it is, and refuses 59 entries for 60 deals or a PDF that is none', async () => {
    const loanId = await inUnderwriting('400500600');
    const { Response: response, Underwriting: underwriting } = sampleEnvelope().data;
    const complete = (results: object) => command(underwriter, 'completeUnderwriting', { loanId, results });
    const entries = underwriting.UnderwritingInfo as unknown[];
    const before = await lastingRows(world.prisma);
    expect(
      await complete({ response, underwriting: { ...underwriting, UnderwritingInfo: entries.slice(1) } }),
    ).toMatchObject({
      faults: [{ field: 'Underwriting.UnderwritingInfo', reason: expect.stringContaining('59') as string }],
    });
    const notPdf = { ...underwriting, PrimaryCreditBureauPDF: Buffer.alloc(10_000_000, 'x').toString('base64') };
    expect(await complete({ response, underwriting: notPdf })).toMatchObject({
      faults: [{ field: 'Underwriting.PrimaryCreditBureauPDF', reason: 'must be a PDF' }],
    });
    expect(await complete({ response: { ...response, Decision: 'DECLINED' }, underwriting })).toMatchObject({
      faults: [{ field: 'Response.DeclineReason' }],
    });
    expect(await lastingRows(world.prisma)).toEqual(before);
    expect(await complete({ response, underwriting })).toMatchObject({ loanId });
    const { loan } = await underwriter.data<{ loan: { record: unknown } }>(
      `query ($id: ID!) { loan(id: $id) { record { response underwriting } } }`,
      { id: loanId },
    );
    expect(loan.record).toEqual({ response, underwriting });
    // Its stipulations must be cleared before it is funded.
    expect(await command(lender, 'fundLoan', { loanId })).toMatchObject({ code: 'STIPULATIONS_OPEN' });
    const clear = (position: number) => command(underwriter, 'clearStipulation', { loanId, position });
    expect(await clear(2)).toMatchObject({ code: 'NOT_FOUND' });
    await clear(0);
    expect(await clear(0)).toMatchObject({ code: 'ALREADY_EXISTS' });
    await clear(1);
    expect(await command(lender, 'fundLoan', { loanId, term: 60 })).toMatchObject({ loanId });
    expect(await statusOf(loanId)).toBe('ACTIVE');
  });

  it('may be withdrawn until it is funded', async () => {
    for (const make of [created, inUnderwriting, approved]) {
      const loanId = await make('600700800');
      expect(await command(underwriter, 'withdrawLoan', { loanId })).toMatchObject({ loanId });
      expect(await command(underwriter, 'withdrawLoan', { loanId })).toMatchObject({
        currentState: 'WITHDRAWN',
        allowedCommands: ALWAYS,
      });
    }
  });
});

describe('fundLoan', () => {
  it('fixes the terms of an approved deal, and the ledger’s cash is what the bank paid', async () => {
    const loanId = await approved('700800900');
    expect(await command(lender, 'fundLoan', { loanId, term: 61 })).toMatchObject({
      code: 'DEAL_NOT_OFFERED',
      offeredDeals: expect.arrayContaining([{ dealId: `deal:3:${loanId}`, term: 60 }]) as unknown,
    });
    for (const [terms, fault] of [
      [{ lateFee: '1000000000.00' }, '`lateFee` must be at most 10000'],
      [{ lateFee: '9999.00' }, '`lateFee` must not exceed the installment of'],
      [{ dayCount: 'ACTUAL_364' }, '`dayCount` must be one of ACTUAL_365, ACTUAL_360, THIRTY_360, ACTUAL_ACTUAL'],
    ] as const)
      expect(await command(lender, 'fundLoan', { loanId, ...terms })).toMatchObject({
        message: expect.stringContaining(fault) as string,
      });
    expect(await command(lender, 'fundLoan', { loanId, lateFee: '25.00' })).toMatchObject({ loanId });
    const { loan } = await lender.data(
      `query ($id: ID!) { loan(id: $id) { ${FIGURES} principalAmount interestRate originationDate maturityDate
        firstPaymentDate installmentCount lateFee aprPercent } }`,
      { id: loanId },
    );
    // Grade B: 8.29 percent, and 0.25 for each of the three years beyond two.
    expect(loan).toMatchObject({
      loanStatus: 'ACTIVE',
      principalAmount: '20000.00',
      remainingBalance: '20000.00',
      interestRate: '9.04',
      originationDate: '2026-03-02',
      firstPaymentDate: '2026-04-02',
      maturityDate: '2031-03-02',
      nextPaymentDate: '2026-04-02',
      installmentCount: 60,
      lateFee: '25.00',
      encumberedStatus: 'PENDING',
      autoLoan: { remainingTerm: 60, paymentStatus: 'ON_TIME' },
    });
    const entries = await world.prisma.ledgerEntry.findMany({ where: { loanId }, orderBy: { account: 'asc' } });
    expect(entries.map(({ account, amount }) => [account, amount.toFixed(2)])).toEqual([
      ['CASH', '-19755.00'],
      ['PRINCIPAL_RECEIVABLE', '20000.00'],
      // The acquisition fee is kept back from the dealer, the flat paid on top.
      ['DEALER_DISCOUNT', '-395.00'],
      ['DEALER_FLAT', '150.00'],
    ]);
    const servicer = await world.client('SERVICER');
    clock.set('2026-04-02');
    // 31 days: 20,000 x 0.0904 x 31 / 365 = 153.56.
    await pay(servicer, loanId, '1000.00');
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect([row.totalInterestPaid?.toFixed(2), row.remainingBalance?.toFixed(2)]).toEqual(['153.56', '19153.56']);
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('keeps the contract as it was signed; one that differs is refused with both figures, or stands with a reason', async () => {
    clock.set('2026-03-12');
    const loanId = await approved('700800901');
    const signed = { loanId, contractDate: '2026-03-02', payment: '420.00', aprPercent: '9.04' };
    // By equal months, as the deal has it, 415.56; by days 415.72.
    expect(await command(lender, 'fundLoan', signed)).toMatchObject({
      code: 'CONTRACT_DIFFERS',
      data: { 'stated.payment': '420.00', 'own.payment': '415.72', 'ownByEqualPeriods.payment': '415.56' },
    });
    await command(lender, 'fundLoan', { ...signed, acceptDifference: 'the borrower asked for 420.00' });
    const auditor = await world.client('AUDITOR');
    const { loan } = await auditor.data(
      `query ($id: ID!) { loan(id: $id) { originationDate aprPercent autoLoan { fundedDate scheduledPayment }
        contract { contractDate stated { payment aprPercent financeCharge } own { payment } acceptedBecause
          fundedAmount dealerDiscount dealerFlat }
        events { edges { node { command reason amounts } } } } }`,
      { id: loanId },
    );
    expect(loan).toMatchObject({
      originationDate: '2026-03-02',
      aprPercent: '9.04',
      autoLoan: { fundedDate: '2026-03-12', scheduledPayment: '420.00' },
      contract: {
        contractDate: '2026-03-02',
        stated: { payment: '420.00', aprPercent: '9.04', financeCharge: null },
        own: { payment: '415.72' },
        acceptedBecause: 'the borrower asked for 420.00',
        fundedAmount: '19755.00',
        dealerDiscount: '395.00',
        dealerFlat: '150.00',
      },
    });
    expect((loan as { events: { edges: { node: object }[] } }).events.edges.at(-1)?.node).toEqual({
      command: 'fundLoan',
      reason: 'the borrower asked for 420.00',
      amounts: { principal: '20000.00' },
    });
    expect(await differences(world.prisma)).toEqual([]);
    // The dealer's share is for callers that see the contract's fundedAmount, in the ledger too.
    const funding = async (client: TestClient) => {
      const { loan } = await client.data<{ loan: { ledger: Nodes<{ entries: object[] }> } }>(
        'query ($id: ID!) { loan(id: $id) { ledger(first: 1) { edges { node { entries { account amount } } } } } }',
        { id: loanId },
      );
      return nodesOf(loan.ledger)[0]?.entries;
    };
    const principal = { account: 'PRINCIPAL_RECEIVABLE', amount: '20000.00' };
    expect(await funding(lender)).toEqual(
      expect.arrayContaining([
        { account: 'CASH', amount: '-19755.00' },
        { account: 'DEALER_DISCOUNT', amount: '-395.00' },
        { account: 'DEALER_FLAT', amount: '150.00' },
        principal,
      ]),
    );
    expect(await funding(await world.client('SERVICER'))).toEqual([
      { account: 'CASH', amount: '-20000.00' },
      principal,
    ]);
  });

  it('moves due dates by the calendar where its rules say so', async () => {
    const funded = async (ssn: string, rules: object) => {
      const loanId = await approved(ssn);
      // A Saturday, and Independence Day.
      expect(
        await command(lender, 'fundLoan', {
          loanId,
          firstPaymentDate: '2026-07-04',
          acceptDifference: 'It begins in July',
          ...rules,
        }),
      ).toMatchObject({
        loanId,
      });
      const { loan } = await lender.data<{
        loan: { firstPaymentDate: string; schedule: { edges: { node: { dueDate: string } }[] } };
      }>(`query ($id: ID!) { loan(id: $id) { firstPaymentDate schedule(first: 6) { edges { node { dueDate } } } } }`, {
        id: loanId,
      });
      return [loan.firstPaymentDate, ...loan.schedule.edges.map(({ node }) => node.dueDate)];
    };
    expect(await funded('700800901', {})).toEqual([
      ...['2026-07-04', '2026-07-04', '2026-08-04', '2026-09-04', '2026-10-04', '2026-11-04', '2026-12-04'],
    ]);
    expect(await funded('700800902', { dueDateRule: 'FOLLOWING_BUSINESS_DAY' })).toEqual([
      ...['2026-07-06', '2026-07-06', '2026-08-04', '2026-09-04', '2026-10-05', '2026-11-04', '2026-12-04'],
    ]);
    const loanId = await approved('700800903');
    expect(await command(lender, 'fundLoan', { loanId, nonAccrualDays: 0 })).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'nonAccrualDays' }],
    });
  });

  it('is for lenders, and origination for underwriters', async () => {
    const loanId = await approved('800900100');
    await expect(command(underwriter, 'fundLoan', { loanId })).rejects.toThrow('FORBIDDEN');
    await expect(command(lender, 'withdrawLoan', { loanId })).rejects.toThrow('FORBIDDEN');
    expect(await statusOf(loanId)).toBe('APPROVED');
  });
});

it('every step is in the timeline', async () => {
  const loanId = await approved('700121234');
  const events = await world.prisma.loanEvent.findMany({ where: { loanId }, orderBy: { sequence: 'asc' } });
  expect(events.map(({ command: name, fromState, toState }) => [name, fromState, toState])).toEqual([
    ['createLoan', null, 'CREATED'],
    ['startUnderwriting', 'CREATED', 'IN_UNDERWRITING'],
    ['completeUnderwriting', 'IN_UNDERWRITING', 'APPROVED'],
  ]);
  expect(events[0]?.clientId).toBe(underwriter.clientId);
});
