import { loanToValue, newestValuation } from '../../domain/collateral/valuation.js';
import { inputCheck } from '../../domain/input-check.js';
import { decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { checkText, commandCall, type Caller, loanCommand, type CommandNeeds, newId } from '../command/loan-command.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';

export interface RecordValuationInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly amount: string;
  readonly valuedOn?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** Notes what the collateral is worth. The loan's figures follow the newest valuation. */
export const recordValuation =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RecordValuationInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('recordValuation', caller, input), input.loanId, async (work) => {
      const { loan, stores, today, now } = work;
      const check = inputCheck();
      const amount = check.decimal('amount', input.amount, AMOUNT_OR_ZERO);
      const on = check.date('valuedOn', input.valuedOn ?? today);
      if (on > today) check.fault('valuedOn', 'must not be after today');
      checkText(check, 'source', input.source);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const earlier = await stores.valuations.of(loan.id);
      const source = input.source ?? null;
      await stores.valuations.insert({ id: newId('VL'), loanId: loan.id, on, amount, source, recordedAt: now });
      const valuations = [...earlier, { on, amount }];
      const balance = decimal(loan.remainingBalance ?? loan.principalAmount);
      return success(
        await recordChange(work, {
          effectiveOn: on,
          columns: {
            collateralAmount: newestValuation(valuations, today)?.amount.toFixed(2) ?? null,
            ltv: loanToValue(balance, valuations, today)?.toFixed() ?? null,
          },
          amounts: { amount: amount.toFixed(2) },
        }),
      );
    });
