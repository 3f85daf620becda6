import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { command } from '../../support/commands.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
let underwriter: TestClient;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-03-02') });
  [underwriter, servicer] = [await world.client('UNDERWRITER'), await world.client('SERVICER')];
});
afterAll(() => world.close());

const application = () => ({
  applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn: '123-45-6789', monthlyGross: '6000.00' },
  application: { applicationType: 'Complete' },
  requestedTerms: { amount: '20000.00', term: 60 },
  vehicle: { vin: '1HGCM82633A004352', wholesaleValue: '22000' },
});
const created = async (input: object = {}) =>
  String((await command(underwriter, 'createLoan', { ...application(), ...input })).loanId);

interface Details {
  readonly loanDetails: Record<string, unknown> & { readonly metadata: { readonly AutoLoan: Record<string, unknown> } };
}
const detailsOf = async (loanId: string): Promise<Details['loanDetails']> => {
  const { loan } = await underwriter.data<{ loan: { record: Details } }>(
    `query ($id: ID!) { loan(id: $id) { record { loanDetails } } }`,
    { id: loanId },
  );
  return loan.record.loanDetails;
};

const DIGEST = `0x${'ab'.repeat(32)}`;
/** As they are said, and as the record then shows them. */
const REFERENCES = {
  borrowerAddress: ['0xborrower', { borrower: '0xborrower' }],
  initialLender: ['0xlender', { initialLender: '0xlender' }],
  secondaryServicerId: ['SRV-2', { secondaryServicerId: 'SRV-2' }],
  loanServicer: ['0xservicer', { loanServicer: '0xservicer' }],
  startBlock: ['18234567', { startBlock: '18,234,567' }],
  spread: ['1.25', { spread: '1.25' }],
  indexRate: ['5.33', { indexRate: '5.33' }],
  prepaymentPenaltyPercent: ['2', { prepaymentPenalty: '2' }],
  grade: ['A', { grade: 'A' }],
  creditReportHash: [DIGEST, { creditReportHash: DIGEST }],
  retailInstallmentContractHash: [DIGEST, { retailInstallmentContractHash: DIGEST }],
  applicantCreditVision: ['thin file', { applicantCreditVision: 'thin file' }],
  coApplicantCreditVision: ['none', { coApplicantCreditVision: 'none' }],
  unemployment: ['4.1', { macroEconomicFeatures: { unemployment: 4.1, cpi: 312.5, fedRate: 5.25 } }],
  cpi: ['312.5', {}],
  fedRate: ['5.25', {}],
  pti: ['0.08', {}],
  dti: ['0.31', {}],
} as const;
const SAID = Object.fromEntries(Object.entries(REFERENCES).map(([name, [value]]) => [name, value]));
const SHOWN = Object.assign({}, ...Object.values(REFERENCES).map(([, shown]) => shown)) as object;

