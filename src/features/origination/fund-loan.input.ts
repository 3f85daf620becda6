import { ServicingRulesInput } from './servicing-rules.input.js';
import { AMORTIZATION_CHOICES } from '../../domain/loan/servicing-terms.js';
import type { DayCount } from '../../domain/schedule/day-count.js';
import type { Frequency } from '../../domain/schedule/frequency.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { BankCalendar } from '../../domain/bank-calendar.js';
import type { DateRule } from '../../domain/rules/servicing-rules.js';
import { AmortizationType, PaymentFrequency } from '../loan/loan-enums.js';
import { DayCountEnum } from '../quote/quote.type.js';
import { DateScalar, DecimalScalar, PercentScalar } from '../../platform/scalars/scalars.js';
import { BankCalendarEnum, DateRuleEnum } from './servicing-rules.input.js';

@InputType({ description: 'A loan to fund, with its contract.' })
export class FundLoanInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { nullable: true, description: 'ID of the deal. Default: the first approved deal of the term.' })
  dealId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Term of the deal, in months. Default: the requested term.',
  })
  term?: number | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the contract, from which interest accrues. Default: today.',
  })
  contractDate?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First due date. Default: one period after the contract date.',
  })
  firstPaymentDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last due date, if it is irregular.' })
  finalPaymentDate?: string | null;

  @Field(() => AmortizationType, {
    nullable: true,
    description: 'Amortization type. Default: `FULL_AMORTIZATION`.',
  })
  amortization?: keyof typeof AMORTIZATION_CHOICES | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'For `BALLOON`: principal in the last installment.' })
  balloonAmount?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For `BALLOON`: number of installments of the amortization that determines the payment.',
  })
  amortizationInstallments?: number | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Fixed annual rate of the contract, in percent. Default: the rate of the deal.',
  })
  annualRatePercent?: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Index of a floating rate on the contract date, in percent. Requires `spreadPercent`.',
  })
  indexRatePercent?: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Spread of a floating rate over its index, in percentage points.',
  })
  spreadPercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Regular payment of the contract. Default: the payment of the deal.',
  })
  payment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'First payment, if it differs.' })
  firstPayment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Final payment of the contract.' })
  finalPayment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Finance charge of the contract.' })
  financeCharge?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges included in the principal or paid at closing. They lower the amount financed.',
  })
  prepaidFinanceCharge?: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'APR of the contract, in percent. Default: the APR of the deal.',
  })
  aprPercent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason to accept a contract whose figures differ from the computed ones by more than the tolerance.',
  })
  acceptDifference?: string | null;

  @Field(() => PaymentFrequency, {
    nullable: true,
    description: 'Payment frequency. Default: monthly.',
  })
  frequency?: Frequency | null;

  @Field(() => DayCountEnum, {
    nullable: true,
    description:
      'Day count: `ACTUAL_365` (default), `ACTUAL_360`, `THIRTY_360` or `ACTUAL_ACTUAL`. The others are for quotes only.',
  })
  dayCount?: DayCount | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Grace days before a late fee. Default: those of the chosen state policy, or 10.',
  })
  graceDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'v2 name. Use `rules.lateFee`. Late fee per installment: an amount such as 25.00, or a percentage of the unpaid part such as 5%. Default: none.',
  })
  lateFee?: string | null;

  @Field(() => ServicingRulesInput, {
    nullable: true,
    description: 'Other rules of the contract on fees, payments and closing. They are fixed at funding.',
  })
  rules?: ServicingRulesInput | null;

  @Field(() => BankCalendarEnum, {
    nullable: true,
    description: 'Calendar of bank days. Default: `US_FEDERAL_RESERVE`.',
  })
  bankCalendar?: BankCalendar | null;

  @Field(() => DateRuleEnum, {
    nullable: true,
    description: 'Rule for a due date that is not a bank day. Default: keep the date. Amounts don’t change.',
  })
  dueDateRule?: DateRule | null;

  @Field(() => DateRuleEnum, {
    nullable: true,
    description: 'Rule for a last grace day that is not a bank day. Default: keep the date.',
  })
  deadlineRule?: DateRule | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days past due after which interest is not income, until the loan is current. Default 90.',
  })
  nonAccrualDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days past due after which the loan must be charged off. Default 120.',
  })
  chargeOffDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after a bankruptcy notice after which the loan must be charged off. Default 60.',
  })
  bankruptcyChargeOffDays?: number | null;
}
