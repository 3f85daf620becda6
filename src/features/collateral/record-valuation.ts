import { checkText, newId } from '../command/command-call.js';
import { loanToValue, newestValuation } from '../../domain/collateral/collateral.js';
import { inputCheck } from '../../domain/input-check.js';
import { decimal } from '../../domain/money.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { LoanUpdated } from '../loan/loan-answer.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';

@InputType({ description: 'A valuation to record.' })
class RecordValuationInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Value of the collateral.' })
  amount: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the valuation. Default: today.' })
  valuedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Source of the valuation.' })
  source?: string | null;
}

/**
 * By policy: one a month for forty years, and some for a repossession. Each valuation reads the earlier ones, so their number is
 * bounded.
 */
const MOST_VALUATIONS = 500;

/** Notes what the collateral is worth. The loan's figures follow the newest valuation. */
export const recordValuation = loanCommand({
  name: 'recordValuation',
  summary: 'Records what the collateral is worth.',
  event: 'Valuation recorded',
  scope: 'loan:service',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  menu: 'Collateral',
  affects: ['autoLoan', 'collateral', 'collateralAmount', 'valuation'],
  input: RecordValuationInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, stores, today, now } = work;
    const check = inputCheck();
    const amount = check.decimal('amount', input.amount, AMOUNT_OR_ZERO);
    const on = check.date('valuedOn', input.valuedOn ?? today);
    if (on > today) check.fault('valuedOn', 'must not be after today');
    checkText(check, 'source', input.source);
    if (check.faults.length > 0) return invalidInput(check.faults);
    if (loan.encumberedStatus === 'SOLD')
      return refuse('CONFLICT', 'The collateral is sold. Its value is the sale price.');
    const earlier = await stores.valuations.of(loan.id);
    if (earlier.length >= MOST_VALUATIONS) {
      return refuse('CONFLICT', `The limit of ${MOST_VALUATIONS} valuations per loan is reached.`);
    }
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
  },
});
