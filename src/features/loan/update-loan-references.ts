import { checkText } from '../command/command-call.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import { readReferences, REFERENCE_NAMES } from '../../domain/loan/references.js';
import { inputCheck } from '../../domain/input-check.js';
import { isFunded } from '../../domain/record/spelling.js';
import { invalidInput, refuse, success, type FieldFault, type Result } from '../../domain/refusal.js';
import { loanCommand } from './loan-command.js';
import { recordChange } from './record-change.js';
import type { LockedLoan } from './loan-stores.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { LoanUpdated } from './loan-answer.js';
import { addReferences, referencesOf } from './loan-references.input.js';
import { ANY_STATE } from './loan-rules.js';
import { saveSealedReferences } from './save-sealed-references.js';

const SERVICERS = ['primaryServicerId', 'secondaryServicerId'] as const;
type Servicers = Pick<LoanColumns, (typeof SERVICERS)[number]>;

/** One of two servicers neither takes a loan from the other nor shows it to a third. */
const changedServicers = ({ kind }: Portfolio, loan: Servicers, given: Partial<Servicers>): readonly FieldFault[] =>
  SERVICERS.filter((name) => kind === 'SERVICER' && given[name] !== undefined && given[name] !== loan[name]).map(
    (field) => ({ field, reason: 'cannot change: your client’s portfolio depends on it' }),
  );

/** What interest and payoff are reckoned by is the contract's, and shown as it is reckoned. */
function checkContract(
  loan: LockedLoan,
  { spread, indexRate, prepaymentPenalty }: Partial<LoanColumns>,
): Result<true, 'CONFLICT'> {
  if ((spread !== undefined || indexRate !== undefined) && loan.interestRateType === 'FLOATING') {
    return refuse('CONFLICT', 'The rate is floating. Its index and spread are fixed by the contract.');
  }
  if (prepaymentPenalty !== undefined && isFunded(loan.loanStatus)) {
    return refuse('CONFLICT', 'The loan is funded. Its prepayment penalty is fixed by the contract.');
  }
  return success(true);
}

/** The fields of `Loan` that show references. */
const FIELDS: readonly string[] = [
  'applicantCreditVision',
  'autoLoan',
  'borrowerAddress',
  'coApplicantCreditVision',
  'creditReportHash',
  'grade',
  'indexRate',
  'initialLender',
  'loanServicer',
  'macroEconomicFeatures',
  'prepaymentPenaltyPercent',
  'primaryServicer',
  'primaryServicerId',
  'retailInstallmentContractHash',
  'secondaryServicer',
  'secondaryServicerId',
  'spread',
  'startBlock',
];

@InputType({ description: 'Loan references to update. Omitted fields stay as they are; an empty string clears one.' })
class UpdateLoanReferencesInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}
addReferences(UpdateLoanReferencesInput.prototype);

/** Says what nothing computes: addresses, servicers, digests, figures of an outside engine. In every state of a loan. */
export const updateLoanReferences = loanCommand({
  name: 'updateLoanReferences',
  summary:
    'Updates references of a loan that are not calculated: addresses, servicers, digests, figures of another engine.',
  event: 'Loan references updated',
  scope: 'loan:service',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: { path: '/loan-references', answer: 'loanId loanStatus' },
  menu: 'Terms',
  affects: [...FIELDS, 'valuation'],
  input: UpdateLoanReferencesInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, stores, call } = work;
    const check = inputCheck();
    checkText(check, 'reason', input.reason);
    const read = readReferences(referencesOf(input));
    if (!read.ok) return invalidInput([...check.faults, ...read.refusal.faults]);
    const { names, columns, parts } = read.value;
    if (names.length === 0) check.fault('loanId', `must come with one of ${REFERENCE_NAMES.join(', ')}`);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const moved = changedServicers(call.viewer.portfolio, loan, columns);
    if (moved.length > 0) return invalidInput(moved);
    const free = checkContract(loan, columns);
    if (!free.ok) return free;
    if (!(await saveSealedReferences(stores, loan, parts))) return refuse('CONFLICT', 'The borrower was erased.');
    return success(await recordChange(work, { columns, reason: input.reason ?? undefined, changed: names }));
  },
});
