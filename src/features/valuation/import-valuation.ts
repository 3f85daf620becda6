import { Field, ID, InputType } from 'type-graphql';
import { inputCheck, thingFault, type InputCheck } from '../../domain/input-check.js';
import { ONE, ZERO, type Decimal } from '../../domain/money.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { BUILT_IN_MODEL } from '../../domain/valuation/valuation-policy.js';
import { DateScalar, DecimalScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';
import { SALE_STATES } from '../ownership/transfer-states.js';
import { seesTransfers } from '../ownership/sees-transfers.js';

@InputType({ description: 'The value of a loan by a model outside the gateway.' })
class ImportValuationInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'Name of the model, such as `Example Model`.' })
  model: string;

  @Field(() => String, { description: 'Version of the model.' })
  version: string;

  @Field(() => DecimalScalar, { description: 'Fair value.' })
  fairValue: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the valuation. Default: today.' })
  valuedOn?: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Annual discount rate.' })
  discountRate?: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Share of the balance that is expected to default.' })
  defaultProbability?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Expected loss.' })
  expectedLoss?: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Expected annual yield.' })
  expectedYield?: string | null;
}

/** By policy: each reading of a value looks at all of them. */
const MOST_VALUES = 500;

const SHARE = { atLeast: ZERO, atMost: ONE, decimals: 6 };
const YIELD = { atLeast: ONE.negated(), atMost: ONE.times(100), decimals: 6 };

export const importValuation = loanCommand({
  name: 'importValuation',
  summary: 'Imports the value of a loan by a model outside the gateway. It takes precedence over the built-in model.',
  event: 'Valuation imported',
  scope: 'loan:transfer',
  states: SALE_STATES,
  blockedBy: [],
  refusals: [],
  menu: 'Ownership',
  affects: ['valuation'],
  // Its figures are in no event.
  isKnownTo: seesTransfers,
  input: ImportValuationInput,
  answer: LoanUpdated,
  decide: async (work, { model, version, ...input }) => {
    const { loan, stores, today, now } = work;
    const check = inputCheck();
    const valuedOn = check.date('valuedOn', input.valuedOn ?? today);
    if (valuedOn > today) check.fault('valuedOn', 'must not be after today');
    const value = {
      id: newId('LV'),
      valuedOn,
      model: nameOf(check, 'model', model),
      version: nameOf(check, 'version', version),
      fairValue: check.decimal('fairValue', input.fairValue, AMOUNT_OR_ZERO),
      discountRate: optional(input.discountRate, (text) => check.decimal('discountRate', text, SHARE)),
      defaultProbability: optional(input.defaultProbability, (text) =>
        check.decimal('defaultProbability', text, SHARE),
      ),
      expectedLoss: optional(input.expectedLoss, (text) => check.decimal('expectedLoss', text, AMOUNT_OR_ZERO)),
      expectedYield: optional(input.expectedYield, (text) => check.decimal('expectedYield', text, YIELD)),
    };
    if (model === BUILT_IN_MODEL.model) check.fault('model', 'must not be the name of the built-in model');
    if (check.faults.length > 0) return invalidInput(check.faults);
    if ((await stores.loanValues.count(loan.id)) >= MOST_VALUES)
      return refuse('CONFLICT', `The limit of ${MOST_VALUES} imported valuations per loan is reached.`);
    await stores.loanValues.insert(loan.id, value, now);
    return success(await recordChange(work, { effectiveOn: valuedOn }));
  },
});

const optional = (text: string | null | undefined, read: (text: string) => Decimal): Decimal | null =>
  text == null ? null : read(text);

function nameOf(check: InputCheck, field: string, text: string): string {
  const fault = thingFault(text);
  if (fault !== undefined) check.fault(field, fault);
  return text;
}
