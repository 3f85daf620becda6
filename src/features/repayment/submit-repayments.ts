import type { LoanCommandNeeds } from '../command/command-needs.js';
import { type Caller } from '../command/command-call.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { type RepaymentAnswer } from './repayment-command.js';
import { submitRepayment, type SubmitRepaymentInput } from './submit-repayment.js';

/** What became of one of many. */
interface SubmittedItem {
  readonly idempotencyKey: string;
  readonly result: Result<RepaymentAnswer>;
}

export const MOST_REPAYMENTS = 1_000;

/** Fewer than units of work run at once, so that others get their turn. */
const SIDE_BY_SIDE = 3;

/**
 * Many payments in one request, each by its own key and for itself: some may be refused and the others stand. Those of one loan
 * are taken one after the other, in the order in which they are given. One that could not be carried out just now is answered so
 * and may be sent again; only where none could be is it a fault of the whole.
 */
export const submitRepayments = (needs: LoanCommandNeeds) => {
  return async (caller: Caller, inputs: readonly SubmitRepaymentInput[]): Promise<readonly SubmittedItem[]> => {
    const results = new Map<number, Result<RepaymentAnswer>>();
    const faults: unknown[] = [];
    const keys = new Set<string>();
    const byLoan = new Map<string, [number, SubmitRepaymentInput][]>();
    for (const [place, input] of inputs.entries()) {
      if (keys.has(input.idempotencyKey))
        results.set(place, refuse('IDEMPOTENCY_KEY_REUSED', 'An earlier item has the same key. Use a new key.'));
      else getOrCreate(byLoan, input.loanId, (): [number, SubmitRepaymentInput][] => []).push([place, input]);
      keys.add(input.idempotencyKey);
    }
    const submitOne = async (input: SubmitRepaymentInput): Promise<Result<RepaymentAnswer>> => {
      try {
        return await submitRepayment.run(needs, caller, input);
      } catch (error) {
        faults.push(error);
        needs.complain(caller.requestId, error);
        return refuse('IN_PROGRESS', 'The payment could not be processed at the moment. Retry with the same key.');
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
