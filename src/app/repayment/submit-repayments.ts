import { obtain } from '../../domain/obtain.js';
import { refuse, type Result } from '../../domain/refusal.js';
import type { Caller, CommandNeeds } from '../command/loan-command.js';
import type { RepaymentAnswer } from './repayment-command.js';
import { submitRepayment, type SubmitRepaymentInput } from './submit-repayment.js';

/** What became of one of many. */
export interface SubmittedItem {
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
