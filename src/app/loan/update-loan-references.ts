import type { Portfolio } from '../../domain/access/viewer.js';
import { mergedExcerpt } from '../../domain/record/record-shape.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import {
  type ReferencePart,
  readReferences,
  REFERENCE_NAMES,
  type LoanReferences,
} from '../../domain/loan/references.js';
import type { LoanStores } from '../ports/ports.js';
import { inputCheck } from '../../domain/input-check.js';
import { isFunded } from '../../domain/record/spelling.js';
import { invalidInput, refuse, success, type FieldFault, type Result } from '../../domain/refusal.js';
import { checkText, commandCall, type Caller, loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { type LoanAnswer, recordChange } from './record-change.js';
import type { LockedLoan } from '../ports/loan-stores.js';

/** Adds members to the sealed parts of a record. False when the borrower was erased: nobody could read them. */
export async function saveSealedReferences(
  { origination }: Pick<LoanStores, 'origination'>,
  { id }: { readonly id: string },
  parts: Readonly<Partial<Record<ReferencePart, JsonObject>>>,
): Promise<boolean> {
  const names = Object.keys(parts) as ReferencePart[];
  if (names.length === 0) return true;
  const stored = await origination.excerpts(id, names);
  for (const part of names) {
    const members = mergedExcerpt(stored[part] ?? {}, parts[part] ?? {});
    if (!(await origination.savePart(id, part, members))) return false;
  }
  return true;
}

const SERVICERS = ['primaryServicerId', 'secondaryServicerId'] as const;
type Servicers = Pick<LoanColumns, (typeof SERVICERS)[number]>;

/** One of two servicers neither takes a loan from the other nor shows it to a third. */
const changedServicers = ({ kind }: Portfolio, loan: Servicers, given: Partial<Servicers>): readonly FieldFault[] =>
  SERVICERS.filter((name) => kind === 'SERVICER' && given[name] !== undefined && given[name] !== loan[name]).map(
    (field) => ({ field, reason: 'must stay: who services a loan is said by whoever it belongs to' }),
  );

export interface UpdateLoanReferencesInput extends LoanReferences {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** Says what nothing computes: addresses, servicers, digests, figures of an outside engine. In every state of a loan. */
export const updateLoanReferences =
  (needs: CommandNeeds) =>
  (caller: Caller, input: UpdateLoanReferencesInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('updateLoanReferences', caller, input), input.loanId, async (work) => {
      const { loan, stores, call } = work;
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      const read = readReferences(input);
      if (!read.ok) return invalidInput([...check.faults, ...read.refusal.faults]);
      const { names, columns, parts } = read.value;
      if (names.length === 0) check.fault('loanId', `must come with one of ${REFERENCE_NAMES.join(', ')}`);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const moved = changedServicers(call.viewer.portfolio, loan, columns);
      if (moved.length > 0) return invalidInput(moved);
      const free = checkContract(loan, columns);
      if (!free.ok) return free;
      if (!(await saveSealedReferences(stores, loan, parts))) return refuse('CONFLICT', 'The borrower was erased');
      return success(await recordChange(work, { columns, reason: input.reason ?? undefined, changed: names }));
    });

/** What interest and payoff are reckoned by is the contract's, and shown as it is reckoned. */
function checkContract(loan: LockedLoan, { spread, indexRate, prepaymentPenalty }: Partial<LoanColumns>): Result<true> {
  if ((spread !== undefined || indexRate !== undefined) && loan.interestRateType === 'FLOATING') {
    return refuse('CONFLICT', 'The rate of this loan floats: index and spread are those of its contract');
  }
  if (prepaymentPenalty !== undefined && isFunded(loan.loanStatus)) {
    return refuse('CONFLICT', 'The loan is funded: its prepayment penalty is that of its contract');
  }
  return success(true);
}
