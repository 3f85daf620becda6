import { sampleEnvelope } from '../domain/record/sample.js';
import { command } from './commands.js';
import type { TestClient } from './test-client.js';

export interface Funders {
  readonly underwriter: TestClient;
  readonly lender: TestClient;
}

/** 12,000.00 at 12 percent over twelve months, from the application to the money, on a contract as it is given. */
export async function fundContract(
  { underwriter, lender }: Funders,
  contract: object,
  application: object = {},
): Promise<string> {
  const run = async (client: TestClient, name: string, input: object) => {
    const answer = await command(client, name, { ...input });
    if (answer.code) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
    return answer;
  };
  const created = await run(underwriter, 'createLoan', {
    applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn: '123456789' },
    application: { applicationType: 'Complete' },
    requestedTerms: { amount: '12000.00', term: 12 },
    vehicle: { vin: '1HGCM82633A004352' },
    ...application,
  });
  const loanId = String(created.loanId);
  await run(underwriter, 'startUnderwriting', { loanId });
  await run(underwriter, 'completeUnderwriting', { loanId, results: results() });
  await run(lender, 'fundLoan', { loanId, ...contract });
  return loanId;
}

function results() {
  const { Response, Underwriting } = sampleEnvelope().data;
  const [deal] = Underwriting.DealTermsInfo as object[];
  const [entry] = Underwriting.UnderwritingInfo as object[];
  const [offer] = Response.LoanTerms as object[];
  const terms = { TermsLoanAmount: '12,000.00', TermsTerm: '12', TermsMonthlyPayment: '', TermsAPR: '12' };
  return {
    response: {
      ...Response,
      Decision: 'APPROVED',
      LoanTerms: [{ ...offer, TermMonths: 12, Rate: 12 }],
      Stipulations: [],
    },
    underwriting: { ...Underwriting, DealTermsInfo: [{ ...deal, ...terms }], UnderwritingInfo: [entry] },
  };
}
