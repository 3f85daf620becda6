import { sampleEnvelope, type Envelope, type Loose } from '../../domain/record/sample.js';
import { command, pay } from '../commands.js';
import { eraseByTwo } from '../erase.js';
import { importInto } from '../import-record.js';
import { RECORD_VARIANTS, variant } from '../record-variants.js';
import { seedAccounts } from '../seed-accounts.js';
import { SIMPLE_LOAN } from '../simple-loan.js';
import type { World } from '../world.js';
import type { Ids } from './any-case.js';

const envelope = (loanId: string, borrowerId: string, change: (data: Envelope['data']) => void): Envelope => {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, { borrowerId, lenderId: 'LEN-1' });
  change(made.data);
  return { ...made, loanId };
};

const ODD = [
  envelope('LN-NEGATIVE', 'BR-SHARED', ({ loanDetails }) => {
    Object.assign(loanDetails, { remainingBalance: '-1,234.50', predictedYield: '-0.0866', grade: '' });
  }),
  envelope('LN-NEWER', 'BR-SHARED', (data) => {
    data.loanDetails.createdAt = '1,818,329,823,153';
    data.Request.ApplicantInfo!.ApplicantFirstName = 'Newer';
    for (const deal of data.Underwriting.DealTermsInfo as Loose[]) deal.TermsAPR = 'n/a';
    for (const deal of data.Underwriting.UnderwritingInfo as Loose[]) delete deal.TermsLoanAmount;
  }),
  envelope('LN-ERASED', 'BR-ERASED', () => undefined),
];

const APPLICATION = {
  applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn: '123-45-6789', dateOfBirth: '1990-12-10' },
  application: { applicationType: 'Complete', refinance: false, requestedLoanId: 'LN-CREATED' },
  dealer: { dealerId: 'D1', name: 'Lakeside Motors', state: 'NY' },
  requestedTerms: { amount: '20000.00', term: 60, downPayment: '1500' },
};

/** Loans of every making: imported as awkwardly as can be, just applied for, being repaid, of a person erased. */
export async function awkwardLoans(world: World): Promise<Ids> {
  const variants = Object.keys(RECORD_VARIANTS).map(variant);
  await importInto(world, [...variants, ...ODD]);
  await eraseByTwo(world, ['BR-ERASED']);
  const { loanId } = await command(await world.client('UNDERWRITER'), 'createLoan', APPLICATION);
  const seeded = await seedAccounts(world.prisma, 2);
  await world.loan({ ...SIMPLE_LOAN, id: 'LN-SIMPLE', borrowerId: 'BR-SIMPLE' });
  const servicer = await world.client('SERVICER');
  await pay(servicer, 'LN-SIMPLE', '1066.00');
  const repaymentId = await pay(servicer, 'LN-SIMPLE', '50.00');
  await command(servicer, 'reverseRepayment', { repaymentId, reason: 'R01', returnedPaymentFee: '20.00' });
  return {
    loans: [
      ...[...variants, ...ODD].map((made) => String(made.loanId)),
      ...seeded.map(({ id }) => id),
      String(loanId),
      'LN-SIMPLE',
    ],
    borrowers: ['BR-SHARED', 'BR-ERASED', 'BR-SIMPLE', 'BR-VARIANT-0'],
  };
}
