import { Field, ID, InputType, Int } from 'type-graphql';
import type { BankCalendar } from '../../domain/bank-calendar.js';
import type { AMORTIZATION_CHOICES } from '../../domain/loan/servicing-terms.js';
import type { DateRule } from '../../domain/rules/servicing-rules.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { DayCount } from '../../domain/schedule/day-count.js';
import type { Frequency } from '../../domain/schedule/frequency.js';
import { classesOfPart, Tagged } from '../guard/tags.js';
import { CommandInput } from '../shared/command.enum.js';
import { AmortizationType, PaymentFrequency } from '../loan/loan-enums.js';
import { DayCountEnum } from '../quote/quote.type.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { BankCalendarEnum, DateRuleEnum, ServicingRulesInput } from './servicing-rules.input.js';

@InputType({ description: 'Which loan.' })
export class StartUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;
}

@InputType({ description: 'What a risk engine made of an application, in the shape of the v2 record.' })
export class UnderwritingResultsInput {
  @Tagged(classesOfPart('Response'))
  @Field(() => JsonObjectScalar, { description: 'The `Response` of the record.' })
  response: JsonObject;

  @Tagged(classesOfPart('Underwriting'))
  @Field(() => JsonObjectScalar, {
    description: 'The `Underwriting` of the record, with one UnderwritingInfo entry per DealTermsInfo entry.',
  })
  underwriting: JsonObject;
}

@InputType({ description: 'The results of a review, or what the built-in forecast needs to compute them.' })
export class CompleteUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => UnderwritingResultsInput, {
    nullable: true,
    description: 'Results of an outside risk engine, stored as they are. Without them the forecast computes them.',
  })
  results?: UnderwritingResultsInput | null;

  @Field(() => Int, { nullable: true, description: 'Credit score; the forecast needs it.' })
  creditScore?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Monthly payments on other debts, housing apart; for the forecast.',
  })
  monthlyDebts?: string | null;
}

@InputType({ description: 'Which decision to take back, and why.' })
export class ReopenUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@InputType({ description: 'Which application to end, and why.' })
export class WithdrawLoanInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@InputType({ description: 'Which condition of an approval is met.' })
export class ClearStipulationInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => Int, { description: 'Its place in the list, from 0.' })
  position: number;
}

@InputType({ description: 'Which loan to pay out, and on which approved deal.' })
export class FundLoanInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => ID, { nullable: true, description: 'Id of the deal; the first approved one of the term by default.' })
  dealId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Term of the deal in months; the term that was applied for by default.',
  })
  term?: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When the contract was signed: interest runs from it. Today by default.',
  })
  contractDate?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First due date; one period after the contract by default.',
  })
  firstPaymentDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last due date, where it is not the regular one.' })
  finalPaymentDate?: string | null;

  @Field(() => AmortizationType, {
    nullable: true,
    description: 'How principal is repaid; in full by level payments by default.',
  })
  amortization?: keyof typeof AMORTIZATION_CHOICES | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'For BALLOON: principal left for the last installment.' })
  balloonAmount?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For BALLOON: installments of the longer amortization to compute payments by.',
  })
  amortizationInstallments?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The contract’s fixed rate; that of the deal by default.',
  })
  annualRatePercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The index of a floating rate at contract date, in percent; with `spreadPercent`.',
  })
  indexRatePercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The spread of a floating rate over its index, in percentage points.',
  })
  spreadPercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The regular payment that the contract states; that of the deal by default.',
  })
  payment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The first payment, where the contract states another.' })
  firstPayment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The final payment that the contract states.' })
  finalPayment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The finance charge that the contract states.' })
  financeCharge?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges inside the principal or paid at closing; they lower the amount financed.',
  })
  prepaidFinanceCharge?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The APR that the contract states, in percent; that of the deal by default.',
  })
  aprPercent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the contract stands although it differs from our own figures by more than it may.',
  })
  acceptDifference?: string | null;

  @Field(() => PaymentFrequency, {
    nullable: true,
    description: 'How often an installment is due; monthly by default.',
  })
  frequency?: Frequency | null;

  @Field(() => DayCountEnum, {
    nullable: true,
    description:
      'How days of interest are counted: ACTUAL_365 (by default), ACTUAL_360, THIRTY_360 or ACTUAL_ACTUAL. The others are for calculators.',
  })
  dayCount?: DayCount | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of grace before a late fee; those of the state whose policy is taken, or 10, by default.',
  })
  graceDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Late fee per installment as the contract states it: an amount such as 25.00, or a percentage of what is unpaid such as 5%. None by default.',
  })
  lateFee?: string | null;

  @Field(() => ServicingRulesInput, {
    nullable: true,
    description: 'What else the contract says of fees, payments and closing. The loan keeps it for its life.',
  })
  rules?: ServicingRulesInput | null;

  @Field(() => BankCalendarEnum, {
    nullable: true,
    description: 'Which days are business days for this loan; by default those of the Federal Reserve.',
  })
  bankCalendar?: BankCalendar | null;

  @Field(() => DateRuleEnum, {
    nullable: true,
    description: 'What becomes of a due date that is no business day: it stays by default. Amounts never change by it.',
  })
  dueDateRule?: DateRule | null;

  @Field(() => DateRuleEnum, {
    nullable: true,
    description: 'What becomes of a last day of grace that is no business day: it stays by default.',
  })
  deadlineRule?: DateRule | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days past due from which on interest is no income until the loan is current; 90 by default.',
  })
  nonAccrualDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days past due from which on it is to be charged off; 120 by default.',
  })
  chargeOffDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after notice of bankruptcy from which on it is to be charged off; 60 by default.',
  })
  bankruptcyChargeOffDays?: number | null;
}
