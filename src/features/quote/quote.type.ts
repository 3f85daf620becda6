import { Field, InputType, Int, registerEnumType, ObjectType } from 'type-graphql';
import type { Decimal } from 'decimal.js';
import { DAY_COUNTS, type DayCount } from '../../domain/schedule/day-count.js';
import { AmortizationType, PaymentFrequency } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar, PercentScalar } from '../../platform/scalars/scalars.js';

export const DayCountEnum = Object.fromEntries(DAY_COUNTS.map((dayCount) => [dayCount, dayCount])) as {
  [D in DayCount]: D;
};
registerEnumType(DayCountEnum, {
  name: 'DayCount',
  description: 'Day count convention for interest.',
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

@InputType({ description: 'A change of the index rate.' })
export class IndexChangeInput {
  @Field(() => DateScalar, { description: 'First day of the new index rate.' })
  from: string;

  @Field(() => PercentScalar, { description: 'New index rate, in percent.' })
  indexRatePercent: string;
}

@InputType({ description: 'A floating rate: index plus spread, with dated changes of the index.' })
export class FloatingRateInput {
  @Field(() => PercentScalar, { description: 'Index rate at funding, in percent.' })
  indexRatePercent: string;

  @Field(() => PercentScalar, { description: 'Spread over the index, in percentage points.' })
  spreadPercent: string;

  @Field(() => [IndexChangeInput], { nullable: true, description: 'Index changes after funding.' })
  indexChanges?: IndexChangeInput[] | null;
}

@InputType({ description: 'Terms of a payment schedule.' })
export class QuoteScheduleInput {
  @Field(() => DecimalScalar, { description: 'Amount lent.' })
  principal: string;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Fixed annual rate, in percent. Required unless `floating` is given.',
  })
  annualRatePercent?: string | null;

  @Field(() => FloatingRateInput, {
    nullable: true,
    description: 'Floating rate. Required unless `annualRatePercent` is given.',
  })
  floating?: FloatingRateInput | null;

  @Field(() => DateScalar, { description: 'Funding date.' })
  fundedOn: string;

  @Field(() => DateScalar, { nullable: true, description: 'First due date. Default: one period after funding.' })
  firstPaymentOn?: string | null;

  @Field(() => PaymentFrequency, {
    nullable: true,
    description: 'Payment frequency. Default: monthly.',
  })
  frequency?: PaymentFrequency | null;

  @Field(() => Int, { nullable: true, description: 'Number of installments. Optional when `payment` is given.' })
  installments?: number | null;

  @Field(() => DayCountEnum, { nullable: true, description: 'Day count. Default: Actual/365.' })
  dayCount?: DayCount | null;

  @Field(() => AmortizationType, {
    nullable: true,
    description: 'Amortization type. Default: `FULL_AMORTIZATION`.',
  })
  amortization?: AmortizationType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'For `BALLOON`: principal in the last installment.' })
  balloonAmount?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For `BALLOON`: number of installments of the amortization that determines the payment.',
  })
  amortizationInstallments?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Agreed payment. Default: computed.',
  })
  payment?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges included in the principal or paid at closing.',
  })
  prepaidFinanceCharge?: string | null;
}

@InputType({ description: 'One cash flow, or `count` equal ones from `on` at `frequency`.' })
export class FlowInput {
  @Field(() => DateScalar, { description: 'Date of the first flow.' })
  on: string;

  @Field(() => DecimalScalar, { description: 'Amount of each flow.' })
  amount: string;

  @Field(() => Int, { nullable: true, description: 'Number of flows. Default 1.' })
  count?: number | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'Frequency. Default: monthly.' })
  frequency?: PaymentFrequency | null;
}

@InputType({ description: 'Advances and payments of an APR.' })
export class QuoteAprInput {
  @Field(() => [FlowInput], { description: 'Amounts lent, at most 120.' })
  advances: FlowInput[];

  @Field(() => [FlowInput], { description: 'Amounts paid back.' })
  payments: FlowInput[];
}

@InputType({ description: 'A dated cash flow. Outflows are negative, inflows positive.' })
export class DatedFlowInput {
  @Field(() => DateScalar, { description: 'Date.' })
  on: string;

  @Field(() => DecimalScalar, { description: 'Amount.' })
  amount: string;
}

@InputType({ description: 'Dated cash flows of a yield.' })
export class QuoteYieldInput {
  @Field(() => [DatedFlowInput], { description: 'At least one outflow and one inflow.' })
  flows: DatedFlowInput[];
}

@ObjectType({ simpleResolvers: true, description: 'An installment of a quoted schedule.' })
export class QuotedInstallment {
  @Field(() => Int, { description: 'Number of the installment, from 1.' })
  number: number;

  @Field(() => DateScalar, { description: 'First day of the period.' })
  periodStart: string;

  @Field(() => DateScalar, { description: 'Due date.' })
  dueDate: string;

  @Field(() => DecimalScalar, { description: 'Principal before the installment.' })
  openingBalance: string;

  @Field(() => DecimalScalar, { description: 'Installment amount.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Principal part.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest part.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Principal after the installment.' })
  closingBalance: string;
}

@ObjectType({ description: 'A payment schedule with totals and APR.' })
export class ScheduleQuote {
  @Field(() => DecimalScalar, { description: 'First payment.' })
  payment: string;

  @Field(() => DecimalScalar, { description: 'Total principal: the amount lent.' })
  totalPrincipal: string;

  @Field(() => DecimalScalar, { description: 'Total interest.' })
  totalInterest: string;

  @Field(() => DecimalScalar, { description: 'Total of all payments.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Amount lent, less prepaid finance charges.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'Total cost of the credit.' })
  financeCharge: string;

  @Field(() => PercentScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DateScalar, { description: 'Maturity date.' })
  maturesOn: string;
}

@ObjectType({ description: 'APR of advances and payments.' })
export class AprQuote {
  @Field(() => PercentScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DecimalScalar, { description: 'Sum of advances.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'Sum of payments.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Payments less advances.' })
  financeCharge: string;
}

@ObjectType({ description: 'The yield of dated cash flows.' })
export class YieldQuote {
  @Field(() => PercentScalar, {
    nullable: true,
    description:
      'Effective annual yield (XIRR), in percent. With several solutions, the one nearest to 10 %. Null when it has more than 20 digits; use `dailyPercent` then.',
  })
  yieldPercent?: Decimal | undefined;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Twelve times the monthly rate, in percent. Null together with `yieldPercent`.',
  })
  monthlyNominalPercent?: Decimal | undefined;

  @Field(() => PercentScalar, {
    description: 'Daily yield, in percent. Compounded over 365 days it is the annual yield.',
  })
  dailyPercent: Decimal;

  @Field(() => [PercentScalar], {
    description: 'Other annual yields with a net present value of zero, in percent, nearest to 10 % first. At most 20.',
  })
  otherYieldsPercent: Decimal[];

  @Field(() => DecimalScalar, { description: 'Inflows less outflows.' })
  netCashflow: string;
}