describe('every member of loanDetails that nothing computes', () => {
  it('can be said when the loan is created', async () => {
    const details = await detailsOf(await created({ references: SAID }));
    expect(details).toMatchObject(SHOWN);
    expect(details.metadata.AutoLoan).toMatchObject({ pti: '0.08', dti: '0.31' });
  });

  it('can be said later, with an event that names it and not its value', async () => {
    const loanId = await created();
    expect(await command(servicer, 'updateLoanReferences', { loanId, ...SAID, reason: 'boarded' })).toEqual({
      __typename: 'LoanUpdated',
      loanId,
    });
    const details = await detailsOf(loanId);
    expect(details).toMatchObject(SHOWN);
    expect(details.metadata.AutoLoan).toMatchObject({ pti: '0.08', dti: '0.31' });
    const { loan } = await servicer.data<{ loan: { events: { edges: { node: object }[] } } }>(
      `query ($id: ID!) { loan(id: $id) { events { edges { node { command reason changed amounts } } } } }`,
      { id: loanId },
    );
    expect(loan.events.edges.at(-1)?.node).toEqual({
      command: 'updateLoanReferences',
      reason: 'boarded',
      changed: Object.keys(SAID),
      amounts: {},
    });
  });

  it('stays when it is left out, and goes with an empty text', async () => {
    const loanId = await created({ references: { initialLender: '0xlender', loanServicer: '0xservicer' } });
    await command(servicer, 'updateLoanReferences', { loanId, loanServicer: '' });
    expect(await detailsOf(loanId)).toMatchObject({ initialLender: '0xlender', loanServicer: '' });
  });

  it('outlives the review; payment and debts to income are those of an outside engine’s deal', async () => {
    const loanId = await created({ references: { applicantCreditVision: 'thin file', borrowerAddress: '0xborrower' } });
    await command(underwriter, 'startUnderwriting', { loanId });
    const { Response: response, Underwriting: underwriting } = sampleEnvelope().data;
    const results = { response: { ...response, Stipulations: [] }, underwriting };
    await command(underwriter, 'completeUnderwriting', { loanId, results });
    const details = await detailsOf(loanId);
    expect(details).toMatchObject({ applicantCreditVision: 'thin file', borrower: '0xborrower' });
    expect(details.metadata.AutoLoan).toMatchObject({ pti: '0.08', dti: '0.31' });
  });

  it.each([
    [{}, '`loanId` must come with one of'],
    [{ creditReportHash: 'abc' }, '`creditReportHash` must be a hex digest with the prefix 0x'],
    [{ initialLender: 'x'.repeat(201) }, '`initialLender` must have at most 200 characters'],
    [{ initialLender: 'Jane Doe' }, '`initialLender` must be an ID or address'],
    [{ loanServicer: '123-45-6789' }, '`loanServicer` must be an ID or address'],
    [{ primaryServicerId: 'SRV 1' }, '`primaryServicerId` must be an ID or address'],
    [{ secondaryServicerId: 'SRV-123.45.6789' }, '`secondaryServicerId` must be an ID or address'],
    [{ grade: '19900102' }, '`grade` must be a grade such as B or A2'],
    [{ grade: 'A, born 1990' }, '`grade` must be a grade such as B or A2'],
    [{ startBlock: '1.5' }, '`startBlock` has more than 0 decimals'],
  ])('is refused when it is none: %j', async (said, message) => {
    const loanId = await created();
    expect(await command(servicer, 'updateLoanReferences', { loanId, ...said })).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining(message) as string,
    });
  });

  it('is not for one servicer to take a loan from another by, nor to show it to a third', async () => {
    const second = await world.client('SERVICER', { servicer: 'SRV-2' });
    const { id: loanId } = await world.loan({ primaryServicerId: 'SRV-1', secondaryServicerId: 'SRV-2' });
    const update = (said: object) => command(second, 'updateLoanReferences', { loanId, ...said });
    expect(await update({ primaryServicerId: 'SRV-2', secondaryServicerId: '' })).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'primaryServicerId' }, { field: 'secondaryServicerId' }],
    });
    expect(await update({ secondaryServicerId: 'SRV-3' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await update({ secondaryServicerId: 'SRV-2', grade: 'B' }), 'as it was').toMatchObject({ loanId });
    // A client that sees all loans names the servicer.
    const handed = { loanId, primaryServicerId: 'SRV-9', secondaryServicerId: 'SRV-1' };
    expect(await command(servicer, 'updateLoanReferences', handed)).toMatchObject({ loanId });
  });

  it('is not for what the contract fixed', async () => {
    const own = await world.client('SERVICER', { servicer: 'SRV-1' });
    const { id: loanId } = await world.loan({ primaryServicerId: 'SRV-1', interestRateType: 'FLOATING' });
    const update = (said: object) => command(own, 'updateLoanReferences', { loanId, ...said });
    expect(await update({ indexRate: '4' }), 'the rate floats').toMatchObject({ code: 'CONFLICT' });
    expect(await update({ prepaymentPenaltyPercent: '3' }), 'payoff asks for the contract’s').toMatchObject({
      code: 'CONFLICT',
    });
  });
});
