import { actorId } from '../../domain/access/viewer.js';
import { addBusinessDays } from '../../domain/bank-calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { obtain } from '../../domain/obtain.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import {
  commandCall,
  loanCommand,
  checkText,
  type Caller,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import { recordedAccountOf, type RecordedAccount } from '../ledger/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import type { Repayment, RepaymentMethod } from '../ports/loan-stores.js';
import { checkPayment, ifItSettled } from './quote-repayment.js';
import { newRepayment, type RepaymentAnswer } from './repayment-command.js';

interface SubmitRepaymentInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** One that was initiated; without it a new one is made. */
  readonly repaymentId?: string | null | undefined;
  readonly amount: string;
  readonly effectiveDate?: string | null | undefined;
  readonly method: RepaymentMethod;
  readonly externalReference?: string | null | undefined;
  readonly allowDuplicateReference?: boolean | null | undefined;
  /** What to do with it; without one, what the contract says. */
  readonly instruction?: PaymentInstruction | null | undefined;
}

/** At the same time: each of them is looked at by every figure of the loan. */
const MOST_ON_THEIR_WAY = 100;

/** Records a payment that is on its way, with a preview of how it would be applied. Balances do not move. */
export const submitRepayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: SubmitRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    loanCommand(needs, commandCall('submitRepayment', caller, input), input.loanId, (work) => submit(work, input));

/** The same on a loan that is locked already, with its account where that was read already. */
export async function submit(
  work: LoanWork,
  input: Omit<SubmitRepaymentInput, 'idempotencyKey' | 'loanId'>,
  known?: RecordedAccount,
): Promise<Result<RepaymentAnswer>> {
  const allowed = transitionLoan(work.loan.loanStatus, 'submitRepayment');
  if (!allowed.ok) return allowed;
  const check = inputCheck();
  const amount = check.decimal('amount', input.amount, AMOUNT);
  const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? work.today);
  checkText(check, 'externalReference', input.externalReference);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const account = known ? success(known) : await recordedAccountOf(work);
  if (!account.ok) return account;
  const { recorded, pending } = account.value;
  if (pending.length >= MOST_ON_THEIR_WAY)
    return refuse('CONFLICT', `At most ${MOST_ON_THEIR_WAY} payments of a loan are on their way at the same time`);
  const isOwn = work.call.viewer.portfolio.kind === 'BORROWER';
  const instruction = input.instruction ?? undefined;
  const fits = checkPayment(recorded, { effectiveOn, instruction }, isOwn, work.today);
  if (!fits.ok) return fits;
  const repayment = await repaymentFor(work, input.repaymentId ?? undefined);
  if (!repayment.ok) return repayment;
  const unique = await checkReference(work, input);
  if (!unique.ok) return unique;
  const { id } = repayment.value;
  const payment = { id, amount, effectiveOn, instruction };
  const { allocation } = await ifItSettled(work.loan, account.value, payment, work.today);
  const submitted: Repayment = {
    ...repayment.value,
    state: 'SUBMITTED',
    amount: amount.toFixed(2),
    effectiveDate: effectiveOn,
    method: input.method,
    externalReference: input.externalReference ?? null,
    instruction: instruction ?? null,
    clientId: actorId(work.call.viewer),
    preview: allocation ?? null,
    submittedAt: work.now.toISOString(),
    expiresOn: addBusinessDays(work.today, recorded.terms.rules.pendingBusinessDays, recorded.rules.bankCalendar),
  };
  await (input.repaymentId ? work.stores.repayments.update(submitted) : work.stores.repayments.insert(submitted));
  const amounts = { amount: amount.toFixed(2) };
  const answer = await recordChange(work, { repaymentId: id, effectiveOn, amounts });
  return success({ ...answer, repayment: submitted });
}

async function repaymentFor(work: LoanWork, id: string | undefined): Promise<Result<Repayment>> {
  if (id === undefined) return success(newRepayment(work));
  const initiated = await work.stores.repayments.byId(id);
  if (initiated?.loanId !== work.loan.id) return refuse('NOT_FOUND', 'There is no such repayment of this loan');
  const next = transitionRepayment(initiated.state, 'submitRepayment');
  return next.ok ? success(initiated) : next;
}

/** A payment of a loan, or of a client, that is named as another most likely is that one, whoever entered it. */
async function checkReference(
  { stores, call, loan }: LoanWork,
  {
    externalReference,
    allowDuplicateReference,
  }: Pick<SubmitRepaymentInput, 'externalReference' | 'allowDuplicateReference'>,
): Promise<Result<true>> {
  if (externalReference == null || allowDuplicateReference === true) return success(true);
  const repaymentId = await stores.repayments.byReference(loan.id, actorId(call.viewer), externalReference);
  if (repaymentId === undefined) return success(true);
  return refuse('DUPLICATE_REFERENCE', 'A payment with this external reference was submitted before', { repaymentId });
}

/** What became of one of many. */
interface SubmittedItem {
  readonly idempotencyKey: string;
  readonly result: Result<RepaymentAnswer>;
}

export const MOST_REPAYMENTS = 1_000;

export interface SubmitManyNeeds extends CommandNeeds {
  /** Told of what nobody expected; whoever sent it only hears that it may be sent again. */
  readonly complain: (requestId: string, error: unknown) => void;
}

/** Fewer than units of work run at once, so that others get their turn. */
const SIDE_BY_SIDE = 3;

/**
 * Many payments in one request, each by its own key and for itself: some may be refused and the others stand. Those of one loan
 * are taken one after the other, in the order in which they are given. One that could not be carried out just now is answered so
 * and may be sent again; only where none could be is it a fault of the whole.
 */
export const submitRepayments = (needs: SubmitManyNeeds) => {
  const submit = submitRepayment(needs);
  return async (caller: Caller, inputs: readonly SubmitRepaymentInput[]): Promise<readonly SubmittedItem[]> => {
    const results = new Map<number, Result<RepaymentAnswer>>();
    const faults: unknown[] = [];
    const keys = new Set<string>();
    const byLoan = new Map<string, [number, SubmitRepaymentInput][]>();
    for (const [place, input] of inputs.entries()) {
      if (keys.has(input.idempotencyKey))
        results.set(place, refuse('IDEMPOTENCY_KEY_REUSED', 'An item before it has this key: use a new one'));
      else obtain(byLoan, input.loanId, (): [number, SubmitRepaymentInput][] => []).push([place, input]);
      keys.add(input.idempotencyKey);
    }
    const submitOne = async (input: SubmitRepaymentInput): Promise<Result<RepaymentAnswer>> => {
      try {
        return await submit(caller, input);
      } catch (error) {
        faults.push(error);
        needs.complain(caller.requestId, error);
        return refuse('IN_PROGRESS', 'It could not be carried out just now: send the same again, with the same key');
      }
    };
    const loans = byLoan.values();
    const work = async () => {
      for (const items of loans) for (const [place, input] of items) results.set(place, await submitOne(input));
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    if (faults.length === inputs.length) throw faults[0];
    return inputs.flatMap(({ idempotencyKey }, place) => {
      const result = results.get(place);
      return result ? [{ idempotencyKey, result }] : [];
    });
  };
};
