import { Field, InputType, Int, registerEnumType, ObjectType } from 'type-graphql';
import type { Decimal } from 'decimal.js';
import { DAY_COUNTS, type DayCount } from '../../domain/schedule/day-count.js';
import { AmortizationType, PaymentFrequency } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';

export const DayCountEnum = Object.fromEntries(DAY_COUNTS.map((dayCount) => [dayCount, dayCount])) as {
  [D in DayCount]: D;
};
registerEnumType(DayCountEnum, {
  name: 'DayCount',
  description: 'How days turn into years when interest accrues.',
  valuesConfig: {
    ACTUAL_365: { description: 'Actual days over 365.' },
    ACTUAL_360: { description: 'Actual days over 360.' },
    THIRTY_360: { description: '30/360, the US (NASD) rule.' },
    ACTUAL_ACTUAL: { description: 'Actual/Actual ISDA: days of leap years over 366, all others over 365.' },
    ACTUAL_364: { description: 'Actual days over 364.' },
    NO_LEAP_365: { description: 'Actual days without 29 February, over 365.' },
    THIRTY_360_ISDA: { description: '30/360 ISDA, also called bond basis.' },
    THIRTY_E_360: { description: '30E/360, the European rule.' },
    THIRTY_E_360_ISDA: { description: '30E/360 ISDA.' },
    THIRTY_E_PLUS_360: { description: '30E+/360.' },
  },
});

@InputType({ description: 'From this day on the index stands here.' })
export class IndexChangeInput {
  @Field(() => DateScalar, { description: 'First day of the new index rate.' })
  from: string;

  @Field(() => DecimalScalar, { description: 'The index from then on, in percent.' })
  indexRatePercent: string;
}

@InputType({ description: 'A floating rate: index plus spread, with dated changes of the index.' })
export class FloatingRateInput {
  @Field(() => DecimalScalar, { description: 'The index at funding, in percent.' })
  indexRatePercent: string;

  @Field(() => DecimalScalar, { description: 'The spread over the index, in percentage points.' })
  spreadPercent: string;

  @Field(() => [IndexChangeInput], { nullable: true, description: 'Changes of the index after funding.' })
  indexChanges?: IndexChangeInput[] | null;
}

@InputType({ description: 'Terms to compute a repayment schedule for. No loan is needed.' })
export class QuoteScheduleInput {
  @Field(() => DecimalScalar, { description: 'Amount lent.' })
  principal: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fixed annual rate in percent; or give `floating`.' })
  annualRatePercent?: string | null;

  @Field(() => FloatingRateInput, { nullable: true, description: 'A floating rate; or give `annualRatePercent`.' })
  floating?: FloatingRateInput | null;

  @Field(() => DateScalar, { description: 'When the money is lent.' })
  fundedOn: string;

  @Field(() => DateScalar, { nullable: true, description: 'First due date; one period after funding by default.' })
  firstPaymentOn?: string | null;

  @Field(() => PaymentFrequency, {
    nullable: true,
    description: 'How often an installment is due; monthly by default.',
  })
  frequency?: PaymentFrequency | null;

  @Field(() => Int, { nullable: true, description: 'Number of installments; may be left out when `payment` is given.' })
  installments?: number | null;

  @Field(() => DayCountEnum, { nullable: true, description: 'Day count; Actual/365 by default.' })
  dayCount?: DayCount | null;

  @Field(() => AmortizationType, {
    nullable: true,
    description: 'How principal is repaid; in full by level payments by default.',
  })
  amortization?: AmortizationType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'For BALLOON: principal left for the last installment.' })
  balloonAmount?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For BALLOON: installments of the longer amortization to compute payments by.',
  })
  amortizationInstallments?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'A payment agreed beforehand instead of the computed one.',
  })
  payment?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges inside the principal or paid at closing.',
  })
  prepaidFinanceCharge?: string | null;
}

@InputType({ description: 'One flow, or `count` equal ones from `on` at a frequency.' })
export class FlowInput {
  @Field(() => DateScalar, { description: 'Day of the first flow.' })
  on: string;

  @Field(() => DecimalScalar, { description: 'Amount of each flow.' })
  amount: string;

  @Field(() => Int, { nullable: true, description: 'How many; one by default.' })
  count?: number | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'How often; monthly by default.' })
  frequency?: PaymentFrequency | null;
}

@InputType({ description: 'Advances and payments to find the annual percentage rate of.' })
export class QuoteAprInput {
  @Field(() => [FlowInput], { description: 'Money lent; at most 120 advances.' })
  advances: FlowInput[];

  @Field(() => [FlowInput], { description: 'Money paid back.' })
  payments: FlowInput[];
}

@InputType({ description: 'A dated flow of money: out is negative, in is positive.' })
export class DatedFlowInput {
  @Field(() => DateScalar, { description: 'Its day.' })
  on: string;

  @Field(() => DecimalScalar, { description: 'Its amount.' })
  amount: string;
}

@InputType({ description: 'Dated flows to find the yield of.' })
export class QuoteYieldInput {
  @Field(() => [DatedFlowInput], { description: 'At least one flow out and one in.' })
  flows: DatedFlowInput[];
}

@ObjectType({ simpleResolvers: true, description: 'One installment of a quoted schedule.' })
export class QuotedInstallment {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number: number;

  @Field(() => DateScalar, { description: 'First day of its period.' })
  periodStart: string;

  @Field(() => DateScalar, { description: 'When it is due.' })
  dueDate: string;

  @Field(() => DecimalScalar, { description: 'Principal owed before it.' })
  openingBalance: string;

  @Field(() => DecimalScalar, { description: 'What is due.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Principal in it.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest in it.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Principal still owed after it.' })
  closingBalance: string;
}

@ObjectType({ description: 'A repayment schedule with its totals and its annual percentage rate.' })
export class ScheduleQuote {
  @Field(() => DecimalScalar, { description: 'Payment of the first installment.' })
  payment: string;

  @Field(() => DecimalScalar, { description: 'Principal of all installments: the amount lent.' })
  totalPrincipal: string;

  @Field(() => DecimalScalar, { description: 'Interest of all installments.' })
  totalInterest: string;

  @Field(() => DecimalScalar, { description: 'All that is paid.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Amount lent less finance charges paid beforehand.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'What the credit costs in all.' })
  financeCharge: string;

  @Field(() => DecimalScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DateScalar, { description: 'When the last installment is due.' })
  maturesOn: string;
}

@ObjectType({ description: 'The annual percentage rate of advances and payments.' })
export class AprQuote {
  @Field(() => DecimalScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DecimalScalar, { description: 'All advances.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'All payments.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Payments less advances.' })
  financeCharge: string;
}

@ObjectType({ description: 'The yield of dated flows.' })
export class YieldQuote {
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Effective yield per year (XIRR), in percent. Of several the one that spreadsheets give from their usual guess of 10 %. Null when it has more than twenty digits: `dailyPercent` then says it.',
  })
  yieldPercent?: Decimal | undefined;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The same as twelve times its monthly rate, in percent. Null with `yieldPercent`.',
  })
  monthlyNominalPercent?: Decimal | undefined;

  @Field(() => DecimalScalar, { description: 'The same for a day, in percent: 365 of them compound to the yield.' })
  dailyPercent: Decimal;

  @Field(() => [DecimalScalar], {
    description:
      'Other yearly yields at which these flows are worth nothing, in percent, nearest to 10 % first; at most 20.',
  })
  otherYieldsPercent: Decimal[];

  @Field(() => DecimalScalar, { description: 'Flows in less flows out.' })
  netCashflow: string;
}
