import { clearStipulation } from '../../features/origination/clear-stipulation.js';
import { completeUnderwriting } from '../../features/origination/complete-underwriting.js';
import { createLoan } from '../../features/origination/create-loan.js';
import { fundLoan } from '../../features/origination/fund-loan.js';
import { startUnderwriting } from '../../features/origination/start-underwriting.js';
import { recordLien } from '../../features/collateral/record-lien.js';
import { updateLoanReferences } from '../../features/loan/update-loan-references.js';
import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { DEMO_SEED } from '../demo-seed.js';
import { generateRecord } from '../seed-portfolio.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { LoanDesk } from './loan-desk.js';
import { bankDayFrom } from './story-days.js';
import { step, type Step } from './story.js';

/** Named loans have numbers that no portfolio reaches. */
const FIRST_NAMED = 800_000;

/** The index of a named loan in the generator, from its number in the list. */
const indexOf = (number: number): number => FIRST_NAMED + number - 1;

export const namedLoanId = (number: number): string => `LN-3814-${100_001 + indexOf(number)}`;

/** What an applicant and a bureau say: the generator's. The same person and car each time it is asked on a day. */
const application = (number: number, on: BusinessDate, outcome: Application) =>
  generateRecord(DEMO_SEED, indexOf(number), on, { state: outcome });

export type Application = Extract<LoanState, 'APPROVED' | 'DECLINED'>;

/** An application of a named loan arrives from a dealer. */
export async function apply(desk: LoanDesk, number: number, outcome: Application = 'APPROVED'): Promise<void> {
  const { data } = await application(number, desk.day, outcome);
  const { lenderId, primaryServicerId, secondaryServicerId, initialLender, loanServicer } = data.loanDetails as Record<
    string,
    string
  >;
  const input = {
    idempotencyKey: desk.key('createLoan'),
    request: data.Request,
    lenderId,
    primaryServicerId,
    references: { secondaryServicerId, initialLender, loanServicer },
  };
  await desk.office.command(
    (services, caller, given: typeof input) => createLoan.carryOut(services, caller, given as never),
    'UNDERWRITER',
    input,
  );
}

/** The file is reviewed, with the results of a risk engine on the day of the application. */
export async function review(
  desk: LoanDesk,
  number: number,
  appliedOn: BusinessDate,
  outcome: Application = 'APPROVED',
): Promise<void> {
  const { data } = await application(number, appliedOn, outcome);
  const results = { response: data.Response, underwriting: data.Underwriting };
  await desk.does(completeUnderwriting, { results }, 'UNDERWRITER');
  const { grade } = data.loanDetails as { readonly grade: string };
  const references = { grade, reason: 'Grade of the risk engine' };
  if (grade !== '') await desk.does(updateLoanReferences, references);
}

export async function clearAll(desk: LoanDesk): Promise<void> {
  for (const position of [0, 1]) await desk.does(clearStipulation, { position }, 'UNDERWRITER');
}

type Contract = Omit<Parameters<typeof fundLoan.run>[2], 'idempotencyKey' | 'loanId'>;

interface Originated {
  readonly number: number;
  readonly appliedOn: BusinessDate;
  readonly firstDueOn: BusinessDate;
  readonly contract?: Contract;
}

/** An ordinary origination: application, review, conditions, payout within two weeks, and the title some weeks later. */
export function originated({ number, appliedOn: applied, firstDueOn, contract }: Originated): readonly Step[] {
  const appliedOn = bankDayFrom(applied);
  const after = (days: number) => bankDayFrom(addDays(appliedOn, days));
  return [
    step(appliedOn, (desk) => apply(desk, number)),
    step(after(1), async (desk) => {
      await desk.does(startUnderwriting, {}, 'UNDERWRITER');
    }),
    step(after(2), (desk) => review(desk, number, appliedOn)),
    step(after(5), clearAll),
    step(after(7), async (desk) => {
      const { data } = await application(number, appliedOn, 'APPROVED');
      const { RequestedTermsInfo: asked } = data.Request as Record<string, Record<string, string>>;
      const terms = {
        // The contract has the payment of its own days, which an offer could not know yet.
        annualRatePercent: asked?.RequestedLoanRate ?? null,
        firstPaymentDate: firstDueOn,
        prepaidFinanceCharge: ACQUISITION_FEE,
        ...LATE_FEES,
        ...contract,
      };
      await desk.does(fundLoan, terms, 'LENDER');
    }),
    step(after(35), async (desk) => {
      await desk.does(recordLien, { reason: 'The electronic title arrived' });
    }),
  ];
}

/** The generator's. It is paid out of the principal. */
const ACQUISITION_FEE = '395.00';

const LATE_FEES = { lateFee: '25.00', graceDays: 10 } as const;
